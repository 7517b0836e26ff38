import type { Messages } from '../../i18n/es/texts';
import type { Dialogs, Question, Reply } from '../../ports/dialogs';
import type { Ports } from '../../ports/ports';
import type { Action, Outcome } from '../action';
import { runAction } from '../run-action';
import { undo } from '../undo';

/** An answer that was given in the panel, with the question it was given to. */
export interface GivenAnswer {
  readonly question: Question;
  readonly reply: NonNullable<Reply>;
}

/** What came of a run without dialogs. */
export type QuietOutcome =
  | { readonly kind: 'done'; readonly text: string; readonly isWritten: boolean }
  /** It takes an answer: the panel shows the question, and runs the same again with it. */
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'stop'; readonly text: string }
  /** The spreadsheet has refused what was being written, or a bug of ours. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'busy'; readonly text: string };

/**
 * Runs an action as the menu does (lock, fresh read, journal), with the answers that were given before and without any
 * dialog. Answers are bound to their exact questions: where something has changed, it is asked again.
 */
export function runQuietly(
  name: string,
  action: Action,
  ports: Omit<Ports, 'dialogs'>,
  messages: Messages,
  given: readonly GivenAnswer[] = [],
): QuietOutcome {
  const dialogs = new GivenAnswers(given);
  let looked: Outcome | null = null;
  try {
    // *Deshacer* is told by itself from commands that first settle what was left half done.
    const watched: Action = action === undo ? undo : (context) => (looked = action(context));
    runAction(name, watched, { ...ports, dialogs }, messages);
    if (action === undo) return dialogs.outcomeOfUndo(messages);
  } catch (error) {
    // What failed has been told, and is thrown on so that it is logged: a page takes the sentence.
    if (dialogs.lastSaid === '') throw error;
    return { kind: 'failed', text: dialogs.lastSaid };
  }
  return dialogs.outcome(looked, messages);
}

class GivenAnswers implements Dialogs {
  private asked: Question | null = null;
  private said = '';
  private wentWell = false;

  constructor(private readonly given: readonly GivenAnswer[]) {}

  ask(question: Question): Reply {
    const text = JSON.stringify(question);
    const known = this.given.find((one) => JSON.stringify(one.question) === text);
    if (known) return known.reply;
    this.asked = question;
    return null;
  }

  notify(_title: string, text: string): void {
    this.wentWell = true;
    this.said = text;
  }

  tell(_title: string, text: string): void {
    this.wentWell = false;
    this.said = text;
  }

  outcomeOfUndo({ actions }: Messages): QuietOutcome {
    if (this.asked) return { kind: 'ask', question: this.asked };
    const text = this.said;
    if (text === actions.busy) return { kind: 'busy', text };
    const isDone = this.wentWell && text !== actions.nothingChanged;
    return isDone ? { kind: 'done', text, isWritten: true } : { kind: 'stop', text };
  }

  get lastSaid(): string {
    return this.said;
  }

  outcome(looked: Outcome | null, messages: Messages): QuietOutcome {
    if (this.asked) return { kind: 'ask', question: this.asked };
    const text = this.said;
    if (text === messages.actions.busy) return { kind: 'busy', text };
    // What an action has decided may still be stopped on its way to the sheet, by a protected range.
    if (looked?.kind !== 'done' || !text.startsWith(looked.summary)) return { kind: 'stop', text };
    return { kind: 'done', text, isWritten: looked.changes.cells.length > 0 };
  }
}
