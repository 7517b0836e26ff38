import { describe, expect, test } from '@jest/globals';
import { replayEvents, type Ratings } from '../../../src/core/rating/ledger';
import { ratingEvents, type RatableMatch, type RatingEvent } from '../../../src/core/rating/rating-events';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { Absence, Outcome } from '../../../src/core/standings/match';

const match = (outcome: Outcome, given: Partial<RatableMatch> = {}): RatableMatch => ({
  ...{ white: 'A', black: 'B', length: 3, playoff: false, outcome },
  ...given,
});
const played = (white: number, black: number): Outcome => ({ kind: 'played', white, black });
const forfeit = (white: Absence | null, black: Absence | null): Outcome => ({
  kind: 'forfeit',
  white,
  black,
});
const won = (winner: string, loser: string, index = 0, length = 3): RatingEvent => ({
  ...{ kind: 'match', winner, loser, length, match: index },
});
const left = (player: string): RatingEvent => ({ kind: 'penalty', player, cause: 'left' });

describe('what moves ratings (HG 7.5.1, 2.3.5, 2.3.6)', () => {
  const options = { rateForfeits: true, ratePlayoffs: true };

  // In HG a forfeit is not rated, nor a play-off game; with the options both are.
  test.each<[string, RatableMatch, RatingEvent[], RatingEvent[]]>([
    ['white won', match(played(3, 1)), [won('A', 'B')], [won('A', 'B')]],
    ['black won, to 5', match(played(1, 5), { length: 5 }), [won('B', 'A', 0, 5)], [won('B', 'A', 0, 5)]],
    ['not played', match({ kind: 'pending' }), [], []],
    ['drawn', match(played(32, 32)), [], []],
    ['white absent', match(forfeit('absent', null)), [], [won('B', 'A')]],
    ['black absent', match(forfeit(null, 'absent')), [], [won('A', 'B')]],
    ['neither came', match(forfeit('absent', 'absent')), [], []],
    ['white left', match(forfeit('left', null)), [left('A')], [won('B', 'A'), left('A')]],
    ['black left', match(forfeit(null, 'left')), [left('B')], [won('A', 'B'), left('B')]],
    ['both left', match(forfeit('left', 'left')), [left('A'), left('B')], [left('A'), left('B')]],
    ['one absent, one left', match(forfeit('absent', 'left')), [left('B')], [left('B')]],
    ['a play-off game', match(played(1, 0), { playoff: true, length: 1 }), [], [won('A', 'B', 0, 1)]],
  ])('%s', (_, one, inHg, withOptions) => {
    expect(ratingEvents([one], HG)).toEqual(inHg);
    expect(ratingEvents([one], { ...HG, ...options })).toEqual(withOptions);
  });

  test('a play-off game given up is rated only where both options say so', () => {
    const one = match(forfeit('absent', null), { playoff: true });
    expect(ratingEvents([one], { ...HG, ratePlayoffs: true })).toEqual([]);
    expect(ratingEvents([one], { ...HG, rateForfeits: true })).toEqual([]);
    expect(ratingEvents([one], { ...HG, ...options })).toEqual([won('B', 'A')]);
  });

  test('who left loses his penalty once, where he first left; who did not come after the last match', () => {
    const matches = [
      match(played(3, 0), { white: 'C', black: 'D' }),
      match(forfeit('left', null)),
      match(forfeit(null, 'left'), { white: 'C', black: 'A' }),
      match(played(0, 3), { white: 'C', black: 'B' }),
    ];
    expect(ratingEvents(matches, HG, ['E', 'F'])).toEqual([
      won('C', 'D'),
      left('A'),
      won('B', 'C', 3),
      { kind: 'penalty', player: 'E', cause: 'didNotCome' },
      { kind: 'penalty', player: 'F', cause: 'didNotCome' },
    ]);
  });

  test('a regulation without penalties has none', () => {
    expect(ratingEvents([match(forfeit('left', null))], OTHELLO, ['E'])).toEqual([]);
  });
});

describe('what each event does to a rating', () => {
  const start: Ratings = new Map([['A', { rating: 1730, experience: 40 }]]);
  const after = (...events: readonly RatingEvent[]) => {
    const { lines, ratings, played: count } = replayEvents(start, events, HG);
    return { lines, ratings: Object.fromEntries(ratings), played: Object.fromEntries(count) };
  };

  // 2.3.5: a hundred points.
  test.each(['left', 'didNotCome'] as const)('%s: a hundred less, the experience stays', (cause) => {
    expect(after({ kind: 'penalty', player: 'A', cause })).toEqual({
      lines: [{ kind: 'penalty', cause, player: { player: 'A', before: 1730, after: 1630 } }],
      ratings: { A: { rating: 1630, experience: 40 } },
      played: {},
    });
  });

  test('a newcomer is penalised from 1500', () => {
    expect(after({ kind: 'penalty', player: 'N', cause: 'left' }).ratings['N']).toEqual({
      ...{ rating: 1400, experience: 0 },
    });
  });

  // 8.3: back after having been off the ranking, 1500, as new.
  test('a restart: 1500 and no experience, whatever he had', () => {
    expect(after({ kind: 'restart', player: 'A' })).toEqual({
      lines: [{ kind: 'restart', player: { player: 'A', before: 1730, after: 1500 } }],
      ratings: { A: { rating: 1500, experience: 0 } },
      played: {},
    });
  });

  test('another rating written by the director: that one, and the experience stays', () => {
    expect(after({ kind: 'adjustment', player: 'A', rating: 1655 })).toEqual({
      lines: [{ kind: 'adjustment', player: { player: 'A', before: 1730, after: 1655 } }],
      ratings: { A: { rating: 1655, experience: 40 } },
      played: {},
    });
    expect(after({ kind: 'adjustment', player: 'N', rating: 1600 }).ratings['N']).toEqual({
      ...{ rating: 1600, experience: 0 },
    });
  });

  test('between equals a match to 4 moves 4 points: 4·√4·½, K being 1', () => {
    const even: RatingEvent[] = [{ kind: 'restart', player: 'A' }, won('N', 'A', 7, 4)];
    const { lines, ratings, played: count } = after(...even);
    expect(lines[1]).toEqual({
      ...{ kind: 'match', match: 7, length: 4, difference: 0, upset: 0.5, kWinner: 1, kLoser: 1 },
      winner: { player: 'N', before: 1500, after: 1504 },
      loser: { player: 'A', before: 1500, after: 1496 },
    });
    expect(ratings).toEqual({
      N: { rating: 1504, experience: 4 },
      A: { rating: 1496, experience: 4 },
    });
    expect(count).toEqual({ N: 1, A: 1 });
  });

  test('matches are counted and go on from where the last event ended', () => {
    const { ratings, played: count } = after(
      won('B', 'C', 0, 4),
      { kind: 'adjustment', player: 'B', rating: 1500 },
      { kind: 'restart', player: 'C' },
      won('C', 'B', 1, 4),
    );
    expect(ratings).toMatchObject({
      B: { rating: 1496, experience: 8 },
      C: { rating: 1504, experience: 4 },
    });
    expect(count).toEqual({ B: 2, C: 2 });
  });
});
