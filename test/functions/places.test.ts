import { describe, expect, test } from '@jest/globals';
import { formulaIn, table } from './formula';

const HEADER = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];

/** Place, name, round and wins, without the header. */
const rowsOf = (draw: unknown, regulation?: unknown): unknown[][] => {
  const [header, ...rows] = table('TD_PLACES', draw, regulation);
  expect(header).toEqual(['Puesto', 'Jugador', 'Ronda', 'Ganados']);
  return rows;
};

const FOUR: readonly unknown[][] = [
  ['M1', 'Semifinal', 'Ana', 'Dora', 5, 2, ''],
  ['M2', 'Semifinal', 'Bea', 'Carla', 3, 5, ''],
  ['M3', 'Final', 'Ana', 'Carla', 4, 7, ''],
];

const FOUR_ENDED = [
  [1, 'Carla', 'Final', 2],
  [2, 'Ana', 'Final', 1],
  [3, 'Bea', 'Semifinal', 0],
  [3, 'Dora', 'Semifinal', 0],
];

describe('however the draw is laid out', () => {
  test('without titles, with them, with the references that TD_KNOCKOUT writes', () => {
    expect(rowsOf(FOUR)).toEqual(FOUR_ENDED);
    expect(rowsOf([HEADER, ...FOUR])).toEqual(FOUR_ENDED);
    const [first, second] = FOUR;
    expect(rowsOf([first, second, ['M3', 'Final', 'Ganador M1', 'Ganador M2', 4, 7]])).toEqual(FOUR_ENDED);
  });

  test('under a title, columns in another order and others among them, blank rows, a total below', () => {
    const header = ['Negras', 'Puntos N', 'Hora', 'Ronda', 'Puntos B', 'Blancas', 'Sala', 'Partido'];
    const moved = FOUR.map(([id, round, white, black, left, right]) => [
      ...[black, right, '20:00', round, left, white, 'A', id],
    ]);
    const blank = header.map(() => '');
    const rows = [['Segunda fase', ...blank.slice(1)], blank, header, moved[0], blank, moved[1], moved[2]];
    expect(rowsOf([...rows, ['', '', '', 'Campeón', '', '', '', ''], blank])).toEqual(FOUR_ENDED);
  });

  test('the round once for all its matches, and no column of matches', () => {
    const sparse = [
      ['Ronda', 'Blancas', 'Negras', 'Resultado'],
      ['Semifinales', 'Ana', 'Dora', '5-2'],
      ['', 'Bea', 'Carla', '3:5'],
      ['Final', 'Ana', 'Carla', '4 - 7'],
    ];
    expect(rowsOf(sparse)).toEqual(FOUR_ENDED);
  });

  test('the last match first', () => {
    expect(rowsOf([...FOUR].reverse())).toEqual(FOUR_ENDED);
  });

  test.each([
    ['en', ['Match', 'Round', 'White', 'Black', 'Score'], ['SF', 'Semi-final', 'Final'], 'Winner of match 2'],
    ['el', ['Αγώνας', 'Γύρος', 'Λευκά', 'Μαύρα', 'Σκορ'], ['Ημιτελικός', '', 'Τελικός'], 'Νικητής Αγώνα Νο2'],
    ['ru', ['Матч', 'Раунд', 'Белые', 'Черные', 'Счет'], ['1/2 финала', '', 'Финал'], 'Победитель матча 2'],
  ] as const)('in the words of %s', (_, header, [one, two, final], reference) => {
    const rows = [
      [...header],
      [1, one, 'Ana', 'Dora', '5-2'],
      [2, two, 'Bea', 'Carla', '3-5'],
      [3, final, 'Ana', reference, '4-7'],
    ];
    expect(rowsOf(rows)).toEqual(FOUR_ENDED);
  });

  test('answers in the language of the build', () => {
    expect(formulaIn('en', 'TD_PLACES', FOUR)).toEqual([['Place', 'Player', 'Round', 'Wins'], ...FOUR_ENDED]);
  });

  test('matches with names of their own, and rounds as names of matches', () => {
    const named = [
      ['SF1', 'SF', 'Ana', 'Dora', 5, 2],
      ['SF2', 'SF', 'Bea', 'Carla', 3, 5],
      ['F', 'Final', 'Ganador SF1', 'Winner SF2', 4, 7],
    ];
    expect(rowsOf(named)).toEqual(FOUR_ENDED);
    const [first, second] = FOUR;
    expect(rowsOf([first, second, ['', 'Final', 'Ganador Semifinal 1', 'W2', 4, 7]])).toEqual(FOUR_ENDED);
  });

  test('one name, however it is typed', () => {
    const typed = FOUR.map((row, at) => (at === 2 ? ['m3', 'FINAL', ' ANA ', 'cárla', 4, '7'] : row));
    expect(rowsOf(typed)).toEqual(FOUR_ENDED);
  });
});

