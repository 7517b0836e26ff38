import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openGroup } from '../arbitraries/groups';
import { runs } from '../arbitraries/runs';
import { oneCell, TITLES, type Written } from '../arbitraries/written-groups';
import type { MatchRow } from '../oracle/standings-oracle';
import { formulaIn, places, standings, table } from './formula';

const HEADER = ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];
const plain = (matches: readonly MatchRow[]): unknown => table('TD_STANDINGS', [HEADER, ...matches]);

type Layout = 'between' | 'behind';

const apart = (
  [white, black, scoreWhite, scoreBlack]: MatchRow,
  layout: Layout,
  dash: string,
): readonly unknown[] =>
  layout === 'between'
    ? [white, scoreWhite, dash, scoreBlack, black]
    : [white, black, scoreWhite, dash, scoreBlack];

describe('points on the two sides of a column of dashes', () => {
  const layout = fc.constantFrom<Layout>('between', 'behind');
  const dash = fc.constantFrom('-', ':', '–', ' - ');

  test('without a header', () => {
    fc.assert(
      fc.property(openGroup({ min: 0, max: 3 }), layout, dash, (matches, where, sign) => {
        const rows = matches.map((match) => apart(match, where, sign));
        expect(table('TD_STANDINGS', rows)).toEqual(plain(matches));
      }),
      runs(300),
    );
  });

  test('under a header that names the players only, or a result merged over the three', () => {
    const head = fc.constantFrom(
      ['', '', ''],
      ['P', '-', 'P'],
      ['Resultado', '', ''],
      ['Pts', '-', 'Pts'],
      ['', 'Marcador', ''],
    );
    fc.assert(
      fc.property(openGroup({ min: 0, max: 3 }), layout, dash, head, (matches, where, sign, [a, b, c]) => {
        const header =
          where === 'between' ? ['Local', a, b, c, 'Visitante'] : ['Local', 'Visitante', a, b, c];
        const prepared = apart(['', '', '', ''], where, sign);
        const rows = [['Torneo'], header, ...matches.map((match) => apart(match, where, sign)), prepared];
        expect(table('TD_STANDINGS', rows)).toEqual(plain(matches));
      }),
      runs(300),
    );
  });

  test('under a P on both sides of a «vs» between two players', () => {
    const rows = [
      ['Jugador', 'P', 'vs', 'P', 'Jugador'],
      ['Ana', 3, '-', 1, 'Bea'],
      ['Ana', 3, '-', 0, 'Eva'],
    ];
    expect(table('TD_STANDINGS', rows)).toEqual(
      plain([
        ['Ana', 'Bea', 3, 1],
        ['Ana', 'Eva', 3, 0],
      ]),
    );
  });

  test('are left alone where it is doubtful', () => {
    const header = ['Local', '', '', '', 'Visitante'];
    expect(() => places([header, ['Ana', 3, '-', 1, 'Bea'], ['Ana', 3, 'x', 1, 'Eva']])).toThrow(
      /Fila 1: faltan las columnas/,
    );
    expect(() => places([header, ['Ana', 3, '', 1, 'Bea']])).toThrow(/Fila 1: faltan las columnas/);
  });

  test('are told where one is wrong', () => {
    const header = ['Local', 'Resultado', '', '', 'Visitante'];
    expect(() => places([header, ['Ana', 3, '-', 1, 'Bea'], ['Ana', 2, '-', 1, 'Eva']])).toThrow(
      /^Fila 3, columna 2/,
    );
    expect(() => places([header, ['Ana', 3, '-', 1, 'Bea'], ['Ana', 3, '-', '', 'Eva']])).toThrow(
      /^Fila 3, columna 4.*medio resultado/,
    );
  });

  test('are read by TD_RATINGS too', () => {
    const players = [
      ['Ana', 1500],
      ['Bea', 1500],
    ];
    expect(
      formulaIn('es', 'TD_RATINGS', players, [
        ['Local', '', '', '', 'Visitante'],
        ['Ana', 3, '-', 1, 'Bea'],
      ]),
    ).toEqual(
      formulaIn('es', 'TD_RATINGS', players, [
        ['Local', 'Visitante', 'Resultado'],
        ['Ana', 'Bea', '3-1'],
      ]),
    );
  });
});

