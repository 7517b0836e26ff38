import { knowsLateness } from '../core/lateness/late-points';
import type { ColumnWord } from '../core/problems';
import { fail } from '../core/result';
import type { Side } from '../core/standings/match';
import { problemText } from '../i18n/problem-text';
import { NO_CHANGES } from '../ports/workbook';
import { isBlank, textOf } from '../sheet/cell';
import { isPrepared } from '../sheet/match-row';
import { markOf } from '../sheet/score';
import { ask, stop, type Action } from './action';
import { BLANK, SheetEdit, value } from './cell-changes';
import { lateMatches, type LateMatch } from './late-matches';
import { existingSchedule, type ScheduleRow } from './schedule-sheet';
import type { FoundTable } from './tournament-book';

/** What an absent player's score cell is marked with. */
const FORFEIT_MARK = 'F';

const NEEDED = [
  'hour',
  'pointsWhite',
  'pointsBlack',
  'arrivedWhite',
  'arrivedBlack',
  'latePointsWhite',
  'latePointsBlack',
] as const satisfies readonly ColumnWord[];

const POINTS = { white: 'pointsWhite', black: 'pointsBlack' } as const;
const LATE_POINTS = { white: 'latePointsWhite', black: 'latePointsBlack' } as const;
const SIDES: readonly Side[] = ['white', 'black'];

/**
 * *Aplicar retrasos*: from the hours of arrival on the calendar to the points against and, where the match is lost, its
 * result, TRES a CERO, with the mark of a forfeit (HG 2.3.1). A result that has been typed stays as it is; what
 * contradicts it is said.
 */
export const lateness: Action = ({ book, answers, messages }) => {
  const texts = messages.actions.lateness;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation } = rules.value;
  // Said before a length is asked for that would be of no use (MIAPUESTA, OTHELLO).
  if (!knowsLateness(regulation)) {
    const { problem } = fail('notInRegulation', { regulation: regulation.preset, what: 'lateness' });
    return stop(problemText(problem, '', messages));
  }
  const matchLength = regulation.groupMatchLength;
  if (matchLength === null) return stop(messages.actions.schedule.lengthUnknown);
  const schedule = existingSchedule(book);
  if (!schedule.ok) return stop(schedule.text);
  const { table } = schedule.value;
  const missing = NEEDED.filter((word) => !table.header.columns.has(word));
  if (missing.length > 0) return stop(book.withoutColumns(table.sheet, table.header.row, missing).text);
  const late = lateMatches(book, schedule.value, matchLength, regulation);
  if (!late.ok) return stop(late.text);

  const writer = new LatenessWriter(table, matchLength);
  const revoked: LateMatch[] = [];
  const kept: LateMatch[] = [];
  for (const match of late.value) {
    writer.recordPoints(match);
    if (writer.staleMarks(match).length > 0) revoked.push(match);
    else if (match.lost.length > 0 && writer.isUnplayed(match.row)) writer.recordForfeit(match);
    else kept.push(match);
  }
  if (revoked.length > 0) {
    const players = revoked.flatMap((match) => writer.staleMarks(match).map((side) => match.row[side]));
    const question = texts.revoke(players);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') for (const match of revoked) writer.takeBack(match);
    else kept.push(...revoked);
  }

  const remarks = kept.flatMap(({ row, lost }) =>
    lost
      .filter((side) => !writer.isMarked(row, side))
      .map((side) => texts.lostButPlayed(row.white, row.black, row[side])),
  );
  const started = late.value.filter(
    ({ lost, against }) => lost.length === 0 && against.white + against.black > 0,
  );
  const lost = late.value.filter((match) => match.lost.length > 0);
  const summary = writer.cells.length === 0 ? texts.same : texts.done(started.length, lost.length);
  return { kind: 'done', changes: { ...NO_CHANGES, cells: writer.cells }, summary, remarks };
};

/** Writes what lateness decides into a calendar's row. */
class LatenessWriter {
  private readonly edit: SheetEdit;

  constructor(
    private readonly table: FoundTable,
    private readonly matchLength: number,
  ) {
    this.edit = new SheetEdit(table.sheet.name, table.sheet);
  }

  get cells() {
    return this.edit.cells;
  }

  recordPoints({ row, against }: LateMatch): void {
    for (const side of SIDES) this.edit.set(row.row, this.column(LATE_POINTS[side]), value(against[side]));
  }

  recordForfeit({ row, lost }: LateMatch): void {
    for (const side of SIDES) {
      const content = value(lost.includes(side) ? FORFEIT_MARK : this.matchLength);
      this.edit.set(row.row, this.column(POINTS[side]), content);
    }
  }

  /** Takes back what `recordForfeit` wrote, and nothing else; the other side may have lost all the same. */
  takeBack(match: LateMatch): void {
    const { row, lost } = match;
    const isOurs = SIDES.map((side) => {
      const points = this.points(row, side);
      return textOf(points) === FORFEIT_MARK || points === this.matchLength;
    });
    if (lost.length > 0 && !isOurs.includes(false)) return this.recordForfeit(match);
    SIDES.forEach((side, index) => {
      if (isOurs[index]) this.edit.set(row.row, this.column(POINTS[side]), BLANK);
    });
  }

  isUnplayed(row: ScheduleRow): boolean {
    const points = SIDES.map((side) => this.points(row, side));
    return points.every(isBlank) || points.every(isPrepared);
  }

  isMarked(row: ScheduleRow, side: Side): boolean {
    return markOf(textOf(this.points(row, side))) !== null;
  }

  /** Sides with a forfeit that an earlier run wrote, having recorded the whole match against them, and that is none now. */
  staleMarks({ row, lost }: LateMatch): Side[] {
    return SIDES.filter(
      (side) =>
        !lost.includes(side) &&
        textOf(this.points(row, side)) === FORFEIT_MARK &&
        row.cells[this.column(LATE_POINTS[side])] === this.matchLength,
    );
  }

  private points(row: ScheduleRow, side: Side) {
    return row.cells[this.column(POINTS[side])];
  }

  private column(word: (typeof NEEDED)[number]): number {
    return this.table.header.columns.get(word)!;
  }
}
