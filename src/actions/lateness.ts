import { lateStart } from '../core/lateness/late-start';
import type { ColumnWord } from '../core/problems';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import type { Side } from '../core/standings/match';
import { NO_CHANGES, type CellContent, type SheetContent } from '../ports/workbook';
import { isBlank, isDate, quoted, textOf } from '../sheet/cell';
import { markOf } from '../sheet/score';
import { minutesBetween, parseMoment, readLocalWallClock, type Moment } from '../sheet/time';
import { foldWord } from '../sheet/text';
import { EXCUSE_MARKS } from '../sheet/vocabulary';
import { ask, stop, type Action } from './action';
import { BLANK, SheetEdit, value } from './cell-changes';
import { existingSchedule, type ScheduleRow, type ScheduleSheet } from './schedule-sheet';
import { told, type Told, type TournamentBook } from './tournament-book';

/** What an absent player's score cell is marked with. */
const FORFEIT_MARK = 'F';
const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

const NEEDED = ['hour', 'pointsWhite', 'pointsBlack', 'latePointsWhite', 'latePointsBlack'] as const;

interface LateMatch {
  readonly row: ScheduleRow;
  /** Points against each side. */
  readonly against: Readonly<Record<Side, number>>;
  readonly lost: readonly Side[];
}

/**
 * *Aplicar retrasos*: from the hours of arrival on the calendar to the points against and, where the match is lost, the
 * mark of a forfeit (HG 2.3.1). A result that has been typed stays as it is; what contradicts it is said.
 */
export const lateness: Action = ({ book, answers, messages }) => {
  const texts = messages.actions.lateness;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const matchLength = rules.value.regulation.groupMatchLength;
  if (matchLength === null) return stop(messages.actions.schedule.lengthUnknown);
  const schedule = existingSchedule(book);
  if (!schedule.ok) return stop(schedule.text);
  const { table } = schedule.value;
  const missing = [...NEEDED, 'arrivedWhite' as const, 'arrivedBlack' as const].filter(
    (word) => !table.header.columns.has(word),
  );
  if (missing.length > 0) return stop(messages.actions.tableMissing(table.sheet.name, missing));
  const late = lateMatches(book, schedule.value, matchLength, rules.value.regulation);
  if (!late.ok) return stop(late.text);

  const column = (word: ColumnWord) => table.header.columns.get(word)!;
  const edit = new SheetEdit(table.sheet.name, table.sheet);
  const remarks: string[] = [];
  const revoked: { name: string; change: () => void }[] = [];
  for (const match of late.value) {
    const { row, lost } = match;
    const against = recordedPoints(match, matchLength);
    edit.set(row.row, column('latePointsWhite'), value(against.white));
    edit.set(row.row, column('latePointsBlack'), value(against.black));
    const points = { white: row.cells[column('pointsWhite')], black: row.cells[column('pointsBlack')] };
    const place = { white: column('pointsWhite'), black: column('pointsBlack') };
    const unplayed = isBlank(points.white) && isBlank(points.black);
    for (const side of ['white', 'black'] as const) {
      const isMarked = markOf(textOf(points[side])) !== null;
      if (lost.includes(side)) {
        if (unplayed) edit.set(row.row, place[side], forfeit());
        else if (!isMarked) remarks.push(texts.lostButPlayed(row.white, row.black, row[side]));
      } else if (isOwnMark(row, column, side, matchLength)) {
        revoked.push({ name: row[side], change: () => edit.set(row.row, place[side], BLANK) });
      }
    }
  }
  if (revoked.length > 0) {
    const question = texts.revoke(revoked.map(({ name }) => name));
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') for (const { change } of revoked) change();
  }
  const summary =
    edit.cells.length === 0
      ? texts.same
      : texts.done(
          late.value.filter(({ against, lost }) => lost.length === 0 && against.white + against.black > 0)
            .length,
          late.value.filter(({ lost }) => lost.length > 0).length,
        );
  return { kind: 'done', changes: { ...NO_CHANGES, cells: edit.cells }, summary, remarks };
};

