import { rateMatches, type Ratings } from '../core/rating/ledger';
import { at, ok } from '../core/result';
import { rowsOf, type OutCell } from '../sheet/cell';
import { readPlayers } from '../sheet/read-players';
import { readRatableMatches } from '../sheet/read-ratable-matches';
import { underRegulation } from './arguments';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_RATINGS: FunctionSpecification = {
  name: 'TD_RATINGS',
  args: [argument('players', 'range'), argument('matches', 'range'), REGULATION_ARGUMENT],
  compute: ([playersArgument, matchesArgument, regulationArgument], { messages, readWallClock }) =>
    underRegulation(regulationArgument, (regulation) => {
      const players = readPlayers(rowsOf(playersArgument), { withExperience: true });
      if (!players.ok) return players;
      const read = readRatableMatches(rowsOf(matchesArgument), regulation, readWallClock);
      if (!read.ok) return at(read, { argument: 'matches' });

      const newcomer = { rating: regulation.newcomerRating, experience: 0 };
      const start: Ratings = new Map(
        players.value.map(({ key, rating, experience }) => [
          key,
          { rating: rating ?? newcomer.rating, experience: experience ?? newcomer.experience },
        ]),
      );
      const { ratings, played } = rateMatches(start, read.value.matches, regulation);
      const known = new Set(start.keys());
      const listed = [
        ...players.value.map(({ key, name }) => ({ key, name })),
        ...[...read.value.names].filter(([key]) => !known.has(key)).map(([key, name]) => ({ key, name })),
      ];
      const { ratings: words } = messages;
      const rows = listed.map(({ key, name }): OutCell[] => {
        const before = start.get(key) ?? newcomer;
        const after = ratings.get(key) ?? before;
        const change = after.rating - before.rating;
        return [name, before.rating, after.rating, change, played.get(key) ?? 0, after.experience];
      });
      const header = [
        ...[words.player, words.before, words.after],
        ...[words.change, words.matches, words.experience],
      ];
      return ok([header, ...rows]);
    }),
};
