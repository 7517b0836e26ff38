import type {
  CellArea,
  CellChange,
  CellLook,
  ColumnPlace,
  Mark,
  NewSheet,
  RefusedCell,
  SheetContent,
  Workbook,
  WorkbookChanges,
} from '../ports/workbook';
import { a1 } from '../sheet/a1';
import { looksIn, putLooks } from './cell-looks';
import { refusedCells } from './cell-rules';
import { holdsOther } from './fresh-read';
import { publishText } from './publication';
import { publishedText } from './published-text';
import { SheetMarks } from './sheet-marks';
import { serialOf, sheetWallClock } from './wall-clock';
import { formatRuns, typed, writePlan, type Block, type WritePlan } from './write-blocks';

const HEADER_BACKGROUND = '#e8eaed';
/** How reading tells of the format of a cell that nobody has given one. */
const AUTOMATIC = '0.###############';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** The active spreadsheet through Apps Script: one read a sheet, one write a block. */
export class SheetsWorkbook implements Workbook {
  private readonly spreadsheet = SpreadsheetApp.getActive();
  private sheets: Map<string, Sheet> | null = null;
  private readonly readWallClock = sheetWallClock();
  private readonly contents = new Map<string, SheetContent>();
  private readonly remembered = new SheetMarks(this.spreadsheet);

  sheetNames(): readonly string[] {
    return [...this.sheetsByName().keys()];
  }

  isHidden(sheet: string): boolean {
    return this.sheetsByName().get(sheet)!.isSheetHidden();
  }

  marks(): readonly Mark[] {
    return this.remembered.all();
  }

  columnFormats(name: string, column: number): readonly string[] {
    const sheet = this.sheetsByName().get(name)!;
    const range = sheet.getRange(1, column + 1, sheet.getMaxRows(), 1);
    return range.getNumberFormats().map(([format]) => format!);
  }

