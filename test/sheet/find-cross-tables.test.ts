import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { findCrossTables, type CrossTable } from '../../src/sheet/find-cross-tables';

function tablesIn(rows: readonly Row[]): CrossTable[] {
  const found = findCrossTables(rows);
  if (!found.ok) throw new Error(found.problem.code);
  return found.value;
}

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

/** Ana beats Beto and Carla, Beto beats Carla, under these heads, with this where they meet themselves. */
function square(heads: Row, diagonal: Cell = '', names: Row = ['Ana', 'Beto', 'Carla']): Row[] {
  return [
    ['', ...heads],
    [names[0], diagonal, '3-1', '3-0'],
    [names[1], '1-3', diagonal, '3-2'],
    [names[2], '0-3', '2-3', diagonal],
  ];
}

const IN_ORDER = ['Ana B2, Beto C3, Carla D4'];
const NAMED = ['Ana', 'Beto', 'Carla'];

describe('whose column is whose', () => {
  test.each<[string, Row]>([
    ['names', NAMED],
    ['names otherwise typed', ['ANA', ' beto', 'Cárla']],
    ['beginnings', ['An', 'Be', 'Ca']],
    ['one letter each', ['A', 'B.', 'C']],
    ['numbers', [1, 2, 3]],
    ['numbers with a point', ['1.', '2.', '3.']],
    ['numbers as text, and columns of totals behind them', ['1', '2', '3', 'PG', 'Pts']],
  ])('%s', (_, heads) => {
    expect(squaresIn(square(heads))).toEqual(IN_ORDER);
  });

  test.each<[string, Row]>([
    ['initials', ['AR', 'BG', 'CL']],
    ['initials with points', ['A.R.', 'B.G.', 'C.L.']],
    ['a name and an initial', ['Ana R.', 'Beto G.', 'Carla L.']],
    ['an initial and a surname', ['A. Ruiz', 'B. Gil', 'C. Lund']],
    ['first names', ['Ana', 'Beto', 'Carla']],
  ])('of names with surnames: %s', (_, heads) => {
    expect(squaresIn(square(heads, 'X', ['Ana Ruiz', 'Beto Gil', 'Carla Lund']))).toEqual([
      'Ana Ruiz B2, Beto Gil C3, Carla Lund D4',
    ]);
  });

  test('names in another order than the rows', () => {
    expect(
      squaresIn([
        ['', 'Carla', 'Ana', 'Beto'],
        ['Ana', '3-0', '', '3-1'],
        ['Beto', '3-2', '1-3', ''],
        ['Carla', '', '0-3', '2-3'],
      ]),
    ).toEqual(['Ana C2, Beto D3, Carla B4']);
  });

  test('a head that stands twice is that of its first column', () => {
    expect(squaresIn(square([...NAMED, 'Ana', 'Beto', 'Carla'], 'X'))).toEqual(IN_ORDER);
  });

  test('numbers before the names are theirs; numbers of places are not', () => {
    const rows = (title: string): Row[] => [
      [title, 'Jugador', 1, 2, 3],
      [3, 'Ana', '3-0', '3-1', 'X'],
      [1, 'Beto', 'X', '3-2', '1-3'],
      [2, 'Carla', '2-3', 'X', '0-3'],
    ];
    expect(squaresIn(rows('Nº'))).toEqual(['Ana E2, Beto C3, Carla D4']);
    expect(squaresIn(rows(''))).toEqual(['Ana E2, Beto C3, Carla D4']);
    const inOrder: Row[] = [
      ['Pos', 'Jugador', 1, 2, 3],
      [2, 'Ana', 'X', '3-1', '3-0'],
      [3, 'Beto', '1-3', 'X', '3-2'],
      [1, 'Carla', '0-3', '2-3', 'X'],
    ];
    expect(squaresIn(inOrder)).toEqual(['Ana C2, Beto D3, Carla E4']);
  });

  test('numbers two columns before the names', () => {
    expect(
      squaresIn([
        ['Nº', 'Club', 'Jugador', 7, 12, 3],
        [12, 'Norte', 'Ana', '3-0', 'X', '3-1'],
        [3, 'Sur', 'Beto', '3-2', '1-3', 'X'],
        [7, 'Sur', 'Carla', 'X', '0-3', '2-3'],
      ]),
    ).toEqual(['Ana E2, Beto F3, Carla D4']);
  });

  test.each<[string, Row, string[]]>([
    ['a head that stands twice', ['An', 'An', 'C'], ['crossTableNotSquare A3 Beto']],
    ['a head of nobody', ['Ana', 'Zoe', 'Carla'], ['crossTableNotSquare A3 Beto']],
  ])('%s is asked about', (_, heads, expected) => {
    expect(squaresIn(square(heads, 'X'))).toEqual(expected);
  });

  test('a beginning that two have is asked about, and the initials of two', () => {
    const names = ['Ana Ruiz', 'Andrés Roa', 'Carla Lund'];
    expect(squaresIn(square(['An', 'An', 'C'], 'X', names))).toEqual(['crossTableNotSquare A2 Ana Ruiz']);
    expect(squaresIn(square(['AR', 'AR', 'CL'], 'X', names))).toEqual(['crossTableNotSquare A2 Ana Ruiz']);
    expect(squaresIn(square(['Ana', 'A.R.', 'CL'], 'X', names))).toEqual([
      'crossTableNotSquare A3 Andrés Roa',
    ]);
  });
});

