import { SWISS_REGULATION } from '../core/regulations/presets';
import { decidesAlone, officialScore, scoreAfter, type Incident } from '../core/othello/official-score';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, type Cell, type OutCell } from '../sheet/cell';
import { parseIncident, TITLES } from '../sheet/game-words';
import { requiredWhole } from './arguments';
import { rowsOfAnswers } from './column-of-answers';
import { argument, optional, type FunctionSpecification } from './specification';

const SQUARES = SWISS_REGULATION.boardSquares!;

export const TD_OTHELLO_SCORE: FunctionSpecification = {
  name: 'TD_OTHELLO_SCORE',
  args: [argument('black', 'number'), argument('white', 'number'), optional('incident', 'text')],
  compute([black, white, incident], { messages }) {
    const args = [
      { name: 'black', cell: black },
      { name: 'white', cell: white },
      { name: 'incident', cell: incident, titles: TITLES.incident },
    ];
    return rowsOfAnswers(
      args,
      2,
      () => [messages.answers.officialBlack, messages.answers.officialWhite],
      scoreOf,
    );
  },
};

function scoreOf([blackCell, whiteCell, incidentCell]: readonly Cell[]): Result<readonly OutCell[]> {
  const incident = isBlank(incidentCell) ? ok(null) : parseIncident(incidentCell);
  if (!incident.ok) return at(incident, { argument: 'incident' });
  // A game that is not finished need not have been counted.
  const isCounted = !isBlank(blackCell) || !isBlank(whiteCell);
  if (!isCounted && incident.value && decidesAlone(incident.value)) {
    return rowOf({ white: 0, black: 0 }, incident.value);
  }
  const black = requiredWhole(blackCell, 'black', 'discs', 0);
  if (!black.ok) return black;
  const white = requiredWhole(whiteCell, 'white', 'discs', 0);
  if (!white.ok) return white;
  const discs = { black: black.value, white: white.value };
  if (discs.black + discs.white > SQUARES) {
    return fail('discsBeyondBoard', { white: discs.black, black: discs.white, squares: SQUARES });
  }
  if (discs.black + discs.white === 0 && !(incident.value && decidesAlone(incident.value))) {
    return fail('noDiscs', {});
  }
  return rowOf(discs, incident.value);
}

function rowOf(
  discs: { black: number; white: number },
  incident: Incident | null,
): Result<readonly OutCell[]> {
  const { black, white } = incident ? scoreAfter(incident, discs, SQUARES) : officialScore(discs, SQUARES);
  return ok([black, white]);
}