describe('a list in blocks', () => {
  const GROUPS = ['Grupo A', 'Grupo B', 'Grupo C'];
  const groups = fc
    .array(openGroup({ min: 0, max: 3 }), { minLength: 2, maxLength: 3 })
    .map((all) =>
      all.map((matches, at) =>
        matches.map(([white, black, ...rest]): MatchRow => [`${white} ${at}`, `${black} ${at}`, ...rest]),
      ),
    );
  const expected = (all: readonly (readonly MatchRow[])[]): unknown =>
    table('TD_STANDINGS', [
      ['Grupo', ...HEADER],
      ...all.flatMap((matches, at) => matches.map((match) => [GROUPS[at], ...match])),
    ]);

  test('each under its title and the header again, its columns in whatever order', () => {
    const form = fc.constantFrom('points', 'score', 'dash');
    fc.assert(
      fc.property(
        groups,
        fc.array(form, { minLength: 3, maxLength: 3 }),
        fc.constantFrom(...TITLES),
        fc.nat({ max: 2 }),
        (all, forms, titles, gap) => {
          const rows = all.flatMap((matches, at): Written => {
            const block: Written =
              forms[at] === 'points'
                ? [
                    [titles.white, titles.pointsWhite, titles.pointsBlack, titles.black],
                    ...matches.map(([white, black, one, other]) => [white, one, other, black]),
                  ]
                : forms[at] === 'score'
                  ? [
                      [titles.black, titles.white, titles.score],
                      ...matches.map((match) => [match[1], match[0], oneCell(match, '-')]),
                    ]
                  : [
                      [titles.white, titles.score, '', '', titles.black],
                      ...matches.map((match) => apart(match, 'between', '-')),
                    ];
            return [[GROUPS[at]], ...block, ...Array.from({ length: gap }, () => [])];
          });
          expect(table('TD_STANDINGS', [['Torneo de junio'], ...rows])).toEqual(expected(all));
        },
      ),
      runs(300),
    );
  });

  test('the header again, and a round’s label above it, are no matches', () => {
    const header = ['Blancas', 'Negras', 'Resultado'];
    const rows = [
      ['Jornada 1'],
      header,
      ['Ana', 'Bea', '3-1'],
      [],
      ['Jornada 2'],
      ['BLANCAS', 'negras ', 'Resultado'],
      ['Eva', 'Ana', '1-3'],
    ];
    expect(places(rows)).toEqual({ Ana: 1, Bea: 2, Eva: 2 });
    expect(() => places([...rows, ['Jornada 3']])).toThrow(/Fila 8, columna 2: falta el nombre/);
  });

  test('a block whose points or groups can’t be told is refused', () => {
    const first = [
      ['Blancas', 'Negras', 'Resultado'],
      ['Ana', 'Bea', '3-1'],
    ];
    expect(() => places([...first, ['Negras', 'Blancas', 'Goles'], ['Eva', 'Ana', '3-1']])).toThrow(
      /^Fila 3: faltan las columnas/,
    );
    expect(() =>
      places([...first, ['Grupo', 'Blancas', 'Negras', 'Resultado'], ['B', 'Eva', 'Leo', '3-1']]),
    ).toThrow(/^Fila 2, columna 1: falta el grupo/);
    expect(() =>
      places([...first, ['Blancas', 'Negras', 'Resultado', 'Score'], ['Eva', 'Ana', '3-1']]),
    ).toThrow(/^Fila 3, columna 4/);
  });

  test('a title over one list alone adds no column, and a block without one is asked for its group', () => {
    const block = (one: string, other: string): unknown[][] => [
      ['Blancas', 'Negras', 'Resultado'],
      [one, other, '3-1'],
    ];
    expect(table('TD_STANDINGS', [['Grupo A'], ...block('Ana', 'Bea')])).toEqual(
      table('TD_STANDINGS', block('Ana', 'Bea')),
    );
    expect(() => standings([...block('Ana', 'Bea'), ['Grupo B'], ...block('Eva', 'Leo')])).toThrow(
      /^Fila 2, columna 1: falta el grupo/,
    );
  });

  test('a player called Blanca, or like a title, stays a player', () => {
    expect(
      places([
        ['Blancas', 'Negras', 'Resultado'],
        ['Blanca', 'Local', ''],
        ['Blanca', 'Ana', '3-1'],
      ]),
    ).toEqual({
      ...{ Blanca: 1, Local: 2, Ana: 3 },
    });
  });

  test('titles without a header tell the groups of a bare list apart', () => {
    const rows = [['Grupo A'], ['Ana', '3-1', 'Bea'], ['Grupo B'], ['Eva', '3-1', 'Leo']];
    expect(standings(rows).map(({ Grupo, Jugador }) => [Grupo, Jugador])).toEqual([
      ['Grupo A', 'Ana'],
      ['Grupo A', 'Bea'],
      ['Grupo B', 'Eva'],
      ['Grupo B', 'Leo'],
    ]);
  });
});

