import { describe, expect, test } from '@jest/globals';
import { lateCost } from '../../../src/core/evening/late-cost';
import { lateStart } from '../../../src/core/lateness/late-start';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { OTHELLO } from '../../../src/core/regulations/othello';

const inTime = { white: null, black: 0 };
const costOf = (minutes: number, length: number, regulation = HG) => {
  const cost = lateCost('white', inTime, minutes, length, regulation);
  if (!cost.ok) throw new Error(cost.problem.code);
  return cost.value;
};

describe('what it costs who is not there', () => {
  // HG 2.3.1: 20 minutes 1 point, 35 minutes 2, 45 minutes lost; to 5 also 50 and 60.
  test.each([
    [0, 3, 0, '20:1 35:2 45:lost'],
    [19, 3, 0, '20:1 35:2 45:lost'],
    [20, 3, 1, '35:2 45:lost'],
    [34, 3, 1, '35:2 45:lost'],
    [35, 3, 2, '45:lost'],
    [40, 3, 2, '45:lost'],
    [44, 3, 2, '45:lost'],
    [45, 3, 3, ''],
    [44, 5, 2, '45:3 50:4 60:lost'],
    [59, 5, 4, '60:lost'],
    [60, 5, 5, ''],
  ])('%i minutes, a match to %i: %i against, then %s', (minutes, length, against, next) => {
    const cost = costOf(minutes, length);
    expect(cost.now).toEqual({ minutes, against, lost: against === length });
    expect(cost.next.map((step) => `${step.minutes}:${step.lost ? 'lost' : step.against}`).join(' ')).toBe(
      next,
    );
  });

  // Greek 2.3: 15 minutes 1 point, 5 more each further one; above half the match it is lost.
  test('by a rule for every length', () => {
    expect(costOf(0, 7, INTERNATIONAL).next.map(({ minutes, lost }) => [minutes, lost])).toEqual([
      [15, false],
      [20, false],
      [25, false],
      [30, true],
    ]);
  });

  test('no table for that length, and a regulation without lateness: no cost is made up', () => {
    expect(lateCost('white', inTime, 30, 7, HG)).toMatchObject({ problem: { code: 'noLateTable' } });
    expect(lateCost('white', inTime, 30, 1, OTHELLO)).toMatchObject({ ok: false });
  });

  test('minute by minute it is what the match would begin with, and the next step is the next minute that differs', () => {
    const arrivals = [null, 0, 5, 20, 30, 36, 46];
    for (const length of [3, 5]) {
      for (const other of arrivals) {
        const costAt = (minute: number) => {
          const start = lateStart(minute, other ?? minute, length, HG);
          if (!start.ok) throw new Error(start.problem.code);
          const lost = ['white', 'both'].includes(start.value.lost);
          return { against: lost ? length : start.value.against.white, lost };
        };
        for (let minute = 0; minute <= 70; minute++) {
          const cost = lateCost('white', { white: null, black: other }, minute, length, HG);
          if (!cost.ok) throw new Error(cost.problem.code);
          expect(cost.value.now).toEqual({ minutes: minute, ...costAt(minute) });
          const steps = [];
          for (let later = minute + 1; later <= 90 && !costAt(later - 1).lost; later++) {
            if (JSON.stringify(costAt(later)) !== JSON.stringify(costAt(later - 1))) {
              steps.push({ minutes: later, ...costAt(later) });
            }
          }
          expect(cost.value.next).toEqual(steps);
        }
      }
    }
  });
});
