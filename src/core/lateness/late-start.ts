import type { Regulation } from '../regulations/regulation';
import { ok, type Result } from '../result';
import { latePoints } from './late-points';

/** How a match begins once it is known how late each side was. */
export interface LateStart {
  /** Points against each side, that is, on the other's side of the board. */
  readonly against: { readonly white: number; readonly black: number };
  /** Who has lost the match by lateness. */
  readonly lost: 'none' | 'white' | 'black' | 'both';
}

/**
 * The start of a match when one side or both were late (rules §1).
 *
 * Both late: a player earns points only while he is present and the other is not, so the earlier one gets the
 * difference. Neither there when the match would be lost: both lose it.
 *
 * @param minutesWhite whole minutes late, 0 when in time; likewise `minutesBlack`
 */
export function lateStart(
  minutesWhite: number,
  minutesBlack: number,
  matchLength: number,
  regulation: Regulation,
): Result<LateStart> {
  const white = latePoints(minutesWhite, matchLength, regulation);
  if (!white.ok) return white;
  const black = latePoints(minutesBlack, matchLength, regulation);
  if (!black.ok) return black;

  const whiteLost = white.value >= matchLength;
  const blackLost = black.value >= matchLength;
  if (whiteLost && blackLost) return ok({ against: { white: 0, black: 0 }, lost: 'both' });
  if (whiteLost) return ok({ against: { white: matchLength, black: 0 }, lost: 'white' });
  if (blackLost) return ok({ against: { white: 0, black: matchLength }, lost: 'black' });

  const difference = white.value - black.value;
  return ok({
    against: { white: Math.max(difference, 0), black: Math.max(-difference, 0) },
    lost: 'none',
  });
}