describe('where a player meets himself', () => {
  test.each<Cell>([
    '',
    null,
    '-',
    '-----',
    '**',
    '■',
    'X',
    'xx',
    'х',
    0,
    '0',
    '0-0',
    '0:0',
    '#N/A',
    '#¡REF!',
  ])('%p is no result', (diagonal) => {
    expect(squaresIn(square(NAMED, diagonal))).toEqual(IN_ORDER);
  });

  test.each<Cell>([1, '3-1', '10', '0-1', 'xo', 'Ana', '0-0-0', true])(
    '%p makes it no square',
    (diagonal) => {
      expect(squaresIn(square(NAMED, diagonal))).toEqual([]);
    },
  );

  test('with more than two players most of them do', () => {
    const rows = (...diagonal: Row): Row[] => [
      ['', ...NAMED],
      ['Ana', diagonal[0], '3-1', '3-0'],
      ['Beto', '', diagonal[1], '3-2'],
      ['Carla', '', '', diagonal[2]],
    ];
    expect(squaresIn(rows('', '', '3-1'))).toEqual(IN_ORDER);
    expect(squaresIn(rows('', '3-1', '3-1'))).toEqual([]);
    const two = (diagonal: Cell): Row[] => [
      ['', 'Ana', 'Beto'],
      ['Ana', '', '3-1'],
      ['Beto', '', diagonal],
    ];
    expect(squaresIn(two(''))).toEqual(['Ana B2, Beto C3']);
    expect(squaresIn(two('3-1'))).toEqual([]);
  });
});

