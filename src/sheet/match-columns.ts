import { fail, ok, type Result } from '../core/result';
import type { ColumnWord } from '../core/problems';
import { isBlank, isBlankRow, isDate, textOf, type Cell, type Row } from './cell';
import { isTitleOf, type Header } from './header';
import { isPair, isPlusMinus, isUnfilled, markOf } from './score';
import { fold } from './text';

/** Where the columns of a table of matches are, from 0; `null` for those it doesn't have. */
export interface MatchColumns {
  readonly white: number;
  readonly black: number;
  readonly pointsWhite: number | null;
  readonly pointsBlack: number | null;
  /** One cell for both sides' points, where there are no two columns. */
  readonly score: number | null;
  readonly group: number | null;
  readonly latePointsWhite: number | null;
  readonly latePointsBlack: number | null;
  readonly notes: readonly number[];
}

const NO_OTHERS = { group: null, latePointsWhite: null, latePointsBlack: null } as const;

const FOUR_COLUMNS: MatchColumns = {
  ...NO_OTHERS,
  ...{ white: 0, black: 1, pointsWhite: 2, pointsBlack: 3, score: null, notes: [4] },
};
const SCORE_BETWEEN: MatchColumns = {
  ...NO_OTHERS,
  ...{ white: 0, score: 1, black: 2, pointsWhite: null, pointsBlack: null, notes: [3] },
};
/** `Ana | 3 | - | 1 | Bea`, and `Ana | Bea | 3 | - | 1`. */
const DASH_BETWEEN = {
  ...NO_OTHERS,
  ...{ white: 0, pointsWhite: 1, pointsBlack: 3, black: 4, score: null, notes: [5] },
};
const DASH_BEHIND = {
  ...NO_OTHERS,
  ...{ white: 0, black: 1, pointsWhite: 2, pointsBlack: 4, score: null, notes: [5] },
};
const SCORE_BEHIND: MatchColumns = {
  ...NO_OTHERS,
  ...{ white: 0, black: 1, score: 2, pointsWhite: null, pointsBlack: null, notes: [3] },
};

/**
 * The columns of matches under a header that names both players. The points stand in columns of their own, in one for
 * both, or on the two sides of a column of dashes, whatever heads the three.
 */
export function matchColumnsOf({ row, columns, notes }: Header, rows: readonly Row[]): MatchColumns {
  const column = (word: ColumnWord) => columns.get(word) ?? null;
  const hasBothPoints = columns.has('pointsWhite') && columns.has('pointsBlack');
  const score = column('score');
  const [white, black] = [columns.get('white')!, columns.get('black')!];
  const others = new Set([...columns].filter(([word]) => !POINTS.includes(word)).map(([, index]) => index));
  const dash = hasBothPoints ? null : dashColumn(rows, row + 1, white, black, others);
  return {
    ...{ white, black },
    pointsWhite: hasBothPoints ? column('pointsWhite') : dash === null ? null : dash - 1,
    pointsBlack: hasBothPoints ? column('pointsBlack') : dash === null ? null : dash + 1,
    score: dash !== null && score !== null && Math.abs(score - dash) <= 1 ? null : score,
    group: column('group'),
    latePointsWhite: column('latePointsWhite'),
    latePointsBlack: column('latePointsBlack'),
    notes,
  };
}

/** What the columns beside a dash may be called. */
const POINTS: readonly ColumnWord[] = [
  ...(['score', 'points', 'pointsWhite', 'pointsBlack', 'pointsFor', 'pointsAgainst'] as const),
];

const DASH = /^[-\u2010-\u2015\u2212:]$/;

/**
 * The column that holds nothing but a dash or colon, with points or nothing on its two sides, wherever both players are
 * named; `null` where there is none, or more than one.
 */
function dashColumn(
  rows: readonly Row[],
  firstRow: number,
  white: number,
  black: number,
  others: ReadonlySet<number>,
): number | null {
  const width = rows[firstRow]?.length ?? 0;
  let open = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column > 0 && [column - 1, column, column + 1].every((one) => !others.has(one)),
  );
  const dashed = new Set<number>();
  for (let row = firstRow; row < rows.length && open.length > 0; row++) {
    const cells = rows[row]!;
    if (isBlank(cells[white]) || isBlank(cells[black])) continue;
    const fits = open.filter((column) => isDash(cells, column));
    // The header stands again above every block.
    if (fits.length < open.length && isTitleOf(cells[white], ['white'])) continue;
    for (const column of fits) if (!isBlank(cells[column])) dashed.add(column);
    open = fits;
  }
  const [dash, second] = open.filter((column) => dashed.has(column));
  return dash === undefined || second !== undefined ? null : dash;
}

