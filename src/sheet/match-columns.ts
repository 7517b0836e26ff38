import { fail, ok, type Result } from '../core/result';
import type { ColumnWord } from '../core/problems';
import { isBlank, isBlankRow, isDate, textOf, type Cell, type Row } from './cell';
import type { Header } from './header';
import { isPair, markOf } from './score';

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
const SCORE_BEHIND: MatchColumns = {
  ...NO_OTHERS,
  ...{ white: 0, black: 1, score: 2, pointsWhite: null, pointsBlack: null, notes: [3] },
};

/** The columns of matches under a header that has them. */
export function matchColumnsOf({ columns, notes }: Header): MatchColumns {
  const column = (word: ColumnWord) => columns.get(word) ?? null;
  const hasBothPoints = columns.has('pointsWhite') && columns.has('pointsBlack');
  return {
    white: columns.get('white')!,
    black: columns.get('black')!,
    pointsWhite: hasBothPoints ? column('pointsWhite') : null,
    pointsBlack: hasBothPoints ? column('pointsBlack') : null,
    score: column('score'),
    group: column('group'),
    latePointsWhite: column('latePointsWhite'),
    latePointsBlack: column('latePointsBlack'),
    notes,
  };
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
  const width = Math.max(...filled.map(widthOf));
  if (width < 2) return fail('rangeTooNarrow', { columns: width });
  const inColumn = (column: number) => filled.map((row) => row[column]).filter((cell) => !isBlank(cell));
  if (inColumn(1).some(isScoreLike)) return ok(SCORE_BETWEEN);
  const third = inColumn(2);
  if (width <= 3 && third.some(isName)) return ok(SCORE_BETWEEN);
  if (width <= 3 && third.some(isScoreLike)) return ok(SCORE_BEHIND);
  return ok(FOUR_COLUMNS);
}

function widthOf(row: Row): number {
  let width = row.length;
  while (width > 0 && isBlank(row[width - 1])) width -= 1;
  return width;
}

function isScoreLike(cell: Cell): boolean {
  return isDate(cell) || (typeof cell === 'string' && /\d/.test(cell) && isPair(cell));
}

function isName(cell: Cell): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell) && !isScoreLike(cell) && !markOf(textOf(cell));
}
