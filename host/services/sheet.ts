import { areaName, parseArea, splitSheetName, type Area } from '../grid/a1';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import { shownText } from './cell-exchange';
import type { DocumentHost } from './document-host';
import { addMetadata, LocalMetadataFinder, metadataAt, type LocalMetadata } from './metadata';
import { LocalProtection, PROTECTION_TYPE } from './protection';
import { LocalRange } from './range';
import { LocalRangeList } from './range-list';
import { copySheet, renameSheet } from './sheet-changes';
import { badSignature } from './signature';
import { stub } from './stub';

type GoogleSheet = GoogleAppsScript.Spreadsheet.Sheet;

const OUTSIDE = 'The coordinates of the range are outside the dimensions of the sheet.';

export class LocalSheet extends stub<GoogleSheet>('Sheet') {
  constructor(
    private readonly host: DocumentHost,
    private readonly spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
    private readonly wrap: (sheet: Sheet) => LocalSheet,
    readonly grid: Sheet,
  ) {
    super();
  }

  override getName(): string {
    return this.grid.name;
  }

  override setName(name: string): this {
    this.host.settle();
    renameSheet(this.host, this.grid, name);
    return this;
  }

  override getSheetId(): number {
    return this.grid.id;
  }

  override getIndex(): number {
    return this.host.workbook.sheets.indexOf(this.grid) + 1;
  }

  override getParent(): GoogleAppsScript.Spreadsheet.Spreadsheet {
    return this.spreadsheet;
  }

  override getMaxRows(): number {
    return this.grid.maxRows;
  }

  override getMaxColumns(): number {
    return this.grid.maxColumns;
  }

  override getLastRow(): number {
    return this.#extent().lastRow;
  }

  override getLastColumn(): number {
    return this.#extent().lastColumn;
  }

  override getDataRange(): LocalRange {
    const { lastRow, lastColumn } = this.#extent();
    return this.#range({ row: 1, column: 1, rows: Math.max(1, lastRow), columns: Math.max(1, lastColumn) });
  }

  override getRange(first: unknown, column?: unknown, rows?: unknown, columns?: unknown): LocalRange {
    if (typeof first === 'string') return this.#rangeNamed(first);
    const given = [
      first,
      column,
      ...(rows === undefined ? [] : [rows]),
      ...(columns === undefined ? [] : [columns]),
    ];
    if (!given.every((number) => typeof number === 'number' && Number.isFinite(number))) {
      throw badSignature('SpreadsheetApp.Sheet.getRange', given);
    }
    const [row = 1, col = 1, height = 1, width = 1] = given.map((number) => Math.trunc(number as number));
    return this.#range(this.#checked({ row, column: col, rows: height, columns: width }));
  }

