import { bergerRounds } from '../schedule/berger';
import type { PlayerKey } from '../standings/match';
import { swissRecords, type SwissResults } from './event';
import type { SwissRound } from './pairing';

const NO_POINTS = { byePoints: 0, missedRoundPoints: 0 } as const;

/**
 * A round of everyone against everyone (source 001, "Игровая система" а), by the published tables: seats are by rank, and
 * keep whom they were given to. Whoever has withdrawn leaves his opponents without one; who comes late takes the last seat.
 *
 * @param seats everybody who plays or has played, by rank
 * @param playing those of them who are to be paired
 * @returns `null` where the tables don't serve: they are over, or somebody has joined and they are others now
 */
export function roundRobinRound(
  seats: readonly PlayerKey[],
  playing: ReadonlySet<PlayerKey>,
  results: SwissResults,
  round: number,
): SwissRound | null {
  const records = swissRecords(seats, results, NO_POINTS);
  const { games, byes, missed = [] } = results;
  const began = new Set([...games.flatMap(({ match }) => [match.white, match.black]), ...byes.map(playerOf)]);
  const missing = new Set(missed.map(playerOf));
  const isLate = (player: PlayerKey) => games.length > 0 && (!began.has(player) || missing.has(player));
  const seated = [...seats.filter((player) => !isLate(player)), ...seats.filter(isLate)];
  const pairings = bergerRounds(seated.length)[round - 1];
  if (!pairings) return null;
  const all = pairings.map(({ white, black }) => ({ white: seated[white]!, black: seated[black]! }));
  const pairs = all.filter(({ white, black }) => playing.has(white) && playing.has(black));
  if (pairs.some(({ white, black }) => records.get(white)!.met.has(black))) return null;
  const paired = new Set(pairs.flatMap(({ white, black }) => [white, black]));
  return { pairs, byes: seated.filter((player) => playing.has(player) && !paired.has(player)) };
}

function playerOf({ player }: { readonly player: PlayerKey }): PlayerKey {
  return player;
}
