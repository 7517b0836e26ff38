import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { findCrossTables } from '../../src/sheet/find-cross-tables';

const cellName = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** Where each player meets himself, table by table; or the problem, its place and whom it names. */
function squaresIn(rows: readonly Row[]): string[] {
  const found = findCrossTables(rows);
  if (!found.ok) {
    const { code, place, params } = found.problem;
    const { name = '' } = params as { name?: string };
    return [`${code} ${cellName(place!.row! - 1, place!.column! - 1)} ${name}`.trim()];
  }
  return found.value.map(({ entries }) =>
    entries.map(({ name, row, column }) => `${name} ${cellName(row, column)}`).join(', '),
  );
}

function titlesIn(rows: readonly Row[]): string[] {
  const found = findCrossTables(rows);
  if (!found.ok) throw new Error(found.problem.code);
  return found.value.map(({ group }) => group);
}

function square(heads: Row, diagonal: Cell = '', names: Row = ['Ana', 'Beto', 'Carla']): Row[] {
  return [
    ['', ...heads],
    [names[0], diagonal, '3-1', '3-0'],
    [names[1], '1-3', diagonal, '3-2'],
    [names[2], '0-3', '2-3', diagonal],
  ];
}

const NAMED = ['Ana', 'Beto', 'Carla'];
const IN_ORDER = ['Ana B2, Beto C3, Carla D4'];
const ROWS = square(NAMED);

describe('where the rows of a square end', () => {
  test.each<[string, Row[], string[]]>([
    [
      'numbers are not gone on with after a gap',
      [...square([1, 2, 3]).slice(0, 3), [], [], ROWS[3]!],
      ['crossTableNotSquare D1 3'],
    ],
    [
      'numbers with two rows between',
      square([1, 2, 3]).flatMap((row, at) => (at === 0 ? [row] : [row, [], []])),
      ['Ana B2, Beto C5, Carla D8'],
    ],
    [
      'somebody else after a gap',
      [
        ['', 'Carla', 'Ana', 'Beto'],
        ['Ana', '3-0', '', '3-1'],
        ['Beto', '3-2', '1-3', ''],
        ['Carla', '', '0-3', '2-3'],
        [],
        ['Zoe', '', '', ''],
      ],
      ['Ana C2, Beto D3, Carla B4'],
    ],
    [
      'the next group’s title left of the names',
      [...ROWS.map((row) => ['', ...row]), ['Grupo B', 'Zoe', '', '']],
      ['Ana C2, Beto D3, Carla E4'],
    ],
    [
      'titles of groups right of the results',
      ROWS.map((row, at) => (at === 2 ? [...row, 'Grupo A'] : row)),
      IN_ORDER,
    ],
    [
      'titles of groups three columns left of the names',
      ROWS.map((row, at) => [at === 0 ? '' : 'Grupo A', '', '', ...row]),
      ['Ana E2, Beto F3, Carla G4'],
    ],
    [
      'a name of three words right below',
      [...ROWS, ['Zoe de Paz', '', '', '']],
      ['crossTableNotSquare A5 Zoe de Paz'],
    ],
    ['four words right below', [...ROWS, ['Zoe de la Paz', '', '', '', 3]], IN_ORDER],
    [
      'four words with a result in the last column',
      [...ROWS, ['Zoe de la Paz', '', '', '3-1']],
      ['crossTableNotSquare A5 Zoe de la Paz'],
    ],
    [
      'a player of four words without results',
      [
        ['', 'Ana', 'Beto', 'Zoe de la Paz'],
        ['Ana', '', '3-1', ''],
        ['Beto', '1-3', '', ''],
        ['Zoe de la Paz', '', '', ''],
      ],
      ['Ana B2, Beto C3, Zoe de la Paz D4'],
    ],
    ['a table of places below', [...ROWS, ['Puesto', 'PG'], [1, 2]], IN_ORDER],
    ['a numbered list below', [...ROWS, ['Orden', 'PG'], [1, 2]], IN_ORDER],
    ['a list of groups below', [...ROWS, ['Grupo', 'PG'], [1, 2]], IN_ORDER],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });

  test('of somebody twice both rows are told', () => {
    expect(findCrossTables([...ROWS, ['ANA', '', '', '']])).toMatchObject({
      problem: { code: 'playerTwice', params: { name: 'ANA', first: 2 }, place: { row: 5, column: 1 } },
    });
  });
});

