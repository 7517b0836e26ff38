import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import {
  byAbbreviations,
  byNumbers,
  columnsByKey,
  isNameLike,
  keyOf,
  type Head,
  type Listed,
} from '../../src/sheet/cross-table-heads';

function headsOf(cells: Row, from: number): Head[] {
  return cells.flatMap((cell, column) =>
    column >= from && cell !== '' ? [{ key: keyOf(cell), column }] : [],
  );
}

function columnsOf(listed: readonly Listed[]): string {
  return listed.map(({ column }) => column ?? '-').join(' ');
}

/** The columns of the players of every row below the first, one way after another; `-` for one without. */
function waysIn(rows: readonly Row[], nameColumn: number): string[] {
  const square = { headerRow: 0, nameColumn, heads: headsOf(rows[0]!, nameColumn + 1), isBare: false };
  const ways = byNumbers(rows, square, (columnOf) =>
    rows.slice(1).map((cells, index): Listed => {
      const key = keyOf(cells[nameColumn]);
      return { key, row: index + 1, column: columnOf(key, index + 1, index) };
    }),
  );
  return ways.map(columnsOf);
}

describe('columns by numbers', () => {
  test.each<[string, Row[], number, string[]]>([
    ['1..n in the order of the rows', [['Jugador', 1, 2], ['Ana'], ['Beto']], 0, ['1 2']],
    ['with totals behind them', [['', 1, 2, 'PG'], ['Ana'], ['Beto'], ['Carla']], 0, ['1 2 -']],
    [
      'with a level before them',
      [
        ['Jugador', 'Nivel', 1, 2],
        ['Ana', 1500],
        ['Beto', 1490],
      ],
      0,
      ['2 3'],
    ],
    ['up to where one is left out', [['', 1, 2, 4], ['Ana'], ['Beto'], ['Carla']], 0, ['1 2 -']],
    ['two columns each', [['', 1, '', 2, '', 3], ['Ana'], ['Beto'], ['Carla']], 0, ['1 3 5']],
    ['not unevenly spaced', [['', 1, 2, '', 3], ['Ana'], ['Beto'], ['Carla']], 0, []],
    ['not one alone', [['', 1, 'PG'], ['Ana'], ['Beto']], 0, []],
    ['not from 2 on', [['', 2, 3], ['Ana'], ['Beto']], 0, []],
    [
      'by the numbers before the names',
      [
        ['', 'Jugador', 1, 2],
        [2, 'Ana'],
        [1, 'Beto'],
      ],
      1,
      ['3 2', '2 3'],
    ],
    [
      'titled as numbers',
      [
        ['Nº', 'Jugador', 1, 2],
        [2, 'Ana'],
        [1, 'Beto'],
      ],
      1,
      ['3 2', '2 3'],
    ],
    [
      'not titled as places',
      [
        ['Pos', 'Jugador', 1, 2],
        [2, 'Ana'],
        [1, 'Beto'],
      ],
      1,
      ['2 3'],
    ],
    [
      'two columns before the names',
      [
        ['Nº', 'Club', 'Jugador', 17, 12],
        [12, 'N', 'Ana'],
        [17, 'S', 'Beto'],
      ],
      2,
      ['- -', '4 3'],
    ],
    [
      'three are too many',
      [
        ['Nº', 'x', 'y', 'Jugador', 17, 12],
        [12, 'a', 'b', 'Ana'],
        [17, 'c', 'd', 'Beto'],
      ],
      3,
      ['- -', '- -'],
    ],
    [
      'not for a club before the names',
      [
        ['Nº', 'Club', 'Jugador', 17, 12],
        [12, 'N', 'Ana'],
        [17, 'S', 'Beto'],
      ],
      1,
      [],
    ],
    [
      'letters before the names',
      [
        ['', 'Jugador', 'A', 'B'],
        ['B', 'Ana'],
        ['A', 'Beto'],
      ],
      1,
      ['3 2'],
    ],
    [
      'numbers for names',
      [
        ['', 1, 2],
        [101, ''],
        [102, ''],
      ],
      0,
      ['1 2'],
    ],
  ])('%s', (_, rows, nameColumn, expected) => {
    expect(waysIn(rows, nameColumn)).toEqual(expected);
  });

  test.each<[string, Row[], number]>([
    [
      'the one titled so',
      [
        ['Jugador', 'Club', 1, 2],
        ['Ana', 'Norte'],
        ['Beto', 'Sur'],
      ],
      0,
    ],
    [
      'the one titled so, behind another',
      [
        ['Club', 'Jugador', 1, 2],
        ['Norte', 'Ana'],
        ['Sur', 'Beto'],
      ],
      1,
    ],
    [
      'the one under a group’s title',
      [
        ['', 'Grupo A', 1, 2],
        ['Norte', 'Ana'],
        ['Sur', 'Beto'],
      ],
      1,
    ],
    [
      'the first of several with text',
      [
        ['', '', 1, 2],
        ['Ana', 'Norte'],
        ['Beto', 'Sur'],
      ],
      0,
    ],
    [
      'not one left of a blank column',
      [
        ['', '', '', 1, 2],
        ['Zoe', '', 'Ana'],
        ['Leo', '', 'Beto'],
      ],
      2,
    ],
    [
      'left of a column that is only titled',
      [
        ['', 'Club', 1, 2],
        ['Ana', ''],
        ['Beto', ''],
      ],
      0,
    ],
    [
      'left of a column that is only partly filled',
      [
        ['', '', 1, 2],
        ['Ana', ''],
        ['Beto', 1500],
      ],
      0,
    ],
    [
      'filled in one row of three',
      [
        ['', 'Nivel', 1, 2],
        ['Ana', 1500],
        ['', ''],
        ['', ''],
      ],
      0,
    ],
    [
      'under a title with a year',
      [
        ['Liga 2026', 'Nivel', 1, 2],
        ['Ana', 1500],
        ['Beto', 1490],
      ],
      0,
    ],
    [
      'not one under a number',
      [
        [7, 'Nivel', 1, 2],
        ['Zoe', 'Ana'],
        ['Leo', 'Beto'],
      ],
      1,
    ],
    [
      'before numbers in any order, across a club',
      [
        ['Jugador', 'Club', 2, 1, 2],
        ['Ana', 'N'],
        ['Beto', 'S'],
      ],
      0,
    ],
  ])('the names are in %s', (_, rows, names) => {
    const columns = rows[0]!
      .slice(
        0,
        rows[0]!.findIndex((cell) => cell === 1 || cell === 2),
      )
      .map((__, column) => column);
    expect(columns.filter((column) => waysIn(rows, column).length > 0)).toEqual([names]);
  });
});

