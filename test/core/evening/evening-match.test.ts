import { describe, expect, test } from '@jest/globals';
import { eveningNow, whoIsThere, type EveningMatch } from '../../../src/core/evening/evening';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { at, came, forfeit, match, there, won } from './tonight';

const level = { white: 0, black: 0 };
const nothing = { absent: [], cost: { white: null, black: null }, start: level, lost: [], waitsFor: null };
const only = (one: EveningMatch, now: string, regulation = HG) =>
  eveningNow([one], [], at(now), regulation).matches[0]!;

describe('a match by itself', () => {
  test('an evening without matches has only its boards', () => {
    expect(eveningNow([], ['1'], at('20:00'), HG)).toEqual({
      ...{ matches: [], boards: [{ board: '1', on: null, heldFor: null }], forward: [] },
    });
  });

  test.each([
    [null, null],
    ['A', null],
    [null, 'B'],
  ])('between %s and %s it is open, whatever its hour', (white, black) => {
    const open = match('', '', { players: { white, black } });
    expect(only(open, '21:00')).toEqual({ ...nothing, status: 'open' });
  });

  test('with a result it is finished', () => {
    expect(only(match('A', 'B', { outcome: won }), '20:00')).toEqual({ ...nothing, status: 'finished' });
    expect(only(match('A', 'B', { outcome: forfeit(null, 'absent'), ...there }), '19:00').status).toBe(
      'finished',
    );
  });

  test('finished, it still says what it began with', () => {
    const late = match('A', 'B', { outcome: won, ...came('20:00', '20:20') });
    expect(only(late, '21:00')).toEqual({ ...nothing, start: { white: 1, black: 0 }, status: 'finished' });
  });

  test('without an hour it is to come, and no arrival is late for it', () => {
    const free = match('A', 'B', { hour: null, ...came('20:50', '19:50') });
    expect(only(free, '21:00')).toEqual({ ...nothing, status: 'next' });
  });

  test('where no arrivals are written down both are taken to be there, and none is late', () => {
    const draw = match('A', 'B', { recordsArrivals: false });
    expect(only(draw, '21:00')).toEqual({ ...nothing, status: 'on' });
  });

  // Seconds are not counted: 20:19:59 is nineteen minutes.
  test.each([
    ['20:00', '20:00', 0, 0, []],
    ['19:00', '20:19', 0, 0, []],
    ['19:00', '20:20', 1, 0, []],
    ['20:00', '20:40', 2, 0, []],
    ['20:20', '19:50', 0, 1, []],
    ['20:40', '20:20', 0, 1, []],
    ['20:20', '20:40', 1, 0, []],
    ['20:45', '20:00', 0, 0, ['white']],
    ['20:00', '20:45', 0, 0, ['black']],
    ['20:46', '20:50', 0, 0, ['white', 'black']],
  ])('white came at %s and black at %s: it begins %i–%i, lost by %j', (white, black, left, right, lost) => {
    const status = lost.length > 0 ? 'late' : 'on';
    expect(only(match('A', 'B', came(white, black)), '21:00')).toEqual({
      ...{ ...nothing, status, start: { white: left, black: right }, lost },
    });
  });

  test('a moment before the minute is full it does not count', () => {
    const arrived = { white: at('20:20') - 1, black: at('20:00') };
    expect(only(match('A', 'B', { arrived }), '21:00').start).toEqual(level);
    expect(
      eveningNow([match('A', 'B', came(null, '20:00'))], [], at('20:20') - 1, HG).matches[0]!.start,
    ).toEqual(level);
  });

  const cost = (minutes: number, against: number, ...next: readonly (readonly [number, number])[]) => ({
    now: { minutes, against, lost: against === 3 },
    next: next.map(([from, points]) => ({ minutes: from, against: points, lost: points === 3 })),
  });

  // HG 2.3.1, to 3: 20 minutes 1 point, 35 minutes 2, 45 minutes the match.
  test.each([
    [
      'white is not there',
      null,
      '20:00',
      '20:10',
      ['white'],
      cost(10, 0, [20, 1], [35, 2], [45, 3]),
      null,
      0,
      0,
      [],
    ],
    ['black is not there', '20:00', null, '20:36', ['black'], null, cost(36, 2, [45, 3]), 2, 0, []],
    // Who came 25 minutes late himself earns only what the other's further minutes cost.
    [
      'white came late, black is not there',
      '20:25',
      null,
      '20:40',
      ['black'],
      null,
      cost(40, 1, [45, 3]),
      1,
      0,
      [],
    ],
    [
      'black came late, white is not there',
      null,
      '20:25',
      '20:40',
      ['white'],
      cost(40, 1, [45, 3]),
      null,
      0,
      1,
      [],
    ],
    [
      'nobody is there',
      null,
      null,
      '20:21',
      ['white', 'black'],
      cost(21, 0, [45, 3]),
      cost(21, 0, [45, 3]),
      0,
      0,
      [],
    ],
    ['white has lost it', null, '20:00', '20:45', ['white'], cost(45, 3), null, 0, 0, ['white']],
    ['black has lost it', '20:00', null, '21:00', ['black'], null, cost(60, 3), 0, 0, ['black']],
    [
      'both have lost it',
      null,
      null,
      '20:45',
      ['white', 'black'],
      cost(45, 3),
      cost(45, 3),
      0,
      0,
      ['white', 'black'],
    ],
  ] as const)('%s', (_, white, black, now, absent, ofWhite, ofBlack, left, right, lost) => {
    expect(only(match('A', 'B', came(white, black)), now)).toEqual({
      ...{ status: 'late', absent, cost: { white: ofWhite, black: ofBlack }, waitsFor: null },
      ...{ start: { white: left, black: right }, lost },
    });
  });

  test('excused: who is not there is named, and it costs nothing', () => {
    const excused = match('A', 'B', { isExcused: true, ...came('20:25', null) });
    expect(only(excused, '20:50')).toEqual({ ...nothing, status: 'late', absent: ['black'] });
    const played = match('A', 'B', { isExcused: true, ...came('20:25', '20:00') });
    expect(only(played, '20:50')).toEqual({ ...nothing, status: 'on' });
  });

  test('HG has no table for a match to 7: no cost is made up', () => {
    const final = match('A', 'B', { length: 7, ...came('20:00', null) });
    expect(only(final, '20:50')).toEqual({ ...nothing, status: 'late', absent: ['black'] });
    expect(only({ ...final, ...came('20:00', '20:45') }, '20:50')).toEqual({ ...nothing, status: 'on' });
  });

  test('a match of unknown length costs nothing, under a rule for every length too', () => {
    const unknown = match('A', 'B', { length: null, ...there });
    expect(only(unknown, '20:50', INTERNATIONAL)).toEqual({ ...nothing, status: 'on' });
    expect(only({ ...unknown, ...came('20:00', null) }, '20:50', INTERNATIONAL)).toEqual({
      ...{ ...nothing, status: 'late', absent: ['black'] },
    });
  });

  test('who comes at this very moment is there; an arrival written down for later is not yet', () => {
    expect(only(match('A', 'B', came('20:00', '20:10')), '20:10')).toMatchObject({
      status: 'on',
      absent: [],
    });
    expect(only(match('A', 'B', came('20:00', '20:10')), '20:09')).toMatchObject({
      status: 'late',
      absent: ['black'],
    });
  });

  test('who is in the room for another match is there for this one, unless its own arrival says otherwise', () => {
    const first = match('A', 'C', { outcome: won, hour: at('19:36') });
    const absent = (...times: Parameters<typeof came>) =>
      eveningNow([first, match('A', 'B', came(...times))], [], at('20:10'), HG).matches[1]!.absent;
    expect(absent(null, '20:00')).toEqual([]);
    expect(absent('20:30', '20:00')).toEqual(['white']);
    expect(absent(null, null)).toEqual(['black']);
  });
});

