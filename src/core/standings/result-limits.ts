import type { Round } from '../knockout/rounds';
import { officialScore } from '../othello/official-score';
import type { Regulation } from '../regulations/regulation';
import { fail, ok, type Failure, type Result } from '../result';
import type { Outcome, Side } from './match';

/** How a kind of match may end. */
export interface ResultLimits {
  /** Points of the match; `null`: any two unequal whole numbers. */
  readonly length: number | null;
  readonly cube: boolean;
  readonly draws: boolean;
  /** Squares of the board, where the discs on it are the result. */
  readonly squares: number | null;
}

/** A last backgammon at one point short of the length: two points above it (HG 5.2, 5.3, 7.2.2). */
export const MOST_ABOVE_LENGTH = 2;

/** A problem of a result, and the side whose points it is about. */
export type ResultProblem = Failure & { readonly side: Side };

export function groupMatchLimits({
  groupMatchLength,
  cube,
  draws,
  boardSquares,
}: Pick<Regulation, 'groupMatchLength' | 'cube' | 'draws' | 'boardSquares'>): ResultLimits {
  return { length: groupMatchLength, cube, draws, squares: boardSquares };
}

/** A play-off is a single game: to one point (HG 7.2.3, 4th), or over the board. */
export function playoffLimits({
  cube,
  boardSquares,
}: Pick<Regulation, 'cube' | 'boardSquares'>): ResultLimits {
  return { length: boardSquares === null ? 1 : null, cube, draws: false, squares: boardSquares };
}

/** A match of the second phase (HG 7.3): nobody draws there. */
export function knockoutLimits(
  round: Round,
  {
    knockoutMatchLength,
    finalMatchLength,
    cube,
    boardSquares,
  }: Pick<Regulation, 'knockoutMatchLength' | 'finalMatchLength' | 'cube' | 'boardSquares'>,
): ResultLimits {
  const length = round === 2 ? finalMatchLength : knockoutMatchLength;
  return { length, cube, draws: false, squares: boardSquares };
}

/**
 * A result as the regulation allows it (HG 5.2, 5.3, 7.2.2): the winner has the length, or up to two points more
 * without a cube, and the loser stays below it. 0–0 is a match prepared and not played. Discs on a board become the
 * official score.
 */
export function judgeResult(
  white: number,
  black: number,
  { length, cube, draws, squares }: ResultLimits,
): (Result<Outcome> & { ok: true }) | ResultProblem {
  if (white === 0 && black === 0) return ok({ kind: 'pending' });
  const winner: Side = white > black ? 'white' : 'black';
  const loser: Side = winner === 'white' ? 'black' : 'white';
  if (white === black && !draws) return { ...fail('equalPoints', { white, black }), side: 'black' };
  if (squares !== null) {
    if (white + black > squares) {
      return { ...fail('discsBeyondBoard', { white, black, squares }), side: winner };
    }
    return ok({ kind: 'played', ...officialScore({ white, black }, squares) });
  }
  if (length !== null) {
    const won = Math.max(white, black);
    const lost = Math.min(white, black);
    if (won < length) return { ...fail('winnerBelowLength', { points: won, length }), side: winner };
    if (lost >= length) return { ...fail('loserAtOrAboveLength', { points: lost, length }), side: loser };
    const most = length + MOST_ABOVE_LENGTH;
    if (!cube && won > most) {
      return { ...fail('winnerAboveLength', { points: won, length, most }), side: winner };
    }
  }
  return ok({ kind: 'played', white, black });
}