describe('where players come from', () => {
  const LINKED = [...HEADER, 'Pasa a'];
  /** The second and the third match play for one place of the final. */
  const own = (final: readonly unknown[], semifinal: readonly unknown[] = ['', '', 5, 1]): unknown[][] => [
    LINKED,
    ['M1', 'Semifinal', 'Ana', 'Bea', 5, 1, '', 'M9'],
    ['M2', 'Repechaje', 'Carla', 'Dora', 5, 1, '', 'M8'],
    ['M3', 'Repechaje', 'Elsa', 'Fina', 1, 5, '', 'M8'],
    ['M8', 'Semifinal', ...semifinal, '', 'M9'],
    ['M9', 'Final', ...final, '', ''],
  ];

  test('«Pasa a» of the director’s own draw holds, whatever the order of the rows would say', () => {
    const rows = rowsOf(own(['', '', '', ''], ['Carla', 'Fina', 5, 1]));
    expect(rows.filter(([place]) => place === '').map(([, player, round]) => [player, round])).toEqual([
      ['Carla', 'Final'],
      ['Ana', 'Final'],
    ]);
    const ended = rowsOf(own(['Carla', 'Ana', 7, 1], ['Fina', 'Carla', 1, 5]));
    expect(ended.slice(0, 2)).toEqual([
      [1, 'Carla', 'Final', 3],
      [2, 'Ana', 'Final', 1],
    ]);
  });

  test('the first match may pass to the third’s opponent', () => {
    const quarter = (at: number, white: string, black: string, next: string): unknown[] => [
      ...[`M${at}`, '4tos', white, black, 5, 1, '', next],
    ];
    const rows = [
      LINKED,
      quarter(1, 'Ana', 'Bea', 'M5'),
      quarter(2, 'Carla', 'Dora', 'M6'),
      quarter(3, 'Elsa', 'Fina', 'M5'),
      quarter(4, 'Gala', 'Hilda', 'M6'),
      ['M5', 'Semifinal', 'Ana', 'Elsa', 5, 1, '', 'M7'],
      ['M6', 'Semifinal', 'Gala', 'Carla', 5, 1, '', 'M7'],
      ['M7', 'Final', '', '', '', '', '', ''],
    ];
    const inFinal = rowsOf(rows).flatMap(([place, player]) => (place === '' ? [player] : []));
    expect(inFinal).toEqual(['Ana', 'Gala']);
    // As the order of the rows would have it, it is others who play there.
    const swapped = rows.map((row) =>
      row[0] === 'M5' ? [...row.slice(0, 3), 'Carla', ...row.slice(4)] : row,
    );
    expect(() => rowsOf(swapped)).toThrow(/^Fila 6.*M5/);
  });

  test('«Viene de» beside names: a corrected result moves the right player on', () => {
    const rows = (left: number, right: number): unknown[][] => [
      [...HEADER, 'Viene de B', 'Viene de N'],
      ['M1', 'Semifinal', 'Ana', 'Bea', left, right, '', '', ''],
      ['M2', 'Semifinal', 'Carla', 'Dora', 5, 1, '', '', ''],
      ['M3', 'Final', 'Carla', 'Ana', '', '', '', 'Ganador M2', 'Ganador M1'],
    ];
    const inFinal = (draw: unknown[][]): unknown[] =>
      rowsOf(draw).flatMap(([place, player]) => (place === '' ? [player] : []));
    expect(inFinal(rows(5, 1))).toEqual(['Ana', 'Carla']);
    expect(inFinal(rows(1, 5))).toEqual(['Bea', 'Carla']);
  });

  test('places of groups stay open in a formula, which sees no groups', () => {
    const rows = [
      ['M1', 'Semifinal', '1G1', '2º G2', '', ''],
      ['M2', 'Semifinal', 'G2-1', 'Ana', '', ''],
      ['M3', 'Final', 'Ganador M1', 'Ganador M2', '', ''],
    ];
    expect(rowsOf(rows)).toEqual([['', 'Ana', 'Semifinal', 0]]);
    const played = rows.map((row, at) => (at === 0 ? [...row.slice(0, 4), 5, 2] : row));
    expect(() => rowsOf(played)).toThrow(/^Fila 1.*aún no se sabe quién lo juega/);
  });

  test('byes pass', () => {
    const rows = [
      ['M1', 'Semifinal', 'Ana', 'Libre', '', ''],
      ['M2', 'Semifinal', 'Bea', 'Carla', 3, 5],
      ['M3', 'Final', 'Ana', 'Carla', 4, 7],
    ];
    expect(rowsOf(rows)).toEqual([
      [1, 'Carla', 'Final', 2],
      [2, 'Ana', 'Final', 0],
      [3, 'Bea', 'Semifinal', 0],
    ]);
  });
});

