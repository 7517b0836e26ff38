import { describe, expect, test } from '@jest/globals';
import { reportedFault } from '../fixtures/cases/published-cases';
import { formula, places, standings, statuses, table, type Standing } from './formula';

/**
 * Faults that users of other tournament tools and of sheets reported, each with its number in
 * `fixtures/cases/reported_faults.json`. The numbers that the file leaves out are not known; what such faults usually
 * are is tested under the names at the end.
 */

type Fault = readonly (readonly [string, string, string])[];

/** `5-3` between two names. */
const rowsOf = (fault: Fault): unknown[][] => fault.map(([white, black, score]) => [white, score, black]);

const to = (length: number | '', ...others: readonly (readonly [string, unknown])[]): unknown => [
  ['base', 'HG'],
  ['groupMatchLength', length],
  ...others,
];

const of = (rows: readonly Standing[], player: string): Standing => {
  const found = rows.find(({ Jugador }) => Jugador === player);
  if (!found) throw new Error(`no ${player}`);
  return found;
};

function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length < 2) yield [...items];
  for (const [at, item] of items.entries()) {
    for (const rest of permutations([...items.slice(0, at), ...items.slice(at + 1)])) yield [item, ...rest];
  }
}

const READINGS = ['never', 'afterSplit', 'afterList'];

