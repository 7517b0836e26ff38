import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RatingEvent } from '../../src/core/rating/rating-events';
import { HG } from '../../src/core/regulations/hg';
import { projectSeason, type SeasonBase } from '../../src/core/season/project-season';
import type { ClosedTournament } from '../../src/core/season/tournament';
import { runs } from '../arbitraries/runs';

const PLAYERS = ['ana', 'beto', 'carla', 'dora', 'elsa'];
const pair = fc.shuffledSubarray(PLAYERS, { minLength: 2, maxLength: 2 });

const event: fc.Arbitrary<RatingEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(pair, fc.constantFrom(3, 5, 7)).map(([[winner, loser], length]): RatingEvent => ({
      ...{ kind: 'match', winner: winner!, loser: loser! },
      ...{ length, match: 0 },
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...PLAYERS)
      .map((player): RatingEvent => ({ kind: 'penalty', player, cause: 'left' })),
  },
);

/** Whoever moves in a tournament's events has come to it. */
const tournament = fc
  .tuple(fc.shuffledSubarray(PLAYERS, { minLength: 2 }), fc.array(event, { maxLength: 6 }), fc.boolean())
  .map(([came, events, official]): Omit<ClosedTournament, 'name'> => ({
    official,
    participations: came.map((player) => ({ player, place: null, wins: 0, points: 10 })),
    events: events.filter((one) =>
      one.kind === 'match'
        ? came.includes(one.winner) && came.includes(one.loser)
        : came.includes(one.player),
    ),
  }));

const season = fc
  .array(tournament, { minLength: 1, maxLength: 9 })
  .map((list) => list.map((one, at): ClosedTournament => ({ ...one, name: `T${at + 1}` })));

const base: SeasonBase = {
  ratings: new Map([
    ['ana', { rating: 1700, experience: 120 }],
    ['beto', { rating: 1480, experience: 10 }],
  ]),
  came: new Map([['ana', [true, false]]]),
};

describe('rules §12: closing twice is closing once', () => {
  test('the same tournaments always give the same books, and what they are worked out from is left as it was', () => {
    fc.assert(
      fc.property(season, (tournaments) => {
        const before = JSON.stringify([[...base.ratings], [...base.came], tournaments]);
        const once = projectSeason(base, tournaments, HG);
        expect(projectSeason(base, tournaments, HG)).toEqual(once);
        expect(JSON.stringify([[...base.ratings], [...base.came], tournaments])).toBe(before);
      }),
      runs(200),
    );
  });

  test('a tournament’s lines depend on those before it alone: one more closed changes none of them', () => {
    fc.assert(
      fc.property(season, fc.nat(), (tournaments, cut) => {
        const first = cut % (tournaments.length + 1);
        const all = projectSeason(base, tournaments, HG);
        const some = projectSeason(base, tournaments.slice(0, first), HG);
        const facts = ({ lines, newcomers }: (typeof all.tournaments)[number]) => ({ lines, newcomers });
        expect(all.tournaments.slice(0, first).map(facts)).toEqual(some.tournaments.map(facts));
        // And the next goes on from where they ended.
        const moved = all.tournaments[first]?.lines[0];
        if (moved?.kind !== 'match' && moved?.kind !== 'restart') return;
        const { player, before } = moved.kind === 'match' ? moved.winner : moved.player;
        expect(before).toBe(some.ratings.get(player)?.rating ?? 1500);
      }),
      runs(200),
    );
  });

  test('ratings: without penalties and returns from nowhere the sum stays what the players brought with them', () => {
    fc.assert(
      fc.property(season, (tournaments) => {
        const matchesOnly = tournaments.map((one) => ({
          ...one,
          events: one.events.filter(({ kind }) => kind === 'match'),
        }));
        const regulation = { ...HG, attendance: null };
        const { ratings } = projectSeason(base, matchesOnly, regulation);
        const brought = [...ratings.keys()].map((player) => base.ratings.get(player)?.rating ?? 1500);
        const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
        expect(sum([...ratings.values()].map(({ rating }) => rating))).toBeCloseTo(sum(brought), 6);
      }),
      runs(200),
    );
  });
});
