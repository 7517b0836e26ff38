import type { Problem } from '../core/result';
import type { SheetContent } from '../ports/workbook';
import type { EntryList } from '../sheet/read-entries';
import { ask, stop, type ActionContext, type Outcome } from './action';
import type { TournamentBook } from './tournament-book';

/** A problem of the ranking as a sentence; of two rows for one name it says which command tells them apart. */
export function rankingSentence(book: TournamentBook, sheet: SheetContent, problem: Problem): string {
  const sentence = book.sentence(sheet, problem);
  const { menu, names } = book.messages;
  return problem.code === 'playerTwice'
    ? names.rankedTwice(sentence, menu.actions['review-names'])
    : sentence;
}

/**
 * Asks of every name that stands twice among the entries whether it is one person, who then counts once. Two persons
 * have to be told apart first.
 *
 * @returns `null` where nothing is left to ask
 */
export function askAboutRepeated(
  { answers, messages }: Pick<ActionContext, 'answers' | 'messages'>,
  { repeated }: EntryList,
  sheet: string,
): Outcome | null {
  const texts = messages.names;
  for (const entry of repeated) {
    const question = texts.enteredTwice(sheet, entry.names, entry.rows);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button !== 'yes') return stop(texts.tellApart(sheet, entry.names[1], entry.rows));
    if (entry.contradicts) return stop(texts.marksContradict(sheet, entry.names[1], entry.rows));
  }
  return null;
}
