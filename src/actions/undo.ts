import {
  NO_CHANGES,
  type CellChange,
  type ColumnWidth,
  type FormatChange,
  type Mark,
  type Rename,
  type SheetContent,
  type WorkbookChanges,
} from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { isBlank } from '../sheet/cell';
import { ask, stop, type Action } from './action';
import { lastEntry, NOBODY, statusChange } from './journal';
import { compare, isSameFormat } from './journal-compare';
import type { JournalCell, JournalRecord } from './journal-record';
import { looksBack } from './title-looks';
import type { TournamentBook } from './tournament-book';

/**
 * *Deshacer*: puts back exactly the cells that the last action changed, and removes the sheets it made; copies made
 * beforehand stay. Cells edited since are put back only after a yes, and what stands on a sheet that is gone not at all.
 */
export const undo: Action = ({ book, answers, messages }) => {
  const texts = messages.actions.undo;
  const journal = book.sheet('journal');
  if (!journal.ok) return stop(journal.text);
  const entry = lastEntry(journal.value);
  if (!entry || !journal.value) return stop(texts.nothing);
  const { record } = entry;
  if (record === null) return stop(texts.unreadable(entry.number));

  const names = new Set(book.workbook.sheetNames());
  const old = record.cells.filter(isOnOldSheet(record));
  const gone = [...new Set(old.map(({ sheet }) => sheet))].filter((sheet) => !names.has(sheet));
  if (gone.length > 0) {
    const question = texts.sheetsGone(entry.summary, gone);
    if (!answers.to(question)) return ask(question);
  }
  const cells = record.cells.filter(({ sheet }) => names.has(sheet));
  const { putBack, edited } = compare(cells.filter(isOnOldSheet(record)), book);
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
  for (const sheet of record.newSheets.filter((name) => wasMade(name, record, names))) {
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
  const place = { name: journal.value.name, content: journal.value };
  const renames = namesBack(record, names, deletedSheets);
  const keepsAll = changes.length === 0 && deletedSheets.length === 0 && asked;
  if (keepsAll) return stop(messages.actions.nothingChanged);
  return {
    kind: 'done',
    changes: {
      ...NO_CHANGES,
      cells: [...changes, statusChange(place, entry.row, 'undone', messages)],
      deletedSheets,
      renames,
      marks: marksBack(record, renames, deletedSheets, book),
      formats: formatsBack(record, names, book),
      widths: widthsBack(record, names, book),
      looks: looksBack(
        record.looks.filter(({ sheet }) => !deletedSheets.includes(sheet)),
        names,
        book.workbook,
      ),
    },
    summary: texts.done(entry.number, entry.who === NOBODY ? null : entry.who, entry.summary),
    remarks: [],
    undoes: entry.number,
  };
};

/** A run that was cut before a sheet of that name was out of the way has not made the new one. */
function wasMade(sheet: string, record: JournalRecord, names: ReadonlySet<string>): boolean {
  return names.has(sheet) && !record.renames.some(({ from, to }) => from === sheet && !names.has(to));
}

/** Sheets get their old names back where these are free. */
function namesBack(
  record: JournalRecord,
  names: ReadonlySet<string>,
  deleted: readonly string[],
): readonly Rename[] {
  return record.renames
    .map(({ from, to }) => ({ from: to, to: from }))
    .filter(({ from, to }) => names.has(from) && (!names.has(to) || deleted.includes(to)));
}

/** What the action had us forget, where it is not remembered still, and what it had us remember, on sheets that stay. */
function marksBack(
  record: JournalRecord,
  renames: readonly Rename[],
  deleted: readonly string[],
  { workbook }: TournamentBook,
): WorkbookChanges['marks'] {
  const { added, removed } = record.marks;
  const { copies } = record;
  if (added.length + removed.length + copies.length === 0) return NO_CHANGES.marks;
  const stays = ({ sheet }: Mark) => !deleted.includes(sheet);
  const marks = workbook.marks().filter(stays);
  // A run that was cut after a sheet was put aside has not forgotten yet what it is: it takes that back along with its name.
  const nameOf = (sheet: string) => renames.find(({ from }) => from === sheet)?.to ?? sheet;
  const known = new Set(marks.map((mark) => JSON.stringify({ ...mark, sheet: nameOf(mark.sheet) })));
  // A run that was cut right after a copy was made has left on it what is remembered on the sheet.
  const onCopies = marks.filter(({ sheet }) => copies.includes(sheet));
  return {
    added: removed.filter((mark) => !known.has(JSON.stringify(mark))),
    removed: [...added.filter(stays), ...onCopies],
  };
}

function widthsBack(
  record: JournalRecord,
  names: ReadonlySet<string>,
  { workbook }: TournamentBook,
): ColumnWidth[] {
  return record.widths.filter(
    (width) => names.has(width.sheet) && workbook.columnWidth(width) !== width.pixels,
  );
}

/** The formats of columns as they were, where nobody has given another since. */
function formatsBack(
  record: JournalRecord,
  names: ReadonlySet<string>,
  { workbook }: TournamentBook,
): FormatChange[] {
  return record.formats
    .filter(({ sheet }) => names.has(sheet))
    .flatMap(({ sheet, column, row, before, after }) => {
      const now = workbook.columnFormats(sheet, column);
      const back: FormatChange[] = [];
      before
        .flatMap(([cells, format]) => Array<string>(cells).fill(format))
        .forEach((format, index) => {
          const at = row + index;
          if (format === after || !isSameFormat(now[at] ?? '', after)) return;
          const last = back[back.length - 1];
          const goesOn = last?.format === format && last.row + last.rows === at;
          if (goesOn) back[back.length - 1] = { ...last, rows: last.rows + 1 };
          else back.push({ sheet, column, row: at, rows: 1, format });
        });
      return back;
    });
}

function isOnOldSheet(record: JournalRecord) {
  return ({ sheet }: JournalCell) => !record.newSheets.includes(sheet);
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

function placeOf({ sheet, row, column }: JournalCell): string {
  return `${sheetReference(sheet)}!${a1(row, column)}`;
}
