import { MOST_ABOVE_LENGTH, type ResultLimits } from '../standings/result-limits';
import type { Side } from '../standings/match';

/** What a match that is being played can still end as. */
export interface PossibleResults {
  /** Points of the match; `null`: any two unequal whole numbers. */
  readonly length: number | null;
  /** The most a winner can have (HG 5.2); `null`: no bound, with a cube or without a length. */
  readonly most: number | null;
  readonly draws: boolean;
  /** By the side that loses: the points it can have; empty where nothing bounds them. */
  readonly losers: Readonly<Record<Side, readonly number[]>>;
}

/**
 * The results that the regulation and the score the match began with leave open (HG 5.2, 5.3, 2.3.1): nobody ends below
 * what he was given for the other's lateness.
 *
 * @param start the score at the beginning
 */
export function possibleResults(
  { length, cube, draws }: ResultLimits,
  start: Readonly<Record<Side, number>>,
): PossibleResults {
  const losing = (from: number) =>
    length === null ? [] : Array.from({ length: Math.max(length - from, 0) }, (_, index) => from + index);
  return {
    ...{ length, draws },
    most: length === null || cube ? null : length + MOST_ABOVE_LENGTH,
    losers: { white: losing(start.white), black: losing(start.black) },
  };
}
