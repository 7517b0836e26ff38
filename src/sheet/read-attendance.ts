import { isBlank, textOf, type Cell, type Row } from './cell';
import { isHeaderWord, isTitleOf } from './header';
import { foldWord } from './text';
import { NO_WORDS } from './vocabulary';

/** Any mark says that a player came; a blank, an empty checkbox or a plain no that he did not. */
export function cameTo(cell: Cell): boolean {
  return !isBlank(cell) && !NO_WORDS.has(foldWord(textOf(cell)));
}

/**
 * The columns of marks: all of them, or under a header row those whose title is not a column of something else. Marks can
 * be words that head columns elsewhere (no, vino, #), so only titles that nobody marks with make a header.
 * `headerRow` is −1 without a header.
 */
export function attendanceColumns(rows: readonly Row[]): { headerRow: number; columns: number[] } {
  const headerRow = rows.findIndex((row) =>
    row.some((cell) => isTitleOf(cell, ['player', 'rating', 'experience', 'tournament'])),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, column) => column);
  if (headerRow === -1) return { headerRow, columns: all };
  const titles = rows[headerRow]!;
  const isMarks = (cell: Cell) => !isHeaderWord(cell) || isTitleOf(cell, ['tournament']);
  return { headerRow, columns: all.filter((column) => isMarks(titles[column])) };
}
