/**
 * Whether the next game is the Crawford game, the one without the cube (source 004, 5.5; 002, "La regla de Crawford"): the
 * first after a player has come to need a single point. Once it is played the cube is back for the rest of the match.
 *
 * Where both need a single point it lies behind them, and a match to one point has none; a match that is over has no next
 * game.
 */
export function isCrawford(length: number, white: number, black: number, alreadyPlayed: boolean): boolean {
  if (alreadyPlayed) return false;
  const needs = [length - white, length - black];
  return Math.min(...needs) === 1 && Math.max(...needs) > 1;
}
