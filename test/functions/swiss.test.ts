import { describe, expect, test } from '@jest/globals';
import {
  officialOthello,
  othelloRoundRobins,
  othelloSwissEvents,
  pappRules,
  reportedFault,
  type OthelloGame,
  type OthelloSwissEvent,
} from '../fixtures/cases/published-cases';
import { formulaIn, standings, table } from './formula';

const pairings = (...args: readonly unknown[]): unknown[][] => table('TD_SWISS_PAIRINGS', ...args).slice(1);

type Row = Readonly<Record<'Pos' | 'PJ' | 'Puntos' | 'BQ' | 'Fichas', number>> & {
  readonly Jugador: string;
  readonly Motivo: string;
};

function swissStandings(results: unknown, regulation?: unknown): Row[] {
  const [header, ...rows] = table('TD_SWISS_STANDINGS', results, regulation);
  return rows.map(
    (row) => Object.fromEntries(row.map((cell, column) => [header?.[column], cell])) as unknown as Row,
  );
}

const column = <Key extends keyof Row>(rows: readonly Row[], key: Key): Record<string, Row[Key]> =>
  Object.fromEntries(rows.map((row) => [row.Jugador, row[key]]));

/** A real event as a director keeps it: its games, and the byes as `Libre`. */
function resultsOf(
  { games_r_black_white_sb_sw: games, n, rounds }: OthelloSwissEvent,
  upTo = rounds,
): unknown[][] {
  const players = Array.from({ length: n }, (_, at) => `P${String(at + 1).padStart(2, '0')}`);
  const rows: unknown[][] = [];
  for (let round = 1; round <= upTo; round++) {
    const ofRound = games.filter(([one]) => one === round);
    rows.push(...ofRound.map((game) => [...game]));
    const seated = new Set(ofRound.flatMap(([, black, white]) => [black, white]));
    rows.push(
      ...players.filter((player) => !seated.has(player)).map((player) => [round, player, 'Libre', '', '']),
    );
  }
  return rows;
}

describe.each(othelloSwissEvents().map((event) => [event.id, event] as const))('the event %s', (_, event) => {
  test('has its points, byes, discs and quotients', () => {
    const rows = swissStandings(resultsOf(event));
    expect(column(rows, 'Puntos')).toEqual(event.points);
    expect(column(rows, 'Fichas')).toEqual(event.discs);
    expect(column(rows, 'BQ')).toEqual(event.bq6);
    expect(rows.map(({ Jugador }) => Jugador)).toEqual(event.order_bq6);
    const byes = Object.fromEntries(
      Object.keys(event.points).map((player) => [player, event.byes[player] ?? 0]),
    );
    for (const { Jugador, PJ } of rows) {
      expect([Jugador, PJ + byes[Jugador]!]).toEqual([Jugador, event.rounds]);
    }
  });

  test('with a coefficient of 3, the program’s own default', () => {
    expect(column(swissStandings(resultsOf(event), [['brightwellCoefficient', 3]]), 'BQ')).toEqual(event.bq3);
  });

  test('a round without a row for a player counts for the quotient as a bye does, and gives no point', () => {
    const withoutByes = resultsOf(event).filter(([, , second]) => second !== 'Libre');
    const points = column(swissStandings(withoutByes), 'Puntos');
    for (const [player, had] of Object.entries(event.points)) {
      expect([player, points[player]]).toEqual([player, had - (event.byes[player] ?? 0)]);
    }
  });

  // Points after each round, counted from the games: 1 won, ½ drawn, 1 for a bye.
  test('after each round: points, and a next round that nobody had', () => {
    for (let round = 1; round <= event.rounds; round++) {
      const results = resultsOf(event, round);
      const expected: Record<string, number> = {};
      for (const [, black, white, discsBlack, discsWhite] of results as [
        number,
        string,
        string,
        number,
        number,
      ][]) {
        const won = white === 'Libre' ? 1 : discsBlack === discsWhite ? 0.5 : discsBlack > discsWhite ? 1 : 0;
        expected[black] = (expected[black] ?? 0) + won;
        if (white !== 'Libre') expected[white] = (expected[white] ?? 0) + 1 - won;
      }
      expect(column(swissStandings(results), 'Puntos')).toEqual(expected);
      if (round === event.rounds) continue;
      const had = new Set(results.map(([, one, other]) => [one, other].sort().join()));
      const next = pairings(
        Object.keys(event.points)
          .sort()
          .map((name) => [name]),
        results,
      );
      for (const [, black, white] of next) expect(had.has([black, white].sort().join())).toBe(false);
      expect(next).toHaveLength(Math.ceil(event.n / 2));
    }
  });

  test('the order of the rows changes nothing', () => {
    expect(table('TD_SWISS_STANDINGS', resultsOf(event).reverse())).toEqual(
      table('TD_SWISS_STANDINGS', resultsOf(event)),
    );
  });
});