function forfeit(): CellContent {
  return value(FORFEIT_MARK);
}

/** What the columns of penalties record: the whole match where it is lost. */
function recordedPoints({ against, lost }: LateMatch, matchLength: number): Readonly<Record<Side, number>> {
  const of = (side: Side) => (lost.includes(side) ? matchLength : against[side]);
  return { white: of('white'), black: of('black') };
}

/** A forfeit that an earlier run wrote for lateness: it recorded the whole match against the side. */
function isOwnMark(
  { cells }: ScheduleRow,
  column: (word: ColumnWord) => number,
  side: Side,
  matchLength: number,
): boolean {
  const points = cells[column(side === 'white' ? 'pointsWhite' : 'pointsBlack')];
  const recorded = cells[column(side === 'white' ? 'latePointsWhite' : 'latePointsBlack')];
  return textOf(points) === FORFEIT_MARK && recorded === matchLength;
}

function lateMatches(
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
    if (!start.ok) return told(book.sentence(table.sheet, at(start, { row: row.row + 1 }).problem));
    const { against, lost } = start.value;
    const sides: Side[] = lost === 'both' ? ['white', 'black'] : lost === 'none' ? [] : [lost];
    found.push({ row, against, lost: sides });
  }
  return { ok: true, value: found };
}

/** Each side's minutes late; a side without an hour of arrival was there. `null` where neither has one. */
function minutesLate(
  book: TournamentBook,
  row: ScheduleRow,
  sheet: SheetContent,
  columns: ReadonlyMap<ColumnWord, number>,
): Result<Readonly<Record<Side, number>> | null> {
  const momentAt = (word: ColumnWord): Result<Moment | null> => {
    const column = columns.get(word)!;
    const cell = row.cells[column];
    if (isBlank(cell)) return ok(null);
    const moment = momentOf(book, cell, sheet.display[row.row]![column]!);
    return moment.ok ? moment : at(moment, { row: row.row + 1, column: column + 1 });
  };
  const white = momentAt('arrivedWhite');
  if (!white.ok) return white;
  const black = momentAt('arrivedBlack');
  if (!black.ok) return black;
  if (white.value === null && black.value === null) return ok(null);
  const scheduled = momentAt('hour');
  if (!scheduled.ok) return scheduled;
  if (scheduled.value === null) {
    return fail('hourMissing', {}, { row: row.row + 1, column: columns.get('hour')! + 1 });
  }
  const late = (arrived: Moment | null) => (arrived ? minutesBetween(scheduled.value!, arrived) : ok(0));
  const whiteLate = late(white.value);
  if (!whiteLate.ok) return at(whiteLate, { row: row.row + 1, column: columns.get('arrivedWhite')! + 1 });
  const blackLate = late(black.value);
  if (!blackLate.ok) return at(blackLate, { row: row.row + 1, column: columns.get('arrivedBlack')! + 1 });
  return ok({ white: whiteLate.value, black: blackLate.value });
}

/** A date by the spreadsheet's own wall clock; where the platform can't tell, what the cell shows. */
function momentOf(book: TournamentBook, cell: unknown, display: string): Result<Moment> {
  if (!isDate(cell)) return parseMoment(cell, readLocalWallClock);
  const serial = book.workbook.serialOf(cell);
  if (serial === null) return parseMoment(display, readLocalWallClock);
  const moment = parseMoment(cell, () => ({ sinceEpoch: Math.round(serial * MILLISECONDS_A_DAY) }));
  return moment.ok ? moment : fail('notATime', { given: quoted(cell) });
}

function isExcused(row: ScheduleRow, notes: readonly number[]): boolean {
  return notes.some((column) => {
    const note = foldWord(textOf(row.cells[column]));
    return EXCUSE_MARKS.some((mark) => note.includes(mark));
  });
}
