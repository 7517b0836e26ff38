import { describe, expect, test } from '@jest/globals';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { SwissCriterionName } from '../../../src/core/regulations/regulation';
import type { Side } from '../../../src/core/standings/match';
import type { SwissRecord } from '../../../src/core/swiss/event';
import { BYE, pairCosts, type Contender } from '../../../src/core/swiss/pair-costs';

const contender = (player: string, record: Partial<SwissRecord>): Contender => ({
  player,
  record: { halfPoints: 0, byes: 0, colours: [], met: new Map(), lastFloat: null, ...record },
});

/** What each pair costs by one criterion, as `0-1`. */
function costs(
  name: SwissCriterionName,
  contenders: readonly (Contender | typeof BYE)[],
): Record<string, number> {
  const cost = pairCosts(contenders, OTHELLO.swiss!)[name];
  const found: Record<string, number> = {};
  contenders.forEach((_, one) => {
    for (let other = one + 1; other < contenders.length; other++) {
      found[`${one}-${other}`] = cost(one, other);
      // Whichever is named first.
      expect(cost(other, one)).toBe(cost(one, other));
    }
  });
  return found;
}

describe('what a pair costs, criterion by criterion', () => {
  const a = contender('a', {
    ...{ halfPoints: 5, lastFloat: 'down', colours: ['white', 'white'] as Side[] },
    met: new Map<string, Side[]>([['b', ['black', 'white']]]),
  });
  const b = contender('b', {
    ...{ halfPoints: 4, byes: 1, lastFloat: 'up', colours: ['black', 'black'] as Side[] },
    met: new Map<string, Side[]>([['a', ['white', 'black']]]),
  });
  const c = contender('c', { halfPoints: 2, byes: 2, colours: ['white', 'white'] });
  const field = [a, b, c, BYE];

  test.each<[SwissCriterionName, Record<string, number>]>([
    // Those the bye's players have had before.
    ['byes', { '0-1': 0, '0-2': 0, '1-2': 0, '0-3': 0, '1-3': 1, '2-3': 2 }],
    // "to the lowest": their points.
    ['byeToLowest', { '0-1': 0, '0-2': 0, '1-2': 0, '0-3': 5, '1-3': 4, '2-3': 2 }],
    ['rematches', { '0-1': 2, '0-2': 0, '1-2': 0, '0-3': 0, '1-3': 0, '2-3': 0 }],
    // Squares of the half-points between them.
    ['scoreGap', { '0-1': 1, '0-2': 9, '1-2': 4, '0-3': 0, '1-3': 0, '2-3': 0 }],
    // a down again 2, b up again 2; c up for the first time 1; b, who was up last, down 0.
    ['floats', { '0-1': 4, '0-2': 3, '1-2': 1, '0-3': 0, '1-3': 0, '2-3': 0 }],
    // a and c: three whites for one of them.
    ['colourLimits', { '0-1': 0, '0-2': 1, '1-2': 0, '0-3': 0, '1-3': 0, '2-3': 0 }],
    ['colourRuns', { '0-1': 0, '0-2': 1, '1-2': 0, '0-3': 0, '1-3': 0, '2-3': 0 }],
    // One apart for each; a and c: one apart, and three with the run.
    ['colourBalance', { '0-1': 4, '0-2': 2 + 18 + 1, '1-2': 4, '0-3': 0, '1-3': 0, '2-3': 0 }],
  ])('%s', (name, expected) => {
    expect(costs(name, field)).toEqual(expected);
  });

  test('level on points nobody floats', () => {
    const level = [contender('x', { lastFloat: 'up' }), contender('y', { lastFloat: 'up' })];
    expect(costs('floats', level)).toEqual({ '0-1': 0 });
    expect(costs('scoreGap', level)).toEqual({ '0-1': 0 });
  });

  test.each<[SwissRecord['lastFloat'], SwissRecord['lastFloat'], number]>([
    [null, null, 2],
    ['down', null, 3],
    ['up', null, 1],
    [null, 'up', 3],
    [null, 'down', 1],
    ['up', 'down', 0],
    ['down', 'up', 4],
  ])('the better floated %p last, the other %p: %i', (upper, lower, expected) => {
    const pair = [
      contender('x', { halfPoints: 3, lastFloat: upper }),
      contender('y', { halfPoints: 2, lastFloat: lower }),
    ];
    expect(costs('floats', pair)).toEqual({ '0-1': expected });
  });

  test('points of a bye that are no half-points are compared by whole ones', () => {
    const odd = [contender('x', { halfPoints: 1.6 }), contender('y', { halfPoints: 0.4 }), BYE];
    expect(costs('byeToLowest', odd)).toEqual({ '0-1': 0, '0-2': 2, '1-2': 0 });
    // 1.2² = 1.44.
    expect(costs('scoreGap', odd)['0-1']).toBe(1);
  });
});

describe('the order of rank', () => {
  const group = (halfPoints: number, size: number) =>
    Array.from({ length: size }, (_, at) => contender(`p${halfPoints}-${at}`, { halfPoints }));

  test('in a score group the upper half against the lower, the first of the one against the first of the other', () => {
    expect(costs('rankOrder', group(2, 4))).toEqual({
      '0-2': 0,
      '1-3': 0,
      '0-1': 1,
      '0-3': 1,
      '1-2': 1,
      '2-3': 1,
    });
    const six = costs('rankOrder', group(2, 6));
    expect([six['0-3'], six['1-4'], six['2-5']]).toEqual([0, 0, 0]);
    expect([six['0-1'], six['0-2'], six['0-4'], six['0-5'], six['4-5']]).toEqual([2, 1, 1, 2, 2]);
  });

  test('of an odd group the middle one is left over', () => {
    const five = costs('rankOrder', group(2, 5));
    expect([five['0-2'], five['1-3'], five['2-4']]).toEqual([0, 0, 0]);
  });

  test('between two groups the last of the upper against the first of the lower', () => {
    const two = costs('rankOrder', [...group(4, 3), ...group(2, 2), BYE]);
    expect([two['2-3'], two['1-3'], two['0-3'], two['2-4'], two['0-4']]).toEqual([0, 1, 2, 1, 3]);
    // The lower group counts its own seats.
    expect(two['3-4']).toBe(0);
    expect([two['0-5'], two['3-5'], two['4-5']]).toEqual([0, 0, 0]);
  });
});