describe('results', () => {
  const semifinal = (white: unknown, black: unknown): unknown[][] => [
    ['M1', 'Semifinal', 'Ana', 'Bea', white, black],
    ['M2', 'Semifinal', 'Carla', 'Dora', '', ''],
    ['M3', 'Final', 'Ganador M1', 'Ganador M2', '', ''],
  ];

  test('to 5 with up to 7, the final to 7 with up to 9 (7.3)', () => {
    for (const [white, black] of [
      [5, 0],
      [7, 4],
      ['5', '3'],
    ]) {
      expect(rowsOf(semifinal(white, black))[0]).toEqual(['', 'Ana', 'Final', 1]);
    }
    expect(() => rowsOf(semifinal(8, 3))).toThrow(/^Fila 1, columna 5.*a 5 sin cubo.*de 5 a 7/);
    expect(() => rowsOf(semifinal(4, 3))).toThrow(/^Fila 1, columna 5.*al menos a 5/);
    expect(() => rowsOf(semifinal(6, 5))).toThrow(/^Fila 1, columna 6.*de 0 a 4/);
    expect(() => rowsOf(semifinal(5, 5))).toThrow(/^Fila 1.*empate/);
    expect(() => rowsOf(semifinal(5, ''))).toThrow(/^Fila 1.*medio resultado/);
    expect(rowsOf([['M1', 'Final', 'Ana', 'Bea', 9, 6]])[0]).toEqual([1, 'Ana', 'Final', 1]);
    expect(() => rowsOf([['M1', 'Final', 'Ana', 'Bea', 5, 3]])).toThrow(/a 7 el ganador llega al menos a 7/);
  });

  test('with a cube there is no upper bound, and in OTHELLO 33 discs win', () => {
    const lengths = [
      ['base', 'MIAPUESTA'],
      ['finalMatchLength', 7],
    ];
    expect(rowsOf([['M1', 'Final', 'Ana', 'Bea', 16, 3]], lengths)[0]).toEqual([1, 'Ana', 'Final', 1]);
    expect(rowsOf([['M1', 'Final', 'Ana', 'Bea', 31, 33]], 'OTHELLO')[0]).toEqual([1, 'Bea', 'Final', 1]);
  });

  test('prepared rows are none', () => {
    for (const [white, black] of [
      [0, 0],
      ['', ''],
      ['-', '-'],
    ]) {
      expect(rowsOf(semifinal(white, black))).toEqual([
        ['', 'Ana', 'Semifinal', 0],
        ['', 'Bea', 'Semifinal', 0],
        ['', 'Carla', 'Semifinal', 0],
        ['', 'Dora', 'Semifinal', 0],
      ]);
    }
  });

  test('a score that became a date or a time is told, with what it was', () => {
    const header = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Resultado'];
    const row = (score: unknown): unknown[][] => [header, ['M1', 'Semifinal', 'Ana', 'Bea', score]];
    expect(() => rowsOf(row(new Date(2026, 4, 3)))).toThrow(/^Fila 2, columna 5.*fecha.*5-3/);
    expect(() => rowsOf(row(new Date(1899, 11, 30, 5, 3)))).toThrow(/^Fila 2, columna 5/);
  });

  test('the example of 2.3.9: a forfeit in the 4tos brings back whom the offender beat in the 8vos', () => {
    const rows: unknown[][] = [
      ['M1', '8vos', 'Ana', 'Bea', 5, 2],
      ['M2', '8vos', 'Carla', 'Dora', 5, 2],
      ['M3', '4tos', 'Ana', 'Carla', 'F', ''],
    ];
    expect(rowsOf(rows)).toEqual([
      ['', 'Carla', '4tos', 1],
      ['', 'Bea', '4tos', 0],
      [9, 'Dora', '8vos', 0],
      ['', 'Ana', '4tos', 0],
    ]);
    // The match against who came back: a further row, with the number of the match or without.
    for (const id of ['M3', 'm3', '']) {
      expect(rowsOf([...rows, [id, '4tos', 'Bea', 'Carla', 3, 5]])).toEqual([
        ['', 'Carla', 'Semifinal', 2],
        [5, 'Bea', '4tos', 0],
        [9, 'Dora', '8vos', 0],
        ['', 'Ana', '4tos', 0],
      ]);
    }
    // Elsewhere the opponent passes, and a further row is too many.
    expect(rowsOf(rows, 'OTHELLO')[0]).toEqual(['', 'Carla', 'Semifinal', 2]);
    expect(() => rowsOf([...rows, ['M3', '4tos', 'Bea', 'Carla', 33, 31]], [['base', 'OTHELLO']])).toThrow(
      /^Fila 4.*M3/,
    );
  });
});

describe('the match for third', () => {
  const rows = (points: readonly unknown[]): unknown[][] => [
    ['M1', 'Semifinal', 'Ana', 'Dora', 40, 24],
    ['M2', 'Semifinal', 'Bea', 'Carla', 30, 34],
    ['M3', 'Final', 'Ganador M1', 'Ganador M2', 33, 31],
    ['M4', '3er puesto', 'Perdedor M1', 'Perdedor M2', ...points],
  ];

  test('gives 3 and 4', () => {
    expect(rowsOf(rows([20, 44]), 'OTHELLO').map(([place, player]) => [place, player])).toEqual([
      [1, 'Ana'],
      [2, 'Carla'],
      [3, 'Bea'],
      [4, 'Dora'],
    ]);
  });

  test('while it is open nobody of them has a place', () => {
    const open = rowsOf(rows(['', '']), 'OTHELLO').filter(([place]) => place === '');
    expect(open.map(([, player, round]) => [player, round])).toEqual([
      ['Bea', '3er puesto'],
      ['Dora', '3er puesto'],
    ]);
  });
});
