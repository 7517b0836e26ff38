import type { ColumnWord } from '../core/problems';
import { fail, ok, type Result } from '../core/result';
import { isBlankRow, textOf, type Cell, type Row } from './cell';
import { foldWord } from './text';
import { COLUMN_WORDS } from './vocabulary';

/** Where a table's columns are. */
export interface Header {
  /** Index of the header's row in the range, from 0. */
  readonly row: number;
  readonly columns: ReadonlyMap<ColumnWord, number>;
  /** Notes can stand in several columns; all are read. */
  readonly notes: readonly number[];
  /** Columns whose word has two meanings and whose neighbours don't tell which. */
  readonly unclear: readonly UnclearColumn[];
}

export interface UnclearColumn {
  readonly column: number;
  readonly header: string;
  readonly words: readonly ColumnWord[];
}

/** Titles and notes stand above real headers; how far down one is looked for. */
const DEEPEST_HEADER = 15;

/** Made when the first header is looked at: most formulas load the bundle without one. */
let columnsOfWords: ReadonlyMap<string, readonly ColumnWord[]> | null = null;

/**
 * The header of a table, found by meaning: the first row that holds a column for one of the wanted sets. Accents, case,
 * plural and order don't matter.
 *
 * @param wanted sets of columns, each of which makes a table of the kind looked for
 * @param alsoRead columns that are read where they are there
 * @returns `null` when no row is such a header; `columnTwice` when two columns that are read say they are the same
 */
export function findHeader(
  rows: readonly Row[],
  wanted: readonly (readonly ColumnWord[])[],
  alsoRead: readonly ColumnWord[] = [],
): Result<Header | null> {
  let looked = 0;
  for (let row = 0; row < rows.length && looked < DEEPEST_HEADER; row++) {
    if (isBlankRow(rows[row]!)) continue;
    looked += 1;
    const found = recognise(rows[row]!);
    const isHeader = wanted.some((set) => set.every((column) => found.columns.has(column)));
    if (isHeader) return header(rows[row]!, row, found, new Set([...wanted.flat(), ...alsoRead]));
  }
  return ok(null);
}

/** Whether a cell is the title of some column we know. */
export function isHeaderWord(cell: Cell): boolean {
  return typeof cell === 'string' && wordsOf(cell).length > 0;
}

/** Whether a cell is the title of one of these columns, whatever else it may be the title of. */
export function isTitleOf(cell: Cell, columns: readonly ColumnWord[]): boolean {
  return typeof cell === 'string' && wordsOf(cell).some((word) => columns.includes(word));
}

interface Recognised {
  readonly columns: ReadonlyMap<ColumnWord, readonly number[]>;
  readonly unclear: readonly UnclearColumn[];
}

/** Every column whose title in a row may be that of `word`, from 0. */
export function columnsTitled(rows: readonly Row[], row: number, word: ColumnWord): number[] {
  const titles = rows[row] ?? [];
  return [...titles.keys()].filter((column) => isTitleOf(titles[column], [word]));
}

/**
 * The row that comes nearest to being a header of one of the wanted sets, and what it lacks. Only a row that names at
 * least half of a set counts.
 */
export function nearestHeader(
  rows: readonly Row[],
  wanted: readonly (readonly ColumnWord[])[],
): { readonly row: number; readonly missing: readonly ColumnWord[] } | null {
  let nearest: { row: number; missing: readonly ColumnWord[] } | null = null;
  rows.slice(0, DEEPEST_HEADER).forEach((cells, row) => {
    const { columns } = recognise(cells);
    for (const set of wanted) {
      const missing = set.filter((word) => !columns.has(word));
      if (missing.length * 2 > set.length || missing.length === set.length) continue;
      if (!nearest || missing.length < nearest.missing.length) nearest = { row, missing };
    }
  });
  return nearest;
}

/** The columns a header row names, each with all its candidates. */
function recognise(row: Row): Recognised {
  const columns = new Map<ColumnWord, number[]>();
  const add = (word: ColumnWord, column: number) => columns.set(word, [...(columns.get(word) ?? []), column]);
  const doubtful: UnclearColumn[] = [];
  row.forEach((cell, column) => {
    if (typeof cell !== 'string') return;
    const words = wordsOf(cell);
    if (words.length === 1) add(words[0]!, column);
    else if (words.length > 1) doubtful.push({ column, header: textOf(cell), words });
  });
  const unclear = doubtful.filter(({ column, words }) => {
    const missing = words.filter((word) => !columns.has(word));
    if (missing.length === 1) add(missing[0]!, column);
    return missing.length > 1;
  });
  return { columns, unclear };
}

function header(cells: Row, row: number, found: Recognised, read: ReadonlySet<ColumnWord>): Result<Header> {
  const columns = new Map<ColumnWord, number>();
  for (const [word, candidates] of found.columns) {
    const [first, second] = candidates;
    if (second !== undefined && read.has(word)) {
      return fail(
        'columnTwice',
        { column: word, header: textOf(cells[second]) },
        { row: row + 1, column: second + 1 },
      );
    }
    columns.set(word, first!);
  }
  return ok({ row, columns, notes: found.columns.get('note') ?? [], unclear: found.unclear });
}

function wordsOf(title: string): readonly ColumnWord[] {
  columnsOfWords ??= columnsByWord();
  return columnsOfWords.get(withoutNumber(foldWord(title))) ?? [];
}

function columnsByWord(): Map<string, ColumnWord[]> {
  const byWord = new Map<string, ColumnWord[]>();
  for (const [column, words] of Object.entries(COLUMN_WORDS) as [ColumnWord, readonly string[]][]) {
    for (const word of new Set(words.map(withoutNumber))) {
      byWord.set(word, [...(byWord.get(word) ?? []), column]);
    }
  }
  return byWord;
}

/** The same for one and for several: `jugador` and `jugadores`, `score` and `scores`. Both sides are cut alike. */
function withoutNumber(words: string): string {
  return words
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s|e)$/, '') : word))
    .join(' ');
}
