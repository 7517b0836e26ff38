import { describe, expect, test } from '@jest/globals';
import { places, standings, statuses, table, type Standing } from './formula';

/** Rules §4 and HG 2.3.2, 2.3.3, 7.2.2, 7.2.3, one by one, on groups worked out by hand. */

const reason = (matches: unknown, player: string, regulation?: unknown): string =>
  row(matches, player, regulation).Motivo;

function row(matches: unknown, player: string, regulation?: unknown): Standing {
  const found = standings(matches, regulation).find(({ Jugador }) => Jugador === player);
  if (!found) throw new Error(`no ${player}`);
  return found;
}

const option = (...options: readonly (readonly [string, unknown])[]): unknown => [['base', 'HG'], ...options];

describe('the table', () => {
  test('has its columns, numbers as numbers, no gaps', () => {
    const grid = table('TD_STANDINGS', [
      ['A', 'B', 3, 1],
      ['B', 'C', '', ''],
    ]);
    expect(grid[0]).toEqual(['Pos', 'Jugador', 'PJ', 'PG', 'PP', 'PF', 'PC', 'Dif', 'Estado', 'Motivo']);
    for (const line of grid.slice(1)) {
      expect(line.map((cell) => typeof cell)).toEqual([
        ...[
          'number',
          'string',
          'number',
          'number',
          'number',
          'number',
          'number',
          'number',
          'string',
          'string',
        ],
      ]);
    }
  });

  // Rules §4, "Worked".
  test('A beat B 3–1, B beat C 3–0, C beat A 4–2, each beat D: B, A, C, D', () => {
    const matches = [
      ['A', 'B', 3, 1],
      ['B', 'C', 3, 0],
      ['C', 'A', 4, 2],
      ['A', 'D', 3, 0],
      ['B', 'D', 3, 0],
      ['C', 'D', 3, 0],
    ];
    for (const tieBreakRestart of ['never', 'afterSplit', 'afterList']) {
      expect(places(matches, option(['tieBreakRestart', tieBreakRestart]))).toEqual({
        B: 1,
        A: 2,
        C: 3,
        D: 4,
      });
    }
    const text = reason(matches, 'B');
    // Level on two, one win each among them, +1 against 0 and −1.
    expect(text).toMatch(/Empate a 2 con A y C/);
    expect(text).toMatch(/1º [^;]*: 1 \(A 1, C 1\)/);
    expect(text).toMatch(/2º [^;]*: \+1 \(A 0, C −1\)/);
    expect(text).not.toMatch(/3º/);
    expect(statuses(matches)).toEqual({ B: 'Clasificado', A: 'Clasificado', C: 'Clasificado', D: 'Fuera' });
  });

  // 7.2.2: "los posibles resultados serían: 5-0; 5-1; 5-2; 4-0; 4-1; 4-2; 3-0; 3-1; 3-2".
  test('takes the nine results of 7.2.2 and no other', () => {
    const taken: string[] = [];
    for (let white = 0; white <= 8; white++) {
      for (let black = 0; black < white; black++) {
        try {
          const rows = standings([['A', 'B', white, black]]);
          if (rows[0]?.PJ === 1) taken.push(`${white}-${black}`);
        } catch {
          // Refused with a sentence; which one is the matter of another test.
        }
      }
    }
    expect(taken.sort()).toEqual(['3-0', '3-1', '3-2', '4-0', '4-1', '4-2', '5-0', '5-1', '5-2']);
  });

  test('keeps points above the limit: they can settle a tie (5.3)', () => {
    expect(row([['A', 'B', 5, 2]], 'A')).toMatchObject({ PF: 5, PC: 2, Dif: 3 });
  });
});

