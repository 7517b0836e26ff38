import type { Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';

/**
 * Minutes each player gets when a clock is put to a match (HG 7.6.2, 7.3; Miapuesta "El reloj"). Never below 0.
 *
 * In HG two minutes for each point of the match less one for each point already on the board, both sides together;
 * the final has its own time. Where the final is as long as the rounds before it, a length alone does not tell a
 * final, and the rule for a match under way is used.
 */
export function minutesOnClock(
  matchLength: number,
  pointsWhite: number,
  pointsBlack: number,
  regulation: Regulation,
): Result<number> {
  const { clock } = regulation;
  if (clock === null) return fail('notInRegulation', { regulation: regulation.preset, what: 'clock' });
  if (clock.kind === 'perGame') return ok(clock.minutes);
  const isFinal =
    matchLength === regulation.finalMatchLength &&
    matchLength !== regulation.knockoutMatchLength &&
    matchLength !== regulation.groupMatchLength;
  if (isFinal) return ok(clock.final);
  const minutes =
    clock.minutesPerPoint * matchLength - clock.lessPerPointPlayed * (pointsWhite + pointsBlack);
  return ok(Math.max(minutes, 0));
}
