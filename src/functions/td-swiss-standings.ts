import { swissStandings, type SwissRow } from '../core/swiss/swiss-standings';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, rowsOf, type Cell, type OutCell } from '../sheet/cell';
import { readPlayers } from '../sheet/read-players';
import { readSwiss } from '../sheet/read-swiss';
import { underSwissRegulation } from './arguments';
import { argument, optional, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';
import { swissReason } from '../i18n/standings-texts';

export const TD_SWISS_STANDINGS: FunctionSpecification = {
  name: 'TD_SWISS_STANDINGS',
  args: [argument('results', 'range'), REGULATION_ARGUMENT, optional('only', 'range')],
  compute: ([resultsArgument, regulationArgument, onlyArgument], { messages, readWallClock }) =>
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
      const all = swissStandings(read.value, regulation);
      const section = sectionOf(all, onlyArgument);
      if (!section.ok) return at(section, { argument: 'only' });
      const rows = section.value.rows.map((row): OutCell[] => [
        ...[row.place, nameOf(row.player), row.played, row.halfPoints / 2],
        ...[row.brightwell, row.discs, swissReason(row, nameOf, regulation, messages)],
      ]);
      const idle = section.value.notPlayed.map((name): OutCell[] => {
        return ['', name, 0, 0, '', '', messages.reasons.notPlayed];
      });
      return ok([header, ...rows, ...idle]);
    }),
};

interface Section {
  readonly rows: readonly SwissRow[];
  /** Names of the section that no result names. */
  readonly notPlayed: readonly string[];
}

/**
 * The same standings for some of the players alone, with places of their own: "возможно выделение женского зачета". All of
 * them where nobody is named.
 */
function sectionOf(rows: readonly SwissRow[], only: Cell): Result<Section> {
  if (rowsOf(only).flat().every(isBlank)) return ok({ rows, notPlayed: [] });
  const players = readPlayers(rowsOf(only));
  if (!players.ok) return players;
  const wanted = new Set(players.value.map(({ key }) => key));
  const section = rows.filter(({ player }) => wanted.has(player));
  const playing = new Set(section.map(({ player }) => player));
  return ok({
    rows: section.map((row) => ({
      ...row,
      place: section.filter(({ place }) => place < row.place).length + 1,
    })),
    notPlayed: players.value.filter(({ key }) => !playing.has(key)).map(({ name }) => name),
  });
}
