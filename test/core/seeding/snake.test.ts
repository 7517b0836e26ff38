import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { snake } from '../../../src/core/seeding/snake';
import { runs } from '../../arbitraries/runs';
import { publishedSnakes } from '../../fixtures/cases/published-cases';
import { snakeOracle } from '../../oracle/snake-oracle';

const numbered = (groups: readonly (readonly number[])[]): number[][] =>
  groups.map((group) => group.map((place) => place + 1));

describe('the snake', () => {
  // 7.2.1, copied from the regulation.
  test('13 groups of 52 are the table of the regulation', () => {
    expect(numbered(snake(52, 13))).toEqual([
      [1, 26, 27, 52],
      [2, 25, 28, 51],
      [3, 24, 29, 50],
      [4, 23, 30, 49],
      [5, 22, 31, 48],
      [6, 21, 32, 47],
      [7, 20, 33, 46],
      [8, 19, 34, 45],
      [9, 18, 35, 44],
      [10, 17, 36, 43],
      [11, 16, 37, 42],
      [12, 15, 38, 41],
      [13, 14, 39, 40],
    ]);
  });

  test.each(publishedSnakes())('%s, as other tools’ tests have it', (layout, groups) => {
    const [players, , count] = layout.split(' ');
    expect(numbered(snake(Number(players), Number(count)))).toEqual(groups);
  });

  test('is dealt pass by pass, and is a permutation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 40 }), (players, groups) => {
        const places = Array.from({ length: players }, (_, place) => place);
        const dealt = snake(players, groups);
        expect(dealt).toEqual(snakeOracle(places, groups));
        expect(dealt.flat().sort((one, other) => one - other)).toEqual(places);
      }),
      runs(500),
    );
  });
});