describe('who is there', () => {
  const present = (given: Partial<EveningMatch>, now = '21:00') =>
    [...whoIsThere([match('A', 'B', given)], at(now))].join('');

  test.each<[string, Partial<EveningMatch>, string]>([
    ['nobody has come', {}, ''],
    ['both have', there, 'AB'],
    ['at this moment', came('21:00', null), 'A'],
    ['later', came('21:01', null), ''],
    ['a match played', { outcome: won }, 'AB'],
    ['white absent', { outcome: forfeit('absent', null) }, 'B'],
    ['black absent', { outcome: forfeit(null, 'absent') }, 'A'],
    ['neither came', { outcome: forfeit('absent', 'absent') }, ''],
    ['white left', { outcome: forfeit('left', null), ...there }, 'B'],
    ['black left', { outcome: forfeit(null, 'left'), ...there }, 'A'],
    [
      'who came too late for the match is in the room all the same',
      { outcome: forfeit('absent', null), ...there },
      'AB',
    ],
  ])('%s', (_, given, expected) => {
    expect(present(given)).toBe(expected);
  });

  test('a seat that is not taken yet is nobody', () => {
    const bye = match('', '', { players: { white: 'A', black: null }, ...there });
    expect([...whoIsThere([bye], at('21:00'))]).toEqual(['A']);
  });

  test('who has left is gone, whatever he played before or after', () => {
    const left = match('A', 'C', { outcome: forfeit('left', null) });
    const plays = match('A', 'B', { outcome: won });
    for (const matches of [
      [left, plays],
      [plays, left],
    ]) {
      expect([...whoIsThere(matches, at('21:00'))].sort()).toEqual(['B', 'C']);
    }
  });
});
