import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rateMatches, replayEvents, type Ratings } from '../../../src/core/rating/ledger';
import { ratingEvents, type RatableMatch } from '../../../src/core/rating/rating-events';
import { HG } from '../../../src/core/regulations/hg';
import type { Regulation } from '../../../src/core/regulations/regulation';
import { ledger, ratingRules, startOf, type WrittenMatch } from '../../arbitraries/ratings';
import { runs } from '../../arbitraries/runs';
import { replay, type RatingRules } from '../../oracle/rating-oracle';

const toRate = (matches: readonly WrittenMatch[]): RatableMatch[] =>
  matches.map(({ white, black, length, result, playoff }) => ({
    ...{ white, black, length: playoff ? 1 : length, playoff: playoff ?? false },
    outcome: outcomeOf(result),
  }));

function outcomeOf(result: WrittenMatch['result']): RatableMatch['outcome'] {
  const absence = { '': null, F: 'absent', A: 'left' } as const;
  switch (result.kind) {
    case 'pending':
      return { kind: 'pending' };
    case 'won':
      return { kind: 'played', white: result.by === 'white' ? 9 : 0, black: result.by === 'white' ? 0 : 9 };
    case 'forfeit':
      return { kind: 'forfeit', white: absence[result.white], black: absence[result.black] };
  }
}

const under = ({ penalty, ...rules }: RatingRules): Regulation => ({
  ...HG,
  ...rules,
  ratingPenalty: penalty,
});

const events = fc.tuple(ledger(undefined, 25), ratingRules);

describe('the ledger of ratings', () => {
  test('ends where the replay on paper ends', () => {
    fc.assert(
      fc.property(events, ([{ players, matches }, rules]) => {
        const start = startOf(players);
        const { ratings, played } = replayEvents(
          start,
          ratingEvents(toRate(matches), under(rules)),
          under(rules),
        );
        for (const [player, own] of replay(start, matches, rules)) {
          const given = ratings.get(player) ?? start.get(player) ?? { rating: 1500, experience: 0 };
          expect(given.rating).toBeCloseTo(own.rating, 8);
          expect(given.experience).toBe(own.experience);
          expect(played.get(player) ?? 0).toBe(own.matches);
        }
      }),
      runs(500),
    );
  });

  test('without its events and lines it ends the same', () => {
    fc.assert(
      fc.property(events, ([{ players, matches }, rules]) => {
        const [start, rated] = [startOf(players), toRate(matches)];
        const replayed = (...didNotCome: string[]) => {
          const { ratings, played } = replayEvents(
            start,
            ratingEvents(rated, under(rules), didNotCome),
            under(rules),
          );
          return { ratings, played };
        };
        expect(rateMatches(start, rated, under(rules))).toEqual(replayed());
        expect(rateMatches(start, rated, under(rules), ['newcomer'])).toEqual(replayed('newcomer'));
      }),
      runs(300),
    );
  });

  test('every line can be checked by itself, and each begins where the player’s last one ended', () => {
    fc.assert(
      fc.property(events, ([{ players, matches }, rules]) => {
        const start: Ratings = startOf(players);
        const { lines, ratings } = replayEvents(
          start,
          ratingEvents(toRate(matches), under(rules)),
          under(rules),
        );
        const now = new Map([...start].map(([player, { rating }]) => [player, rating]));
        for (const line of lines) {
          const moved = line.kind === 'match' ? [line.winner, line.loser] : [line.player];
          for (const { player, before } of moved) expect(before).toBe(now.get(player) ?? 1500);
          const changes = moved.map(({ before, after }) => after - before);
          // 4·K·√n·P, both K's of their own; 100 off for who left.
          const expected =
            line.kind === 'match'
              ? [line.kWinner, -line.kLoser].map((k) => 4 * k * Math.sqrt(line.length) * line.upset)
              : [-100];
          changes.forEach((change, at) => expect(change).toBeCloseTo(expected[at]!, 8));
          const difference = line.kind === 'match' ? Math.abs(moved[0]!.before - moved[1]!.before) : 0;
          expect(line.kind === 'match' ? line.difference : 0).toBe(difference);
          for (const { player, after } of moved) now.set(player, after);
        }
        for (const [player, { rating }] of ratings) expect(rating).toBe(now.get(player));
      }),
      runs(300),
    );
  });

  test('who confirmed and did not come loses 100 too (2.3.6), on a line of its own', () => {
    const match: RatableMatch = {
      ...{ white: 'ana', black: 'beto', length: 3, playoff: false },
      outcome: { kind: 'played', white: 3, black: 1 },
    };
    const start: Ratings = new Map([['carla', { rating: 1700, experience: 30 }]]);
    const { lines, ratings } = replayEvents(start, ratingEvents([match], HG, ['carla']), HG);
    expect(lines.map(({ kind }) => kind)).toEqual(['match', 'penalty']);
    expect(lines[1]).toMatchObject({
      cause: 'didNotCome',
      player: { player: 'carla', before: 1700, after: 1600 },
    });
    expect(ratings.get('carla')).toEqual({ rating: 1600, experience: 30 });
  });

  test('the ratings it starts from are left as they are', () => {
    fc.assert(
      fc.property(events, ([{ players, matches }, rules]) => {
        const start = startOf(players);
        replayEvents(start, ratingEvents(toRate(matches), under(rules)), under(rules));
        expect(start).toEqual(startOf(players));
      }),
      runs(100),
    );
  });
});
