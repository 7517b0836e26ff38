import { expect, test } from '@jest/globals';
import { breakMinutes } from '../../../src/core/cube/breaks';
import { PRESETS } from '../../../src/core/regulations/presets';

/** "σε ματς που δεν υπερβαίνει σε μήκος τους 13 πόντους": in matches not longer than 13 points (source 004, 2.2). */
test.each([
  [1, 5],
  [11, 5],
  [13, 5],
  [14, null],
  [25, null],
])('a match to %d: %s minutes for each player', (length, minutes) => {
  expect(breakMinutes(length, PRESETS.INTERNATIONAL)).toBe(minutes);
});

/** "Cada jugador podrá tomar un receso de 3 minutos (entre juegos) contra cada rival" (source 000, 2.2). */
test.each([3, 5, 7, 25, Infinity])('HG: three minutes for each player, here in a match to %d', (length) => {
  expect(breakMinutes(length, PRESETS.HG)).toBe(3);
});

test('the other texts give none', () => {
  for (const preset of ['MIAPUESTA', 'OTHELLO'] as const) {
    expect(breakMinutes(5, PRESETS[preset])).toBeNull();
  }
});
