import { describe, expect, test } from '@jest/globals';
import { latePoints, lengthsWithTable } from '../../../src/core/lateness/late-points';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { MIAPUESTA } from '../../../src/core/regulations/miapuesta';
import { OTHELLO } from '../../../src/core/regulations/othello';
import { hgPointsAgainst, internationalPointsAgainst } from '../../oracle/lateness-oracle';

const points = (...args: Parameters<typeof latePoints>): number => {
  const result = latePoints(...args);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

const EVENING = Array.from({ length: 181 }, (_, minute) => minute);

describe('points against for every minute of an evening', () => {
  test.each([3, 5] as const)('HG, to %i', (length) => {
    expect(EVENING.map((minutes) => points(minutes, length, HG))).toEqual(
      EVENING.map((minutes) => hgPointsAgainst(minutes, length)),
    );
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 25])('INTERNATIONAL, to %i', (length) => {
    expect(EVENING.map((minutes) => points(minutes, length, INTERNATIONAL))).toEqual(
      EVENING.map((minutes) => internationalPointsAgainst(minutes, length)),
    );
  });
});

test('the lengths with a table stand in rising order, however they were written', () => {
  expect(lengthsWithTable({ rule: null, tables: { 11: [], 5: [], 3: [], 7: [] } })).toEqual([3, 5, 7, 11]);
  expect(lengthsWithTable(OTHELLO.lateness)).toEqual([]);
});

describe('where the regulation has no answer', () => {
  test.each([1, 2, 4, 7, 11])('HG has no table for a match to %i', (length) => {
    expect(latePoints(30, length, HG)).toMatchObject({
      problem: { code: 'noLateTable', params: { length, regulation: 'HG', known: [3, 5] } },
    });
  });

  test('nor even 0 minutes have an answer then', () => {
    expect(latePoints(0, 7, HG).ok).toBe(false);
  });

  test.each([MIAPUESTA, OTHELLO])('$preset knows no lateness', (regulation) => {
    expect(latePoints(30, 3, regulation)).toMatchObject({
      problem: { code: 'notInRegulation', params: { regulation: regulation.preset, what: 'lateness' } },
    });
  });
});
