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

  // To 3: 20 minutes 1 point, 35 minutes 2, 45 minutes the match.
  test.each([
    ['white is not there, black came in time', 'white', null, 0, 30, 1, '35:2 45:lost'],
    ['black is not there, white came in time', 'black', 0, null, 30, 1, '35:2 45:lost'],
    ['white came with 25 minutes himself', 'black', 25, null, 30, 0, '35:1 45:lost'],
    ['black came with 25 minutes himself', 'white', null, 25, 30, 0, '35:1 45:lost'],
    ['black came with 36 minutes himself', 'white', null, 36, 36, 0, '45:lost'],
    ['black came with 19 minutes, too few to count', 'white', null, 19, 44, 2, '45:lost'],
    ['neither is there: only the loss is to come', 'white', null, null, 30, 0, '45:lost'],
    ['the same for black', 'black', null, null, 0, 0, '45:lost'],
    ['neither is there, and both have lost', 'white', null, null, 45, 3, ''],
    ['the same for black, later', 'black', null, null, 70, 3, ''],
    ['black came when he had lost too', 'white', null, 50, 60, 3, ''],
    ['the other has lost and this one has come: nothing against him', 'white', 0, null, 45, 0, ''],
  ] as const)('%s', (_, side, white, black, elapsed, against, next) => {
    const cost = lateCost(side, { white, black }, elapsed, 3, HG);
    if (!cost.ok) throw new Error(cost.problem.code);
    expect(cost.value.now).toEqual({ minutes: elapsed, against, lost: against === 3 });
    const steps = cost.value.next.map((step) => `${step.minutes}:${step.lost ? 'lost' : step.against}`);
    expect(steps.join(' ')).toBe(next);
  });

  test('a lost match is the whole length against him, though the points of the rule were fewer', () => {
    // Greek 2.3, to 7: at 30 minutes 4 points, more than 3½.
    expect(costOf(30, 7, INTERNATIONAL)).toEqual({ now: { minutes: 30, against: 7, lost: true }, next: [] });
    expect(costOf(29, 7, INTERNATIONAL).now).toEqual({ minutes: 29, against: 3, lost: false });
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
