import type { ColumnWord } from '../core/problems';
import { fail, ok, type Result } from '../core/result';
import { isBlank, isErrorText, type Cell, type Row } from './cell';
import { isGroupTitle } from './group-title';
import {
  byAbbreviations,
  byNumbers,
  columnsByKey,
  isNameLike,
  keyOf,
  type ColumnOf,
  type List,
  type Listed,
  type Square,
} from './cross-table-heads';
import { isTitleOf } from './header';
import { parseName, type Name } from './read-players';
import { isTotal } from './table';

/** A player of a cross-table: his row, and the column the others' results against him stand in, from 0. */
export interface CrossTableEntry extends Name {
  readonly row: number;
  readonly column: number;
}

/** Players may take rows merged by three: that many may be blank between two names, or between the heads and the first. */
const MOST_BETWEEN = 2;

/** How far from the names their heads may begin: a club, a level may stand between. Farther on another table has its. */
const FARTHEST_HEAD = 4;

/**
 * The players of a cross-table, if there is one: each name has a column of its own, by his name, by what stands before
 * his name, by 1..n, or by a beginning or initials that can be only his. Where a player meets himself nothing stands
 * that could be a result: so a list of matches is never taken for a square.
 *
 * @returns `null` when it is no cross-table; `crossTableNotSquare` for a name without a column, `playerTwice`, `notAName`
 */
export function entriesOf(rows: readonly Row[], square: Square): Result<CrossTableEntry[] | null> {
  const { headerRow, nameColumn, heads } = square;
  const columns = columnsByKey(heads);
  const first = firstName(rows, square, columns);
  if (first === null) return ok(null);
  const list: List = (columnOf, byName = false) =>
    listNames(rows, nameColumn, { first, most: 2 * heads.length, columns, columnOf, byName });

  const named = list((key) => columns.get(key), true);
  const corner = keyOf(rows[headerRow]![nameColumn]);
  const names = named.filter(({ row }) => isNameLike(rows[row]![nameColumn]));
  if (names.length * 2 <= named.length || names.some(({ key }) => key === corner)) return ok(null);
  if (isWhole(rows, nameColumn, named) && emptyMeetings(rows, named) === named.length) {
    return checked(rows, named, nameColumn);
  }
  const inOrder = list((_, __, index) => heads[index]?.column);
  const abbreviated = byAbbreviations(inOrder, heads);
  const ways = [named, ...byNumbers(rows, square, list), abbreviated];
  const [best] = ways
    .filter((listed) => isWhole(rows, nameColumn, listed))
    .sort((one, other) => emptyMeetings(rows, other) - emptyMeetings(rows, one));
  const half = best ?? ways.find((listed) => isSquare(rows, nameColumn, listed));
  if (half) return checked(rows, half, nameColumn);
  if (!isMarkedSquare(rows, inOrder)) return ok(null);
  const unclear = inOrder.map((one, index) =>
    abbreviated[index]!.column === one.column ? one : { ...one, column: undefined },
  );
  return checked(rows, unclear, nameColumn);
}

/** The row of the first name below the heads; a second row of heads may lie between. */
function firstName(
  rows: readonly Row[],
  { headerRow, nameColumn }: Square,
  columns: ReadonlyMap<string, number>,
): number | null {
  const most = Math.min(rows.length - 1, headerRow + 1 + MOST_BETWEEN);
  for (let row = headerRow + 1; row <= most; row++) {
    const cell = rows[row]![nameColumn];
    if (isBlank(cell)) continue;
    if (!isNameLike(cell)) return null;
    if (columns.has(keyOf(cell))) return row;
    if (!isTitleOf(cell, TITLES)) return row;
  }
  return null;
}

interface Listing {
  readonly first: number;
  readonly most: number;
  readonly columns: ReadonlyMap<string, number>;
  readonly columnOf: ColumnOf;
  readonly byName: boolean;
}

/** The names from a row down to where the table ends: as a rule each as far below the last as the second below the first. */
function listNames(
  rows: readonly Row[],
  nameColumn: number,
  { first, most, columns, columnOf, byName }: Listing,
): Listed[] {
  const listed: Listed[] = [];
  let above = first;
  for (
    let row = first;
    row < rows.length && row - above <= MOST_BETWEEN + 1 && listed.length <= most;
    row++
  ) {
    const cell = rows[row]![nameColumn];
    if (isBlank(cell)) continue;
    const key = keyOf(cell);
    const column = columnOf(key, row, listed.length);
    const isTitled = rows[row]!.slice(Math.max(0, nameColumn - 2), nameColumn).some(isGroupTitle);
    if (isTitled || (!columns.has(key) && isEnd(cell))) break;
    const isNext = listed.length < 2 ? column !== undefined : row - above === listed[1]!.row - listed[0]!.row;
    if (!isNext && row - above > 1) {
      if (!byName || column === undefined || listed.some((one) => one.key === key)) break;
    }
    if (column === undefined && isRemark(rows[row]!, nameColumn, listed)) break;
    listed.push({ key, row, column });
    above = row;
  }
  return listed;
}

