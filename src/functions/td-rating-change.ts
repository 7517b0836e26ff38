import { ratingChange, type RatedPlayer } from '../core/rating/rating-change';
import { at, ok, type Result } from '../core/result';
import { isBlank, type Cell } from '../sheet/cell';
import { parseWhole } from '../sheet/number';
import { requiredNumber, requiredWhole, underRegulation } from './arguments';
import { rowsOfAnswers } from './column-of-answers';
import { argument, optional, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_RATING_CHANGE: FunctionSpecification = {
  name: 'TD_RATING_CHANGE',
  args: [
    argument('winner', 'number'),
    argument('loser', 'number'),
    argument('matchLength', 'number'),
    optional('winnerExperience', 'number'),
    optional('loserExperience', 'number'),
    REGULATION_ARGUMENT,
  ],
  compute: (
    [winner, loser, matchLength, winnerExperience, loserExperience, regulationArgument],
    { messages },
  ) =>
    underRegulation(regulationArgument, (regulation) => {
      const args = [
        { name: 'winner', cell: winner },
        { name: 'loser', cell: loser },
        { name: 'matchLength', cell: matchLength },
        { name: 'winnerExperience', cell: winnerExperience },
        { name: 'loserExperience', cell: loserExperience },
      ];
      const titles = () => [messages.answers.winnerChange, messages.answers.loserChange];
      return rowsOfAnswers(args, 2, titles, (cells) => {
        const ofWinner = ratedPlayer(cells[0], cells[3], 'winner');
        if (!ofWinner.ok) return ofWinner;
        const ofLoser = ratedPlayer(cells[1], cells[4], 'loser');
        if (!ofLoser.ok) return ofLoser;
        const length = requiredWhole(cells[2], 'matchLength', 'matchLength', 1);
        if (!length.ok) return length;
        const change = ratingChange(ofWinner.value, ofLoser.value, length.value, regulation);
        return ok([change.winner, change.loser]);
      });
    }),
};

function ratedPlayer(rating: Cell, experience: Cell, name: 'winner' | 'loser'): Result<RatedPlayer> {
  const own = requiredNumber(rating, name, 'rating');
  if (!own.ok) return own;
  const played = isBlank(experience) ? ok(0) : parseWhole(experience, 'experience', 0);
  return played.ok
    ? ok({ rating: own.value, experience: played.value })
    : at(played, { argument: `${name}Experience` });
}