describe('tie-break', () => {
  test('T01: a tied group shares the place, in every order of the rows', () => {
    const { input, expected } = reportedFault<{ matches: Fault }, { place: Record<string, number> }>('T01');
    for (const tieBreakRestart of READINGS) {
      const regulation = to(5, ['tieBreakRestart', tieBreakRestart]);
      const first = table('TD_STANDINGS', rowsOf(input.matches), regulation);
      for (const order of permutations(input.matches)) {
        expect(table('TD_STANDINGS', rowsOf(order), regulation)).toEqual(first);
      }
      expect(places(rowsOf(input.matches), regulation)).toEqual(expected.place);
    }
    // "unresolved tie A/B/C is flagged", whoever is called what.
    for (const letters of permutations(['A', 'B', 'C', 'D'])) {
      const renamed = input.matches.map(([white, black, score]) => [
        letters['ABCD'.indexOf(white)],
        score,
        letters['ABCD'.indexOf(black)],
      ]);
      const status = statuses(renamed, to(5));
      expect(letters.map((letter) => /desempate con/i.test(status[letter] ?? ''))).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(status[letters[3] ?? '']).toBe('Fuera');
    }
  });

  test('T03: only matches of the group count, not a later one between the same two', () => {
    type Input = { group_matches: Fault; knockout_match: readonly [string, string, string] };
    const { input, expected } = reportedFault<Input, { group_place: Record<string, number> }>('T03');
    const group = input.group_matches.map(([white, black, score]) => ['G1', white, black, score]);
    const [white, black, score] = input.knockout_match;
    const rows = [['Grupo', 'Blancas', 'Negras', 'Resultado'], ...group, ['Semifinal', white, black, score]];
    for (const tieBreakRestart of READINGS) {
      const ofGroup = standings(rows, to('', ['tieBreakRestart', tieBreakRestart])).filter(
        ({ Grupo }) => Grupo === 'G1',
      );
      expect(Object.fromEntries(ofGroup.map(({ Jugador, Pos }) => [Jugador, Pos]))).toEqual(
        expected.group_place,
      );
    }
  });

  test('T05: a win by forfeit is a head-to-head win, though it carries no score', () => {
    type Expected = { place: Record<string, number>; difference: Record<string, number> };
    const { input, expected } = reportedFault<{ matches: Fault }, Expected>('T05');
    const rows = input.matches.map(([white, black, score]) =>
      score.includes('forfeit') ? [white, black, '', 'F'] : [white, black, ...score.split('-').map(Number)],
    );
    // Without HG's own rule on forfeits in a tie, by the head-to-head win alone; and with it.
    for (const base of ['INTERNATIONAL', 'HG']) {
      const regulation = [
        ['base', base],
        ['groupMatchLength', 7],
        ['forfeitCountsInDifference', 'no'],
      ];
      expect(places(rows, regulation)).toEqual(expected.place);
      expect(
        Object.fromEntries(standings(rows, regulation).map(({ Jugador, Dif }) => [Jugador, Dif])),
      ).toEqual(expected.difference);
    }
  });

  test('T07: the difference among the tied comes before the overall one', () => {
    const { input, expected } = reportedFault<{ matches: Fault }, { place: Record<string, number> }>('T07');
    for (const tieBreakRestart of READINGS) {
      expect(places(rowsOf(input.matches), to(7, ['tieBreakRestart', tieBreakRestart]))).toEqual(
        expected.place,
      );
    }
  });

  test('T09: with three level, one match between two of them does not decide', () => {
    type Expected = { place: Record<string, number>; game_difference: Record<string, number> };
    const { input, expected } = reportedFault<{ matches: Fault }, Expected>('T09');
    expect(places(rowsOf(input.matches), to(2))).toEqual(expected.place);
    expect(
      Object.fromEntries(standings(rowsOf(input.matches), to(2)).map((row) => [row.Jugador, row.Dif])),
    ).toEqual(expected.game_difference);
  });

  test('T11: with a restart, B who beat E stays in front of him', () => {
    const { input, expected } = reportedFault<{ matches: Fault }, { place: Record<string, number> }>('T11');
    expect(places(rowsOf(input.matches), to(5, ['tieBreakRestart', 'afterSplit']))).toEqual(expected.place);
    expect(places(rowsOf(input.matches), to(5, ['tieBreakRestart', 'afterList']))).toEqual(expected.place);
    // "without restart E (+3 overall) passes B (-4)": the reading `never`.
    expect(places(rowsOf(input.matches), to(5, ['tieBreakRestart', 'never']))).toMatchObject({ E: 3, B: 4 });
  });

  test('T13: what one side wins the other loses, and a result does not count twice', () => {
    type Expected = { difference: Record<string, number>; wins: Record<string, number> };
    const { input, expected } = reportedFault<{ matches: Fault }, Expected>('T13');
    const rows = rowsOf(input.matches);
    const figures = standings(rows, to(''));
    expect(Object.fromEntries(figures.map(({ Jugador, Dif }) => [Jugador, Dif]))).toEqual(
      expected.difference,
    );
    expect(Object.fromEntries(figures.map(({ Jugador, PG }) => [Jugador, PG]))).toEqual(expected.wins);
    // Typed a second time in other rows, from the same side or from the other: said, not added.
    expect(() => standings([...rows, ...rows], to(''))).toThrow(/ya está en la fila 1/);
    expect(() => standings([...rows, ['B', '0-2', 'A']], to(''))).toThrow(/ya está en la fila 1/);
  });

  test('T15: equal on everything shares the place, and the next one skips: 1, 2, 2, 4, 4, 4, 7', () => {
    const { expected } = reportedFault<unknown, { place: Record<string, number> }>('T15');
    // The same places out of a round robin of seven, in which the first named always won 3–1, but for a circle among D,
    // E and F, and for B–C, which is still to come.
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const scores = new Map<string, unknown[]>([
      ['B–C', ['', '']],
      ['D–F', [1, 3]],
    ]);
    const rows = names.flatMap((one, at) =>
      names.slice(at + 1).map((other) => [one, other, ...(scores.get(`${one}–${other}`) ?? [3, 1])]),
    );
    expect(places(rows)).toEqual(expected.place);
  });

  test('T17: a tie across the qualifying line is shown as open, never filled silently', () => {
    type Expected = { place: Record<string, number>; qualified: string[] };
    const { input, expected } = reportedFault<{ matches: Fault; qualify: number }, Expected>('T17');
    const regulation = to(5, ['qualifiersPerGroup', input.qualify]);
    expect(places(rowsOf(input.matches), regulation)).toEqual(expected.place);
    const status = statuses(rowsOf(input.matches), regulation);
    expect(Object.keys(status).filter((player) => status[player] === 'Clasificado')).toEqual(
      expected.qualified,
    );
    expect(status['B']).toMatch(/^Desempate con C y D$/);
    expect(status['C']).toMatch(/^Desempate con B y D$/);
    expect(status['D']).toMatch(/^Desempate con B y C$/);
  });

  test('T19: only finished matches enter wins and losses', () => {
    const rows = [
      ['A', 'B', 3, 1],
      ['C', 'D', 3, 1],
      ['A', 'C', 3, 1],
      ['B', 'D', 3, 1],
      ['A', 'D', '', ''],
      ['B', 'C', '', ''],
    ];
    const { expected } = reportedFault<unknown, { losses: Record<string, number> }>('T19');
    expect(Object.fromEntries(standings(rows).map(({ Jugador, PP }) => [Jugador, PP]))).toEqual(
      expected.losses,
    );
    expect(standings(rows).map(({ PJ }) => PJ)).toEqual([2, 2, 2, 2]);
  });
});

