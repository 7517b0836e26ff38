import type { PairCost } from '../../src/core/swiss/best-matching';

/** Every way to pair an even number of players. */
export function* allMatchings(players: number): Generator<(readonly [number, number])[]> {
  yield* matchingsOf(Array.from({ length: players }, (_, player) => player));
}

function* matchingsOf(players: readonly number[]): Generator<(readonly [number, number])[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const mate of others) {
    for (const rest of matchingsOf(others.filter((other) => other !== mate))) yield [[first, mate], ...rest];
  }
}

/** The totals of a matching, one a criterion. */
export function totalsOf(
  pairs: readonly (readonly [number, number])[],
  criteria: readonly PairCost[],
): number[] {
  return criteria.map((cost) => pairs.reduce((sum, [one, other]) => sum + cost(one, other), 0));
}

export function compareTotals(one: readonly number[], other: readonly number[]): number {
  for (const [index, total] of one.entries()) {
    if (total !== other[index]) return total - other[index]!;
  }
  return 0;
}

/** The best totals of all matchings, by going through every one of them. */
export function bestTotals(players: number, criteria: readonly PairCost[]): number[] {
  let best: number[] | null = null;
  for (const pairs of allMatchings(players)) {
    const totals = totalsOf(pairs, criteria);
    if (best === null || compareTotals(totals, best) < 0) best = totals;
  }
  return best!;
}
