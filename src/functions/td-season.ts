import { seasonRanking } from '../core/season/season';
import { ok } from '../core/result';
import { rowsOf, type OutCell } from '../sheet/cell';
import { readSeason } from '../sheet/read-season';
import { underRegulation } from './arguments';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_SEASON: FunctionSpecification = {
  name: 'TD_SEASON',
  args: [argument('results', 'range'), REGULATION_ARGUMENT],
  compute: ([resultsArgument, regulationArgument], { messages: { season: words } }) =>
    underRegulation(regulationArgument, (regulation) => {
      const read = readSeason(rowsOf(resultsArgument));
      if (!read.ok) return read;
      const ranking = seasonRanking(read.value.results, regulation);
      if (!ranking.ok) return ranking;
      const header = [
        ...[words.place, words.player, words.tournaments, words.points],
        ...[words.titles, words.won, words.eligible],
      ];
      const rows = ranking.value.map((row): OutCell[] => [
        ...[row.place, read.value.names.get(row.player)!, row.tournaments, row.points / 100],
        ...[row.titles, row.wins, row.eligible ? words.yes : words.no],
      ]);
      return ok([header, ...rows]);
    }),
};
