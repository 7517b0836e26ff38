import { describe, expect, test } from '@jest/globals';
import { formula } from './formula';

const level = (...args: readonly unknown[]): unknown => formula('TD_LEVEL', ...args);

describe('TD_LEVEL (7.5.1)', () => {
  test.each([
    [0, 'Principiante'],
    [1499, 'Principiante'],
    [1500, 'Principiante'],
    [1501, 'Casual'],
    [1600, 'Casual'],
    [1601, 'Intermedio'],
    [1700, 'Intermedio'],
    [1701, 'Avanzado'],
    [1800, 'Avanzado'],
    [1801, 'Experto'],
    [1900, 'Experto'],
    [2000, 'Experto'],
    [2001, 'Master'],
    [2500, 'Master'],
    // On a fractional rating the band is that of the rounded rating that the sheet shows (rules §7).
    [1500.4, 'Principiante'],
    [1500.49, 'Principiante'],
    [1500.5, 'Casual'],
    [1600.49, 'Casual'],
    [1600.5, 'Intermedio'],
    [1700.5, 'Avanzado'],
    [1800.4, 'Avanzado'],
    [1800.5, 'Experto'],
    [2000.49, 'Experto'],
    [2000.5, 'Master'],
    ['1500', 'Principiante'],
    ['1500,5', 'Casual'],
    ['1.500,5', 'Casual'],
    ['1\u00a0501', 'Casual'],
  ])('%j: %s', (rating, expected) => {
    expect(level(rating)).toBe(expected);
  });

  test('a column gives a column; a blank stays blank, not a beginner', () => {
    expect(level([[1500], [''], [2001], [null], ['']])).toEqual([['Principiante'], [''], ['Master']]);
    expect(level([['Nivel'], [1650]])).toEqual([['Categoría'], ['Intermedio']]);
    expect(level('')).toBe('');
  });

  test('a word is refused with its row', () => {
    expect(() => level([[1500], ['mucho']])).toThrow(/Fila 2.*«mucho».*número/);
    expect(() => level('#N/A')).toThrow(/#N\/A/);
    expect(() => level(new Date(2026, 0, 1))).toThrow(/número/);
    expect(() =>
      level([
        [1500, 1600],
        [1, 2],
      ]),
    ).toThrow(/2 columnas/);
  });

  test.each(['INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'])('%s has no levels', (regulation) => {
    expect(() => level(1500, regulation)).toThrow(new RegExp(`${regulation}.*niveles`));
  });
});