  numberFormats(name: string, { row, column, rows, columns }: CellArea): readonly (readonly string[])[] {
    const sheet = this.sheetsByName().get(name)!;
    const height = Math.min(rows, sheet.getMaxRows() - row);
    const width = Math.min(columns, sheet.getMaxColumns() - column);
    const known =
      height < 1 || width < 1 ? [] : sheet.getRange(row + 1, column + 1, height, width).getNumberFormats();
    return Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (__, c) => known[r]?.[c] ?? ''),
    );
  }

  looks(sheet: string, area: CellArea): readonly CellLook[] {
    return looksIn(this.sheetsByName().get(sheet)!, area);
  }

  columnWidth({ sheet, column }: ColumnPlace): number {
    return this.sheetsByName()
      .get(sheet)!
      .getColumnWidth(column + 1);
  }

  read(sheet: string): SheetContent {
    let content = this.contents.get(sheet);
    if (!content) this.contents.set(sheet, (content = this.readSheet(sheet)));
    return content;
  }

  serialOf(date: Date): number | null {
    const wall = this.readWallClock(date);
    return wall && serialOf(wall);
  }

  protectedAmong({ cells, formats, renames, deletedSheets }: WorkbookChanges): readonly string[] {
    const locked: string[] = [];
    const areas = new Map<string, CellArea[]>();
    const touch = (name: string, area: CellArea) => areas.set(name, [...(areas.get(name) ?? []), area]);
    for (const [name, ofSheet] of bySheet(cells)) {
      if (!this.sheetsByName().has(name)) continue;
      for (const area of areasOf(writePlan(ofSheet, this.read(name)))) touch(name, area);
    }
    for (const { sheet, row, column, rows } of formats) touch(sheet, { row, column, rows, columns: 1 });
    for (const [name, ofSheet] of areas) {
      const sheet = this.sheetsByName().get(name);
      if (sheet) locked.push(...lockedAmong(sheet, ofSheet));
    }
    for (const { from } of renames) if (isLocked(this.sheetsByName().get(from)!, false)) locked.push(from);
    for (const name of deletedSheets) if (isLocked(this.sheetsByName().get(name)!, true)) locked.push(name);
    return [...new Set(locked)];
  }

  refusedAmong(cells: readonly CellChange[]): readonly RefusedCell[] {
    return [...bySheet(cells)].flatMap(([name, ofSheet]) => {
      const sheet = this.sheetsByName().get(name);
      if (!sheet) return [];
      return refusedCells(sheet, ofSheet).map(({ cell: { row, column }, rule }) => ({
        ...{ sheet: name, row, column, rule },
      }));
    });
  }

  isChanged(written: ReadonlySet<string>, others: 'too' | 'not'): boolean {
    return [...this.contents].some(([name, content]) => {
      if (!written.has(name) && others === 'not') return false;
      return holdsOther(this.sheetsByName().get(name)!, content, written.has(name));
    });
  }

  isPublished(): boolean {
    return publishedText(this.spreadsheet.getId()) !== null;
  }

  apply(changes: WorkbookChanges): void {
    const { newSheets, copies, renames, cells, deletedSheets, marks, formats, publication } = changes;
    const sheets = this.sheetsByName();
    // A new sheet comes to the front by itself: one that need not be seen has to give way again.
    const active = newSheets.length + copies.length > 0 ? this.spreadsheet.getActiveSheet() : null;
    for (const { of, name } of copies) {
      const copy = this.spreadsheet.insertSheet(name, sheets.size, { template: sheets.get(of)! });
      sheets.set(name, copy);
      // A copy that remembers what the sheet is would be a second one of the kind.
      this.remembered.forget(copy);
    }
    for (const name of deletedSheets) {
      this.spreadsheet.deleteSheet(sheets.get(name)!);
      sheets.delete(name);
    }
    for (const { from, to } of renames) {
      sheets.set(to, sheets.get(from)!.setName(to));
      sheets.delete(from);
    }
    for (const { name, before } of newSheets) {
      const index = before === null ? sheets.size : sheets.get(before)!.getIndex() - 1;
      sheets.set(name, this.spreadsheet.insertSheet(name, index));
    }
    const made = new Set(newSheets.map(({ name }) => name));
    for (const [name, ofSheet] of bySheet(cells)) {
      this.writeCells(name, ofSheet, made.has(name) ? null : this.read(name));
    }
    for (const { sheet, column, row, rows, format } of formats) {
      const range = sheets.get(sheet)!.getRange(row + 1, column + 1, rows, 1);
      range.setNumberFormat(fileFormat(format));
    }
    for (const sheet of newSheets) this.dress(sheet);
    this.dressColumns(changes);
    putLooks(changes.looks, sheets);
    this.remembered.change(marks, sheets);
    const shown = newSheets.find(({ isShown }) => isShown);
    if (shown) this.spreadsheet.setActiveSheet(sheets.get(shown.name)!);
    else if (active) this.spreadsheet.setActiveSheet(active);
    // A refused write may only be reported here.
    SpreadsheetApp.flush();
    // Last of all: what anybody sees is what the workbook has taken.
    if (publication !== undefined) publishText(this.spreadsheet.getId(), publication);
  }

  private sheetsByName(): Map<string, Sheet> {
    this.sheets ??= new Map(this.spreadsheet.getSheets().map((sheet) => [sheet.getName(), sheet]));
    return this.sheets;
  }

  private readSheet(name: string): SheetContent {
    const range = this.sheetsByName().get(name)!.getDataRange();
    return {
      name,
      values: range.getValues(),
      display: range.getDisplayValues(),
      formulas: range.getFormulas(),
      formats: range.getNumberFormats(),
    };
  }

  private writeCells(name: string, cells: readonly CellChange[], content: SheetContent | null): void {
    const sheet = this.sheetsByName().get(name)!;
    makeRoom(sheet, cells);
    const formats = new Map<string, CellArea[]>();
    for (const run of formatRuns(cells, content)) {
      formats.set(run.format, [...(formats.get(run.format) ?? []), run]);
    }
    for (const [format, areas] of formats) {
      if (areas.length === 1) rangeOf(sheet, areas[0]!).setNumberFormat(fileFormat(format));
      else sheet.getRangeList(areas.map(areaName)).setNumberFormat(fileFormat(format));
    }
    const { blocks, spreads } = writePlan(cells, content);
    for (const block of blocks) writeBlock(sheet, block, content);
    for (const { value, cells: places } of spreads) {
      sheet.getRangeList(places.map(({ row, column }) => a1(row, column))).setValue(value);
    }
  }

  private dress({ name, headerColumns, fittedColumns, widths, hiddenFrom }: NewSheet): void {
    const sheet = this.sheetsByName().get(name)!;
    sheet.getRange(1, 1, 1, headerColumns).setFontWeight('bold').setBackground(HEADER_BACKGROUND);
    sheet.setFrozenRows(1);
    sheet.autoResizeColumns(1, fittedColumns);
    for (const [column, pixels] of widths) sheet.setColumnWidth(column + 1, pixels);
    if (hiddenFrom !== null) sheet.hideColumns(hiddenFrom + 1, sheet.getMaxColumns() - hiddenFrom);
  }

  private dressColumns({ unhidden, fitted, widths }: WorkbookChanges): void {
    const sheetOf = (name: string) => this.sheetsByName().get(name)!;
    for (const { sheet, column } of unhidden) sheetOf(sheet).showColumns(column + 1);
    for (const { sheet, column } of fitted) sheetOf(sheet).autoResizeColumns(column + 1, 1);
    for (const { sheet, column, pixels } of widths) sheetOf(sheet).setColumnWidth(column + 1, pixels);
  }
}

