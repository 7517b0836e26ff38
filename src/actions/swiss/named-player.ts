import type { PlayerKey } from '../../core/standings/match';
import type { Question } from '../../ports/dialogs';
import { lookAlikes } from '../../sheet/look-alike';
import { playerKey } from '../../sheet/player-key';
import { ask, stop, type ActionContext, type Outcome } from '../action';
import { pickedPlayers } from '../picked-players';

/** Asks for one player of a list, by number or name; a slip is offered, never taken for granted. */
export function askForPlayer(
  { answers, messages }: ActionContext,
  question: Question,
  list: readonly PlayerKey[],
  nameOf: (player: PlayerKey) => string,
): PlayerKey | Outcome {
  const texts = messages.swissRounds;
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const { picked, unknown } = pickedPlayers(reply.text, list);
  const [player, second] = picked;
  if (unknown === null) {
    return player === undefined || second !== undefined ? stop(texts.oneAtATime) : player;
  }
  const alike = lookAlikes(list)(playerKey(unknown));
  const [only, other] = alike;
  if (only === undefined || other !== undefined || player !== undefined) {
    return stop(texts.notAmong(unknown, alike.map(nameOf)));
  }
  const isIt = texts.isIt(question.title, unknown, nameOf(only));
  const yes = answers.to(isIt);
  if (!yes) return ask(isIt);
  return yes.button === 'yes' ? only : stop(texts.notAmong(unknown, []));
}
