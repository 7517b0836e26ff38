import type { Area } from '../grid/a1';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { DocumentHost } from './document-host';
import { badSignature, isText } from './signature';
import { enumeration, EnumMember, stub } from './stub';

type Google = typeof GoogleAppsScript.Spreadsheet;

export const VISIBILITY = enumeration<Google['DeveloperMetadataVisibility']>('DOCUMENT', 'PROJECT');

interface Mark {
  readonly id: number;
  /** Undefined for the spreadsheet itself. */
  readonly sheet: Sheet | undefined;
  /** Undefined for a whole sheet; otherwise a whole row or column. */
  readonly area: Area | undefined;
  key: string;
  value: string | null;
  visibility: EnumMember;
}

/** Marks live as long as the session: an .xlsx file has no place for them. */
const marks = new WeakMap<DocumentHost, Mark[]>();

function marksOf(host: DocumentHost): Mark[] {
  const known = marks.get(host) ?? [];
  marks.set(host, known);
  return known;
}

export function addMetadata(
  host: DocumentHost,
  sheet: Sheet | undefined,
  area: Area | undefined,
  key: unknown,
  rest: readonly unknown[],
): void {
  if (!isText(key) || key === '') throw badSignature('SpreadsheetApp.Range.addDeveloperMetadata', [key]);
  if (sheet && area && !isWholeLine(sheet, area)) {
    throw new ServiceError(
      'Adding developer metadata to arbitrary ranges is not currently supported. Developer metadata may only be added to the top-level spreadsheet, an individual sheet, or an entire row or column.',
    );
  }
  const list = marksOf(host);
  list.push({
    id: list.length + 1,
    sheet,
    area,
    key,
    value: rest.find(isText) ?? null,
    visibility: rest.find((item) => item instanceof EnumMember) ?? visibilityNamed('DOCUMENT'),
  });
}

function visibilityNamed(name: 'DOCUMENT' | 'PROJECT'): EnumMember {
  return VISIBILITY[name] as unknown as EnumMember;
}

function isWholeLine(sheet: Sheet, { rows, columns }: Area): boolean {
  return (rows === 1 && columns === sheet.maxColumns) || (columns === 1 && rows === sheet.maxRows);
}

/** The marks put on exactly this place; a cell does not find those of its row or column. */
export function metadataAt(
  host: DocumentHost,
  sheet: Sheet | undefined,
  area: Area | undefined,
): LocalMetadata[] {
  const same = (mark: Mark): boolean => mark.sheet === sheet && sameLine(sheet, mark.area, area);
  return marksOf(host)
    .filter(same)
    .map((mark) => new LocalMetadata(host, mark));
}

/** Lines are compared by where they begin: the grid may have grown since. */
function sameLine(sheet: Sheet | undefined, marked: Area | undefined, asked: Area | undefined): boolean {
  if (!marked || !asked || !sheet) return marked === asked;
  if (!isWholeLine(sheet, asked)) return false;
  const byRow = asked.rows === 1 && asked.columns === sheet.maxColumns;
  return byRow
    ? marked.rows === 1 && marked.row === asked.row
    : marked.columns === 1 && marked.column === asked.column;
}

export class LocalMetadata extends stub<GoogleAppsScript.Spreadsheet.DeveloperMetadata>('DeveloperMetadata') {
  constructor(
    private readonly host: DocumentHost,
    private readonly mark: Mark,
  ) {
    super();
  }

  override getId(): number {
    return this.mark.id;
  }

  override getKey(): string {
    return this.mark.key;
  }

  override getValue(): string | null {
    return this.mark.value;
  }

  override getVisibility(): GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility {
    return this.mark.visibility as unknown as GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility;
  }

  override setKey(key: string): this {
    this.mark.key = key;
    return this;
  }

  override setValue(value: string): this {
    this.mark.value = value;
    return this;
  }

  override remove(): void {
    const list = marksOf(this.host);
    list.splice(list.indexOf(this.mark), 1);
  }
}