test('prepared rows hold signs, 0 or nothing', () => {
  const rows = [
    ['Blancas', 'Negras', 'Resultado'],
    ['Ana', 'Bea', '3-1'],
    ['', '', '-'],
    ['', '', '( : )'],
    ['', '', '0-0'],
    ['', '', 0],
    ['Bea', 'Ana2', '…'],
  ];
  expect(places(rows)).toMatchObject({ Ana: 1, Bea: 3 });
});

describe('a list without titles in which nobody came', () => {
  const ROWS: readonly MatchRow[] = [
    ['Ana', 'Bea', 'F', 'F'],
    ['Ana', 'Eva', 'F', 'F'],
  ];

  test.each<[string, readonly (readonly unknown[])[]]>([
    ['the score between', ROWS.map(([white, black]) => [white, 'F-F', black])],
    ['with a note', ROWS.map(([white, black]) => [white, 'F - F', black, 'no vinieron'])],
    ['the score behind', ROWS.map(([white, black]) => [white, black, 'W.O.-NP'])],
    ['the score behind, with a note', ROWS.map(([white, black]) => [white, black, 'F-F', 'no vinieron'])],
  ])('%s: a double forfeit each', (_, rows) => {
    expect(table('TD_STANDINGS', rows)).toEqual(plain(ROWS));
  });
});

describe('a word that is no result is told of the cell it stands in', () => {
  test.each<[string, readonly (readonly unknown[])[], RegExp]>([
    ['between two players', [['Ana', 'P', 'Bea']], /Fila 1, columna 2: «P» no es un resultado/],
    [
      'between all of them',
      [
        ['Ana', 'P', 'Bea'],
        ['Ana', 'P', 'Eva'],
      ],
      /Fila 1, columna 2: «P» no es/,
    ],
    [
      'among results',
      [
        ['Ana', '3-1', 'Bea'],
        ['Ana', 'P', 'Eva'],
      ],
      /Fila 2, columna 2: «P» no es/,
    ],
    [
      'with a note behind',
      [
        ['Ana', 'P', 'Bea', 'mesa 2'],
        ['Ana', 'P', 'Eva', ''],
      ],
      /Fila 1, columna 2: «P» no es/,
    ],
    [
      'behind the players',
      [
        ['Ana', 'Bea', 'pendiente'],
        ['Ana', 'Eva', 'pendiente'],
      ],
      /Fila 1, columna 3: «pendiente» no es/,
    ],
    [
      'under a header',
      [
        ['Blancas', 'Resultado', 'Negras'],
        ['Ana', 'P', 'Bea'],
      ],
      /Fila 2, columna 2: «P» no es/,
    ],
    [
      'in the place of points',
      [
        ['Blancas', 'Negras', 'Puntos B', 'Puntos N'],
        ['Ana', 'Bea', 3, 'P'],
      ],
      /Fila 2, columna 4: «P» no es/,
    ],
    [
      'a known mark, of whom it says not who',
      [['Ana', 'F', 'Bea']],
      /Fila 1, columna 2: «F» no dice quién faltó/,
    ],
  ])('%s', (_, rows, sentence) => {
    expect(() => table('TD_STANDINGS', rows)).toThrow(sentence);
  });
});