describe('round robins of OTHELLO', () => {
  const matches = (games: readonly OthelloGame[]) =>
    games.map(([, black, white, discsBlack, discsWhite]) => [white, black, discsWhite, discsBlack]);
  const all = othelloRoundRobins();

  test('there are all of them', () => expect(all.length).toBeGreaterThanOrEqual(23));

  test.each(all.filter(({ cycles }) => cycles === 1).map((group) => [group.id, group] as const))(
    '%s: wins, discs and their difference, ties by discs',
    (_, { games_r_black_white_sb_sw: games, wins, disc_diff }) => {
      const rows = standings(matches(games), 'OTHELLO');
      expect(Object.fromEntries(rows.map((row) => [row.Jugador, row.PG]))).toEqual(wins);
      expect(Object.fromEntries(rows.map((row) => [row.Jugador, row.Dif]))).toEqual(disc_diff);
      // Everyone has met everyone: the quotient puts level players in the order of their discs, as the federations do.
      const order = [...rows].sort((one, other) => other.PG - one.PG || other.PF - one.PF);
      expect(rows.map(({ PG, PF }) => [PG, PF])).toEqual(order.map(({ PG, PF }) => [PG, PF]));
    },
  );

  test.each(all.map((group) => [group.id, group] as const))(
    '%s round by round, those of two cycles too',
    (_, { games_r_black_white_sb_sw: games, wins }) => {
      const rows = swissStandings(games.map((game) => [...game]));
      expect(column(rows, 'Puntos')).toEqual(wins);
    },
  );

  test('Geneva 2017 as published: points and discs, the last score from its totals', () => {
    const { official, games_r_black_white_sb_sw: games } = officialOthello('geneva2017');
    const rows = standings(
      matches(
        games.map(([round, black, white, one, other]): OthelloGame =>
          one === null || other === null ? [round, black, white, 11, 53] : [round, black, white, one, other],
        ),
      ),
      'OTHELLO',
    );
    expect(rows.map(({ Jugador, PG, PF }) => [Jugador, PG, PF])).toEqual(official);
  });

  test('the French championship of 2011: the points published, one for the bye', () => {
    const { official_points } = officialOthello('ffc2011');
    const group = all.find(({ id }) => id === 'oth-2011-Championnat de France')!;
    const points = standings(matches(group.games_r_black_white_sb_sw), 'OTHELLO').map(({ PG }) => PG + 1);
    expect(points).toEqual(official_points.map(([, published]) => published));
  });

  test('that of 2024: the semifinalists published, A, J, H and B, though I had beaten them', () => {
    const group = all.find(({ id }) => id === 'oth-2024-Championnat de France')!;
    const rows = standings(matches(group.games_r_black_white_sb_sw), 'OTHELLO');
    expect(
      rows
        .slice(0, 2)
        .map(({ Jugador }) => Jugador)
        .sort(),
    ).toEqual(['A', 'J']);
    expect(rows.slice(2, 5).map(({ Jugador, PF }) => [Jugador, PF])).toEqual([
      ['H', 379],
      ['B', 367],
      ['I', 315],
    ]);
    expect(rows.filter(({ Estado }) => Estado === 'Clasificado').map(({ Pos }) => Pos)).toEqual([1, 2, 3, 4]);
  });
});

