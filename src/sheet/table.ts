import type { ColumnWord } from '../core/problems';
import { ok, type Result } from '../core/result';
import { isBlank, isBlankRow, textOf, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { isSumLabel } from './sum-rows';
import { foldWord } from './text';
import { TOTAL_WORDS } from './vocabulary';

/** One row of a table on a sheet, with its cells by what they mean. */
export interface TableRow {
  /** Index of the row on the sheet, from 0. */
  readonly row: number;
  readonly cells: Row;
}

/** A table found on a sheet by its header. */
export interface Table {
  readonly header: Header;
  readonly rows: readonly TableRow[];
  /** The first row below everything the sheet holds, from 0. */
  readonly end: number;
}

/** The table on a sheet whose header holds one of the wanted sets of columns; `null` where there is none. */
export function findTable(
  rows: readonly Row[],
  wanted: readonly (readonly ColumnWord[])[],
  alsoRead?: readonly ColumnWord[],
): Result<Table | null> {
  const header = findHeader(rows, wanted, alsoRead);
  if (!header.ok) return header;
  if (!header.value) return ok(null);
  const first = header.value.row + 1;
  const body = rows.slice(first).map((cells, index) => ({ row: first + index, cells }));
  let end = rows.length;
  // It stops at the header at the latest, which is not blank.
  while (isBlankRow(rows[end - 1]!)) end -= 1;
  return ok({ header: header.value, rows: body.filter(({ cells }) => !isBlankRow(cells)), end });
}

/** The cell of a row in a column; `undefined` where the table has no such column. */
export function cellOf({ cells }: TableRow, { columns }: Header, column: ColumnWord): Cell {
  const index = columns.get(column);
  return index === undefined ? undefined : cells[index];
}

/** A row that sums up: its first filled cell says so. */
export function isTotal({ cells }: Pick<TableRow, 'cells'>): boolean {
  const first = cells.find((cell) => !isBlank(cell));
  const [word] = foldWord(textOf(first)).split(' ');
  return TOTAL_WORDS.has(word!);
}

/**
 * The rows where more of a table's lines go, as many as are wanted: first those that are left free right below its last
 * line, where a row that sums up closes it; then those below everything on the sheet. Nothing is moved.
 *
 * @param lastLine the row of the last line, from 0
 */
export function freeRows(
  { rows, end }: Pick<Table, 'rows' | 'end'>,
  lastLine: number,
  isFree: (row: number) => boolean,
  wanted: number,
): number[] {
  const next = rows.find(({ row }) => row > lastLine);
  const inside: number[] = [];
  if (next && next.cells.some(isSumLabel)) {
    for (let row = lastLine + 1; row < next.row && isFree(row) && inside.length < wanted; row++) {
      inside.push(row);
    }
  }
  const below = Array.from({ length: wanted - inside.length }, (_, index) => end + index);
  return [...inside, ...below];
}
