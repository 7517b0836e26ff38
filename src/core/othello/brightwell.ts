/** What the Brightwell quotient of a player is made of. Points are counted in halves. */
export interface BrightwellFigures {
  /** His official discs in the games against opponents who are still in the tournament. */
  readonly discs: number;
  /** The final points of those opponents, added up. */
  readonly opponentsHalfPoints: number;
  /** Byes, rounds he did not play, and games against opponents who have left. */
  readonly unplayed: number;
  readonly ownHalfPoints: number;
}

/**
 * The federation's tie-break, the Brightwell quotient: discs + c × the points of the opponents; what was not played counts
 * as half the board against an opponent with the player's own points.
 *
 * @param coefficient c, 6 at the world championship; 0 makes it the count of discs
 * @returns to the sixth decimal, so that equal quotients are equal numbers whatever c is
 */
export function brightwellQuotient(figures: BrightwellFigures, coefficient: number, squares: number): number {
  const { discs, opponentsHalfPoints, unplayed, ownHalfPoints } = figures;
  const halfPoints = opponentsHalfPoints + unplayed * ownHalfPoints;
  const quotient = discs + (unplayed * squares) / 2 + (coefficient * halfPoints) / 2;
  return Math.round(quotient * 1e6) / 1e6;
}
