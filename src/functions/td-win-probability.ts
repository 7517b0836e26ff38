import { winProbability } from '../core/rating/win-probability';
import { ok } from '../core/result';
import { requiredNumber, requiredWhole } from './arguments';
import { columnOfAnswers } from './column-of-answers';
import { argument, type FunctionSpecification } from './specification';

export const TD_WIN_PROBABILITY: FunctionSpecification = {
  name: 'TD_WIN_PROBABILITY',
  args: [argument('rating', 'number'), argument('opponent', 'number'), argument('matchLength', 'number')],
  compute([rating, opponent, matchLength], { messages }) {
    const args = [
      { name: 'rating', cell: rating },
      { name: 'opponent', cell: opponent },
      { name: 'matchLength', cell: matchLength },
    ];
    return columnOfAnswers(
      args,
      () => messages.answers.winProbability,
      ([ratingCell, opponentCell, lengthCell]) => {
        const own = requiredNumber(ratingCell, 'rating', 'rating');
        if (!own.ok) return own;
        const other = requiredNumber(opponentCell, 'opponent', 'rating');
        if (!other.ok) return other;
        const length = requiredWhole(lengthCell, 'matchLength', 'matchLength', 1);
        return length.ok ? ok(winProbability(own.value, other.value, length.value)) : length;
      },
    );
  },
};
