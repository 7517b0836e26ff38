/**
 * Splits a pool by shares in whole smallest units, summing exactly to the pool: everybody gets his whole units, and the
 * units left go to the largest remainders, the earlier share first among equals (rules §9).
 *
 * @param units the pool in smallest units
 * @param shares of any sum above 0
 * @returns units for each share
 */
export function sharedPrizes(units: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (units * share) / sum);
  // A share that is whole but for the last binary digit is whole.
  const whole = exact.map((amount) => Math.floor(amount + 1e-9));
  const left = units - whole.reduce((total, amount) => total + amount, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: Math.max(amount - whole[index]!, 0) }))
    .sort((one, other) => roundedDifference(other.remainder, one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) whole[index]! += 1;
  return whole;
}

function roundedDifference(one: number, other: number): number {
  return Math.abs(one - other) < 1e-9 ? 0 : one - other;
}
