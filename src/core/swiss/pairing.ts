import type { Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';
import type { PlayerKey } from '../standings/match';
import { bestMatching } from './best-matching';
import { bestColours, colourByHistory } from './colours';
import { swissRecords, type SwissResults } from './event';
import { BYE, pairCosts, type Contender } from './pair-costs';

export interface SwissPair {
  readonly black: PlayerKey;
  readonly white: PlayerKey;
}

export interface SwissRound {
  /** The best board first. */
  readonly pairs: readonly SwissPair[];
  /** Who has no opponent: those the director rests, and with an odd number left one more. */
  readonly byes: readonly PlayerKey[];
}

/**
 * The next round of a Swiss event (source 001, "Игровая система" б; rules §10): of all pairings there are, the one that is
 * best by the regulation's criteria in their order.
 *
 * @param players who plays on, by rank: the withdrawn are not among them, late entries are
 * @param results every round so far, those of players who have left included
 * @param resting players whom the director gives the bye
 */
export function swissRound(
  players: readonly PlayerKey[],
  results: SwissResults,
  resting: readonly PlayerKey[],
  regulation: Regulation,
): Result<SwissRound> {
  const { swiss, preset } = regulation;
  if (swiss === null) return fail('notInRegulation', { regulation: preset, what: 'swiss' });
  const records = swissRecords(players, results, regulation);
  const contenders = players
    .filter((player) => !resting.includes(player))
    .map((player): Contender => ({ player, record: records.get(player)! }))
    .sort((one, other) => other.record.halfPoints - one.record.halfPoints);
  const seats: (Contender | typeof BYE)[] = contenders.length % 2 === 0 ? contenders : [...contenders, BYE];
  const costs = pairCosts(seats, swiss);
  const mates = bestMatching(
    seats.length,
    swiss.criteria.map((name) => costs[name]),
  );

  const pairs: SwissPair[] = [];
  const byes = [...resting];
  // The order of the seats is that of the boards: a pair comes with its better player.
  mates.forEach((mate, seat) => {
    const contender = seats[seat]!;
    if (mate < seat) return;
    const opponent = seats[mate];
    if (!opponent) {
      byes.push(contender.player);
      return;
    }
    const best = bestColours(contender.record, opponent.record, opponent.player, swiss);
    // Where nothing tells, the better ranked has black on every other board.
    const byBoard = pairs.length % 2 === 0 ? 'black' : 'white';
    const own = best.either ? (colourByHistory(contender.record, opponent.record) ?? byBoard) : best.first;
    const [black, white] = own === 'black' ? [contender, opponent] : [opponent, contender];
    pairs.push({ black: black.player, white: white.player });
  });
  return ok({ pairs, byes });
}
