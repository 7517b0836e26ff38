import type { ColumnWord } from '../core/problems';
import type { Messages } from '../i18n/es/texts';
import { NO_CHANGES, type CellContent, type Workbook, type WorkbookChanges } from '../ports/workbook';
import { a1, columnLetters } from '../sheet/a1';
import { isBlank, isDate, textOf } from '../sheet/cell';
import type { PlannedMatch } from '../sheet/evening-plan';
import { parseMoment, readLocalWallClock, type Moment } from '../sheet/time';
import { hourContent, minuteOfDay } from './hours';
import { BLANK, formula, newSheet, SheetEdit, text, value } from './cell-changes';
import {
  hasAny,
  isTyped,
  pairingKey,
  SCHEDULE_COLUMNS,
  TYPED_COLUMNS,
  type ScheduleRow,
  type ScheduleSheet,
} from './schedule-sheet';
import { told, type Told } from './tournament-book';

/** An evening's plan and when it starts. */
export interface Calendar {
  readonly plan: readonly PlannedMatch[];
  readonly start: Moment;
  /** `null` where the matches are not played to a number of points. */
  readonly matchLength: number | null;
  readonly messages: Messages;
}

const OUR_COLUMNS: ReadonlySet<ColumnWord> = new Set([...SCHEDULE_COLUMNS, ...TYPED_COLUMNS]);

type ColumnAt = ReadonlyMap<ColumnWord, number>;

/** A calendar where there was none. */
export function newCalendar(
  calendar: Calendar,
  { name, isNew }: { readonly name: string; readonly isNew: boolean },
): WorkbookChanges {
  const columns: ColumnAt = new Map(SCHEDULE_COLUMNS.map((word, column) => [word, column]));
  const edit = new SheetEdit(name, null);
  for (const [word, column] of columns) edit.set(0, column, value(calendar.messages.columns[word]));
  calendar.plan.forEach((match, index) => writeMatch(edit, index + 1, columns, match, calendar));
  return {
    ...NO_CHANGES,
    newSheets: isNew ? [newSheet(name, SCHEDULE_COLUMNS.length)] : [],
    cells: edit.cells,
  };
}

/** The same pairings: hours, rounds and boards alone are brought up to date. Colours stay as they are played. */
export function retimed(calendar: Calendar, { table, matches }: ScheduleSheet): WorkbookChanges {
  const edit = new SheetEdit(table.sheet.name, table.sheet);
  const planned = new Map(calendar.plan.map((match) => [pairingKey(match), match]));
  for (const standing of matches) {
    const match = planned.get(pairingKey(standing));
    if (!match || standing.isPlayoff) continue;
    const { columns } = table.header;
    const numbers: readonly [ColumnWord, number][] = [
      ['round', match.round],
      ['board', match.board],
    ];
    for (const [word, number] of numbers) {
      const column = columns.get(word);
      const row = word === 'round' ? (standing.writtenAt.round ?? standing.row) : standing.row;
      if (column !== undefined && textOf(table.sheet.values[row]?.[column]) !== String(number)) {
        edit.set(standing.row, column, value(number));
      }
    }
    const hour = columns.get('hour');
    const hourRow = standing.writtenAt.hour ?? standing.row;
    if (hour !== undefined && !showsHour(table.sheet.display[hourRow]![hour]!, match, calendar)) {
      edit.set(standing.row, hour, hourContent(calendar.start, match.minutes));
    }
  }
  return { ...NO_CHANGES, cells: edit.cells };
}

/**
 * Other pairings: our columns are written anew from the first row of the table on. What was typed for a pairing that
 * still exists stays with it, in its colours; play-off games of groups that still exist go to the end.
 */
