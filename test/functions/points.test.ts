import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { decimalText, hgHundredths } from '../oracle/points-oracle';
import { formula, formulaIn } from './formula';

const points = (...args: readonly unknown[]): unknown => formula('TD_POINTS', ...args);

const ON_TOP = [
  ['base', 'HG'],
  ['participationOnTop', 'sí'],
];

const PLACES = Array.from({ length: 40 }, (_, at) => at + 1);
const WINS = Array.from({ length: 13 }, (_, wins) => wins);
const GRID = PLACES.flatMap((place) => WINS.map((wins) => [place, wins] as const));

describe('TD_POINTS', () => {
  // 7.5, line by line.
  test.each([
    ['Campeón', 1, 2],
    ['Finalista', 2, 1],
    ['3er lugar', 3, 0.5],
    ['4to lugar', 4, 0.5],
    ['5to', 5, 0.25],
    ['8vo lugar', 8, 0.25],
    ['9no', 9, 0.15],
    ['16vo lugar', 16, 0.15],
    ['17', 17, 0.1],
    ['64', 64, 0.1],
    ['por participación', '', 0.1],
  ])('%s', (_, place, expected) => {
    expect(points(place, 0)).toBe(expected);
    // "Adicional se otorga 0,04 puntos por cada encuentro ganado".
    expect(String(points(place, 1))).toBe(decimalText(Math.round(expected * 100) + 4));
  });

  test('every place to 40 with up to 12 wins is the exact decimal, never 0.30000000000000004', () => {
    for (const [place, wins] of GRID) {
      expect(String(points(place, wins))).toBe(decimalText(hgHundredths(place, wins)));
    }
    for (const wins of WINS) {
      for (const blank of ['', null, undefined, ' ']) {
        expect(String(points(blank, wins))).toBe(decimalText(hgHundredths(null, wins)));
      }
    }
    // The sums that binary fractions get wrong: 0.1 + 5·0.04, 0.25 + 3·0.04, 0.15 + 0.04.
    expect([points(17, 5), points(5, 3), points(9, 1)].map(String)).toEqual(['0.3', '0.37', '0.19']);
  });

  test('the same from two columns in one call', () => {
    expect(
      points(
        GRID.map(([place]) => [place]),
        GRID.map(([, wins]) => [wins]),
      ),
    ).toEqual(GRID.map(([place, wins]) => [hgHundredths(place, wins) / 100]));
  });

  test('participationOnTop: the 0.10 is an extra for the table’s places too', () => {
    for (const [place, wins] of GRID) {
      expect(String(points(place, wins, ON_TOP))).toBe(decimalText(hgHundredths(place, wins, true)));
    }
    expect(points(1, 0, ON_TOP)).toBe(2.1);
    // Who only took part has it once.
    expect(points('', 0, ON_TOP)).toBe(0.1);
    expect(points(17, 2, ON_TOP)).toBe(0.18);
    // The default is no (rules §11).
    expect(points(1, 0, [['base', 'HG']])).toBe(2);
    expect(points(1, 0, [['participationOnTop', 'no']])).toBe(2);
  });

  test('columns: titles, blank rows between and below, text numbers', () => {
    expect(
      points(
        [['Puesto'], [3], [''], [' 1'], [''], ['9'], [null], ['']],
        [['Ganados'], [5], [2], ['7'], [''], [undefined], [''], ['']],
      ),
    ).toEqual([['Puntos'], [0.7], [0.18], [2.28], [''], [0.15]]);
    expect(points([['Place'], [2]], 6)).toEqual([['Puntos'], [1.24]]);
    expect(formulaIn('en', 'TD_POINTS', [['Место'], [2]], [['Победы'], [6]])).toEqual([['Points'], [1.24]]);
    expect(points([['Θέση'], [2]], [['Νίκες'], [6]])).toEqual([['Puntos'], [1.24]]);
    // A row of cells is a column of answers; a range of one cell is a cell.
    expect(points([[1, 2, 17]], 0)).toEqual([[2], [1], [0.1]]);
    expect(points([[1]], [[0]])).toBe(2);
  });

  test.each([
    [[0, 1], 'es', /«0» es demasiado poco.*puesto.*desde 1/],
    [[-3, 1], 'es', /«-3».*desde 1/],
    [[1.5, 1], 'es', /«1\.5» no es un número entero.*puesto/],
    [['tercero', 1], 'es', /«tercero» no es un número.*puesto/],
    [['3-4', 1], 'es', /«3-4» no es un número.*puesto/],
    [[new Date(2026, 2, 4), 1], 'es', /«2026-03-04» no es un número/],
    [[true, 1], 'es', /«true» no es un número/],
    [[1, -1], 'es', /^Argumento wins: «-1».*ganados.*desde 0/],
    [[1, 2.5], 'es', /^Argumento wins: «2\.5» no es un número entero/],
    [[1, '#N/A'], 'es', /^Argumento wins: .*error #N\/A/],
    [
      [
        [[1], [2]],
        [[1], [-1]],
      ],
      'es',
      /^Fila 2 de wins: «-1»/,
    ],
    [[[[1], ['x']], 1], 'es', /^Fila 2: «x» no es un número/],
    [
      [
        [[1], [2]],
        [[1], [2], [3]],
      ],
      'es',
      /2 y 3 filas/,
    ],
    [
      [
        [
          [1, 2],
          [3, 4],
        ],
        1,
      ],
      'es',
      /2 columnas; seleccione una sola/,
    ],
    [[1, 1, 'OTHELLO'], 'es', /^El reglamento OTHELLO no tiene puntos anuales\.$/],
    [[1, 1, 'INTERNATIONAL'], 'es', /INTERNATIONAL no tiene puntos anuales/],
    [[1, 1, 'MIAPUESTA'], 'es', /MIAPUESTA no tiene puntos anuales/],
    [[0, 1], 'en', /“0” is too little.*place.*from 1/],
    [[1, -1], 'en', /^Argument wins: “-1”.*matches won.*from 0/],
    [[[[1], ['x']], 1], 'en', /^Row 2: “x” is not a number.*place/],
    [[1, 1, 'OTHELLO'], 'en', /^The regulation OTHELLO has no annual points\.$/],
  ] as const)('%j, %s: one sentence', (args, language, sentence) => {
    expect(() => formulaIn(language, 'TD_POINTS', ...(args as readonly unknown[]))).toThrow(sentence);
  });

  test('a better place or one more win is never worth less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.nat({ max: 20 }),
        fc.boolean(),
        (place, wins, onTop) => {
          const regulation = onTop ? ON_TOP : 'HG';
          const own = points(place, wins, regulation) as number;
          expect(points(place, wins + 1, regulation)).toBeGreaterThan(own);
          expect(points(place + 1, wins, regulation)).toBeLessThanOrEqual(own);
          expect(own).toBe(hgHundredths(place, wins, onTop) / 100);
        },
      ),
      runs(500),
    );
  });
});