function isDash(cells: Row, column: number): boolean {
  const cell = cells[column];
  const isPoints = (side: Cell) =>
    isUnfilled(side) ||
    typeof side === 'number' ||
    (typeof side === 'string' && (/^\d+$/.test(textOf(side)) || markOf(side) !== null));
  return (
    (isBlank(cell) || (typeof cell === 'string' && DASH.test(textOf(cell)))) &&
    isPoints(cells[column - 1]) &&
    isPoints(cells[column + 1])
  );
}

/** A header that names the players and not, or only half, where their points are. */
export function scoreColumnsMissing({ row, columns }: Header): Result<never> {
  const missing = (['pointsWhite', 'pointsBlack'] as const).filter((word) => !columns.has(word));
  return fail('columnsMissing', { missing }, { row: row + 1 });
}

/**
 * The columns of matches without a header: white, black, points white, points black, note; or white, score, black.
 * Which of the two is told by what stands in the second column; where nothing tells, by how many columns there are.
 */
export function matchColumnsWithoutHeader(rows: readonly Row[]): Result<MatchColumns> {
  const filled = rows.filter((row) => !isBlankRow(row));
  const width = filled.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  if (width < 2) return fail('rangeTooNarrow', { columns: width });
  const inColumn = (column: number) => filled.map((row) => row[column]).filter((cell) => !isBlank(cell));
  for (const columns of [DASH_BETWEEN, DASH_BEHIND]) {
    const { white, black, pointsWhite } = columns;
    const others = new Set([white, black]);
    if (dashColumn(filled, 0, white, black, others) === pointsWhite + 1 && inColumn(black).every(isName)) {
      return ok(columns);
    }
  }
  const [second, third, fourth] = [inColumn(1), inColumn(2), inColumn(3)];
  if (holdsResults(second)) return ok(SCORE_BETWEEN);
  // Words that are no results stand where results go: the sentence about them has to be about the right cell.
  if (isOneWord(second) && areNames(third)) return ok(SCORE_BETWEEN);
  const isNamed = areNames(second) && second.length >= third.length;
  if (width <= 3 && isNamed && isOneWord(third)) return ok(SCORE_BEHIND);
  if (width <= 3 && third.some(isName)) return ok(SCORE_BETWEEN);
  const isNoted = fourth.length > 0 && !fourth.some(isPoints);
  if ((width <= 3 || isNoted) && holdsResults(third)) return ok(SCORE_BEHIND);
  return ok(FOUR_COLUMNS);
}

/** Whether a column of texts says the same in every row, such as `P` or `vs`: nobody is called so who plays them all. */
function isOneWord(cells: readonly Cell[]): boolean {
  const words = new Set(cells.map((cell) => fold(textOf(cell))));
  return cells.length > 1 && words.size === 1 && areNames(cells);
}

function areNames(cells: readonly Cell[]): boolean {
  return cells.length > 0 && cells.every(isName);
}

/**
 * Whether what stands in a column are results of both sides: one with a number at least, or nothing but what says of both
 * who was there, such as `F-F` and `- : +`.
 */
export function holdsResults(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isUnfilled(cell));
  return filled.some(isScoreLike) || (filled.length > 0 && filled.every(isOfBoth));
}

function isOfBoth(cell: Cell): boolean {
  return typeof cell === 'string' && (isPair(cell) || isPlusMinus(cell));
}

/** One side's points, or a mark in their place. */
function isPoints(cell: Cell): boolean {
  return (
    typeof cell === 'number' || (typeof cell === 'string' && (NUMBER.test(cell) || markOf(cell) !== null))
  );
}

const NUMBER = /^\s*\d+\s*$/;

function widthOf(row: Row): number {
  let width = row.length;
  while (width > 0 && isBlank(row[width - 1])) width -= 1;
  return width;
}

function isScoreLike(cell: Cell): boolean {
  return isDate(cell) || (typeof cell === 'string' && /\d/.test(cell) && isPair(cell));
}

function isName(cell: Cell): boolean {
  return (
    typeof cell === 'string' &&
    /\p{L}/u.test(cell) &&
    !isScoreLike(cell) &&
    !isOfBoth(cell) &&
    !markOf(textOf(cell))
  );
}
