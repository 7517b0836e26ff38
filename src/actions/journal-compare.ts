import type { CellContent } from '../ports/workbook';
import { isAutomatic } from './cell-changes';
import { contentAt } from './journal';
import type { JournalCell } from './journal-record';
import type { TournamentBook } from './tournament-book';

/** Serial numbers of times are fractions of a day; a millisecond is nothing. */
const SAME_MOMENT = 1 / (24 * 60 * 60 * 1000);

/** Which cells hold what the action left, and which something else; what is back already is neither. */
export function compare(
  cells: readonly JournalCell[],
  book: TournamentBook,
): { readonly putBack: readonly JournalCell[]; readonly edited: readonly JournalCell[] } {
  const putBack: JournalCell[] = [];
  const edited: JournalCell[] = [];
  for (const cell of cells) {
    const now = contentAt(book.workbook.read(cell.sheet), cell.row, cell.column, book.workbook);
    if (now !== null && (same(now, cell.after) || hasOnlyItsFormat(now, cell))) putBack.push(cell);
    else if (now === null || !same(now, cell.before)) edited.push(cell);
  }
  return { putBack, edited };
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

/** «Automatic» reads back by another name than it is given. */
export function isSameFormat(one: string, other: string): boolean {
  return one === other || (isAutomatic(one) && isAutomatic(other));
}
