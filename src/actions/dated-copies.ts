import type { WorkbookChanges } from '../ports/workbook';
import type { SheetWord } from '../sheet/vocabulary';
import type { TournamentBook } from './tournament-book';

type Copies = WorkbookChanges['copies'];

/** A copy of a sheet whose results are about to be written over, under a name that is free: «Calendario 2026-01-15 20.04». */
export function copyOf(sheet: string, { workbook, messages }: TournamentBook, now: string): Copies[number] {
  const dated = messages.actions.schedule.copyName(sheet, now);
  // Sheets tells names apart without regard to case.
  const taken = new Set(workbook.sheetNames().map((name) => name.toLowerCase()));
  let name = dated;
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${dated} (${number})`;
  return { of: sheet, name };
}

/** Copies of those of the sheets that there are. */
export function copiesOf(words: readonly SheetWord[], book: TournamentBook, now: string): Copies {
  return words.flatMap((word) => {
    const sheet = book.sheet(word);
    return sheet.ok && sheet.value !== null ? [copyOf(sheet.value.name, book, now)] : [];
  });
}
