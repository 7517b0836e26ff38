import { isCrawford } from '../core/cube/crawford';
import { fail, ok, type Result } from '../core/result';
import { isBlank, quoted, textOf, type Cell } from '../sheet/cell';
import { TITLES } from '../sheet/game-words';
import { foldWord } from '../sheet/text';
import { NO_WORDS, YES_WORDS } from '../sheet/vocabulary';
import { requiredWhole } from './arguments';
import { columnOfAnswers } from './column-of-answers';
import { argument, optional, type FunctionSpecification } from './specification';

export const TD_IS_CRAWFORD: FunctionSpecification = {
  name: 'TD_IS_CRAWFORD',
  args: [
    argument('matchLength', 'number'),
    argument('white', 'number'),
    argument('black', 'number'),
    optional('played', 'text'),
  ],
  compute([matchLength, whiteArgument, blackArgument, played], { messages }) {
    const args = [
      { name: 'matchLength', cell: matchLength },
      { name: 'white', cell: whiteArgument },
      { name: 'black', cell: blackArgument },
      { name: 'played', cell: played, titles: TITLES.crawfordPlayed },
    ];
    return columnOfAnswers(
      args,
      () => messages.answers.crawford,
      ([lengthCell, whiteCell, blackCell, playedCell]) => {
        const length = requiredWhole(lengthCell, 'matchLength', 'matchLength', 1);
        if (!length.ok) return length;
        const white = requiredWhole(whiteCell, 'white', 'points', 0);
        if (!white.ok) return white;
        const black = requiredWhole(blackCell, 'black', 'points', 0);
        if (!black.ok) return black;
        if (Math.min(white.value, black.value) >= length.value) {
          return fail('bothReachedLength', { length: length.value });
        }
        const alreadyPlayed = yesOrNo(playedCell);
        return alreadyPlayed.ok
          ? ok(isCrawford(length.value, white.value, black.value, alreadyPlayed.value))
          : alreadyPlayed;
      },
    );
  },
};

function yesOrNo(cell: Cell): Result<boolean> {
  if (isBlank(cell)) return ok(false);
  if (typeof cell === 'boolean') return ok(cell);
  const word = foldWord(textOf(cell));
  if (YES_WORDS.has(word)) return ok(true);
  return NO_WORDS.has(word) ? ok(false) : fail('notYesOrNo', { given: quoted(cell) }, { argument: 'played' });
}