describe('forfeits (rules §2)', () => {
  const marks = [
    'F',
    'f',
    'FF',
    'WO',
    'wo',
    'W.O.',
    'w.o',
    'W/O',
    'NP',
    'np',
    'forfait',
    'Forfeit',
    'FORFAIT',
  ];

  test.each([...marks, 'A', 'a', 'abandono', 'Abandono'])('«%s» loses length–0', (mark) => {
    expect(row([['A', 'B', mark, '']], 'B')).toMatchObject({ PJ: 1, PG: 1, PF: 3, PC: 0 });
    expect(row([['A', 'B', mark, '']], 'A')).toMatchObject({ PJ: 1, PP: 1, PF: 0, PC: 3 });
    expect(row([['A', `${mark}-3`, 'B']], 'B')).toMatchObject({ PG: 1, Dif: 3 });
    expect(row([['A', `3 - ${mark}`, 'B']], 'A')).toMatchObject({ PG: 1, Dif: 3 });
  });

  // "whatever the other cell holds (blank, the length, an interrupted score, which stays on the sheet)".
  test.each(['', null, 0, 1, 2, 3, 5, '2', '-', 'W', 'G', 'x', '✓'])(
    'the other cell may hold %j',
    (other) => {
      expect(row([['A', 'B', 'F', other]], 'B')).toMatchObject({ PG: 1, PF: 3, PC: 0 });
      expect(row([['A', 'B', other, 'F']], 'A')).toMatchObject({ PG: 1, PF: 3, PC: 0 });
    },
  );

  test.each([
    ['F', 'F'],
    ['WO', 'np'],
    ['A', 'A'],
    ['A', 'F'],
  ])('both marked (%s and %s): 0–0, both lost', (white, black) => {
    const figures = { PJ: 1, PG: 0, PP: 1, PF: 0, PC: 0, Dif: 0 };
    expect(standings([['A', 'B', white, black]])).toMatchObject([figures, figures]);
  });

  test('forfeitCountsInDifference no: the win, and no points', () => {
    const matches = [['A', 'B', 'F', 2]];
    const regulation = option(['forfeitCountsInDifference', 'no']);
    expect(row(matches, 'B', regulation)).toMatchObject({ PG: 1, Dif: 0 });
    expect(row(matches, 'A', regulation)).toMatchObject({ PP: 1, Dif: 0 });
  });

  test('groupMatchLength blank: 0–0 with the win', () => {
    expect(row([['A', 'B', 'F', '']], 'B', option(['groupMatchLength', '']))).toMatchObject({
      PG: 1,
      PF: 0,
      PC: 0,
    });
  });

  test('in a match to five, 5–0', () => {
    expect(row([['A', 'B', 'F', '']], 'B', option(['groupMatchLength', 5]))).toMatchObject({ PF: 5, PC: 0 });
  });

  test('a player called F is a player', () => {
    expect(places([['F', 'A', 3, 1]])).toEqual({ F: 1, A: 2 });
  });
});

