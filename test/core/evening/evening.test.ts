import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eveningNow, whoIsThere, type EveningMatch } from '../../../src/core/evening/evening';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import type { Outcome } from '../../../src/core/standings/match';

const at = (text: string) => {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours! * 60 + minutes!) * 60;
};

function match(white: string, black: string, given: Partial<EveningMatch> = {}): EveningMatch {
  return {
    ...{ players: { white, black }, board: null, hour: at('20:00'), arrived: { white: null, black: null } },
    ...{ recordsArrivals: true, isExcused: false, outcome: { kind: 'pending' }, length: 3 },
    ...given,
  };
}

const came = (white: string | null, black: string | null) => ({
  arrived: { white: white === null ? null : at(white), black: black === null ? null : at(black) },
});
const there = came('19:50', '19:50');
const won: Outcome = { kind: 'played', white: 3, black: 1 };

describe('how the evening stands', () => {
  test('a match is on when its hour has come and both are there', () => {
    const matches = [match('A', 'B', came('19:40', '19:55'))];
    expect(eveningNow(matches, [], at('19:59'), HG).matches[0]!.status).toBe('next');
    expect(eveningNow(matches, [], at('20:00'), HG).matches[0]!.status).toBe('on');
  });

  // HG 2.3.1's own example: who comes 40 minutes late begins at two to nothing against him.
  test('at 20:40 the absent player has two points against him, and loses at 20:45', () => {
    const matches = [match('A', 'B', came(null, '19:55'))];
    const [now] = eveningNow(matches, [], at('20:40'), HG).matches;
    expect(now).toMatchObject({ status: 'late', absent: ['white'], start: { white: 0, black: 2 }, lost: [] });
    expect(now!.cost.white).toMatchObject({ now: { against: 2 }, next: [{ minutes: 45, lost: true }] });
    expect(eveningNow(matches, [], at('20:45'), HG).matches[0]).toMatchObject({ lost: ['white'] });
  });

  test('having come at 20:40 he plays from 0–2; at 20:46 he has lost', () => {
    const [on] = eveningNow([match('A', 'B', came('20:40', '20:00'))], [], at('20:41'), HG).matches;
    expect(on).toMatchObject({ status: 'on', start: { white: 0, black: 2 } });
    const [lost] = eveningNow([match('A', 'B', came('20:46', '20:00'))], [], at('20:47'), HG).matches;
    expect(lost).toMatchObject({ status: 'late', absent: [], lost: ['white'] });
  });

  test('neither there at 20:45: both have lost', () => {
    const [now] = eveningNow([match('A', 'B')], [], at('20:45'), HG).matches;
    expect(now).toMatchObject({ absent: ['white', 'black'], lost: ['white', 'black'] });
  });

  test('an excused delay costs nothing (2.2)', () => {
    const [now] = eveningNow([match('A', 'B', { isExcused: true })], [], at('20:50'), HG).matches;
    expect(now).toMatchObject({ status: 'late', cost: { white: null, black: null }, lost: [] });
  });

  test('who has played a match, or was there when the other was not, is there; who has left is not', () => {
    const matches = [
      match('A', 'B', { outcome: won }),
      match('C', 'D', { outcome: { kind: 'forfeit', white: 'absent', black: null } }),
      match('E', 'B', { outcome: { kind: 'forfeit', white: null, black: 'left' } }),
      match('F', 'G', came('20:10', '22:00')),
    ];
    expect([...whoIsThere(matches, at('21:00'))].sort()).toEqual(['A', 'D', 'E', 'F']);
  });

  test('a match whose player or board is still busy waits for the earlier one', () => {
    const matches = [
      match('A', 'B', { ...there, board: '1' }),
      match('A', 'C', { ...there, board: '2', hour: at('20:24') }),
      match('D', 'E', { ...there, board: '1', hour: at('20:24') }),
    ];
    const evening = eveningNow(matches, ['1', '2'], at('20:30'), HG);
    expect(evening.matches.map(({ status, waitsFor }) => [status, waitsFor])).toEqual([
      ['on', null],
      ['waiting', 0],
      ['waiting', 0],
    ]);
    expect(evening.boards).toEqual([
      { board: '1', on: 0, heldFor: 2 },
      { board: '2', on: null, heldFor: 1 },
    ]);
  });

  // HG 2.3.4, 7.4.8.
  test('while the opponent is late, a match of two who are there can be brought forward to a free board', () => {
    const matches = [
      match('A', 'B', { outcome: won, board: '1' }),
      match('C', 'D', { ...came('20:00', null), board: '2' }),
      match('A', 'C', { hour: at('20:24'), board: '2' }),
      match('B', 'D', { hour: at('20:24'), board: '1' }),
    ];
    expect(eveningNow(matches, ['1', '2'], at('20:20'), HG).forward).toEqual([{ match: 2, board: '1' }]);
  });
});

