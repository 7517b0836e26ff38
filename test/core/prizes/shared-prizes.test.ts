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