describe('2.3.3, annulled: one won and all the rest lost by own forfeit', () => {
  const matches = [
    ['X', 'A', 3, 1],
    ['X', 'B', 'F', ''],
    ['X', 'C', 'F', ''],
    ['A', 'B', 3, 0],
    ['A', 'C', 3, 2],
    ['B', 'C', 3, 1],
  ];

  test('none of his results count for anybody, and he is last', () => {
    expect(standings(matches)).toMatchObject([
      { Pos: 1, Jugador: 'A', PJ: 2, PG: 2, PP: 0, PF: 6, PC: 2, Estado: 'Clasificado' },
      { Pos: 2, Jugador: 'B', PJ: 2, PG: 1, PP: 1, PF: 3, PC: 4, Estado: 'Clasificado' },
      { Pos: 3, Jugador: 'C', PJ: 2, PG: 0, PP: 2, PF: 3, PC: 6, Estado: 'Clasificado' },
      { Pos: 4, Jugador: 'X', PJ: 0, PG: 0, PP: 0, PF: 0, PC: 0, Dif: 0, Estado: 'Anulado' },
    ]);
  });

  test('says why, with the article', () => {
    expect(reason(matches, 'X')).toMatch(/forfait/);
    expect(reason(matches, 'X')).toMatch(/2\.3\.3/);
  });

  test('even where he stood in front of others', () => {
    // X has a win and C none, and C has played no forfeit.
    expect(places(matches)).toMatchObject({ C: 3, X: 4 });
  });

  test.each([
    ['one lost on the board', ['X', 'C', 1, 3], 'X'],
    ['two won', ['X', 'C', 3, 1], 'X'],
    ['one still to play', ['X', 'C', '', ''], 'X'],
  ])('not with %s', (_, third) => {
    const changed = matches.map((match) => (match[0] === 'X' && match[1] === 'C' ? third : match));
    expect(row(changed, 'X').Estado).not.toBe('Anulado');
    expect(row(changed, 'A').PJ).toBe(3);
  });

  test('not while a match of his is not even on the list: everyone meets everyone', () => {
    const unwritten = matches.filter((match) => !(match[0] === 'X' && match[1] === 'C'));
    expect(row(unwritten, 'X')).toMatchObject({ PJ: 2, PG: 1, PP: 1 });
    expect(row(unwritten, 'X').Estado).not.toBe('Anulado');
  });

  test('not with none won', () => {
    const changed = matches.map((match) => (match[1] === 'A' ? ['X', 'A', 'F', ''] : match));
    expect(row(changed, 'X')).toMatchObject({ PJ: 3, PP: 3, Dif: -9 });
    expect(row(changed, 'X').Estado).toBe('Fuera');
  });

  test('a win by the other’s forfeit is a win; a double forfeit is a forfeit of his own', () => {
    const changed = [
      ['X', 'A', '', 'F'],
      ['X', 'B', 'F', 'F'],
      ['X', 'C', 'A', ''],
      ['A', 'B', 3, 0],
      ['A', 'C', 3, 2],
      ['B', 'C', 3, 1],
    ];
    expect(row(changed, 'X').Estado).toBe('Anulado');
    // B's part in the double forfeit is gone with him.
    expect(row(changed, 'B')).toMatchObject({ PJ: 2, PG: 1, PP: 1, Estado: 'Clasificado' });
  });

  test('one won, no other match: nobody lost by forfeit', () => {
    expect(row([['X', 'A', 3, 0]], 'X')).toMatchObject({ PG: 1 });
    expect(row([['X', 'A', 3, 0]], 'X').Estado).not.toBe('Anulado');
  });

  test('judged on the results as written: two annulled at once share the last place', () => {
    // X's only win is over Y, whose only win is over A; each forfeits the rest.
    const changed = [
      ['X', 'Y', 3, 0],
      ['X', 'A', 'F', ''],
      ['X', 'B', 'F', ''],
      ['Y', 'A', 3, 0],
      ['Y', 'B', 'F', ''],
      ['A', 'B', 3, 0],
    ];
    // Y lost one on the board: not annulled. Without X's matches he would be.
    expect(statuses(changed)).toMatchObject({ X: 'Anulado' });
    expect(row(changed, 'Y').Estado).not.toBe('Anulado');

    const both = changed.map((match) => (match[1] === 'Y' ? ['X', 'Y', 3, 'F'] : match));
    expect(standings(both).filter(({ Estado }) => Estado === 'Anulado')).toMatchObject([
      { Jugador: 'X', Pos: 3 },
      { Jugador: 'Y', Pos: 3 },
    ]);
  });

  test('is a rule of HG alone', () => {
    const changed = standings(matches, 'INTERNATIONAL');
    expect(changed.find(({ Jugador }) => Jugador === 'X')).toMatchObject({ PJ: 3, PG: 1 });
  });
});

