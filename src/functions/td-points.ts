import { annualPoints } from '../core/points/annual-points';
import { at, ok, type Result } from '../core/result';
import { isBlank, type Cell } from '../sheet/cell';
import { parseWhole } from '../sheet/number';
import { underRegulation } from './arguments';
import { columnOfAnswers } from './column-of-answers';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_POINTS: FunctionSpecification = {
  name: 'TD_POINTS',
  args: [argument('place', 'number'), argument('wins', 'number'), REGULATION_ARGUMENT],
  compute: ([place, wins, regulationArgument], { messages }) =>
    underRegulation(regulationArgument, (regulation) => {
      const args = [
        { name: 'place', cell: place },
        { name: 'wins', cell: wins },
      ];
      return columnOfAnswers(
        args,
        () => messages.answers.annualPoints,
        ([placeCell, winsCell]) => {
          const of = wholeOrNull(placeCell, 'place', 1);
          if (!of.ok) return of;
          const won = wholeOrNull(winsCell, 'wins', 0);
          if (!won.ok) return won;
          const points = annualPoints(of.value, won.value ?? 0, regulation);
          return points.ok ? ok(points.value / 100) : points;
        },
      );
    }),
};

function wholeOrNull(cell: Cell, name: 'place' | 'wins', min: number): Result<number | null> {
  if (isBlank(cell)) return ok(null);
  const number = parseWhole(cell, name, min);
  return number.ok ? number : at(number, { argument: name });
}
