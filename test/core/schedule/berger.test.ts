import { describe, expect, test } from '@jest/globals';
import { bergerRounds } from '../../../src/core/schedule/berger';
import { bergerTables } from '../../fixtures/cases/published-cases';

const cases = bergerTables().flatMap(({ applies_to: sizes, rounds }) =>
  sizes.map((size) => [size, rounds] as const),
);

describe('the published round-robin tables (FIDE Handbook C.05, annex 1)', () => {
  test('go from three players to sixteen', () => {
    expect(cases.map(([size]) => size)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  test.each(cases)('%i players: rounds, pairings and colours', (size, rounds) => {
    // With an odd number the highest number of the table is the bye.
    const expected = rounds.map((round) => round.filter(([white, black]) => white <= size && black <= size));
    const ours = bergerRounds(size).map((round) => round.map(({ white, black }) => [white + 1, black + 1]));
    expect(ours).toEqual(expected);
  });
});
