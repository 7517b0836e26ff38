import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { prizesOfPlaces } from '../../../src/core/prizes/prizes-of-places';
import { runs } from '../../arbitraries/runs';

const placed = (...places: number[]) => places.map((place, index) => ({ player: `p${index + 1}`, place }));
const paid = (units: number, shares: number[], places: number[]) =>
  prizesOfPlaces(units, shares, placed(...places)).map(({ player, units: amount }) => `${player} ${amount}`);

describe('a pool among the places, worked by hand', () => {
  test.each([
    // 320.00: half, three tenths, and a tenth for each semifinalist.
    [32000, [50, 30, 10, 10], [1, 2, 3, 3, 5, 5, 5, 5], ['p1 16000', 'p2 9600', 'p3 3200', 'p4 3200']],
    // 3rd and 4th share what both places have, 20 and 10 of the hundred.
    [10000, [40, 30, 20, 10], [1, 2, 3, 3], ['p1 4000', 'p2 3000', 'p3 1500', 'p4 1500']],
    // Three shares: the third place is played by two, who share it.
    [10000, [50, 30, 20], [1, 2, 3, 3], ['p1 5000', 'p2 3000', 'p3 1000', 'p4 1000']],
    // A cent that can't be halved goes to who comes first.
    [1001, [50, 30, 20], [1, 2, 3, 3], ['p1 501', 'p2 300', 'p3 100', 'p4 100']],
    [1005, [0, 0, 1], [1, 2, 3, 3], ['p3 503', 'p4 502']],
    // More shares than players: those that nobody can win go to the others.
    [900, [50, 25, 15, 10], [1, 2], ['p1 600', 'p2 300']],
    // A list in another order than the places: the places decide, the list only among those who share one.
    [1000, [5, 3, 2], [3, 1, 2], ['p2 500', 'p3 300', 'p1 200']],
    [1000, [5, 3, 2], [2, 3, 1], ['p3 500', 'p1 300', 'p2 200']],
    [1001, [5, 3, 2], [3, 2, 3, 1], ['p4 501', 'p2 300', 'p1 100', 'p3 100']],
    [100, [1, 1, 1], [9, 5, 1, 2, 5], ['p3 34', 'p4 33', 'p2 17', 'p5 16']],
    // Two champions share the first two prizes, and three the only one.
    [100, [7, 3], [1, 1], ['p1 50', 'p2 50']],
    [100, [1], [1, 1, 1], ['p1 34', 'p2 33', 'p3 33']],
    // Places beyond the shares, and shares of nothing: no line.
    [100, [1], [1, 2, 3], ['p1 100']],
    [100, [1, 0], [1, 2, 3], ['p1 100']],
    [0, [1, 1], [1, 2], []],
    // Not enough coins for everybody who shares the place.
    [2, [1], [1, 1, 1], ['p1 1', 'p2 1']],
  ] as [number, number[], number[], string[]][])(
    '%d by %j for places %j',
    (units, shares, places, expected) => {
      expect(paid(units, shares, places)).toEqual(expected);
    },
  );
});

test('sums to the pool, better places never get less where shares fall, and who shares a place differs by a unit at most', () => {
  const event = fc.record({
    units: fc.nat(1_000_000),
    shares: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 9 }),
    rounds: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(event, ({ units, shares, rounds }) => {
      const falling = [...shares].sort((one, other) => other - one);
      const places = [1, 2];
      for (let round = 1; round < rounds; round++) {
        places.push(...Array.from({ length: 2 ** round }, () => 2 ** round + 1));
      }
      const prizes = prizesOfPlaces(units, falling, placed(...places));
      expect(prizes.reduce((sum, one) => sum + one.units, 0)).toBe(units);
      const neighbours = prizes.slice(1).map((next, index) => ({ one: prizes[index]!, next }));
      const unfair = neighbours.filter(({ one, next }) =>
        one.place === next.place ? one.units - next.units > 1 : next.units - one.units > 1,
      );
      expect(unfair).toEqual([]);
    }),
    runs(100),
  );
});
