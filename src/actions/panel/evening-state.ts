import { eveningNow, type EveningStatus, type MatchStatus } from '../../core/evening/evening';
import type { LateCost } from '../../core/evening/late-cost';
import { possibleResults, type PossibleResults } from '../../core/evening/possible-results';
import type { Regulation } from '../../core/regulations/regulation';
import type { Outcome, Side } from '../../core/standings/match';
import type { Messages } from '../../i18n/es/texts';
import { inNaturalOrder } from '../../sheet/natural-order';
import { readMatches } from '../../sheet/read-matches';
import { Answers, type Action } from '../action';
import { advance } from '../advance';
import { lastEntry } from '../journal';
import { lateness } from '../lateness';
import { scheduleSheet } from '../schedule-sheet';
import { overviewOf } from '../standings';
import type { Told, TournamentBook } from '../tournament-book';
import { firstSteps, lastSteps, swissStep, type NextSteps } from './next-steps';
import {
  panelMatches,
  recordedLatePoints,
  sheetClock,
  type PanelMatch,
  type PanelMatches,
  type Phase,
} from './panel-match';

/** What a late player is told: since when, what it costs him, and when it costs more. Instants as in `now`. */
export interface StateAbsence {
  readonly side: Side;
  /** Points against him now; `null`: nothing is counted for this match. */
  readonly against: number | null;
  readonly next: readonly { readonly at: number; readonly against: number; readonly lost: boolean }[];
}

export interface StateMatch {
  readonly key: string;
  readonly phase: Phase;
  readonly group: string;
  readonly round: string;
  readonly white: string;
  readonly black: string;
  readonly isPlayoff: boolean;
  readonly board: string;
  /** Seconds since midnight of the day of `now`; a match after midnight has more than a day's, or less than none. */
  readonly hour: number | null;
  readonly arrived: Readonly<Record<Side, number | null>>;
  readonly canArrive: boolean;
  readonly status: MatchStatus;
  readonly absent: readonly StateAbsence[];
  readonly start: Readonly<Record<Side, number>>;
  readonly lost: readonly Side[];
  /** Keys of matches. */
  readonly waitsFor: string | null;
  readonly outcome: Outcome;
  readonly possible: PossibleResults;
  readonly seen: string;
  readonly problem: string | null;
}

export interface EveningState {
  /** On the spreadsheet's wall, in seconds since its last midnight. */
  readonly now: number;
  readonly matches: readonly StateMatch[];
  readonly boards: readonly {
    readonly board: string;
    readonly on: string | null;
    readonly heldFor: string | null;
  }[];
  readonly forward: readonly { readonly key: string; readonly board: string | null }[];
  readonly missing: {
    /** Keys of matches that should have ended. */
    readonly results: readonly string[];
    /** Keys of matches whose hour has come, and somebody has not. */
    readonly arrivals: readonly string[];
    readonly playoffs: readonly { readonly group: string; readonly white: string; readonly black: string }[];
    readonly draw: boolean;
    /** A Swiss round is to be paired. */
    readonly round: boolean;
    /** Hours of arrival whose points are not written down yet. */
    readonly lateness: boolean;
    /** Players of the draw that results have decided and that are not written down yet. */
    readonly advance: boolean;
  } & NextSteps;
  /** What could not be read, a sentence each. */
  readonly problems: readonly string[];
  /** What would be taken back next. */
  readonly undo: { readonly number: number; readonly when: string; readonly summary: string } | null;
  readonly commands: readonly { readonly id: string; readonly name: string }[];
}

/**
 * The evening at a glance, from the sheets as they are.
 *
 * @param now `2026-01-15 20:04:31`, on the spreadsheet's wall
 * @returns the sentence that says why, where not even the regulation can be read
 */