describe('2.3.2, a forfeit of one’s own puts out of the tie', () => {
  // A, B and C on two; B has forfeited to D, and beats both others on every criterion.
  const matches = [
    ['A', 'B', 0, 5],
    ['B', 'C', 5, 0],
    ['C', 'A', 3, 2],
    ['A', 'D', 3, 2],
    ['D', 'B', '', 'F'],
    ['C', 'D', 1, 3],
  ];

  test('and below the others, even if a qualifying place is left', () => {
    // B and D two wins, A and C one.
    expect(places(matches)).toEqual({ D: 1, B: 2, C: 3, A: 4 });
    expect(row(matches, 'B').Estado).toBe('Eliminado');
    expect(reason(matches, 'B')).toMatch(/forfait/);
    expect(reason(matches, 'B')).toMatch(/2\.3\.2/);
    expect(reason(matches, 'D')).toMatch(/B fuera del empate por forfait/);
  });

  test('not where nobody is level with him', () => {
    const clear = [
      ['A', 'B', 3, 0],
      ['A', 'C', 3, 0],
      ['D', 'A', 3, 'F'],
      ['D', 'B', 3, 1],
      ['D', 'C', 3, 1],
      ['B', 'C', 3, 1],
    ];
    expect(row(clear, 'A')).toMatchObject({ Pos: 2, PG: 2, Estado: 'Clasificado' });
  });

  test('if all the tied have one, nobody is put out and the criteria decide', () => {
    const all = [
      ['A', 'B', 3, 0],
      ['C', 'A', 3, 'F'],
      ['B', 'C', 3, 'F'],
      ['B', 'D', 'F', ''],
      ['C', 'D', 1, 3],
      ['A', 'D', 3, 2],
    ];
    // A and D two wins, B and C one; A has a forfeit, D none. B and C both have one: B beat C.
    expect(statuses(all)).toMatchObject({ A: 'Eliminado' });
    expect(row(all, 'B').Estado).not.toBe('Eliminado');
    expect(places(all)).toEqual({ D: 1, A: 2, B: 3, C: 4 });
  });

  test('the tie is computed without him', () => {
    // A, B, C and X on two; among the clean three A beat B beat C beat A, and their matches with X count no more.
    const five = [
      ['A', 'B', 3, 0],
      ['B', 'C', 3, 2],
      ['C', 'A', 3, 2],
      ['X', 'A', 5, 0],
      ['X', 'B', 0, 3],
      ['X', 'C', 3, 0],
      ['X', 'E', 'F', 'F'],
      ['E', 'A', 2, 3],
      ['E', 'B', 3, 0],
      ['E', 'C', 2, 3],
    ];
    // A +3 −1 = +2, B −3 +1 = −2, C −1 +1 = 0. With X among them B and X would lead with two wins each.
    expect(places(five)).toEqual({ A: 1, C: 2, B: 3, X: 4, E: 5 });
  });

  // ACB (Spain), 2020: the sanctioned "ocupará la última posición de todos los equipos empatados con él,
  // independientemente de los resultados".
  test('the last of those level with him, whatever the results', () => {
    expect(row(matches, 'B')).toMatchObject({ Pos: 2, Dif: 7 });
    expect(row(matches, 'D')).toMatchObject({ Pos: 1, Dif: 4 });
  });

  test('is shown only once the group is complete', () => {
    const open = matches.map((match) => (match[1] === 'D' && match[0] === 'C' ? ['C', 'D', '', ''] : match));
    expect(Object.values(statuses(open))).not.toContain('Eliminado');
  });

  test('a forfeit in a play-off game is none in the group', () => {
    const level = [
      ['A', 'B', 3, 1, ''],
      ['B', 'C', 3, 1, ''],
      ['C', 'A', 3, 1, ''],
      ['A', 'B', 'F', '', 'desempate'],
      ['A', 'C', 1, 0, 'desempate'],
      ['B', 'C', 1, 0, 'desempate'],
    ];
    expect(places(level)).toEqual({ B: 1, A: 2, C: 3 });
    expect(Object.values(statuses(level))).not.toContain('Eliminado');
  });
});

