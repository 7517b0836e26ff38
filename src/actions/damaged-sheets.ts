import type { Regulation } from '../core/regulations/regulation';
import type { Round } from '../core/knockout/rounds';
import {
  groupMatchLimits,
  knockoutLimits,
  playoffLimits,
  type ResultLimits,
} from '../core/standings/result-limits';
import type { SheetContent } from '../ports/workbook';
import { textOf } from '../sheet/cell';
import { damagedInCrossTable } from '../sheet/damaged-cross-table';
import { belowHeader, damagedInTable, type ListStart } from '../sheet/damaged-table';
import type { DamagedScore, DamagedTable, ScoreColumn } from '../sheet/damaged-scores';
import { findCrossTables } from '../sheet/find-cross-tables';
import { findHeader } from '../sheet/header';
import { MATCH_HEADERS, READ_ALONG } from '../sheet/match-blocks';
import { matchColumnsWithoutHeader } from '../sheet/match-columns';
import { readMatches } from '../sheet/read-matches';
import { parseRound } from '../sheet/round-name';
import { foldWord } from '../sheet/text';
import { PLAYOFF_MARKS } from '../sheet/vocabulary';
import { sheetsOfTonight } from './tournament-sheets';
import { isDamagedScore, told, type Told, type TournamentBook } from './tournament-book';

/** A table on a sheet with scores that became dates or times. */
export interface DamagedOnSheet extends DamagedTable {
  readonly sheet: SheetContent;
}

/** Tonight's tables of results, and what is damaged in them; tables without any damage are left out. */
export function damagedSheets(book: TournamentBook, regulation: Regulation): Told<DamagedOnSheet[]> {
  const tonight = sheetsOfTonight(book, ['schedule', 'draw']);
  if (!tonight.ok) return tonight;
  const groups = book.sheet('groups');
  if (!groups.ok) return groups;
  const { schedule, draw, lastChance } = tonight.value;
  const found: DamagedOnSheet[] = [];
  const looked = new Set([schedule, draw, lastChance]);
  for (const name of looked) {
    const sheet = book.named(name);
    if (sheet === null) continue;
    const damaged = damagedOn(book, sheet, regulation, name === schedule);
    if (!damaged.ok) return damaged;
    found.push(...damaged.value);
  }
  // Groups are lists of names as a rule; where they are cross-tables, results are kept in them.
  if (groups.value !== null && !looked.has(groups.value.name)) {
    found.push(...inCrossTables(book, groups.value, regulation));
  }
  if (found.length === 0) {
    // Nothing was looked at: that is not to say that nothing is damaged.
    const { actions } = book.messages;
    const name = schedule || draw || lastChance;
    return told(
      name === ''
        ? actions.sheetMissing(actions.sheets.schedule)
        : actions.tableMissing(name, MATCH_HEADERS[0]!),
    );
  }
  return { ok: true, value: found.filter(({ scores }) => scores.length > 0) };
}

/** The columns that repaired scores stand in, with their neighbours of the same kind. */
export function columnsOf(table: DamagedTable, repaired: readonly DamagedScore[]): readonly ScoreColumn[] {
  if (table.isSquare) return table.columns;
  const written = new Set(
    repaired.flatMap(({ readings }) =>
      readings.flatMap(({ repairs }) => repairs.map(({ column }) => column)),
    ),
  );
  return table.columns.filter(({ column }) => written.has(column));
}

function damagedOn(
  book: TournamentBook,
  sheet: SheetContent,
  regulation: Regulation,
  isSchedule: boolean,
): Told<DamagedOnSheet[]> {
  const { values } = sheet;
  const full = book.on(sheet, findHeader(values, MATCH_HEADERS, [...READ_ALONG, 'round']));
  if (!full.ok) return full;
  if (full.value === null) {
    const squares = inCrossTables(book, sheet, regulation);
    if (squares.length > 0) return { ok: true, value: squares };
  }
  // Points on both sides of a dash may have no titles.
  const half = full.value ? full : book.on(sheet, findHeader(values, [['white', 'black']]));
  if (!half.ok) return half;
  const header = half.value;
  const start = header ? belowHeader(sheet, header) : withoutHeader(sheet, regulation, book);
  if (start === null) return { ok: true, value: [] };
  const roundColumn = header?.columns.get('round');
  const limits = isSchedule
    ? groupLimits(sheet, start, regulation)
    : roundLimits(sheet, start, regulation, roundColumn);
  const table = book.on(sheet, damagedInTable(sheet, start, limits, book.readWallClock));
  return table.ok ? { ok: true, value: [{ ...table.value, sheet }] } : table;
}

/** A list without titles, where it is one: nothing, or a damaged score alone, keeps it from being read. */
function withoutHeader(
  { values }: SheetContent,
  regulation: Regulation,
  { readWallClock }: TournamentBook,
): ListStart | null {
  const read = readMatches(values, regulation, readWallClock);
  const isList = read.ok || isDamagedScore(read.problem);
  const columns = isList ? matchColumnsWithoutHeader(values) : null;
  return columns?.ok ? { columns: columns.value, top: 0 } : null;
}

function inCrossTables(
  { readWallClock }: TournamentBook,
  sheet: SheetContent,
  regulation: Regulation,
): DamagedOnSheet[] {
  const tables = findCrossTables(sheet.values);
  if (!tables.ok) return [];
  const limits = groupMatchLimits(regulation);
  return tables.value.map((table) => ({
    ...damagedInCrossTable(sheet, table, limits, readWallClock),
    sheet,
  }));
}

type LimitsOf = (row: number) => ResultLimits;

/** A play-off may end otherwise than a match of a group. */
function groupLimits({ values }: SheetContent, { columns }: ListStart, regulation: Regulation): LimitsOf {
  return (row) =>
    columns.notes.some((column) => PLAYOFF_MARKS.has(foldWord(textOf(values[row]?.[column]))))
      ? playoffLimits(regulation)
      : groupMatchLimits(regulation);
}

/** Each round of a draw has its length. A round may be written on its first row only. */
function roundLimits(
  { values }: SheetContent,
  { top }: ListStart,
  regulation: Regulation,
  column: number | undefined,
): LimitsOf {
  const roundAt = (row: number): Round | null => {
    for (let above = row; column !== undefined && above >= top; above--) {
      const round = parseRound(values[above]?.[column]);
      if (round !== null) return round;
    }
    return null;
  };
  return (row) => {
    const round = roundAt(row);
    return round === null
      ? { length: null, cube: regulation.cube, draws: false, squares: regulation.boardSquares }
      : knockoutLimits(round, regulation);
  };
}
