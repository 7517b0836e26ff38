import { expect, test } from '@jest/globals';
import { minutesOnClock } from '../../../src/core/clock/minutes-on-clock';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { Regulation } from '../../../src/core/regulations/regulation';

// HG 7.6.2: two minutes a point less one for each point on the board; 7.3: ten minutes each in the final, to 7.
test.each<[string, number, number, number, Partial<Regulation>, number]>([
  ['to 5 at 2–1', 5, 2, 1, {}, 7],
  ['to 3 at 0–0', 3, 0, 0, {}, 6],
  ['to 11 at 0–0', 11, 0, 0, {}, 22],
  ['never below 0', 3, 5, 2, {}, 0],
  ['the final has its own time', 7, 3, 2, {}, 10],
  ['a final as long as the matches before it goes by its points', 5, 2, 1, { finalMatchLength: 5 }, 7],
  ['so does one as long as the matches of the groups', 3, 1, 1, { finalMatchLength: 3 }, 4],
])('%s', (_, length, white, black, given, minutes) => {
  expect(minutesOnClock(length, white, black, { ...HG, ...given })).toEqual({ ok: true, value: minutes });
});

// Source 001: 25 minutes a game, whatever stands on the board.
test('a clock for each game is the same for all', () => {
  expect(minutesOnClock(1, 10, 20, OTHELLO)).toEqual({ ok: true, value: 25 });
});

test('a regulation without a clock says so', () => {
  expect(minutesOnClock(5, 0, 0, INTERNATIONAL)).toEqual({
    ok: false,
    problem: { code: 'notInRegulation', params: { regulation: 'INTERNATIONAL', what: 'clock' } },
  });
});
