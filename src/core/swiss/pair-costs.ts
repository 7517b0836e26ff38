import type { SwissCriterionName, SwissRules } from '../regulations/regulation';
import type { PlayerKey } from '../standings/match';
import type { PairCost } from './best-matching';
import { bestColours, type ColourCosts } from './colours';
import type { Float, SwissRecord } from './event';

/** A player to pair, in the order of his points and then of his rank. */
export interface Contender {
  readonly player: PlayerKey;
  readonly record: SwissRecord;
}

/** The bye, as one more player: the last. */
export const BYE = null;

/** What a criterion makes a pair cost, for contenders best first; with an odd number the bye is among them. */
export function pairCosts(
  contenders: readonly (Contender | typeof BYE)[],
  rules: SwissRules,
): Readonly<Record<SwissCriterionName, PairCost>> {
  const seats = seatsInScoreGroups(contenders);
  const forBye =
    (cost: (record: SwissRecord) => number): PairCost =>
    (one, other) => {
      const [first, second] = [contenders[one], contenders[other]];
      if (first && second) return 0;
      return cost((first ?? second)!.record);
    };
  const forGame =
    (cost: (one: Contender, other: Contender) => number): PairCost =>
    (one, other) => {
      const [first, second] = [contenders[one], contenders[other]];
      return first && second ? cost(first, second) : 0;
    };
  // Three criteria look at the colours of the same pairs.
  const known = new Array<ColourCosts | undefined>(contenders.length ** 2);
  const forColours =
    (cost: (colours: ColourCosts) => number): PairCost =>
    (one, other) => {
      const [first, second] = [contenders[one], contenders[other]];
      if (!first || !second) return 0;
      const place = one * contenders.length + other;
      return cost((known[place] ??= bestColours(first.record, second.record, second.player, rules)));
    };
  return {
    byes: forBye(({ byes }) => byes),
    // Points of a bye that are no half-points are compared by whole ones.
    byeToLowest: forBye(({ halfPoints }) => Math.round(halfPoints)),
    rematches: forGame((one, other) => one.record.met.get(other.player)?.length ?? 0),
    // Squared, so that two small steps are better than one as large as both.
    scoreGap: forGame((one, other) => Math.round(gapOf(one, other) ** 2)),
    floats: forGame((one, other) => {
      const gap = gapOf(one, other);
      if (gap === 0) return 0;
      const up: Float = 'up';
      const down: Float = 'down';
      return floatCost(one.record, gap > 0 ? down : up) + floatCost(other.record, gap > 0 ? up : down);
    }),
    colourLimits: forColours(({ limits }) => limits),
    colourRuns: forColours(({ runs }) => runs),
    colourBalance: forColours(({ balance }) => balance),
    rankOrder: (one, other) => (contenders[one] && contenders[other] ? seatDistance(seats, one, other) : 0),
  };
}

function gapOf(one: Contender, other: Contender): number {
  return one.record.halfPoints - other.record.halfPoints;
}

/** The same way again is worse than for the first time; the other way makes up for the last. */
function floatCost({ lastFloat }: SwissRecord, float: Float): number {
  if (lastFloat === null) return 1;
  return lastFloat === float ? 2 : 0;
}

interface Seat {
  readonly group: number;
  /** Within the score group, from 0. */
  readonly seat: number;
  readonly size: number;
}

function seatsInScoreGroups(contenders: readonly (Contender | typeof BYE)[]): (Seat | null)[] {
  const groups: number[][] = [];
  contenders.forEach((contender, index) => {
    if (!contender) return;
    const before = contenders[index - 1];
    const isSame = before && before.record.halfPoints === contender.record.halfPoints;
    if (isSame) groups[groups.length - 1]!.push(index);
    else groups.push([index]);
  });
  const seats = new Array<Seat | null>(contenders.length).fill(null);
  groups.forEach((members, group) => {
    members.forEach((index, seat) => (seats[index] = { group, seat, size: members.length }));
  });
  return seats;
}

/**
 * How far a pair is from the customary one: within a score group the upper half against the lower half, the first of the
 * one against the first of the other; between two groups the last of the upper against the first of the lower.
 */
function seatDistance(seats: readonly (Seat | null)[], one: number, other: number): number {
  const [upper, lower] = [seats[Math.min(one, other)]!, seats[Math.max(one, other)]!];
  if (upper.group !== lower.group) return upper.size - 1 - upper.seat + lower.seat;
  return Math.abs(lower.seat - upper.seat - Math.floor(upper.size / 2));
}
