import { describe, expect, test } from '@jest/globals';
import { isGroupName, isGroupTitle } from '../../src/sheet/group-title';

/** Named by a number or a letter, in the four languages. */
const NAMES = [
  ...[
    'Grupo A',
    'GRUPO 1',
    'grupo 12',
    'Grupo13',
    'Grupo. 3',
    'GrupoA',
    'Group B',
    'Group 7',
    'Pool 3',
    'Pool C',
  ],
  ...['Zona 2', 'Zona N', 'Όμιλος Α', 'ΟΜΙΛΟΣ 4', 'Группа 2', 'группа Б', 'G3', 'g 3', 'G. 3'],
  ...['Gr. 3', 'GR 3', 'G13', ' Grupo  A '],
];

/** A letter alone behind `G` or `Gr` is the name of a group where nothing else is said. */
const SHORT_NAMES = ['Gr. B', 'G B', 'Gr A', 'G. C'];

describe('a cell that names a group and says nothing else', () => {
  test.each([...NAMES, ...SHORT_NAMES])('%s', (text) => {
    expect(isGroupName(text)).toBe(true);
  });

  test.each([
    // Plurals, words and somebody's name.
    ...['Grupos', 'GRUPO', 'Grupo', 'Ge', 'Gr', 'G', 'Gil', 'Gabriel', 'Grupo Uno', 'Groupe A', 'Mi grupo A'],
    ...[
      'Pools',
      'G1234',
      'Grupo 1234',
      'Group B (lunes)',
      'Grupo A: Ana',
      'G3 - Ana',
      'Grupo A B',
      '1G1',
      '3',
    ],
    ...['', ' ', 3, null, undefined, true, new Date(2026, 0, 15)],
  ])('%p is none', (cell) => {
    expect(isGroupName(cell)).toBe(false);
  });
});

describe('a cell that heads the table of a group', () => {
  test.each([
    ...NAMES,
    ...[
      'Group B (lunes)',
      'Grupo A: mesa 3',
      'Grupo 1 - Sala',
      'G3, lunes',
      'Grupo 2. Final',
      'Grupo A – lunes',
    ],
    ...['Grupo A—lunes', 'GRUPO 1:', 'Grupo 4(b)'],
  ])('%s', (text) => {
    expect(isGroupTitle(text)).toBe(true);
  });

  test.each([
    ...SHORT_NAMES,
    ...[
      'Grupos',
      'Grupos 1',
      'Grupo',
      'Ge',
      'Gil',
      'Grupo Uno',
      'Grupo A B',
      'Grupo 1 lunes',
      '1G1',
      'El grupo A',
    ],
    ...['', 3, null, undefined, true, new Date(2026, 0, 15)],
  ])('%p does not', (cell) => {
    expect(isGroupTitle(cell)).toBe(false);
  });

  test('a sentence of sixty letters about a group is no title', () => {
    const title = (length: number) => 'Grupo A: '.padEnd(length, 'x');
    expect(isGroupTitle(title(59))).toBe(true);
    expect(isGroupTitle(title(60))).toBe(false);
    expect(isGroupTitle(title(61))).toBe(false);
  });
});
