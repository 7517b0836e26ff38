import { columnLetters, keyName, parseCell, type Position } from './grid/a1';
import { CellError } from './grid/cell';
import { UsageError } from './grid/refusal';
import type { Sheet } from './grid/sheet';
import type { Style } from './grid/style-book';
import { scriptValue, shownText } from './services/cell-exchange';
import type { LocalDocument } from './services/local-document';
import { isGeneral } from './text/number-format';

/** What can be seen of an open workbook. */
export abstract class WorkbookView {
  protected abstract readonly document: LocalDocument;

  sheets(): string[] {
    return this.document.workbook.sheets.map(({ name }) => name);
  }

  /** The values of a sheet's data range, as getValues gives them. */
  values(sheet: string): unknown[][] {
    const grid = this.grid(sheet);
    return this.table(grid, (row, column) => scriptValue(this.document, grid, { row, column }));
  }

  displayValues(sheet: string): string[][] {
    const grid = this.grid(sheet);
    return this.table(grid, (row, column) => shownText(this.document, grid, { row, column }));
  }

  formulas(sheet: string): string[][] {
    const grid = this.grid(sheet);
    return this.table(grid, (row, column) => grid.cellAt(row, column)?.formula ?? '');
  }

  /** The number format of every cell of a sheet's grid that has one of its own, by the cell's name. */
  numberFormats(sheet: string): Record<string, string> {
    const grid = this.grid(sheet);
    const { styleBook } = this.document.workbook;
    const formats = [...grid.cells].map(
      ([key, { style }]) => [keyName(key), styleBook.get(style).numberFormat] as const,
    );
    return Object.fromEntries(formats.filter(([, format]) => !isGeneral(format)));
  }

  /** How the first cells of a row, from 1, look. */
  looks(sheet: string, row: number, columns: number): Style[] {
    const grid = this.grid(sheet);
    const { styleBook } = this.document.workbook;
    return Array.from({ length: columns }, (_, index) => styleBook.get(grid.styleIdAt(row, index + 1)));
  }

  /** Developer metadata, as `Ranking!C: rating`; a sheet's own as `Ranking: ranking`. */
  marks(): string[] {
    return this.document.workbook.marks.map(({ sheet, line, value }) => {
      const place = line && (line.kind === 'column' ? columnLetters(line.number) : String(line.number));
      return `${sheet?.name ?? ''}${place === undefined ? '' : `!${place}`}: ${value ?? ''}`;
    });
  }

  /** The widths of the columns that a sheet uses, in pixels. */
  columnWidths(sheet: string): number[] {
    const grid = this.grid(sheet);
    return Array.from({ length: grid.extent().lastColumn }, (_, index) => grid.columnWidth(index + 1));
  }

  /** The sentence that Sheets shows on hovering a cell in error; undefined for any other cell. */
  cellError(sheet: string, cell: string): string | undefined {
    const at = parseCell(cell);
    const value = at && this.grid(sheet).valueAt(at.row, at.column);
    return value instanceof CellError ? value.message || value.code : undefined;
  }

  protected grid(name: string): Sheet {
    const sheet = this.document.workbook.sheetNamed(name);
    if (sheet) return sheet;
    const names = this.sheets().map((known) => `"${known}"`);
    throw new UsageError(`there is no sheet "${name}"; there are ${names.join(', ')}`);
  }

  protected cellOf(grid: Sheet, cell: string): Position {
    const at = parseCell(cell);
    if (!at) throw new UsageError(`"${cell}" is not a cell`);
    if (at.row <= grid.maxRows && at.column <= grid.maxColumns) return at;
    throw new UsageError(`${grid.name}!${cell} is outside the sheet (${grid.maxRows} × ${grid.maxColumns})`, {
      kind: 'outside',
      cell,
    });
  }

  private table<T>(grid: Sheet, make: (row: number, column: number) => T): T[][] {
    const { lastRow, lastColumn } = grid.extent();
    return Array.from({ length: Math.max(1, lastRow) }, (_, row) =>
      Array.from({ length: Math.max(1, lastColumn) }, (__, column) => make(row + 1, column + 1)),
    );
  }
}
