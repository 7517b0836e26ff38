import type { Regulation } from '../core/regulations/regulation';
import { swissStandings, type SwissRow } from '../core/swiss/swiss-standings';
import { fail, ok } from '../core/result';
import type { FormulaMessages } from '../i18n/es/formula-texts';
import { rowsOf, type OutCell } from '../sheet/cell';
import { readSwiss } from '../sheet/read-swiss';
import { underSwissRegulation } from './arguments';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';
import { partOf, winsText } from '../i18n/standings-texts';

export const TD_SWISS_STANDINGS: FunctionSpecification = {
  name: 'TD_SWISS_STANDINGS',
  args: [argument('results', 'range'), REGULATION_ARGUMENT],
  compute: ([resultsArgument, regulationArgument], { messages, readWallClock }) =>
    underSwissRegulation(regulationArgument, (regulation) => {
      const read = readSwiss(rowsOf(resultsArgument), regulation, readWallClock);
      if (!read.ok) return read;
      const { games, byes, names } = read.value;
      if (games.length + byes.length === 0) return fail('noSwissResults', {});
      const { swiss: words } = messages;
      const header = [
        ...[words.place, words.player, words.played, words.points],
        ...[words.brightwell, words.discs, words.reason],
      ];
      const nameOf = (player: string) => names.get(player)!;
      const rows = swissStandings(read.value, regulation).map((row): OutCell[] => [
        ...[row.place, nameOf(row.player), row.played, row.halfPoints / 2],
        ...[row.brightwell, row.discs, reasonText(row, nameOf, regulation, messages)],
      ]);
      return ok([header, ...rows]);
    }),
};

/** What his points are, and where others have as many, what separates them. */
function reasonText(
  { halfPoints, tiedWith, reasons }: SwissRow,
  nameOf: (player: string) => string,
  regulation: Regulation,
  messages: FormulaMessages,
): string {
  const points = winsText(halfPoints);
  if (tiedWith.length === 0) return messages.swiss.scored(points);
  const tied = messages.reasons.tied(points, tiedWith.map(nameOf));
  const parts = reasons.map((reason) => partOf(reason, nameOf, regulation, messages));
  return parts.length === 0 ? tied : `${tied}: ${parts.join('; ')}`;
}
