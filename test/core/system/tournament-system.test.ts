import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import { minutesPerGame, roundsOf, tournamentSystem } from '../../../src/core/system/tournament-system';

// Source 001, "Игровая система".
test.each([
  [2, 1, { kind: 'roundRobin' }, 1],
  [7, 1, { kind: 'roundRobin' }, 7],
  [8, 3, { kind: 'roundRobin' }, 7],
  [9, 1, { kind: 'swiss', rounds: 6 }, 6],
  [12, 1, { kind: 'swiss', rounds: 6 }, 6],
  [13, 1, { kind: 'swiss', rounds: 7 }, 7],
  [21, 1, { kind: 'swiss', rounds: 8 }, 8],
  [40, 2, { kind: 'swiss', rounds: 11 }, 11],
  [40, 5, { kind: 'swiss', rounds: 13 }, 13],
] as const)('%i entries on %i days: %j, %i rounds', (entries, days, system, rounds) => {
  expect(tournamentSystem(entries, days, OTHELLO)).toEqual({ ok: true, value: system });
  expect(roundsOf(system, entries)).toBe(rounds);
});

describe('minutes for a game ("Время на партию"), ten minutes to pair the next round', () => {
  test.each([
    // So many hours a round: half of what is left after ten minutes, 25 at most.
    [1, 1, 1, 25],
    [1, 1, 0.5, 10],
    [1, 1, 0.2, 1],
    [6, 1, 1.2, 1],
    [12, 2, 1.2, 1],
  ])('%i rounds on %i days of %d hours: %i', (rounds, days, hours, minutes) => {
    expect(minutesPerGame(rounds, days, hours, OTHELLO)).toEqual({ ok: true, value: minutes });
  });

  test('less than a minute is no game', () => {
    expect(minutesPerGame(12, 2, 1.1, OTHELLO)).toMatchObject({
      problem: { code: 'tooFewHours', params: { rounds: 6, between: 10 } },
    });
  });
});

test('HG names no systems', () => {
  const problem = { code: 'notInRegulation', params: { regulation: 'HG', what: 'system' } };
  expect(tournamentSystem(12, 1, HG)).toEqual({ ok: false, problem });
  expect(minutesPerGame(6, 1, 6, HG)).toEqual({ ok: false, problem });
});
