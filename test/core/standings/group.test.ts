import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import {
  countedPoints,
  forfeitPoints,
  halfPoints,
  hasLeft,
  hasOwnForfeit,
  indexGroup,
  isComplete,
  leftIn,
  matchesOf,
  openOpponents,
  totals,
  withoutPlayers,
  type Group,
  type StandingsRules,
} from '../../../src/core/standings/group';
import type { Match, Outcome } from '../../../src/core/standings/match';

const pending: Outcome = { kind: 'pending' };
const played = (white: number, black: number): Outcome => ({ kind: 'played', white, black });
const forfeit = (
  white: 'absent' | 'left' | null,
  black: 'absent' | 'left' | null,
): Outcome & { kind: 'forfeit' } => ({ kind: 'forfeit', white, black });
const match = (white: string, black: string, outcome: Outcome, more: Partial<Match> = {}): Match => ({
  ...{ white, black, outcome, playoff: false },
  ...more,
});
const group = (matches: readonly Match[], rules: Partial<StandingsRules> = {}): Group =>
  indexGroup(matches, { ...HG, ...rules });

/** Beto won one, lost one and drew one; Dora did not come to one of hers, and left in the other. */
const FOUR = [
  match('Beto', 'Ana', played(4, 1)),
  match('Carla', 'Beto', played(3, 2)),
  match('Ana', 'Carla', pending),
  match('Dora', 'Ana', forfeit('absent', null)),
  match('Carla', 'Dora', forfeit(null, 'left')),
  match('Beto', 'Dora', played(2, 2)),
];

describe('a group of matches', () => {
  test('has everyone a row names, whatever the order of the rows; play-off games are kept apart', () => {
    const game = match('Zoe', 'Ana', played(1, 0), { playoff: true });
    for (const rows of [
      [...FOUR, game],
      [game, ...[...FOUR].reverse()],
    ]) {
      const indexed = group(rows);
      expect(indexed.players).toEqual(['Ana', 'Beto', 'Carla', 'Dora', 'Zoe']);
      expect(indexed.playoffs).toEqual([game]);
      expect(matchesOf(indexed, 'Zoe')).toEqual([]);
      expect(matchesOf(indexed, 'Ana')).toHaveLength(3);
    }
  });

  test('gives each player his own side of a match', () => {
    const [own] = matchesOf(group([match('Ana', 'Beto', forfeit('left', null))]), 'Ana');
    const [others] = matchesOf(group([match('Ana', 'Beto', forfeit('left', null))]), 'Beto');
    expect(own).toMatchObject({ opponent: 'Beto', isFinished: true, halfWins: 0, ownForfeit: 'left' });
    expect(own).toMatchObject({ pointsFor: 0, pointsAgainst: 3 });
    expect(others).toMatchObject({ opponent: 'Ana', isFinished: true, halfWins: 2, ownForfeit: null });
    expect(others).toMatchObject({ pointsFor: 3, pointsAgainst: 0 });
  });

  test('has no matches of who is not in it', () => {
    expect(matchesOf(group(FOUR), 'Nobody')).toEqual([]);
    expect(totals(group(FOUR), 'Nobody')).toEqual({
      ...{ played: 0, halfWins: 0, halfLosses: 0, pointsFor: 0, pointsAgainst: 0 },
    });
  });
});

describe('totals, over finished matches', () => {
  test.each([
    ['Ana', 2, 2, 2, 4, 4],
    ['Beto', 3, 3, 3, 8, 6],
    ['Carla', 2, 4, 0, 6, 2],
    ['Dora', 3, 1, 5, 2, 8],
  ])('%s', (player, count, won, lost, pointsFor, pointsAgainst) => {
    expect(totals(group(FOUR, { draws: true }), player)).toEqual({
      ...{ played: count, halfWins: won, halfLosses: lost, pointsFor, pointsAgainst },
    });
  });

  test('over those against some opponents alone', () => {
    expect(totals(group(FOUR), 'Beto', new Set(['Ana', 'Beto', 'Carla']))).toEqual({
      ...{ played: 2, halfWins: 2, halfLosses: 2, pointsFor: 6, pointsAgainst: 4 },
    });
    expect(totals(group(FOUR), 'Beto', new Set()).played).toBe(0);
  });
});

describe('the group without some of its players (2.3.3)', () => {
  test('their matches count for nobody', () => {
    const left = withoutPlayers(group(FOUR), new Set(['Ana', 'Carla']));
    expect(left.players).toEqual(['Beto', 'Dora']);
    expect([...left.matchesOf.keys()].sort()).toEqual(['Beto', 'Dora']);
    expect(matchesOf(left, 'Beto').map(({ opponent }) => opponent)).toEqual(['Dora']);
    expect(matchesOf(left, 'Ana')).toEqual([]);
  });

  test('is the same where nobody is taken out', () => {
    const whole = group(FOUR);
    expect(withoutPlayers(whole, new Set())).toEqual(whole);
  });
});

