import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { reportedFault } from '../fixtures/cases/published-cases';
import { publishedChanges, realRatings, workedRatings } from '../fixtures/cases/rating-and-season-cases';
import { stakes } from '../oracle/rating-oracle';
import { formula, formulaIn } from './formula';

const changes = (...args: readonly unknown[]): readonly [winner: number, loser: number] => {
  const rows = formula('TD_RATING_CHANGE', ...args) as number[][];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveLength(2);
  return rows[0] as unknown as readonly [number, number];
};

const RAMP = [
  ['base', 'HG'],
  ['kRamp', 'sí'],
];
const RAMP_INCLUDING = [...RAMP, ['experience', 'includingMatch']];

describe('TD_RATING_CHANGE', () => {
  test.each(publishedChanges())(
    'against one %i points stronger, to %i: %f or %f',
    (stronger, length, won, lost) => {
      const own = 1500;
      // The page prints one 1.93 as a bare 2: whole figures are held less strictly.
      const within = (printed: number): number => (Number.isInteger(printed) ? 0.07 : 0.05);
      expect(Math.abs(changes(own, own + stronger, length)[0] - won)).toBeLessThanOrEqual(within(won));
      expect(Math.abs(changes(own + stronger, own, length)[1] - lost)).toBeLessThanOrEqual(within(lost));
    },
  );

  test.each(workedRatings().map((worked, at) => [at + 1, worked] as const))(
    'worked match %i, to six digits, under either reading of experience',
    (_, { r1, exp1, r2, exp2, length, winner, exp_before_match, exp_after_match_macFIBS }) => {
      for (const [regulation, worked] of [
        [RAMP, exp_before_match],
        [RAMP_INCLUDING, exp_after_match_macFIBS],
      ] as const) {
        const [one, two] = worked.delta;
        const given =
          winner === 1
            ? changes(r1, r2, length, exp1, exp2, regulation)
            : [...changes(r2, r1, length, exp2, exp1, regulation)].reverse();
        expect(given[0]).toBeCloseTo(one, 6);
        expect(given[1]).toBeCloseTo(two, 6);
      }
    },
  );

  test('R11: four times the root of the length times the chance of losing', () => {
    type Expected = { 'A wins': Record<string, number>; 'B wins': Record<string, number> };
    const { expected } = reportedFault<unknown, Expected>('R11');
    const [a, b] = changes(1600, 1500, 7, 500, 500);
    expect(a).toBeCloseTo(expected['A wins']['A']!, 4);
    expect(b).toBeCloseTo(expected['A wins']['B']!, 4);
    const [upset, lost] = changes(1500, 1600, 7, 500, 500);
    expect(upset).toBeCloseTo(expected['B wins']['B']!, 4);
    expect(lost).toBeCloseTo(expected['B wins']['A']!, 4);
    expect(changes(1600, 1500, 1)[0]).toBeCloseTo(1.885, 3);
    // McCool: "1-point match, equal ratings, both experienced: winner +2.00, loser -2.00".
    expect(changes(1500, 1500, 1)).toEqual([2, -2]);
  });

  test('the ramp: K = 5 with nothing played, 4 at 100, 3 at 200, 2 at 300, 1 from 400', () => {
    const won = (experience: number, regulation: unknown = RAMP): number =>
      changes(1500, 1500, 1, experience, 1000, regulation)[0] / 2;
    expect([0, 100, 200, 300, 400, 401, 5000].map((experience) => won(experience))).toEqual([
      5, 4, 3, 2, 1, 1, 1,
    ]);
    expect(won(399)).toBeCloseTo(1.01, 12);
    // Counting the match itself, to 1: a step of a hundredth earlier.
    expect(won(0, RAMP_INCLUDING)).toBeCloseTo(4.99, 12);
    expect(won(398, RAMP_INCLUDING)).toBeCloseTo(1.01, 12);
    expect([399, 400, 401].map((experience) => won(experience, RAMP_INCLUDING))).toEqual([1, 1, 1]);
    // Each side has his own; a blank is nothing played yet.
    expect(changes(1500, 1500, 1, 400, 0, RAMP)).toEqual([2, -10]);
    expect(changes(1500, 1500, 1, '', undefined, RAMP)).toEqual([10, -10]);
  });

  test('without the ramp, which is the default, experience changes nothing', () => {
    for (const [rating, experience] of realRatings()) {
      expect(changes(rating, 1600, 5, experience, 3)).toEqual(changes(rating, 1600, 5));
      for (const regulation of ['HG', 'INTERNATIONAL', 'MIAPUESTA', [['kRamp', 'no']]]) {
        expect(changes(rating, 1600, 5, experience, 3, regulation)).toEqual(changes(rating, 1600, 5));
      }
    }
  });

  test('is the formula of rules §7, whoever plays whom', () => {
    const rating = fc.double({ min: 0, max: 3000, noNaN: true });
    const experience = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(
        ...[
          rating,
          rating,
          fc.integer({ min: 1, max: 64 }),
          experience,
          experience,
          fc.boolean(),
          fc.boolean(),
        ],
        (winner, loser, length, ofWinner, ofLoser, kRamp, including) => {
          const rules = { kRamp, experience: including ? 'includingMatch' : 'beforeMatch' } as const;
          const regulation = [
            ['kRamp', kRamp ? 'sí' : 'no'],
            ['experience', rules.experience],
          ];
          const given = changes(winner, loser, length, ofWinner, ofLoser, regulation);
          const { gain, loss } = stakes(
            { rating: winner, experience: ofWinner },
            { rating: loser, experience: ofLoser },
            length,
            rules,
          );
          expect(given[0]).toBeCloseTo(gain, 9);
          expect(given[1]).toBeCloseTo(-loss, 9);
          // "the winner gains …, the loser loses the same", with equal K.
          expect(kRamp ? 0 : given[0] + given[1]).toBe(0);
          // Beating somebody stronger is worth more.
          expect(changes(winner, loser + 50, length)[0]).toBeGreaterThan(changes(winner, loser, length)[0]);
        },
      ),
      runs(600),
    );
  });

  test('columns give a row a match; titles, blank rows, text numbers, decimal commas', () => {
    expect(
      formula('TD_RATING_CHANGE', [[1600], [''], ['1500']], [[1500], [''], [1500]], [[7], [''], [1]]),
    ).toEqual([[...changes(1600, 1500, 7)], ['', ''], [2, -2]]);
    expect(formula('TD_RATING_CHANGE', [['Nivel'], [1500], [1600], ['']], 1500, 1)).toEqual([
      [expect.any(String), expect.any(String)],
      [2, -2],
      [...changes(1600, 1500, 1)],
    ]);
    expect(changes('1612,5', '1.480,5', '7', '12', ' 30')).toEqual(changes(1612.5, 1480.5, 7, 12, 30));
    expect(formula('TD_RATING_CHANGE', 1500, 1500, 1, [[0], [400]], 400, RAMP)).toEqual([
      [10, -2],
      [2, -2],
    ]);
  });

  test.each([
    [[1500, 1500, 0], 'es', /^Argumento matchLength: «0».*desde 1/],
    [[1500, '', 5], 'es', /falta loser/],
    [[undefined, 1500, 5], 'es', /^Falta winner\.$/],
    [[1500, 1500], 'es', /falta matchLength/],
    [['x', 1500, 5], 'es', /«x» no es un número.*nivel/],
    [[1500, 1500, 5, -1], 'es', /^Argumento winnerExperience: «-1».*experiencia.*desde 0/],
    [[1500, 1500, 5, 1, 2.5], 'es', /^Argumento loserExperience: «2\.5» no es un número entero.*experiencia/],
    [[[[1500], [1500]], 1500, [[5], [-5]]], 'es', /^Fila 2 de matchLength: «-5»/],
    [[1500, 1500, 5, 0, 0, 'FIBS'], 'es', /no hay ningún reglamento «FIBS»/],
    [[1500, 1500, 5, 0, 0, [['kRamp', 'quizás']]], 'es', /«quizás» no vale para kRamp; escriba sí o no/],
    [[1500, 1500, 5, 0, 0, [['experience', 'after']]], 'es', /experience.*beforeMatch o includingMatch/],
    [[1500, 1500, 5, -1], 'en', /^Argument winnerExperience: “-1” is too little.*experience.*from 0/],
    [[[[1500], ['x']], 1500, 5], 'en', /^Row 2: “x” is not a number.*rating/],
  ] as const)('%j, %s: one sentence', (args, language, sentence) => {
    expect(() => formulaIn(language, 'TD_RATING_CHANGE', ...(args as readonly unknown[]))).toThrow(sentence);
  });
});
