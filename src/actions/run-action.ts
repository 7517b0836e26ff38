import type { Messages } from '../i18n/es/texts';
import type { Ports } from '../ports/ports';
import { NO_CHANGES, type WorkbookChanges } from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { Answers, ask, stop, type Action, type Outcome } from './action';
import { isOurFormula } from './cell-changes';
import { entryChanges, recordOf, statusChange } from './journal';
import { TournamentBook } from './tournament-book';

/**
 * Runs a menu command: read, look, ask where it must, and only then write; each answer is followed by a fresh read, so
 * that what is written is what was asked about (platform notes: locks don't last over dialogs).
 *
 * @param name the command's name in the menu, for titles and the journal
 */
export function runAction(name: string, action: Action, ports: Ports, messages: Messages): void {
  const answers = new Answers();
  for (;;) {
    const alone = ports.exclusive.run(() => lookAndWrite(name, action, ports, messages, answers));
    if (alone === null) return ports.dialogs.tell(name, messages.actions.busy);
    const outcome = alone.value;
    if (outcome.kind === 'stop') return ports.dialogs.tell(name, outcome.text);
    if (outcome.kind === 'done') {
      const { summary, remarks } = outcome;
      return remarks.length === 0
        ? ports.dialogs.notify(name, summary)
        : ports.dialogs.tell(name, [summary, ...remarks].join('\n\n'));
    }
    const reply = ports.dialogs.ask(outcome.question);
    if (reply === null) return ports.dialogs.notify(name, messages.actions.nothingChanged);
    answers.add(outcome.question, reply);
  }
}

function lookAndWrite(
  name: string,
  action: Action,
  ports: Ports,
  messages: Messages,
  answers: Answers,
): Outcome {
  const workbook = ports.openWorkbook();
  const book = new TournamentBook(workbook, messages);
  const now = ports.clock.now();
  const outcome = action({ book, answers, messages, now });
  if (outcome.kind !== 'done' || isNothing(outcome.changes)) return outcome;

  const formulas = formulasOverwritten(outcome.changes, book);
  if (formulas.length > 0) {
    const question = messages.actions.overFormulas(formulas);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  const locked = workbook.protectedAmong(outcome.changes.cells);
  if (locked.length > 0) return stop(messages.actions.protectedRange(locked));
  if (outcome.undoes !== undefined) {
    workbook.apply(outcome.changes);
    return outcome;
  }

  const record = recordOf(outcome.changes, workbook, messages);
  if (!record.ok) return stop(record.text);
  const journal = book.sheet('journal');
  if (!journal.ok) return stop(journal.text);
  const entry = entryChanges(
    { workbook, journal: journal.value },
    { action: name, summary: outcome.summary, now },
    record.value,
    messages,
  );
  // The journal goes first: whatever happens after it can be taken back.
  workbook.apply(entry.changes);
  workbook.apply({
    ...outcome.changes,
    newSheets: outcome.changes.newSheets.map((sheet) => ({ ...sheet, before: entry.sheet })),
  });
  workbook.apply({ ...NO_CHANGES, cells: [statusChange(entry.sheet, entry.row, 'done', messages)] });
  return outcome;
}

function isNothing({ newSheets, copies, renames, cells, deletedSheets }: WorkbookChanges): boolean {
  return [newSheets, copies, renames, cells, deletedSheets].every((changes) => changes.length === 0);
}

/** Formulas of the director's that would give way to a value. */
function formulasOverwritten({ cells, newSheets }: WorkbookChanges, { workbook }: TournamentBook): string[] {
  const made = new Set(newSheets.map(({ name }) => name));
  return cells
    .filter(({ sheet }) => !made.has(sheet))
    .filter(({ sheet, row, column }) => {
      const formula = workbook.read(sheet).formulas[row]?.[column] ?? '';
      return formula !== '' && !isOurFormula(formula);
    })
    .map(({ sheet, row, column }) => `${sheetReference(sheet)}!${a1(row, column)}`);
}
