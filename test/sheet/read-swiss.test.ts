import { describe, expect, test } from '@jest/globals';
import { OTHELLO } from '../../src/core/regulations/othello';
import type { Outcome } from '../../src/core/standings/match';
import type { Cell, Row } from '../../src/sheet/cell';
import { readSwiss } from '../../src/sheet/read-swiss';
import { problemOf, valueOf } from './reading';

const read = (rows: readonly Row[]) => readSwiss(rows, OTHELLO);

function ended(outcome: Outcome): string {
  if (outcome.kind === 'pending') return '–';
  if (outcome.kind === 'played') return `${outcome.white}-${outcome.black}`;
  return `${outcome.white ?? '+'}:${outcome.black ?? '+'}`;
}

/** `1: ana (white) – leo (black), 40-24`, one text a game. */
function games(rows: readonly Row[]): string[] {
  return valueOf(read(rows)).games.map(
    ({ round, match: { white, black, outcome } }) => `${round}: ${white} – ${black}, ${ended(outcome)}`,
  );
}

describe('the games of a Swiss event', () => {
  test('nothing: none', () => {
    for (const rows of [[], [['', null], []]]) {
      expect(valueOf(read(rows))).toStrictEqual({
        ...{ games: [], byes: [], missed: [], withdrawn: [] },
        names: new Map(),
      });
    }
  });

  // White is Ana, with 40 discs of 64.
  const ANA_WHITE = ['1: ana – leo, 40-24'];

  test.each<[string, readonly Row[]]>([
    ['without a header: round, black, white, their points', [[1, 'Leo', 'Ana', 24, 40]]],
    ['without a header, both points in one cell', [[1, 'Leo', 'Ana', '24-40']]],
    [
      'under a header, black first',
      [
        ['Ronda', 'Negras', 'Blancas', 'Puntos N', 'Puntos B'],
        [1, 'Leo', 'Ana', 24, 40],
      ],
    ],
    [
      'under a header, black first and points the other way round',
      [
        ['Ronda', 'Negras', 'Blancas', 'Puntos B', 'Puntos N'],
        [1, 'Leo', 'Ana', 40, 24],
      ],
    ],
    [
      'under a header, white first',
      [
        ['Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
        [1, 'Ana', 'Leo', 40, 24],
      ],
    ],
    [
      'one cell holds the points of who stands first: white',
      [
        ['Blancas', 'Negras', 'Resultado', 'Ronda'],
        ['Ana', 'Leo', '40-24', 1],
      ],
    ],
    [
      'or black',
      [
        ['Negras', 'Blancas', 'Resultado', 'Ronda'],
        ['Leo', 'Ana', '24-40', 1],
      ],
    ],
    ['a title above', [['Ronda suiza'], ['Rd', 'White', 'Black', 'Score'], [1, 'Ana', 'Leo', '40:24']]],
  ])('%s', (_, rows) => {
    expect(games(rows)).toEqual(ANA_WHITE);
  });

  test('every row with its number; a round that stands once is that of the rows below', () => {
    const rows = [
      ['Ronda', 'Negras', 'Blancas', 'Resultado'],
      ['Ronda 1', 'José  Paz', 'Ana', '24-40'],
      [],
      ['', 'Eva', 'Leo', '0-64'],
      ['Ronda', 'Negras', 'Blancas', 'Resultado'],
      [2, 'ANA', 'JOSE PAZ', '32-32'],
      ['', 'Eva', 'Leo', ''],
    ];
    expect(valueOf(read(rows)).games.map(({ row }) => row)).toEqual([2, 4, 6, 7]);
    expect(games(rows)).toEqual([
      '1: ana – jose paz, 40-24',
      '1: leo – eva, 64-0',
      '2: jose paz – ana, 32-32',
      '2: leo – eva, –',
    ]);
    expect([...valueOf(read(rows)).names]).toEqual([
      ['jose paz', 'José Paz'],
      ['ana', 'Ana'],
      ['eva', 'Eva'],
      ['leo', 'Leo'],
    ]);
  });

  test.each<[string, Row, string]>([
    ['nobody came but white', [1, 'Leo', 'Ana', 'F', ''], '1: ana – leo, +:absent'],
    ['nobody came but black', [1, 'Leo', 'Ana', '', 'WO'], '1: ana – leo, absent:+'],
    ['still to be played', [1, 'Leo', 'Ana', '', ''], '1: ana – leo, –'],
  ])('%s', (_, row, game) => {
    expect(games([row])).toEqual([game]);
  });

  test('the match as it counts: a forfeit of who was read first, and no play-off whatever a note says', () => {
    const rows = [[1, 'Leo', 'Ana', 'F', '', 'desempate']];
    expect(valueOf(read(rows)).games).toStrictEqual([
      {
        ...{ round: 1, row: 1 },
        match: {
          ...{ white: 'ana', black: 'leo', playoff: false },
          outcome: { kind: 'forfeit', white: null, black: 'absent' },
        },
      },
    ]);
  });

  test('a round that is paired: three columns', () => {
    expect(
      games([
        [1, 'Leo', 'Ana'],
        [1, 'Eva', 'Zoe'],
      ]),
    ).toEqual(['1: ana – leo, –', '1: zoe – eva, –']);
  });

  test('both points in the first of two columns are read where others have theirs in two', () => {
    expect(
      games([
        [1, 'Leo', 'Ana', '24-40', ''],
        [2, 'Leo', 'Ana', 24, 40],
        [3, 'Leo', 'Ana', '', ''],
      ]),
    ).toEqual([...['1: ana – leo, 40-24', '2: ana – leo, 40-24', '3: ana – leo, –']]);
  });

  test('a note is read behind the points', () => {
    expect(
      problemOf(
        read([
          [1, 'Leo', 'Ana', '24-40', 'no vino: F'],
          [2, 'Leo', 'Ana', '', 'F'],
        ]),
      ),
    ).toEqual({
      code: 'forfeitOnlyInNote',
      params: { given: 'F' },
      place: { row: 2, column: 5 },
    });
    expect(problemOf(read([[1, 'Leo', 'Ana', 24, 40, 'F']])).place).toEqual({ row: 1, column: 6 });
  });

  test('a row of two whose points are numbers keeps its two columns, whatever a text elsewhere looks like', () => {
    expect(
      games([
        [1, 'Leo', 'Ana', 24, 40],
        [2, 'Leo', 'Ana', '24', 40],
        [3, 'Leo', 'Ana', 'F', ''],
      ]),
    ).toEqual([...['1: ana – leo, 40-24', '2: ana – leo, 40-24', '3: ana – leo, +:absent']]);
  });

  test.each<[string, readonly Row[]]>([
    ['in one cell', [[1, 'Leo', 'Ana', 'F-F']]],
    [
      'in one cell, with a note and one still to come',
      [
        [1, 'Leo', 'Ana', 'W.O.-W.O.', 'no vinieron'],
        [1, 'Eva', 'Zoe', '', ''],
      ],
    ],
    ['between the two', [[1, 'Leo', 'F-F', 'Ana']]],
    ['between the two, with a note', [[1, 'Leo', 'F-F', 'Ana', 'no vinieron']]],
    ['in two cells', [[1, 'Leo', 'Ana', 'F', 'F']]],
  ])('nothing but double forfeits, %s', (_, rows) => {
    expect(games(rows)[0]).toBe('1: ana – leo, absent:absent');
  });

  test.each<[string, readonly Row[]]>([
    [
      'bands over titles, above each round',
      [
        ['Ronda', 'Negras', '', 'Blancas', ''],
        ['', 'Jugador', 'Fichas', 'Jugador', 'Fichas'],
        [1, 'Leo', 24, 'Ana', 40],
        ['Ronda', 'Negras', '', 'Blancas', ''],
        ['', 'Jugador', 'Fichas', 'Jugador', 'Fichas'],
        [2, 'Leo', 30, 'Ana', 34],
      ],
    ],
    [
      'halves of the points under their title',
      [
        ['Ronda', 'Negras', 'Blancas', 'Puntos', ''],
        ['', '', '', 'N', 'B'],
        [1, 'Leo', 'Ana', 24, 40],
        [],
        ['Ronda', 'Negras', 'Blancas', 'Puntos', ''],
        ['', '', '', 'N', 'B'],
        [2, 'Leo', 'Ana', 30, 34],
      ],
    ],
  ])('a header of two rows: %s', (_, rows) => {
    expect(games(rows)).toEqual(['1: ana – leo, 40-24', '2: ana – leo, 34-30']);
  });

  test('scores between the two: who stands first has black, as without it', () => {
    expect(
      games([
        [1, 'Leo', '24-40', 'Ana'],
        [1, 'Eva', '', 'Zoe'],
        [2, 'Leo', '-', 'Ana'],
      ]),
    ).toEqual(['1: ana – leo, 40-24', '1: zoe – eva, –', '2: ana – leo, –']);
  });

  test('scores between the two: a forfeit in the note behind contradicts what was played', () => {
    const rows = [
      [1, 'Leo', '24-40', 'Ana', 'F'],
      [1, 'Eva', '20-44', 'Zoe', ''],
    ];
    expect(readSwiss(rows, OTHELLO)).toMatchObject({
      ok: false,
      problem: { code: 'forfeitOnlyInNote', place: { row: 1, column: 5 } },
    });
  });

  test('scores in one cell, some of them still to come', () => {
    expect(
      games([
        [1, 'Leo', 'Ana', ''],
        [1, 'Eva', 'Zoe', '24-40'],
        [2, 'Leo', 'Ana', '—'],
      ]),
    ).toEqual([...['1: ana – leo, –', '1: zoe – eva, 40-24', '2: ana – leo, –']]);
  });

  test('a placeholder is no score in one cell', () => {
    expect(
      games([
        [1, 'Leo', 'Ana', '-', '-'],
        [1, 'Eva', 'Zoe', '24', '40'],
      ]),
    ).toEqual([...['1: ana – leo, –', '1: zoe – eva, 40-24']]);
  });

  test('a player whose name heads columns elsewhere makes no header', () => {
    expect(
      games([
        [1, 'Local', 'Ana', 24, 40],
        [1, 'Leo', 'White', 40, 24],
      ]),
    ).toEqual([...['1: ana – local, 40-24', '1: white – leo, 24-40']]);
  });

  test.each<[Cell, number]>([
    [3, 3],
    ['3', 3],
    ['Ronda 3', 3],
    ['R3', 3],
    ['3ª', 3],
    ['3.ª ronda', 3],
    ['Ronda 12', 12],
    ['12', 12],
    [112, 112],
    ['007', 7],
  ])('the round %p is %i', (cell, round) => {
    expect(valueOf(read([[cell, 'Leo', 'Ana', 24, 40]])).games[0]?.round).toBe(round);
  });
});

describe('who has no opponent', () => {
  test.each<[string, 'byes' | 'missed' | 'withdrawn']>([
    ['Libre', 'byes'],
    ['BYE', 'byes'],
    ['Descansa', 'byes'],
    ['Ausente', 'missed'],
    ['absent', 'missed'],
    ['Se retira', 'withdrawn'],
    ['Выбывает', 'withdrawn'],
  ])('%s: %s, on whichever side', (word, kind) => {
    for (const row of [
      [2, 'Ana', word, '', ''],
      [2, word, 'Ana', '', ''],
    ]) {
      const { games, names, ...alone } = valueOf(read([row]));
      expect(games).toEqual([]);
      expect(alone).toStrictEqual({
        ...{ byes: [], missed: [], withdrawn: [] },
        [kind]: [{ round: 2, row: 1, player: 'ana' }],
      });
      expect([...names]).toEqual([['ana', 'Ana']]);
    }
  });

  test('nobody: two byes, a note on a blank row, a prepared row', () => {
    const rows = [
      [1, 'Libre', 'Libre', '', ''],
      ['', '', '', '', '', 'café a las ocho'],
      [1, '', '', 0, 0],
      [1, '', 'Libre', '', ''],
    ];
    expect(valueOf(read(rows))).toMatchObject({ games: [], byes: [], missed: [], withdrawn: [] });
  });
});

describe('a table that can’t be read', () => {
  const HEADER = ['Ronda', 'Blancas', 'Negras', 'Resultado'];
  const place = (row: number, column: number) => ({ row, column });

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    ['two columns', [[1, 'Ana']], { code: 'swissRangeTooNarrow', params: { columns: 2 } }],
    ...(
      [
        ['round', 'Ronda'],
        ['white', 'Blancas'],
        ['score', 'Resultado'],
      ] as const
    ).map(([column, header]): [string, readonly Row[], ReturnType<typeof problemOf>] => [
      `two columns ${header}`,
      [
        [...HEADER, header],
        [1, 'Ana', 'Leo', '40-24'],
      ],
      { code: 'columnTwice', params: { column, header }, place: place(1, 5) },
    ]),
    ...(
      [
        ['pointsWhite', 'Puntos B'],
        ['pointsBlack', 'Puntos N'],
      ] as const
    ).map(([column, header]): [string, readonly Row[], ReturnType<typeof problemOf>] => [
      `two columns ${header}`,
      [
        ['Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', header],
        [1, 'Ana', 'Leo', 40, 24],
      ],
      { code: 'columnTwice', params: { column, header }, place: place(1, 6) },
    ]),
    [
      'no column for the result',
      [['Torneo'], ['Ronda', 'Blancas', 'Negras'], [1, 'Ana', 'Leo']],
      { code: 'columnsMissing', params: { missing: ['pointsWhite', 'pointsBlack'] }, place: { row: 2 } },
    ],
    [
      'no round above',
      [HEADER, ['', 'Ana', 'Leo', '40-24']],
      { code: 'roundMissing', params: {}, place: place(2, 1) },
    ],
    [
      'a bye without a round above',
      [['', 'Ana', 'Libre', '', '']],
      { code: 'roundMissing', params: {}, place: place(1, 1) },
    ],
    ...(
      [
        ['primera', 'notANumber', {}],
        ['3 de 7', 'notANumber', {}],
        ['Ronda -3', 'notANumber', {}],
        [-3, 'tooSmall', { min: 1 }],
        [0, 'tooSmall', { min: 1 }],
        ['R0', 'tooSmall', { min: 1 }],
        [1.5, 'notWhole', {}],
        [new Date(2026, 2, 1), 'notANumber', {}],
      ] as const
    ).map(
      ([cell, code, more]) =>
        [
          `the round ${String(cell)}`,
          [HEADER, [cell, 'Ana', 'Leo', '40-24']],
          {
            code,
            params: {
              given: cell === 'R0' ? '0' : typeof cell === 'object' ? '2026-03-01' : String(cell),
              what: 'round',
              ...more,
            },
            place: place(2, 1),
          },
        ] as [string, readonly Row[], ReturnType<typeof problemOf>],
    ),
    [
      'a player twice in a round, as first',
      [HEADER, [1, 'Ana', 'Leo', '40-24'], ['', 'ANA', 'Eva', '']],
      { code: 'playerTwiceInRound', params: { name: 'ANA', round: 1, first: 2 }, place: place(3, 2) },
    ],
    [
      'a player twice in a round, as second',
      [HEADER, [1, 'Ana', 'Leo', '40-24'], ['', 'Eva', 'Ana', '']],
      { code: 'playerTwiceInRound', params: { name: 'Ana', round: 1, first: 2 }, place: place(3, 3) },
    ],
    [
      'a player who plays in the round he has a bye',
      [
        [1, 'Ana', 'Leo', 40, 24],
        [1, 'Ana', 'Libre', '', ''],
      ],
      { code: 'playerTwiceInRound', params: { name: 'Ana', round: 1, first: 1 }, place: place(2, 2) },
    ],
    [
      'a player against himself',
      [[1, 'Ana', 'ana', 40, 24]],
      { code: 'samePlayerTwiceInMatch', params: { name: 'Ana' }, place: place(1, 3) },
    ],
    [
      'a player against nobody',
      [[1, 'Ana', '', '', '']],
      { code: 'playerMissing', params: {}, place: place(1, 3) },
    ],
    [
      'a result without players',
      [[1, '', '', 40, 24]],
      { code: 'playerMissing', params: {}, place: place(1, 4) },
    ],
    [
      'a result against a bye',
      [[1, 'Libre', 'Ana', '', 64]],
      { code: 'resultAgainstBye', params: { given: 'Libre' }, place: place(1, 5) },
    ],
    [
      'an error in the place of a name beside a bye',
      [[1, '#N/A', 'Libre', '', '']],
      { code: 'errorInCell', params: { given: '#N/A' }, place: place(1, 2) },
    ],
    [
      'more discs than the board has squares (rules §10)',
      [[1, 'Leo', 'Ana', 25, 40]],
      {
        code: 'discsBeyondBoard',
        params: { white: 25, black: 40, squares: 64 },
        place: place(1, 5),
      },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(read(rows))).toEqual(problem);
  });
});
