import { lateStart } from '../core/lateness/late-start';
import type { ColumnWord } from '../core/problems';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import type { Side } from '../core/standings/match';
import type { SheetContent } from '../ports/workbook';
import { isBlank, isDate, textOf } from '../sheet/cell';
import { minutesBetween, parseMoment, type Moment } from '../sheet/time';
import { fold } from '../sheet/text';
import { EXCUSE } from '../sheet/vocabulary';
import type { ScheduleRow, ScheduleSheet } from './schedule-sheet';
import { told, type Told, type TournamentBook } from './tournament-book';

/** A match of the calendar with an hour of arrival, and what follows from it. */
export interface LateMatch {
  readonly row: ScheduleRow;
  /** Points against each side; the whole match for a side that has lost it. */
  readonly against: Readonly<Record<Side, number>>;
  /** The sides that have lost it: one, or both. */
  readonly lost: readonly Side[];
}

/** The matches with an hour of arrival, play-offs and excused delays (HG 2.2) apart. */
export function lateMatches(
  book: TournamentBook,
  { table, matches }: ScheduleSheet,
  matchLength: number,
  regulation: Regulation,
): Told<LateMatch[]> {
  const found: LateMatch[] = [];
  for (const row of matches) {
    if (row.isPlayoff || isExcused(row, table.header.notes)) continue;
    const minutes = minutesLate(book, row, table.sheet, table.header.columns);
    if (!minutes.ok) return told(book.sentence(table.sheet, minutes.problem));
    if (minutes.value === null) continue;
    const start = lateStart(minutes.value.white, minutes.value.black, matchLength, regulation);
    // Nothing is wrong with the hour; it is what asks for a rule on lateness, and a cell the director can go to.
    if (!start.ok) {
      const column = table.header.columns.get(minutes.value.noted)! + 1;
      return told(book.sentence(table.sheet, at(start, { row: row.row + 1, column }).problem));
    }
    const lost: Side[] =
      start.value.lost === 'both'
        ? ['white', 'black']
        : start.value.lost === 'none'
          ? []
          : [start.value.lost];
    const recorded = (side: Side) => (lost.includes(side) ? matchLength : start.value.against[side]);
    found.push({ row, against: { white: recorded('white'), black: recorded('black') }, lost });
  }
  return { ok: true, value: found };
}

/** Each side's minutes late; a side without an hour of arrival was there. */
interface MinutesLate extends Readonly<Record<Side, number>> {
  /** The first column with an hour of arrival. */
  readonly noted: 'arrivedWhite' | 'arrivedBlack';
}

/** `null` where neither side has an hour of arrival. */
function minutesLate(
  book: TournamentBook,
  row: ScheduleRow,
  sheet: SheetContent,
  columns: ReadonlyMap<ColumnWord, number>,
): Result<MinutesLate | null> {
  const momentAt = (word: ColumnWord, line = row.row): Result<Moment | null> => {
    const column = columns.get(word)!;
    const cell = sheet.values[line]?.[column];
    if (isBlank(cell)) return ok(null);
    const moment = momentOf(book, cell, sheet.display[line]![column]!);
    return moment.ok ? moment : at(moment, { row: line + 1, column: column + 1 });
  };
  const white = momentAt('arrivedWhite');
  if (!white.ok) return white;
  const black = momentAt('arrivedBlack');
  if (!black.ok) return black;
  if (white.value === null && black.value === null) return ok(null);
  const scheduled = momentAt('hour', row.writtenAt.hour ?? row.row);
  if (!scheduled.ok) return scheduled;
  if (scheduled.value === null) {
    return fail('hourMissing', {}, { row: row.row + 1, column: columns.get('hour')! + 1 });
  }
  const late = (arrived: Moment | null) => (arrived ? minutesBetween(scheduled.value!, arrived) : ok(0));
  const whiteLate = late(white.value);
  if (!whiteLate.ok) return at(whiteLate, { row: row.row + 1, column: columns.get('arrivedWhite')! + 1 });
  const blackLate = late(black.value);
  if (!blackLate.ok) return at(blackLate, { row: row.row + 1, column: columns.get('arrivedBlack')! + 1 });
  const noted = white.value === null ? 'arrivedBlack' : 'arrivedWhite';
  return ok({ white: whiteLate.value, black: blackLate.value, noted });
}

/** A date by the spreadsheet's own wall clock; where the platform can't tell, what the cell shows. */
export function momentOf({ readWallClock }: TournamentBook, cell: unknown, display: string): Result<Moment> {
  const isUnreadable = isDate(cell) && readWallClock(cell) === null;
  return parseMoment(isUnreadable ? display : cell, readWallClock);
}

export function isExcused(row: Pick<ScheduleRow, 'cells'>, notes: readonly number[]): boolean {
  return notes.some((column) => EXCUSE.test(fold(textOf(row.cells[column]))));
}
