import type { ColumnWord } from '../core/problems';
import { writtenAbove, type WrittenAt } from '../sheet/as-above';
import { isBlank, textOf, type Row } from '../sheet/cell';
import { findCrossTables } from '../sheet/find-cross-tables';
import { findHeader } from '../sheet/header';
import { isPrepared } from '../sheet/match-row';
import { playerKey } from '../sheet/player-key';
import { sumRowFinder } from '../sheet/sum-rows';
import { cellOf, isTotal, type TableRow } from '../sheet/table';
import { fold, foldWord } from '../sheet/text';
import { PLAYOFF_MARKS } from '../sheet/vocabulary';
import { told, type FoundTable, type Told, type TournamentBook } from './tournament-book';

/** The columns of a calendar as we make it, in their order. */
export const SCHEDULE_COLUMNS = [
  'group',
  'round',
  'hour',
  'board',
  'white',
  'black',
  'pointsWhite',
  'pointsBlack',
  'arrivedWhite',
  'arrivedBlack',
  'latePointsWhite',
  'latePointsBlack',
  'note',
  'start',
] as const satisfies readonly ColumnWord[];

/** What a director types on a calendar: what must never be lost. */
export const TYPED_COLUMNS = [
  'pointsWhite',
  'pointsBlack',
  'score',
  'arrivedWhite',
  'arrivedBlack',
  'latePointsWhite',
  'latePointsBlack',
  'note',
] as const satisfies readonly ColumnWord[];

const RESULT_COLUMNS = ['pointsWhite', 'pointsBlack', 'score'] as const satisfies readonly ColumnWord[];

const NOTED_COLUMNS = TYPED_COLUMNS.filter(
  (word) => !(RESULT_COLUMNS as readonly ColumnWord[]).includes(word),
);

const SCHEDULE_HEADER: readonly (readonly ColumnWord[])[] = [['group', 'white', 'black']];

const READ_ALONG: readonly ColumnWord[] = [...SCHEDULE_COLUMNS.filter((word) => word !== 'note'), 'score'];

/** A match of the calendar, where it stands; its group may be that of the row above. */
export interface ScheduleRow extends TableRow {
  readonly group: string;
  readonly white: string;
  readonly black: string;
  readonly isPlayoff: boolean;
  /** The rows its round and its hour are written on: its own, or one above where its cell is empty. */
  readonly writtenAt: WrittenAt;
}

export interface ScheduleSheet {
  readonly table: FoundTable;
  readonly matches: readonly ScheduleRow[];
  /** Rows that sum up, from 0: they are the director's, and stay. */
  readonly sums: ReadonlySet<number>;
}

/** The calendar; `null` where there is none yet, or an empty sheet for it. */
export function scheduleSheet(book: TournamentBook): Told<ScheduleSheet | null> {
  const sheet = book.sheet('schedule');
  if (!sheet.ok) return sheet;
  if (sheet.value === null) return { ok: true, value: null };
  const table = book.tableOn(sheet.value, SCHEDULE_HEADER, READ_ALONG);
  if (!table.ok) return table;
  return { ok: true, value: table.value && scheduleOn(table.value) };
}

/** The calendar that has to be there. */
export function existingSchedule(book: TournamentBook): Told<ScheduleSheet> {
  const sheet = book.soughtSheet('schedule');
  if (sheet.ok && sheet.value !== null && isOtherForm(sheet.value.values)) {
    return told(book.messages.actions.schedule.otherForm(sheet.value.name));
  }
  const table = book.table('schedule', SCHEDULE_HEADER, READ_ALONG);
  return table.ok ? { ok: true, value: scheduleOn(table.value) } : table;
}

/** How many matches of the calendar have something typed as their result. */
export function countResults(book: TournamentBook): Told<number> {
  const schedule = scheduleSheet(book);
  if (!schedule.ok) return schedule;
  const matches = schedule.value?.matches ?? [];
  return {
    ok: true,
    value: matches.filter((match) => hasResult(match, schedule.value!.table)).length,
  };
}

export function hasAny(row: TableRow, { header }: FoundTable, columns: readonly ColumnWord[]): boolean {
  return columns.some((column) => !isBlank(cellOf(row, header, column)));
}

/** Whether something is typed as the result of a match; 0 and `0-0` are what rows are prepared with. */
export function hasResult(row: TableRow, { header }: Pick<FoundTable, 'header'>): boolean {
  return RESULT_COLUMNS.some((column) => {
    const cell = cellOf(row, header, column);
    return !isBlank(cell) && !isPrepared(cell);
  });
}

/** Whether a director has typed something on a row that must not be lost. */
export function isTyped(row: TableRow, table: FoundTable): boolean {
  return hasResult(row, table) || hasAny(row, table, NOTED_COLUMNS);
}

/** The same for a pairing, whoever is named first. */
export function pairingKey({ group, white, black }: Pick<ScheduleRow, 'group' | 'white' | 'black'>): string {
  return JSON.stringify([fold(group), ...[playerKey(white), playerKey(black)].sort()]);
}

/** Cross-tables, or a block of matches a group: there is no list by groups to write on. */
function isOtherForm(rows: readonly Row[]): boolean {
  const squares = findCrossTables(rows);
  const list = findHeader(rows, SCHEDULE_HEADER);
  return list.ok && list.value === null && squares.ok && squares.value.length > 0;
}

function scheduleOn(table: FoundTable): ScheduleSheet {
  const { columns, notes, row: headerRow } = table.header;
  const results = RESULT_COLUMNS.flatMap((word) => columns.get(word) ?? []);
  const sides = { white: columns.get('white')!, black: columns.get('black')! };
  const isSum = sumRowFinder(table.sheet.values, headerRow + 1, { ...sides, notes, results });
  const sums = new Set(table.rows.filter((line) => isTotal(line) || isSum(line.row)).map(({ row }) => row));
  const lines = table.rows.filter((line) => !sums.has(line.row) && hasAny(line, table, ['white', 'black']));
  const above = writtenAbove(
    table.sheet.values,
    lines.map(({ row }) => row),
    columns,
  );
  let group = '';
  const matches = lines.map((line) => {
    group = textOf(cellOf(line, table.header, 'group')) || group;
    return {
      ...line,
      group,
      white: textOf(cellOf(line, table.header, 'white')),
      black: textOf(cellOf(line, table.header, 'black')),
      isPlayoff: notes.some((column) => PLAYOFF_MARKS.has(foldWord(textOf(line.cells[column])))),
      writtenAt: above.get(line.row)!,
    };
  });
  return { table, matches, sums };
}