describe('columns by beginnings and initials', () => {
  test.each<[string, string[], string[], string]>([
    ['a letter each', ['Ana', 'Beto'], ['A', 'B'], '0 1'],
    ['in another order', ['Ana', 'Beto'], ['B', 'A'], '1 0'],
    ['a name that begins another', ['Ana', 'Ana Ruiz'], ['Ana', 'Ana Ruiz'], '0 1'],
    ['a beginning of two', ['Ana', 'Andrés'], ['An', 'And'], '- 1'],
    ['a head twice', ['Ana', 'Beto'], ['A', 'An'], '0 -'],
    ['heads beyond as many as there are rows', ['Ana', 'Beto'], ['A', 'Z', 'B'], '0 -'],
    ['initials', ['Ana Ruiz', 'Beto Gil'], ['AR', 'b.g.'], '0 1'],
    ['beginnings of both words', ['Ana Ruiz', 'Ana Gil'], ['A. Ru.', 'An. G'], '0 1'],
    ['beginnings that are another’s', ['Ana Ruiz', 'Beto'], ['A. Z.', 'B'], '- 1'],
    ['a word too many', ['Ana Ruiz', 'Beto'], ['Ana Ruiz X', 'B'], '- 1'],
    ['a name with its initial behind', ['Ruiz R.', 'Gil Ana'], ['RR', 'GA'], '0 1'],
    ['a name with points in it', ['A. B. Ruiz', 'Gil'], ['abr', 'A'], '0 -'],
    ['signs alone', ['Ana'], ['.'], '-'],
    ['a number', ['Ana'], ['7'], '-'],
    ['numbers behind words', ['Equipo 1', 'Equipo 2'], ['E 1', 'E 2'], '- -'],
  ])('%s', (_, names, heads, expected) => {
    const listed = names.map((name, row) => ({ key: keyOf(name), row, column: undefined }));
    expect(columnsOf(byAbbreviations(listed, headsOf(heads, 0)))).toBe(expected);
  });
});

test('a head that stands twice is that of its first column', () => {
  expect([...columnsByKey(headsOf(['', 'Ana', 'Beto', 'ANA'], 1))]).toEqual([
    ['ana', 1],
    ['beto', 2],
  ]);
});

test.each<[Cell, string]>([
  ['Ana', 'ana'],
  [1, '1'],
  ['1.', '1'],
  ['12.', '12'],
  ['1.5', '1.5'],
  ['a1.', 'a1.'],
  ['r.', 'r.'],
])('%p is compared as %p', (cell, expected) => {
  expect(keyOf(cell)).toBe(expected);
});

test.each<[Cell, boolean]>([
  ['Ana', true],
  ['Игрок', true],
  ['2nda', true],
  ['2nd x', true],
  ['a2nd', true],
  ['1º', false],
  ['1 º', false],
  ['2nd', false],
  ['2nd.', false],
  ['10th', false],
  [' 3a ', false],
  ['5', false],
  ['3-1', false],
  ['', false],
  [5, false],
  [null, false],
])('%p is like a name: %p', (cell, expected) => {
  expect(isNameLike(cell)).toBe(expected);
});
