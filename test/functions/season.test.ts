import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fiveColumns, season, titledSeason } from '../arbitraries/season';
import { runs } from '../arbitraries/runs';
import { openRange, retyped } from '../arbitraries/written-groups';
import { reportedFault } from '../fixtures/cases/published-cases';
import { britishGrandPrix } from '../fixtures/cases/rating-and-season-cases';
import { decimalText, hgHundredths } from '../oracle/points-oracle';
import { seasonOracle, type SeasonLine } from '../oracle/season-oracle';
import { formula, formulaIn, table } from './formula';

const HEADER = ['Pos', 'Jugador', 'Torneos', 'Puntos', 'Títulos', 'Ganados', 'Opta a premio'];

interface Line {
  readonly place: number;
  readonly player: string;
  readonly tournaments: number;
  readonly points: number;
  readonly titles: number;
  readonly wins: number;
  readonly eligible: boolean;
}

function ranking(results: unknown, regulation?: unknown): Line[] {
  const [header, ...rows] = table('TD_SEASON', results, regulation);
  expect(header).toEqual(HEADER);
  return rows.map((row) => {
    const [place, player, tournaments, points, titles, wins, eligible] = row;
    expect(['Sí', 'No']).toContain(eligible);
    return { place, player, tournaments, points, titles, wins, eligible: eligible === 'Sí' } as Line;
  });
}

const placesOf = (lines: readonly Line[]): [string, number][] =>
  lines.map(({ player, place }) => [player, place]);

const sorted = <Row extends { player: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => (one.player < other.player ? -1 : 1));

const asLines = (lines: readonly SeasonLine[]): (Omit<Line, 'points'> & { points: string })[] =>
  sorted(lines).map(({ hundredths, ...rest }) => ({ ...rest, points: decimalText(hundredths) }));

const inText = (lines: readonly Line[]): object[] =>
  sorted(lines).map((line) => ({ ...line, points: String(line.points) }));

const withoutMore = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, recorded: null, rating: null }));

describe('TD_SEASON against the sums of 7.5 and 8', () => {
  test('under titles in four languages: the director’s own points, ratings, sparse tournaments, other columns', () => {
    fc.assert(
      fc.property(
        season.chain((rows) => fc.tuple(fc.constant(rows), titledSeason(rows).chain(openRange))),
        ([rows, range]) => {
          const lines = ranking(range);
          expect(inText(lines)).toEqual(asLines(seasonOracle(rows)));
          // From the top down.
          const inOrder = lines.map(({ place }) => place);
          expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
        },
      ),
      runs(500),
    );
  });

  test('without titles, participationOnTop or not', () => {
    fc.assert(
      fc.property(
        season.chain((rows) => fc.tuple(fc.constant(withoutMore(rows)), fiveColumns(rows).chain(openRange))),
        fc.boolean(),
        ([rows, range], onTop) => {
          const regulation = [['participationOnTop', onTop ? 'sí' : 'no']];
          expect(inText(ranking(range, regulation))).toEqual(asLines(seasonOracle(rows, onTop)));
        },
      ),
      runs(400),
    );
  });

  test('the order of the rows changes nothing, not even among equals', () => {
    const shuffledSeason = season.chain((rows) =>
      fiveColumns(rows).chain((range) =>
        fc.tuple(fc.constant(range), fc.shuffledSubarray(range, { minLength: range.length })),
      ),
    );
    fc.assert(
      fc.property(shuffledSeason, ([range, shuffled]) => {
        expect(table('TD_SEASON', shuffled)).toEqual(table('TD_SEASON', range));
      }),
      runs(300),
    );
  });

  test('nor where a player’s rating changes from row to row', () => {
    const rows = fc.uniqueArray(fc.tuple(fc.constantFrom('T1', 'T2', 'T3'), fc.constantFrom('A', 'B', 'C')), {
      selector: (pair) => pair.join(),
      minLength: 2,
    });
    const rated = rows.chain((pairs) =>
      fc
        .tuple(...pairs.map(() => fc.constantFrom<unknown>('', 1500, 1600, 1700)))
        .map((ratings) => pairs.map(([tournament, player], at) => [tournament, player, 2, 1, ratings[at]])),
    );
    const head = ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Nivel'];
    fc.assert(
      fc.property(
        rated.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        ([given, shuffled]) => {
          expect(table('TD_SEASON', [head, ...shuffled])).toEqual(table('TD_SEASON', [head, ...given]));
        },
      ),
      runs(200),
    );
  });

  test('unofficial rows are as if they were not there', () => {
    fc.assert(
      fc.property(
        season.chain((rows) => fc.tuple(fc.constant(rows), fiveColumns(rows))),
        ([rows, range]) => {
          fc.pre(rows.some(({ official }) => official));
          const official = range.filter((_, at) => rows[at]!.official);
          expect(table('TD_SEASON', range)).toEqual(table('TD_SEASON', official));
        },
      ),
      runs(300),
    );
  });

  test('names and tournaments spelled in other ways are the same ones', () => {
    const respelled = season.chain((rows) =>
      fc.tuple(
        fc.constant(withoutMore(rows)),
        fc
          .tuple(...rows.map((row) => fc.tuple(retyped(row.tournament), retyped(row.player))))
          .map((texts) =>
            rows.map(({ place, wins, official }, at) => [
              ...texts[at]!,
              ...[place ?? '', String(wins), official ? '' : 'no'],
            ]),
          ),
      ),
    );
    fc.assert(
      fc.property(respelled, ([rows, range]) => {
        expect(figuresAlone(inText(ranking(range)))).toEqual(figuresAlone(asLines(seasonOracle(rows))));
      }),
      runs(300),
    );
  });
});

