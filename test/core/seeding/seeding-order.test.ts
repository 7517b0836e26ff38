import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shuffled } from '../../../src/core/seeding/drawn-order';
import { seedingOrder } from '../../../src/core/seeding/seeding-order';
import { runs } from '../../arbitraries/runs';

const player = (name: string, rating: number | null) => ({ name, rating });
const names = (players: readonly { name: string }[]): string => players.map(({ name }) => name).join('');

describe('the order of seeding (7.2.1)', () => {
  test('best rating first; a debutant has 1500', () => {
    const list = [
      player('a', 1499),
      player('b', null),
      player('c', 1501),
      player('d', 2000.5),
      player('e', 2000),
    ];
    expect(names(seedingOrder(list, 1500, null))).toBe('decba');
  });

  test('equal ratings keep the order of the list', () => {
    const list = [
      player('a', 1500),
      player('b', 1600),
      player('c', 1500),
      player('d', null),
      player('e', 1600),
    ];
    expect(names(seedingOrder(list, 1500, null))).toBe('beacd');
  });

  test('nobody rated: the order given, with a seed or without', () => {
    const list = [player('c', null), player('a', null), player('b', null)];
    expect(names(seedingOrder(list, 1500, null))).toBe('cab');
    expect(names(seedingOrder(list, 1500, 7))).toBe('cab');
  });

  const rating = fc.option(fc.constantFrom(1400, 1500, 1500.5, 1600), { nil: null });
  const list = fc
    .array(rating, { minLength: 1, maxLength: 30 })
    .map((ratings) => ratings.map((one, at) => player(`p${at}`, one)));

  test('is a permutation, best first, and leaves the list as it was', () => {
    fc.assert(
      fc.property(list, fc.option(fc.nat(), { nil: null }), (players, seed) => {
        const before = JSON.stringify(players);
        const order = seedingOrder(players, 1500, seed);
        expect(JSON.stringify(players)).toBe(before);
        expect(order.map(({ name }) => name).sort()).toEqual(players.map(({ name }) => name).sort());
        const rated = players.some((one) => one.rating !== null);
        const values = order.map((one) => one.rating ?? 1500);
        expect(values).toEqual(rated ? [...values].sort((one, other) => other - one) : values);
      }),
      runs(300),
    );
  });

  test('a draw changes nothing but the order of equals, and the same seed draws the same', () => {
    fc.assert(
      fc.property(list, fc.nat(), (players, seed) => {
        const drawn = seedingOrder(players, 1500, seed);
        expect(seedingOrder(players, 1500, seed)).toEqual(drawn);
        expect(drawn.map((one) => one.rating ?? 1500)).toEqual(
          seedingOrder(players, 1500, null).map((one) => one.rating ?? 1500),
        );
      }),
      runs(300),
    );
  });

  test('seeds do draw: four equals come in all their 24 orders', () => {
    const equals = ['a', 'b', 'c', 'd'].map((name) => player(name, 1500));
    const seen = new Set(Array.from({ length: 500 }, (_, seed) => names(seedingOrder(equals, 1500, seed))));
    expect(seen.size).toBe(24);
  });
});

describe('a drawn order', () => {
  const list = Array.from({ length: 8 }, (_, at) => at);

  test('is a permutation, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(), (items, seed) => {
        const drawn = shuffled(items, seed);
        expect(shuffled(items, seed)).toEqual(drawn);
        expect([...drawn].sort()).toEqual([...items].sort());
      }),
      runs(300),
    );
  });

  // Pinned, so that a seed written down today shows the same draw in ten years: mulberry32 and Fisher–Yates by hand.
  test.each([0, 1, 42, 4294967295])('seed %i', (seed) => {
    expect(shuffled(list, seed)).toEqual(fisherYates(list, mulberry32(seed)));
  });

  test('the first numbers of the sequence', () => {
    const next = mulberry32(42);
    expect([next(), next(), next()].map((number) => number.toFixed(8))).toEqual([
      '0.60110375',
      '0.44829056',
      '0.85246579',
    ]);
  });

  test('gives every place to every item about as often', () => {
    const first = Array.from({ length: 8000 }, (_, seed) => shuffled(list, seed)[0]);
    for (const item of list) {
      const times = first.filter((one) => one === item).length;
      expect(times).toBeGreaterThan(850);
      expect(times).toBeLessThan(1150);
    }
  });
});

/** The published generator (Tommy Ettinger, public domain), written out once more in whole-number arithmetic. */
function mulberry32(seed: number): () => number {
  const WORD = 2n ** 32n;
  let state = BigInt(seed) % WORD;
  return () => {
    state = (state + 0x6d2b79f5n) % WORD;
    let mixed = ((state ^ (state >> 15n)) * (state | 1n)) % WORD;
    mixed = ((mixed + (((mixed ^ (mixed >> 7n)) * (mixed | 61n)) % WORD)) % WORD) ^ mixed;
    return Number(mixed ^ (mixed >> 14n)) / 2 ** 32;
  };
}

function fisherYates<T>(list: readonly T[], next: () => number): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  // From the last place to the first: one of those left is drawn and the last of them takes its place.
  while (rest.length > 0) {
    const pick = Math.floor(next() * rest.length);
    if (rest.length === 1) {
      drawn.unshift(rest.pop() as T);
      break;
    }
    drawn.unshift(rest[pick] as T);
    const last = rest.pop() as T;
    if (pick < rest.length) rest[pick] = last;
  }
  return drawn;
}
