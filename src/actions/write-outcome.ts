import type { Messages } from '../i18n/es/texts';
import type { Ports } from '../ports/ports';
import { NO_CHANGES, type Workbook, type WorkbookChanges } from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { ask, stop, type Answers, type Outcome } from './action';
import { isOurFormula } from './cell-changes';
import { entryChanges, nameOfEditor, recordOf, statusChange } from './journal';
import type { TournamentBook } from './tournament-book';

export type Done = Extract<Outcome, { readonly kind: 'done' }>;

/** The look has to be repeated from a fresh read. */
export interface Again {
  readonly kind: 'again';
  readonly why: 'othersType' | 'settled';
}

const AGAIN: Again = { kind: 'again', why: 'othersType' };

/** What a command writes with, and what it has come to. */
export interface Writing {
  readonly name: string;
  readonly now: string;
  readonly ports: Ports;
  readonly messages: Messages;
  readonly answers: Answers;
  /** From now on something may be written: an entry of the journal and what it tells of, or the undoing of one. */
  begins(entry: number, how: 'writing' | 'undoing'): void;
}

/**
 * Writes what an action comes to: after everything that may stand in the way has been asked about or has stopped it, and
 * after a second look at what it was computed from. The journal goes first: whatever happens after it can be taken back.
 */
export function writeOutcome(looked: Done, book: TournamentBook, writing: Writing): Outcome | Again {
  const { messages, answers } = writing;
  const { workbook } = book;
  const outcome = { ...looked, changes: withRemembered(looked.changes, book) };
  const { changes } = outcome;
  if (isNothing(changes)) return outcome;

  const formulas = formulasOverwritten(changes, book);
  if (formulas.length > 0) {
    const question = messages.actions.overFormulas(formulas);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  const refusal = refusalOf(changes, workbook, messages);
  if (refusal !== null) return stop(refusal);
  const written = new Set(changes.cells.map(({ sheet }) => sheet));
  if (outcome.undoes !== undefined) {
    if (workbook.isChanged(written, 'too')) return AGAIN;
    writing.begins(outcome.undoes, 'undoing');
    workbook.apply(changes);
    return outcome;
  }

  const record = recordOf(changes, workbook, messages);
  if (!record.ok) return stop(record.text);
  const journal = book.sheet('journal');
  if (!journal.ok) return stop(journal.text);
  const who = nameOfEditor(writing.ports.editor(), messages);
  const entry = entryChanges(
    { workbook, journal: journal.value },
    { action: writing.name, summary: outcome.summary, now: writing.now, who },
    record.value,
    messages,
  );
  const locked = workbook.protectedAmong(entry.changes);
  if (locked.length > 0) return stop(messages.actions.protectedRange(locked));
  if (workbook.isChanged(written, 'too')) return AGAIN;
  const state = (status: 'done' | 'dropped') => {
    const place = { name: entry.sheet, content: journal.value };
    workbook.apply({ ...NO_CHANGES, cells: [statusChange(place, entry.row, status, messages)] });
  };
  writing.begins(entry.number, 'writing');
  workbook.apply(entry.changes);
  // It took a moment: what was typed meanwhile would be written over, and the entry would not know of it.
  if (workbook.isChanged(written, 'not')) {
    state('dropped');
    return AGAIN;
  }
  workbook.apply({
    ...changes,
    looks: record.value.looks.map(({ after, ...place }) => ({ ...place, look: after })),
    newSheets: changes.newSheets.map((sheet) => ({ ...sheet, before: entry.sheet })),
  });
  state('done');
  return outcome;
}

/** Why the changes can't be made, although nobody has tried yet. */
function refusalOf(changes: WorkbookChanges, workbook: Workbook, messages: Messages): string | null {
  const locked = workbook.protectedAmong(changes);
  if (locked.length > 0) return messages.actions.protectedRange(locked);
  const refused = workbook.refusedAmong(changes.cells);
  const [first] = refused;
  if (first === undefined) return null;
  const cell = `${sheetReference(first.sheet)}!${a1(first.row, first.column)}`;
  return messages.actions.faults.refused(cell, first.rule, refused.length - 1);
}

/** What was chosen on the way is kept with what is done. */
function withRemembered(changes: WorkbookChanges, { remembered, messages }: TournamentBook): WorkbookChanges {
  const { cells, titles, marks } = remembered.changes(messages);
  return {
    ...changes,
    cells: [...cells, ...changes.cells],
    titles: [...titles, ...changes.titles],
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
  const { newSheets, copies, renames, cells, deletedSheets, marks, formats, publication } = changes;
  // What a cut run has written on the sheet may not have reached the page.
  if (publication !== undefined) return false;
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
