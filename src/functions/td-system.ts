import { SWISS_REGULATION } from '../core/regulations/presets';
import type { Regulation } from '../core/regulations/regulation';
import { minutesPerGame, roundsOf, tournamentSystem } from '../core/system/tournament-system';
import { at, fail, ok, type Result } from '../core/result';
import type { FormulaMessages } from '../i18n/es/formula-texts';
import { isBlank, quoted, rowsOf, type Cell, type OutCell } from '../sheet/cell';
import { TITLES } from '../sheet/game-words';
import { requiredNumber, requiredWhole, underRegulation } from './arguments';
import { columnOfAnswers, rowsOfAnswers } from './column-of-answers';
import {
  argument,
  optional,
  REGULATION_ARGUMENT,
  type Answer,
  type FunctionSpecification,
} from './specification';

export const TD_SYSTEM: FunctionSpecification = {
  name: 'TD_SYSTEM',
  args: [
    argument('entries', 'number'),
    optional('days', 'number'),
    optional('hours', 'number'),
    REGULATION_ARGUMENT,
  ],
  compute: ([entries, days, hours, regulationArgument], { messages }) =>
    underRegulation(
      regulationArgument,
      (regulation): Result<Answer> => {
        const args = [
          { name: 'entries', cell: entries, titles: TITLES.entries },
          { name: 'days', cell: days, titles: TITLES.days },
          { name: 'hours', cell: hours, titles: TITLES.hours },
        ];
        const system = () => messages.answers.system;
        const answer = (cells: readonly Cell[]) => systemFor(cells, regulation, messages);
        if (rowsOf(hours).flat().every(isBlank)) {
          return columnOfAnswers(args.slice(0, 2), system, (cells) => {
            const row = answer(cells);
            return row.ok ? ok(row.value[0]!) : row;
          });
        }
        return rowsOfAnswers(args, 2, () => [system(), messages.answers.minutesPerGame], answer);
      },
      SWISS_REGULATION,
    ),
};

/** The system, or its number of rounds, and with the hours of a day the minutes for a game. */
function systemFor(
  [entriesCell, daysCell, hoursCell]: readonly Cell[],
  regulation: Regulation,
  messages: FormulaMessages,
): Result<OutCell[]> {
  const entries = requiredWhole(entriesCell, 'entries', 'entries', 2);
  if (!entries.ok) return entries;
  const days = isBlank(daysCell) ? ok(1) : requiredWhole(daysCell, 'days', 'days', 1);
  if (!days.ok) return days;
  const system = tournamentSystem(entries.value, days.value, regulation);
  if (!system.ok) return system;
  const answer = system.value.kind === 'swiss' ? system.value.rounds : messages.roundRobin;
  if (isBlank(hoursCell)) return ok([answer, '']);
  const hours = requiredNumber(hoursCell, 'hours', 'hours');
  if (!hours.ok) return hours;
  if (hours.value <= 0) {
    return fail('notAboveZero', { given: quoted(hoursCell), what: 'hours' }, { argument: 'hours' });
  }
  const rounds = roundsOf(system.value, entries.value);
  const minutes = minutesPerGame(rounds, days.value, hours.value, regulation);
  return minutes.ok ? ok([answer, minutes.value]) : at(minutes, { argument: 'hours' });
}
