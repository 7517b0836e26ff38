import { describe, expect, test } from '@jest/globals';
import { formula } from './formula';

const score = (...args: readonly unknown[]): unknown => formula('TD_OTHELLO_SCORE', ...args);

describe('TD_OTHELLO_SCORE', () => {
  // Source 001, "Подсчет очков", "Время по умолчанию"; rules §10.
  test.each([
    ['a full board', [40, 24], [40, 24]],
    ['empty squares go to the winner', [60, 3], [61, 3]],
    ['to white too', [0, 13], [0, 64]],
    ['a draw is 32–32', [32, 32], [32, 32]],
    ['also with empty squares', [30, 30], [32, 32]],
    ['black’s flag falls: white wins, at least 33–31', [50, 14, 'cae negras'], [31, 33]],
    ['or with his own discs', [20, 44, 'cae negras'], [20, 44]],
    ['and the empty squares', [20, 40, 'cae negras'], [20, 44]],
    ['a drawn board too is 33–31 then', [32, 32, 'cae blancas'], [33, 31]],
    ['white’s flag falls', [44, 20, 'cae blancas'], [44, 20]],
    ['a second time', [40, 24, 'cae negras 2'], [0, 64]],
    ['a second time, white', [10, 54, 'cae blancas 2'], [64, 0]],
    ['both, black first', [40, 24, 'caen ambas negras'], [31, 33]],
    ['both, white first', [10, 54, 'caen ambas blancas'], [33, 31]],
    ['black won’t finish', [30, 20, 'abandona negras'], [0, 64]],
    ['white won’t finish, nothing counted', ['', '', 'abandona blancas'], [64, 0]],
  ] as const)('%s: %j', (_, args, official) => {
    expect(score(...args)).toEqual([official]);
  });

  test.each([
    ['black falls', [31, 33]],
    ['WHITE FALLS 2', [64, 0]],
    ['both fall white', [33, 31]],
    ['Black resigns', [0, 64]],
  ])('in English: %s', (incident, official) => {
    expect(score(40, 24, incident)).toEqual([official]);
  });

  test('the two sides always have the whole board, and who wins is not changed without an incident', () => {
    for (let black = 0; black <= 64; black++) {
      for (let white = black === 0 ? 1 : 0; black + white <= 64; white++) {
        const [[ownBlack, ownWhite]] = score(black, white) as [[number, number]];
        expect([black, white, ownBlack + ownWhite]).toEqual([black, white, 64]);
        expect(Math.sign(ownBlack - ownWhite)).toBe(Math.sign(black - white));
      }
    }
  });

  test('columns, titles, text numbers, blank rows', () => {
    expect(
      score(
        [['Negras'], ['40'], [''], ['']],
        [['Blancas'], [20], [''], ['']],
        [['Incidencia'], [''], [''], ['cae blancas 2']],
      ),
    ).toEqual([
      ['Negras', 'Blancas'],
      [44, 20],
      ['', ''],
      [64, 0],
    ]);
  });

  test.each([
    [[-1, 10], /-1.*desde 0/],
    [[10.5, 10], /10\.5.*entero/],
    [['', 10], /falta black/i],
    [[10, ''], /falta white/],
    [['', '', 'cae negras'], /falta black/i],
    [[65, 0], /más de 64/],
  ])('%j is refused', (args, sentence) => {
    expect(() => score(...args)).toThrow(sentence);
  });
});
