import { describe, expect, test } from '@jest/globals';
import { eveningNow, type EveningMatch } from '../../../src/core/evening/evening';
import { HG } from '../../../src/core/regulations/hg';
import { at, came, match, there, won } from './tonight';

describe('the matches and boards of a room', () => {
  const statuses = (...matches: EveningMatch[]) =>
    eveningNow(matches, ['1', '2'], at('21:00'), HG).matches.map(({ status, waitsFor }) =>
      waitsFor === null ? status : `${status} ${waitsFor}`,
    );
  const hour = (text: string | null) => ({ hour: text === null ? null : at(text) });

  test('the earlier hour is begun first, in whatever order they are given; of one hour the first given', () => {
    const early = match('A', 'B', { ...there, ...hour('20:00') });
    const late = match('A', 'C', { ...there, ...hour('20:24') });
    expect(statuses(early, late)).toEqual(['on', 'waiting 0']);
    expect(statuses(late, early)).toEqual(['waiting 1', 'on']);
    expect(statuses(early, { ...late, ...hour('20:00') })).toEqual(['on', 'waiting 0']);
    expect(statuses(late, early, match('D', 'C', { ...there, ...hour('20:12') }))).toEqual([
      'waiting 1',
      'on',
      'on',
    ]);
  });

  test('white or black or the board can be what it waits for', () => {
    const first = match('A', 'B', { ...there, board: '1' });
    const next = { ...there, ...hour('20:24') };
    expect(statuses(first, match('A', 'C', next))).toEqual(['on', 'waiting 0']);
    expect(statuses(first, match('C', 'A', next))).toEqual(['on', 'waiting 0']);
    expect(statuses(first, match('C', 'B', next))).toEqual(['on', 'waiting 0']);
    expect(statuses(first, match('C', 'D', { ...next, board: '1' }))).toEqual(['on', 'waiting 0']);
    expect(statuses(first, match('C', 'D', { ...next, board: '2' }))).toEqual(['on', 'on']);
  });

  test('matches without a board do not hold each other', () => {
    expect(statuses(match('A', 'B', there), match('C', 'D', there))).toEqual(['on', 'on']);
  });

  test('what waits holds nobody: a third match of others goes on', () => {
    const matches = [
      match('A', 'B', { ...there, board: '1' }),
      match('A', 'C', { ...there, board: '2', ...hour('20:24') }),
      match('C', 'D', { ...there, board: '2', ...hour('20:48') }),
    ];
    expect(statuses(...matches)).toEqual(['on', 'waiting 0', 'on']);
  });

  test('a board is held for the first match that waits for somebody, and not for one that is lost', () => {
    const boards = (now: string, ...matches: EveningMatch[]) =>
      eveningNow(matches, ['1', '2'], at(now), HG).boards.map(({ on, heldFor }) => [on, heldFor]);
    const absent = match('A', 'B', { ...came('19:50', null), board: '1' });
    const later = match('C', 'D', { board: '1', ...hour('20:24') });
    const none = [null, null];
    expect(boards('20:30', absent, later)).toEqual([[null, 0], none]);
    expect(boards('20:30', later, absent)).toEqual([[null, 1], none]);
    expect(boards('20:50', absent, later)).toEqual([[null, 1], none]);
    expect(boards('20:30', { ...absent, board: null })).toEqual([none, none]);
    expect(boards('19:59', absent)).toEqual([none, none]);
    expect(boards('20:30', { ...absent, outcome: won })).toEqual([none, none]);
    expect(boards('20:30', { ...absent, ...there }, later)).toEqual([[0, 1], none]);
    expect(boards('20:30', match('A', 'B', there))).toEqual([none, none]);
  });
});

describe('what can be brought forward', () => {
  const later = (white: string, black: string, hour: string | null, board: string | null = null) =>
    match(white, black, { ...there, hour: hour === null ? null : at(hour), board });
  const forward = (matches: readonly EveningMatch[], boards: readonly string[]) =>
    eveningNow(matches, boards, at('20:00'), HG).forward.map(
      ({ match: index, board }) => `${index} ${board}`,
    );

  test('on its own board where that is free, else on the first that is', () => {
    expect(forward([later('A', 'B', '20:24', '2')], ['1', '2'])).toEqual(['0 2']);
    expect(forward([later('A', 'B', '20:24')], ['1', '2'])).toEqual(['0 1']);
    expect(
      forward([later('A', 'B', '20:24', '1'), match('C', 'D', { ...there, board: '1' })], ['1', '2']),
    ).toEqual(['0 2']);
  });

  test('not without a free board: one played on, one held', () => {
    const next = later('A', 'B', '20:24', '1');
    const on = match('C', 'D', { ...there, board: '1' });
    const held = match('E', 'F', { ...came('20:00', null), board: '2' });
    expect(forward([next, on, held], ['1', '2'])).toEqual([]);
    expect(forward([next, on], ['1'])).toEqual([]);
    expect(forward([next, held], ['2'])).toEqual([]);
    expect(forward([next, on, held], ['1', '2', '3'])).toEqual(['0 3']);
  });

  test('in a room whose boards are not written down, on none', () => {
    expect(forward([later('A', 'B', '20:24')], [])).toEqual(['0 null']);
  });

  test('the earlier hour first, then the order given, those without an hour last', () => {
    const matches = [
      later('A', 'B', null),
      later('C', 'D', '20:48'),
      later('E', 'F', '20:24'),
      later('G', 'H', '20:24'),
      later('I', 'J', null),
    ];
    expect(forward(matches, ['1'])).toEqual(['2 1', '3 1', '1 1', '0 1', '4 1']);
  });

  test('both have to be in the room and free', () => {
    const next = later('A', 'B', '20:24');
    expect(forward([{ ...next, ...came('19:50', null) }], ['1'])).toEqual([]);
    expect(forward([{ ...next, ...came(null, '19:50') }], ['1'])).toEqual([]);
    for (const [white, black] of [
      ['A', 'C'],
      ['C', 'A'],
      ['C', 'B'],
    ] as const) {
      expect(forward([next, match(white, black, there)], ['1'])).toEqual([]);
    }
    expect(forward([next, match('C', 'D', there)], ['1'])).toEqual(['0 1']);
  });

  test('where no arrivals are written down, both have only to be free', () => {
    const next = { ...later('A', 'B', '20:24'), ...came(null, null), recordsArrivals: false };
    expect(forward([next], ['1'])).toEqual(['0 1']);
    expect(forward([next, match('A', 'C', there)], ['1'])).toEqual([]);
    expect(forward([next, match('C', 'B', there)], ['1'])).toEqual([]);
  });

  test('only what is still to come and whose players are known', () => {
    const open = match('', '', { players: { white: 'A', black: null }, hour: at('20:24'), ...there });
    expect(forward([open, { ...later('C', 'D', '20:24'), outcome: won }], ['1'])).toEqual([]);
  });
});
