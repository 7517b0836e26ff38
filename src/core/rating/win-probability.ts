/**
 * The chance of winning a match of `matchLength` points by the ratings alone: the FIBS formula, which takes just what
 * HG 7.5.1 names, both ratings and the points in dispute (rules §7).
 *
 * @returns 0..1 for the player rated `rating`
 */
export function winProbability(rating: number, opponent: number, matchLength: number): number {
  return 1 / (1 + 10 ** (((opponent - rating) * Math.sqrt(matchLength)) / 2000));
}
