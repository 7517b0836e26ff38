import type { Messages } from '../i18n/es/texts';
import type { Editor } from '../ports/editor';
import {
  NO_CHANGES,
  type CellChange,
  type CellContent,
  type FormatChange,
  type SheetContent,
  type Workbook,
  type WorkbookChanges,
} from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { isBlank, isDate, textOf } from '../sheet/cell';
import { fold } from '../sheet/text';
import { JOURNAL_STATES } from '../sheet/journal-words';
import { BLANK, SheetEdit, text, TEXT_FORMAT, value } from './cell-changes';
import {
  decodeRecord,
  encodeRecord,
  type JournalCell,
  type JournalFormats,
  type JournalRecord,
} from './journal-record';
import { JournalColumns, titleOf, type JournalColumn } from './journal-columns';
import { looksOfTitles } from './title-looks';
import { told, type Told } from './tournament-book';

export interface JournalEntry {
  readonly number: number;
  readonly when: string;
  /** A dash where it is not known. */
  readonly who: string;
  readonly action: string;
  readonly summary: string;
  readonly status: Status;
  /** `null` where somebody has changed it so that it can't be read. */
  readonly record: JournalRecord | null;
  /** The entry's row on the journal sheet, from 0. */
  readonly row: number;
}

/**
 * `underWay` until all of it is written; `kept`: half-done, and left so by the director; `dropped`: nothing of it was
 * done, since somebody else was typing.
 */
export type Status = Exclude<keyof Messages['actions']['journal']['status'], 'title'>;

/** What can still be taken back. */
const STANDING: readonly Status[] = ['done', 'underWay', 'kept'];

export const NOBODY = '—';

/** Sheets takes 50,000 characters a cell, Excel 32,767. */
const PIECE = 32_000;

/**
 * The record of what changes are about to overwrite. A date whose day can't be told stops the action: what can't be
 * put back is not overwritten.
 */
export function recordOf(
  changes: WorkbookChanges,
  workbook: Workbook,
  messages: Messages,
): Told<JournalRecord> {
  const made = new Set(changes.newSheets.map(({ name }) => name));
  const cells: JournalCell[] = [];
  const formatOutside = formatsOutside(changes, made, workbook);
  for (const { sheet, row, column, to } of changes.cells) {
    const before = made.has(sheet) ? BLANK : contentAt(workbook.read(sheet), row, column, workbook);
    if (before === null) {
      return told(messages.actions.journal.unreadable(`${sheetReference(sheet)}!${a1(row, column)}`));
    }
    // Whether a cell is plain text decides how text is put back into it, and a blanked cell may be out of reading.
    const known = formatOutside(sheet, row, column) ?? before.format;
    const format = to.format === null && known !== TEXT_FORMAT ? null : known;
    cells.push({ sheet, row, column, before: { ...before, format }, after: to });
  }
  const { renames, marks } = changes;
  const formats = changes.formats.map((change) => formatsBefore(change, workbook));
  const widths = changes.fitted
    .filter(({ sheet }) => !made.has(sheet))
    .map((place) => ({ ...place, pixels: workbook.columnWidth(place) }));
  const copies = changes.copies.map(({ name }) => name);
  const looks = looksOfTitles(
    changes.titles.filter(({ sheet }) => !made.has(sheet)),
    workbook,
  );
  return {
    ok: true,
    value: { newSheets: [...made], copies, renames, marks, formats, widths, looks, cells },
  };
}

/** The formats of cells that are written outside of what was read: they may have been given one beforehand. */
function formatsOutside(changes: WorkbookChanges, made: ReadonlySet<string>, workbook: Workbook) {
  const found = new Map<string, string>();
  for (const sheet of new Set(changes.cells.map((cell) => cell.sheet))) {
    if (made.has(sheet)) continue;
    const { values } = workbook.read(sheet);
    const outside = changes.cells.filter(
      (cell) =>
        cell.sheet === sheet && (cell.row >= values.length || cell.column >= (values[0]?.length ?? 0)),
    );
    if (outside.length === 0) continue;
    const [rows, columns] = [outside.map((cell) => cell.row), outside.map((cell) => cell.column)];
    const [row, column] = [Math.min(...rows), Math.min(...columns)];
    const area = {
      ...{ row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 },
    };
    const formats = workbook.numberFormats(sheet, area);
    for (const cell of outside) {
      found.set(keyOf(sheet, cell.row, cell.column), formats[cell.row - row]![cell.column - column]!);
    }
  }
  return (sheet: string, row: number, column: number) => found.get(keyOf(sheet, row, column));
}

function keyOf(sheet: string, row: number, column: number): string {
  return `${row},${column},${sheet}`;
}

function formatsBefore(
  { sheet, column, row, rows, format }: FormatChange,
  workbook: Workbook,
): JournalFormats {
  const before: [number, string][] = [];
  for (const one of workbook.columnFormats(sheet, column).slice(row, row + rows)) {
    const last = before[before.length - 1];
    if (last?.[1] === one) last[0] += 1;
    else before.push([1, one]);
  }
  return { sheet, column, row, before, after: format };
}

