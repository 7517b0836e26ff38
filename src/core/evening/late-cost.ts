import { lateStart } from '../lateness/late-start';
import { lateSteps } from '../lateness/late-steps';
import type { Regulation } from '../regulations/regulation';
import { ok, type Result } from '../result';
import type { Side } from '../standings/match';

/** What being late costs from some minute on. */
export interface CostFrom {
  /** Whole minutes after the match's hour, inclusive. */
  readonly minutes: number;
  /** Points against him; the whole match where it is lost. */
  readonly against: number;
  readonly lost: boolean;
}

/** What it costs a player who is not there yet, now and at every minute at which that changes. */
export interface LateCost {
  readonly now: CostFrom;
  /** In the order in which they come; the last is the one that loses the match, where the regulation has one. */
  readonly next: readonly CostFrom[];
}

/**
 * The cost of an absence that goes on (HG 2.3.1; rules §1): a player earns points only while he is present and the
 * other is not.
 *
 * @param side who is not there
 * @param come how many minutes late each side came; `null`: it is not there yet
 * @param elapsed whole minutes since the match's hour
 */
export function lateCost(
  side: Side,
  come: Readonly<Record<Side, number | null>>,
  elapsed: number,
  matchLength: number,
  regulation: Regulation,
): Result<LateCost> {
  const steps = lateSteps(matchLength, regulation);
  if (!steps.ok) return steps;
  const costAt = (minutes: number): Result<CostFrom> => {
    const start = lateStart(come.white ?? minutes, come.black ?? minutes, matchLength, regulation);
    if (!start.ok) return start;
    const lost = start.value.lost === side || start.value.lost === 'both';
    return ok({ minutes, against: lost ? matchLength : start.value.against[side], lost });
  };
  const now = costAt(elapsed);
  if (!now.ok) return now;
  const next: CostFrom[] = [];
  let last = now.value;
  for (const { minutes } of steps.value) {
    if (minutes <= elapsed || last.lost) continue;
    const cost = costAt(minutes);
    if (!cost.ok) return cost;
    if (cost.value.against === last.against) continue;
    next.push(cost.value);
    last = cost.value;
  }
  return ok({ now: now.value, next });
}
