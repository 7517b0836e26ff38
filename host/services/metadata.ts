import type { Area } from '../grid/a1';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { DeveloperMark } from '../grid/workbook';
import type { DocumentHost } from './document-host';
import { badSignature, isText } from './signature';
import { enumeration, EnumMember, stub } from './stub';

type Google = typeof GoogleAppsScript.Spreadsheet;

type WrapSheet = (sheet: Sheet) => GoogleAppsScript.Spreadsheet.Sheet;

export const VISIBILITY = enumeration<Google['DeveloperMetadataVisibility']>('DOCUMENT', 'PROJECT');
export const LOCATION_TYPE = enumeration<Google['DeveloperMetadataLocationType']>(
  ...(['SPREADSHEET', 'SHEET', 'ROW', 'COLUMN'] as const),
);

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
  const { marks } = host.workbook;
  const visibility = rest.find((item) => item instanceof EnumMember)?.name ?? 'DOCUMENT';
  marks.push({
    ...{
      id: Math.max(0, ...marks.map(({ id }) => id)) + 1,
      sheet,
      line: sheet && area && lineOf(sheet, area),
    },
    ...{ key, value: rest.find(isText) ?? null, visibility: visibility as 'DOCUMENT' | 'PROJECT' },
  });
}

function lineOf(sheet: Sheet, { row, column, rows }: Area): DeveloperMark['line'] {
  return rows === sheet.maxRows ? { kind: 'column', number: column } : { kind: 'row', number: row };
}

function isWholeLine(sheet: Sheet, { rows, columns }: Area): boolean {
  return (rows === 1 && columns === sheet.maxColumns) || (columns === 1 && rows === sheet.maxRows);
}

/** The marks put on exactly this place; a cell does not find those of its row or column. */
export function metadataAt(
  host: DocumentHost,
  wrap: WrapSheet,
  sheet: Sheet | undefined,
  area: Area | undefined,
): LocalMetadata[] {
  if (sheet && area && !isWholeLine(sheet, area)) return [];
  const line = sheet && area && lineOf(sheet, area);
  return host.workbook.marks
    .filter(
      (mark) => mark.sheet === sheet && mark.line?.kind === line?.kind && mark.line?.number === line?.number,
    )
    .map((mark) => new LocalMetadata(host, wrap, mark));
}

/** A search for marks, in the whole spreadsheet or in one sheet. */
export class LocalMetadataFinder extends stub<GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder>(
  'DeveloperMetadataFinder',
) {
  private key: string | undefined;
  private value: string | undefined;

  constructor(
    private readonly host: DocumentHost,
    private readonly wrap: WrapSheet,
    private readonly sheet: Sheet | undefined,
  ) {
    super();
  }

  override withKey(key: string): this {
    this.key = key;
    return this;
  }

  override withValue(value: string): this {
    this.value = value;
    return this;
  }

  override find(): LocalMetadata[] {
    return this.host.workbook.marks
      .filter(({ sheet }) => this.sheet === undefined || sheet === this.sheet)
      .filter(({ key }) => this.key === undefined || key === this.key)
      .filter(({ value }) => this.value === undefined || value === this.value)
      .map((mark) => new LocalMetadata(this.host, this.wrap, mark));
  }
}

class LocalMetadataLocation extends stub<GoogleAppsScript.Spreadsheet.DeveloperMetadataLocation>(
  'DeveloperMetadataLocation',
) {
  constructor(
    private readonly wrap: WrapSheet,
    private readonly mark: DeveloperMark,
  ) {
    super();
  }

  override getLocationType(): GoogleAppsScript.Spreadsheet.DeveloperMetadataLocationType {
    const { sheet, line } = this.mark;
    if (!sheet) return LOCATION_TYPE.SPREADSHEET;
    if (!line) return LOCATION_TYPE.SHEET;
    return line.kind === 'row' ? LOCATION_TYPE.ROW : LOCATION_TYPE.COLUMN;
  }

  override getSheet(): GoogleAppsScript.Spreadsheet.Sheet | null {
    const { sheet, line } = this.mark;
    return sheet && !line ? this.wrap(sheet) : null;
  }

  override getColumn(): GoogleAppsScript.Spreadsheet.Range | null {
    const { sheet, line } = this.mark;
    if (!sheet || line?.kind !== 'column') return null;
    return this.wrap(sheet).getRange(1, line.number, sheet.maxRows, 1);
  }

  override getRow(): GoogleAppsScript.Spreadsheet.Range | null {
    const { sheet, line } = this.mark;
    if (!sheet || line?.kind !== 'row') return null;
    return this.wrap(sheet).getRange(line.number, 1, 1, sheet.maxColumns);
  }
}

export class LocalMetadata extends stub<GoogleAppsScript.Spreadsheet.DeveloperMetadata>('DeveloperMetadata') {
  constructor(
    private readonly host: DocumentHost,
    private readonly wrap: WrapSheet,
    private readonly mark: DeveloperMark,
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
    return VISIBILITY[this.mark.visibility];
  }

  override getLocation(): LocalMetadataLocation {
    return new LocalMetadataLocation(this.wrap, this.mark);
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
    const { marks } = this.host.workbook;
    marks.splice(marks.indexOf(this.mark), 1);
  }
}