export function eveningState(book: TournamentBook, now: string): Told<EveningState> {
  const rules = book.regulation();
  if (!rules.ok) return rules;
  const { regulation } = rules.value;
  const { messages } = book;
  const read = panelMatches(book, regulation, now);
  const live = read.matches.map((match) => match.live);
  const boards = [...new Set(live.map(({ board }) => board).filter((board) => board !== null))];
  const clock = sheetClock(now).now;
  const evening = eveningNow(
    live,
    inNaturalOrder(boards, (board) => board),
    clock,
    regulation,
  );
  const keyOf = (index: number | null) => (index === null ? null : read.matches[index]!.key);
  const matches = read.matches.map((match, index) =>
    stateMatch(match, evening.matches[index]!, keyOf(evening.matches[index]!.waitsFor)),
  );
  const keysOf = (isOne: (match: StateMatch, index: number) => boolean) =>
    matches.filter(isOne).map(({ key }) => key);
  const isOver = ({ hour, status, possible }: StateMatch) =>
    hour !== null &&
    (status === 'on' || status === 'waiting') &&
    possible.length !== null &&
    hour + possible.length * regulation.minutesPerPoint * 60 <= clock;
  return {
    ok: true,
    value: {
      now: clock,
      matches,
      boards: evening.boards.map(({ board, on, heldFor }) => ({
        ...{ board, on: keyOf(on), heldFor: keyOf(heldFor) },
      })),
      forward: evening.forward.map(({ match, board }) => ({ key: keyOf(match)!, board })),
      missing: {
        results: keysOf(isOver),
        arrivals: keysOf(({ absent }) => absent.length > 0),
        ...groupsAndDraw(book, regulation, read),
        lateness: wouldChange(lateness, book, now),
        advance: wouldChange(advance, book, now),
        ...(matches.length === 0
          ? firstSteps(book, regulation)
          : lastSteps(
              book,
              regulation,
              now,
              matches.some(({ status }) => status !== 'finished'),
            )),
      },
      problems: [...new Set(read.problems)],
      undo: undoable(book),
      commands: commandsOf(messages),
    },
  };
}

function stateMatch(match: PanelMatch, status: EveningStatus, waitsFor: string | null): StateMatch {
  const { live, limits } = match;
  const recorded = recordedLatePoints(match);
  // What a director has written himself holds where nobody's hour of arrival says otherwise.
  const isByHours = live.arrived.white !== null || live.arrived.black !== null || recorded === null;
  const length = limits.length ?? Infinity;
  const isLost = recorded !== null && (recorded.white >= length || recorded.black >= length);
  const start = isByHours || isLost ? status.start : { white: recorded.black, black: recorded.white };
  const absences = status.absent.map((side) => absence(side, status.cost[side], live.hour!));
  return {
    ...{ key: match.key, phase: match.phase, group: match.group, round: match.round },
    ...{ white: match.names.white, black: match.names.black, isPlayoff: match.isPlayoff },
    ...{ board: live.board ?? '', hour: live.hour, arrived: live.arrived, canArrive: live.recordsArrivals },
    ...{ status: status.status, absent: absences, start, lost: status.lost, waitsFor },
    ...{ outcome: live.outcome, possible: possibleResults(limits, start) },
    ...{ seen: match.seen, problem: match.problem },
  };
}

function absence(side: Side, cost: LateCost | null, hour: number): StateAbsence {
  return {
    side,
    against: cost && cost.now.against,
    next: (cost?.next ?? []).map(({ minutes, against, lost }) => ({
      ...{ at: hour + minutes * 60, against, lost },
    })),
  };
}

/** Play-off games that are needed, a Swiss round to be paired, and a draw that could be made. */
function groupsAndDraw(
  book: TournamentBook,
  regulation: Regulation,
  { matches }: PanelMatches,
): Pick<EveningState['missing'], 'playoffs' | 'draw' | 'round'> {
  const none = { playoffs: [], draw: false, round: false };
  const isDrawn = matches.some(({ phase }) => phase === 'draw');
  const swiss = swissStep(book, regulation, isDrawn);
  if (swiss !== null) return { ...none, draw: swiss === 'draw', round: swiss === 'round' };
  const schedule = scheduleSheet(book);
  if (!schedule.ok || !schedule.value) return none;
  const read = readMatches(schedule.value.table.sheet.values, regulation, book.readWallClock);
  if (!read.ok) return none;
  const { playoffs, complete, groups } = overviewOf(read.value, regulation);
  const isPlayed = matches.every(
    ({ live, phase }) => phase !== 'schedule' || live.outcome.kind !== 'pending',
  );
  return { ...none, playoffs, draw: complete === groups && isPlayed && playoffs.length === 0 && !isDrawn };
}

/** Whether a command has something to do: actions are looks, so it is looked. */
function wouldChange(action: Action, book: TournamentBook, now: string): boolean {
  const outcome = action({ book, answers: new Answers(), messages: book.messages, now });
  return outcome.kind === 'ask' || (outcome.kind === 'done' && outcome.changes.cells.length > 0);
}

function undoable(book: TournamentBook): EveningState['undo'] {
  const journal = book.sheet('journal');
  const entry = journal.ok ? lastEntry(journal.value) : null;
  return entry && { number: entry.number, when: entry.when, summary: entry.summary };
}

/** All but the language, which is asked for in the menu alone. */
function commandsOf({ menu }: Messages): EveningState['commands'] {
  return Object.entries(menu.actions)
    .filter(([id]) => id !== 'language')
    .map(([id, name]) => ({ id, name }));
}
