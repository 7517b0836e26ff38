import { describe, expect, test } from '@jest/globals';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { Outcome } from '../../../src/core/standings/match';
import type { SwissGame, SwissResults } from '../../../src/core/swiss/event';
import { RoundReasons } from '../../../src/core/swiss/pair-reasons';
import { swissStandings } from '../../../src/core/swiss/swiss-standings';

const discs = (white: number): Outcome => ({ kind: 'played', white, black: 64 - white });
const pending: Outcome = { kind: 'pending' };
const game = (round: number, white: string, black: string, outcome: Outcome): SwissGame => ({
  round,
  match: { white, black, outcome, playoff: false },
});
const rules = { ...OTHELLO, byePoints: 1, missedRoundPoints: 0 };

/** Two rounds of five: e rests in the first, d in the second; late comes for the second and meets c. */
const EVENT: SwissResults = {
  games: [
    game(1, 'a', 'b', discs(40)),
    game(1, 'c', 'd', discs(32)),
    game(2, 'e', 'a', discs(20)),
    game(2, 'late', 'c', discs(50)),
  ],
  byes: [
    { round: 1, player: 'e' },
    { round: 2, player: 'd' },
  ],
  missed: [{ round: 1, player: 'late' }],
};

const row = (results: SwissResults, name: string, changed: Partial<typeof rules> = {}) =>
  swissStandings(results, { ...rules, ...changed }).find(({ player }) => player === name)!;

describe('the standings of a Swiss event, worked out by hand (rules §10)', () => {
  test.each([
    // Points: a 2, d 1½ (draw and bye), e 1, late 1, c ½, b 0.
    ['a', 1, 2, 4, 40 + 44, 84 + 6 * (0 + 1)],
    // 32 discs against c's ½; a bye is half a board against his own 1½.
    ['d', 2, 1, 3, 32, 32 + 32 + 6 * (0.5 + 1.5)],
    // e: 20 against a's 2, and the bye. late: 50 against c's ½, and the round he was not there.
    ['e', 3, 1, 2, 20, 20 + 32 + 6 * (2 + 1)],
    ['c', 5, 2, 1, 32 + 14, 46 + 6 * (1.5 + 1)],
    // b lost 24–40, and had nobody in the second round.
    ['b', 6, 1, 0, 24, 24 + 32 + 6 * (2 + 0)],
  ])('%s', (player, place, played, halfPoints, ownDiscs, brightwell) => {
    const { place: found, ...figures } = row(EVENT, player);
    expect(figures).toMatchObject({ player, played, halfPoints, discs: ownDiscs, brightwell });
    // late has 50 + 32 + 6 × (½ + 1) = 91 and goes before e, who has 70.
    expect(found).toBe(player === 'e' ? 4 : place);
  });

  test('a round that somebody missed counts once, with the points a director gives for it', () => {
    expect(row(EVENT, 'late')).toMatchObject({ place: 3, halfPoints: 2, brightwell: 50 + 32 + 6 * 1.5 });
    expect(row(EVENT, 'late', { missedRoundPoints: 0.5 })).toMatchObject({
      ...{ place: 2, halfPoints: 3, brightwell: 50 + 32 + 6 * 2 },
    });
  });

  test('byes are worth what the regulation says', () => {
    expect(row(EVENT, 'e', { byePoints: 0.5 })).toMatchObject({
      halfPoints: 1,
      brightwell: 20 + 32 + 6 * 2.5,
    });
  });

  test('with whom one is level on points, and what told them apart', () => {
    expect(row(EVENT, 'a')).toMatchObject({ tiedWith: [], reasons: [] });
    const late = row(EVENT, 'late');
    expect(late.tiedWith).toEqual(['e']);
    expect(late.reasons[0]).toEqual({
      ...{ kind: 'criterion', criterion: 'brightwell', number: 1, own: 91 },
      others: [{ player: 'e', figure: 70 }],
    });
  });

  test('a round still being played is not yet one that somebody missed', () => {
    const open = game(2, 'late', 'c', pending);
    const underWay = { ...EVENT, games: [...EVENT.games.slice(0, 3), open] };
    expect(row(underWay, 'b')).toMatchObject({ brightwell: 24 + 6 * 2 });
    // The bye of it stands, all the same.
    expect(row(underWay, 'd')).toMatchObject({ halfPoints: 3, brightwell: 32 + 32 + 6 * (0.5 + 1.5) });
  });

  test('one that is over is, also while a later one is being played', () => {
    const underWay = { games: [...EVENT.games.slice(0, 3), game(2, 'late', 'c', pending)], byes: EVENT.byes };
    // Nobody says that late missed it: half a board against no points.
    expect(row(underWay, 'late')).toMatchObject({ halfPoints: 0, brightwell: 32 });
  });

  test('equal on everything: one place, and the next skips', () => {
    const games = [game(1, 'a', 'b', discs(40)), game(1, 'c', 'd', discs(40)), game(1, 'f', 'e', discs(34))];
    expect(swissStandings({ games, byes: [] }, rules).map(({ player, place }) => [player, place])).toEqual([
      ['a', 1],
      ['c', 1],
      ['f', 3],
      ['e', 4],
      ['b', 5],
      ['d', 5],
    ]);
  });

  test('nothing played: nobody; byes alone: those who had them', () => {
    expect(swissStandings({ games: [], byes: [] }, rules)).toEqual([]);
    expect(swissStandings({ games: [], byes: [{ round: 1, player: 'z' }] }, rules)).toMatchObject([
      { player: 'z', place: 1, halfPoints: 2, played: 0, discs: 0, brightwell: 32 + 6 },
    ]);
  });

  test('who shares a place stands in one order, whatever the order of the rows', () => {
    const byes = ['z', 'y', 'x'].map((player) => ({ round: 1, player }));
    const names = (results: SwissResults) => swissStandings(results, rules).map(({ player }) => player);
    expect(names({ games: [], byes })).toEqual(['x', 'y', 'z']);
    expect(names({ games: [], byes: [...byes].reverse() })).toEqual(['x', 'y', 'z']);
  });

  describe('who has withdrawn counts for his opponents as a game not played', () => {
    // a beat b 40–24: the game is half a board against a's own 2 then, beside that with e.
    const gone = 32 + 6 * 2;
    test.each([
      [1, gone],
      [2, gone],
      // From the third round on: he was there for all that was played.
      [3, 40],
    ])('from round %i on', (round, ofTheGame) => {
      const results = { ...EVENT, withdrawn: [{ round, player: 'b' }] };
      expect(row(results, 'a').brightwell).toBe(44 + 6 * 1 + ofTheGame);
    });
  });
});