/** What stands below a table and is no player. */
function isEnd(cell: Cell): boolean {
  return isGroupTitle(cell) || isTotal({ cells: [cell] }) || isTitleOf(cell, TITLES);
}

const TITLES: readonly ColumnWord[] = ['player', 'order', 'place', 'group'];

/** A sentence below a table, with nothing beside it: `Clasifican los dos primeros`. */
function isRemark(cells: Row, nameColumn: number, listed: readonly Listed[]): boolean {
  const last = Math.max(...listed.map(({ column }) => column ?? 0));
  return (
    keyOf(cells[nameColumn]).split(' ').length > 3 && cells.slice(nameColumn + 1, last + 1).every(isBlank)
  );
}

/**
 * At least two names, and half of them, have a column each; nobody has a result against himself, and what stands in the
 * other cells is not mostly crosses, as in a table of who came when.
 */
function isSquare(rows: readonly Row[], nameColumn: number, listed: readonly Listed[]): boolean {
  const placed = listed.filter(hasColumn);
  const columns = new Set(placed.map(({ column }) => column)).size;
  if (columns < 2 || columns * 2 < listed.length) return false;
  if (Math.min(...placed.map(({ column }) => column!)) > nameColumn + FARTHEST_HEAD) return false;
  const empty = emptyMeetings(rows, listed);
  if (empty * 2 <= placed.length) return false;
  const meetings = meetingsOf(rows, placed);
  return meetings.filter(isCross).length * 2 <= meetings.length;
}

function isWhole(rows: readonly Row[], nameColumn: number, listed: readonly Listed[]): boolean {
  return isSquare(rows, nameColumn, listed) && listed.every(hasColumn);
}

/** Whether signs mark every player's meeting with himself and nothing else, so that it is a square whatever heads it. */
function isMarkedSquare(rows: readonly Row[], listed: readonly Listed[]): boolean {
  const marked = listed.filter(({ row, column }) => column !== undefined && !isBlank(rows[row]![column]));
  const meetings = meetingsOf(rows, listed);
  return (
    listed.length > 2 &&
    marked.length === listed.length &&
    emptyMeetings(rows, listed) === listed.length &&
    meetings.length > 0 &&
    meetings.every((cell) => /\d/.test(keyOf(cell)))
  );
}

/** What is filled in of the players' meetings with each other. */
function meetingsOf(rows: readonly Row[], listed: readonly Listed[]): Cell[] {
  return listed.flatMap(({ row }) =>
    listed.filter((other) => other.row !== row).flatMap(({ column }) => filled(rows[row]![column!])),
  );
}

function filled(cell: Cell): Cell[] {
  return isBlank(cell) ? [] : [cell];
}

function isCross(cell: Cell): boolean {
  return typeof cell === 'boolean' || /^[xх✓✔]+$/.test(keyOf(cell));
}

/** How many players' meetings with themselves hold no result. */
function emptyMeetings(rows: readonly Row[], listed: readonly Listed[]): number {
  return listed.filter(({ row, column }) => column !== undefined && isNoMeeting(rows[row]![column])).length;
}

/** What fills the diagonal: nothing, signs, `X`, `xx` (Cyrillic or Latin), or 0 from a formula. */
function isNoMeeting(cell: Cell): boolean {
  return isErrorText(cell) || /^(?:[xх]+|[^\p{L}\p{N}]*|0(?:[-:]0)?)$/u.test(keyOf(cell));
}

function checked(
  rows: readonly Row[],
  listed: readonly Listed[],
  nameColumn: number,
): Result<CrossTableEntry[]> {
  const entries = new Map<string, CrossTableEntry>();
  for (const { row, column } of listed) {
    const place = { row: row + 1, column: nameColumn + 1 };
    const name = parseName(rows[row]![nameColumn], place.row, place.column);
    if (!name.ok) return name;
    const first = entries.get(name.value.key);
    if (first) return fail('playerTwice', { name: name.value.name, first: first.row + 1 }, place);
    if (column === undefined) return fail('crossTableNotSquare', { name: name.value.name }, place);
    entries.set(name.value.key, { ...name.value, row, column });
  }
  return ok([...entries.values()]);
}

function hasColumn({ column }: Listed): boolean {
  return column !== undefined;
}
