import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eveningNow, whoIsThere } from '../../../src/core/evening/evening';
import { HG } from '../../../src/core/regulations/hg';
import type { Outcome } from '../../../src/core/standings/match';
import { at, came, match, there, won } from './tonight';
import { runs } from '../../arbitraries/runs';

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
      runs(500),
    );
  });
});
