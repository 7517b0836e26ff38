import type { Regulation } from '../core/regulations/regulation';
import { at, ok, type Result } from '../core/result';
import { groupStandings } from '../core/standings/standings';
import type { FormulaMessages } from '../i18n/es/formula-texts';
import { rowsOf, type Cell, type OutCell } from '../sheet/cell';
import { readMatches } from '../sheet/read-matches';
import type { MatchTable } from '../sheet/match-table';
import { readRegulation } from '../sheet/read-regulation';
import type { ReadWallClock } from '../sheet/time';
import { fitTogether } from './arguments';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';
import { reasonText, statusText } from '../i18n/standings-texts';

/** What a group takes grows faster than its players: 400 take some seconds. */
const MOST_IN_GROUP = 400;

export const TD_STANDINGS: FunctionSpecification = {
  name: 'TD_STANDINGS',
  args: [argument('matches', 'range'), REGULATION_ARGUMENT],
  compute([matches, regulationArgument], { messages, readWallClock }) {
    const read = readForStandings(matches, regulationArgument, readWallClock);
    return read.ok ? ok(standingsGrid(read.value, messages)) : read;
  },
};

interface TableUnderRules {
  readonly table: MatchTable;
  readonly regulation: Regulation;
}

/** The two arguments that everything about standings begins with. */
export function readForStandings(
  matches: Cell,
  regulationArgument: Cell,
  readWallClock: ReadWallClock,
): Result<TableUnderRules> {
  const regulation = readRegulation(regulationArgument);
  if (!regulation.ok) return at(regulation, { argument: 'regulation' });
  const table = readMatches(rowsOf(matches), regulation.value, readWallClock);
  if (!table.ok) return table;
  for (const { matches: ofGroup } of table.value.groups) {
    // So few matches can't have more players.
    if (2 * ofGroup.length <= MOST_IN_GROUP) continue;
    const fit = fitTogether(
      new Set(ofGroup.flatMap(({ white, black }) => [white, black])).size,
      MOST_IN_GROUP,
    );
    if (!fit.ok) return fit;
  }
  return ok({ table: table.value, regulation: regulation.value });
}

function standingsGrid({ table, regulation }: TableUnderRules, messages: FormulaMessages): OutCell[][] {
  const { standings: words, columns } = messages;
  const header = [
    ...[words.place, words.player, words.played, words.won, words.lost],
    ...[words.pointsFor, words.pointsAgainst, words.difference, words.status, words.reason],
  ];
  const rows: OutCell[][] = [table.hasGroups ? [columns.group, ...header] : header];
  const nameOf = (player: string) => table.names.get(player)!;
  for (const { group, matches } of table.groups) {
    const name = numberOrText(group);
    for (const row of groupStandings(matches, regulation)) {
      const cells: OutCell[] = table.hasGroups ? [name] : [];
      cells.push(row.place, nameOf(row.player), row.played, row.halfWins / 2, row.halfLosses / 2);
      cells.push(row.pointsFor, row.pointsAgainst, row.pointsFor - row.pointsAgainst);
      cells.push(statusText(row, nameOf, messages), reasonText(row, nameOf, regulation, messages));
      rows.push(cells);
    }
  }
  return rows;
}

/** A group called 1 goes back as the number it came as. */
function numberOrText(text: string): OutCell {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
