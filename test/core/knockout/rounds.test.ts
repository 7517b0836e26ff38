import { describe, expect, test } from '@jest/globals';
import {
  drawSize,
  loserPlace,
  mainDrawSize,
  nextRound,
  roundRank,
  seedLines,
} from '../../../src/core/knockout/rounds';
import { publishedBrackets } from '../../fixtures/cases/published-cases';

/** Seeds from top to bottom, numbered from 1. */
const topToBottom = (entries: number): number[][] => {
  const onLine: number[][] = [];
  seedLines(entries).forEach((line, seed) => (onLine[line] ??= []).push(seed + 1));
  return onLine;
};

describe('the lines of the seeds', () => {
  test.each(publishedBrackets())('%i as in published brackets', (size, seeds) => {
    expect(topToBottom(size).flat()).toEqual(seeds);
  });

  test('every seed beyond the draw plays in for the line of its opponent', () => {
    for (let entries = 2; entries <= 130; entries++) {
      const size = drawSize(entries);
      const lines = topToBottom(entries);
      expect(lines).toHaveLength(size);
      expect(lines.flat().sort((one, other) => one - other)).toEqual(
        Array.from({ length: entries }, (_, at) => at + 1),
      );
      const playIns = lines.filter((seeds) => seeds.length === 2);
      expect(playIns).toHaveLength(entries - size);
      for (const [better, worse] of playIns) expect(better! + worse!).toBe(2 * size + 1);
    }
  });

  test('the best two meet in the final at the earliest, the best four in the semifinals, and so on', () => {
    for (const entries of [16, 33, 39, 64, 100]) {
      const size = drawSize(entries);
      const lines = seedLines(entries);
      for (let best = 2; best <= size; best *= 2) {
        const parts = lines.slice(0, best).map((line) => Math.floor((line * best) / size));
        expect(new Set(parts).size).toBe(best);
      }
    }
  });
});

describe('rounds', () => {
  test('are played in this order', () => {
    const rounds = ['playIn', 64, 32, 16, 8, 4, 'thirdPlace', 2] as const;
    expect([...rounds].reverse().sort((one, other) => roundRank(one) - roundRank(other))).toEqual(rounds);
  });

  test('share places by who lost there: 2, 3–4, 5–8 …, and the play-in behind the whole draw', () => {
    expect(([2, 'thirdPlace', 4, 8, 16, 32] as const).map((round) => loserPlace(round, 32))).toEqual([
      2, 4, 3, 5, 9, 17,
    ]);
    expect(loserPlace('playIn', 32)).toBe(33);
    expect(loserPlace('playIn', 0)).toBeNull();
  });

  test('the largest says how many are in the draw, whatever stands first; play-ins alone don’t', () => {
    expect(mainDrawSize([2, 4, 4, 'playIn'])).toBe(4);
    expect(mainDrawSize(['thirdPlace', 8, 2])).toBe(8);
    expect(mainDrawSize(['playIn', 'thirdPlace'])).toBe(0);
    expect(mainDrawSize([])).toBe(0);
  });

  test('lead to the next', () => {
    expect(nextRound('thirdPlace', 4)).toBe('thirdPlace');
    expect(nextRound('playIn', 0)).toBe('playIn');
    expect(nextRound('playIn', 32)).toBe(32);
    expect(nextRound(32, 32)).toBe(16);
    expect(nextRound(4, 32)).toBe(2);
    expect(nextRound(2, 32)).toBe(2);
  });
});
