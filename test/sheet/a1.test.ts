import { describe, expect, test } from '@jest/globals';
import { a1, columnLetters, columnNumber, sheetReference } from '../../src/sheet/a1';

// Spreadsheets count columns like a number of 26 digits without a zero: 26 of one letter, 26² of two, 26³ of three.
const COLUMNS: readonly (readonly [string, number])[] = [
  ['A', 0],
  ['B', 1],
  ['Z', 25],
  ['AA', 26],
  ['AZ', 26 + 25],
  ['BA', 26 + 26],
  ['ZZ', 26 + 26 * 26 - 1],
  ['AAA', 26 + 26 * 26],
  ['ZZZ', 26 + 26 * 26 + 26 * 26 * 26 - 1],
];

describe('columns by their letters', () => {
  test.each(COLUMNS)('%s is column %d from 0', (letters, column) => {
    expect(columnLetters(column)).toBe(letters);
    expect(columnNumber(letters)).toBe(column);
    expect(columnNumber(letters.toLowerCase())).toBe(column);
  });

  test.each(['', 'AAAA', 'A1', '1A', 'Ñ', 'A ', ' A', 'A-B', '7'])('«%s» is no column', (text) => {
    expect(columnNumber(text)).toBeNull();
  });
});

test.each([
  [0, 0, 'A1'],
  [2, 1, 'B3'],
  [99, 26, 'AA100'],
])('row %d, column %d from 0 is %s', (row, column, cell) => {
  expect(a1(row, column)).toBe(cell);
});

describe('a sheet’s name in a formula', () => {
  test.each(['Calendario', 'x', '_', '_copia', 'Grupos_2026', 'Ronda1', 'Grupo_A1', 'RR', 'A1B', 'Truely'])(
    '%s stands as it is',
    (name) => {
      expect(sheetReference(name)).toBe(name);
    },
  );

  test.each([
    ['Grupo A', "'Grupo A'"],
    ['Día', "'Día'"],
    ['Posición', "'Posición'"],
    ['Ομάδα', "'Ομάδα'"],
    ['2026', "'2026'"],
    ['8vos', "'8vos'"],
    ['Grupo-A', "'Grupo-A'"],
    ['Day 2 ', "'Day 2 '"],
    ["Club d'Or", "'Club d''Or'"],
    ["'Ana' y 'Beto'", "'''Ana'' y ''Beto'''"],
    // Names of the field that would be cells: a group, a semi-final, a round and a match.
    ['G1', "'G1'"],
    ['sf2', "'sf2'"],
    ['R1', "'R1'"],
    ['r', "'r'"],
    ['RC', "'RC'"],
    ['R1C2', "'R1C2'"],
    ['C', "'C'"],
    ['C10', "'C10'"],
    ['DIA12', "'DIA12'"],
    ['True', "'True'"],
    ['FALSE', "'FALSE'"],
  ])('%s is quoted: %s', (name, reference) => {
    expect(sheetReference(name)).toBe(reference);
  });
});
