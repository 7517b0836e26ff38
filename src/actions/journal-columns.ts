import type { Messages } from '../i18n/es/texts';
import type { CellValue, SheetContent } from '../ports/workbook';
import { isBlank, textOf } from '../sheet/cell';
import { JOURNAL_TITLES, type JournalColumn } from '../sheet/journal-words';
import { foldWord } from '../sheet/text';

/** As a new journal has them; the record is last, and goes on in the columns behind it. */
const ORDER: readonly JournalColumn[] = ['number', 'when', 'who', 'action', 'summary', 'status', 'record'];

/** Where everything stood before columns were found by their titles. */
const OF_OLD: readonly JournalColumn[] = ['number', 'when', 'action', 'summary', 'status', 'record'];

/** Where a journal keeps what; columns are found by their titles, and a missing one goes to the right end. */
export class JournalColumns {
  readonly at: ReadonlyMap<JournalColumn, number>;
  /** Those that the journal does not have yet. */
  readonly missing: readonly JournalColumn[];
  private readonly titled: ReadonlySet<number>;

  constructor(content: SheetContent | null) {
    const header: readonly CellValue[] = content?.values[0] ?? [];
    const found = new Map<JournalColumn, number>();
    for (const column of ORDER) {
      const at = header.findIndex((cell) => JOURNAL_TITLES[column].includes(foldWord(textOf(cell))));
      if (at !== -1) found.set(column, at);
    }
    const isNew = header.every(isBlank);
    // Titles that somebody has changed.
    if (!isNew && found.size === 0) OF_OLD.forEach((column, index) => found.set(column, index));
    this.missing = ORDER.filter((column) => !found.has(column));
    let end = isNew ? 0 : header.length;
    for (const column of this.missing) found.set(column, end++);
    this.at = found;
    const taken = header.flatMap((cell, index) => (isBlank(cell) ? [] : [index]));
    this.titled = new Set([...taken, ...found.values()]);
  }

  of(column: JournalColumn): number {
    return this.at.get(column)!;
  }

  /** Which column the n-th piece of a record stands in: those behind the record's own that have no title. */
  piece(index: number): number {
    let column = this.of('record');
    for (let left = index; left > 0;) if (!this.titled.has(++column)) left -= 1;
    return column;
  }

  record(cells: readonly CellValue[]): string {
    return cells
      .map((cell, column) => ({ cell, column }))
      .slice(this.of('record'))
      .filter(({ column }) => column === this.of('record') || !this.titled.has(column))
      .map(({ cell }) => (typeof cell === 'string' ? cell : ''))
      .join('');
  }
}

export type { JournalColumn };

export function titleOf(column: JournalColumn, { actions }: Messages): string {
  const { journal } = actions;
  return column === 'status' ? journal.status.title : journal[column];
}
