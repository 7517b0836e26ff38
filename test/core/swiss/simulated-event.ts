import { OTHELLO } from '../../../src/core/regulations/othello';
import type { SwissBye, SwissGame, SwissResults } from '../../../src/core/swiss/event';
import { swissRound, type SwissRound } from '../../../src/core/swiss/pairing';
import type { Outcome, PlayerKey } from '../../../src/core/standings/match';

/** Whole numbers below a bound, the same again for the same seed (Park and Miller). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export const field = (size: number): PlayerKey[] =>
  Array.from({ length: size }, (_, player) => `p${player + 1}`);

export interface PlayedRound extends SwissRound {
  readonly round: number;
  /** What was played before it. */
  readonly before: SwissResults;
}

/**
 * An event paired by us round after round. The lower number wins more often; some games are drawn, some forfeited.
 *
 * @param leaves players who play no more from a round on
 */
export function* playEvent(
  size: number,
  rounds: number,
  seed: number,
  leaves: Readonly<Record<number, readonly PlayerKey[]>> = {},
): Generator<PlayedRound> {
  const random = randomNumbers(seed);
  const games: SwissGame[] = [];
  const byes: SwissBye[] = [];
  let players = field(size);
  for (let round = 1; round <= rounds; round++) {
    players = players.filter((player) => !(leaves[round] ?? []).includes(player));
    const before = { games: [...games], byes: [...byes] };
    const made = swissRound(players, before, [], OTHELLO);
    if (!made.ok) throw new Error(made.problem.code);
    yield { ...made.value, round, before };
    for (const { black, white } of made.value.pairs) {
      games.push({
        round,
        match: { white, black, playoff: false, outcome: outcomeOf(white, black, size, random) },
      });
    }
    for (const player of made.value.byes) byes.push({ round, player });
  }
}

function outcomeOf(
  white: PlayerKey,
  black: PlayerKey,
  size: number,
  random: (below: number) => number,
): Outcome {
  const kind = random(100);
  if (kind < 3) return { kind: 'played', white: 32, black: 32 };
  if (kind < 5) return { kind: 'forfeit', white: 'absent', black: null };
  const strength = (player: PlayerKey) => 2 * (size - Number(player.slice(1))) + random(2 * size);
  const won = 33 + random(32);
  return strength(white) > strength(black)
    ? { kind: 'played', white: won, black: 64 - won }
    : { kind: 'played', white: 64 - won, black: won };
}
