import { describe, expect, test } from '@jest/globals';
import { lateSteps } from '../../../src/core/lateness/late-steps';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { LateStep, Regulation } from '../../../src/core/regulations/regulation';

const steps = (length: number, regulation: Regulation) => {
  const found = lateSteps(length, regulation);
  if (!found.ok) throw new Error(found.problem.code);
  return found.value.map(({ minutes, points }) => `${minutes}:${points}`).join(' ');
};

describe('the minutes at which points against a late player change', () => {
  // HG 2.3.1; Greek 2.3, worked in rules §1: lost as soon as the points exceed half the match.
  test.each([
    ['HG', 3, HG, '20:1 35:2 45:3'],
    ['HG', 5, HG, '20:1 35:2 45:3 50:4 60:5'],
    ['INTERNATIONAL', 1, INTERNATIONAL, '15:1'],
    ['INTERNATIONAL', 3, INTERNATIONAL, '15:1 20:3'],
    ['INTERNATIONAL', 5, INTERNATIONAL, '15:1 20:2 25:5'],
    ['INTERNATIONAL', 7, INTERNATIONAL, '15:1 20:2 25:3 30:7'],
    ['INTERNATIONAL', 11, INTERNATIONAL, '15:1 20:2 25:3 30:4 35:5 40:11'],
  ])('%s, to %i', (_, length, regulation, expected) => {
    expect(steps(length, regulation)).toBe(expected);
  });

  const withTable = (length: number, table: readonly LateStep[]): Regulation => ({
    ...HG,
    lateness: { ...HG.lateness, tables: { [length]: table } },
  });

  test('a director’s table that never loses the match ends with its last step', () => {
    const table = [
      { minutes: 10, points: 1 },
      { minutes: 30, points: 2 },
    ];
    expect(steps(7, withTable(7, table))).toBe('10:1 30:2');
  });

  test('what a table says beyond the loss of the match is nothing to wait for', () => {
    const table = [
      { minutes: 10, points: 3 },
      { minutes: 30, points: 4 },
    ];
    expect(steps(3, withTable(3, table))).toBe('10:3');
  });

  test('an empty table costs nothing at any minute', () => {
    expect(steps(7, withTable(7, []))).toBe('');
  });

  test('where the regulation fixes nothing it is said', () => {
    expect(lateSteps(7, HG)).toMatchObject({
      problem: { code: 'noLateTable', params: { length: 7, regulation: 'HG', known: [3, 5] } },
    });
    expect(lateSteps(3, OTHELLO)).toMatchObject({ problem: { code: 'notInRegulation' } });
  });
});
