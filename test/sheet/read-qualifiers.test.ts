import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { readQualifiers } from '../../src/sheet/read-qualifiers';
import { problemOf, valueOf } from './reading';

/** `ana 1 of 0, 3 won, +4`: key, place, group from 0 in its order, figures; the key alone where no group is read. */
function qualifiers(rows: readonly Row[]): string[] {
  return valueOf(readQualifiers(rows)).qualifiers.map(({ player, from }) =>
    from === null ? player : `${player} ${from.place} of ${from.group}, ${from.wins} won, ${from.difference}`,
  );
}

describe('names alone, in the order of the seeds', () => {
  test.each<[string, readonly Row[]]>([
    ['without a header', [['Ana'], ['José  Paz']]],
    ['with blank rows between', [['Ana'], [], [''], ['José Paz']]],
    ['under a header', [['Clasificados'], ['Jugador'], ['Ana'], ['José Paz']]],
    [
      'with places of a seeding beside them',
      [
        ['Pos', 'Jugador'],
        [1, 'Ana'],
        [2, 'José Paz'],
      ],
    ],
    [
      'with groups and without places',
      [
        ['Grupo', 'Jugador'],
        ['G2', 'Ana'],
        ['G1', 'José Paz'],
      ],
    ],
    [
      'with ratings beside them',
      [
        ['Ana', 1600, 40],
        ['José Paz', 1550, 38],
      ],
    ],
    [
      'a list of one’s own with a state that says nothing of it',
      [
        ['Jugador', 'Estado'],
        ['Ana', 'confirmada'],
        ['José Paz', ''],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(qualifiers(rows)).toEqual(['ana', 'jose paz']);
  });

  test('names as written, by key', () => {
    expect([...valueOf(readQualifiers([['Ana'], ['José  Paz']])).names]).toEqual([
      ['ana', 'Ana'],
      ['jose paz', 'José Paz'],
    ]);
  });

  test('a place of a group may stand for who will hold it', () => {
    expect(valueOf(readQualifiers([['1G1'], ['2º G7']])).qualifiers).toHaveLength(2);
  });

  test('half of the rows with a number in the middle make no list of groups and places', () => {
    expect(qualifiers([['Ana', 1, 'sí'], ['Leo', 2, 'sí'], ['Eva'], ['Zoe']])).toEqual([
      ...['ana', 'leo', 'eva', 'zoe'],
    ]);
  });
});

describe('group, place and name', () => {
  test('without a header; a group is that of the row above where it is blank, in the order of their numbers', () => {
    const rows = [
      ['G10', 1, 'Ana'],
      [],
      ['', 2, 'Leo'],
      ['', '', ''],
      ['G2', '1º', 'Eva'],
      ['g2', 10, 'Zoe'],
    ];
    expect(qualifiers(rows)).toEqual([
      'ana 1 of 1, 0 won, 0',
      'leo 2 of 1, 0 won, 0',
      'eva 1 of 0, 0 won, 0',
      'zoe 10 of 0, 0 won, 0',
    ]);
  });

  test('without a header and blank rows more than others', () => {
    expect(qualifiers([['G1', 12, 'Ana'], [], [], [], ['G1', 11, 'Leo']])).toEqual([
      'ana 12 of 0, 0 won, 0',
      'leo 11 of 0, 0 won, 0',
    ]);
  });

  test('the table of TD_STANDINGS: those in it who have qualified, with what they won', () => {
    const rows = [
      ['Grupo', 'Pos', 'Jugador', 'PJ', 'PG', 'PP', 'PF', 'PC', 'Dif', 'Estado'],
      ['G1', 1, 'Ana', 3, 3, 0, 9, 2, 7, 'Clasificado'],
      ['G1', 2, 'Leo', 3, 2, 1, 7, 5, '−2', 'Clasificado; desempate con Eva por el 2.º puesto'],
      ['G1', 3, 'Eva', 3, 1, 2, 7, 5, 2, 'Desempate con Leo'],
      ['G1', 4, 'Zoe', 3, 0, 3, 2, 9, -7, ''],
      ['G2', 1, 'Max', 3, '3', 0, 9, 2, '+5', 'CLASIFICADA'],
      ['', 2, 'Ida', 3, '', 0, 9, 2, '', 'qualified'],
    ];
    expect(qualifiers(rows)).toEqual([
      'ana 1 of 0, 3 won, 7',
      'leo 2 of 0, 2 won, -2',
      'max 1 of 1, 3 won, 5',
      'ida 2 of 1, 0 won, 0',
    ]);
  });

  test('a list of one’s own with the wins and without a state is taken whole', () => {
    const rows = [
      ['Grupo', 'Pos', 'Jugador', 'PG'],
      ['G1', 1, 'Ana', 3],
      ['G1', 2, 'Leo', 2],
    ];
    expect(qualifiers(rows)).toEqual(['ana 1 of 0, 3 won, 0', 'leo 2 of 0, 2 won, 0']);
  });

  test('one of them qualified is enough for a table without the wins', () => {
    const rows = [
      ['Grupo', 'Pos', 'Jugador', 'Estado'],
      ['G1', 1, 'Ana', 'Clasificado'],
      ['G1', 2, 'Leo', 'clasificada'],
      ['G1', 3, 'Eva', ''],
    ];
    expect(qualifiers(rows)).toEqual(['ana 1 of 0, 0 won, 0', 'leo 2 of 0, 0 won, 0']);
  });

  test('nobody has qualified yet in the table of the standings', () => {
    const rows = [
      ['Grupo', 'Pos', 'Jugador', 'PG', 'Estado'],
      ['G1', 1, 'Ana', 2, ''],
      ['G1', 2, 'Leo', 1, ''],
    ];
    expect(problemOf(readQualifiers(rows))).toEqual({ code: 'tooFewForDraw', params: { players: 0 } });
  });

  test.each<[string, Row, number]>([
    ['Diff', ['Diff', 'Group', 'Place', 'Player'], 0],
    ['Difference', ['Group', 'Place', 'Player', 'Difference'], 3],
    ['Διαφ', ['Όμιλος', 'Θέση', 'Διαφ', 'Παίκτης'], 2],
    ['Разн', ['Группа', 'Разн', 'Место', 'Игрок'], 1],
    ['Dif', ['Dif', 'Grupo', 'Pos', 'Jugador'], 0],
    ['Diferencia', ['Grupo', 'Diferencia', 'Pos', 'Jugador'], 1],
    ['Διαφορά', ['Grupo', 'Pos', 'Jugador', 'Διαφορά'], 3],
    ['Разница', ['Grupo', 'Pos', 'Разница', 'Jugador'], 2],
  ])('the difference under %s, wherever it stands; what is no figure counts as 0', (_, header, column) => {
    const row = (group: string, place: number, player: string, difference: Cell) => {
      const cells: Cell[] = [group, place, player];
      cells.splice(column, 0, difference);
      return cells;
    };
    const rows = [header, row('G1', 1, 'Ana', 4), row('G1', 2, 'Leo', '—'), row('G2', 1, 'Eva', '')];
    expect(qualifiers(rows)).toEqual([
      'ana 1 of 0, 0 won, 4',
      'leo 2 of 0, 0 won, 0',
      'eva 1 of 1, 0 won, 0',
    ]);
  });

  test.each<[Cell, number]>([
    [1.5, 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['−.5', -0.5],
    ['−7', -7],
    ['ninguno', 0],
    ['Infinity', 0],
    [null, 0],
  ])('the figure %p counts as %d', (cell, figure) => {
    const rows = [
      ['Grupo', 'Puesto', 'Jugador', 'Dif'],
      ['G1', 1, 'Ana', cell],
      ['G2', 1, 'Leo', 2],
    ];
    expect(qualifiers(rows)[0]).toBe(`ana 1 of 0, 0 won, ${figure}`);
  });

  test.each<[Cell, number]>([
    [1, 1],
    ['2', 2],
    ['1º', 1],
    ['2.º', 2],
    ['2 º', 2],
    ['2. º', 2],
    ['2º.', 2],
    ['3er', 3],
    ['1er.', 1],
    ['2do', 2],
    ['4to', 4],
    ['10º', 10],
    ['12th', 12],
    ['1st', 1],
    ['2nd', 2],
    ['3rd', 3],
    ['1ος', 1],
    ['1η', 1],
    ['2й', 2],
    ['1е', 1],
    ['1°', 1],
    ['1ª', 1],
    ['1o', 1],
    ['3ero', 3],
  ])('the place %p is %i', (cell, place) => {
    expect(
      qualifiers([
        ['Grupo', 'Puesto', 'Jugador'],
        ['G1', cell, 'Ana'],
        ['G2', 1, 'Leo'],
      ])[0],
    ).toBe(`ana ${place} of 0, 0 won, 0`);
  });
});

describe('a list that can’t be read', () => {
  const HEADER = ['Grupo', 'Puesto', 'Jugador'];
  const place = (row: number, column: number) => ({ row, column });

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    ['nobody', [], { code: 'tooFewForDraw', params: { players: 0 } }],
    ['one alone', [['Ana']], { code: 'tooFewForDraw', params: { players: 1 } }],
    ...(
      [
        ['group', 'Grupo'],
        ['place', 'Puesto'],
        ['player', 'Jugador'],
        ['wins', 'PG'],
        ['status', 'Estado'],
      ] as const
    ).map(([column, header]): [string, readonly Row[], ReturnType<typeof problemOf>] => [
      `two columns ${header}`,
      [
        [...HEADER, 'PG', 'Estado', header],
        ['G1', 1, 'Ana'],
        ['G1', 2, 'Leo'],
      ],
      { code: 'columnTwice', params: { column, header }, place: place(1, 6) },
    ]),
    [
      'a place without a player',
      [HEADER, ['G1', 1, 'Ana'], ['G1', 2, '']],
      { code: 'playerMissing', params: {}, place: place(3, 3) },
    ],
    [
      'a player twice',
      [HEADER, ['G1', 1, 'Ana'], ['G2', 1, 'ANA']],
      { code: 'playerTwice', params: { name: 'ANA', first: 2 }, place: place(3, 3) },
    ],
    [
      'names alone: a player twice',
      [['Ana'], [], ['ana']],
      { code: 'playerTwice', params: { name: 'ana', first: 1 }, place: place(3, 1) },
    ],
    [
      'an error in the place of a name',
      [HEADER, ['G1', 1, '#N/A']],
      { code: 'errorInCell', params: { given: '#N/A' }, place: place(2, 3) },
    ],
    ...['Ganador M4', 'Libre', '—'].map((given): [string, readonly Row[], ReturnType<typeof problemOf>] => [
      `${given} is what the draw itself says`,
      [['Jugador'], ['Ana'], [given]],
      { code: 'notAName', params: { given }, place: place(3, 1) },
    ]),
    [
      'no group above',
      [HEADER, ['', 1, 'Ana'], ['G1', 2, 'Leo']],
      { code: 'groupMissing', params: {}, place: place(2, 1) },
    ],
    [
      'a place of a group twice',
      [HEADER, ['G1', 1, 'Ana'], ['g1', '1º', 'Leo']],
      { code: 'placeTwice', params: { group: 'g1', place: 1, first: 2 }, place: place(3, 2) },
    ],
    ...(
      [
        ['', 'notANumber', {}],
        ['primero', 'notANumber', {}],
        ['1º y 2º', 'notANumber', {}],
        ['x1º', 'notANumber', {}],
        ['1ºb', 'notANumber', {}],
        ['1-º', 'notANumber', {}],
        ['1.-º', 'notANumber', {}],
        ['123º', 'notANumber', {}],
        [1.5, 'notWhole', {}],
        [0, 'tooSmall', { min: 1 }],
      ] as const
    ).map(
      ([cell, code, more]) =>
        [
          `the place ${cell}`,
          [HEADER, ['G1', cell, 'Ana'], ['G1', 2, 'Leo']] as readonly Row[],
          {
            ...{ code, params: { given: String(cell), what: 'place', ...more }, place: place(2, 2) },
          } as ReturnType<typeof problemOf>,
        ] as [string, readonly Row[], ReturnType<typeof problemOf>],
    ),
  ])('%s', (_, rows, problem) => {
    expect(problemOf(readQualifiers(rows))).toEqual(problem);
  });
});
