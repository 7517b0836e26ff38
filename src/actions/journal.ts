import type { Messages } from '../i18n/es/texts';
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
import { BLANK, SheetEdit, text, TEXT_FORMAT, value } from './cell-changes';
import {
  decodeRecord,
  encodeRecord,
  type JournalCell,
  type JournalFormats,
  type JournalRecord,
} from './journal-record';
import { told, type Told } from './tournament-book';

export interface JournalEntry {
  readonly number: number;
  readonly when: string;
  readonly summary: string;
  readonly record: JournalRecord;
  /** The entry's row on the journal sheet, from 0. */
  readonly row: number;
}

type Status = keyof Messages['actions']['journal']['status'];

/** Number, when, action, what was done, state; behind them the record, in pieces that fit a cell. */
const COLUMN = { number: 0, when: 1, action: 2, summary: 3, status: 4, record: 5 } as const;

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
  for (const { sheet, row, column, to } of changes.cells) {
    const before = made.has(sheet) ? BLANK : contentAt(workbook.read(sheet), row, column, workbook);
    if (before === null) {
      return told(messages.actions.journal.unreadable(`${sheetReference(sheet)}!${a1(row, column)}`));
    }
    // Whether a cell is plain text decides how text is put back into it, and a blanked cell may be out of reading.
    const format = to.format === null && before.format !== TEXT_FORMAT ? null : before.format;
    cells.push({ sheet, row, column, before: { ...before, format }, after: to });
  }
  const { renames, marks } = changes;
  const formats = changes.formats.map((change) => formatsBefore(change, workbook));
  return { ok: true, value: { newSheets: [...made], renames, marks, formats, cells } };
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

/** The changes that add an entry to the journal, under way until `settled`. */
export function entryChanges(
  book: { readonly workbook: Workbook; readonly journal: SheetContent | null },
  entry: { readonly action: string; readonly summary: string; readonly now: string },
  record: JournalRecord,
  messages: Messages,
): { readonly changes: WorkbookChanges; readonly row: number; readonly sheet: string } {
  const { journal: texts, sheets } = messages.actions;
  const content = book.journal;
  const sheet = content?.name ?? sheets.journal;
  const edit = new SheetEdit(sheet, content);
  const header = [texts.number, texts.when, texts.action, texts.summary, texts.status.title, texts.record];
  header.forEach((title, column) => edit.set(0, column, value(title)));
  const row = Math.max(content?.values.length ?? 0, 1);
  edit.set(row, COLUMN.number, value(nextNumber(content)));
  edit.set(row, COLUMN.when, text(entry.now));
  edit.set(row, COLUMN.action, text(entry.action));
  edit.set(row, COLUMN.summary, text(entry.summary));
  edit.set(row, COLUMN.status, text(texts.status.underWay));
  pieces(encodeRecord(record)).forEach((piece, index) => edit.set(row, COLUMN.record + index, text(piece)));
  const newSheets =
    content === null
      ? [
          {
            name: sheet,
            headerColumns: header.length,
            fittedColumns: COLUMN.record,
            widths: [],
            // Readable by whoever unhides it; to everybody else, and on paper, only noise.
            hiddenFrom: COLUMN.record,
            isShown: false,
            before: null,
          },
        ]
      : [];
  return { changes: { ...NO_CHANGES, newSheets, cells: edit.cells }, row, sheet };
}

/** The change that gives an entry its final state. */
export function statusChange(sheet: string, row: number, status: Status, messages: Messages): CellChange {
  return { sheet, row, column: COLUMN.status, to: text(messages.actions.journal.status[status]) };
}

/** The last entry that has not been taken back; `null` when there is none. */
export function lastEntry(journal: SheetContent | null, messages: Messages): JournalEntry | null {
  if (journal === null) return null;
  const { status } = messages.actions.journal;
  for (let row = journal.values.length - 1; row > 0; row--) {
    const cells = journal.values[row]!;
    const state = textOf(cells[COLUMN.status]);
    if (state !== status.done && state !== status.underWay) continue;
    const record = cells
      .slice(COLUMN.record)
      .map((cell) => (typeof cell === 'string' ? cell : ''))
      .join('');
    return {
      number: Number(cells[COLUMN.number]),
      when: textOf(cells[COLUMN.when]),
      summary: textOf(cells[COLUMN.summary]),
      record: decodeRecord(record),
      row,
    };
  }
  return null;
}

function nextNumber(journal: SheetContent | null): number {
  const numbers = (journal?.values ?? []).map((row) => Number(row[COLUMN.number])).filter(Number.isFinite);
  return Math.max(0, ...numbers) + 1;
}

function pieces(json: string): string[] {
  const found: string[] = [];
  for (let start = 0; start < json.length; start += PIECE) found.push(json.slice(start, start + PIECE));
  return found;
}