function writeBlock(sheet: Sheet, block: Block, content: SheetContent | null): void {
  const { row, column, contents } = block;
  const range = rangeOf(sheet, areaOf(block));
  if (contents[0]![0]!.formula !== '') {
    range.setFormulas(contents.map((cells) => cells.map(({ formula }) => formula)));
    return;
  }
  const formatAt = (r: number, c: number) => content?.formats[row + r]?.[column + c] ?? '';
  range.setValues(contents.map((cells, r) => cells.map((cell, c) => typed(cell, formatAt(r, c)))));
}

/** The automatic format is asked for by its own name; what reading gives would be a format like any other. */
function fileFormat(format: string): string {
  return format === '' || format === AUTOMATIC ? 'General' : format;
}

function rangeOf(sheet: Sheet, { row, column, rows, columns }: CellArea): Range {
  return sheet.getRange(row + 1, column + 1, rows, columns);
}

function areaOf({ row, column, contents }: Block): CellArea {
  return { row, column, rows: contents.length, columns: contents[0]!.length };
}

function areasOf({ blocks, spreads }: WritePlan): CellArea[] {
  const places = spreads.flatMap(({ cells }) => cells.map((cell) => ({ ...cell, rows: 1, columns: 1 })));
  return [...blocks.map(areaOf), ...places];
}

function areaName({ row, column, rows, columns }: CellArea): string {
  return `${a1(row, column)}:${a1(row + rows - 1, column + columns - 1)}`;
}

/** The areas that can't be edited: asked about all at once, and only where that fails one by one. */
function lockedAmong(sheet: Sheet, areas: readonly CellArea[]): string[] {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  // Rows and columns still to be added can't be protected.
  const inside = areas
    .filter(({ row, column }) => row < maxRows && column < maxColumns)
    .map(({ row, column, rows, columns }) => ({
      ...{
        row,
        column,
        rows: Math.min(rows, maxRows - row),
        columns: Math.min(columns, maxColumns - column),
      },
    }));
  if (inside.length === 0 || rangeOf(sheet, around(inside)).canEdit()) return [];
  return inside
    .map((area) => rangeOf(sheet, area))
    .filter((range) => !range.canEdit())
    .map((range) => `${sheet.getName()}!${range.getA1Notation()}`);
}

function around(areas: readonly CellArea[]): CellArea {
  const row = Math.min(...areas.map((area) => area.row));
  const column = Math.min(...areas.map((area) => area.column));
  const rows = Math.max(...areas.map((area) => area.row + area.rows)) - row;
  const columns = Math.max(...areas.map((area) => area.column + area.columns)) - column;
  return { row, column, rows, columns };
}

/** A sheet protected as a whole keeps its name; to be deleted it may have nothing protected at all. */
function isLocked(sheet: Sheet, rangesToo: boolean): boolean {
  const { SHEET, RANGE } = SpreadsheetApp.ProtectionType;
  const types = rangesToo ? [SHEET, RANGE] : [SHEET];
  return types.some((type) => sheet.getProtections(type).some((protection) => !protection.canEdit()));
}

/** A range beyond the grid throws: rows and columns are added first. */
function makeRoom(sheet: Sheet, cells: readonly CellChange[]): void {
  const [rows, columns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  const lastRow = Math.max(...cells.map(({ row }) => row)) + 1;
  const lastColumn = Math.max(...cells.map(({ column }) => column)) + 1;
  if (lastRow > rows) sheet.insertRowsAfter(rows, lastRow - rows);
  if (lastColumn > columns) sheet.insertColumnsAfter(columns, lastColumn - columns);
}

function bySheet(cells: readonly CellChange[]): Map<string, CellChange[]> {
  const found = new Map<string, CellChange[]>();
  for (const cell of cells) {
    const ofSheet = found.get(cell.sheet);
    if (ofSheet) ofSheet.push(cell);
    else found.set(cell.sheet, [cell]);
  }
  return found;
}
