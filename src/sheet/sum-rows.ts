import { isBlank, textOf, type Cell, type Row } from './cell';
import { foldWord } from './text';
import { COUNTED_WORDS, TOTAL_WORDS } from './vocabulary';

/** The columns of a table of matches that tell its rows of sums. */
export interface SumColumns {
  readonly white: number;
  readonly black: number;
  readonly notes: readonly number[];
  /** Columns of results: what is text there is no label. */
  readonly results: readonly number[];
}

/** Whether a text says that the numbers beside it are sums or counts: `Total`, `Partidas jugadas`, `Points today`. */
export function isSumLabel(cell: Cell): boolean {
  return beginsASum(foldWord(textOf(cell)));
}

/** The same of a text that is folded already, without its signs. */
export function beginsASum(words: string): boolean {
  const word = words.split(' ')[0]!;
  return TOTAL_WORDS.has(word) || COUNTED_WORDS.has(word);
}

/**
 * Tells the rows of a table of matches that sum up, by their index in `rows`: they name no player, and somewhere on them
 * stands what is counted. Below the last match any text says so, where the matches themselves have none in its column: a
 * result typed without its players stands beside a group, a round, a board like those above.
 *
 * @param firstRow the first row below the header
 */
export function sumRowFinder(
  rows: readonly Row[],
  firstRow: number,
  columns: SumColumns,
): (row: number) => boolean {
  // Most tables have none: the matches are looked at when a row may be one.
  let matches: Matches | null = null;
  return (row) => {
    const cells = rows[row]!;
    if (isPlayer(cells[columns.white]) || isPlayer(cells[columns.black])) return false;
    return cells.some((cell, column) => {
      if (typeof cell !== 'string' || isBlank(cell) || columns.notes.includes(column)) return false;
      const { last, texts, labels } = (matches ??= matchesIn(rows, firstRow, columns));
      if (isSumLabel(cell)) return !labels.has(column);
      return last !== null && row > last && !texts.has(column) && !columns.results.includes(column);
    });
  };
}

interface Matches {
  /** The row of the last one. */
  readonly last: number | null;
  /** The columns in which some match holds text, and such as would say that it sums up. */
  readonly texts: ReadonlySet<number>;
  readonly labels: ReadonlySet<number>;
}

function matchesIn(rows: readonly Row[], firstRow: number, { white, black }: SumColumns): Matches {
  const [texts, labels] = [new Set<number>(), new Set<number>()];
  let last: number | null = null;
  for (let row = firstRow; row < rows.length; row++) {
    const cells = rows[row]!;
    if (!isPlayer(cells[white]) || !isPlayer(cells[black])) continue;
    last = row;
    cells.forEach((cell, column) => {
      if (typeof cell !== 'string' || isBlank(cell)) return;
      texts.add(column);
      if (isSumLabel(cell)) labels.add(column);
    });
  }
  return { last, texts, labels };
}

function isPlayer(cell: Cell): boolean {
  return typeof cell === 'string' && !isBlank(cell) && !isSumLabel(cell);
}
