/**
 * Splits a pool by shares in whole smallest units, summing exactly to the pool: everybody gets his whole units, and the
 * units left go to the largest remainders, the earlier share first among equals (rules §9).
 *
 * @param units the pool in smallest units
 * @param shares of any sum above 0
 * @returns units for each share
 */
export function sharedPrizes(units: number, shares: readonly number[]): number[] {
  const whole = wholeShares(shares);
  const parts = whole ? exactParts(units, whole) : nearParts(units, shares);
  const amounts = parts.map(({ amount }) => amount);
  const left = units - sumOf(amounts);
  const byRemainder = parts
    .map(({ remainder }, index) => ({ remainder, index }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, left)) amounts[index]! += 1;
  return amounts;
}

interface Part {
  readonly amount: number;
  /** What the whole units leave over, on a scale common to all. */
  readonly remainder: number;
}

/** A sum of shares whose square is still an exact number. */
const LARGEST_SUM = 94_906_265;
const MOST_DECIMALS = 6;
const MOST_PARTS = 1000;

/** The same shares in the smallest whole numbers: 0.5 and 0.25 are 2 and 1; `null` where there are no such. */
function wholeShares(shares: readonly number[]): number[] | null {
  const least = Math.min(...shares.filter((share) => share > 0));
  const decimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, digits) => 10 ** digits);
  const fractions = Array.from({ length: MOST_PARTS }, (_, parts) => (parts + 1) / least);
  for (const scale of [...decimals, ...fractions]) {
    const scaled = shares.map((share) => share * scale);
    const whole = scaled.map(Math.round);
    if (!scaled.every((share, index) => Math.abs(share - whole[index]!) <= share * 1e-14)) continue;
    const divisor = whole.reduce(commonDivisor);
    if (sumOf(whole) / divisor <= LARGEST_SUM) return whole.map((share) => share / divisor);
  }
  return null;
}

function exactParts(units: number, shares: readonly number[]): Part[] {
  const sum = sumOf(shares);
  const rest = units % sum;
  return shares.map((share) => {
    const remainder = (rest * share) % sum;
    return { amount: ((units - rest) / sum) * share + (rest * share - remainder) / sum, remainder };
  });
}

/** Where a share that is whole but for the last binary digits is whole. */
function nearParts(units: number, shares: readonly number[]): Part[] {
  const sum = sumOf(shares);
  return shares.map((share) => {
    const exact = units * (share / sum);
    const amount = Math.floor(exact * (1 + 1e-14) + 1e-9);
    return { amount, remainder: Math.round((exact - amount) * 1e6) };
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