describe('blocks under a header of two rows each', () => {
  const SIDES = ['Blancas', '', 'Negras', ''];
  const TITLES = ['Jugador', 'Puntos', 'Jugador', 'Puntos'];
  const ANA_BEA = ['Ana', 3, 'Bea', 1];
  const OTHERS = [
    ['Ana', 3, 'Eva', 1],
    ['Bea', 3, 'Eva', 0],
  ];
  const WANTED = plain([
    ['Ana', 'Bea', 3, 1],
    ['Ana', 'Eva', 3, 1],
    ['Bea', 'Eva', 3, 0],
  ]);

  test.each<[string, readonly (readonly unknown[])[]]>([
    ['one below the other', [SIDES, TITLES, ANA_BEA, SIDES, TITLES, ...OTHERS]],
    ['apart', [SIDES, TITLES, ANA_BEA, [], SIDES, TITLES, ...OTHERS]],
    ['labelled', [['Jornada 1'], SIDES, TITLES, ANA_BEA, ['Jornada 2'], SIDES, TITLES, ...OTHERS]],
    ['the titles again without their bands', [SIDES, TITLES, ANA_BEA, TITLES, ...OTHERS]],
    ['the bands again without their titles', [SIDES, TITLES, ANA_BEA, SIDES, ...OTHERS]],
    [
      'sides changed in the second',
      [
        ...[SIDES, TITLES, ANA_BEA, ['Negras', '', 'Blancas', ''], TITLES],
        ...OTHERS.map(([white, ofWhite, black, ofBlack]) => [black, ofBlack, white, ofWhite]),
      ],
    ],
    [
      'the first under one row',
      [['Blancas', 'Puntos B', 'Negras', 'Puntos N'], ANA_BEA, SIDES, TITLES, ...OTHERS],
    ],
    [
      'halves of the points under their title',
      [
        ...[
          ['Blancas', 'Negras', 'Puntos', ''],
          ['', '', 'B', 'N'],
          ['Ana', 'Bea', 3, 1],
        ],
        ...[
          ['Blancas', 'Negras', 'Puntos', ''],
          ['', '', 'B', 'N'],
        ],
        ...OTHERS.map(([white, ofWhite, black, ofBlack]) => [white, black, ofWhite, ofBlack]),
      ],
    ],
    [
      'in other words',
      [
        ...[['Local', '', 'Visitante', ''], ['Equipo', 'Score', 'Equipo', 'Score'], ANA_BEA],
        ...[['Local', '', 'Visitante', ''], ['Equipo', 'Score', 'Equipo', 'Score'], ...OTHERS],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(table('TD_STANDINGS', rows)).toEqual(WANTED);
  });

  test('each a group by the title above it', () => {
    const rows = [['Grupo A'], SIDES, TITLES, ANA_BEA, ['Grupo B'], SIDES, TITLES, ['Leo', 3, 'Zoe', 1]];
    expect(standings(rows).map(({ Grupo, Jugador }) => [Grupo, Jugador])).toEqual([
      ...[
        ['Grupo A', 'Ana'],
        ['Grupo A', 'Bea'],
      ],
      ...[
        ['Grupo B', 'Leo'],
        ['Grupo B', 'Zoe'],
      ],
    ]);
  });
});
