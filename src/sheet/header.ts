import type { ColumnWord } from '../core/problems';
import { fail, ok, type Result } from '../core/result';
import { isBlankRow, type Cell, type Row } from './cell';
import { titlesOf, bandedTitles, isUnderBands, wordsOf, type Title } from './column-titles';
import { inItsLanguage, playersAroundScore, toldByContent } from './neighbours';

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

/** How many cells of a column are looked at to tell what it holds. */
const MOST_LOOKED_AT = 100;

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
    const read = new Set([...wanted.flat(), ...alsoRead]);
    const found = recognise(titlesOf(rows, row), under(rows, row));
    const banded = row > 0 ? recognise(bandedTitles(rows, row), under(rows, row)) : found;
    const isWanted = ({ columns }: Recognised) =>
      wanted.some((set) => set.every((word) => columns.has(word)));
    const has = (word: ColumnWord) => found.columns.has(word);
    // Titles that stand once for each side are told apart by the bands over them.
    const isByBands =
      isWanted(banded) && (!isWanted(found) || (isTwice(found, read) && !isTwice(banded, read)));
    if (isByBands) return header(bandedTitles(rows, row), row, banded, read);
    if (isWanted(found)) {
      // Bands of titles over the real ones: «Puntos» over «B» and «N».
      const below = isUnderBands(rows, row + 1)
        ? recognise(bandedTitles(rows, row + 1), under(rows, row + 1))
        : null;
      if (below && [...found.columns.keys()].every((word) => below.columns.has(word) || !read.has(word))) {
        return header(bandedTitles(rows, row + 1), row + 1, below, read);
      }
      return header(titlesOf(rows, row), row, found, read);
    }
    const unclear = found.unclear.find(({ words }) =>
      wanted.some((set) => set.every((word) => has(word) || words.includes(word))),
    );
    if (unclear) {
      const { column, header: title, words } = unclear;
      return fail('columnUnclear', { header: title, columns: words }, { row: row + 1, column: column + 1 });
    }
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

/** Every column whose title in a row may be that of `word`, from 0. */
export function columnsTitled(rows: readonly Row[], row: number, word: ColumnWord): number[] {
  const titles = [titlesOf(rows, row), bandedTitles(rows, row)];
  return [...(rows[row] ?? []).keys()].filter((column) =>
    titles.some((ofRow) => ofRow[column]!.words.includes(word)),
  );
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
  rows.slice(0, DEEPEST_HEADER).forEach((_, row) => {
    const { columns } = recognise(titlesOf(rows, row), under(rows, row));
    for (const set of wanted) {
      const missing = set.filter((word) => !columns.has(word));
      if (missing.length * 2 > set.length) continue;
      if (!nearest || missing.length < nearest.missing.length) nearest = { row, missing };
    }
  });
  return nearest;
}

/** What stands below a title, down to a hundred rows. */
function under(rows: readonly Row[], row: number): (column: number) => readonly Cell[] {
  return (column) => rows.slice(row + 1, row + 1 + MOST_LOOKED_AT).map((cells) => cells[column]);
}

interface Recognised {
  readonly columns: ReadonlyMap<ColumnWord, readonly number[]>;
  readonly unclear: readonly UnclearColumn[];
}

/** The columns that a row of titles names, each with all its candidates. */
function recognise(titles: readonly Title[], cellsBelow: (column: number) => readonly Cell[]): Recognised {
  const columns = new Map<ColumnWord, number[]>();
  const add = (word: ColumnWord, column: number) => columns.set(word, [...(columns.get(word) ?? []), column]);
  const doubtful: UnclearColumn[] = [];
  const weak: number[] = [];
  titles.forEach(({ text, words, isWeak }, column) => {
    if (isWeak) weak.push(column);
    else if (words.length === 1) add(words[0]!, column);
    else if (words.length > 1) doubtful.push({ column, header: text, words: inItsLanguage(words, titles) });
  });
  if (!columns.has('player')) for (const column of weak) add('player', column);
  playersAroundScore(titles, columns);
  let unclear = doubtful;
  for (let before = Infinity; unclear.length < before;) {
    before = unclear.length;
    // One that is told by its neighbours may tell the next.
    unclear = unclear.filter(({ column, header: title, words }) => {
      const missing = words.filter((word) => !columns.has(word));
      const told = toldByContent(title, missing, cellsBelow(column));
      if (told.length === 1) add(told[0]!, column);
      return told.length > 1;
    });
  }
  return { columns, unclear };
}

/** Whether two columns that are read say they are the same. */
function isTwice({ columns }: Recognised, read: ReadonlySet<ColumnWord>): boolean {
  return [...columns].some(([word, candidates]) => candidates.length > 1 && read.has(word));
}

function header(
  titles: readonly Title[],
  row: number,
  found: Recognised,
  read: ReadonlySet<ColumnWord>,
): Result<Header> {
  const columns = new Map<ColumnWord, number>();
  for (const [word, candidates] of found.columns) {
    const [first, second] = candidates;
    if (second !== undefined && read.has(word)) {
      return fail(
        'columnTwice',
        { column: word, header: titles[second]!.text },
        { row: row + 1, column: second + 1 },
      );
    }
    columns.set(word, first!);
  }
  return ok({ row, columns, notes: found.columns.get('note') ?? [], unclear: found.unclear });
}
