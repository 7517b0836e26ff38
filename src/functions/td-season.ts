import { seasonRanking, type SeasonResult } from '../core/season/season';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, rowsOf, textOf, type Cell, type OutCell } from '../sheet/cell';
import { RANKING_HEADERS, rankingLines, ratingsOf } from '../sheet/read-ranking';
import { readSeason } from '../sheet/read-season';
import { findTable } from '../sheet/table';
import { fold } from '../sheet/text';
import { onlyCell, underRegulation } from './arguments';
import {
  argument,
  optional,
  REGULATION_ARGUMENT,
  type Answer,
  type FunctionSpecification,
} from './specification';

export const TD_SEASON: FunctionSpecification = {
  name: 'TD_SEASON',
  args: [
    argument('results', 'range'),
    REGULATION_ARGUMENT,
    optional('from', 'text'),
    optional('ranking', 'range'),
  ],
  compute: ([resultsArgument, regulationArgument, from, ranking], { messages: { season: words } }) =>
    underRegulation(regulationArgument, (regulation): Result<Answer> => {
      const read = readSeason(rowsOf(resultsArgument));
      if (!read.ok) return read;
      const since = resultsSince(read.value.results, from);
      if (!since.ok) return since;
      const rated = withRatings(since.value, ranking);
      if (!rated.ok) return rated;
      const order = seasonRanking(rated.value, regulation);
      if (!order.ok) return order;
      const header = [
        ...[words.place, words.player, words.tournaments, words.points],
        ...[words.titles, words.won, words.eligible],
      ];
      const rows = order.value.map((row): OutCell[] => [
        ...[row.place, read.value.names.get(row.player)!, row.tournaments, row.points / 100],
        ...[row.titles, row.wins, row.eligible ? words.yes : words.no],
      ]);
      return ok([header, ...rows]);
    }),
};

/** The results from the first row of a tournament on: a season begins with it. */
function resultsSince(results: readonly SeasonResult[], from: Cell): Result<readonly SeasonResult[]> {
  const cell = onlyCell(from, 'from');
  if (!cell.ok) return cell;
  if (isBlank(cell.value)) return ok(results);
  const given = textOf(cell.value);
  const first = results.findIndex(({ tournament }) => tournament === fold(given));
  return first === -1 ? fail('noSuchTournament', { given }, { argument: 'from' }) : ok(results.slice(first));
}

/** Level ratings, the last thing that separates, by the list of levels where one is given. */
function withRatings(results: readonly SeasonResult[], ranking: Cell): Result<readonly SeasonResult[]> {
  const rows = rowsOf(ranking);
  if (rows.length === 0 || rows.every((row) => row.every(isBlank))) return ok(results);
  const table = findTable(rows, RANKING_HEADERS);
  if (!table.ok) return at(table, { argument: 'ranking' });
  if (!table.value) return fail('columnsMissing', { missing: ['player', 'rating'] }, { argument: 'ranking' });
  const players = new Set(results.map(({ player }) => player));
  const ratings = ratingsOf(players, rankingLines(table.value));
  if (!ratings.ok) return at(ratings, { argument: 'ranking' });
  return ok(
    results.map((result) => ({
      ...result,
      rating: ratings.value.get(result.player)?.rating ?? result.rating,
    })),
  );
}
