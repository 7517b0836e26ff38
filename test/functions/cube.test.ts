import { describe, expect, test } from '@jest/globals';
import { formula } from './formula';

describe('TD_GAME_POINTS', () => {
  // Source 002, "Dado para doblar puntuación": 2 for a simple game, 4 for a gammon, 6 for a backgammon on a cube of 2; a
  // gammon on 4 is 8.
  test.each([
    ['simple', undefined, 1],
    ['gammon', '', 2],
    ['backgammon', 1, 3],
    ['simple', 2, 2],
    ['gammon', 2, 4],
    ['backgammon', 2, 6],
    ['gammon', 4, 8],
    [3, 64, 192],
    [' Gammon ', '8', 16],
    ['1', 16, 16],
  ])('%s on %s: %i', (kind, cube, points) => {
    expect(formula('TD_GAME_POINTS', kind, cube)).toBe(points);
  });

  test('columns with titles', () => {
    expect(formula('TD_GAME_POINTS', [['Tipo'], ['gammon'], ['simple']], [['Cubo'], [2], ['']])).toEqual([
      ['Puntos'],
      [4],
      [1],
    ]);
  });

  test.each([
    [['gammon', 0], /valor del cubo/],
    [['gammon', 128], /valor del cubo/],
    [['', 2], /falta kind/i],
    [[4, 2], /simple, gammon o backgammon/],
  ])('%j is refused', (args, sentence) => {
    expect(() => formula('TD_GAME_POINTS', ...args)).toThrow(sentence);
  });
});

describe('TD_IS_CRAWFORD', () => {
  const isCrawford = (...args: readonly unknown[]): unknown => formula('TD_IS_CRAWFORD', ...args);

  // Source 004, 5.5; 002, "La regla de Crawford".
  test.each([
    ['nobody is there yet', [7, 5, 3], false],
    ['white needs one point', [7, 6, 3], true],
    ['black does', [7, 0, 6], true],
    ['it was played and white still needs it', [7, 6, 4, true], false],
    ['both need one: it lies behind them', [7, 6, 6], false],
    ['the match is over', [7, 7, 6], false],
    ['over by more than the length', [7, 9, 6], false],
    ['a match to one point has none', [1, 0, 0], false],
    ['a match to two after a late start', [2, 1, 0], true],
    ['played: no', [5, 4, 1, 'no'], true],
    ['played: sí', [5, 4, 1, 'sí'], false],
  ])('%s', (_, args, expected) => {
    expect(isCrawford(...args)).toBe(expected);
  });

  /** A match told game by game: which games were without the cube. */
  test.each([
    [
      5,
      [
        [2, 0],
        [2, 0],
        [0, 2],
        [0, 2],
        [1, 0],
      ],
      [false, false, true, false, false],
    ],
    [
      3,
      [
        [1, 0],
        [0, 2],
        [1, 0],
        [1, 0],
      ],
      [false, false, true, false],
    ],
    [1, [[1, 0]], [false]],
  ] as const)('a match to %i, game by game', (length, games, expected) => {
    let [white, black, played] = [0, 0, false];
    const crawford = games.map(([forWhite, forBlack]) => {
      const now = isCrawford(length, white, black, played) as boolean;
      played = played || now;
      white += forWhite;
      black += forBlack;
      return now;
    });
    expect(crawford).toEqual(expected);
  });

  test('columns', () => {
    expect(
      isCrawford(7, [['Puntos B'], [6], [2]], [['Puntos N'], [1], [6]], [['Crawford'], [true], ['']]),
    ).toEqual([['Crawford'], [false], [true]]);
  });

  test.each([
    [[7, 7, 7], /solo uno llega/],
    [[7, -1, 3], /-1.*desde 0/],
    [[0, 0, 0], /0.*desde 1/],
    [[7, 6, ''], /falta black/],
    [[7, 6, 3, 'quizás'], /quizás.*sí o no/],
  ])('%j is refused', (args, sentence) => {
    expect(() => isCrawford(...args)).toThrow(sentence);
  });
});
