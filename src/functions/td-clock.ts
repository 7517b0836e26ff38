import { minutesOnClock } from '../core/clock/minutes-on-clock';
import { at, fail, type Result } from '../core/result';
import { isBlank, type Cell } from '../sheet/cell';
import { parseWhole } from '../sheet/number';
import { readRegulation } from '../sheet/read-regulation';
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
  compute([matchLength, pointsWhite, pointsBlack, regulationArgument], { messages }) {
    const regulation = readRegulation(regulationArgument);
    if (!regulation.ok) return at(regulation, { argument: 'regulation' });
    const args = [
      { name: 'matchLength', cell: matchLength },
      { name: 'pointsWhite', cell: pointsWhite },
      { name: 'pointsBlack', cell: pointsBlack },
    ];
    return columnOfAnswers(args, messages.answers.clock, ([lengthCell, whiteCell, blackCell]) => {
      const length = required(lengthCell, 'matchLength', 1);
      if (!length.ok) return length;
      const white = required(whiteCell, 'pointsWhite', 0);
      if (!white.ok) return white;
      const black = required(blackCell, 'pointsBlack', 0);
      return black.ok ? minutesOnClock(length.value, white.value, black.value, regulation.value) : black;
    });
  },
};

function required(
  cell: Cell,
  name: 'matchLength' | 'pointsWhite' | 'pointsBlack',
  min: number,
): Result<number> {
  if (isBlank(cell)) return fail('missingArgument', { argument: name }, { argument: name });
  const number = parseWhole(cell, name === 'matchLength' ? 'matchLength' : 'points', min);
  return number.ok ? number : at(number, { argument: name });
}
