import { describe, expect, test } from '@jest/globals';
import { formula } from './formula';

const clock = (...args: readonly unknown[]): unknown => formula('TD_CLOCK', ...args);

/** 7.6.2: two minutes for each point of the match, one less for each point already on the board, counted off. */
function byHand(length: number, white: number, black: number): number {
  let minutes = 0;
  for (let point = 1; point <= length; point++) minutes += 2;
  for (let point = 1; point <= white + black; point++) if (minutes > 0) minutes -= 1;
  return minutes;
}

describe('TD_CLOCK', () => {
  test('to 5 at 2–1: 7 minutes (rules §8)', () => {
    expect(clock(5, 2, 1)).toBe(7);
  });

  test.each([1, 2, 3, 4, 5, 6, 8, 9, 11])('a match to %i under way (7.6.2), never below 0', (length) => {
    for (let white = 0; white <= length + 2; white++) {
      for (let black = 0; black <= length + 2; black++) {
        expect([white, black, clock(length, white, black)]).toEqual([
          white,
          black,
          byHand(length, white, black),
        ]);
      }
    }
  });

  test.each([
    [3, 0, 0, 6],
    [3, 2, 2, 2],
    [3, 1, 0, 5],
    [5, 0, 0, 10],
    [5, 4, 4, 2],
    [1, 1, 1, 0],
    [3, 5, 2, 0],
  ])('to %i at %i–%i: %i', (length, white, black, minutes) => {
    expect(clock(length, white, black)).toBe(minutes);
  });

  // 7.3: "10 minutos de conteo regresivo por encuentro".
  test('the final, to 7: ten minutes each', () => {
    expect(clock(7, 0, 0)).toBe(10);
  });

  test('the final’s length is an option: another length is then the final', () => {
    const own = [
      ['base', 'HG'],
      ['finalMatchLength', 9],
    ];
    expect(clock(9, 0, 0, own)).toBe(10);
    expect(clock(7, 2, 1, own)).toBe(11);
  });

  test('MIAPUESTA: five minutes a game', () => {
    expect(clock(5, 2, 1, 'MIAPUESTA')).toBe(5);
  });

  test('INTERNATIONAL names no times', () => {
    expect(() => clock(5, 2, 1, 'INTERNATIONAL')).toThrow(/INTERNATIONAL.*reloj/);
  });

  test('columns, text numbers, titles', () => {
    expect(clock([[5], [3], ['']], [[2], ['0'], ['']], [[1], [' 0'], ['']])).toEqual([[7], [6]]);
    expect(clock(5, [[2], [0]], 1)).toEqual([[7], [9]]);
    expect(clock('5', '2', '1')).toBe(7);
    expect(clock([['Encuentro a'], [5]], [['Puntos B'], [2]], [['Puntos N'], [1]])).toEqual([['Reloj'], [7]]);
  });

  test.each([
    [[5, -1, 0], /-1.*desde 0/],
    [[5, 0, 1.5], /1\.5.*entero/],
    [[0, 0, 0], /0.*desde 1/],
    [[5, '', 1], /falta pointsWhite/],
    [[5, 1, undefined], /falta pointsBlack/],
    [['', 1, 1], /falta matchLength/i],
    [['cinco', 1, 1], /cinco.*número/],
  ])('%j is refused', (args, sentence) => {
    expect(() => clock(...args)).toThrow(sentence);
  });

  test('in a column the sentence names the row and the argument', () => {
    expect(() => clock([[5], [5]], [[1], [-2]], [[1], [1]])).toThrow(/Fila 2 de pointsWhite.*-2/);
  });
});
