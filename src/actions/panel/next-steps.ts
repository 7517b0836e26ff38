import type { Regulation } from '../../core/regulations/regulation';
import { readLedger } from '../../sheet/ledger-table';
import { isEmptySheet } from '../../sheet/read-groups';
import { nextRound } from '../../core/swiss/next-round';
import { Answers } from '../action';
import { playedTournament } from '../played-tournament';
import { publish } from '../publish/publish';
import { swissPlan } from '../swiss/next-rows';
import { rowsOfRound } from '../swiss/round-rows';
import { swissSheetOn } from '../swiss/swiss-sheet';
import type { TournamentBook } from '../tournament-book';
import { isSameTournament, sheetsOfTonight } from '../tournament-sheets';

/** The commands that an evening begins and ends with, where one of them is the next thing to do. */
export interface NextSteps {
  readonly groups: boolean;
  readonly schedule: boolean;
  /** The final has been played, and what is published is from before it, or there is nothing published. */
  readonly publish: boolean;
  readonly close: boolean;
}

const NONE: NextSteps = { groups: false, schedule: false, publish: false, close: false };

/** Before there is any match. Where a regulation knows Swiss rounds, what comes first is for the director to say. */
export function firstSteps(book: TournamentBook, regulation: Regulation): NextSteps {
  const sheet = book.sheet('groups');
  if (!sheet.ok) return NONE;
  const hasGroups = sheet.value !== null && !isEmptySheet(sheet.value.values);
  return { ...NONE, groups: !hasGroups && regulation.swiss === null, schedule: hasGroups };
}

/**
 * What Swiss rounds ask for next: a round to be paired, the finals after the last one, or nothing as long as games are to be
 * played; `null` where tonight has no such rounds, and nobody is there to be paired.
 */
export function swissStep(
  book: TournamentBook,
  regulation: Regulation,
  isDrawn: boolean,
): 'round' | 'draw' | 'none' | null {
  if (regulation.swiss === null) return null;
  const [schedule, groups, entries] = [book.sheet('schedule'), book.sheet('groups'), book.sheet('entries')];
  if (!schedule.ok || !groups.ok || !entries.ok) return null;
  if (schedule.value === null || isEmptySheet(schedule.value.values)) {
    const isToBegin = groups.value === null && entries.value !== null && !isEmptySheet(entries.value.values);
    return isToBegin ? 'round' : null;
  }
  const rounds = swissSheetOn(book, schedule.value, regulation);
  if (!rounds.ok || rounds.value === null) return null;
  const { results } = rounds.value;
  const next = nextRound(results);
  if (isDrawn || next.kind === 'unfinished' || rowsOfRound(rounds.value, next.round).length > 0) {
    return 'none';
  }
  return next.round <= swissPlan(results.names.size, regulation).rounds ? 'round' : 'draw';
}

/** @param isUnderWay whether a match has still to be played: then nothing of this is looked at */
export function lastSteps(
  book: TournamentBook,
  regulation: Regulation,
  now: string,
  isUnderWay: boolean,
): NextSteps {
  if (isUnderWay) return NONE;
  const sheets = sheetsOfTonight(book);
  if (!sheets.ok) return NONE;
  const played = playedTournament(book, sheets.value, regulation);
  if (!played.ok || !played.value.hasDraw || played.value.open.length > 0) return NONE;
  const ledger = book.sheet('ledger');
  const recorded = ledger.ok && ledger.value ? readLedger(ledger.value.values) : null;
  const isClosed = (recorded?.tournaments ?? []).some((one) => isSameTournament(one.sheets, sheets.value));
  return { ...NONE, publish: isBehind(book, now), close: ledger.ok && !isClosed };
}

/** Whether publishing would show anything new. */
function isBehind(book: TournamentBook, now: string): boolean {
  const outcome = publish({ book, answers: new Answers(), messages: book.messages, now });
  // The moment it was brought up to date is written each time.
  return outcome.kind === 'ask' || (outcome.kind === 'done' && outcome.changes.cells.length > 1);
}