describe('whose columns are told', () => {
  test.each<[string, Row[], string[]]>([
    ['names and a beginning among them', square(['Ana', 'Beto', 'C']), IN_ORDER],
    ['beside a beginning a head of nobody', square(['A', 'Q', 'W'], 'X'), ['crossTableNotSquare A3 Beto']],
    [
      'numbers before the names that leave a result where one meets himself give way to those in order',
      [
        ['', 'Jugador', 1, 2, 3],
        [1, 'Ana', '', '3-1', '3-0'],
        [3, 'Beto', '1-3', '', ''],
        [2, 'Carla', '0-3', '2-3', ''],
      ],
      ['Ana C2, Beto D3, Carla E4'],
    ],
    [
      'half of the rows have one',
      [['', 'Ana', 'Beto'], ['Ana', '', '3-1'], ['Beto'], ['Carla'], ['Darío']],
      ['crossTableNotSquare A4 Carla'],
    ],
    [
      'less than half have one',
      [['', 'Ana', 'Beto'], ['Ana', '', '3-1'], ['Beto'], ['Carla'], ['Darío'], ['Eva']],
      [],
    ],
    [
      'teams called like groups',
      [
        ['', 'Pool A', 'Pool B'],
        ['Pool A', '', '3-1'],
        ['Pool B', '', ''],
      ],
      ['Pool A B2, Pool B C3'],
    ],
    [
      'a second row of heads does not make it two',
      [['', 1, 2, 3], ['Jugador', ...NAMED], ...ROWS.slice(1)],
      ['Ana B3, Beto C4, Carla D5'],
    ],
    [
      'a column without its row between others in another order than the rows',
      [
        ['', 'Carla', 'Leo', 'Ana', 'Beto'],
        ['Ana', '', '3-2', 'X', '3-1'],
        ['Beto', '', '', '', 'X'],
        ['Carla', 'X', '', '', ''],
      ],
      ['crossTableNotSquare C1 Leo'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });

  test('teams called like groups are no title', () => {
    expect(
      titlesIn([
        ['', 'Pool A', 'Pool B'],
        ['Pool A', '', '3-1'],
        ['Pool B', '', ''],
      ]),
    ).toEqual(['']);
  });
});

describe('what is a square and what is none', () => {
  const four = (third: Cell, fourth: Cell): Row[] => [
    ['', ...NAMED, 'Darío'],
    ['Ana', '', '3-1', '3-0', '3-2'],
    ['Beto', '', '', '3-2', ''],
    ['Carla', '', '', third, ''],
    ['Darío', '', '', '', fourth],
  ];

  test.each<[string, Row[], string[]]>([
    ['one of four has a result against himself', four('', '3-1'), ['Ana B2, Beto C3, Carla D4, Darío E5']],
    ['half of four have', four('3-1', '3-1'), []],
    [
      'strange heads over two marked players',
      [
        ['', 'Q', 'W'],
        ['Ana', 'X', '3-1'],
        ['Beto', '', 'X'],
      ],
      [],
    ],
    [
      'strange heads and no results',
      [
        ['', 'Q', 'W', 'Z'],
        ['Ana', 'X', '', ''],
        ['Beto', '', 'X', ''],
        ['Carla', '', '', 'X'],
      ],
      [],
    ],
    [
      'strange heads and a word among the results',
      [
        ['', 'Q', 'W', 'Z'],
        ['Ana', 'X', '3-1', ''],
        ['Beto', '', 'X', 'lunes'],
        ['Carla', '', '', 'X'],
      ],
      [],
    ],
    [
      'strange heads and words alone',
      [
        ['', 'Q', 'W', 'Z'],
        ['Ana', 'X', 'lunes', ''],
        ['Beto', '', 'X', 'martes'],
        ['Carla', '', '', 'X'],
      ],
      [],
    ],
    [
      'one name among numbers',
      [
        ['', 'Ana', 2, 3],
        ['Ana', '', 4, 5],
        [2, 4, '', 6],
        [3, 5, 6, ''],
      ],
      [],
    ],
    [
      'a name and a number',
      [
        ['', 'Ana', 2],
        ['Ana', '', '3-1'],
        [2, '', ''],
      ],
      [],
    ],
    [
      'double crosses',
      [
        ['', ...NAMED],
        ['Ana', '', 'xx', 'xx'],
        ['Beto', 'xx', '', ''],
        ['Carla', '', '', ''],
      ],
      [],
    ],
    [
      'letters with an x',
      [
        ['', ...NAMED],
        ['Ana', '', 'xa', 'ax'],
        ['Beto', 'xa', '', 'ax'],
        ['Carla', '', '', ''],
      ],
      IN_ORDER,
    ],
    [
      'words that begin with one',
      [
        ['', ...NAMED],
        ['Ana', '', 'xa', 'xa'],
        ['Beto', 'xa', '', ''],
        ['Carla', '', '', ''],
      ],
      IN_ORDER,
    ],
    [
      'words that end with one',
      [
        ['', ...NAMED],
        ['Ana', '', 'ax', 'ax'],
        ['Beto', 'ax', '', ''],
        ['Carla', '', '', ''],
      ],
      IN_ORDER,
    ],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });
});

test('of two side by side, one begun below the other, each has its title, whichever is lower', () => {
  const empty = ['', '', '', ''];
  const low = [['Grupo A', '', '', ''], empty, empty, ...ROWS];
  const high = [
    ['Grupo B', '', '', ''],
    ...square(['Eva', 'Fe', 'Gil'], '', ['Eva', 'Fe', 'Gil']),
    empty,
    empty,
  ];
  const beside = (left: Row[], right: Row[]) => left.map((row, at) => [...row, '', ...right[at]!]);
  expect(titlesIn(beside(low, high))).toEqual(['Grupo B', 'Grupo A']);
  expect(titlesIn(beside(high, low))).toEqual(['Grupo B', 'Grupo A']);
});

describe('under a group’s title alone', () => {
  const bare = (result: Cell): Row[] => [
    ['Ana', 'X', result, ''],
    ['Beto', '', 'X', ''],
    ['Carla', '', '', 'X'],
  ];

  test.each<[string, Row[], string[]]>([
    [
      'numbers beside two signs each',
      [['Grupo A'], ['Ana', 'xx', 3], ['Beto', '', 'xx']],
      ['Ana B2, Beto C3'],
    ],
    [
      'numbers beside one sign',
      [['Grupo A'], ['Ana', 'X', 3, ''], ['Beto', '', '', ''], ['Carla', '', '', '']],
      [],
    ],
    [
      'one result of both sides and one number',
      [['Grupo A'], ['Ana', '', 3, '3-1'], ['Beto', '', '', ''], ['Carla', '', '', '']],
      [],
    ],
    ['somebody twice', [['Grupo A'], ['Ana', 'X', '3-1'], ['Ana', '1-3', 'X']], []],
    ['a number under a name', [['Grupo A'], ['Ana', 'X', '3-1'], [5, '', 'X']], []],
    ['a title beyond its columns', [['Grupo A', '', '', '', 'PG'], ...bare('3-1')], IN_ORDER],
    ['a title over one of its columns', [['Grupo A', '', 'PG', ''], ...bare('3-1')], []],
    [
      'a title in the corner, a club beside each name and a blank row between',
      [['Grupo A', '', 'Ana', 'Beto'], ['Ana', 'Norte', '', '3-1'], [], ['Beto', 'Sur', '', '']],
      ['Ana C2, Beto D4'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });
});

test('a name that is an error is told where it stands', () => {
  const rows = [
    ['', 'Ana', 'Beto', '#N/A'],
    ['Ana', '', '3-1', ''],
    ['Beto', '', '', ''],
    ['#N/A', '', '', ''],
  ];
  expect(findCrossTables(rows)).toMatchObject({ ok: false, problem: { place: { row: 4, column: 1 } } });
});