export function rewritten(
  calendar: Calendar,
  { table, matches, sums }: ScheduleSheet,
  workbook: Workbook,
): Told<WorkbookChanges> {
  const { sheet, header } = table;
  const ours = columnsOfOurs(header);
  const foreign = foreignCell(
    table.rows.filter(({ row }) => !sums.has(row)),
    ours,
  );
  if (foreign) {
    const { actions } = calendar.messages;
    return told(actions.schedule.foreignColumn(`${sheet.name}!${a1(foreign.row, foreign.column)}`));
  }
  const planned = new Set(calendar.plan.map(pairingKey));
  const typed = matches.filter(
    (match) => hasAny(match, table, TYPED_COLUMNS) && planned.has(pairingKey(match)),
  );
  const standing = new Map(
    typed.filter(({ isPlayoff }) => !isPlayoff).map((match) => [pairingKey(match), match]),
  );
  const playoffs = typed.filter(({ isPlayoff }) => isPlayoff);

  const edit = new SheetEdit(sheet.name, sheet);
  const columns = header.columns;
  let below = header.row;
  /** The next row of ours: a row that sums up stays where it is. */
  const nextRow = (): number => {
    do below += 1;
    while (sums.has(below));
    return below;
  };
  const keep = (row: number, from: ScheduleRow, words: readonly ColumnWord[]): string | null => {
    for (const word of words) {
      const column = columns.get(word);
      if (column === undefined) continue;
      const content = contentOf(from, column, table.sheet, workbook);
      if (content === null) return `${sheet.name}!${a1(from.row, column)}`;
      edit.set(row, column, content);
    }
    return null;
  };
  let unreadable: string | null = null;
  for (const match of calendar.plan) {
    const before = standing.get(pairingKey(match));
    const row = nextRow();
    writeMatch(edit, row, columns, before ? { ...match, ...coloursOf(before) } : match, calendar);
    if (before) unreadable ??= keep(row, before, TYPED_COLUMNS);
  }
  for (const playoff of playoffs) unreadable ??= keep(nextRow(), playoff, SCHEDULE_COLUMNS);
  if (unreadable !== null) return told(calendar.messages.actions.schedule.unreadable(unreadable));
  for (let row = nextRow(); row < table.end; row = nextRow()) {
    for (const column of ours) edit.set(row, column, BLANK);
  }
  return { ok: true, value: { ...NO_CHANGES, cells: edit.cells } };
}

/** The rows with something typed whose pairing the plan doesn't have any more. */
export function typedRowsLost(
  { table, matches }: ScheduleSheet,
  plan: readonly PlannedMatch[],
): readonly ScheduleRow[] {
  const planned = new Set(plan.map(pairingKey));
  return matches.filter((match) => isTyped(match, table) && !planned.has(pairingKey(match)));
}

function writeMatch(
  edit: SheetEdit,
  row: number,
  columns: ColumnAt,
  match: PlannedMatch,
  calendar: Calendar,
): void {
  const contents: Partial<Record<ColumnWord, CellContent>> = {
    group: text(match.group),
    round: value(match.round),
    hour: hourContent(calendar.start, match.minutes),
    board: value(match.board),
    white: text(match.white),
    black: text(match.black),
    start: startScore(row, columns, calendar),
  };
  for (const word of SCHEDULE_COLUMNS) {
    const column = columns.get(word);
    if (column !== undefined) edit.set(row, column, contents[word] ?? BLANK);
  }
}

/**
 * The score a match begins with, white first: what one side came late stands on the other's side (HG 2.3.1). Blank when
 * nobody was late, and when the match is lost before it begins.
 */
function startScore(row: number, columns: ColumnAt, { matchLength }: Calendar): CellContent {
  const white = columns.get('latePointsWhite');
  const black = columns.get('latePointsBlack');
  if (white === undefined || black === undefined || matchLength === null) return BLANK;
  const [against, earned] = [white, black].map((column) => `${columnLetters(column)}${row + 1}`);
  const isNone = `OR(SUM(${against},${earned})=0,MAX(${against},${earned})>=${matchLength})`;
  return formula(`=IF(${isNone},"",SUM(${earned})&"–"&SUM(${against}))`);
}

function showsHour(display: string, { minutes }: PlannedMatch, { start }: Calendar): boolean {
  const shown = parseMoment(display, readLocalWallClock);
  return shown.ok && minuteOfDay(shown.value, 0) === minuteOfDay(start, minutes);
}

function coloursOf({ white, black }: ScheduleRow): Pick<PlannedMatch, 'white' | 'black'> {
  return { white, black };
}

/** What a cell holds, to be written elsewhere; `null` for a date that can't be read. */
function contentOf(
  { row, cells }: ScheduleRow,
  column: number,
  sheet: ScheduleSheet['table']['sheet'],
  workbook: Workbook,
): CellContent | null {
  const cell = cells[column];
  const formulaText = sheet.formulas[row]?.[column] ?? '';
  if (formulaText !== '') return formula(formulaText);
  if (isBlank(cell)) return BLANK;
  const format = sheet.formats[row]?.[column] ?? null;
  if (isDate(cell)) {
    const serial = workbook.serialOf(cell);
    return serial === null ? null : value(serial, format);
  }
  return value(cell as string | number | boolean, format);
}

/** The columns of a calendar alone: any other is the director's, though we know its title. */
function columnsOfOurs({ columns, notes }: ScheduleSheet['table']['header']): ReadonlySet<number> {
  const known = [...columns].filter(([word]) => OUR_COLUMNS.has(word)).map(([, column]) => column);
  return new Set([...known, ...notes]);
}

/** The first cell of the table's rows that holds something in a column that isn't ours. */
function foreignCell(
  rows: ScheduleSheet['table']['rows'],
  ours: ReadonlySet<number>,
): { row: number; column: number } | null {
  for (const { row, cells } of rows) {
    const column = cells.findIndex((cell, index) => !ours.has(index) && !isBlank(cell));
    if (column !== -1) return { row, column };
  }
  return null;
}