/** The lines without the names, which are written as first seen. */
const figuresAlone = (lines: readonly object[]): string[] =>
  lines.map((line) => JSON.stringify(Object.entries({ ...line, player: '' }).sort())).sort();

/** `count` tournaments that somebody else played, so that they were held. */
const held = (count: number, official: unknown = ''): unknown[][] =>
  Array.from({ length: count }, (_, at) => [`T${at + 1}`, 'Otro', '', 0, official]);

describe('prizes: at least 60 % of the official tournaments held (8.4)', () => {
  const cameTo = (count: number, of: number): boolean =>
    ranking([...held(of), ...Array.from({ length: count }, (_, at) => [`T${at + 1}`, 'Ana', '', 0])]).find(
      ({ player }) => player === 'Ana',
    )!.eligible;

  test.each([
    [6, 10, true],
    [5, 10, false],
    [3, 5, true],
    [2, 5, false],
    [2, 3, true],
    [1, 3, false],
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [4, 7, false],
    [5, 7, true],
    [9, 15, true],
    [8, 15, false],
    [21, 35, true],
    [20, 35, false],
  ])('%i of %i: %s', (came, of, expected) => {
    expect(cameTo(came, of)).toBe(expected);
  });

  test('unofficial tournaments are in neither number', () => {
    const ana = (...rows: readonly unknown[][]): boolean =>
      ranking(rows).find(({ player }) => player === 'Ana')!.eligible;
    const six = Array.from({ length: 6 }, (_, at) => [`T${at + 1}`, 'Ana', '', 0]);
    // Six of ten, with five summer ones she stayed away from.
    const summers = Array.from({ length: 5 }, (_, at) => [`Verano ${at}`, 'Otro', 1, 7, 'no']);
    expect(ana(...held(10), ...six, ...summers)).toBe(true);
    // Five of ten and a summer one make no six.
    expect(ana(...held(10), ...six.slice(0, 5), ['Verano', 'Ana', 1, 7, 'no'])).toBe(false);
  });
});

describe('the order: points, titles, matches won, level rating', () => {
  const head = ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Puntos', 'Nivel'];

  test('each decides only where all before are equal, and equals share the place', () => {
    const rows = [
      head,
      ['T1', 'Puntos', 17, 0, 2.01, 1000],
      ['T1', 'Títulos', 1, 0, 2, 1000],
      ['T1', 'Ganados', 2, 3, 2, 1000],
      ['T1', 'Nivel', 2, 2, 2, 1700],
      ['T1', 'Igual B', 2, 2, 2, 1600],
      ['T1', 'Igual A', 2, 2, 2, 1600],
      ['T1', 'Último', 2, 2, 2, 1599.9],
    ];
    expect(placesOf(ranking(rows))).toEqual([
      ...[
        ['Puntos', 1],
        ['Títulos', 2],
        ['Ganados', 3],
        ['Nivel', 4],
      ],
      ...[
        ['Igual A', 5],
        ['Igual B', 5],
        ['Último', 7],
      ],
    ]);
  });

  test('T15: 1, 2, 2, 4, 4, 4, 7', () => {
    type Expected = { place: Record<string, number> };
    const { input, expected } = reportedFault<{ points: Record<string, number> }, Expected>('T15');
    const rows = Object.entries(input.points).map(([player, points]) => ['T1', player, points]);
    const lines = ranking([['Torneo', 'Jugador', 'Puntos'], ...rows.reverse()]);
    expect(Object.fromEntries(placesOf(lines))).toEqual(expected.place);
    expect(lines.map(({ points }) => points)).toEqual(Object.values(input.points));
  });

  test('1, 2, 2, 4', () => {
    const rows = [
      ['T1', 'D', 17, 0],
      ['T1', 'A', 1, 5],
      ['T1', 'C', 3, 2],
      ['T1', 'B', 4, 2],
    ];
    expect(placesOf(ranking(rows))).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 2],
      ['D', 4],
    ]);
  });

  test('R17: the number shown is the number the ranking is by; R19: who has come too little is listed and says so', () => {
    const six = Array.from({ length: 6 }, (_, at) => [`T${at + 1}`, 'A', 1, 6]);
    const lines = ranking([...held(12), ...six]);
    expect(lines[0]).toMatchObject({ player: 'A', place: 1, points: 13.44, eligible: false });
    const shown = lines.map(({ points }) => points);
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
  });
});

