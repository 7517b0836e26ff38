import { isBlank, textOf, type Cell, type Row } from './cell';
import { isHeaderWord } from './header';
import { foldWord } from './text';
import { NO_WORDS } from './vocabulary';

/** Any mark says that a player came; a blank, an empty checkbox or a plain no that he did not. */
export function cameTo(cell: Cell): boolean {
  return !isBlank(cell) && cell !== false && !NO_WORDS.has(foldWord(textOf(cell)));
}

/**
 * The columns of marks: all of them, or under a header row those whose title is not a column of something else.
 * `headerRow` is −1 without a header.
 */
export function attendanceColumns(rows: readonly Row[]): { headerRow: number; columns: number[] } {
  const headerRow = rows.findIndex((row) => row.some(isHeaderWord));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, column) => column);
  return {
    headerRow,
    columns: headerRow === -1 ? all : all.filter((column) => !isHeaderWord(rows[headerRow]![column])),
  };
}
