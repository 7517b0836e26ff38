import type { EveningMatch } from '../../core/evening/evening';
import type { Regulation } from '../../core/regulations/regulation';
import { PENDING, type Outcome, type Side } from '../../core/standings/match';
import {
  groupMatchLimits,
  knockoutLimits,
  playoffLimits,
  type ResultLimits,
} from '../../core/standings/result-limits';
import { isBlank, isDate, textOf } from '../../sheet/cell';
import { isTitleOf } from '../../sheet/header';
import { matchColumnsOf, type MatchColumns } from '../../sheet/match-columns';
import { isMatchRow, readMatchRow } from '../../sheet/match-row';
import { playerKey } from '../../sheet/player-key';
import { isTotal } from '../../sheet/table';
import { fold, foldWord } from '../../sheet/text';
import { parseMoment, readLocalWallClock, type Moment } from '../../sheet/time';
import { PLAYOFF_MARKS } from '../../sheet/vocabulary';
import { drawSheet } from '../draw-sheet';
import { isExcused, momentOf } from '../late-matches';
import { lastChanceRules, playedDraw, playedGroups } from '../played-tournament';
import { scheduleSheet } from '../schedule-sheet';
import { swissTableOn } from '../swiss/swiss-sheet';
import { sheetsOfTonight } from '../tournament-sheets';
import type { FoundTable, TournamentBook } from '../tournament-book';

export type Phase = 'schedule' | 'draw' | 'lastChance';

/** A match of tonight where it stands now. */
export interface PanelMatch {
  /** What it is told by, whatever row it moves to: phase, group or number, and both players in their colours. */
  readonly key: string;
  readonly phase: Phase;
  readonly group: string;
  /** The round's name in a draw; blank on a calendar. */
  readonly round: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly isPlayoff: boolean;
  readonly table: FoundTable;
  readonly row: number;
  readonly columns: MatchColumns;
  readonly limits: ResultLimits;
  /** The result as its cells hold it, so that what was typed meanwhile is noticed. */
  readonly seen: string;
  /** Why its row can't be read. */
  readonly problem: string | null;
  readonly hour: Moment | null;
  readonly live: EveningMatch;
}

export interface PanelMatches {
  readonly clock: SheetClock;
  readonly matches: readonly PanelMatch[];
  /** What could not be read, a sentence each. */
  readonly problems: readonly string[];
}

const DAY_SECONDS = 24 * 60 * 60;
const SIDES = ['white', 'black'] as const;
const ARRIVED = { white: 'arrivedWhite', black: 'arrivedBlack' } as const;
const LATE_POINTS = { white: 'latePointsWhite', black: 'latePointsBlack' } as const;

/** Every match of tonight: the calendar's, the draw's and the Last Chance's. A row that can't be read stops no other. */
export function panelMatches(book: TournamentBook, regulation: Regulation, now: string): PanelMatches {
  const reader = new MatchReader(book, regulation, sheetClock(now));
  reader.readSchedule();
  reader.readDraws();
  return reader;
}

/** The spreadsheet's clock: seconds since its last midnight, and that midnight since 30 December 1899. */
export interface SheetClock {
  readonly now: number;
  readonly midnight: number;
}

export function sheetClock(now: string): SheetClock {
  const moment = parseMoment(now, readLocalWallClock);
  const seconds = moment.ok ? (moment.value.wall ?? 0) / 1000 : 0;
  const midnight = Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS;
  return { now: seconds - midnight, midnight };
}

class MatchReader implements PanelMatches {
  readonly matches: PanelMatch[] = [];
  readonly problems: string[] = [];

  constructor(
    private readonly book: TournamentBook,
    private readonly regulation: Regulation,
    readonly clock: SheetClock,
  ) {}

  readSchedule(): void {
    const found = scheduleSheet(this.book);
    if (!found.ok) return void this.problems.push(found.text);
    const table = found.value?.table ?? this.roundsOfSwiss();
    if (table === null) return;
    const columns = matchColumnsOf(table.header, table.sheet.values);
    let group = '';
    for (const { row, cells } of table.rows) {
      const own = columns.group === null ? '' : textOf(cells[columns.group]);
      if (own !== '') group = own;
      if (isTitleOf(cells[columns.white], ['white'])) continue;
      if (isTotal({ cells }) || (isBlank(cells[columns.white]) && isBlank(cells[columns.black]))) continue;
      const isPlayoff = table.header.notes.some((column) =>
        PLAYOFF_MARKS.has(foldWord(textOf(cells[column]))),
      );
      const limits = isPlayoff ? playoffLimits(this.regulation) : groupMatchLimits(this.regulation);
      this.add({ phase: 'schedule', group, round: '', isPlayoff, table, row, columns, limits });
    }
  }

  private roundsOfSwiss(): FoundTable | null {
    const sheet = this.book.sheet('schedule');
    const table = sheet.ok ? swissTableOn(this.book, sheet.value, this.regulation) : sheet;
    return table.ok ? table.value : null;
  }

