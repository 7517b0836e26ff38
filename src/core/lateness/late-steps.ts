import type { LateStep, Regulation } from '../regulations/regulation';
import { ok, type Result } from '../result';
import { latePoints } from './late-points';

/**
 * The minutes at which a late player's points change (HG 2.3.1), up to the one that loses the match, where there is one.
 *
 * @returns the problem of `latePoints` where the regulation fixes nothing for this length
 */
export function lateSteps(matchLength: number, regulation: Regulation): Result<readonly LateStep[]> {
  const known = latePoints(0, matchLength, regulation);
  if (!known.ok) return known;
  const { tables, rule } = regulation.lateness;
  const table = tables[matchLength];
  const steps: LateStep[] = [];
  let minutes = table ? table[0]?.minutes : rule!.firstPoint;
  for (let index = 1; minutes !== undefined; index++) {
    const reached = latePoints(minutes, matchLength, regulation);
    if (!reached.ok) return reached;
    steps.push({ minutes, points: reached.value });
    if (reached.value >= matchLength) break;
    minutes = table ? table[index]?.minutes : minutes + rule!.furtherPoint;
  }
  return ok(steps);
}