describe('why two players meet', () => {
  const before: SwissResults = {
    games: [game(1, 'a', 'b', discs(40)), game(1, 'd', 'c', discs(40)), game(2, 'a', 'c', discs(10))],
    byes: [{ round: 2, player: 'b' }],
  };
  const reasons = new RoundReasons(['a', 'b', 'c', 'd', 'e', 'f'], before, OTHELLO);

  test('points, ranks, meetings and colours before it', () => {
    expect(reasons.ofPair({ black: 'a', white: 'b' })).toEqual({
      halfPoints: { black: 2, white: 2 },
      ranks: { black: 1, white: 2 },
      meetings: 1,
      colours: { black: ['white', 'white'], white: ['black'] },
      colourRule: 'balance',
    });
    expect(reasons.ofPair({ black: 'd', white: 'c' })).toMatchObject({
      ...{ ranks: { black: 4, white: 3 }, meetings: 1, halfPoints: { black: 2, white: 2 } },
    });
    expect(reasons.ofPair({ black: 'd', white: 'b' }).meetings).toBe(0);
  });

  test('what gave the colours', () => {
    // Neither has played.
    expect(reasons.ofPair({ black: 'e', white: 'f' }).colourRule).toBe('board');
    // Each has had both twice, white last; in the second round one had black and the other white.
    const colours = { a: 'WBBW', b: 'BWBW' };
    const games = Object.entries(colours).flatMap(([player, had]) =>
      [...had].map((colour, at) =>
        colour === 'W'
          ? game(at + 1, player, `x${at}`, discs(40))
          : game(at + 1, `x${at}`, player, discs(40)),
      ),
    );
    const later = new RoundReasons(['a', 'b'], { games, byes: [] }, OTHELLO);
    expect(later.ofPair({ black: 'b', white: 'a' }).colourRule).toBe('history');
  });

  test('who has the bye: his points, and how many he has had', () => {
    expect(reasons.ofBye('b')).toEqual({ halfPoints: 2, byes: 1 });
    expect(reasons.ofBye('f')).toEqual({ halfPoints: 0, byes: 0 });
  });
});
