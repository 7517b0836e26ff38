import { describe, expect, test } from '@jest/globals';
import { minutesPerMatch } from '../../../src/core/schedule/match-time';
import { PRESETS } from '../../../src/core/regulations/presets';

const { HG, INTERNATIONAL, MIAPUESTA, OTHELLO } = PRESETS;

function minutesIn(slots: number, regulation: typeof HG) {
  const minutes = minutesPerMatch(regulation.groupMatchLength, slots, regulation);
  return minutes.ok ? minutes.value : minutes.problem.code;
}

describe('minutes from one match to the next', () => {
  // HG 2.4: eight minutes a point, 24 to 3.
  test.each([
    [3, 24],
    [5, 40],
    [7, 56],
  ])('a match to %i takes %i under HG', (groupMatchLength, minutes) => {
    expect(minutesIn(3, { ...HG, groupMatchLength })).toBe(minutes);
  });

  test('a regulation that plays to points and does not say how many leaves it open', () => {
    expect(minutesIn(3, INTERNATIONAL)).toBeNull();
    expect(minutesIn(3, MIAPUESTA)).toBeNull();
  });

  // Source 001, "Время на партию": 25 minutes are recommended, each; ten between rounds are ours (docs/rules/othello.md).
  test('Othello counts discs: both clocks and the time between rounds, whatever length a sheet names', () => {
    expect(minutesIn(7, OTHELLO)).toBe(60);
    expect(minutesIn(7, { ...OTHELLO, groupMatchLength: 5 })).toBe(60);
  });

  test('Othello in few hours: "исходя из количества туров в данный день и общего времени"', () => {
    // Seven rounds in 3½ hours are 30 minutes each: 10 for each clock.
    expect(minutesIn(7, { ...OTHELLO, hoursPerDay: 3.5 })).toBe(30);
    expect(minutesIn(7, { ...OTHELLO, hoursPerDay: 1 })).toBe('tooFewHours');
    // The hours are those of the rounds: finals have the whole of their time.
    expect(minutesPerMatch(null, null, { ...OTHELLO, hoursPerDay: 1 })).toEqual({ ok: true, value: 60 });
  });
});
