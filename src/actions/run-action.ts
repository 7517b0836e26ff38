import type { Messages } from '../i18n/es/texts';
import type { Ports } from '../ports/ports';
import { NO_CHANGES, type WorkbookChanges } from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { Answers, ask, stop, type Action, type Outcome } from './action';
import { isOurFormula } from './cell-changes';
import type { Choice, Pending } from './choices';
import { entryChanges, recordOf, statusChange } from './journal';
import { offerRemedy } from './remedy';
import { TournamentBook } from './tournament-book';

/**
 * Runs a menu command: read, look, ask where it must, and only then write; each answer is followed by a fresh read, so
 * that what is written is what was asked about (platform notes: locks don't last over dialogs).
 *
 * @param name the command's name in the menu, for titles and the journal
 */
export function runAction(name: string, action: Action, ports: Ports, messages: Messages): void {
  const answers = new Answers();
  const choices: Choice[] = [];
  const asked = new Set<string>();
  let isOffered = false;
  for (;;) {
    const alone = ports.exclusive.run(() => lookAndWrite(name, action, ports, messages, answers, choices));
    if (alone === null) return ports.dialogs.tell(name, messages.actions.busy);
    const outcome = alone.value;
    if (outcome.kind === 'choose') {
      const { question } = outcome.pending;
      // An answer that changes nothing would be asked for without end.
      if (asked.has(question.text)) return ports.dialogs.tell(name, question.text);
      asked.add(question.text);
      const reply = ports.dialogs.ask(question);
      if (reply === null) return ports.dialogs.notify(name, messages.actions.nothingChanged);
      const chosen = outcome.pending.choose(reply);
      if (typeof chosen === 'string') return ports.dialogs.tell(name, chosen);
      choices.push(...chosen);
      continue;
    }
    if (outcome.kind === 'stop' && outcome.isRepairable && !isOffered) {
      isOffered = true;
      if (!offerRemedy(outcome.text, ports, messages, runAction)) return;
      continue;
    }
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
  choices: readonly Choice[],
): Outcome | { readonly kind: 'choose'; readonly pending: Pending } {
  const workbook = ports.openWorkbook();
  const book = new TournamentBook(workbook, messages, choices);
  const now = ports.clock.now();
  const looked = action({ book, answers, messages, now });
  if (looked.kind === 'stop' && book.pending !== null) return { kind: 'choose', pending: book.pending };
  if (looked.kind === 'stop' && book.isRepairable(looked.text)) return { ...looked, isRepairable: true };
  if (looked.kind !== 'done') return looked;
  const outcome = { ...looked, changes: withRemembered(looked.changes, book) };
  if (isNothing(outcome.changes)) return outcome;

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

/** What was chosen on the way is kept with what is done. */
function withRemembered(changes: WorkbookChanges, { remembered, messages }: TournamentBook): WorkbookChanges {
  const { cells, marks } = remembered.changes(messages);
  return {
    ...changes,
    cells: [...cells, ...changes.cells],
    marks: {
      // A sheet that is put aside is tonight's no longer.
      added: [...changes.marks.added, ...marks.added.filter(({ sheet }) => !isPutAside(sheet, changes))],
      removed: [...changes.marks.removed, ...marks.removed],
    },
  };
}

function isPutAside(sheet: string, { renames }: WorkbookChanges): boolean {
  return renames.some(({ from }) => from === sheet);
}

function isNothing(changes: WorkbookChanges): boolean {
  const { newSheets, copies, renames, cells, deletedSheets, marks, formats } = changes;
  const kinds = [newSheets, copies, renames, cells, deletedSheets, marks.added, marks.removed, formats];
  return kinds.every((ofKind) => ofKind.length === 0);
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