/** What a cell holds now; `null` for a date that can't be read. */
export function contentAt(
  content: SheetContent,
  row: number,
  column: number,
  workbook: Workbook,
): CellContent | null {
  const format = content.formats[row]?.[column] ?? '';
  const formulaText = content.formulas[row]?.[column] ?? '';
  if (formulaText !== '') return { value: '', formula: formulaText, format };
  const cell = content.values[row]?.[column];
  if (isBlank(cell)) return { value: '', formula: '', format };
  if (!isDate(cell)) return { value: cell as CellContent['value'], formula: '', format };
  const serial = workbook.serialOf(cell) ?? serialOfShownTime(content.display[row]?.[column] ?? '', format);
  return serial === null ? null : { value: serial, formula: '', format };
}

/** `h:mm`, as Sheets gives it to what is typed as a time; with seconds or without. */
const TIME_FORMAT = /^(?:h{1,2}|\[h{1,2}\]):mm(:ss)?$/i;
const SHOWN_TIME = /^(\d{1,4}):(\d{2})(?::(\d{2}))?$/;

/** The serial number of a time by what its cell shows, where it can't be told from its value; `null` where it shows else. */
function serialOfShownTime(shown: string, format: string): number | null {
  const time = TIME_FORMAT.test(format) ? SHOWN_TIME.exec(shown.trim()) : null;
  if (time === null) return null;
  const [hours, minutes, seconds] = time.slice(1).map((part) => Number(part ?? 0));
  return ((hours! * 60 + minutes!) * 60 + seconds!) / (24 * 60 * 60);
}

/** The changes that add an entry to the journal, under way until its state is written. */
export function entryChanges(
  book: { readonly workbook: Workbook; readonly journal: SheetContent | null },
  entry: {
    readonly action: string;
    readonly summary: string;
    readonly now: string;
    readonly who: string;
  },
  record: JournalRecord,
  messages: Messages,
): {
  readonly changes: WorkbookChanges;
  readonly number: number;
  readonly row: number;
  readonly sheet: string;
} {
  const { journal: texts, sheets } = messages.actions;
  const content = book.journal;
  const sheet = content?.name ?? sheets.journal;
  const edit = new SheetEdit(sheet, content);
  const columns = new JournalColumns(content);
  for (const [column, at] of columns.at) edit.set(0, at, value(titleOf(column, messages)));
  const row = Math.max(content?.values.length ?? 0, 1);
  const set = (column: JournalColumn, to: CellContent) => edit.set(row, columns.of(column), to);
  const number = nextNumber(content, columns);
  set('number', value(number));
  set('when', text(entry.now));
  set('who', text(entry.who));
  set('action', text(entry.action));
  set('summary', text(entry.summary));
  set('status', text(texts.status.underWay));
  pieces(encodeRecord(record)).forEach((piece, index) => edit.set(row, columns.piece(index), text(piece)));
  const record0 = columns.of('record');
  const newSheets =
    content === null
      ? [
          {
            name: sheet,
            headerColumns: columns.at.size,
            fittedColumns: record0,
            widths: [],
            // Readable by whoever unhides it; to everybody else, and on paper, only noise.
            hiddenFrom: record0,
            isShown: false,
            before: null,
          },
        ]
      : [];
  // On a journal of old a new column comes to stand among the hidden ones.
  const added = content === null ? [] : columns.missing.filter((column) => column !== 'record');
  const unhidden = added.map((column) => ({ sheet, column: columns.of(column) }));
  const changes = { ...NO_CHANGES, newSheets, cells: edit.cells, unhidden, fitted: unhidden };
  return { changes, number, row, sheet };
}

/** The change that gives an entry another state. */
export function statusChange(
  journal: { readonly name: string; readonly content: SheetContent | null },
  row: number,
  status: Status,
  messages: Messages,
): CellChange {
  const column = new JournalColumns(journal.content).of('status');
  return { sheet: journal.name, row, column, to: text(messages.actions.journal.status[status]) };
}

/** The last entry that has not been taken back; `null` when there is none. */
export function lastEntry(journal: SheetContent | null): JournalEntry | null {
  if (journal === null) return null;
  const columns = new JournalColumns(journal);
  for (let row = journal.values.length - 1; row > 0; row--) {
    const cells = journal.values[row]!;
    const textIn = (column: JournalColumn) => textOf(cells[columns.of(column)]);
    const status = STANDING.find((one) => JOURNAL_STATES[one].includes(fold(textIn('status'))));
    if (status === undefined) continue;
    return {
      number: Number(cells[columns.of('number')]),
      when: textIn('when'),
      who: textIn('who') === '' ? NOBODY : textIn('who'),
      action: textIn('action'),
      summary: textIn('summary'),
      status,
      record: recordIn(columns.record(cells)),
      row,
    };
  }
  return null;
}

function recordIn(text: string): JournalRecord | null {
  try {
    return decodeRecord(text);
  } catch {
    return null;
  }
}

/** Who it is, short enough for a column: the mail address, or what tells him from others. */
export function nameOfEditor({ email, key }: Editor, messages: Messages): string {
  if (email !== '') return email;
  return key === '' ? NOBODY : messages.actions.journal.editor(key.slice(0, 6));
}

function nextNumber(journal: SheetContent | null, columns: JournalColumns): number {
  const numbers = (journal?.values ?? [])
    .map((row) => Number(row[columns.of('number')]))
    .filter(Number.isFinite);
  return Math.max(0, ...numbers) + 1;
}

function pieces(json: string): string[] {
  const found: string[] = [];
  for (let start = 0; start < json.length; start += PIECE) found.push(json.slice(start, start + PIECE));
  return found;
}
