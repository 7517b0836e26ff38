import { parseArea, splitSheetName } from '../grid/a1';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { DocumentHost } from './document-host';
import { addMetadata, LocalMetadataFinder, metadataAt, type LocalMetadata } from './metadata';
import type { LocalRange } from './range';
import { LocalSheet } from './sheet';
import { copyUnder, deleteSheet, insertSheet } from './sheet-changes';
import { badSignature } from './signature';
import { stub } from './stub';

type Google = GoogleAppsScript.Spreadsheet.Spreadsheet;

export class LocalSpreadsheet extends stub<Google>('Spreadsheet') {
  private readonly services = new WeakMap<Sheet, LocalSheet>();

  constructor(private readonly host: DocumentHost) {
    super();
  }

  /** One service object a sheet, so that scripts can compare them. */
  private readonly wrap = (sheet: Sheet): LocalSheet => {
    const service = this.services.get(sheet) ?? new LocalSheet(this.host, this, this.wrap, sheet);
    this.services.set(sheet, service);
    return service;
  };

  override getId(): string {
    return 'local-spreadsheet';
  }

  override getName(): string {
    return this.host.workbook.title;
  }

  override getSheets(): LocalSheet[] {
    return this.host.workbook.sheets.map((sheet) => this.wrap(sheet));
  }

  override getSheetByName(name: string): LocalSheet | null {
    const sheet = this.host.workbook.sheetNamed(name);
    return sheet ? this.wrap(sheet) : null;
  }

  override getActiveSheet(): LocalSheet {
    return this.wrap(this.host.workbook.activeSheet());
  }

  override setActiveSheet(sheet: GoogleAppsScript.Spreadsheet.Sheet): LocalSheet {
    if (!(sheet instanceof LocalSheet)) {
      throw badSignature('SpreadsheetApp.Spreadsheet.setActiveSheet', [sheet]);
    }
    this.host.workbook.active = sheet.grid;
    return sheet;
  }

  override insertSheet(first?: unknown, second?: unknown, third?: unknown): LocalSheet {
    this.host.settle();
    const { sheets } = this.host.workbook;
    const given = typeof first === 'string' ? first : undefined;
    const index = typeof first === 'number' ? first : typeof second === 'number' ? second : undefined;
    const active = sheets.indexOf(this.host.workbook.activeSheet()) + 1;
    const place = Math.min(Math.max(0, index ?? active), sheets.length);
    const name = given ?? this.#freeName();
    const template = [second, third].map(templateIn).find((one) => one !== undefined);
    if (template) return this.wrap(copyUnder(this.host, template.grid, name, place));
    return this.wrap(insertSheet(this.host, name, place));
  }

  override deleteSheet(sheet: GoogleAppsScript.Spreadsheet.Sheet): void {
    if (!(sheet instanceof LocalSheet)) throw badSignature('SpreadsheetApp.Spreadsheet.deleteSheet', [sheet]);
    this.host.settle();
    deleteSheet(this.host, sheet.grid);
  }

  override getRange(a1Notation: string): LocalRange {
    const { sheet: name } = splitSheetName(a1Notation);
    const sheet = name === undefined ? this.host.workbook.activeSheet() : this.host.workbook.sheetNamed(name);
    if (!sheet) throw new ServiceError('Range not found');
    return this.wrap(sheet).getRange(a1Notation);
  }

  override getSpreadsheetLocale(): string {
    return this.host.workbook.locale.code;
  }

  override getSpreadsheetTimeZone(): string {
    return this.host.workbook.timeZone;
  }

  override toast(msg: string, title?: string): void {
    this.host.dialogs.toast(String(msg), title ?? '');
  }

  override getNamedRanges(): LocalNamedRange[] {
    const found: LocalNamedRange[] = [];
    for (const { name, target, hidden } of this.host.workbook.names) {
      const { sheet: sheetName, rest } = splitSheetName(target);
      const sheet = sheetName === undefined ? undefined : this.host.workbook.sheetNamed(sheetName);
      const area = sheet && parseArea(rest, sheet);
      if (hidden || name.startsWith('_xlnm.') || !sheet || !area) continue;
      const range = (): LocalRange =>
        this.wrap(sheet).getRange(area.row, area.column, area.rows, area.columns);
      found.push(new LocalNamedRange(name, range));
    }
    return found;
  }

  override addDeveloperMetadata(key: string, value?: unknown, visibility?: unknown): this {
    addMetadata(this.host, undefined, undefined, key, [value, visibility]);
    return this;
  }

  override getDeveloperMetadata(): LocalMetadata[] {
    return metadataAt(this.host, this.wrap, undefined, undefined);
  }

  override createDeveloperMetadataFinder(): LocalMetadataFinder {
    return new LocalMetadataFinder(this.host, this.wrap, undefined);
  }

  #freeName(): string {
    const word = this.host.workbook.locale.tag.startsWith('es') ? 'Hoja' : 'Sheet';
    for (let number = this.host.workbook.sheets.length + 1; ; number++) {
      if (!this.host.workbook.sheetNamed(`${word} ${number}`)) return `${word} ${number}`;
    }
  }
}

/** `{template: sheet}`: the sheet that a new one is a copy of. */
function templateIn(options: unknown): LocalSheet | undefined {
  const template = (options as { template?: unknown } | undefined)?.template;
  return template instanceof LocalSheet ? template : undefined;
}

class LocalNamedRange extends stub<GoogleAppsScript.Spreadsheet.NamedRange>('NamedRange') {
  constructor(
    private readonly label: string,
    private readonly range: () => LocalRange,
  ) {
    super();
  }

  override getName(): string {
    return this.label;
  }

  override getRange(): LocalRange {
    return this.range();
  }
}