describe('forfeits', () => {
  test('F01: both absent: both are charged with the loss, nobody is credited', () => {
    // The legs lost are a setting there; rules §2: 0–0, both lost.
    const lost = { PJ: 1, PG: 0, PP: 1, PF: 0 };
    expect(standings([['A', 'B', 'F', 'F']])).toMatchObject([lost, lost]);
  });

  test('F03: the mark decides the winner; the score adds nothing where the regulation says so', () => {
    const rows = standings([['A', 'B', 0, 'F']], to(3, ['forfeitCountsInDifference', 'no']));
    expect(of(rows, 'A')).toMatchObject({ PG: 1, PP: 0, Dif: 0 });
    expect(of(rows, 'B')).toMatchObject({ PG: 0, PP: 1, Dif: 0 });
  });

  test('F05: a code in a score cell never enters arithmetic', () => {
    type Input = { match: readonly [string, string, string, string] };
    const { input, expected } = reportedFault<Input, { wins: Record<string, number> }>('F05');
    // The winner's cell holds W: "whatever the other cell holds" (rules §2).
    const rows = standings([input.match], to(''));
    expect(rows.map(({ PF, PC }) => [PF, PC])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(Object.fromEntries(rows.map(({ Jugador, PG }) => [Jugador, PG]))).toEqual(expected.wins);
  });

  test('F11: who retires loses, whatever the score', () => {
    const rows = standings([['A', 'B', 'A', 0]]);
    expect(of(rows, 'B')).toMatchObject({ PG: 1, Dif: 3 });
    expect(of(rows, 'A')).toMatchObject({ PP: 1 });
    expect(of(standings([['A', 'B', 'abandono', 2]]), 'B')).toMatchObject({ PG: 1, PF: 3 });
  });
});

describe('seeding', () => {
  test('S01: dealt left to right, then right to left; the short last row follows its own direction', () => {
    type Layout = { layouts: { players: number; groups: number }[] };
    const { input, expected } = reportedFault<Layout, Record<string, number[][]>>('S01');
    for (const { players, groups } of input.layouts) {
      const list = Array.from({ length: players }, (_, at) => [`P${at + 1}`, 2000 - at]);
      const dealt = table('TD_SEED_GROUPS', list, groups)
        .slice(1)
        .map((row) => row.slice(1).filter((cell) => cell !== ''));
      expect(dealt).toEqual(
        expected[`${players}/${groups}`]?.map((group) => group.map((place) => `P${place}`)),
      );
    }
  });

  test('S09: everyone against everyone, never a match with no players', () => {
    type Input = { players_6: string[]; players_5: string[] };
    type Expected = Record<'6' | '5', { matches: number; rounds: number }>;
    const { input, expected } = reportedFault<Input, Expected>('S09');
    for (const names of [input.players_6, input.players_5]) {
      const { matches, rounds } = expected[String(names.length) as '6' | '5'];
      const lines = table(
        'TD_SCHEDULE',
        names.map((name) => [name]),
      ).slice(1);
      expect(lines).toHaveLength(matches);
      expect(new Set(lines.map(([round]) => round)).size).toBe(rounds);
      expect(lines.flat()).not.toContain(undefined);
      for (const name of names) {
        expect(lines.filter((line) => line.includes(name))).toHaveLength(names.length - 1);
      }
    }
  });
});

describe('brackets', () => {
  const seeds = (players: number): unknown[][] => Array.from({ length: players }, (_, at) => [`P${at + 1}`]);
  const seedIn = (cell: unknown): number => Number(/^P(\d+)$/.exec(String(cell))?.[1]);
  const rounds = (draw: readonly (readonly unknown[])[]): unknown[] => [
    ...new Set(draw.slice(1).map(([, round]) => round)),
  ];
  const PLAIN = [['base', 'OTHELLO']];
  const WITHOUT_LENGTH = [
    ['base', 'HG'],
    ['knockoutMatchLength', ''],
    ['finalMatchLength', ''],
  ];
  const placesOf = (rows: unknown, regulation?: unknown): Record<string, unknown> =>
    Object.fromEntries(
      table('TD_PLACES', rows, regulation)
        .slice(1)
        .map(([place, player]): [string, unknown] => [String(player), place]),
    );

  test('S03: players of one group are spread over halves and quarters', () => {
    type Input = { groups: number; qualifiers_per_group: number };
    const { input } = reportedFault<Input, unknown>('S03');
    const rows = Array.from({ length: input.groups * input.qualifiers_per_group }, (_, at) => {
      const [group, place] = [(at % input.groups) + 1, Math.floor(at / input.groups) + 1];
      return [`G${group}`, place, `${'ABCD'[group - 1]}${place}`];
    });
    const first = table('TD_KNOCKOUT', rows)
      .filter(([, round]) => round === '8vos')
      .map(([, , white, black]) => [String(white), String(black)]);
    expect(first).toHaveLength(8);
    const groupsIn = (from: number, to: number) =>
      first
        .slice(from, to)
        .flat()
        .map((name) => name[0])
        .sort()
        .join('');
    for (const half of [0, 4]) expect(groupsIn(half, half + 4)).toBe('AABBCCDD');
    for (const quarter of [0, 2, 4, 6]) {
      expect(groupsIn(quarter, quarter + 2)).toBe('ABCD');
      expect(
        first
          .slice(quarter, quarter + 2)
          .flat()
          .filter((name) => name.endsWith('1')),
      ).toHaveLength(1);
    }
  });

  test('B01: of nine only the eighth and the ninth play first', () => {
    type Expected = { round1_real_matches: number[][]; bracket_size: number; byes: number };
    const { input, expected } = reportedFault<{ players: number }, Expected>('B01');
    const draw = table('TD_KNOCKOUT', seeds(input.players));
    const first = draw.filter(([, round]) => round === rounds(draw)[0]);
    expect(first.map(([, , white, black]) => [seedIn(white), seedIn(black)])).toEqual(
      expected.round1_real_matches,
    );
    expect(expected.bracket_size - expected.byes).toBe(input.players);
    // Each once, and nobody against nobody.
    const cells = draw.slice(1).flatMap(([, , white, black]) => [white, black]);
    expect(cells.map(seedIn).filter((seed) => seed > 0)).toHaveLength(input.players);
    expect(cells).not.toContain('');
  });

  test('B11: the order of the lines is that of the seeds, and byes keep their line', () => {
    type Expected = { 'real first-round matches': number[][]; 'second round': string[][] };
    const { input, expected } = reportedFault<{ players: number }, Expected>('B11');
    const draw = table('TD_KNOCKOUT', seeds(input.players));
    const [playIn, next] = rounds(draw);
    const said = (round: unknown): unknown[][] =>
      draw
        .filter((row) => row[1] === round)
        .map((row) => [row[2], row[3]].map((cell) => (seedIn(cell) ? String(seedIn(cell)) : cell)));
    expect(said(playIn)).toEqual(expected['real first-round matches'].map((pair) => pair.map(String)));
    const winnerOf: Record<string, string> = { 'w 8-9': 'Ganador M1', 'w 7-10': 'Ganador M2' };
    expect(said(next)).toEqual(
      expected['second round'].map((pair) => pair.map((side) => winnerOf[side] ?? side)),
    );
  });

  test('S05: the order of the matches is that of the lines; the first two meet in the final', () => {
    const { input, expected } = reportedFault<{ players: number }, { top_to_bottom: number[][] }>('S05');
    const draw = table('TD_KNOCKOUT', seeds(input.players)).slice(1);
    const pairs = draw.map(([, , white, black]) => [seedIn(white), seedIn(black)]);
    expect(pairs.slice(0, 4)).toEqual(expected.top_to_bottom);
    const semifinalOf = (seed: number): unknown => draw[pairs.findIndex((pair) => pair.includes(seed))]?.[4];
    expect(semifinalOf(1)).not.toBe(semifinalOf(2));
  });

  test('S07: of twelve the first four wait, and who plays in goes to a fixed line', () => {
    type Expected = { play_ins: number[][]; then: [number, string][] };
    const { input, expected } = reportedFault<{ players: number }, Expected>('S07');
    const draw = table('TD_KNOCKOUT', seeds(input.players)).slice(1);
    const playIns = draw.slice(0, 4).map(([, , white, black]) => [seedIn(white), seedIn(black)]);
    expect(playIns).toEqual(expected.play_ins);
    const said = (cell: unknown): string => {
      const match = draw.find(([id]) => `Ganador ${String(id)}` === cell);
      return match ? `w ${seedIn(match[2])}-${seedIn(match[3])}` : '';
    };
    expect(draw.slice(4, 8).map(([, , white, black]) => [seedIn(white), said(black)])).toEqual(expected.then);
  });

  test('F19: a win by forfeit advances like any win', () => {
    type Input = { semi_finals: [string, string, string][] };
    const { input, expected } = reportedFault<Input, { final: string[] }>('F19');
    const semifinals = input.semi_finals.map(([white, black, score], at) => [
      ...[`M${at + 1}`, 'Semifinal', white, black],
      ...(score === `${black} forfeits` ? ['', 'F'] : score.split('-').map(Number)),
    ]);
    for (const regulation of ['HG', PLAIN]) {
      const rows = table('TD_PLACES', [...semifinals, ['M3', 'Final', '', '', '', '']], regulation).slice(1);
      const inFinal = rows.filter(([place, , round]) => place === '' && round === 'Final');
      expect(inFinal.map(([, player, , wins]) => [player, wins])).toEqual(
        expected.final.map((player) => [player, 1]),
      );
    }
  });

  test('B03: an empty seat passes upward', () => {
    type Input = { quarter_finals: [string, string, string][] };
    const { input } = reportedFault<Input, unknown>('B03');
    const quarters = input.quarter_finals.map(([white, black, winner], at) => {
      const score = winner === 'nobody' ? ['F', 'F'] : winner === white ? [5, 1] : [1, 5];
      return [`M${at + 1}`, '4tos', white, black, ...score];
    });
    const later = (points: readonly unknown[]): unknown[][] => [
      ...quarters,
      ['M5', 'Semifinal', 'Ganador M1', 'Ganador M2', '', ''],
      ['M6', 'Semifinal', 'Ganador M3', 'Ganador M4', ...points],
      ['M7', 'Final', 'Ganador M5', 'Ganador M6', '', ''],
    ];
    expect(placesOf(later(['', '']), PLAIN)).toMatchObject({ E: '', G: '' });
    expect(placesOf(later([5, 3]), PLAIN)).toEqual({ A: 5, B: 5, C: 5, D: 5, E: 1, F: 5, G: 3, H: 5 });
    // A win there was not is none.
    expect(table('TD_PLACES', later([5, 3]), PLAIN)[1]).toEqual([1, 'E', 'Final', 2]);
  });

  test('B05: a corrected result moves the right player on, or is refused where he has played already', () => {
    const draw = (semifinal: readonly unknown[], final: readonly unknown[]): unknown[][] => [
      ['M1', 'Semifinal', 'A', 'B', ...semifinal],
      ['M2', 'Semifinal', 'C', 'D', 5, 0],
      ['M3', 'Final', ...final],
    ];
    const played = ['A', 'C', 7, 1];
    expect(placesOf(draw([5, 4], played))).toEqual(placesOf(draw([5, 3], played)));
    // The final still names A.
    expect(placesOf(draw([3, 5], ['A', 'C', '', '']))).toEqual({ A: 3, B: '', C: '', D: 3 });
    expect(() => placesOf(draw([3, 5], played))).toThrow(/Fila 3.*M3 \(A–C\) no puede ser.*B y C/);
  });

  test('B07: a bye never wins', () => {
    for (const pair of [
      ['Libre', 'A'],
      ['A', 'Libre'],
    ]) {
      const rows = [
        ['M1', 'Semifinal', ...pair, '', ''],
        ['M2', 'Semifinal', 'B', 'C', 5, 0],
        ['M3', 'Final', 'Ganador M1', 'Ganador M2', 7, 0],
      ];
      expect(placesOf(rows)).toEqual({ A: 1, B: 2, C: 3 });
      const marked = rows.map((row, at) => (at === 0 ? [...row.slice(0, 4), 'F', 'F'] : row));
      expect(() => placesOf(marked)).toThrow(/Fila 1.*no es un jugador/);
    }
  });

  test('B09: no win over an opponent who is not known yet', () => {
    for (const points of [
      ['', 'F'],
      [7, 0],
    ]) {
      const rows = [
        ['M1', 'Semifinal', 'C', 'D', '', ''],
        ['M2', 'Final', 'A', 'Ganador M1', ...points],
      ];
      expect(() => placesOf(rows)).toThrow(/Fila 2.*aún no se sabe quién lo juega/);
    }
  });

  test('F13: who withdraws in the knock-out stays listed there, and the group table as it was', () => {
    type Expected = { stage1_table: string[]; qualified: string[] };
    const { input, expected } = reportedFault<{ qualified: string[] }, Expected>('F13');
    const [one, other] = input.qualified;
    expect(placesOf([['M1', 'Final', one, other, 'A', '']])).toEqual({ [other!]: 1, [one!]: '' });
    const group = expected.stage1_table.flatMap((white, at) =>
      expected.stage1_table.slice(at + 1).map((black) => ['G1', white, black, '3-0']),
    );
    const header = ['Grupo', 'Blancas', 'Negras', 'Resultado'];
    expect(standings([header, ...group]).map(({ Jugador }) => Jugador)).toEqual(expected.stage1_table);
  });

  test('N07: only the pair that was drawn', () => {
    const rows = [
      ['M1', 'Semifinal', 'A', 'B', '350-300'],
      ['M2', 'Semifinal', 'C', 'D', '350-300'],
      ['M3', 'Final', 'A', 'D', '350-300'],
    ];
    const header = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Resultado'];
    expect(() => placesOf([header, ...rows], WITHOUT_LENGTH)).toThrow(/Fila 4.*A y C/);
    const { input } = reportedFault<{ row: string[] }, unknown>('N07');
    expect(() => placesOf([header, ['M1', 'Final', ...input.row]], WITHOUT_LENGTH)).toThrow(
      /Fila 2, columna 4.*contra sí mismo/,
    );
  });
});

describe('dates and scores', () => {
  test('D01: text that looks like month and day is a damaged score, flagged with its readings', () => {
    type Input = { cells: string[] };
    const { input, expected } = reportedFault<Input, { true_scores: string[] }>('D01');
    input.cells.forEach((cell, at) => {
      const rows = [
        ['Blancas', 'Negras', 'Resultado'],
        ['A', 'B', '3-1'],
        ['A', 'C', cell],
      ];
      expect(() => standings(rows)).toThrow(
        new RegExp(`Fila 3, columna 3.*\\b${expected.true_scores[at]}\\b`),
      );
    });
  });

  test('D05: points as text are compared as numbers', () => {
    const { input, expected } = reportedFault<
      { points_as_text: Record<string, string> },
      { order: string[] }
    >('D05');
    // Each won by so many against a fourth, and all else level.
    const { A, B, C } = input.points_as_text;
    const rows = [
      ['A', 'X', A, '0'],
      ['B', 'X', B, '0'],
      ['C', 'X', C, '0'],
      ['A', 'B', '1', '0'],
      ['B', 'C', '1', '0'],
      ['C', 'A', '1', '0'],
    ];
    expect(standings(rows, to('')).map(({ Jugador }) => Jugador)).toEqual([...expected.order, 'X']);
    const seeds = Object.entries(input.points_as_text);
    expect(table('TD_SEED_GROUPS', seeds)[1]).toEqual(['G1', ...expected.order]);
  });

  test('D07: both empty is unplayed; one empty is incomplete and reported', () => {
    const rows = [
      ['Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ['A', 'B', '', ''],
      ['A', 'C', null, undefined],
    ];
    expect(standings(rows).map(({ PJ }) => PJ)).toEqual([0, 0, 0]);
    expect(() => standings([...rows, ['C', 'D', '3', '']])).toThrow(/Fila 4, columna 4.*medio resultado.*3/);
    expect(() => standings([...rows, ['E', 'F', 'postponed', '']])).toThrow(/Fila 4, columna 3.*«postponed»/);
  });

  test('D09: swapping the sides turns the score with it', () => {
    for (const [one, other] of [
      [
        ['A', '3-1', 'B'],
        ['B', '1-3', 'A'],
      ],
      [
        ['A', 'F-3', 'B'],
        ['B', '3-F', 'A'],
      ],
    ]) {
      expect(table('TD_STANDINGS', [other])).toEqual(table('TD_STANDINGS', [one]));
    }
    // The square of everyone against everyone shows both sides of it.
    expect(
      table('TD_CROSSTABLE', [
        ['A', 'B', 3, 1],
        ['A', 'C', '', ''],
        ['B', 'C', '', ''],
      ]),
    ).toEqual([
      ['Jugador', 'A', 'C', 'B'],
      ['A', '', '', '3-1'],
      ['C', '', '', ''],
      ['B', '1-3', '', ''],
    ]);
  });
});

describe('names', () => {
  test('N01: blanks around and between, the no-break space too, make no new player', () => {
    const { input, expected } = reportedFault<{ names: string[] }, { players: number; name: string }>('N01');
    const rows = input.names.map((name, at) => [name, `Rival ${at}`, 3, 1]);
    const found = standings(rows).filter(({ Jugador }) => !Jugador.startsWith('Rival'));
    expect(found).toHaveLength(expected.players);
    expect(found[0]).toMatchObject({ Jugador: expected.name, PG: input.names.length });
  });

  test('N03: look-alikes are never merged on their own', () => {
    const { input, expected } = reportedFault<{ names: string[] }, { players: number }>('N03');
    expect(standings([[input.names[0], input.names[1], 3, 1]])).toHaveLength(expected.players);
  });

  test('N07: the two sides must differ', () => {
    const { input } = reportedFault<{ row: readonly [string, string, string] }, unknown>('N07');
    const [white, black, score] = input.row;
    expect(() => standings([[white, black, ...score.split('-').map(Number)]], to(''))).toThrow(
      /Fila 1, columna 2.*contra sí mismo/,
    );
  });

  test('N09: names that mean something elsewhere are only names', () => {
    const { input } = reportedFault<{ names: string[] }, unknown>('N09');
    const [one, two, three] = input.names;
    const rows = [
      [one, two, 3, 1],
      [two, three, 3, 1],
      [one, three, 3, 1],
    ];
    expect(standings(rows).map(({ Jugador }) => Jugador)).toEqual(input.names);
    expect(
      table('TD_SEED_GROUPS', [...input.names.map((name) => [name]), ['=SUM(1)'], ['+1'], ['@x']]).flat(),
    ).toEqual(expect.arrayContaining([...input.names, '=SUM(1)', '+1', '@x']));
  });

  test('N11: a byte-order mark before the first name or title is no part of it', () => {
    expect(
      table('TD_SEED_GROUPS', [
        ['\ufeffA', 1500],
        ['B', '1480,5'],
        ['C', 1400],
      ])[1],
    ).toEqual(['G1', 'A', 'B', 'C']);
    expect(
      places([
        ['\ufeffBlancas', 'Negras', 'Resultado'],
        ['A', 'B', '3-1'],
      ]),
    ).toEqual({ A: 1, B: 2 });
  });
});

describe('what such tools usually get wrong besides', () => {
  test('a tie of two is decided by their match, although one of them beat a third who beat the other', () => {
    const rows = [
      ['A', 'B', 3, 2],
      ['C', 'A', 3, 0],
      ['B', 'C', 5, 0],
      ['A', 'D', 3, 2],
      ['B', 'D', 5, 0],
      ['D', 'C', 3, 0],
    ];
    expect(places(rows)).toMatchObject({ A: 1, B: 2 });
  });

  test('matches still to come do not count as draws or losses in a tie', () => {
    const rows = [
      ['A', 'B', '', ''],
      ['A', 'C', 3, 1],
      ['B', 'C', 3, 2],
    ];
    expect(standings(rows).map(({ Jugador, PG, PP }) => [Jugador, PG, PP])).toEqual([
      ['A', 1, 0],
      ['B', 1, 0],
      ['C', 0, 2],
    ]);
  });

  test('names do not decide: who is called what changes no place', () => {
    const rows = (names: readonly string[]): unknown[][] => [
      [names[0], names[1], 3, 1],
      [names[1], names[2], 3, 0],
      [names[2], names[0], 4, 2],
      [names[0], names[3], 3, 0],
      [names[1], names[3], 3, 0],
      [names[2], names[3], 3, 0],
    ];
    for (const names of permutations(['Ana', 'Zoe', 'Мария', 'Ñandú'])) {
      const [a, b, c, d] = names as [string, string, string, string];
      expect(places(rows(names))).toEqual({ [b]: 1, [a]: 2, [c]: 3, [d]: 4 });
    }
  });

  test('two of one name in two groups are two players', () => {
    const rows = [
      ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ['G1', 'Ana', 'Bea', 3, 1],
      ['G2', 'Ana', 'Bea', 1, 3],
    ];
    expect(standings(rows).map(({ Grupo, Jugador, PG }) => [Grupo, Jugador, PG])).toEqual([
      ['G1', 'Ana', 1],
      ['G1', 'Bea', 0],
      ['G2', 'Bea', 1],
      ['G2', 'Ana', 0],
    ]);
  });

  test('a forfeit typed over a result, and a result over a forfeit, leave nothing behind', () => {
    const before = table('TD_STANDINGS', [['A', 'B', 3, 1]]);
    formula('TD_STANDINGS', [['A', 'B', 3, 'F']]);
    expect(table('TD_STANDINGS', [['A', 'B', 3, 1]])).toEqual(before);
  });

  test('a withdrawn player with more than one win keeps his results', () => {
    const rows = [
      ['X', 'A', 3, 0],
      ['X', 'B', 3, 0],
      ['X', 'C', 'A', ''],
      ['A', 'B', 3, 0],
      ['A', 'C', 3, 0],
      ['B', 'C', 3, 0],
    ];
    expect(of(standings(rows), 'X')).toMatchObject({ PG: 2, PP: 1 });
    expect(statuses(rows)).toMatchObject({ X: 'Eliminado', A: 'Clasificado' });
  });

  test('a rating of 0 is a rating, and a missing one is not 0', () => {
    expect(
      table('TD_SEED_GROUPS', [
        ['A', 0],
        ['B', ''],
        ['C', 1],
      ])[1],
    ).toEqual(['G1', 'B', 'C', 'A']);
  });

  test('the list is given in the order of places, not of names or of rows', () => {
    const rows = [
      ['A', 'B', 1, 3],
      ['A', 'C', 1, 3],
      ['B', 'C', 1, 3],
    ];
    expect(standings(rows).map(({ Jugador }) => Jugador)).toEqual(['C', 'B', 'A']);
  });

  test('six hundred players in one table take no time', () => {
    const rows = [
      ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ...Array.from({ length: 150 }, (_, group) =>
        ['AB', 'AC', 'AD', 'BC', 'BD', 'CD'].map(([one, other], at) => [
          `G${group + 1}`,
          `${one}${group}`,
          `${other}${group}`,
          ...(at < 3 ? [3, (at + group) % 3] : ['', '']),
        ]),
      ).flat(),
      ...Array.from({ length: 1000 }, () => ['', '', '', '', '']),
    ];
    const before = process.cpuUsage();
    expect(standings(rows)).toHaveLength(600);
    // Sheets allows thirty seconds.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });
});
