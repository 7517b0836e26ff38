import { latePoints } from '../core/lateness/late-points';
import { at, ok } from '../core/result';
import { isBlank } from '../sheet/cell';
import { parseNumber } from '../sheet/number';
import { requiredWhole, underRegulation } from './arguments';
import { columnOfAnswers } from './column-of-answers';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_LATE_POINTS: FunctionSpecification = {
  name: 'TD_LATE_POINTS',
  args: [argument('minutes', 'number'), argument('matchLength', 'number'), REGULATION_ARGUMENT],
  compute: ([minutes, matchLength, regulationArgument], { messages }) =>
    underRegulation(regulationArgument, (regulation) => {
      const args = [
        { name: 'minutes', cell: minutes },
        { name: 'matchLength', cell: matchLength },
      ];
      return columnOfAnswers(
        args,
        () => messages.answers.latePoints,
        ([minutesCell, lengthCell]) => {
          if (isBlank(minutesCell)) return ok('');
          const late = parseNumber(minutesCell, 'minutes');
          if (!late.ok) return at(late, { argument: 'minutes' });
          const length = requiredWhole(lengthCell, 'matchLength', 'matchLength', 1);
          return length.ok ? latePoints(wholeMinutes(late.value), length.value, regulation) : length;
        },
      );
    }),
};

/** Only whole elapsed minutes count; early is not late. To the second first: (C2-B2)*1440 is never exactly 20. */
function wholeMinutes(minutes: number): number {
  return Math.max(Math.floor(Math.round(minutes * 60) / 60), 0);
}
