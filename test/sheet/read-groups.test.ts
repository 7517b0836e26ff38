import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../src/sheet/cell';
import { isEmptySheet, readGroups } from '../../src/sheet/read-groups';
import { problemOf, valueOf } from './reading';

/** `Grupo 1: Ana, Leo`, one text a group. */
function groups(rows: readonly Row[]): string[] | null {
  const read = valueOf(readGroups(rows));
  return read && read.map(({ group, players }) => `${group}: ${players.map(({ name }) => name).join(', ')}`);
}

const A_AND_B = ['Grupo A: Ana, Leo, Eva', 'Grupo B: Zoe, Max, Ida'];

describe('groups in each of the layouts that directors keep (workbook.md)', () => {
  test.each<[string, readonly Row[]]>([
    [
      'long, under the headers of group and player',
      [
        ['Grupo', 'Casilla', 'Jugador'],
        ['Grupo A', 1, 'Ana'],
        ['Grupo A', 2, 'Leo'],
        ['Grupo B', 1, 'Zoe'],
        ['grupo a', 3, 'Eva'],
        ['Grupo B', 2, 'Max'],
        ['Grupo B', 3, 'Ida'],
        ['Total', '', 6],
      ],
    ],
    [
      'long, a blank cell for the player of a prepared line',
      [
        ['Torneo de marzo', ''],
        ['Jugador', 'Grupo'],
        ['Ana', 'Grupo A'],
        ['Zoe', 'Grupo B'],
        ['Leo', 'Grupo A'],
        ['', 'Grupo A'],
        ['Eva', 'Grupo A'],
        ['', ''],
        ['Max', 'Grupo B'],
        ['Ida', 'Grupo B'],
      ],
    ],
    [
      'a row a group',
      [
        ['Grupo A', 'Ana', 'Leo', 'Eva'],
        ['Grupo B', 'Zoe', 'Max', 'Ida'],
      ],
    ],
    [
      'a row a group, under a title and behind another column, notes behind a gap',
      [
        ['Torneo de marzo'],
        ['', 'Grupo', 1, 2, 3],
        ['20:00', 'Grupo A', 'Ana', 'Leo', 'Eva', '', 'mesas 1 y 2'],
        [],
        ['20:00', 'Grupo B', 'Zoe', 'Max', 'Ida', '', 'mesas 3 y 4'],
      ],
    ],
    [
      'a row a group, of which one has no players yet',
      [
        ['Grupo A', 'Ana', 'Leo', 'Eva'],
        ['Grupo B', 'Zoe', 'Max', 'Ida'],
        ['Grupo C', '', '', ''],
      ],
    ],
    [
      'a column a group, one band below another',
      [
        ['Grupo A', ''],
        ['Ana', ''],
        ['Leo', ''],
        ['Eva', ''],
        [],
        ['Grupo B', 'Grupo C'],
        ['Zoe', ''],
        ['Max', ''],
        ['Ida', ''],
      ],
    ],
    [
      'all groups in one column',
      [['Grupo A'], ['Ana'], ['Leo'], ['Eva'], ['Grupo B'], ['Zoe'], ['Max'], ['Ida']],
    ],
    [
      'a column a group',
      [
        ['Grupo A', 'Grupo B'],
        ['Ana', 'Zoe'],
        ['Leo', 'Max'],
        ['Eva', 'Ida'],
      ],
    ],
    [
      'a column a group, under a title, with other columns between and notes below a gap',
      [
        ['Torneo de marzo', '', '', ''],
        ['', 'Grupo A', '', 'Grupo B'],
        [1, 'Ana', '', 'Zoe'],
        [2, 'Leo', '', 'Max'],
        [3, 'Eva', '', 'Ida'],
        ['', '', '', ''],
        ['', 'A las ocho', '', 'A las nueve'],
      ],
    ],
    [
      'cross-tables with their results, each headed by its group',
      [
        ['Grupo A', 'Ana', 'Leo', 'Eva', 'PG'],
        ['Ana', 'x', '3-1', '', 1],
        ['Leo', '1-3', 'x', '', 0],
        ['Eva', '', '', 'x', 0],
        [],
        ['Grupo B', 'Zoe', 'Max', 'Ida', 'PG'],
        ['Zoe', 'x', '', '', 0],
        ['Max', '', 'x', '', 0],
        ['Ida', '', '', 'x', 0],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(groups(rows)).toEqual(A_AND_B);
  });

  test('a single group, in a row or in a column', () => {
    expect(groups([['G1', 'Ana', 'Leo', 'Eva']])).toEqual(['G1: Ana, Leo, Eva']);
    expect(groups([['G1'], ['Ana'], ['Leo'], ['Eva']])).toEqual(['G1: Ana, Leo, Eva']);
  });

  test('in the order of their numbers: 2 before 10', () => {
    const rows = [
      ['Grupo', 'Jugador'],
      ['G10', 'Ana'],
      ['G2', 'Leo'],
      ['G1', 'Eva'],
    ];
    expect(groups(rows)).toEqual(['G1: Eva', 'G2: Leo', 'G10: Ana']);
  });

  test('names with their keys', () => {
    expect(valueOf(readGroups([['G1', ' José  PAZ ']]))).toEqual([
      { group: 'G1', players: [{ name: 'José PAZ', key: 'jose paz' }] },
    ]);
  });
});

describe('where there are no groups', () => {
  test.each<[string, readonly Row[]]>([
    ['nothing on the sheet', []],
    ['only blanks', [['', null], []]],
    [
      'a list of players',
      [
        ['Jugador', 'Nivel'],
        ['Ana', 1600],
      ],
    ],
    ['headers with nobody below', [['Grupo', 'Jugador']]],
    [
      'titles of groups with nobody below',
      [
        ['Grupo A', 'Grupo B'],
        ['', ''],
      ],
    ],
    [
      'two cross-tables that no group heads',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', '3-0'],
        ['Leo', '1-3', 'x', ''],
        ['Eva', '0-3', '', 'x'],
        [],
        ['', 'Zoe', 'Max', 'Ida'],
        ['Zoe', 'x', '3-1', '3-0'],
        ['Max', '1-3', 'x', ''],
        ['Ida', '0-3', '', 'x'],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(groups(rows)).toBeNull();
  });
});

describe('a cell that can’t be read', () => {
  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    [
      'two columns of players',
      [
        ['Grupo', 'Jugador', 'Jugador'],
        ['G1', 'Ana', 'Leo'],
      ],
      { code: 'columnTwice', params: { column: 'player', header: 'Jugador' }, place: { row: 1, column: 3 } },
    ],
    [
      'a player without a group',
      [
        ['Grupo', 'Jugador'],
        ['G1', 'Ana'],
        ['', 'Leo'],
      ],
      { code: 'groupMissing', params: {}, place: { row: 3, column: 2 } },
    ],
    [
      'long: a player in two groups',
      [
        ['Casilla', 'Jugador', 'Grupo'],
        [1, 'Ana', 'G1'],
        [2, 'Leo', 'G1'],
        [1, 'ANA', 'G2'],
      ],
      { code: 'playerTwice', params: { name: 'ANA', first: 2 }, place: { row: 4, column: 2 } },
    ],
    [
      'a row a group: a player in two groups',
      [[], ['', 'G1', 'Ana', 'Leo'], ['', 'G2', 'Eva', 'Leo']],
      { code: 'playerTwice', params: { name: 'Leo', first: 2 }, place: { row: 3, column: 4 } },
    ],
    [
      'a row a group: an error in the place of a name',
      [['G1', 'Ana', '#REF!']],
      { code: 'errorInCell', params: { given: '#REF!' }, place: { row: 1, column: 3 } },
    ],
    [
      'a column a group: a player in two groups',
      [['Marzo'], ['G1', 'G2'], ['Ana', 'Eva'], ['Leo', 'Zoe'], ['Ida', 'Ana']],
      { code: 'playerTwice', params: { name: 'Ana', first: 3 }, place: { row: 5, column: 2 } },
    ],
    [
      'a column a group: a checkbox in the place of a name',
      [
        ['G1', 'G2'],
        ['Ana', 'Eva'],
        ['Leo', true],
      ],
      { code: 'notAName', params: { given: 'true' }, place: { row: 3, column: 2 } },
    ],
    [
      'cross-tables: a player in two groups',
      [
        ['Grupo A', 'Ana', 'Leo'],
        ['Ana', 'x', '3-1'],
        ['Leo', '1-3', 'x'],
        [],
        ['', 'Grupo B', 'Zoe', 'Ana'],
        ['', 'Zoe', 'x', '3-1'],
        ['', 'Ana', '1-3', 'x'],
      ],
      { code: 'playerTwice', params: { name: 'Ana', first: 2 }, place: { row: 7, column: 2 } },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(readGroups(rows))).toEqual(problem);
  });
});

describe('whether a sheet is as good as empty', () => {
  test.each<[readonly Row[], boolean]>([
    [[], true],
    [
      [
        ['', null],
        [undefined, '  '],
      ],
      true,
    ],
    [
      [
        ['', null],
        ['', 0],
      ],
      false,
    ],
    [[['', 'Ana'], ['']], false],
  ])('%j: %j', (rows, isEmpty) => {
    expect(isEmptySheet(rows)).toBe(isEmpty);
  });
});
