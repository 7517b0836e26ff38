import { describe, expect, test } from '@jest/globals';
import type { Match, Outcome } from '../../../src/core/standings/match';
import { roundsOf, swissRecords, type SwissGame, type SwissResults } from '../../../src/core/swiss/event';
import { leftDuring, nextRound } from '../../../src/core/swiss/next-round';

const won: Outcome = { kind: 'played', white: 40, black: 24 };
const lost: Outcome = { kind: 'played', white: 24, black: 40 };
const drawn: Outcome = { kind: 'played', white: 32, black: 32 };
const pending: Outcome = { kind: 'pending' };
const noBlack: Outcome = { kind: 'forfeit', white: null, black: 'absent' };
const noWhite: Outcome = { kind: 'forfeit', white: 'absent', black: null };
const blackLeft: Outcome = { kind: 'forfeit', white: null, black: 'left' };
const game = (round: number, white: string, black: string, outcome: Outcome): SwissGame => {
  const match: Match = { white, black, outcome, playoff: false };
  return { round, match };
};
const ONE = { byePoints: 1, missedRoundPoints: 0 };

describe('what a player has behind him when a round is paired', () => {
  const results: SwissResults = {
    games: [
      // The order of the rows is not that of the rounds.
      game(2, 'c', 'a', drawn),
      game(1, 'a', 'b', won),
      game(2, 'b', 'd', lost),
      game(3, 'a', 'b', lost),
      game(3, 'c', 'd', pending),
    ],
    byes: [
      { round: 1, player: 'c' },
      { round: 2, player: 'e' },
    ],
    missed: [{ round: 1, player: 'e' }],
  };
  const recordsOf = () =>
    swissRecords(['a', 'b', 'c', 'd', 'e', 'new'], results, { byePoints: 1, missedRoundPoints: 0.5 });

  test.each([
    // Won, drawn with c who had as many, lost to b who had nothing.
    ['a', 3, 0, ['white', 'black', 'white']],
    ['b', 2, 0, ['black', 'white', 'black']],
    ['c', 3, 1, ['white']],
    ['d', 2, 0, ['black']],
    // Half a point for the round missed, one for the bye.
    ['e', 3, 1, []],
    ['new', 0, 0, []],
  ])('%s: half-points %i, byes %i, colours %j', (player, halfPoints, byes, colours) => {
    expect(recordsOf().get(player)).toMatchObject({ halfPoints, byes, colours });
  });

  test('whom he has met, with his own colours, in the order of the rounds', () => {
    expect(recordsOf().get('a')!.met).toEqual(
      new Map([
        ['b', ['white', 'white']],
        ['c', ['black']],
      ]),
    );
    expect(recordsOf().get('b')!.met).toEqual(
      new Map([
        ['a', ['black', 'black']],
        ['d', ['white']],
      ]),
    );
    expect(recordsOf().get('new')!.met).toEqual(new Map());
  });

  test('which way he last played off his points: against fewer is down, and so is a bye', () => {
    expect(
      Object.fromEntries([...recordsOf()].map(([player, { lastFloat }]) => [player, lastFloat])),
    ).toEqual({
      // Before round 3 a had 1½ and b none; c and a had one each before round 2, b and d none.
      ...{ a: 'down', b: 'up', c: 'down', d: null, e: 'down', new: null },
    });
  });

  test('black with more points floats down, white up', () => {
    const floats = swissRecords(
      ['a', 'b', 'c'],
      { games: [game(1, 'a', 'b', lost), game(2, 'c', 'b', won)], byes: [] },
      ONE,
    );
    expect(['a', 'b', 'c'].map((player) => floats.get(player)!.lastFloat)).toEqual([null, 'down', 'up']);
  });

  test('a game between two level on points leaves the last float as it was', () => {
    // b floats up to a in the second round, and meets c, who has nothing either, in the third.
    const floats = swissRecords(
      [],
      {
        games: [game(1, 'a', 'b', won), game(2, 'a', 'b', won), game(3, 'b', 'c', won)],
        byes: [{ round: 3, player: 'a' }],
      },
      ONE,
    );
    expect(floats.get('a')).toMatchObject({ halfPoints: 6, lastFloat: 'down' });
    expect(floats.get('b')).toMatchObject({ halfPoints: 2, lastFloat: 'up' });
  });

  test.each<[string, Outcome, ofWhite: number, ofBlack: number, begun: boolean]>([
    ['black did not come: a win and no game', noBlack, 2, 0, false],
    ['white did not come', noWhite, 0, 2, false],
    ['neither came', { kind: 'forfeit', white: 'absent', black: 'absent' }, 0, 0, false],
    ['black left during it: it was begun', blackLeft, 2, 0, true],
    ['a draw', drawn, 1, 1, true],
  ])('%s', (_, outcome, ofWhite, ofBlack, begun) => {
    // White has a point more.
    const before = game(1, 'white', 'other', won);
    const after = swissRecords([], { games: [before, game(2, 'white', 'black', outcome)], byes: [] }, ONE);
    expect(after.get('white')!.halfPoints).toBe(2 + ofWhite);
    expect(after.get('black')!.halfPoints).toBe(ofBlack);
    expect(after.get('black')!.colours).toEqual(begun ? ['black'] : []);
    expect(after.get('white')!.met.has('black')).toBe(begun);
    expect(after.get('black')!.lastFloat).toBe(begun ? 'up' : null);
    expect(after.get('white')!.lastFloat).toBe(begun ? 'down' : null);
  });

  test('byes and missed rounds are worth what the regulation says, whole or not', () => {
    const worth = swissRecords(
      [],
      { games: [], byes: [{ round: 2, player: 'e' }], missed: [{ round: 1, player: 'e' }] },
      { byePoints: 0.5, missedRoundPoints: 0.25 },
    );
    expect(worth.get('e')).toMatchObject({ halfPoints: 1.5, byes: 1 });
  });

  test('nothing yet', () => {
    expect(swissRecords(['a'], { games: [], byes: [] }, ONE)).toEqual(
      new Map([['a', { halfPoints: 0, byes: 0, colours: [], met: new Map(), lastFloat: null }]]),
    );
  });
});

