import { minutesOnClock } from '../core/clock/minutes-on-clock';
import { requiredWhole, underRegulation } from './arguments';
import { columnOfAnswers } from './column-of-answers';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_CLOCK: FunctionSpecification = {
  name: 'TD_CLOCK',
  args: [
    argument('matchLength', 'number'),
    argument('pointsWhite', 'number'),
    argument('pointsBlack', 'number'),
    REGULATION_ARGUMENT,
  ],
  compute: ([matchLength, pointsWhite, pointsBlack, regulationArgument], { messages }) =>
    underRegulation(regulationArgument, (regulation) => {
      const args = [
        { name: 'matchLength', cell: matchLength },
        { name: 'pointsWhite', cell: pointsWhite },
        { name: 'pointsBlack', cell: pointsBlack },
      ];
      return columnOfAnswers(
        args,
        () => messages.answers.clock,
        ([lengthCell, whiteCell, blackCell]) => {
          const length = requiredWhole(lengthCell, 'matchLength', 'matchLength', 1);
          if (!length.ok) return length;
          const white = requiredWhole(whiteCell, 'pointsWhite', 'points', 0);
          if (!white.ok) return white;
          const black = requiredWhole(blackCell, 'pointsBlack', 'points', 0);
          return black.ok ? minutesOnClock(length.value, white.value, black.value, regulation) : black;
        },
      );
    }),
};
