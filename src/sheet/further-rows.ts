import { judgeResult } from '../core/standings/result-limits';
import type { Cell, Row } from './cell';
import { isEmptyDate, type ScoreReading } from './became-date';
import type { CrossTable } from './find-cross-tables';
import { scoreReadings } from './score-readings';

/**
 * How far below a player's row of a cross-table results stand that became dates or times: 1 for the second of the rows
 * that he takes, 2 for the third. A row in which some date or hour can have been no result holds the days of play.
 */
export function rowsOfLostResults(
  rows: readonly Row[],
  { entries, rowsEach, pointsIn }: Pick<CrossTable, 'entries' | 'rowsEach' | 'pointsIn'>,
  reading: ScoreReading,
): number[] {
  const columns = entries.flatMap(({ column }) => (pointsIn ? [column, column + 1] : [column]));
  return Array.from({ length: rowsEach - 1 }, (_, index) => index + 1).filter((down) => {
    const lost = entries
      .flatMap(({ row }) => columns.map((column) => couldBeResult(rows[row + down]?.[column], reading)))
      .filter((could) => could !== null);
    return lost.length > 0 && lost.every((could) => could);
  });
}

/** Whether a date or a time can have been a result; `null` for a cell that is neither. */
function couldBeResult(cell: Cell, { limits, readWallClock }: ScoreReading): boolean | null {
  if (isEmptyDate(cell, readWallClock)) return null;
  const found = scoreReadings(cell, readWallClock);
  if (found === null) return null;
  return found.whole !== null || found.pairs.some((pair) => judgeResult(...pair, limits).ok);
}
