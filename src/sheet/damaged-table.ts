import type { ResultLimits } from '../core/standings/result-limits';
import { ok, type Result } from '../core/result';
import { isDate, textOf, type Cell } from './cell';
import {
  damagedPoints,
  damagedResult,
  pointsAt,
  type DamagedScore,
  type DamagedTable,
  type LookedAt,
  type ScoreColumn,
  type SheetCells,
} from './damaged-scores';
import type { Header } from './header';
import { headerAgain } from './match-blocks';
import { matchColumnsOf, type MatchColumns } from './match-columns';
import { isTotal } from './table';
import type { ReadWallClock } from './time';

/** Where a list of matches begins. */
export interface ListStart {
  readonly columns: MatchColumns;
  /** The first row below the header, from 0. */
  readonly top: number;
}

/** Below a header. A column is told by the points in it: dates among them must not hide it. */
export function belowHeader({ values }: SheetCells, header: Header): ListStart {
  return { columns: matchColumnsOf(header, withoutDates(values)), top: header.row + 1 };
}

function withoutDates(values: SheetCells['values']): Cell[][] {
  return values.map((line) => line.map((cell) => (isDate(cell) ? '' : cell)));
}

/**
 * Every damaged score of a list of matches, in its columns of points and of scores, in all its blocks.
 *
 * @param limitsOf how the match on a row may end
 */
export function damagedInTable(
  cells: SheetCells,
  start: ListStart,
  limitsOf: (row: number) => ResultLimits,
  readWallClock: ReadWallClock,
): Result<DamagedTable> {
  const rows = withoutDates(cells.values);
  let { columns, top } = start;
  const scores: DamagedScore[] = [];
  const found: ScoreColumn[] = [];
  for (let row = top; row < rows.length; row++) {
    const again = headerAgain(rows, row, columns);
    if (!again.ok) return again;
    if (again.value) {
      // Between the two rows of a header there are no cells.
      if (row > top) found.push(...scoreColumns(columns, top, row));
      columns = again.value;
      top = row + 1;
      continue;
    }
    const players = [columns.white, columns.black].map((column) => textOf(rows[row]![column]));
    // A row that names one is a title or unfinished; its score is not the fault to mend first.
    if (players.includes('') || isTotal({ cells: rows[row]! })) continue;
    scores.push(...damagedOnRow({ cells, players, limits: limitsOf(row), readWallClock }, row, columns));
  }
  found.push(...scoreColumns(columns, top, null));
  return ok({ scores, columns: found, isSquare: false });
}

/** Where the points stand in their own columns and in one as well, the first tell which reading of the other it is. */
function damagedOnRow(
  match: LookedAt,
  row: number,
  { pointsWhite, pointsBlack, score }: MatchColumns,
): DamagedScore[] {
  const two =
    // A table has columns for both sides' points or for neither's.
    pointsWhite === null
      ? null
      : { white: { row, column: pointsWhite }, black: { row, column: pointsBlack! } };
  const known = two && ([pointsAt(match, two.white), pointsAt(match, two.black)] as const);
  const [white, black] = known ?? [null, null];
  return [
    ...(two === null ? [] : damagedPoints(match, two)),
    ...(score === null
      ? []
      : damagedResult(
          match,
          { row, column: score },
          white === null || black === null ? null : [white, black],
        )),
  ];
}

function scoreColumns(
  { pointsWhite, pointsBlack, score }: MatchColumns,
  top: number,
  end: number | null,
): ScoreColumn[] {
  return [score, pointsWhite, pointsBlack].flatMap((column) =>
    column === null ? [] : [{ column, top, end, holds: column === score ? 'scores' : 'points' }],
  );
}