describe('7.2.3, the criteria in strict order', () => {
  test('1st: the match between two comes before every difference', () => {
    const matches = [
      ['A', 'B', 3, 2],
      ['A', 'C', 3, 2],
      ['A', 'D', 0, 5],
      ['B', 'C', 5, 0],
      ['B', 'D', 5, 0],
      ['C', 'D', 3, 2],
    ];
    expect(row(matches, 'A')).toMatchObject({ Pos: 1, Dif: -3 });
    expect(row(matches, 'B')).toMatchObject({ Pos: 2, Dif: 9 });
    expect(reason(matches, 'A')).toMatch(/Empate a 2 con B: 1º [^;]*: 1 \(B 0\)$/);
  });

  test('3rd: the whole group’s difference, where theirs is level', () => {
    const matches = [
      ['A', 'B', 3, 1],
      ['B', 'C', 3, 1],
      ['C', 'A', 3, 1],
      ['A', 'D', 3, 2],
      ['B', 'D', 5, 0],
      ['C', 'D', 3, 0],
    ];
    expect(places(matches)).toEqual({ B: 1, C: 2, A: 3, D: 4 });
    expect(reason(matches, 'C')).toMatch(/3º diferencia general: \+3 \(A \+1, B \+5\)/);
  });

  const circle = [
    ['A', 'B', 3, 1],
    ['B', 'C', 3, 1],
    ['C', 'A', 3, 1],
    ['A', 'D', 3, 0],
    ['B', 'D', 3, 0],
    ['C', 'D', 3, 0],
  ];

  test('4th: until it is played they share the place, and the status names who must play whom', () => {
    expect(places(circle)).toEqual({ A: 1, B: 1, C: 1, D: 4 });
    expect(row(circle, 'A').Estado).toMatch(/desempate con B y C/);
    expect(row(circle, 'B').Estado).toMatch(/desempate con A y C/);
    expect(row(circle, 'D').Estado).toBe('Fuera');
  });

  const game = (
    white: string,
    black: string,
    scoreWhite: unknown,
    scoreBlack: unknown,
    note = 'desempate',
  ) => [...[white, black, scoreWhite, scoreBlack], note];

  test('three in a play-off: the wins in it decide', () => {
    const played = [...circle, game('C', 'A', 1, 0), game('C', 'B', 2, 0), game('A', 'B', 0, 3)];
    expect(places(played)).toEqual({ C: 1, B: 2, A: 3, D: 4 });
    expect(statuses(played)).toMatchObject({ C: 'Clasificado', B: 'Clasificado', A: 'Clasificado' });
    expect(reason(played, 'B')).toMatch(/4º [^;]*: 1 \(A 0, C 2\)/);
  });

  test('still level after it: they stay level and the status says so', () => {
    const played = [...circle, game('A', 'B', 1, 0), game('B', 'C', 1, 0), game('C', 'A', 1, 0)];
    expect(places(played)).toEqual({ A: 1, B: 1, C: 1, D: 4 });
    expect(row(played, 'A').Estado).toMatch(/igualado con B y C/);
  });

  test('is outside the group’s totals', () => {
    const played = [...circle, game('C', 'A', 1, 0), game('C', 'B', 1, 0), game('A', 'B', 1, 0)];
    for (const { Jugador, PJ, PG, PF, PC } of standings(circle)) {
      expect(row(played, Jugador)).toMatchObject({ PJ, PG, PF, PC });
    }
  });

  test.each(['desempate', 'Desempate', 'DESEMPATE', 'playoff', 'Play-off', 'PLAYOFF', ' desempate '])(
    'a row marked «%s» is a play-off',
    (note) => {
      const two = [
        ['A', 'B', 3, 1],
        ['B', 'C', 3, 1],
        ['C', 'A', 3, 1],
        game('A', 'B', 1, 0, note),
        game('A', 'C', 1, 0, note),
        game('B', 'C', 1, 0, note),
      ];
      expect(places(two)).toEqual({ A: 1, B: 2, C: 3 });
    },
  );

  test('a game with somebody who is not level any more does not count', () => {
    const level = [
      ['A', 'B', 3, 1],
      ['B', 'C', 3, 1],
      ['C', 'A', 3, 1],
      ['A', 'D', 3, 0],
      ['B', 'D', 3, 0],
      ['C', 'D', 3, 1],
    ];
    expect(places(level)).toEqual({ A: 1, B: 1, C: 3, D: 4 });
    const played = [...level, game('A', 'B', 0, 1), game('A', 'C', 1, 0), game('D', 'A', 0, 1)];
    expect(places(played)).toEqual({ B: 1, A: 2, C: 3, D: 4 });
  });

  test('nobody is asked to play while matches are missing', () => {
    const open = circle.map((match) => (match[0] === 'C' && match[1] === 'D' ? ['C', 'D', '', ''] : match));
    expect(Object.values(statuses(open)).join()).not.toMatch(/desempate/);
  });

  test('with one play-off game of three played, nobody’s qualifying is claimed too early', () => {
    const one = [...circle, game('A', 'B', 1, 0)];
    const two = option(['qualifiersPerGroup', 1]);
    // B and C can still both have two wins less or more than A: B 1, C 2 after C beats both.
    expect(statuses(one, two)).toMatchObject({
      A: expect.not.stringMatching(/^Clasificado/),
      B: expect.not.stringMatching(/^(Clasificado|Fuera)/),
      C: expect.not.stringMatching(/^(Clasificado|Fuera)/),
    });
  });
});

