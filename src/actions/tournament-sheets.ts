import type { TournamentSheets } from '../sheet/ledger-table';
import { foldWord } from '../sheet/text';
import { SHEET_WORDS, type SheetWord } from '../sheet/vocabulary';
import type { Told, TournamentBook } from './tournament-book';

const PHASES = ['schedule', 'draw', 'lastChance'] as const;

/**
 * The sheets tonight's tournament is played on: those that are called just so, or were chosen.
 *
 * @param needed phases of which one has to be there: where none is, sheets that look like it are asked about
 */
export function sheetsOfTonight(
  book: TournamentBook,
  needed: readonly (typeof PHASES)[number][] = [],
): Told<TournamentSheets> {
  const names = { schedule: '', draw: '', lastChance: '' };
  for (const phase of PHASES) {
    const sheet = book.sheet(phase);
    if (!sheet.ok) return sheet;
    names[phase] = sheet.value?.name ?? '';
  }
  for (const phase of needed) {
    if (needed.some((one) => names[one] !== '')) break;
    const sheet = book.soughtSheet(phase);
    if (!sheet.ok) return sheet;
    names[phase] = sheet.value?.name ?? '';
  }
  return { ok: true, value: names };
}

/** The sheets kept for one tournament: «Calendario Marzo» for «Marzo». `null` where there are none. */
export function sheetsCalledAfter(book: TournamentBook, tournament: string): TournamentSheets | null {
  const [schedule, draw, lastChance] = PHASES.map((phase) => sheetCalledAfter(book, phase, tournament));
  return schedule === '' && draw === ''
    ? null
    : { schedule: schedule!, draw: draw!, lastChance: lastChance! };
}

export function sheetCalledAfter({ workbook }: TournamentBook, word: SheetWord, tournament: string): string {
  const wanted = new Set(SHEET_WORDS[word].map((one) => `${one} ${foldWord(tournament)}`));
  return workbook.sheetNames().find((name) => wanted.has(foldWord(name))) ?? '';
}

/** A tournament is on one calendar, or on one draw where there is no calendar. */
export function isSameTournament(one: TournamentSheets, other: TournamentSheets): boolean {
  const first = (sheets: TournamentSheets) => sheets.schedule || sheets.draw;
  return first(one) !== '' && first(one) === first(other);
}
