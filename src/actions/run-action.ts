import type { Messages } from '../i18n/es/texts';
import type { Ports } from '../ports/ports';
import { Answers, type Action, type Outcome } from './action';
import type { Choice, Pending } from './choices';
import { settleHalfDone, tellHalfDone, type Begun } from './half-done';
import { offerRemedy } from './remedy';
import { TournamentBook } from './tournament-book';
import { undo } from './undo';
import { writeOutcome, type Again, type Writing } from './write-outcome';

/** So often a look is repeated because somebody else is typing. */
const PATIENCE = 3;

/** Failures of a command that another one has run: they have been told already. */
const TOLD = new WeakSet<Error>();

type Look = Outcome | Again | { readonly kind: 'choose'; readonly pending: Pending };

/**
 * Runs a menu command: read, look, ask where it must, and only then write; each answer is followed by a fresh read, so
 * that what is written is what was asked about (platform notes: locks don't last over dialogs).
 *
 * @param name the command's name in the menu, for titles and the journal
 */
export function runAction(name: string, action: Action, ports: Ports, messages: Messages): void {
  const run = new ActionRun(name, action, ports, messages);
  try {
    run.toItsEnd();
  } catch (error) {
    // What Google refuses it throws, at the call or at the flush; a bug of ours must be seen too.
    const isTold = error instanceof Error && TOLD.has(error);
    if (error instanceof Error) TOLD.add(error);
    if (!isTold) {
      ports.dialogs.tell(name, run.failureText(error instanceof Error ? error.message : String(error)));
    }
    throw error;
  }
}

class ActionRun {
  private readonly answers = new Answers();
  private readonly choices: Choice[] = [];
  private readonly asked = new Set<string>();
  /** What may have been written since the last look. */
  private begun: Begun | null = null;
  private disturbed = 0;
  private isOffered = false;

  constructor(
    private readonly name: string,
    private readonly action: Action,
    private readonly ports: Ports,
    private readonly messages: Messages,
  ) {}

  toItsEnd(): void {
    const { name, messages } = this;
    const { dialogs, exclusive } = this.ports;
    for (;;) {
      const alone = exclusive.run(() => this.look());
      if (alone === null) return dialogs.tell(name, messages.actions.busy);
      const outcome = alone.value;
      switch (outcome.kind) {
        case 'again':
          if (outcome.why === 'settled' || ++this.disturbed < PATIENCE) continue;
          return dialogs.tell(name, messages.actions.faults.othersAreTyping);
        case 'choose':
          if (this.choose(outcome.pending)) continue;
          return;
        case 'stop':
          if (outcome.isRepairable && !this.isOffered) {
            this.isOffered = true;
            if (!offerRemedy(outcome.text, this.ports, messages, runAction)) return;
            continue;
          }
          return dialogs.tell(name, outcome.text);
        case 'done': {
          const { summary, remarks } = outcome;
          return remarks.length === 0
            ? dialogs.notify(name, summary)
            : dialogs.tell(name, [summary, ...remarks].join('\n\n'));
        }
        case 'ask': {
          const reply = dialogs.ask(outcome.question);
          if (reply === null) return dialogs.notify(name, messages.actions.nothingChanged);
          this.answers.add(outcome.question, reply);
        }
      }
    }
  }

  /** How far it got, in so far as that can be told. */
  failureText(error: string): string {
    const { faults } = this.messages.actions;
    if (this.begun === null) return faults.before(error);
    try {
      const book = new TournamentBook(this.ports.openWorkbook(), this.messages);
      return tellHalfDone(book, error, this.begun, this.messages);
    } catch {
      return faults.unknown(error);
    }
  }

  private look(): Look {
    const { messages, ports, answers } = this;
    const book = new TournamentBook(ports.openWorkbook(), messages, this.choices);
    const now = ports.clock.now();
    this.begun = null;
    const writing: Writing = {
      ...{ name: this.name, now, ports, messages, answers },
      begins: (entry, how) => (this.begun = { entry, how }),
    };
    const settled = this.action === undo ? null : settleHalfDone(book, writing);
    if (settled) return settled;
    const looked = this.action({ book, answers, messages, now });
    if (looked.kind === 'stop' && book.pending !== null) return { kind: 'choose', pending: book.pending };
    if (looked.kind === 'stop' && book.isRepairable(looked.text)) return { ...looked, isRepairable: true };
    return looked.kind === 'done' ? writeOutcome(looked, book, writing) : looked;
  }

  /** Asks the director about his sheets; false when there is nothing more to do. */
  private choose(pending: Pending): boolean {
    const { dialogs } = this.ports;
    const { question } = pending;
    // An answer that changes nothing would be asked for without end.
    if (this.asked.has(question.text)) {
      dialogs.tell(this.name, question.text);
      return false;
    }
    this.asked.add(question.text);
    const reply = dialogs.ask(question);
    if (reply === null) {
      dialogs.notify(this.name, this.messages.actions.nothingChanged);
      return false;
    }
    const chosen = pending.choose(reply);
    if (typeof chosen === 'string') {
      dialogs.tell(this.name, chosen);
      return false;
    }
    this.choices.push(...chosen);
    return true;
  }
}
