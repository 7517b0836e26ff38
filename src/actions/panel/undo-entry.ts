import type { Messages } from '../../i18n/es/texts';
import type { Workbook } from '../../ports/workbook';
import { lastEntry } from '../journal';
import { TournamentBook } from '../tournament-book';

/** Whether the journal's last entry is the one that the panel has shown; `null`: any. */
export function isLastEntry(workbook: Workbook, number: number | null, messages: Messages): boolean {
  if (number === null) return true;
  const journal = new TournamentBook(workbook, messages).sheet('journal');
  return journal.ok && lastEntry(journal.value)?.number === number;
}
