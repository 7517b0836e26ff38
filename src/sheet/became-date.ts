import { judgeResult, type ResultLimits } from '../core/standings/result-limits';
import { fail, type Failure } from '../core/result';
import { isDate, isTimeOnly, type Cell } from './cell';
import { pairText, scoreReadings, type Pair } from './score-readings';
import type { ReadWallClock } from './time';

/** What it takes to read a score: how such a match may end, and the spreadsheet's clock for what became a time. */
export interface ScoreReading {
  readonly limits: ResultLimits;
  readonly readWallClock: ReadWallClock;
}

/**
 * Whether a score was turned into a date or a time when it was typed, which is never guessed back: the failure names
 * what it probably was. Knows `Date` values and the texts a date leaves behind, such as `Apr-00` or `1-Feb`.
 */
export function becameDate(cell: Cell, { limits, readWallClock }: ScoreReading): Failure | null {
  const found = scoreReadings(cell, readWallClock);
  if (found === null) return null;
  const { became, pairs, whole } = found;
  if (became === 'time') return fail('scoreBecameTime', { readings: pairs.map(pairText) });
  // A whole number in a column that shows dates.
  return fail('scoreBecameDate', { readings: whole === null ? likely(pairs, limits) : [String(whole)] });
}

/** A prepared cell, 0 or `0:0`, in a column that shows dates or hours. */
export function isEmptyDate(cell: Cell, readWallClock: ReadWallClock): boolean {
  return isDate(cell) && isTimeOnly(cell) && readWallClock(cell)?.sinceEpoch === 0;
}

/** The readings that are results of such a match, or all where none is. */
function likely(readings: readonly Pair[], limits: ResultLimits): string[] {
  const results = readings.filter(([one, other]) => judgeResult(one, other, limits).ok);
  return (results.length > 0 ? results : readings).map(pairText);
}
