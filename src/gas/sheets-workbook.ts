import type {
  CellChange,
  CellContent,
  Mark,
  NewSheet,
  SheetContent,
  Workbook,
  WorkbookChanges,
} from '../ports/workbook';
import { SheetMarks } from './sheet-marks';
import { serialOf, sheetWallClock } from './wall-clock';
import { formatRuns, writeBlocks, type Block } from './write-blocks';

const TEXT_FORMAT = '@';
const HEADER_BACKGROUND = '#e8eaed';

/** Words and names that no locale makes a number, a date or a formula of. */
const PLAIN_WORDS = /^\p{L}[\p{L}\p{M}' ]*$/u;
const BOOLEAN_WORD = /^(true|false|verdadero|falso|истина|ложь|αληθές|ψευδές)$/i;

/** The active spreadsheet through Apps Script: one read a sheet, one write a block. */
export class SheetsWorkbook implements Workbook {
  private readonly spreadsheet = SpreadsheetApp.getActive();
  private sheets: Map<string, GoogleAppsScript.Spreadsheet.Sheet> | null = null;
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

  read(sheet: string): SheetContent {
    let content = this.contents.get(sheet);
    if (!content) this.contents.set(sheet, (content = this.readSheet(sheet)));
    return content;
  }

  serialOf(date: Date): number | null {
    const wall = this.readWallClock(date);
    return wall && serialOf(wall);
  }

  protectedAmong(cells: readonly CellChange[]): readonly string[] {
    const locked: string[] = [];
    for (const [name, ofSheet] of bySheet(cells)) {
      const sheet = this.sheetsByName().get(name);
      if (!sheet) continue;
      const [rows, columns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
      for (const { row, column, contents } of writeBlocks(ofSheet, this.read(name))) {
        const [height, width] = [
          Math.min(contents.length, rows - row),
          Math.min(contents[0]!.length, columns - column),
        ];
        // Rows and columns still to be added can't be protected.
        if (height < 1 || width < 1) continue;
        const range = sheet.getRange(row + 1, column + 1, height, width);
        if (!range.canEdit()) locked.push(`${name}!${range.getA1Notation()}`);
      }
    }
    return locked;
  }

  apply(changes: WorkbookChanges): void {
    const { newSheets, copies, renames, cells, fitted, deletedSheets, marks, formats } = changes;
    const sheets = this.sheetsByName();
    // A new sheet comes to the front by itself: one that need not be seen has to give way again.
    const active = newSheets.length > 0 ? this.spreadsheet.getActiveSheet() : null;
    for (const { of, name } of copies) {
      const copy = sheets.get(of)!.copyTo(this.spreadsheet).setName(name);
      // A copy that remembers what the sheet is would be a second one of the kind.
      this.remembered.forget(copy);
      sheets.set(name, copy);
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
    for (const { sheet, row, column, rows, format } of formats) {
      sheets
        .get(sheet)!
        .getRange(row + 1, column + 1, rows, 1)
        .setNumberFormat(format);
    }
    for (const sheet of newSheets) this.dress(sheet);
    for (const { sheet, column } of fitted) sheets.get(sheet)!.autoResizeColumns(column + 1, 1);
    this.remembered.change(marks, sheets);
    const shown = newSheets.find(({ isShown }) => isShown);
    if (shown) this.spreadsheet.setActiveSheet(sheets.get(shown.name)!);
    else if (active) this.spreadsheet.setActiveSheet(active);
    // A refused write may only be reported here.
    SpreadsheetApp.flush();
    this.contents.clear();
  }

  private sheetsByName(): Map<string, GoogleAppsScript.Spreadsheet.Sheet> {
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
    for (const { row, column, rows, columns, format } of formatRuns(cells, content)) {
      sheet.getRange(row + 1, column + 1, rows, columns).setNumberFormat(format);
    }
    for (const block of writeBlocks(cells, content)) writeBlock(sheet, block, content);
  }

  private dress({ name, headerColumns, fittedColumns, widths, hiddenFrom }: NewSheet): void {
    const sheet = this.sheetsByName().get(name)!;
    sheet.getRange(1, 1, 1, headerColumns).setFontWeight('bold').setBackground(HEADER_BACKGROUND);
    sheet.setFrozenRows(1);
    sheet.autoResizeColumns(1, fittedColumns);
    for (const [column, pixels] of widths) sheet.setColumnWidth(column + 1, pixels);
    if (hiddenFrom !== null) sheet.hideColumns(hiddenFrom + 1, sheet.getMaxColumns() - hiddenFrom);
  }
}

function writeBlock(
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  { row, column, contents }: Block,
  content: SheetContent | null,
): void {
  const range = sheet.getRange(row + 1, column + 1, contents.length, contents[0]!.length);
  if (contents[0]![0]!.formula !== '') {
    range.setFormulas(contents.map((cells) => cells.map(({ formula }) => formula)));
    return;
  }
  const formatAt = (r: number, c: number) => content?.formats[row + r]?.[column + c] ?? '';
  range.setValues(
    contents.map((cells, r) => cells.map((cell, c) => typed(cell, cell.format ?? formatAt(r, c)))),
  );
}

/** What `setValues` has to be given so that the cell holds just this: it reads text as typing does. */
function typed({ value }: CellContent, format: string): CellContent['value'] {
  if (typeof value !== 'string' || value === '' || format === TEXT_FORMAT) return value;
  return PLAIN_WORDS.test(value) && !BOOLEAN_WORD.test(value) ? value : `'${value}`;
}

/** A range beyond the grid throws: rows and columns are added first. */
function makeRoom(sheet: GoogleAppsScript.Spreadsheet.Sheet, cells: readonly CellChange[]): void {
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
