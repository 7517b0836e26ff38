import { expect, test } from '@jest/globals';
import { DEFAULT_OPTIONS, OPTIONS, type OptionName } from '../../../src/core/regulations/options';

const yesNo = { kind: 'yesNo' };
const whole = (min: number): object => ({ kind: 'whole', min, blankAllowed: false });
const wholeOrBlank = (min: number): object => ({ kind: 'whole', min, blankAllowed: true });
const number = { kind: 'number', min: 0 };

/** What a director may write for each, by reason: a count of things is at least one, a fee or a share may be nothing. */
const ALLOWED: readonly (readonly [OptionName, object])[] = [
  ['groupMatchLength', wholeOrBlank(1)],
  ['knockoutMatchLength', wholeOrBlank(1)],
  ['finalMatchLength', wholeOrBlank(1)],
  ['qualifiersPerGroup', whole(1)],
  ['minutesPerPoint', whole(1)],
  ['numberOfGroups', wholeOrBlank(1)],
  ['boardsPerGroup', wholeOrBlank(1)],
  ['startTime', { kind: 'hour' }],
  // The three readings of rules §4.4.
  ['tieBreakRestart', { kind: 'choice', choices: ['never', 'afterSplit', 'afterList'] }],
  ['forfeitCountsInDifference', yesNo],
  ['latePointsCountInDifference', yesNo],
  ['drawSeed', wholeOrBlank(0)],
  ['forfeitWinCountsAsWin', yesNo],
  ['rateForfeits', yesNo],
  ['ratePlayoffs', yesNo],
  // FIBS's own text, and the other published reading.
  ['experience', { kind: 'choice', choices: ['beforeMatch', 'includingMatch'] }],
  ['kRamp', yesNo],
  ['participationOnTop', yesNo],
  ['seedingWithinPlace', { kind: 'choice', choices: ['groupNumber', 'performance'] }],
  ['brightwellCoefficient', number],
  ['byePoints', number],
  ['knockoutFrom', { kind: 'choice', choices: ['groups', 'entries'] }],
  ['entryFee', number],
  ['prizeShares', { kind: 'shares' }],
  ['division', { kind: 'text' }],
  ['divisionUpTo', wholeOrBlank(0)],
  ['missedRoundPoints', number],
  ['swissRounds', wholeOrBlank(1)],
  ['tournamentDays', whole(1)],
  ['hoursPerDay', number],
];

test.each(ALLOWED)('%s: what may be written', (name, allowed) => {
  expect(OPTIONS[name]).toEqual(allowed);
});

test('there are no others, and each has a default', () => {
  expect(Object.keys(OPTIONS)).toEqual(ALLOWED.map(([name]) => name));
  expect(Object.keys(DEFAULT_OPTIONS)).toEqual(ALLOWED.map(([name]) => name));
});

/** Rules §11. */
test.each([
  ['tieBreakRestart', 'never'],
  ['forfeitCountsInDifference', true],
  ['latePointsCountInDifference', true],
  ['forfeitWinCountsAsWin', true],
  ['rateForfeits', false],
  ['ratePlayoffs', false],
  ['experience', 'beforeMatch'],
  ['kRamp', false],
  ['participationOnTop', false],
  ['seedingWithinPlace', 'groupNumber'],
  ['brightwellCoefficient', 6],
  ['byePoints', 1],
] as const)('%s is %s where a text leaves it open', (name, value) => {
  expect(DEFAULT_OPTIONS[name]).toBe(value);
});
