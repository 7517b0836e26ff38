import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OTHELLO } from '../../../src/core/regulations/othello';
import { bestMatching, type PairCost } from '../../../src/core/swiss/best-matching';
import { runs } from '../../arbitraries/runs';
import { allMatchings, bestTotals, totalsOf } from '../../oracle/pairing-oracle';

/** A cost for each pair, from a list that is long enough. */
function costFrom(costs: readonly number[], players: number): PairCost {
  return (one, other) => costs[Math.min(one, other) * players + Math.max(one, other)]!;
}

const problem = (most: number) =>
  fc.integer({ min: 1, max: 4 }).chain((half) =>
    fc.record({
      players: fc.constant(2 * half),
      costs: fc.array(
        fc.array(fc.nat({ max: most }), { minLength: 4 * half ** 2, maxLength: 4 * half ** 2 }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  );

function pairsOf(mates: readonly number[]): [number, number][] {
  return mates.flatMap((mate, player): [number, number][] => (player < mate ? [[player, mate]] : []));
}

function expectOptimum(players: number, costs: readonly (readonly number[])[]): void {
  const criteria = costs.map((list) => costFrom(list, players));
  const mates = bestMatching(players, criteria);
  mates.forEach((mate, player) => expect(mates[mate]).toBe(player));
  expect(mates.every((mate, player) => mate !== player)).toBe(true);
  expect(totalsOf(pairsOf(mates), criteria)).toEqual(bestTotals(players, criteria));
}

describe('the best matching', () => {
  test.each([
    ['few ties between costs', 1000],
    ['many of them', 3],
    ['costs of 0 and 1', 1],
  ])('is the lexicographic optimum of all there are: %s', (_, most) => {
    fc.assert(
      fc.property(problem(most), ({ players, costs }) => expectOptimum(players, costs)),
      runs(150),
    );
  });

  test('of ten players too', () => {
    const costs = fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 100, maxLength: 100 }), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(costs, (lists) => expectOptimum(10, lists)),
      runs(12),
    );
  });

  test('the oracle goes through every pairing: 1, 3, 15, 105, 945', () => {
    expect([2, 4, 6, 8, 10].map((players) => [...allMatchings(players)].length)).toEqual([
      1, 3, 15, 105, 945,
    ]);
  });

  test('nobody to pair, nothing paired; without criteria anything will do', () => {
    expect(bestMatching(0, [])).toEqual([]);
    expect(bestMatching(4, [])).toEqual([1, 0, 3, 2]);
  });

  test('with 400 players and 13 rounds all criteria of Othello but the last are compared exactly', () => {
    const pairs = 200;
    const games = 13;
    /** The most that a whole round can cost by each criterion. */
    const most: Readonly<Record<string, number>> = {
      // So many players have neither all had a bye nor met half of the others (Dirac: then a pairing without rematch exists).
      byes: 0,
      rematches: 0,
      byeToLowest: 2 * games,
      colourLimits: 0,
      // Every pair two and a half points apart.
      scoreGap: pairs * 5 ** 2,
      floats: pairs * 4,
      colourRuns: pairs * 2,
      colourBalance: pairs * 2 * (2 * 3 ** 2 + 1),
    };
    const [last, ...before] = [...OTHELLO.swiss!.criteria].reverse();
    expect(last).toBe('rankOrder');
    const units = before.reduce((product, name) => product * (most[name]! + 1), 1);
    expect(6 * units).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });
});
