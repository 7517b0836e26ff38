import { levelOf } from '../core/rating/level';
import { ok } from '../core/result';
import { isBlank } from '../sheet/cell';
import { parseNumber } from '../sheet/number';
import { underRegulation } from './arguments';
import { columnOfAnswers } from './column-of-answers';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_LEVEL: FunctionSpecification = {
  name: 'TD_LEVEL',
  args: [argument('rating', 'number'), REGULATION_ARGUMENT],
  compute: ([rating, regulationArgument], { messages }) =>
    underRegulation(regulationArgument, (regulation) =>
      columnOfAnswers(
        [{ name: 'rating', cell: rating }],
        () => messages.answers.level,
        ([cell]) => {
          if (isBlank(cell)) return ok('');
          const number = parseNumber(cell, 'rating');
          if (!number.ok) return number;
          const level = levelOf(number.value, regulation);
          return level.ok ? ok(messages.levels[level.value]) : level;
        },
      ),
    ),
};
