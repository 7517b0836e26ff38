import { groupSchedule, slotsOf } from '../core/schedule/group-schedule';
import { minutesPerMatch } from '../core/schedule/match-time';
import { at, fail, ok, type Result } from '../core/result';
import type { Regulation } from '../core/regulations/regulation';
import { isBlank, rowsOf, type Cell, type OutCell } from '../sheet/cell';
import { parseWhole } from '../sheet/number';
import { readPlayers } from '../sheet/read-players';
import { readRegulation } from '../sheet/read-regulation';
import { clockText, parseMoment, type ReadWallClock } from '../sheet/time';
import { fitTogether } from './arguments';
import { argument, optional, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

/** Beyond it the order of so many matches takes longer than a formula has. */
const MOST_PLAYERS = 100;

export const TD_SCHEDULE: FunctionSpecification = {
  name: 'TD_SCHEDULE',
  args: [
    argument('players', 'range'),
    optional('start', 'time'),
    optional('matchLength', 'number'),
    optional('boards', 'number'),
    REGULATION_ARGUMENT,
  ],
  compute([playersArgument, start, matchLength, boards, regulationArgument], environment) {
    const regulation = readRegulation(regulationArgument);
    if (!regulation.ok) return at(regulation, { argument: 'regulation' });
    const players = readPlayers(listOf(playersArgument));
    if (!players.ok) return players;
    const { min } = regulation.value.groupSize;
    if (players.value.length < min) return fail('tooFewForSchedule', { players: players.value.length, min });
    const fit = fitTogether(players.value.length, MOST_PLAYERS);
    if (!fit.ok) return fit;
    const wantedBoards = wholeOrNull(boards, 'boards');
    if (!wantedBoards.ok) return wantedBoards;
    const schedule = groupSchedule(players.value.length, wantedBoards.value, regulation.value);
    const slots = slotsOf(schedule);
    const hourOf = hours(start, matchLength, slots, regulation.value, environment.readWallClock);
    if (!hourOf.ok) return hourOf;

    const { columns } = environment.messages;
    const name = (index: number) => players.value[index]!.name;
    const rows: OutCell[][] = [[columns.round, columns.hour, columns.board, columns.white, columns.black]];
    for (const { round, slot, board, white, black } of schedule) {
      const hour = hourOf.value(slot);
      if (!hour.ok) return at(hour, { argument: 'start' });
      rows.push([round + 1, hour.value, board + 1, name(white), name(black)]);
    }
    return ok(rows);
  },
};

/** The hour of each slot as text; blank without a start. */
function hours(
  start: Cell,
  matchLength: Cell,
  slots: number,
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<(slot: number) => Result<string>> {
  const given = wholeOrNull(matchLength, 'matchLength');
  if (!given.ok) return given;
  const from = rowsOf(start)[0]?.[0];
  if (isBlank(from)) return ok(() => ok(''));
  const moment = parseMoment(from, readWallClock);
  if (!moment.ok) return at(moment, { argument: 'start' });
  const { groupMatchLength, minutesPerPoint, preset } = regulation;
  const minutes =
    given.value === null
      ? minutesPerMatch(groupMatchLength, slots, regulation)
      : ok(given.value * minutesPerPoint);
  if (!minutes.ok) return minutes;
  if (minutes.value === null) return fail('matchLengthNeeded', { regulation: preset });
  const each = minutes.value;
  return ok((slot) => clockText(moment.value, slot * each));
}

function wholeOrNull(cell: Cell, name: 'matchLength' | 'boards'): Result<number | null> {
  const only = rowsOf(cell)[0]?.[0];
  if (isBlank(only)) return ok(null);
  const number = parseWhole(only, name, 1);
  return number.ok ? number : at(number, { argument: name });
}

/** One group may be selected across, as it stands in the table of groups, as well as down. */
function listOf(players: Cell) {
  const rows = rowsOf(players);
  return rows.length === 1 ? rows[0]!.map((cell) => [cell]) : rows;
}