test('the rounds there is something of, in order as numbers', () => {
  const games = [game(10, 'a', 'b', won), game(2, 'a', 'c', won), game(2, 'b', 'd', won)];
  expect(roundsOf({ games, byes: [{ round: 9, player: 'c' }] })).toEqual([2, 9, 10]);
  expect(roundsOf({ games: [], byes: [] })).toEqual([]);
});

describe('the next round', () => {
  const next = (results: Partial<SwissResults>) => nextRound({ games: [], byes: [], ...results });
  const FIRST = [game(1, 'a', 'b', won), game(1, 'c', 'd', drawn)];

  test('the first of all', () => {
    expect(next({})).toEqual({
      ...{ kind: 'open', round: 1, resting: [], out: new Set() },
      before: { games: [], byes: [], missed: [] },
    });
  });

  test('after a round that is played', () => {
    expect(next({ games: FIRST, byes: [{ round: 1, player: 'e' }] })).toEqual({
      ...{ kind: 'open', round: 2, resting: [], out: new Set() },
      before: { games: FIRST, byes: [{ round: 1, player: 'e' }], missed: [] },
    });
  });

  test('a round that is written and not begun is paired again, from what was before', () => {
    const written = [game(2, 'a', 'c', pending), game(2, 'b', 'd', pending)];
    expect(next({ games: [...FIRST, ...written], byes: [{ round: 2, player: 'e' }] })).toMatchObject({
      ...{ kind: 'open', round: 2, resting: [] },
      before: { games: FIRST, byes: [] },
    });
    expect(next({ games: [...FIRST, ...written] })).toHaveProperty('resting.length', 0);
    expect(next({ games: written.map(({ match }) => ({ round: 1, match })) })).toMatchObject({
      ...{ kind: 'open', round: 1 },
      before: { games: [] },
    });
  });

  test('one under way holds it up, and so does one that others have gone on from', () => {
    const open = game(2, 'b', 'd', pending);
    expect(next({ games: [...FIRST, game(2, 'a', 'c', won), open] })).toEqual({
      kind: 'unfinished',
      games: [open],
    });
    const old = game(1, 'c', 'd', pending);
    expect(next({ games: [FIRST[0]!, old, game(2, 'a', 'c', pending)] })).toEqual({
      kind: 'unfinished',
      games: [old],
    });
  });

  test('byes alone in a round are whom the director rests in it', () => {
    const byes = [
      { round: 1, player: 'e' },
      { round: 2, player: 'b' },
    ];
    expect(next({ games: FIRST, byes })).toMatchObject({
      ...{ kind: 'open', round: 2, resting: ['b'] },
      before: { byes: [{ round: 1, player: 'e' }] },
    });
    expect(next({ byes: [{ round: 1, player: 'b' }] })).toMatchObject({ round: 1, resting: ['b'] });
  });

  test('out are the withdrawn from their round on, who misses this round, and who left during a game', () => {
    const round = next({
      games: [...FIRST, game(1, 'g', 'h', blackLeft)],
      withdrawn: [
        { round: 2, player: 'a' },
        { round: 1, player: 'x' },
        { round: 3, player: 'b' },
      ],
      missed: [
        { round: 1, player: 'late' },
        { round: 2, player: 'later' },
        { round: 3, player: 'latest' },
      ],
    });
    expect(round).toMatchObject({
      out: new Set(['a', 'x', 'later', 'h']),
      before: { missed: [{ round: 1, player: 'late' }] },
    });
  });

  test('who leaves is out from the round after', () => {
    const bothLeft: Outcome = { kind: 'forfeit', white: 'left', black: 'left' };
    expect(
      leftDuring([
        game(1, 'a', 'b', won),
        game(2, 'c', 'd', blackLeft),
        game(3, 'e', 'f', bothLeft),
        game(3, 'g', 'h', noBlack),
      ]),
    ).toEqual([
      { round: 3, player: 'd' },
      { round: 4, player: 'e' },
      { round: 4, player: 'f' },
    ]);
  });
});
