import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { OTHELLO } from '../../../src/core/regulations/othello';
import {
  groupMatchLimits,
  judgeResult,
  knockoutLimits,
  playoffLimits,
  type ResultLimits,
} from '../../../src/core/standings/result-limits';

/** Every result up to 9 that is taken, as `3-1`. */
function taken(limits: ResultLimits): string[] {
  const results: string[] = [];
  for (let white = 0; white <= 9; white++) {
    for (let black = 0; black <= 9; black++) {
      const judged = judgeResult(white, black, limits);
      if (judged.ok && judged.value.kind === 'played') results.push(`${white}-${black}`);
    }
  }
  return results;
}

/** What rules §2 names: the winner from..to, the loser below the length, whoever of the two has which colour. */
function named(from: number, to: number, loser: number): string[] {
  const results: string[] = [];
  for (let won = from; won <= to; won++) {
    for (let lost = 0; lost <= loser; lost++) results.push(`${won}-${lost}`, `${lost}-${won}`);
  }
  return results.sort();
}

const HG_GROUP = groupMatchLimits(HG);

describe('results that are allowed (rules §2; HG 5.2, 5.3, 7.2.2)', () => {
  test.each<[string, ResultLimits, string[]]>([
    ['to 3: the winner 3..5, the loser 0..2', HG_GROUP, named(3, 5, 2)],
    ['to 5: 5..7 against 0..4', knockoutLimits(4, HG), named(5, 7, 4)],
    ['the final to 7: 7..9 against 0..6', knockoutLimits(2, HG), named(7, 9, 6)],
    ['a play-off: one game to 1', playoffLimits(HG), named(1, 3, 0)],
    ['with a cube there is no upper bound', { ...HG_GROUP, cube: true }, named(3, 9, 2)],
  ])('%s', (_, limits, results) => {
    expect(taken(limits).sort()).toEqual(results);
  });

  test.each([
    [99, 0, true],
    [0, 1000, true],
    [2, 1, false],
    [3, 3, false],
  ])('with a cube, to 3: %i–%i is taken: %p', (white, black, isTaken) => {
    expect(judgeResult(white, black, { ...HG_GROUP, cube: true }).ok).toBe(isTaken);
  });

  test('without a length any two unequal numbers are a result', () => {
    const limits = { ...HG_GROUP, length: null };
    expect(judgeResult(40, 2, limits)).toMatchObject({ ok: true });
    expect(judgeResult(1, 2, limits)).toMatchObject({ ok: true });
    expect(judgeResult(7, 7, limits)).toMatchObject({ problem: { code: 'equalPoints' } });
  });

  test('0–0 is a match prepared and not played', () => {
    for (const limits of [HG_GROUP, groupMatchLimits(OTHELLO), { ...HG_GROUP, length: null }]) {
      expect(judgeResult(0, 0, limits)).toEqual({ ok: true, value: { kind: 'pending' } });
    }
    expect(judgeResult(3, 0, HG_GROUP)).toEqual({ ok: true, value: { kind: 'played', white: 3, black: 0 } });
    expect(judgeResult(0, 3, HG_GROUP)).toEqual({ ok: true, value: { kind: 'played', white: 0, black: 3 } });
  });
});

describe('what is not allowed says which, on whose side, with the figures', () => {
  test.each([
    [2, 1, 'winnerBelowLength', { points: 2, length: 3 }, 'white'],
    [1, 2, 'winnerBelowLength', { points: 2, length: 3 }, 'black'],
    [5, 3, 'loserAtOrAboveLength', { points: 3, length: 3 }, 'black'],
    [4, 5, 'loserAtOrAboveLength', { points: 4, length: 3 }, 'white'],
    [6, 0, 'winnerAboveLength', { points: 6, length: 3, most: 5 }, 'white'],
    [2, 7, 'winnerAboveLength', { points: 7, length: 3, most: 5 }, 'black'],
    [3, 3, 'equalPoints', { white: 3, black: 3 }, 'black'],
  ])('%i–%i to 3: %s', (white, black, code, params, side) => {
    expect(judgeResult(white, black, HG_GROUP)).toMatchObject({ ok: false, problem: { code, params }, side });
  });

  test.each([
    [40, 25, 'white'],
    [1, 64, 'black'],
    // Of two equal ones the second, as everywhere.
    [40, 40, 'black'],
  ])('%i–%i discs are more than there are squares', (white, black, side) => {
    expect(judgeResult(white, black, groupMatchLimits(OTHELLO))).toMatchObject({
      ok: false,
      problem: { code: 'discsBeyondBoard', params: { white, black, squares: 64 } },
      side,
    });
  });
});

describe('discs become the official score (rules §10)', () => {
  test.each([
    [40, 24, 40, 24],
    [40, 20, 44, 20],
    [10, 30, 10, 54],
    [30, 30, 32, 32],
    [13, 0, 64, 0],
  ])('%i–%i is %i–%i', (white, black, officialWhite, officialBlack) => {
    expect(judgeResult(white, black, groupMatchLimits(OTHELLO))).toEqual({
      ok: true,
      value: { kind: 'played', white: officialWhite, black: officialBlack },
    });
  });

  test('a draw decides no knock-out match and no play-off', () => {
    for (const limits of [knockoutLimits(2, OTHELLO), playoffLimits(OTHELLO)]) {
      expect(judgeResult(32, 32, limits)).toMatchObject({ problem: { code: 'equalPoints' } });
      expect(judgeResult(33, 31, limits).ok).toBe(true);
    }
  });
});

test('the limits are those of the regulation', () => {
  expect(HG_GROUP).toEqual({ length: 3, cube: false, draws: false, squares: null });
  expect(groupMatchLimits(OTHELLO)).toMatchObject({ draws: true, squares: 64 });
  expect(groupMatchLimits(INTERNATIONAL).cube).toBe(true);
  expect(playoffLimits(HG)).toEqual({ length: 1, cube: false, draws: false, squares: null });
  expect(playoffLimits(INTERNATIONAL).cube).toBe(true);
  expect(playoffLimits(OTHELLO)).toMatchObject({ length: null, draws: false, squares: 64 });
  expect(knockoutLimits(4, HG)).toEqual({ length: 5, cube: false, draws: false, squares: null });
  expect(knockoutLimits(2, HG)).toMatchObject({ length: 7, draws: false });
});
