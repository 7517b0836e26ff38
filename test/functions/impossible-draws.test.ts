import { describe, expect, test } from '@jest/globals';
import { formula, table } from './formula';

const M1 = ['M1', 'Semifinal', 'A', 'B', 5, 3];
const M2 = ['M2', 'Semifinal', 'C', 'D', 5, 3];
const match = (white: unknown, black: unknown, pointsWhite: unknown, pointsBlack: unknown): unknown[][] => [
  ['M1', 'Semifinal', white, black, pointsWhite, pointsBlack],
];
const final = (white: unknown, black: unknown, pointsWhite: unknown, pointsBlack: unknown): unknown[][] => [
  ['M3', 'Final', white, black, pointsWhite, pointsBlack],
];

describe('what can be no draw is one sentence with its cell', () => {
  test.each<[string, unknown[][], RegExp]>([
    ['an unknown round', [['M1', 'Ronda 1', 'A', 'B', 5, 3]], /^Fila 1, columna 2: «Ronda 1» no es una/],
    ['no round', [['M1', '', 'A', 'B', 5, 3]], /^Fila 1, columna 2: falta la ronda/],
    [
      'an unknown round that waits for its players',
      [M1, M2, ['M3', 'Finalísima', '', '', '', '']],
      /^Fila 3, columna 2: «Finalísima» no es una ronda/,
    ],
    [
      'a number twice',
      [M1, ['m 1', ...M2.slice(1)]],
      /^Fila 2, columna 1: el partido M1 ya está en la fila 1/,
    ],
    [
      'two finals',
      [...final('A', 'B', 7, 3), ['M4', 'Final', 'C', 'D', 7, 3]],
      /^Fila 2, columna 2: Final no/,
    ],

    ['no such match', [M1, ...final('W1', 'W2', '', '')], /^Fila 2, columna 4: no hay un partido M2/],
    [
      'a later match',
      [...match('Ganador M3', 'B', '', ''), M2, ...final('W1', 'C', '', '')],
      /^Fila 1, columna 3: no hay un partido M3 en una ronda anterior/,
    ],
    ['itself', final('Ganador M3', 'B', '', ''), /^Fila 1, columna 3: no hay un partido M3/],
    ['one winner at both sides', [M1, ...final('Ganador M1', 'W1', '', '')], /^Fila 2, columna 4: M1 choca/],
    [
      'one reference twice',
      [...match('1G1', 'B', '', ''), ...final('C', 'G1-1', '', '')],
      /^Fila 2.*1G1 choca/,
    ],

    [
      'a player twice in the first round',
      [M1, ['M2', 'Semifinal', 'A', 'D', 5, 2], ...final('', '', '', '')],
      /^Fila 2, columna 3: A ya está en la fila 1; cada jugador va una sola vez/,
    ],
    [
      'a player twice in a later round: the match beside it is named',
      [
        ['M1', '4tos', 'A', 'B', 5, 1],
        ['M2', '4tos', 'C', 'D', 5, 1],
        ['M3', 'Semifinal', 'A', 'C', '', ''],
        ['M4', 'Semifinal', 'A', 'E', '', ''],
      ],
      /^Fila 4, columna 3: A ya está en la fila 3/,
    ],
    ['himself', match('Ana', 'aná', 5, 3), /^Fila 1, columna 4: Ana juega contra sí mismo/],
    [
      'himself by a reference',
      [M1, ...final('W1', 'A', '', '')],
      /^Fila 2, columna 4: A ya está en la fila 1/,
    ],
    ['a name misspelt', [M1, M2, ...final('Á.', 'C', 7, 1)], /^Fila 1, columna 3: el ganador de M1 no tiene/],
    ['an error', match('#REF!', 'B', 5, 0), /^Fila 1, columna 3: la casilla tiene el error #REF!/],
    ['no name', match(true, 'B', 5, 0), /^Fila 1, columna 3: «true» no es un nombre/],
    ['a date for a name', match('A', new Date(2026, 4, 3), 5, 0), /^Fila 1, columna 4: «2026-05-03» no es/],

    ['half a score', match('A', 'B', 5, ''), /^Fila 1, columna 6: solo hay medio resultado/],
    ['a drawn match', match('A', 'B', 5, 5), /^Fila 1, columna 6: 5-5 es un empate/],
    ['8–2 to 5', match('A', 'B', 8, 2), /^Fila 1, columna 5: .*de 5 a 7/],
    ['4–2 to 5', match('A', 'B', 4, 2), /^Fila 1, columna 5: .*al menos a 5/],
    ['6–5 to 5', match('A', 'B', 6, 5), /^Fila 1, columna 6: .*de 0 a 4/],
    ['5–3 in the final', final('A', 'B', 5, 3), /^Fila 1, columna 5: .*al menos a 7/],
    ['10–3 in the final', final('A', 'B', 10, 3), /^Fila 1, columna 5: .*de 7 a 9/],
    ['9–7 in the final', final('A', 'B', 9, 7), /^Fila 1, columna 6: .*de 0 a 6/],
    ['a score that is a date', match('A', 'B', new Date(2026, 4, 3), 3), /^Fila 1, columna 5: .*3-5 o 5-3/],
    ['a result against a bye', match('A', 'Libre', 5, 0), /^Fila 1, columna 5: «Libre» no es un jugador/],
    ['a result against nobody', match('A', '', 5, 0), /^Fila 1, columna 4: falta el nombre/],
    ['a result of nobody', [M1, ['', 'Semifinal', '', '', 5, 0]], /^Fila 2, columna 5: falta el nombre/],

    [
      'a winner that did not win',
      [M1, M2, ...final('B', 'C', 7, 3)],
      /^Fila 3, columna 3: M3 \(B–C\) no puede ser: por los partidos anteriores lo juegan A y C\.$/,
    ],
    [
      'a result before it is known who plays',
      [M1, ['M2', 'Semifinal', 'C', 'D', '', ''], ...final('A', 'Ganador M2', 7, 3)],
      /^Fila 3, columna 4: M3 \(A\) tiene resultado y aún no se sabe quién lo juega\.$/,
    ],
    [
      'the same without any name',
      match('1G1', '2G2', 5, 3),
      /^Fila 1, columna 3: M1 tiene resultado y aún no se sabe quién lo juega\.$/,
    ],
    [
      'a second result of a match that a forfeit has decided',
      [...match('A', 'B', '', 'F'), M1, M2],
      /^Fila 2, columna 4: M1 \(A–B\) no puede ser: por los partidos anteriores lo juega A\.$/,
    ],
  ])('%s', (_, rows, sentence) => {
    expect(() => formula('TD_PLACES', rows)).toThrow(sentence);
  });

  test('«Pasa a» to no later match, or where both sides wait for others', () => {
    const header = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Pasa a'];
    const to = (next: string, ...others: readonly unknown[][]): unknown[][] => [
      header,
      [...M1, next],
      [...M2, 'M3'],
      ...others,
      ['M3', 'Final', '', '', '', '', 'Campeón'],
    ];
    expect(() => formula('TD_PLACES', to('M8'))).toThrow(
      /^Fila 2, columna 7: no hay un partido M8 .*posterior/,
    );
    expect(() => formula('TD_PLACES', to('M2'))).toThrow(/^Fila 2, columna 7: no hay un partido M2/);
    expect(() => formula('TD_PLACES', to('M3', ['M4', '4tos', 'E', 'F', 5, 0, 'M3']))).toThrow(
      /^Fila \d, columna 7: M3 choca con la fila 5/,
    );
    // A round is no match, and the final's champion is none either.
    expect(table('TD_PLACES', to('Final'))[1]).toEqual(['', 'A', 'Final', 1]);
  });
});

test('without numbers, the match of who was brought back is the same match again (HG 2.3.9)', () => {
  expect(
    table('TD_PLACES', [
      ['Ronda', 'Blancas', 'Negras', 'Resultado'],
      ['4tos', 'A', 'B', '5-1'],
      ['', 'C', 'D', '5-2'],
      ['', 'E', 'F', '5-3'],
      ['', 'G', 'H', '5-4'],
      ['Semifinal', 'A', 'C', 'F-5'],
      ['', 'B', 'C', '5-3'],
      ['', 'E', 'G', '5-0'],
      ['Final', 'B', 'E', '7-6'],
    ])
      .slice(1, 5)
      .map(([place, player]) => [place, player]),
  ).toEqual([
    [1, 'B'],
    [2, 'E'],
    [3, 'C'],
    [3, 'G'],
  ]);
});