describe('TD_SWISS_STANDINGS', () => {
  const EVENT = [
    [1, 'Ana', 'Carla', 40, 24],
    [1, 'Darío', 'Beto', 20, 41],
    [1, 'Elsa', 'Libre', '', ''],
    [2, 'Beto', 'Ana', 34, 30],
    [2, 'Carla', 'Elsa', 32, 32],
    [2, 'Darío', 'Libre', '', ''],
  ];

  test('by hand: points, quotients, reasons', () => {
    expect(table('TD_SWISS_STANDINGS', EVENT)).toEqual([
      ['Pos', 'Jugador', 'PJ', 'Puntos', 'BQ', 'Fichas', 'Motivo'],
      // 44 + 34 discs, 6 × (1 + 1).
      [1, 'Beto', 2, 2, 90, 78, '2 puntos'],
      // 32 discs, 6 × ½; the bye 32 + 6 × 1½.
      [2, 'Elsa', 1, 1.5, 76, 32, '1.5 puntos'],
      // 40 + 30, 6 × (½ + 2).
      [3, 'Ana', 2, 1, 85, 70, 'Empate a 1 con Darío: 1º cociente de Brightwell: 85 (Darío 70)'],
      // 20, 6 × 2; the bye 32 + 6 × 1.
      [4, 'Darío', 1, 1, 70, 20, 'Empate a 1 con Ana: 1º cociente de Brightwell: 70 (Ana 85)'],
      // 24 + 32, 6 × (1 + 1½).
      [5, 'Carla', 2, 0.5, 71, 56, '0.5 puntos'],
    ]);
  });

  test('a round missed by coming late gives what the commission says, and counts for the quotient as a bye does', () => {
    const late = [...EVENT, [1, 'Zoe', 'Ausente', '', ''], [2, 'Zoe', 'Ausente', '', '']];
    const rowOf = (regulation?: unknown) =>
      swissStandings(late, regulation).find(({ Jugador }) => Jugador === 'Zoe')!;
    expect(rowOf()).toMatchObject({ PJ: 0, Puntos: 0, BQ: 64, Fichas: 0 });
    // 2 × (32 + 6 × 1).
    expect(rowOf([['missedRoundPoints', 0.5]])).toMatchObject({ PJ: 0, Puntos: 1, BQ: 76 });
    const next = pairings([...['Ana', 'Beto', 'Carla', 'Darío', 'Elsa', 'Zoe'].map((name) => [name])], late);
    expect(next).toHaveLength(3);
    // In a round that he misses he isn't paired.
    const missesIt = [...late, [3, 'Zoe', 'Absent', '', '']];
    expect(JSON.stringify(pairings([['Ana'], ['Beto'], ['Zoe']], missesIt))).not.toContain('Zoe');
  });

  test('who has withdrawn counts for nobody’s quotient, and is paired until then', () => {
    const announced = [...EVENT, [3, 'Beto', 'Se retira', '', '']];
    expect(column(swissStandings(announced), 'BQ')).toEqual(column(swissStandings(EVENT), 'BQ'));
    const gone = [...announced, [3, 'Ana', 'Darío', '', '']];
    // Ana lost to Beto: 32 + 6 × 1 instead of 30 + 6 × 2; and 40 + 6 × ½ against Carla.
    expect(column(swissStandings(gone), 'BQ')).toMatchObject({ Ana: 38 + 43, Beto: 90 });
    const players = ['Ana', 'Beto', 'Carla', 'Darío', 'Elsa'].map((name) => [name]);
    expect(JSON.stringify(pairings(players, announced))).not.toContain('Beto');
    const later = [...EVENT, [4, 'Beto', 'Withdrawn', '', '']];
    expect(JSON.stringify(pairings(players, later))).toContain('Beto');
  });

  test('a section: the same standings for some alone, with places of their own', () => {
    const rows = table('TD_SWISS_STANDINGS', EVENT, '', [['Carla'], ['ELSA'], ['Ana'], ['Nuria']]).slice(1);
    expect(rows.map(([place, name, played, points]) => [place, name, played, points])).toEqual([
      [1, 'Elsa', 1, 1.5],
      [2, 'Ana', 2, 1],
      [3, 'Carla', 2, 0.5],
      ['', 'Nuria', 0, 0],
    ]);
  });

  test('forfeits are 64–0; who has left counts for nobody’s quotient', () => {
    const absent = swissStandings([
      [1, 'Ana', 'Beto', '', 'F'],
      [1, 'Carla', 'Dora', 40, 24],
    ]);
    expect(column(absent, 'Fichas')).toEqual({ Ana: 64, Beto: 0, Carla: 40, Dora: 24 });
    expect(column(absent, 'BQ')).toEqual({ Ana: 64, Beto: 6, Carla: 40, Dora: 30 });
    const left = swissStandings([
      [1, 'Ana', 'Beto', 20, 44],
      [1, 'Carla', 'Dora', 40, 24],
      [2, 'Beto', 'Carla', 'A', ''],
      [2, 'Dora', 'Ana', 40, 24],
    ]);
    // Ana had Beto, who left: 32 + 6 × 0 for that game, and 24 + 6 × 1 against Dora.
    expect(column(left, 'BQ')).toMatchObject({ Ana: 62 });
    expect(column(left, 'Puntos')).toEqual({ Ana: 0, Beto: 1, Carla: 2, Dora: 1 });
  });

  test('level on everything: the same place, in any order of the rows', () => {
    const rows = swissStandings([
      [1, 'Bea', 'Ana', 32, 32],
      [1, 'Dora', 'Carla', 32, 32],
    ]);
    expect(rows.map(({ Pos, Jugador }) => [Pos, Jugador])).toEqual([
      [1, 'Ana'],
      [1, 'Bea'],
      [1, 'Carla'],
      [1, 'Dora'],
    ]);
  });

  test('with titles in any order, rounds written once, headers again, one cell for the result', () => {
    const expected = swissStandings(EVENT);
    expect(
      swissStandings([
        ['Ronda', 'Mesa', 'Blancas', 'Puntos B', 'Negras', 'Puntos N', 'Nota'],
        ['Ronda 1', 1, 'Carla', 24, 'Ana', '40', ''],
        ['', 2, 'Beto', 41, 'Darío', 20, ''],
        ['', '', 'Libre', '', 'Elsa', '', ''],
        ['', '', '', '', '', '', ''],
        ['Ronda', 'Mesa', 'Blancas', 'Puntos B', 'Negras', 'Puntos N', 'Nota'],
        ['Ronda 2', 1, ' ANA', 30, 'beto', 34, ''],
        ['', 2, 'Elsa', 32, 'Carla', 32, ''],
        ['', '', 'Libre', '', 'Dario', '', ''],
      ]).map(({ Jugador, BQ }) => [Jugador, BQ]),
    ).toEqual(expected.map(({ Jugador, BQ }) => [Jugador, BQ]));
    const inOne = EVENT.map(([round, one, other, own, others]) => [
      round,
      one,
      other,
      own === '' ? '' : `${own}-${others}`,
    ]);
    expect(swissStandings(inOne)).toEqual(expected);
    expect(swissStandings([['Ronda', 'Negras', 'Blancas', 'Resultado'], ...inOne])).toEqual(expected);
    const mixed = EVENT.map((row, at) => (at === 3 ? [2, 'Beto', 'Ana', '34-30', ''] : row));
    expect(swissStandings(mixed)).toEqual(expected);
  });

  test('a result that became a date, a bye with points, half a result', () => {
    expect(() => swissStandings([[1, 'Ana', 'Beto', new Date(2026, 2, 4), '']])).toThrow(
      /Fila 1, columna 4.*fecha/,
    );
    expect(() => swissStandings([[1, 'Ana', 'Libre', 64, 0]])).toThrow(/Fila 1, columna 4.*Libre/);
    expect(() => swissStandings([[1, 'Ana', 'Beto', 40, '']])).toThrow(/columna 5.*medio resultado/);
    expect(() => swissStandings([['dos', 'Ana', 'Beto', 40, 24]])).toThrow(/Fila 1, columna 1.*dos.*ronda/);
    expect(() => swissStandings([[0, 'Ana', 'Beto', 40, 24]])).toThrow(/Fila 1, columna 1.*desde 1/);
    expect(() => swissStandings([[1, 'Ana', 'ana', 40, 24]])).toThrow(/contra sí mismo/);
    expect(() =>
      swissStandings([
        ['Ronda', 'Negras', 'Blancas'],
        [1, 'Ana', 'Beto'],
      ]),
    ).toThrow(/Puntos B/);
  });
});