describe('the points of a match (rules §2, §11)', () => {
  const late = { white: 2, black: 1 };
  const off = { latePointsCountInDifference: false };
  test.each<[string, Match, Partial<StandingsRules>, white: number, black: number]>([
    ['not played', match('a', 'b', pending), {}, 0, 0],
    ['not played, late already', match('a', 'b', pending, { latePoints: late }), off, 0, 0],
    ['played', match('a', 'b', played(5, 2)), {}, 5, 2],
    ['white absent: 0–3', match('a', 'b', forfeit('absent', null)), {}, 0, 3],
    ['black absent: 3–0', match('a', 'b', forfeit(null, 'absent')), {}, 3, 0],
    ['both absent: 0–0', match('a', 'b', forfeit('absent', 'absent')), {}, 0, 0],
    ['to five: 5–0', match('a', 'b', forfeit(null, 'left')), { groupMatchLength: 5 }, 5, 0],
    ['no length: 0–0', match('a', 'b', forfeit(null, 'left')), { groupMatchLength: null }, 0, 0],
    ['the whole board', match('a', 'b', forfeit('left', null)), { boardSquares: 64 }, 0, 64],
    [
      'a forfeit that does not count in the difference',
      match('a', 'b', forfeit('left', null)),
      { forfeitCountsInDifference: false },
      0,
      0,
    ],
    // "they are on the scoreboard": two that white was late stand on black's side.
    ['late points count', match('a', 'b', played(3, 2), { latePoints: late }), {}, 3, 2],
    ['late points are taken out', match('a', 'b', played(3, 2), { latePoints: late }), off, 2, 0],
    ['nobody was late', match('a', 'b', played(3, 2)), off, 3, 2],
  ])('%s', (_, one, rules, white, black) => {
    expect(countedPoints(one, { ...HG, ...rules })).toMatchObject({ white, black });
  });

  test.each([
    [64, 3, 64],
    [null, 3, 3],
    [null, 5, 5],
    [null, null, 0],
  ])('a forfeit on a board of %p, in a match to %p: %i', (boardSquares, groupMatchLength, points) => {
    expect(forfeitPoints({ ...HG, boardSquares, groupMatchLength })).toBe(points);
  });
});

describe('half-points', () => {
  test('those of byes are added to those of the matches', () => {
    const unplayed = new Map([['Ana', { rounds: 2, halfPoints: 3 }]]);
    const withByes = { ...group(FOUR), unplayed };
    expect(halfPoints(withByes, 'Ana')).toBe(5);
    expect(halfPoints(withByes, 'Carla')).toBe(4);
    expect(halfPoints(group(FOUR), 'Carla')).toBe(4);
  });
});

describe('forfeits', () => {
  test('of one’s own are those one was marked for oneself, absent or gone', () => {
    const own = ['Ana', 'Beto', 'Carla', 'Dora'].filter((player) => hasOwnForfeit(group(FOUR), player));
    expect(own).toEqual(['Dora']);
    expect(hasOwnForfeit(group([match('a', 'b', forfeit('absent', null))]), 'a')).toBe(true);
  });

  test('who left (2.3.5) is told from who was absent once, and from those whom he left behind', () => {
    const gone = ['Ana', 'Beto', 'Carla', 'Dora'].filter((player) => hasLeft(group(FOUR), player));
    expect(gone).toEqual(['Dora']);
    expect(hasLeft(group([match('a', 'b', forfeit('absent', null))]), 'a')).toBe(false);
    // One match of several is enough.
    const later = [match('a', 'b', played(3, 0)), match('c', 'a', forfeit(null, 'left'))];
    expect(hasLeft(group(later), 'a')).toBe(true);
  });

  test('a list may say besides who has withdrawn', () => {
    const listed: Group = { ...group(FOUR), withdrawn: new Set(['Ana']) };
    expect(['Ana', 'Beto', 'Dora'].map((player) => hasLeft(listed, player))).toEqual([true, false, true]);
  });

  test.each<[Outcome, white: boolean, black: boolean]>([
    [pending, false, false],
    [played(3, 0), false, false],
    [forfeit('absent', null), false, false],
    [forfeit('left', null), true, false],
    [forfeit(null, 'left'), false, true],
    [forfeit('left', 'left'), true, true],
    [forfeit('absent', 'left'), false, true],
  ])('who left in %j', (outcome, white, black) => {
    const one = match('a', 'b', outcome);
    expect([leftIn(one, 'a'), leftIn(one, 'b')]).toEqual([white, black]);
  });
});

describe('everyone meets everyone (7.2)', () => {
  test('open are the matches that are not played, and those that no row names yet', () => {
    expect(openOpponents(group(FOUR), 'Ana')).toEqual(['Carla']);
    expect(openOpponents(group(FOUR), 'Beto')).toEqual([]);
    expect(openOpponents(group(FOUR.slice(0, 2)), 'Ana')).toEqual(['Carla']);
    expect(isComplete(group(FOUR))).toBe(false);
    expect(isComplete(group(FOUR.slice(0, 2)))).toBe(false);
  });

  test('a group is complete with all its matches finished, forfeits among them', () => {
    const whole = FOUR.map((one) =>
      one.outcome.kind === 'pending' ? { ...one, outcome: played(3, 0) } : one,
    );
    expect(isComplete(group(whole))).toBe(true);
    expect(openOpponents(group(whole), 'Ana')).toEqual([]);
  });
});
