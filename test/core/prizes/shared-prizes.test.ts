import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sharedPrizes } from '../../../src/core/prizes/shared-prizes';
import { runs } from '../../arbitraries/runs';
import { largestRemainder, nearestSplit } from '../../oracle/prizes-oracle';

const shares = (most: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.nat({ max: 7 }), { minLength: 1, maxLength: most })
    .filter((some) => some.some((share) => share > 0));

describe('shares of a pool in whole units (rules §9)', () => {
  test('are the nearest of all ways to give the units, the earlier first among equally near', () => {
    fc.assert(
      fc.property(shares(4), fc.nat({ max: 15 }), (some, units) => {
        expect(sharedPrizes(units, some)).toEqual(nearestSplit(units, some));
      }),
      runs(800),
    );
  });

  test('the two oracles agree', () => {
    fc.assert(
      fc.property(shares(4), fc.nat({ max: 15 }), (some, units) => {
        expect(largestRemainder(units, some)).toEqual(nearestSplit(units, some));
      }),
      runs(500),
    );
  });

  test('in exact arithmetic, however large the pool, and whatever the shares are multiplied by', () => {
    const pools = fc.oneof(fc.nat({ max: 1000 }), fc.nat({ max: 1e9 }), fc.maxSafeNat());
    fc.assert(
      fc.property(shares(6), pools, fc.constantFrom(1e7, 1, 1e-6, 0.07, 1 / 3), (some, units, scale) => {
        expect(
          sharedPrizes(
            units,
            some.map((share) => share * scale),
          ),
        ).toEqual(largestRemainder(units, some));
      }),
      runs(800),
    );
  });

  test('shares that no whole numbers stand for are split to the last unit too', () => {
    const ugly = fc
      .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 })
      .filter((some) => some.some((share) => share > 0.001));
    fc.assert(
      fc.property(ugly, fc.nat({ max: 1e9 }), (some, units) => {
        const amounts = sharedPrizes(units, some);
        const sum = some.reduce((total, share) => total + share, 0);
        expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(units);
        amounts.forEach((amount, at) =>
          expect(Math.abs(amount - (units * some[at]!) / sum)).toBeLessThan(1 + 1e-5),
        );
      }),
      runs(500),
    );
  });

  // Exact halves, thirds and so on, where a share written in decimals or as a fraction is a little off in binary.
  test.each<[number, number[], number[]]>([
    [10, [0.1, 0.2, 0.7], [1, 2, 7]],
    [5, [0.1, 0.1], [3, 2]],
    [7, [0.3, 0.3, 0.3], [3, 2, 2]],
    [1, [0.1, 0.2, 0.3], [0, 0, 1]],
    [3, [0.1, 0.2, 0.3], [1, 1, 1]],
    [100, [1 / 3, 1 / 3, 1 / 3], [34, 33, 33]],
    [3, [1 / 3, 2 / 3], [1, 2]],
    [100, [1 / 7, 2 / 7, 4 / 7], [14, 29, 57]],
    [6, [1 / 2, 1 / 3, 1 / 6], [3, 2, 1]],
    [5, [0, 1, 0, 1], [0, 3, 0, 2]],
    [1, [2, 2, 2, 2], [1, 0, 0, 0]],
    [2, [2, 2, 2, 2], [1, 1, 0, 0]],
    [4, [0.000001, 0.000003], [1, 3]],
    [0, [3, 1], [0, 0]],
    [10, [5], [10]],
    [9, [12, 18, 6], [3, 5, 1]],
  ])('%i units by %j', (units, some, expected) => {
    expect(sharedPrizes(units, some)).toEqual(expected);
  });

  // Shares whose sum is not an exact number any more when it is squared, and such as no whole numbers stand for.
  test.each<[number, number[], number[]]>([
    // 94 906 265² is below 2⁵³: still exact.
    [94_906_265, [94_906_264, 1], [94_906_264, 1]],
    [94_906_266, [94_906_265, 1], [94_906_265, 1]],
    [10, [Math.SQRT2, Math.SQRT2], [5, 5]],
    [11, [Math.SQRT2, Math.SQRT2], [6, 5]],
    [100, [Math.PI, Math.E], [54, 46]],
    [1000, [Math.PI, Math.E, Math.SQRT2], [432, 374, 194]],
    // Exact shares 0.86, 0.75, 0.39; then 1.30, 1.12, 0.58; then 1.73, 1.49, 0.78.
    [2, [Math.PI, Math.E, Math.SQRT2], [1, 1, 0]],
    [3, [Math.PI, Math.E, Math.SQRT2], [1, 1, 1]],
    [4, [Math.PI, Math.E, Math.SQRT2], [2, 1, 1]],
  ])('%i units by %j, by hand', (units, some, expected) => {
    expect(sharedPrizes(units, some)).toEqual(expected);
  });

  // The largest pools there can be show whether the arithmetic is exact; each scale turns the shares into the whole numbers.
  test.each<[string, number[], (share: number) => number]>([
    ['six decimals', [123_457, 500_000], (share) => share / 1e6],
    ['six decimals, three shares', [123_457, 500_001, 376_542], (share) => share / 1e6],
    ['thirds, far apart', [1, 1001], (share) => share / 3],
    ['parts of 1009', [3, 5], (share) => share / 1009],
    ['the least of a thousand parts', [1000, 1001], (share) => share / 1009],
    ['large with a common divisor', [1001, 1002], (share) => share * 1e4],
    ['the largest sum that stays exact', [94_906_264, 1], (share) => share],
    ['the same in other parts', [47_453_132, 47_453_133], (share) => share],
  ])('%s: exact to the unit', (_, whole, written) => {
    for (const units of [2 ** 53 - 1, 2 ** 53 - 2, 2 ** 52 + 12_345, 8_999_999_999_999_999, 1_000_003]) {
      expect(sharedPrizes(units, whole.map(written))).toEqual(largestRemainder(units, whole));
    }
  });

  test('every pool up to 300 units, by the shares people use', () => {
    for (const some of [
      [50, 30, 20],
      [60, 40],
      [1, 1, 1],
      [40, 25, 15, 10, 10],
      [70, 20, 10],
      [4, 3, 2, 1, 0],
    ]) {
      for (let units = 0; units <= 300; units++) {
        expect(sharedPrizes(units, some)).toEqual(largestRemainder(units, some));
      }
    }
  });
});