describe('sums', () => {
  test('exact decimals over a whole season: ten times 0.14 is 1.4', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [`T${at}`, 'Ana', '', 1]);
    expect(String(ranking(rows)[0]!.points)).toBe('1.4');
    for (let tournaments = 1; tournaments <= 40; tournaments++) {
      const season = Array.from({ length: tournaments }, (_, at) => [`T${at}`, 'Ana', at % 20, at % 7]);
      season.forEach((row) => (row[2] = row[2] === 0 ? '' : row[2]!));
      const total = season.reduce(
        (sum, [, , place, wins]) => sum + hgHundredths(place === '' ? null : Number(place), Number(wins)),
        0,
      );
      expect(String(ranking(season)[0]!.points)).toBe(decimalText(total));
    }
  });

  test('a row is worth what TD_POINTS says', () => {
    for (const [place, wins] of [
      [1, 7],
      [2, 6],
      [3, 5],
      [8, 4],
      [16, 3],
      [17, 1],
      ['', 0],
    ]) {
      expect(ranking([['T1', 'Ana', place, wins]])[0]!.points).toBe(formula('TD_POINTS', place, wins));
    }
  });

  test('the director’s own points go where they are written, the computed ones where they are not', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Puntos'],
      ['T1', 'Ana', 1, 7, ''],
      ['T2', 'Ana', 17, 3, '0,15'],
      ['T3', 'Ana', 17, 3, 0],
    ];
    expect(ranking(rows)[0]).toMatchObject({ points: 2.43, titles: 1, wins: 13, tournaments: 3 });
  });

  test('a historical ranking is all seasons together', () => {
    const year = (name: string, ...places: readonly number[]): unknown[][] =>
      places.map((place, at) => [`${name}, torneo ${at + 1}`, `J${place}`, place, 3]);
    const [one, other] = [year('2008', 1, 2, 3), year('2009', 2, 1)];
    const both = ranking([...one, ...other]);
    const separately = [...ranking(one), ...ranking(other)];
    for (const line of both) {
      const own = separately.filter(({ player }) => player === line.player);
      expect(Math.round(line.points * 100)).toBe(
        own.reduce((sum, { points }) => sum + Math.round(points * 100), 0),
      );
      expect(line.titles).toBe(own.reduce((sum, { titles }) => sum + titles, 0));
    }
  });

  test('who came to unofficial tournaments alone is not in the ranking', () => {
    expect(
      placesOf(
        ranking([
          ['T1', 'Ana', 1, 7],
          ['Verano', 'Beto', 1, 9, 'no'],
        ]),
      ),
    ).toEqual([['Ana', 1]]);
    for (const no of ['no', 'No', 'NO', false, 0, '0', 'FALSE', 'falso']) {
      expect(
        ranking([
          ['T1', 'Ana', 2, 1, ''],
          ['V', 'Ana', 1, 7, no],
        ])[0],
      ).toEqual({
        ...{ place: 1, player: 'Ana', tournaments: 1, points: 1.04, titles: 0, wins: 1, eligible: true },
      });
    }
    for (const yes of ['', null, undefined, 'sí', 'Si', 'YES', true, 1, '1', 'VERDADERO', 'x']) {
      expect(ranking([['T1', 'Ana', 2, 1, yes]])[0]).toMatchObject({ points: 1.04 });
    }
  });

  test('a tournament named once, above its players', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Puesto', 'Ganados'],
      ['Enero', '', '', ''],
      ['', 'Ana', 1, 7],
      ['', 'Beto', 2, 6],
      ['', '', '', ''],
      ['Febrero', 'Beto', 1, 7],
      ['', 'Ana', 2, 5],
    ];
    const full = [
      ['Enero', 'Ana', 1, 7],
      ['Enero', 'Beto', 2, 6],
      ['Febrero', 'Beto', 1, 7],
      ['Febrero', 'Ana', 2, 5],
    ];
    expect(table('TD_SEASON', rows)).toEqual(table('TD_SEASON', full));
    // A tournament may be called by its date, or by a number.
    const dated = full.map(([tournament, ...rest]) => [
      tournament === 'Enero' ? new Date(2009, 0, 17) : 2,
      ...rest,
    ]);
    expect(table('TD_SEASON', dated)).toEqual(table('TD_SEASON', full));
  });

  test('English titles and words', () => {
    expect(formulaIn('en', 'TD_SEASON', [...held(2), ['T1', 'Ana', 1, 7]])).toEqual([
      ['Pos', 'Player', 'Tournaments', 'Points', 'Titles', 'Wins', 'In for the prize'],
      [1, 'Ana', 1, 2.28, 1, 7, 'No'],
      [2, 'Otro', 2, 0.2, 0, 0, 'Yes'],
    ]);
  });
});