describe('tieBreakRestart, where the three readings part', () => {
  // T11: B, D and E on two; D leads on their differences, B beat E, E has the better difference overall.
  const matches = [
    ['A', 'B', 5, 1],
    ['A', 'C', 5, 0],
    ['D', 'A', 5, 3],
    ['A', 'E', 5, 4],
    ['B', 'C', 5, 4],
    ['D', 'B', 5, 1],
    ['B', 'E', 5, 2],
    ['C', 'D', 5, 2],
    ['E', 'C', 5, 0],
    ['E', 'D', 5, 3],
  ];

  test.each([
    // "De seguir el empate": B and E go on to the overall difference, E +3 against B −4.
    ['never', { A: 1, D: 2, E: 3, B: 4, C: 5 }],
    ['afterSplit', { A: 1, D: 2, B: 3, E: 4, C: 5 }],
    ['afterList', { A: 1, D: 2, B: 3, E: 4, C: 5 }],
  ])('%s', (reading, expected) => {
    const regulation = option(['groupMatchLength', 5], ['tieBreakRestart', reading]);
    expect(places(matches, regulation)).toEqual(expected);
  });

  test('HG’s own reading is never', () => {
    expect(places(matches, option(['groupMatchLength', 5]))).toEqual({ A: 1, D: 2, E: 3, B: 4, C: 5 });
  });

  test.each([
    ['never', { A: 1, B: 1, C: 3, D: 4 }],
    // "whenever a criterion, the 3rd too, splits the set": A and B start again, and A beat B.
    ['afterSplit', { A: 1, B: 2, C: 3, D: 4 }],
    // "there is no restart after the 3rd".
    ['afterList', { A: 1, B: 1, C: 3, D: 4 }],
  ])('after the 3rd criterion split a tie: %s', (reading, expected) => {
    const third = [
      ['A', 'B', 3, 1],
      ['B', 'C', 3, 1],
      ['C', 'A', 3, 1],
      ['A', 'D', 3, 0],
      ['B', 'D', 3, 0],
      ['C', 'D', 3, 1],
    ];
    expect(places(third, option(['tieBreakRestart', reading]))).toEqual(expected);
  });

  // Everybody on two, and one each way round a circle; B leads with +4, the other four have −1 each.
  const five = [
    ['I', 'Z', 5, 1],
    ['I', 'B', 3, 2],
    ['A', 'O', 5, 1],
    ['Z', 'A', 3, 0],
    ['A', 'I', 4, 1],
    ['O', 'B', 3, 0],
    ['O', 'I', 3, 0],
    ['B', 'Z', 5, 2],
    ['Z', 'O', 4, 1],
    ['B', 'A', 5, 0],
  ];

  test.each([
    // The four go on to the overall difference, which is the same again: a play-off.
    ['never', { B: 1, A: 2, I: 2, O: 2, Z: 2 }],
    // The four start again: Z and A two wins, I and O one; the pairs start again: Z beat A, O beat I.
    ['afterSplit', { B: 1, Z: 2, A: 3, O: 4, I: 5 }],
    // The four enter the list again: Z and A two wins, and by the differences among the four A +4, Z +2, I −2, O −4.
    ['afterList', { B: 1, A: 2, Z: 3, I: 4, O: 5 }],
  ])('one group, three orders: %s', (reading, expected) => {
    expect(places(five, option(['tieBreakRestart', reading]))).toEqual(expected);
  });
});

