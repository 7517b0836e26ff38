import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawOf, earlyMeetings, type Qualifier } from '../../../src/core/knockout/draw';
import { separated } from '../../../src/core/knockout/separation';
import { runs } from '../../arbitraries/runs';
import { bestSeparation, separationOf } from '../../oracle/knockout-oracle';

/** Groups by tier: firsts, seconds, thirds; some groups have fewer, and each tier has an order of its own. */
const tiers = (groups: number, most: number): fc.Arbitrary<number[][]> =>
  fc
    .record({ groups: fc.integer({ min: 2, max: groups }), places: fc.integer({ min: 2, max: most }) })
    .chain(({ groups: count, places }) => {
      const all = Array.from({ length: count }, (_, at) => at);
      const tier = fc.shuffledSubarray(all, { minLength: 1 });
      const first = fc.shuffledSubarray(all, { minLength: count });
      return fc.tuple(first, ...Array.from({ length: places - 1 }, () => tier));
    });

const cut = (order: readonly number[], like: readonly (readonly number[])[]): number[][] => {
  let at = 0;
  return like.map((tier) => order.slice(at, (at += tier.length)));
};

const seedsOf = (some: readonly (readonly number[])[]): number[][] =>
  cut(
    separated(some.map((tier) => tier.map((group) => ({ group })))).map(({ group }) => group),
    some,
  );

describe('players of one group are as far apart as can be', () => {
  test.each([
    ['up to four groups with up to three places', tiers(4, 3), 250],
    ['up to three groups with up to five places', tiers(3, 5), 150],
    ['up to six groups with two places', tiers(6, 2), 60],
  ])('%s: the best of all orders there are', (_, some, times) => {
    fc.assert(
      fc.property(some, (given) => {
        const order = seedsOf(given);
        expect(order.map((tier) => [...tier].sort())).toEqual(given.map((tier) => [...tier].sort()));
        expect(order[0]).toEqual(given[0]);
        expect(separationOf(order, given)).toEqual(bestSeparation(given));
      }),
      runs(times),
    );
  });

  test('full groups, from 4 to 32: nobody meets a group mate before the sizes force it', () => {
    for (const [groups, places] of [
      ...[4, 5, 8, 11, 13, 16, 21].map((count) => [count, 3] as const),
      ...[4, 8, 13, 16].map((count) => [count, 4] as const),
      ...[3, 9, 16, 32].map((count) => [count, 2] as const),
    ]) {
      expect(earlyMeetings({ seeds: drawOf(qualifiers(groups, places), RULES).seeds })).toEqual([]);
    }
  });

  test('three of one group are told: two of them play in before the final', () => {
    const draw = drawOf(qualifiers(1, 3), RULES);
    // With two lines, three can't all be apart; that is as far as these sizes let them.
    expect(draw.matches.map(({ round }) => round)).toEqual(['playIn', 2]);
    expect(earlyMeetings(draw)).toEqual([]);
  });

  test('what a director could have had better is told with the round', () => {
    const seeds = [
      ...[0, 1, 2, 3].map((group) => seed(group, 1)),
      // The second of each group on the line beside its first: 1–8, 2–7, 3–6, 4–5.
      ...[3, 2, 1, 0].map((group) => seed(group, 2)),
    ];
    expect(earlyMeetings({ seeds })).toEqual(
      [0, 1, 2, 3].map((group) => ({ players: [`G${group + 1}-1`, `G${group + 1}-2`], round: 8 })),
    );
  });
});

describe('seeding', () => {
  test('winners before seconds before thirds, in any order of the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(qualifiers(5, 3), { minLength: 15 }), (list) => {
        const { seeds } = drawOf(list, RULES);
        expect(seeds.map(({ from }) => from!.place)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
        expect(seeds.slice(0, 5).map(({ player }) => player)).toEqual([1, 2, 3, 4, 5].map((n) => `G${n}-1`));
        expect(seeds).toEqual(drawOf(qualifiers(5, 3), RULES).seeds);
      }),
      runs(20),
    );
  });

  test('by performance: wins, then difference, then the group’s number', () => {
    const winner = (group: number, wins: number, difference: number): Qualifier => ({
      player: `G${group}`,
      from: { group, place: 1, wins, difference },
    });
    const list = [winner(0, 2, 9), winner(1, 3, 1), winner(2, 3, 4), winner(3, 3, 1)];
    const order = (seedingWithinPlace: 'groupNumber' | 'performance') =>
      drawOf(list, { ...RULES, seedingWithinPlace }).seeds.map(({ player }) => player);
    expect(order('performance')).toEqual(['G2', 'G1', 'G3', 'G0']);
    expect(order('groupNumber')).toEqual(['G0', 'G1', 'G2', 'G3']);
  });
});

const RULES = { seedingWithinPlace: 'groupNumber', thirdPlaceMatch: false } as const;

function seed(group: number, place: number): Qualifier {
  return { player: `G${group + 1}-${place}`, from: { group, place, wins: 0, difference: 0 } };
}

function qualifiers(groups: number, places: number): Qualifier[] {
  return Array.from({ length: places }, (_, place) =>
    Array.from({ length: groups }, (__, group) => seed(group, place + 1)),
  ).flat();
}
