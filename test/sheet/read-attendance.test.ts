import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { attendanceColumns, cameTo } from '../../src/sheet/read-attendance';

describe('what says that a player came (HG 2.3.7)', () => {
  test.each<[Cell]>([
    ['x'],
    ['X'],
    ['sí'],
    ['vino'],
    ['✓'],
    [1],
    [3],
    [true],
    ['2º'],
    [new Date(2026, 2, 1)],
  ])('%p: he came', (mark) => {
    expect(cameTo(mark)).toBe(true);
  });

  test.each<[Cell]>([[''], ['  '], [null], [undefined], [false], ['no'], ['No.'], ['όχι'], ['нет'], [0]])(
    '%p: he did not',
    (mark) => {
      expect(cameTo(mark)).toBe(false);
    },
  );
});

describe('which columns hold the marks', () => {
  test.each<[string, readonly Row[], { headerRow: number; columns: number[] }]>([
    ['nothing', [], { headerRow: -1, columns: [] }],
    ['without a header all of them, as wide as the widest row', [['x'], ['x', '', 'x']], all(-1, 3)],
    ['marks that head columns elsewhere make no header', [['no', 'vino', '#', 'presente']], all(-1, 4)],
    [
      'beside the players',
      [
        ['Jugador', 'Enero', 'Feb'],
        ['Ana', 'x', ''],
      ],
      only(0, 1, 2),
    ],
    [
      'beside levels and experience, below a title; a title that is blank, and one without',
      [
        ['Temporada 2026'],
        ['Puesto', 'Jugador', 'Nivel', 'Experiencia', 'Estado', 'Enero', ''],
        [1, 'Ana', 1600, 40, 'Activo', 'x', '', 'x'],
      ],
      only(1, 5, 6, 7),
    ],
    [
      'under a title of levels alone',
      [
        ['Nivel', 'Enero'],
        [1600, 'x'],
      ],
      only(0, 1),
    ],
    [
      'under a title of experience alone',
      [
        ['Exp.', 'Enero'],
        [40, 'x'],
      ],
      only(0, 1),
    ],
    [
      'columns called tournaments',
      [
        ['Torneo', 'Torneo'],
        ['x', ''],
      ],
      all(0, 2),
    ],
    [
      'the same beside the players',
      [
        ['Jugador', 'Torneo', 'Torneo'],
        ['Ana', 'x', ''],
      ],
      only(0, 1, 2),
    ],
  ])('%s', (_, rows, expected) => {
    expect(attendanceColumns(rows)).toEqual(expected);
  });
});

function all(headerRow: number, width: number) {
  return { headerRow, columns: Array.from({ length: width }, (_, column) => column) };
}

function only(headerRow: number, ...columns: number[]) {
  return { headerRow, columns };
}
