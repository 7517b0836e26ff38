import { leastCostAssignment } from './assignment';
import { drawSize, seedLines } from './rounds';

/**
 * One more pair of group mates in a part of the draw costs more than any moves inside a tier; one more in a smaller part
 * more than any number in the larger ones: up to 64 entries these are whole numbers below 2^53.
 */
const PER_PAIR = 1024;
const PER_SMALLER_PART = 64;

/** How often a tier is stirred and all of them settled again; one free tier alone needs none. */
const STIRS = 160;

/**
 * The order of seeds that keeps players of one group apart (rules §5): the fewest pairs who could meet in the play-in,
 * then in the first round, and so on to the semifinals; and among such orders the one nearest to the order given. Only
 * players of one tier (firsts, seconds, thirds …) change places, and the first tier keeps its own.
 *
 * With one tier to move the answer is exact. With more, each is brought to its best against the others until none can
 * be bettered, from the given order and from others stirred out of the best one; a fixed sequence stirs, so that the
 * same qualifiers always give the same draw. Tests hold it to the proven optimum.
 */
export function separated<T extends { readonly group: number }>(tiers: readonly (readonly T[])[]): T[] {
  const entries = tiers.flat();
  const lines = seedLines(entries.length);
  const size = drawSize(entries.length);
  const parts: number[] = [];
  for (let count = 2; count <= size; count *= 2) parts.push(count);
  /** Of each level the group mates in each part, by group; and the part that each seed lies in. */
  const groups = Math.max(...entries.map(({ group }) => group)) + 1;
  const levels = parts.map((count, level) => ({
    weight: PER_PAIR * PER_SMALLER_PART ** level,
    partOf: lines.map((line) => Math.floor((line * count) / size) * groups),
    mates: new Array<number>(count * groups).fill(0),
  }));
  const count = (entry: number, seed: number, by: number) => {
    for (const { partOf, mates } of levels) mates[partOf[seed]! + entries[entry]!.group]! += by;
  };
  /** What it costs to put an entry on a seed, beside all who are counted. */
  const costOf = (entry: number, seed: number) => {
    let cost = Math.abs(entry - seed);
    for (const { weight, partOf, mates } of levels) {
      cost += weight * mates[partOf[seed]! + entries[entry]!.group]!;
    }
    return cost;
  };
  /** Takes all off one by one, and puts them back. */
  const totalCost = () => {
    let total = 0;
    seedOf.forEach((seed, entry) => {
      count(entry, seed, -1);
      total += costOf(entry, seed);
    });
    seedOf.forEach((seed, entry) => count(entry, seed, 1));
    return total;
  };
  const placeAll = (seeds: readonly number[]) => {
    seedOf.forEach((seed, entry) => count(entry, seed, -1));
    seedOf = [...seeds];
    seedOf.forEach((seed, entry) => count(entry, seed, 1));
  };

  const free: number[][] = [];
  let seen = 0;
  for (const tier of tiers) {
    if (seen > 0) free.push(tier.map((_, at) => seen + at));
    seen += tier.length;
  }
  const settleTier = (tier: readonly number[]) => {
    for (const entry of tier) count(entry, seedOf[entry]!, -1);
    const seats = leastCostAssignment(tier.map((entry) => tier.map((seed) => costOf(entry, seed))));
    seats.forEach((seat, at) => (seedOf[tier[at]!] = tier[seat]!));
    for (const entry of tier) count(entry, seedOf[entry]!, 1);
  };
  const settle = (inTurn: readonly (readonly number[])[], stirred?: readonly number[]) => {
    inTurn.forEach((tier) => tier !== stirred && settleTier(tier));
    for (let cost = totalCost(); ;) {
      inTurn.forEach(settleTier);
      const settled = totalCost();
      if (settled >= cost) return settled;
      cost = settled;
    }
  };

  let seedOf: number[] = [];
  placeAll(entries.map((_, entry) => entry));
  let least = settle(free);
  let best = [...seedOf];
  let step = 1;
  const pick = (below: number) => (step = (step * 75 + 74) % 65537) % below;
  const backwards = [...free].reverse();
  for (let stir = 0; stir < STIRS && free.length > 1; stir++) {
    const tier = free[pick(free.length)]!;
    const stirred = [...best];
    for (let swaps = 1 + pick(3); swaps > 0; swaps--) {
      const [one, other] = [tier[pick(tier.length)]!, tier[pick(tier.length)]!];
      [stirred[one], stirred[other]] = [stirred[other]!, stirred[one]!];
    }
    placeAll(stirred);
    const cost = settle(pick(2) === 0 ? free : backwards, tier);
    if (cost <= least) [least, best] = [cost, [...seedOf]];
  }
  const order: T[] = [];
  best.forEach((seed, entry) => (order[seed] = entries[entry]!));
  return order;
}
