import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { isSumLabel, sumRowFinder } from '../../src/sheet/sum-rows';

/** White, black, both points, notes, something else. */
const COLUMNS = { white: 0, black: 1, results: [2, 3], notes: [4] };
const HEADER = ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota', 'Mesa'];
const MATCH = ['Ana', 'Beto', 3, 1, '', 7];
const ON_TABLE_A = ['Ana', 'Beto', 3, 1, '', 'A'];

/** The rows that sum up, below the header. */
function sumsAmong(...rows: readonly Row[]): number[] {
  const all = [HEADER, ...rows];
  const isSum = sumRowFinder(all, 1, COLUMNS);
  return rows.flatMap((_, index) => (isSum(index + 1) ? [index + 1] : []));
}

describe('a row that sums up names no player and says what it counts', () => {
  test.each<[string, Row]>([
    ['in white’s column', ['Total', '', 3, 1]],
    ['in black’s column', ['', 'Totales:', 3, 1]],
    ['in one of the points', ['', '', 'Total', 4]],
    ['in a column of the table', ['', '', '', 4, '', 'Partidas jugadas']],
    ['beyond it', ['', '', '', '', '', '', '', 'Points today', 4]],
    ['beside a number in white’s column', [4, '', 'Total']],
    ['beside a number in black’s', ['', 4, 'Total']],
  ])('%s, before the last match and below it', (_, row) => {
    expect(sumsAmong(row, MATCH, row)).toEqual([1, 3]);
  });

  test.each<[string, Row]>([
    ['a match', MATCH],
    ['half of one', ['Ana', '', '', '', '', 'Total']],
    ['the other half', ['', 'Beto', '', '', '', 'Total']],
    ['numbers alone', ['', '', 4, 3, '', 12]],
    ['a day', ['', '', new Date(2026, 2, 1)]],
    ['a tick', ['', '', true]],
    ['a note that counts', ['', '', '', '', 'Total']],
    ['a note below all', ['', '', '', '', 'Se jugó de noche']],
    ['a result without its players', ['', '', 'F', '']],
    ['a result of black’s', ['', '', '', 'W.O.']],
    ['blanks', ['', ' ', '\u200b', null, undefined, '  ']],
    ['nothing', []],
  ])('%s is none', (_, row) => {
    expect(sumsAmong(row, MATCH, row)).toEqual([]);
  });

  test('any text below the last match says so, and none before it', () => {
    const text = ['', '', 12, '', '', 'Son las de hoy'];
    expect(sumsAmong(text, MATCH, text, MATCH, text, text)).toEqual([5, 6]);
  });

  test('no text says so in a column where a match has one, but a word for sums does', () => {
    expect(sumsAmong(ON_TABLE_A, MATCH, ['', '', 3, 1, '', 'B'], ['', '', 3, 1, '', 'Total'])).toEqual([4]);
  });

  test('nor does such a word where a match itself has one', () => {
    const ofGames = ['Ana', 'Beto', 3, 1, '', 'Partidos'];
    expect(sumsAmong(ofGames, ['', '', 3, 1, '', 'Partidos'], ['', '', '', 'Total'])).toEqual([3]);
  });

  test('blanks and numbers of the matches are no text, nor is the header’s', () => {
    const text = ['', '', 12, '', '', 'Son las de hoy'];
    expect(sumsAmong(['Ana', 'Beto', 3, 1, '', ' '], MATCH, text)).toEqual([3]);
  });

  test.each<[string, Row]>([
    ['without black', ['Ana', '', '', '', '', 'A']],
    ['without white', ['', 'Beto', '', '', '', 'A']],
    ['with a number for white', [5, 'Beto', '', '', '', 'A']],
    ['with a number for black', ['Ana', 5, '', '', '', 'A']],
    ['with a sum for white', ['Total', 'Beto', '', '', '', 'A']],
  ])('a row %s is no match: text above it is below the last, and its own column has none', (_, half) => {
    const text = ['', '', 12, '', '', 'Son las de hoy'];
    expect(sumsAmong(MATCH, text, half)).toContain(2);
  });

  test('without any match only the words for sums say so', () => {
    expect(sumsAmong(['', '', '', '', '', 'Mañana'], ['', '', '', '', '', 'Total'])).toEqual([2]);
  });

  test('texts in a row of matches that name no two players count for nothing', () => {
    expect(sumsAmong(MATCH, ['Carla', '', '', '', '', 'A'], ['', '', 12, '', '', 'Son las de hoy'])).toEqual([
      3,
    ]);
  });
});

test.each<[Cell, boolean]>([
  ['Total', true],
  ['  TOTALES: ', true],
  ['Suma de puntos', true],
  ['Promedio', true],
  ['Partidas jugadas', true],
  ['Points today', true],
  ['Итого', true],
  ['Σύνολο', true],
  ['Mi total', false],
  ['Totalmente', false],
  ['Partida', false],
  ['Ana', false],
  ['', false],
  [' ', false],
  ['…', false],
  [12, false],
  [true, false],
  [null, false],
  [undefined, false],
  [new Date(2026, 2, 1), false],
])('%p says that what stands beside it is summed or counted: %p', (cell, expected) => {
  expect(isSumLabel(cell)).toBe(expected);
});
