import type { Messages } from '../i18n/es/texts';
import type { Question, Reply } from '../ports/dialogs';
import type { WorkbookChanges } from '../ports/workbook';
import type { TournamentBook } from './tournament-book';

/** What came of an action, looked at with the answers given so far. Nothing is written before it is `done`. */
export type Outcome =
  /** It takes an answer to go on; the action is then run again from a fresh read. */
  | { readonly kind: 'ask'; readonly question: Question }
  /** Something stands in the way; one sentence says what and where. */
  | {
      readonly kind: 'stop';
      readonly text: string;
      /** Whether «Reparar marcadores» would mend it. */
      readonly isRepairable?: boolean;
    }
  | {
      readonly kind: 'done';
      readonly changes: WorkbookChanges;
      /** What was done, in a line. */
      readonly summary: string;
      /** What the director should read besides, a line each. */
      readonly remarks: readonly string[];
      /** The journal entry that this takes back, by its number. */
      readonly undoes?: number;
    };

/** The answers so far, each bound to its exact question: when what it was asked about changes, it is asked again. */
export class Answers {
  private readonly given = new Map<string, NonNullable<Reply>>();

  to(question: Question): NonNullable<Reply> | undefined {
    return this.given.get(JSON.stringify(question));
  }

  add(question: Question, reply: NonNullable<Reply>): void {
    this.given.set(JSON.stringify(question), reply);
  }
}

export interface ActionContext {
  readonly book: TournamentBook;
  readonly answers: Answers;
  readonly messages: Messages;
  /** `2026-01-15 20:04:31`, on the spreadsheet's wall. */
  readonly now: string;
}

/** One menu command: a pure look at the workbook and the answers. */
export type Action = (context: ActionContext) => Outcome;

export function ask(question: Question): Outcome {
  return { kind: 'ask', question };
}

export function stop(text: string): Outcome {
  return { kind: 'stop', text };
}
