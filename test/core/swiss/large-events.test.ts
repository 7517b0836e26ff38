import { describe, expect, test } from '@jest/globals';
import { playEvent } from './simulated-event';

/** CPU time: the machine may have other things to do. */
function secondsOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** With LARGE_EVENTS=1 all rounds of the largest fields; the usual run pairs a few. */
const isLong = process.env['LARGE_EVENTS'] === '1';

describe('large fields', () => {
  test.each([
    [200, isLong ? 8 : 3, 2],
    [400, isLong ? 13 : 2, 10],
  ])(
    '%i players: each of %i rounds in less than %i seconds',
    (size, rounds, most) => {
      const event = playEvent(size, rounds, 3);
      for (let round = 1; round <= rounds; round++) {
        expect(secondsOf(() => event.next())).toBeLessThan(most);
      }
    },
    600_000,
  );
});