describe('qualifying', () => {
  test('two who share the last two qualifying places both have one', () => {
    const matches = [
      ['A', 'B', 3, 1],
      ['A', 'C', 3, 1],
      ['A', 'D', 3, 1],
      ['B', 'C', 3, 1],
      ['C', 'D', 3, 1],
      ['D', 'B', 3, 1],
    ];
    const status = statuses(matches);
    expect(status['A']).toBe('Clasificado');
    // Three share place 2: one of them is out, and which one is open.
    for (const player of ['B', 'C', 'D']) expect(status[player]).toMatch(/^Desempate con/);
    const four = statuses(matches, option(['qualifiersPerGroup', 4]));
    for (const player of ['B', 'C', 'D']) expect(four[player]).toMatch(/^Clasificado/);
  });

  test('is shown before the end for who can’t be caught', () => {
    const matches = [
      ['A', 'B', 3, 0],
      ['A', 'C', 3, 0],
      ['A', 'D', 3, 0],
      ['B', 'C', '', ''],
      ['B', 'D', '', ''],
      ['C', 'D', '', ''],
    ];
    expect(statuses(matches)).toEqual({ A: 'Clasificado', B: '', C: '', D: '' });
  });

  test('is not shown while a forfeit can still take it away', () => {
    // A leads with two wins and one match left. If he does not come to it, B is level with him and A is put out.
    const matches = [
      ['A', 'B', 3, 0],
      ['A', 'C', 3, 0],
      ['A', 'D', '', ''],
      ['B', 'C', 3, 0],
      ['B', 'D', 3, 0],
      ['C', 'D', 3, 0],
    ];
    expect(statuses(matches)).toEqual({ A: '', B: 'Clasificado', C: 'Clasificado', D: '' });
  });

  test('nobody yet where nothing is played', () => {
    const rows = standings([
      ['A', 'B', '', ''],
      ['A', 'C', '', ''],
      ['B', 'C', '', ''],
    ]);
    expect(rows.map(({ Pos, PJ, Estado }) => [Pos, PJ, Estado])).toEqual([
      [1, 0, ''],
      [1, 0, ''],
      [1, 0, ''],
    ]);
  });
});

describe('late points', () => {
  const rows = [
    ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Penal. B', 'Penal. N'],
    // White came late and gave two points; he won the rest.
    ['A', 'B', 3, 2, 2, ''],
  ];

  test('count in the difference: they are on the scoreboard', () => {
    expect(row(rows, 'A')).toMatchObject({ PF: 3, PC: 2, Dif: 1 });
  });

  test('latePointsCountInDifference no: what one side gave is taken from the other side’s points', () => {
    const regulation = option(['latePointsCountInDifference', 'no']);
    expect(row(rows, 'A', regulation)).toMatchObject({ PG: 1, Dif: 3 });
    expect(row(rows, 'B', regulation)).toMatchObject({ PP: 1, Dif: -3 });
  });
});