  override getRangeList(a1Notations: string[]): LocalRangeList {
    return new LocalRangeList(a1Notations.map((notation) => this.#rangeNamed(notation)));
  }

  override insertRowsAfter(afterPosition: number, howMany: number): this {
    this.#requireFree(afterPosition, howMany, this.grid.maxRows, this.#extent().lastRow, 'insertRowsAfter');
    this.#grow(howMany, 0);
    return this;
  }

  override insertColumnsAfter(afterPosition: number, howMany: number): this {
    const { lastColumn } = this.#extent();
    this.#requireFree(afterPosition, howMany, this.grid.maxColumns, lastColumn, 'insertColumnsAfter');
    this.#grow(0, howMany);
    return this;
  }

  override getFrozenRows(): number {
    return this.grid.frozenRows;
  }

  override setFrozenRows(rows: number): void {
    this.grid.frozenRows = rows;
  }

  override getFrozenColumns(): number {
    return this.grid.frozenColumns;
  }

  override setFrozenColumns(columns: number): void {
    this.grid.frozenColumns = columns;
  }

  override getColumnWidth(columnPosition: number): number {
    this.host.settle();
    return this.grid.columnWidth(columnPosition);
  }

  override setColumnWidth(columnPosition: number, width: number): this {
    this.grid.columnWidths.set(columnPosition, width);
    return this;
  }

  override hideColumns(columnIndex: number, numColumns = 1): void {
    for (let column = columnIndex; column < columnIndex + numColumns; column++) {
      this.grid.columnVisibility.set(column, false);
    }
  }

  override showColumns(columnIndex: number, numColumns = 1): void {
    for (let column = columnIndex; column < columnIndex + numColumns; column++) {
      this.grid.columnVisibility.set(column, true);
    }
  }

  override autoResizeColumns(startColumn: number, numColumns: number): this {
    this.host.settle();
    const { lastRow } = this.grid.extent();
    for (let column = startColumn; column < startColumn + numColumns; column++) {
      let longest = 0;
      for (let row = 1; row <= lastRow; row++) {
        longest = Math.max(longest, shownText(this.host, this.grid, { row, column }).length);
      }
      // About seven pixels a letter, and room at the sides, as a spreadsheet's default font takes.
      if (longest > 0) this.grid.columnWidths.set(column, longest * 7 + 21);
    }
    return this;
  }

  override isSheetHidden(): boolean {
    return this.grid.visibility !== 'visible';
  }

  override hideSheet(): this {
    const { sheets } = this.host.workbook;
    const others = sheets.filter((sheet) => sheet !== this.grid && sheet.visibility === 'visible');
    if (others.length === 0) throw new ServiceError("You can't hide all the sheets in a document.");
    this.grid.visibility = 'hidden';
    return this;
  }

  override showSheet(): this {
    this.grid.visibility = 'visible';
    return this;
  }

  override copyTo(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): LocalSheet {
    if (spreadsheet !== this.spreadsheet) {
      throw badSignature('SpreadsheetApp.Sheet.copyTo', [spreadsheet]);
    }
    this.host.settle();
    return this.wrap(copySheet(this.host, this.grid));
  }

  override activate(): this {
    this.host.workbook.active = this.grid;
    return this;
  }

  override getProtections(type: GoogleAppsScript.Spreadsheet.ProtectionType): LocalProtection[] {
    this.host.settle();
    const wantsSheet = type === PROTECTION_TYPE.SHEET;
    const whole = this.grid.traits.isProtected ? [{ area: undefined, description: '' }] : [];
    return [...whole, ...this.grid.protections]
      .filter(({ area }) => (area === undefined) === wantsSheet)
      .map((protection) => new LocalProtection(protection, this.#range(protection.area ?? this.#whole())));
  }

  override addDeveloperMetadata(key: string, value?: unknown, visibility?: unknown): this {
    addMetadata(this.host, this.grid, undefined, key, [value, visibility]);
    return this;
  }

  override getDeveloperMetadata(): LocalMetadata[] {
    return metadataAt(this.host, this.wrap, this.grid, undefined);
  }

  override createDeveloperMetadataFinder(): LocalMetadataFinder {
    return new LocalMetadataFinder(this.host, this.wrap, this.grid);
  }

  #extent(): { lastRow: number; lastColumn: number } {
    this.host.settle();
    return this.grid.extent();
  }

  #whole(): Area {
    return { row: 1, column: 1, rows: this.grid.maxRows, columns: this.grid.maxColumns };
  }

  #range(area: Area, notation?: string): LocalRange {
    return new LocalRange(this.host, this, this.grid, area, notation ?? areaName(area));
  }

  #rangeNamed(notation: string): LocalRange {
    const { sheet, rest } = splitSheetName(notation);
    if (sheet !== undefined && sheet.toLowerCase() !== this.grid.name.toLowerCase()) {
      throw new ServiceError('Range not found');
    }
    const area = parseArea(rest, this.grid);
    if (!area) throw new ServiceError('Range not found');
    const open = /^(?:[A-Z]+:[A-Z]+|\d+:\d+)$/i.test(rest.replaceAll('$', ''));
    return this.#range(this.#checked(area), open ? rest.replaceAll('$', '').toUpperCase() : undefined);
  }

  #checked(area: Area): Area {
    const { row, column, rows, columns } = area;
    if (row < 1) throw new ServiceError('The starting row of the range is too small.');
    if (column < 1) throw new ServiceError('The starting column of the range is too small.');
    if (rows < 1) throw new ServiceError('The number of rows in the range must be at least 1.');
    if (columns < 1) throw new ServiceError('The number of columns in the range must be at least 1.');
    const { maxRows, maxColumns } = this.grid;
    if (row + rows - 1 > maxRows || column + columns - 1 > maxColumns) throw new ServiceError(OUTSIDE);
    return area;
  }

  #requireFree(after: number, count: number, size: number, last: number, method: string): void {
    if (!Number.isInteger(after) || after < 1 || after > size || !Number.isInteger(count) || count < 1) {
      const lines = method.includes('Rows') ? 'rows' : 'columns';
      throw new ServiceError(`Those ${lines} are out of bounds.`);
    }
    // Pushing content aside would move formulas, merges, rules and charts of the file along with it.
    if (after < last) {
      throw new Error(`Sheet.${method}() before existing content is not supported by the local host`);
    }
  }

  #grow(rows: number, columns: number): void {
    this.grid.maxRows += rows;
    this.grid.maxColumns += columns;
    this.host.calculator.growSheet(this.grid, rows, columns);
  }
}