describe('TD_SWISS_PAIRINGS', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => [`P${at + 1}`]);
  const asResults = (round: number, rows: readonly (readonly unknown[])[]) =>
    rows.map(([, black, white]) =>
      white === 'Libre' ? [round, black, white, '', ''] : [round, black, white, 40, 24],
    );

  test('the first round by the order given, or by rating', () => {
    expect(table('TD_SWISS_PAIRINGS', [['Ana'], ['Beto'], ['Carla'], ['Darío'], ['Elsa']])).toEqual([
      ['Mesa', 'Negras', 'Blancas'],
      [1, 'Ana', 'Carla'],
      [2, 'Darío', 'Beto'],
      ['', 'Elsa', 'Libre'],
    ]);
    expect(
      pairings([
        ['Jugador', 'Nivel'],
        ['Ana', 1400],
        ['Beto', 1800],
        ['Carla', 1600],
        ['Darío', 1500],
      ]),
    ).toEqual([
      [1, 'Beto', 'Darío'],
      [2, 'Ana', 'Carla'],
    ]);
  });

  test('in English the columns and the bye are English', () => {
    expect(formulaIn('en', 'TD_SWISS_PAIRINGS', [['A'], ['B'], ['C']])).toEqual([
      ['Board', 'Black', 'White'],
      [1, 'A', 'B'],
      ['', 'C', 'Bye'],
    ]);
  });

  test('W01: no repeat while a pairing without one exists', () => {
    type Input = { played: string[] };
    const { input, expected } = reportedFault<Input, { round3: [string, string][] }>('W01');
    // The first named of each pair won, but for C against A: the points of the case are A 2, B 1, C 1, D 0.
    const results = input.played.map((pair, at) => [Math.floor(at / 2) + 1, ...pair.split('-'), 40, 24]);
    expect(column(swissStandings(results), 'Puntos')).toEqual({ A: 2, B: 1, C: 1, D: 0 });
    const round = pairings([['A'], ['B'], ['C'], ['D']], results).map(([, one, other]) =>
      [one, other].sort(),
    );
    expect(round.sort()).toEqual(expected.round3);
  });

  test('W03: three players, six rounds: two byes each', () => {
    type Input = { players: string[]; rounds: number };
    const { input, expected } = reportedFault<Input, { byes: Record<string, number> }>('W03');
    const results: unknown[][] = [];
    for (let round = 1; round <= input.rounds; round++) {
      results.push(
        ...asResults(
          round,
          pairings(
            input.players.map((player) => [player]),
            results,
          ),
        ),
      );
    }
    const byes = results.filter(([, , second]) => second === 'Libre').map(([, player]) => player as string);
    const counted = Object.fromEntries(
      input.players.map((player) => [player, byes.filter((one) => one === player).length]),
    );
    expect(counted).toEqual(expected.byes);
  });

  test('W07: a bye is worth a win', () => {
    expect(column(swissStandings([[1, 'A', 'Libre', '', '']]), 'Puntos')).toEqual({ A: 1 });
    expect(column(swissStandings([[1, 'A', 'Libre', '', '']], [['byePoints', 0.5]]), 'Puntos')).toEqual({
      A: 0.5,
    });
  });

  test('W11: parity is that of the players left to pair', () => {
    const byesIn = (rows: readonly (readonly unknown[])[]) =>
      rows.filter(([, , second]) => second === 'Libre');
    expect(byesIn(pairings(names(7).slice(1)))).toHaveLength(0);
    const rested = pairings(names(7), [
      [1, 'P1', 'Libre'],
      [1, 'P2', 'Libre'],
    ]);
    expect(byesIn(rested).map(([, player]) => player)).toEqual(['P1', 'P2', 'P7']);
  });

  test('W13: pairing a round again, written down but not begun, is the same round', () => {
    const first = asResults(1, pairings(names(9)));
    const second = pairings(names(9), first);
    const written = second.map(([, black, white]) => [2, black, white, '', '']);
    expect(pairings(names(9), [...first, ...written])).toEqual(second);
  });

  test('W15: equal points: the upper half meets the lower in order', () => {
    type Input = { seeds: number[] };
    const { input, expected } = reportedFault<Input, { pairs: [number, number][] }>('W15');
    const pairs = pairings(input.seeds.map((seed) => [`S${seed}`])).map(([, one, other]) =>
      [one, other].map((name) => Number(String(name).slice(1))).sort((a, b) => a - b),
    );
    expect(pairs).toEqual(expected.pairs);
  });

  test('who has withdrawn is not paired, a late entry is, with no points for what he missed', () => {
    const first = asResults(1, pairings(names(6)));
    const rows = pairings([...names(5), ['Tarde']], first);
    const seated = rows.flatMap(([, black, white]) => [black, white]);
    expect(seated).toContain('Tarde');
    expect(seated).not.toContain('P6');
    // P1, P3 and P5 won; the others have nothing, and one of those meets one of them.
    const winners = new Set(first.map(([, black]) => black));
    const mixed = rows.filter(([, black, white]) => winners.has(black) !== winners.has(white));
    expect(mixed).toHaveLength(1);
  });

  test('a forfeit is no game: no colour, and the two may still meet', () => {
    const rows = pairings([['A'], ['B']], [[1, 'A', 'B', '', 'F']]);
    expect(rows).toEqual([[1, 'A', 'B']]);
  });

  test('only two players: they meet again, with the other colours', () => {
    const rows = pairings([['A'], ['B']], [[1, 'A', 'B', 40, 24]]);
    expect(rows).toEqual([[1, 'B', 'A']]);
  });

  // What the federations' program takes for worse than what: where ours has the same order.
  test('worse and worse: colours, points, a rematch, a second bye, as in the published penalties', () => {
    const { color, float_by_half_points: floats, replay } = pappRules().penalties;
    const colours = Object.values(color['by_|black-white|_after_the_game']);
    expect([...colours].sort((one, other) => one - other)).toEqual(colours);
    expect(Math.max(...colours)).toBeLessThan(floats[1]!);
    expect(Math.max(...floats)).toBeLessThan(replay['same pair, colours reversed'] as number);
    expect(replay['bye twice']).toBe('infinite');
    // Five players, three of them with a bye: the fourth bye goes to a new one although that means a rematch.
    const results = [
      [1, 'A', 'B', 40, 24],
      [1, 'C', 'D', 40, 24],
      [1, 'E', 'Libre', '', ''],
      [2, 'A', 'C', 40, 24],
      [2, 'B', 'E', 40, 24],
      [2, 'D', 'Libre', '', ''],
      [3, 'D', 'E', 40, 24],
      [3, 'A', 'B', 40, 24],
      [3, 'C', 'Libre', '', ''],
    ];
    const bye = pairings([['A'], ['B'], ['C'], ['D'], ['E']], results).find(
      ([, , second]) => second === 'Libre',
    );
    expect(['A', 'B']).toContain(bye?.[1]);
  });

  test.each([
    [[[['']]], /no hay ningún jugador/i],
    [[[['A'], ['a']]], /Fila 2.*ya está/],
    [[[['A'], ['B']], [[1, 'A', 'B', 40, 24]], 'HG'], /HG no tiene sistema suizo/],
    [[[['A'], ['B']], [['A', 'B']]], /results|2 columnas/],
  ])('%j is refused', (args, sentence) => {
    expect(() => pairings(...args)).toThrow(sentence);
  });
});
