import { describe, expect, test } from '@jest/globals';
import { possibleResults } from '../../../src/core/evening/possible-results';
import { judgeResult } from '../../../src/core/standings/result-limits';

const limitsOf = (length: number) => ({ length, cube: false, draws: false, squares: null });

/** Every score at which a match can end that is played game by game: a game, a gammon, a backgammon (HG 5.2). */
function endings(length: number, white: number, black: number, found = new Set<string>()): Set<string> {
  if (white >= length || black >= length) return found.add(`${white}-${black}`);
  for (const points of [1, 2, 3]) {
    endings(length, white + points, black, found);
    endings(length, white, black + points, found);
  }
  return found;
}

function offered(length: number, start: { white: number; black: number }): Set<string> {
  const { losers, most } = possibleResults(limitsOf(length), start);
  const all = new Set<string>();
  for (let winner = length; winner <= most!; winner++) {
    for (const points of losers.black) all.add(`${winner}-${points}`);
    for (const points of losers.white) all.add(`${points}-${winner}`);
  }
  return all;
}

describe('the results a match can end with', () => {
  test.each([1, 3, 5, 7])(
    'to %i: exactly what playing it game by game can give, from every start',
    (length) => {
      for (let white = 0; white < length; white++) {
        for (let black = 0; black < length; black++) {
          expect(offered(length, { white, black })).toEqual(endings(length, white, black));
        }
      }
    },
  );

  test('all of them are results, and the late player of 40 minutes wins 3–2 at best (HG 2.3.1)', () => {
    for (const result of offered(3, { white: 0, black: 2 })) {
      const [white, black] = result.split('-').map(Number);
      expect(judgeResult(white!, black!, limitsOf(3)).ok).toBe(true);
    }
    expect(possibleResults(limitsOf(3), { white: 0, black: 2 }).losers).toEqual({
      white: [0, 1, 2],
      black: [2],
    });
  });

  test('a play-off is one game: the loser has none', () => {
    expect(possibleResults(limitsOf(1), { white: 0, black: 0 }).losers).toEqual({ white: [0], black: [0] });
  });

  test('with a cube, and without a length, nothing bounds the winner', () => {
    expect(
      possibleResults({ length: 3, cube: true, draws: false, squares: null }, { white: 0, black: 0 }).most,
    ).toBeNull();
    expect(
      possibleResults({ length: null, cube: false, draws: true, squares: null }, { white: 0, black: 0 }),
    ).toEqual({
      ...{ length: null, most: null, draws: true },
      losers: { white: [], black: [] },
    });
  });
});
