import {
  NO_CHANGES,
  type CellChange,
  type CellContent,
  type FormatChange,
  type Mark,
  type Rename,
  type SheetContent,
  type WorkbookChanges,
} from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { isBlank } from '../sheet/cell';
import { ask, stop, type Action } from './action';
import { isAutomatic } from './cell-changes';
import { contentAt, lastEntry, statusChange, type JournalEntry } from './journal';
import type { JournalCell } from './journal-record';
import type { TournamentBook } from './tournament-book';

/** Serial numbers of times are fractions of a day; a millisecond is nothing. */
const SAME_MOMENT = 1 / (24 * 60 * 60 * 1000);

/**
 * *Deshacer*: puts back exactly the cells that the last action changed, and removes the sheets it made. Cells edited
 * since are put back only after a yes.
 */
export const undo: Action = ({ book, answers, messages }) => {
  const texts = messages.actions.undo;
  const journal = book.sheet('journal');
  if (!journal.ok) return stop(journal.text);
  const entry = lastEntry(journal.value, messages);
  if (!entry || !journal.value) return stop(texts.nothing);

  const names = new Set(book.workbook.sheetNames());
  const cells = entry.record.cells.filter(({ sheet }) => names.has(sheet));
  const { putBack, edited } = compare(cells.filter(isOnOldSheet(entry)), book);
  const changes: CellChange[] = putBack.map((cell) => backTo(cell));
  let asked = false;
  if (edited.length > 0) {
    asked = true;
    const question = texts.edited(entry.summary, edited.map(placeOf));
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') changes.push(...edited.map((cell) => backTo(cell)));
  }

  const deletedSheets: string[] = [];
  for (const sheet of entry.record.newSheets.filter((name) => wasMade(name, entry, names))) {
    const writtenThere = cells.filter((cell) => cell.sheet === sheet);
    const touched =
      compare(writtenThere, book).edited.length + addedCells(book.workbook.read(sheet), writtenThere);
    if (touched > 0) {
      asked = true;
      const question = texts.editedSheet(sheet, touched);
      const reply = answers.to(question);
      if (!reply) return ask(question);
      if (reply.button !== 'yes') continue;
    }
    deletedSheets.push(sheet);
  }
  const keepsAll = changes.length === 0 && deletedSheets.length === 0 && asked;
  if (keepsAll) return stop(messages.actions.nothingChanged);
  return {
    kind: 'done',
    changes: {
      ...NO_CHANGES,
      cells: [...changes, statusChange(journal.value.name, entry.row, 'undone', messages)],
      deletedSheets,
      renames: namesBack(entry, names, deletedSheets),
      marks: marksBack(entry, book),
      formats: formatsBack(entry, names, book),
    },
    summary: texts.done(entry.number, entry.summary),
    remarks: [],
    undoes: entry.number,
  };
};

/** A run that was cut before a sheet of that name was out of the way has not made the new one. */
function wasMade(sheet: string, { record }: JournalEntry, names: ReadonlySet<string>): boolean {
  return names.has(sheet) && !record.renames.some(({ from, to }) => from === sheet && !names.has(to));
}

/** Sheets get their old names back where these are free. */
function namesBack(
  { record }: JournalEntry,
  names: ReadonlySet<string>,
  deleted: readonly string[],
): readonly Rename[] {
  return record.renames
    .map(({ from, to }) => ({ from: to, to: from }))
    .filter(({ from, to }) => names.has(from) && (!names.has(to) || deleted.includes(to)));
}

/** What is still remembered of what the action had us remember, and what it had us forget. */
function marksBack({ record }: JournalEntry, { workbook }: TournamentBook): WorkbookChanges['marks'] {
  const { added, removed } = record.marks;
  if (added.length + removed.length === 0) return NO_CHANGES.marks;
  const known = new Set(workbook.marks().map((mark) => JSON.stringify(mark)));
  const isKnown = (mark: Mark) => known.has(JSON.stringify(mark));
  return { added: removed.filter((mark) => !isKnown(mark)), removed: added.filter(isKnown) };
}

/** The formats of columns as they were, where nobody has given another since. */
function formatsBack(
  { record }: JournalEntry,
  names: ReadonlySet<string>,
  { workbook }: TournamentBook,
): FormatChange[] {
  return record.formats
    .filter(({ sheet }) => names.has(sheet))
    .flatMap(({ sheet, column, row, before, after }) => {
      const now = workbook.columnFormats(sheet, column);
      const back: FormatChange[] = [];
      let first = row;
      for (const [cells, format] of before) {
        const stands = now.slice(first, first + cells).every((one) => isSameFormat(one, after));
        if (stands && format !== after) back.push({ sheet, column, row: first, rows: cells, format });
        first += cells;
      }
      return back;
    });
}

/** «Automatic» reads back by another name than it is given. */
function isSameFormat(one: string, other: string): boolean {
  return one === other || (isAutomatic(one) && isAutomatic(other));
}

function isOnOldSheet({ record }: JournalEntry) {
  return ({ sheet }: JournalCell) => !record.newSheets.includes(sheet);
}

/** Which cells hold what the action left, and which something else; what is back already is neither. */
function compare(cells: readonly JournalCell[], book: TournamentBook) {
  const putBack: JournalCell[] = [];
  const edited: JournalCell[] = [];
  for (const cell of cells) {
    const now = contentAt(book.workbook.read(cell.sheet), cell.row, cell.column, book.workbook);
    if (now !== null && (same(now, cell.after) || hasOnlyItsFormat(now, cell))) putBack.push(cell);
    else if (now === null || !same(now, cell.before)) edited.push(cell);
  }
  return { putBack, edited };
}

/** Cells that hold something the action did not write. What a formula of ours spills is not counted. */
function addedCells({ values, formulas }: SheetContent, written: readonly JournalCell[]): number {
  const spills = written.some(({ after }) => after.formula.startsWith('=TD_'));
  const known = new Set(written.map(({ row, column }) => a1(row, column)));
  let added = 0;
  values.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (known.has(a1(row, column)) || isBlank(cell)) return;
      if (!spills || formulas[row]?.[column] !== '') added += 1;
    }),
  );
  return added;
}

function backTo({ sheet, row, column, before }: JournalCell): CellChange {
  return { sheet, row, column, to: before };
}

/** A run that was cut between formats and values: the content is the old one, the number format the new one. */
function hasOnlyItsFormat(now: CellContent, { before, after }: JournalCell): boolean {
  return (
    after.format !== null &&
    isSameFormat(now.format ?? '', after.format) &&
    before.format !== after.format &&
    same(now, before)
  );
}

function same(one: CellContent, other: CellContent): boolean {
  if (one.formula !== other.formula) return false;
  if (one.formula !== '') return true;
  if (typeof one.value === 'number' && typeof other.value === 'number') {
    return Math.abs(one.value - other.value) < SAME_MOMENT;
  }
  return one.value === other.value;
}

function placeOf({ sheet, row, column }: JournalCell): string {
  return `${sheetReference(sheet)}!${a1(row, column)}`;
}