describe('where its rows are', () => {
  const spaced = (blank: number, first = 0): Row[] => [
    ['', ...NAMED],
    ...Array.from({ length: first }, () => ['']),
    ...square(NAMED)
      .slice(1)
      .flatMap((row) => [row, ...Array.from({ length: blank }, () => [''])]),
  ];

  test.each<[string, Row[], string[]]>([
    ['a row between two names', spaced(1), ['Ana B2, Beto C4, Carla D6']],
    ['two rows between', spaced(2), ['Ana B2, Beto C5, Carla D8']],
    ['three are too many', spaced(3), []],
    ['a row below the heads', spaced(0, 1), ['Ana B3, Beto C4, Carla D5']],
    ['two rows below the heads', spaced(0, 2), ['Ana B4, Beto C5, Carla D6']],
    ['three below the heads are too many', spaced(0, 3), []],
    [
      'a second row of heads',
      [square(NAMED)[0]!, ['Jugador', 'F', 'F', 'F'], ...square(NAMED).slice(1)],
      ['Ana B3, Beto C4, Carla D5'],
    ],
    [
      'a gap before the last',
      [...square(NAMED).slice(0, 3), [], [], square(NAMED)[3]!],
      ['Ana B2, Beto C3, Carla D6'],
    ],
    ['a sum below', [...square(NAMED), ['Total', '', '', '', 3]], IN_ORDER],
    ['a sentence below', [...square(NAMED), ['Pasan los dos primeros']], IN_ORDER],
    ['a title below', [...square(NAMED), ['Grupo B']], IN_ORDER],
    ['a header of another table below', [...square(NAMED), ['Jugador', 'PG'], ['Ana', 2]], IN_ORDER],
    ['a number below', [...square(NAMED), [''], ['', 9, 9, 9]], IN_ORDER],
    ['other names two rows below', [...square(NAMED), [], ['Zoe', '', '', '']], IN_ORDER],
    ['another name right below', [...square(NAMED), ['Zoe', '1-3', '', '']], ['crossTableNotSquare A5 Zoe']],
    ['somebody twice', [...square(NAMED), ['Ana', '', '', '']], ['playerTwice A5 Ana']],
    [
      'somebody twice in all four',
      [...square([...NAMED, 'Ana'], 'X'), ['ANA', 'X', '', '']],
      ['playerTwice A5 ANA'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });
});

describe('how far from the names the heads begin', () => {
  const apart = (columns: number): Row[] =>
    square(NAMED).map(([name, ...cells], row) => [
      name,
      ...Array.from({ length: columns }, (_, column) => (row === 0 ? '' : `Club ${column}`)),
      ...cells,
    ]);

  test.each<[number, string[]]>([
    [1, ['Ana C2, Beto D3, Carla E4']],
    [3, ['Ana E2, Beto F3, Carla G4']],
    [4, []],
  ])('with %p columns between', (columns, expected) => {
    expect(squaresIn(apart(columns))).toEqual(expected);
  });
});

describe('what is no square', () => {
  test.each<[string, Row[]]>([
    ['nothing', []],
    ['heads alone', [['', ...NAMED]]],
    [
      'one player',
      [
        ['', 'Ana', 'Beto'],
        ['Ana', '', '3-1'],
      ],
    ],
    [
      'crosses for who came',
      [
        ['', ...NAMED],
        ['Ana', '', 'x', 'x'],
        ['Beto', 'x', '', ''],
        ['Carla', '', 'x', ''],
      ],
    ],
    [
      'ticks for who came',
      [
        ['', ...NAMED],
        ['Ana', '', true, false],
        ['Beto', '✓', '', ''],
        ['Carla', '', '', ''],
      ],
    ],
    [
      'figures on both sides',
      [
        ['', 1, 2, 3],
        [1, '', 4, 5],
        [2, 4, '', 6],
        [3, 5, 6, ''],
      ],
    ],
    [
      'places on both sides',
      [
        ['', '1º', '2º'],
        ['1º', '', '3-1'],
        ['2º', '', ''],
      ],
    ],
    [
      'a name in the corner',
      [
        ['Ana', 'Ana', 'Beto'],
        ['Ana', '', '3-1'],
        ['Beto', '', ''],
      ],
    ],
    [
      'a title where the first name stands',
      [['', ...NAMED], ['Grupo A'], ['Ana', '', 3, 3], ['Beto', 1, '', 3], ['Carla', 0, 2, '']],
    ],
    ['a number where the first name stands', [['', ...NAMED], [5], ...square(NAMED).slice(1)]],
    ['results without signs under strange heads', square(['Q', 'W', 'Z'])],
    [
      'a title between the names',
      [...square(NAMED).slice(0, 2), ['Grupo B', '', '', ''], ...square(NAMED).slice(2)],
    ],
  ])('%s', (_, rows) => {
    expect(squaresIn(rows)).toEqual([]);
  });

  test('half of what stands in it may be crosses', () => {
    expect(
      squaresIn([
        ['', ...NAMED],
        ['Ana', '', 'x', '3-1'],
        ['Beto', '', '', ''],
        ['Carla', '', '', ''],
      ]),
    ).toEqual(IN_ORDER);
  });
});

describe('somebody’s column without his row', () => {
  test.each<[string, Row[], string[]]>([
    [
      'a number that goes on',
      [
        ['', 1, 2, 3],
        ['Ana', 'X', '3-1', '3-0'],
        ['Beto', '', 'X', ''],
      ],
      ['crossTableNotSquare D1 3'],
    ],
    [
      'a number that goes on, with nothing below',
      [
        ['', 1, 2, 3],
        ['Ana', 'X', '3-1', ''],
        ['Beto', '', 'X', ''],
      ],
      ['Ana B2, Beto C3'],
    ],
    [
      'another number',
      [
        ['', 1, 2, 9],
        ['Ana', 'X', '3-1', '3-0'],
        ['Beto', '', 'X', ''],
      ],
      ['Ana B2, Beto C3'],
    ],
    [
      'a number that goes on a column farther',
      [
        ['Nº', '', 1, 2, 3, '', 4],
        [1, 'Ana', 'X', '3-1', '3-0', '', '3-2'],
        [2, 'Beto', '', 'X', '3-2', '', ''],
        [3, 'Carla', '', '', 'X', '', ''],
      ],
      ['Ana C2, Beto D3, Carla E4'],
    ],
    [
      'points behind names',
      [
        ['', 'Ana', 'Beto', 3],
        ['Ana', 'X', '3-1', 1],
        ['Beto', '', 'X', 0],
      ],
      ['Ana B2, Beto C3'],
    ],
    [
      'between the others',
      [
        ['', 'Ana', 'Leo', 'Beto'],
        ['Ana', 'X', '3-2', '3-1'],
        ['Beto', '', '', 'X'],
      ],
      ['crossTableNotSquare C1 Leo'],
    ],
    [
      'between the others, with nothing below',
      [
        ['', 'Ana', 'Leo', 'Beto'],
        ['Ana', 'X', '', '3-1'],
        ['Beto', '', 'n', 'X'],
      ],
      ['Ana B2, Beto D3'],
    ],
    [
      'before all of them',
      [
        ['', 'Nivel', 'Ana', 'Beto'],
        ['Ana', 1500, 'X', '3-1'],
        ['Beto', 1490, '', 'X'],
      ],
      ['Ana C2, Beto D3'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });
});

describe('the title of a square', () => {
  const titled = (rows: readonly Row[]) =>
    tablesIn(rows).map(({ group, isTitledAbove }) => `${group}${isTitledAbove ? ' above' : ''}`);
  const blank = (count: number): Row[] => Array.from({ length: count }, () => []);
  /** Three columns in, so that there is room on the left. */
  const inside = square(NAMED).map((row) => ['', '', '', ...row]);

  test.each<[string, Row[], string]>([
    ['none', square(NAMED), ''],
    ['in its corner', [['Grupo A', ...NAMED], ...square(NAMED).slice(1)], 'Grupo A'],
    ['right above', [['Grupo A'], ...square(NAMED)], 'Grupo A above'],
    ['above its last column', [['', '', '', ' Grupo A '], ...square(NAMED)], 'Grupo A above'],
    ['beyond its last column', [['', '', '', '', 'Grupo A'], ...square(NAMED)], ''],
    ['six rows above', [['Grupo A'], ...blank(5), ...square(NAMED)], 'Grupo A above'],
    ['seven rows above', [['Grupo A'], ...blank(6), ...square(NAMED)], ''],
    ['the nearest', [['Grupo A'], ['Grupo B'], ...square(NAMED)], 'Grupo B above'],
    [
      'the one above before the corner’s',
      [['Grupo A'], ['Grupo B', ...NAMED], ...square(NAMED).slice(1)],
      'Grupo A above',
    ],
    ['two columns left', [['', 'Grupo A'], ...inside], 'Grupo A above'],
    ['three columns left', [['Grupo A'], ...inside], ''],
    ['in the corner, two columns left', [['', 'Grupo A', '', '', ...NAMED], ...inside.slice(1)], 'Grupo A'],
    ['in the corner, three columns left', [['Grupo A', '', '', '', ...NAMED], ...inside.slice(1)], ''],
  ])('%s', (_, rows, expected) => {
    expect(titled(rows)).toEqual([expected]);
  });

  test('of two, one above the other, is each its own', () => {
    const rows = [
      ['Grupo A'],
      ...square(NAMED),
      ['Grupo B', 'Eva', 'Fe'],
      ['Eva', '', '3-1'],
      ['Fe', '', ''],
    ];
    expect(titled(rows)).toEqual(['Grupo A above', 'Grupo B']);
  });

  test('of two side by side as well', () => {
    const rows = square(NAMED).map((row) => [...row, '', ...row]);
    expect(titled([['Grupo A', '', '', '', '', 'Grupo B'], ...rows])).toEqual([
      'Grupo A above',
      'Grupo B above',
    ]);
  });

  test.each<[string, Row[], string[]]>([
    ['the first lacks it', [...square(NAMED), ['Grupo B'], ...square(NAMED)], ['groupMissing A1']],
    ['the second lacks it', [['Grupo A'], ...square(NAMED), [], ...square(NAMED)], ['groupMissing A7']],
    [
      'both have the same',
      [['Grupo A'], ...square(NAMED), ['GRUPO Á'], ...square(NAMED)],
      ['groupMissing A7'],
    ],
  ])('where there are two and %s it is asked for', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });
});

describe('two columns an opponent', () => {
  const heads = ['', 'Ana', '', 'Beto', ''];
  const rows = (second: Row | null): Row[] => [
    heads,
    ...(second ? [second] : []),
    ['Ana', '', '', 3, 1],
    ['Beto', 1, 3, '', ''],
  ];
  const OWN_FIRST = { own: 0, opponent: 1 };
  const OWN_SECOND = { own: 1, opponent: 0 };

  test.each<[string, Row | null, object]>([
    ['nothing', null, OWN_FIRST],
    ['F and C', ['', 'F', 'C', 'F', 'C'], OWN_FIRST],
    ['C and F', ['', 'C', 'F', 'C', 'F'], OWN_SECOND],
    ['GC and GF', ['', 'GC', 'GF', 'GC', 'GF'], OWN_SECOND],
    ['PC and PF', ['', 'PC', 'PF', 'PC', 'PF'], OWN_SECOND],
    ['contra and favor', ['', 'Contra', 'Favor', 'Contra', 'Favor'], OWN_SECOND],
    ['en contra', ['', 'En contra', 'A favor', 'En contra', 'A favor'], OWN_SECOND],
    ['minus and plus', ['', '-', '+', '-', '+'], OWN_SECOND],
    ['plus and minus', ['', '+', '-', '+', '-'], OWN_FIRST],
    ['a word with c in it', ['', 'Cc', 'F', 'Cc', 'F'], OWN_FIRST],
    ['other words', ['', 'Su contra', 'F', 'Contra todo', 'F'], OWN_FIRST],
  ])('under %s', (_, second, expected) => {
    expect(tablesIn(rows(second)).map(({ pointsIn }) => pointsIn)).toEqual([expected]);
  });

  test('the names’ own row is no second row of heads', () => {
    expect(
      tablesIn([
        ['Jugador', 'C', '', 'D', ''],
        ['C', '', '', 3, 1],
        ['D', 1, 3, '', ''],
      ])[0]!.pointsIn,
    ).toEqual(OWN_FIRST);
  });

  test('a second column that has its own head, or nothing in it, is none', () => {
    expect(
      tablesIn([
        ['', 'Ana', '', 'Beto', 'PG'],
        ['Ana', '', '', 3, 1],
        ['Beto', 1, '', '', 0],
      ])[0]!.pointsIn,
    ).toBeNull();
    expect(
      tablesIn([
        ['', 'Ana', '', 'Beto', ''],
        ['Ana', '', '', '3-1', ''],
        ['Beto', '', '', '', ''],
      ])[0]!.pointsIn,
    ).toBeNull();
  });
});

test('from its heads to its last player, without titles and totals, all rows and columns of the last one', () => {
  const extentOf = (rows: readonly Row[]) => tablesIn(rows).map(({ extent }) => extent);
  expect(extentOf([['Grupo A'], ...square([...NAMED, 'PG']), ['Total']])).toEqual([
    { top: 1, left: 0, bottom: 4, right: 3 },
  ]);
  expect(
    extentOf([['', 'Ana', '', 'Beto', ''], ['Ana', '', '', 3, 1], [], ['Beto', '', '', '', '']]),
  ).toEqual([{ top: 0, left: 0, bottom: 4, right: 4 }]);
});

describe('under a group’s title alone', () => {
  const bare = (diagonal: Cell, result: Cell, title = 'Grupo A'): Row[] => [
    [title, '', '', ''],
    ['Ana', diagonal, result, ''],
    ['Beto', '', diagonal, ''],
    ['Carla', '', '', diagonal],
  ];

  test.each<[string, Row[], string[]]>([
    ['results of both sides', bare('', '3-1'), IN_ORDER],
    ['numbers beside signs', bare('X', 3), IN_ORDER],
    ['numbers beside other signs', bare('**', 3), IN_ORDER],
    ['numbers without signs', bare('', 3), []],
    ['signs alone', bare('X', ''), []],
    ['words', bare('', 'lunes'), []],
    ['under another title', bare('X', '3-1', 'Liga'), []],
    ['one name', bare('X', '3-1').slice(0, 2), []],
    ['two names', [['Grupo A'], ['Ana', 'X', '3-1'], ['Beto', '', 'X']], ['Ana B2, Beto C3']],
    ['with a total below', [...bare('X', '3-1'), [], ['Total']], IN_ORDER],
    [
      'with the next below',
      [...bare('X', '3-1'), ...bare('X', '3-1', 'Grupo B')],
      [...IN_ORDER, 'Ana B6, Beto C7, Carla D8'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(squaresIn(rows)).toEqual(expected);
  });

  test('it has one column an opponent, and its title in its corner', () => {
    expect(tablesIn(bare('X', '3-1'))).toMatchObject([
      { group: 'Grupo A', isTitledAbove: false, pointsIn: null, headerRow: 0, nameColumn: 0 },
    ]);
  });
});

test.each<[string, Row[], number]>([
  ['in the thirtieth filled row', [...Array.from({ length: 29 }, () => ['nota']), ...square(NAMED)], 1],
  ['in the thirty-first', [...Array.from({ length: 30 }, () => ['nota']), ...square(NAMED)], 0],
  ['below forty blank rows', [...Array.from({ length: 40 }, () => []), ...square(NAMED)], 1],
  [
    'the second far below the first',
    [
      ['Grupo A'],
      ...square(NAMED),
      [],
      ...Array.from({ length: 40 }, () => ['nota']),
      ['Grupo B'],
      ...square(NAMED),
    ],
    2,
  ],
])('how far down one is looked for: %s', (_, rows, count) => {
  expect(tablesIn(rows)).toHaveLength(count);
});
