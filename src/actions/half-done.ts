import { NO_CHANGES } from '../ports/workbook';
import type { Messages } from '../i18n/es/texts';
import type { Progress } from '../i18n/es/faults';
import { ask, type Outcome } from './action';
import { lastEntry, statusChange, type JournalEntry } from './journal';
import { compare } from './journal-compare';
import type { TournamentBook } from './tournament-book';
import { undo } from './undo';
import { writeOutcome, type Again, type Writing } from './write-outcome';

const SETTLED: Again = { kind: 'again', why: 'settled' };

/**
 * A command that was cut in the middle has left its entry under way: before anything else is done the director says
 * whether it is taken back or stays.
 *
 * @returns `null` where there is nothing of the kind
 */
export function settleHalfDone(book: TournamentBook, writing: Writing): Outcome | Again | null {
  const { messages, answers, now } = writing;
  const journal = book.sheet('journal');
  if (!journal.ok) return null;
  const entry = lastEntry(journal.value);
  if (entry?.status !== 'underWay' || journal.value === null) return null;
  const question = messages.actions.faults.askAboutHalfDone(entry.action, entry.who, entry.when);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  if (reply.button === 'yes') {
    const undone = undo({ book, answers, messages, now });
    if (undone.kind !== 'done') return undone;
    const written = writeOutcome(undone, book, writing);
    return written.kind === 'done' ? SETTLED : written;
  }
  const place = { name: journal.value.name, content: journal.value };
  const cells = [statusChange(place, entry.row, 'kept', messages)];
  book.workbook.apply({ ...NO_CHANGES, cells });
  return SETTLED;
}

/** What a run had begun to write: an entry of the journal and what it tells of, or the undoing of one. */
export interface Begun {
  readonly entry: number;
  readonly how: 'writing' | 'undoing';
}

/** What to say of a command that failed after it had begun to write, as the journal and the sheets tell. */
export function tellHalfDone(book: TournamentBook, error: string, begun: Begun, messages: Messages): string {
  const { faults } = messages.actions;
  const journal = book.sheet('journal');
  if (!journal.ok) return faults.unknown(error);
  const entry = lastEntry(journal.value);
  const isThere = entry?.number === begun.entry;
  if (begun.how === 'undoing') {
    return isThere ? faults.halfUndone(error, progressOf(entry, book, true)) : faults.after(error);
  }
  // Without its entry not even the journal was written, and nothing after it.
  if (!isThere) return faults.before(error);
  return entry.status === 'underWay'
    ? faults.halfDone(error, progressOf(entry, book, false))
    : faults.after(error);
}

/** How many cells of each sheet are as the command was to leave them, or back as they were. */
function progressOf({ record }: JournalEntry, book: TournamentBook, isBack: boolean): Progress[] {
  if (record === null) return [];
  const names = new Set(book.workbook.sheetNames());
  return [...new Set(record.cells.map(({ sheet }) => sheet))].map((sheet) => {
    const cells = record.cells.filter((cell) => cell.sheet === sheet);
    const standing = names.has(sheet) ? compare(cells, book).putBack.length : 0;
    return { sheet, written: isBack ? cells.length - standing : standing, cells: cells.length };
  });
}