describe('the British Grand Prix of 2007, by the points as printed', () => {
  const { rows, tournaments } = britishGrandPrix()['2007_final'];
  const results = rows.flatMap(([player, points]) =>
    points.flatMap((own, at) => (own === null ? [] : [[tournaments[at], player, own]])),
  );

  test('totals, and the order; equal totals share the place and the next one skips', () => {
    const lines = ranking([['Tournament', 'Player', 'Points'], ...results]);
    expect(lines.map(({ player, points }) => [player, points])).toEqual(
      rows.map(([player, , total]) => [player, total]),
    );
    // The page numbers on without a gap after a tie (10, ==, ==, 11); T15: "the next place skips".
    expect(lines.map(({ place }) => place)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
      ...[10, 10, 10, 13, 14, 15, 15, 15, 15, 15],
    ]);
  });
});

describe('one sentence: where, what, what is allowed', () => {
  const head = ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Oficial', 'Puntos', 'Nivel'];

  test.each([
    [[['']], /^No hay ningún resultado; .*Torneo, Jugador, Puesto y Ganados\.$/, /^There is no result/],
    [[head, ['', '', '', '', '', '', '']], /^No hay ningún resultado/, /^There is no result/],
    [
      [['', 'Ana', 1, 7]],
      /^Fila 1, columna 1: falta el torneo/,
      /^Row 1, column 1: the tournament is missing/,
    ],
    [
      [
        ['T1', 'Ana', 1, 7],
        ['T1', 'ANÁ ', 2, 6],
      ],
      /^Fila 2, columna 2: ANÁ ya tiene resultado de T1 en la fila 1/,
      /^Row 2, column 2: ANÁ has a result of T1 in row 1/,
    ],
    [[head, ['T1', 'Ana', 1, 7], ['', 'ana', 2, 6]], /^Fila 3, columna 2: ana ya tiene .* fila 2/, /row 2/],
    [
      [
        ['T1', 'Ana', 1, 7],
        ['t1 ', 'Ana', 1, 7],
      ],
      /^Fila 2, columna 2: .* fila 1/,
      /row 1/,
    ],
    [[['T1', 'Ana', 0, 7]], /^Fila 1, columna 3: «0».*puesto.*desde 1/, /place.*from 1/],
    [[['T1', 'Ana', 1.5, 7]], /^Fila 1, columna 3: «1\.5» no es un número entero/, /whole/],
    [[['T1', 'Ana', 'campeona', 7]], /^Fila 1, columna 3: «campeona» no es un número.*puesto/, /place/],
    [[['T1', 'Ana', 1, -1]], /^Fila 1, columna 4: «-1».*ganados.*desde 0/, /matches won.*from 0/],
    [[['T1', 'Ana', 1, 'siete']], /^Fila 1, columna 4: «siete» no es un número.*ganados/, /matches won/],
    [[['T1', 'Ana', 1, '#REF!']], /^Fila 1, columna 4: .*error #REF!/, /error #REF!/],
    [[['T1', true, 1, 7]], /^Fila 1, columna 2: «true» no es un nombre/, /not a name/],
    [
      [head, ['T1', 'Ana', 1, 7, '', 'dos', '']],
      /^Fila 2, columna 6: «dos» no es un número.*puntos/,
      /points/,
    ],
    [
      [head, ['T1', 'Ana', 1, 7, '', '', 'alto']],
      /^Fila 2, columna 7: «alto» no es un número.*nivel/,
      /rating/,
    ],
    [[['T1', 'Ana', 1, 7, 'quizás']], /^Fila 1, columna 5: «quizás».*sí o no/, /yes or no/],
    [
      [
        [...head, 'Posición'],
        ['T1', 'Ana', 1, 7, '', '', '', 2],
      ],
      /«Posición» es una segunda columna «Puesto»/,
      /“Posición”/,
    ],
  ] as const)('%j', (rows, es, en) => {
    expect(() => formulaIn('es', 'TD_SEASON', rows)).toThrow(es);
    expect(() => formulaIn('en', 'TD_SEASON', rows)).toThrow(en);
  });

  test.each(['INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'])('%s has no annual points', (regulation) => {
    expect(() => ranking([['T1', 'Ana', 1, 7]], regulation)).toThrow(
      new RegExp(`^El reglamento ${regulation} no tiene puntos anuales\\.$`),
    );
  });

  // "Never a wrong number" from here on.
  test('a place without a player is a slip, not a blank row', () => {
    expect(() =>
      ranking([
        ['T1', '', 1, 7],
        ['T1', 'Beto', 2, 5],
      ]),
    ).toThrow(/^Fila 1, columna 2: falta el nombre/);
  });

  test('a column “Ranking” may be the place or the rating: it is asked, as in the lists of players', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Ranking', 'Ganados'],
      ['T1', 'Ana', 1, 7],
    ];
    expect(() => ranking(rows)).toThrow(/^Fila 1, columna 3: «Ranking» puede ser/);
  });

  test('titles with neither place nor points: nobody is taken to have just taken part', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Llegó', 'Ganados'],
      ['T1', 'Ana', 1, 7],
    ];
    expect(() => ranking(rows)).toThrow(/«Puesto»/);
  });

  test('nor that he won nothing, where nothing says what was won', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Puesto'],
      ['T1', 'Ana', 1],
    ];
    expect(() => ranking(rows)).toThrow(/^Fila 1: falta la columna «Ganados»/);
    expect(() => ranking(rows.slice(1))).toThrow(/^Falta la columna «Ganados»/);
    expect(() => ranking([['T1', 'Ana']])).toThrow(/^Faltan las columnas «Puesto» y «Ganados»/);
  });

  test('where the points are all there is, they can not be blank', () => {
    const head = ['Torneo', 'Jugador', 'Puntos', 'Oficial'];
    expect(() => ranking([head, ['T1', 'Ana', 2, ''], ['T1', 'Beto', '', '']])).toThrow(
      /^Fila 3, columna 3: la casilla está vacía; aquí van los puntos/,
    );
    expect(ranking([head, ['T1', 'Ana', 2, ''], ['Verano', 'Beto', '', 'no']])).toHaveLength(1);
    expect(() => ranking([head, ['T1', '', 2, ''], ['T1', 'Beto', 1, '']])).toThrow(
      /^Fila 2, columna 2: falta el nombre/,
    );
  });

  test('prepared rows and totals are nobody’s', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Puntos'],
      ['T1', 'Ana', 1, 7, ''],
      // TD_POINTS filled down, and the director's sums below.
      ['', '', '', 0, 0.1],
      ['Total', '', '', 7, 2.38],
    ];
    expect(placesOf(ranking(rows))).toEqual([['Ana', 1]]);
  });

  test('titles without the tournament or the player: the column is missing', () => {
    const rows = [
      ['Jugador', 'Puesto', 'Ganados'],
      ['Ana', 1, 7],
    ];
    expect(() => ranking(rows)).toThrow(/^Fila 1: falta la columna «Torneo»/);
    expect(() =>
      ranking([
        ['Torneo', 'Puntos'],
        ['T1', 2],
      ]),
    ).toThrow(/^Fila 1: falta la columna «Jugador»/);
  });

  test('points that are no hundredths are not rounded silently', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Puntos'],
      ['T1', 'Ana', 0.125],
    ];
    expect(pointsOrSentence(rows)).toMatch(/^Fila 2, columna 3: «0\.125» tiene más de dos decimales/);
    // The dust of a formula's sum is no decimal that somebody wrote.
    expect(pointsOrSentence([rows[0], ['T1', 'Ana', 0.1 + 0.2]])).toBe('0.3');
  });
});

function pointsOrSentence(rows: unknown): string {
  try {
    return String(ranking(rows)[0]!.points);
  } catch (problem) {
    return (problem as Error).message;
  }
}