const forfeit = (white: 'absent' | 'left' | null, black: 'absent' | 'left' | null): Outcome => ({
  ...{ kind: 'forfeit', white, black },
});
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

/** Small rooms with everything that can be the case in them. */
const room = fc.array(
  fc.record({
    pair: fc.constantFrom('AB', 'AC', 'AD', 'BC', 'BD', 'CD', 'EF', 'EG', 'FG'),
    board: fc.constantFrom('1', '2', '3', null),
    hour: fc.constantFrom(null, 0, 24, 48),
    white: fc.constantFrom(null, -5, 10, 21, 46),
    black: fc.constantFrom(null, -5, 10, 21, 46),
    outcome: fc.constantFrom<Outcome>(
      { kind: 'pending' },
      { kind: 'pending' },
      won,
      { kind: 'forfeit', white: 'absent', black: null },
      { kind: 'forfeit', white: null, black: 'left' },
    ),
  }),
  { maxLength: 7 },
);

describe('any evening', () => {
  test('matches to bring forward are exactly those that nothing speaks against', () => {
    fc.assert(
      fc.property(room, fc.integer({ min: -10, max: 80 }), (given, minute) => {
        const zero = at('20:00');
        const now = zero + minute * 60;
        const moment = (minutes: number | null) => (minutes === null ? null : zero + minutes * 60);
        const matches = given.map(({ pair, board, hour, white, black, outcome }) =>
          match(pair[0]!, pair[1]!, {
            ...{ board, hour: moment(hour), outcome },
            arrived: { white: moment(white), black: moment(black) },
          }),
        );
        const boards = ['1', '2', '3'];
        const evening = eveningNow(matches, boards, now, HG);
        const isOn = (index: number) => evening.matches[index]!.status === 'on';
        const on = matches.filter((_, index) => isOn(index));

        // Nobody and no board is in two matches at once.
        const busy = on.flatMap(({ players }) => [players.white, players.black]);
        expect(new Set(busy).size).toBe(busy.length);
        const taken = on.map(({ board }) => board).filter((board) => board !== null);
        expect(new Set(taken).size).toBe(taken.length);

        const isThere = (player: string) =>
          matches.some(({ players, arrived, outcome }) =>
            (['white', 'black'] as const).some(
              (side) =>
                players[side] === player &&
                ((arrived[side] !== null && arrived[side] <= now) ||
                  outcome.kind === 'played' ||
                  (outcome.kind === 'forfeit' && outcome[side] === null)),
            ),
          ) &&
          !matches.some(({ players, outcome }) =>
            (['white', 'black'] as const).some(
              (side) => players[side] === player && outcome.kind === 'forfeit' && outcome[side] === 'left',
            ),
          );
        const due = matches.filter(
          (one, index) =>
            ['late', 'waiting'].includes(evening.matches[index]!.status) &&
            evening.matches[index]!.lost.length === 0 &&
            one.board !== null,
        );
        const free = boards.filter(
          (board) => !taken.includes(board) && !due.some((one) => one.board === board),
        );
        const expected = matches.flatMap(({ players, hour, outcome }, index) => {
          const both = [players.white!, players.black!];
          const canBe =
            outcome.kind === 'pending' &&
            (hour === null || hour > now) &&
            both.every((player) => isThere(player) && !busy.includes(player)) &&
            free.length > 0;
          return canBe ? [index] : [];
        });
        expect(evening.forward.map((one) => one.match).sort((a, b) => a - b)).toEqual(expected);
        for (const one of evening.forward) expect(free).toContain(one.board);
      }),
      { numRuns: 500 },
    );
  });
});
