/**
 * A pool of whole coins among shares (Miapuesta; rules §9: whole smallest units, summing exactly to the pool, largest
 * remainder), by going through every way to give the coins out: the one that stays nearest to the exact shares, and of equally
 * near ones the one that gives the earlier prizes more. Whole numbers throughout. For small pools; shares nothing with the
 * code.
 *
 * The largest remainder is the nearest in the sum of squares, and the only nearest but for equal remainders: to move a
 * coin from a larger to a smaller remainder always costs.
 */
export function nearestSplit(coins: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let best: number[] | null = null;
  let least = Infinity;
  for (const split of waysToGive(coins, shares.length)) {
    // The squares of the distances to coins·share/whole, times whole², so that nothing is divided.
    const distance = split.reduce((sum, got, at) => sum + (got * whole - coins * shares[at]!) ** 2, 0);
    // Ways come with more for the earlier first: the first of equally near ones stays.
    if (distance < least) [best, least] = [split, distance];
  }
  return best ?? [];
}

function* waysToGive(coins: number, among: number): Generator<number[]> {
  if (among === 1) {
    yield [coins];
    return;
  }
  for (let first = coins; first >= 0; first--) {
    for (const rest of waysToGive(coins - first, among - 1)) yield [first, ...rest];
  }
}

/** The same for pools and shares of any size, by the rule itself, in whole numbers of any size. */
export function largestRemainder(coins: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n);
  const split = shares.map((share, at) => {
    const exact = BigInt(coins) * BigInt(share);
    return { at, coins: exact / whole, remainder: exact % whole };
  });
  const given = split.reduce((sum, one) => sum + one.coins, 0n);
  const byRemainder = [...split].sort((one, other) =>
    one.remainder === other.remainder ? one.at - other.at : one.remainder > other.remainder ? -1 : 1,
  );
  const luckier = new Set(byRemainder.slice(0, Number(BigInt(coins) - given)).map(({ at }) => at));
  return split.map((one) => Number(one.coins) + (luckier.has(one.at) ? 1 : 0));
}
