import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { publishedChances } from '../fixtures/cases/rating-and-season-cases';
import { chance } from '../oracle/rating-oracle';
import { formula, formulaIn } from './formula';

const probability = (...args: readonly unknown[]): number => formula('TD_WIN_PROBABILITY', ...args) as number;

const RATING = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.double({ min: 0, max: 3000, noNaN: true }));
const LENGTH = fc.integer({ min: 1, max: 64 });

describe('TD_WIN_PROBABILITY', () => {
  test.each(publishedChances())('%i points apart, to %i: %f', (difference, length, published) => {
    for (const base of [1500, 1437.25]) {
      expect(Math.abs(probability(base + difference, base, length) - published)).toBeLessThanOrEqual(0.0005);
      expect(Math.abs(1 - probability(base, base + difference, length) - published)).toBeLessThanOrEqual(
        0.0005,
      );
    }
  });

  // The single values of the same file, with the digits they are given with.
  test.each([
    [1500, 1700, 3, 0.4016, 4],
    [1500, 1698, 1, 0.44, 2],
    [1500, 1698, 3, 0.4, 2],
    [1500, 1698, 5, 0.38, 2],
    [1500, 1698, 11, 0.32, 2],
    [1500, 1698, 25, 0.24, 2],
    [1550, 1500, 25, 0.571463117408381, 12],
    [1900, 1500, 17, 0.87, 2],
    [1900, 1500, 25, 10 / 11, 3],
  ])('%i against %i to %i', (own, other, length, published, digits) => {
    expect(probability(own, other, length)).toBeCloseTo(published, digits);
  });

  test('is the curve of rules §7, and the two chances make one', () => {
    fc.assert(
      fc.property(RATING, RATING, LENGTH, (own, other, length) => {
        const won = probability(own, other, length);
        expect(won).toBeGreaterThanOrEqual(0);
        expect(won).toBeLessThanOrEqual(1);
        expect(won).toBeCloseTo(chance(own, other, length), 12);
        expect(won + probability(other, own, length)).toBeCloseTo(1, 12);
      }),
      runs(1000),
    );
  });

  test('equal ratings are even at any length; a longer match favours the favourite', () => {
    fc.assert(
      fc.property(RATING, LENGTH, fc.integer({ min: 1, max: 800 }), (own, length, more) => {
        expect(probability(own, own, length)).toBe(0.5);
        expect(probability(own + more, own, length + 1)).toBeGreaterThan(
          probability(own + more, own, length),
        );
        expect(probability(own, own + more, length)).toBeLessThan(0.5);
      }),
      runs(500),
    );
  });

  test('columns: titles, blank rows, text numbers, decimal commas', () => {
    const half = probability(1500, 1500, 5);
    expect(formula('TD_WIN_PROBABILITY', [['Nivel'], [1600], [''], ['1500'], ['']], 1500, 5)).toEqual([
      ['Probabilidad'],
      [probability(1600, 1500, 5)],
      [''],
      [half],
    ]);
    expect(formula('TD_WIN_PROBABILITY', [[1600], [1500]], [[1500], ['1 500']], [[3], ['5']])).toEqual([
      [probability(1600, 1500, 3)],
      [half],
    ]);
    expect(probability('1612,5', '1.480,5', '7')).toBe(probability(1612.5, 1480.5, 7));
    expect(formulaIn('en', 'TD_WIN_PROBABILITY', [['Rating'], [1500]], 1500, 1)).toEqual([
      ['Probability'],
      [0.5],
    ]);
  });

  test.each([
    [[1500, 1500, 0], 'es', /^Argumento matchLength: «0».*desde 1/],
    [[1500, 1500, 2.5], 'es', /^Argumento matchLength: «2\.5» no es un número entero/],
    [[1500, '', 5], 'es', /falta opponent/],
    [['', 1500, 5], 'es', /^Falta rating\.$/],
    [[1500, 1500, ''], 'es', /falta matchLength/],
    [['mucho', 1500, 5], 'es', /«mucho» no es un número.*nivel/],
    [['1.500', 1500, 5], 'es', /«1\.500» puede leerse de dos maneras/],
    [[[[1500], [1600]], [[1500], ['?']], 5], 'es', /^Fila 2 de opponent: «\?» no es un número/],
    [[[[1500], [1600]], [[1500]].concat([[1], [2]]), 5], 'es', /2 y 3 filas/],
    [[1500, 1500, 0], 'en', /^Argument matchLength: “0” is too little.*from 1/],
    [[[[1500], ['?']], 1500, 5], 'en', /^Row 2: “\?” is not a number.*rating/],
  ] as const)('%j, %s: one sentence', (args, language, sentence) => {
    expect(() => formulaIn(language, 'TD_WIN_PROBABILITY', ...(args as readonly unknown[]))).toThrow(
      sentence,
    );
  });
});
