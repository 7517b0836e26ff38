import { CUBE_VALUES, gamePoints } from '../core/cube/game-points';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, quoted, type Cell } from '../sheet/cell';
import { parseGameKind, TITLES } from '../sheet/game-words';
import { parseNumber } from '../sheet/number';
import { columnOfAnswers } from './column-of-answers';
import { argument, optional, type FunctionSpecification } from './specification';

export const TD_GAME_POINTS: FunctionSpecification = {
  name: 'TD_GAME_POINTS',
  args: [argument('kind', 'text'), optional('cube', 'number')],
  compute([kindArgument, cubeArgument], { messages }) {
    const args = [
      { name: 'kind', cell: kindArgument, titles: TITLES.kind },
      { name: 'cube', cell: cubeArgument, titles: TITLES.cube },
    ];
    return columnOfAnswers(
      args,
      () => messages.answers.gamePoints,
      ([kindCell, cubeCell]) => {
        if (isBlank(kindCell)) return fail('missingArgument', { argument: 'kind' }, { argument: 'kind' });
        const kind = parseGameKind(kindCell);
        if (!kind.ok) return at(kind, { argument: 'kind' });
        const cube = cubeOf(cubeCell);
        return cube.ok ? ok(gamePoints(kind.value, cube.value)) : at(cube, { argument: 'cube' });
      },
    );
  },
};

/** Nobody doubled: 1. */
function cubeOf(cell: Cell): Result<number> {
  if (isBlank(cell)) return ok(1);
  const cube = parseNumber(cell, 'cube');
  if (!cube.ok) return cube;
  const known: readonly number[] = CUBE_VALUES;
  return known.includes(cube.value) ? cube : fail('notACubeValue', { given: quoted(cell), known });
}