  readDraws(): void {
    const { book, regulation } = this;
    const tonight = sheetsOfTonight(book);
    if (!tonight.ok) return;
    const groups = playedGroups(book, tonight.value.schedule, regulation);
    const holder = (groups.ok && groups.value?.placeHolder) || (() => null);
    for (const [phase, rules] of [
      ['draw', regulation],
      ['lastChance', lastChanceRules(regulation)],
    ] as const) {
      const sheet = drawSheet(book, phase);
      if (!sheet.ok) {
        this.problems.push(sheet.text);
        continue;
      }
      const { table, name } = sheet.value;
      if (!table) continue;
      const played = playedDraw(book, name, rules, holder);
      if (!played.ok) {
        this.problems.push(played.text);
        continue;
      }
      const columns = matchColumnsOf(table.header, []);
      for (const { row, match, round, white, black } of played.value?.written.lines ?? []) {
        if (white.written.kind === 'bye' || black.written.kind === 'bye') continue;
        const isKnown = white.written.kind === 'player' && black.written.kind === 'player';
        this.add(
          {
            ...{ phase, group: match, round: book.messages.draw.round(round), isPlayoff: false },
            ...{ table, row, columns, limits: knockoutLimits(round, rules) },
          },
          isKnown,
        );
      }
    }
  }

  private add(
    match: Pick<
      PanelMatch,
      'phase' | 'group' | 'round' | 'isPlayoff' | 'table' | 'row' | 'columns' | 'limits'
    >,
    isKnown = true,
  ): void {
    const { book } = this;
    const { table, row, columns, limits, phase, group, isPlayoff } = match;
    const cells = table.sheet.values[row]!;
    const isMatch = isMatchRow(cells, row + 1, columns);
    if (isKnown && isMatch.ok && !isMatch.value) return;
    const names = { white: textOf(cells[columns.white]), black: textOf(cells[columns.black]) };
    let outcome: Outcome = PENDING;
    let problem = isMatch.ok ? null : book.sentence(table.sheet, isMatch.problem);
    if (isMatch.ok && isKnown) {
      const reading = { limits, readWallClock: book.readWallClock };
      const read = readMatchRow(cells, row + 1, columns, { ofMatch: reading, ofPlayoff: reading });
      if (read.ok) outcome = read.value.match.outcome;
      else problem = book.sentence(table.sheet, read.problem);
    }
    const header = table.header.columns;
    const recordsArrivals = header.has('hour') && header.has('arrivedWhite') && header.has('arrivedBlack');
    const hour = this.momentAt(table, row, header.get('hour'));
    const arrived = (side: Side) => {
      const came = this.momentAt(table, row, header.get(ARRIVED[side]));
      return came && this.secondsOf(came);
    };
    const board = header.get('board');
    const boardText = board === undefined ? '' : textOf(cells[board]);
    const keys = { white: playerKey(names.white), black: playerKey(names.black) };
    this.matches.push({
      ...match,
      ...{ names, problem, hour },
      key: JSON.stringify([phase, fold(group), isPlayoff ? 1 : 0, keys.white, keys.black]),
      seen: seenIn(cells, columns),
      // A row that can't be read is neither played nor to be played before it is mended.
      live: {
        players: isKnown && problem === null ? keys : { white: null, black: null },
        board: boardText === '' ? null : boardText,
        hour: hour && this.secondsOf(hour),
        arrived: { white: arrived('white'), black: arrived('black') },
        recordsArrivals,
        isExcused: isPlayoff || isExcused({ cells }, table.header.notes),
        outcome,
        length: limits.length,
      },
    });
  }

  private momentAt({ sheet }: FoundTable, row: number, column: number | undefined): Moment | null {
    const cell = column === undefined ? undefined : sheet.values[row]?.[column];
    if (isBlank(cell)) return null;
    const moment = momentOf(this.book, cell, sheet.display[row]![column!]!);
    return moment.ok && moment.value.wall !== null ? moment.value : null;
  }

  /** On the clock whose zero is the midnight before now. Without a date: within half a day of now. */
  private secondsOf({ wall, dated }: Moment): number {
    const seconds = Math.floor(wall! / 1000);
    if (dated) return seconds - this.clock.midnight;
    const { now } = this.clock;
    const ahead = (((seconds - now) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
    return now + (ahead > DAY_SECONDS / 2 ? ahead - DAY_SECONDS : ahead);
  }
}

/** The points late players have against them as the sheet has them. */
export function recordedLatePoints({ table, row }: PanelMatch): Readonly<Record<Side, number>> | null {
  const read = (side: Side) => {
    const column = table.header.columns.get(LATE_POINTS[side]);
    const cell = column === undefined ? undefined : table.sheet.values[row]?.[column];
    return typeof cell === 'number' ? cell : null;
  };
  const [white, black] = SIDES.map(read);
  return white === null && black === null ? null : { white: white ?? 0, black: black ?? 0 };
}

/** The cells of a result as one text. */
function seenIn(cells: readonly unknown[], { pointsWhite, pointsBlack, score }: MatchColumns): string {
  const shown = (column: number | null) => {
    const cell = column === null ? '' : cells[column];
    return isDate(cell) ? cell.toISOString() : textOf(cell);
  };
  return JSON.stringify([pointsWhite, pointsBlack, score].map(shown));
}
