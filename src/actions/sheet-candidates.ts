import type { SheetContent, Workbook } from '../ports/workbook';
import {
  holdsSquares,
  isCalled,
  isCalledAfter,
  looksLike,
  type DIRECTORS_SHEETS,
} from '../sheet/recognise-sheet';
import { foldWord } from '../sheet/text';
import { SHEET_WORDS, type SheetWord } from '../sheet/vocabulary';
import type { Remembered } from './choices';

/** How the copies are called that are made before something is written over: «Calendario 2026-03-01 20.15». */
const DATED_COPY = /\d{4}-\d{2}-\d{2} \d{2}\.\d{2}(?: \(\d+\))?$/;

/** Groups kept as cross-tables are the results as well: one sheet may be chosen for both. */
const RESULTS_IN_SQUARES: ReadonlyMap<SheetWord, SheetWord> = new Map([['schedule', 'groups']]);

/** A sheet called «Grupos» or «Cuadro» that holds the results, in cross-tables. */
function isOfResults(book: Sheets, name: string, word: SheetWord): boolean {
  const mayBe = (['groups', 'draw'] as const).some((other) => isCalled(name, other));
  return word === 'schedule' && mayBe && holdsSquares(book.named(name)!.values);
}

interface Sheets {
  readonly workbook: Workbook;
  readonly remembered: Remembered;
  named(name: string): SheetContent | null;
}

/**
 * The sheets that may be meant, best first: those whose name says so; without such, those whose table looks like it.
 * Hidden ones count only where no visible one does; sheets of another kind, of closed tournaments and copies never do.
 *
 * @param closed the names of closed tournaments, whose sheets are called after them
 */
export function candidateSheets(
  book: Sheets,
  word: (typeof DIRECTORS_SHEETS)[number],
  closed: readonly string[],
): string[] {
  const others = (Object.keys(SHEET_WORDS) as SheetWord[]).filter((other) => other !== word);
  const free = book.workbook
    .sheetNames()
    .filter(
      (name) => !DATED_COPY.test(name) && !closed.some((one) => foldWord(name).endsWith(` ${foldWord(one)}`)),
    )
    .filter((name) => !book.remembered.isChosen(name, RESULTS_IN_SQUARES.get(word)))
    .filter((name) => !others.some((other) => isCalled(name, other)) || isOfResults(book, name, word));
  const visible = free.filter((name) => !book.workbook.isHidden(name));
  const hidden = free.filter((name) => !visible.includes(name));
  for (const names of [visible, hidden]) {
    const alike = names.filter((name) => looksLike(book.named(name)!.values, word));
    const called = alike.filter((name) => isCalledAfter(name, word));
    if (called.length > 0) return called;
    if (alike.length > 0) return alike;
  }
  return [];
}
