import maxWeightMatching, { type WeightedEdge } from 'edmonds-blossom-fixed';

/** What a pair costs by one criterion: a whole number from 0 on, the same whichever is named first. */
export type PairCost = (one: number, other: number) => number;

interface Pair {
  readonly one: number;
  readonly other: number;
  /** By all criteria so far, the earlier ones weighing more than everything after them. */
  cost: number;
}

/** What no number in the matching may exceed, so that it is exact. */
const MOST = Number.MAX_SAFE_INTEGER;
/** Of the cost of the pairing sought, the largest number the algorithm forms (see below). */
const GROWTH = 6;

/**
 * The perfect matching of an even number of players that is best in a strict order of criteria: the least total of the
 * first, among those the least of the second, and so on. It is an optimum, proved so by the algorithm (Edmonds), not the
 * first that fits.
 *
 * Criterion by criterion: with V the least cost by all criteria so far and T what the matching at hand costs by the next
 * one, the pairs are weighed with `cost × (T + 1) + next`. A matching that is worse so far costs at least
 * (V + 1)(T + 1), the best by both at most V (T + 1) + T, so the next criterion never outweighs an earlier one. Pairs
 * dearer than the matching at hand can't be in a better one and are left out.
 *
 * Exactness: weights are W − cost, W being the dearest pair left in, so W ≤ U with U the cost of the matching at hand. The
 * free vertices have the least dual m of all vertices, and as matched edges are tight and blossoms full, f free ones have
 * f·m ≥ f·W − 2U (weak duality against the matching at hand). So the duals have moved by at most U when the last two are
 * matched, vertices' duals lie within 2U, slacks within 4U + 2W, and no number exceeds 6U. That is looked at before each
 * criterion; where it would leave the exact whole numbers, the criterion is compared in coarser steps. With 400 players and
 * 13 rounds only the last of Othello's criteria could be, and none is in an event that was really played
 * (`best-matching.test.ts`, `large-events.test.ts`).
 *
 * @param players their number, even; the order they are named in should be near to a good pairing, which saves time
 * @returns for each player the number of the one he meets
 */
export function bestMatching(players: number, criteria: readonly PairCost[]): number[] {
  let mates = Array.from({ length: players }, (_, player) => player ^ 1);
  let pairs = allPairs(players);
  let total = 0;
  for (const criterion of criteria) {
    const step = coarseness(criterion, mates, total);
    const next = (one: number, other: number) => Math.floor(criterion(one, other) / step);
    const atHand = totalOf(mates, next);
    for (const pair of pairs) pair.cost = pair.cost * (atHand + 1) + next(pair.one, pair.other);
    pairs = upTo(total * (atHand + 1) + atHand, pairs);
    // Nothing is less than 0: the matching at hand is the best already.
    if (atHand > 0) mates = cheapest(pairs);
    total = total * (atHand + 1) + totalOf(mates, next);
    pairs = upTo(total, pairs);
  }
  return mates;
}

/** The steps in which a criterion is compared: 1, unless its numbers would not be exact. */
function coarseness(criterion: PairCost, mates: readonly number[], total: number): number {
  let step = 1;
  for (;;) {
    const atHand = totalOf(mates, (one, other) => Math.floor(criterion(one, other) / step));
    if (GROWTH * (total * (atHand + 1) + atHand) <= MOST) return step;
    step *= 2;
  }
}

function allPairs(players: number): Pair[] {
  const pairs: Pair[] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) pairs.push({ one, other, cost: 0 });
  }
  return pairs;
}

function upTo(most: number, pairs: Pair[]): Pair[] {
  return pairs.every(({ cost }) => cost <= most) ? pairs : pairs.filter(({ cost }) => cost <= most);
}

function totalOf(mates: readonly number[], cost: PairCost): number {
  return mates.reduce((sum, mate, player) => (player < mate ? sum + cost(player, mate) : sum), 0);
}

function cheapest(pairs: readonly Pair[]): number[] {
  const dearest = pairs.reduce((most, { cost }) => Math.max(most, cost), 0);
  const edges = pairs.map(({ one, other, cost }): WeightedEdge => [one, other, dearest - cost]);
  return maxWeightMatching(edges, true);
}
