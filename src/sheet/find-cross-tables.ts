import { fail, ok, type Result } from '../core/result';
import { isBlank, isBlankRow, textOf, type Cell, type Row } from './cell';
import { entriesOf, type CrossTableEntry } from './cross-table-entries';
import { keyOf, type Head, type Square } from './cross-table-heads';
import { isGroupTitle } from './group-title';
import { isPair } from './score';
import { fold } from './text';

export type { CrossTableEntry };

/** A square of everyone against everyone on a sheet; rows and columns from 0. */
export interface CrossTable {
  /** What it is headed by, such as `Grupo A`; `''` where nothing says it. */
  readonly group: string;
  /** Whether that stands above it, and not in its own corner. */
  readonly isTitledAbove: boolean;
  readonly headerRow: number;
  readonly nameColumn: number;
  readonly entries: readonly CrossTableEntry[];
  /** How many rows a player takes. */
  readonly rowsEach: number;
  /** Where the row player's points stand from his opponent's column, and the opponent's, where they have a column each. */
  readonly pointsIn: { readonly own: number; readonly opponent: number } | null;
  /** From the row of heads to the last player, without titles and totals. */
  readonly extent: Extent;
}

interface Extent {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How many filled rows down the first table is looked for: a list of matches is not searched to its end. */
const DEEPEST_FIRST = 30;

/** How far above a table its title may stand. */
const TITLE_ABOVE = 6;

/**
 * The cross-tables on a sheet, one below another or side by side, from the top left.
 *
 * @returns none where there is no square; `crossTableNotSquare`, `playerTwice`, `notAName` with its place; `groupMissing`
 *   where there are several and one has no title of its own
 */
export function findCrossTables(rows: readonly Row[]): Result<CrossTable[]> {
  const tables: CrossTable[] = [];
  let looked = 0;
  for (let row = 0; row + 1 < rows.length; row++) {
    if (isBlankRow(rows[row]!)) continue;
    looked += 1;
    if (tables.length === 0 && looked > DEEPEST_FIRST) break;
    for (const square of squaresIn(rows, row)) {
      if (tables.some((table) => isInside(table, row, square.nameColumn))) continue;
      const entries = entriesOf(rows, square);
      // Under a title alone other things stand too: the table's own heads, or no table.
      if (!entries.ok && square.isBare) continue;
      if (!entries.ok) return entries;
      if (!entries.value || (square.isBare && !holdsResults(rows, entries.value))) continue;
      const lost = square.isBare ? undefined : headWithoutRow(rows, square, entries.value);
      if (lost) {
        const place = { row: row + 1, column: lost.column + 1 };
        return fail('crossTableNotSquare', { name: textOf(rows[row]![lost.column]) }, place);
      }
      tables.push(crossTable(rows, square, entries.value, tables));
    }
  }
  const titles = tables.map(({ group }) => fold(group));
  const nameless = tables.find(
    (_, index) => tables.length > 1 && (titles[index] === '' || titles.indexOf(titles[index]!) < index),
  );
  return nameless
    ? fail('groupMissing', {}, { row: nameless.headerRow + 1, column: nameless.nameColumn + 1 })
    : ok(tables);
}

/** Where the heads of a row may begin a cross-table, from left to right. */
function squaresIn(rows: readonly Row[], headerRow: number): Square[] {
  const cells = rows[headerRow]!;
  const all: Head[] = [];
  cells.forEach((cell, column) => {
    if (!isBlank(cell)) all.push({ key: keyOf(cell), column });
  });
  return cells
    .map((_, nameColumn) => {
      const heads = all.filter(({ column }) => column > nameColumn);
      return bareSquare(rows, headerRow, nameColumn) ?? { headerRow, nameColumn, heads, isBare: false };
    })
    .filter(({ heads }) => heads.length > 1);
}

/** Under a group's title alone: a column an opponent right of the names, as many as there are names. */
function bareSquare(rows: readonly Row[], headerRow: number, nameColumn: number): Square | null {
  if (!isGroupTitle(rows[headerRow]![nameColumn])) return null;
  let names = 0;
  const isName = (cell: Cell) => typeof cell === 'string' && !isBlank(cell) && !isGroupTitle(cell);
  while (isName(rows[headerRow + 1 + names]?.[nameColumn])) names += 1;
  const right = rows[headerRow]!.slice(nameColumn + 1, nameColumn + 1 + names);
  if (names < 2 || !right.every(isBlank)) return null;
  const heads = Array.from({ length: names }, (_, index) => ({
    ...{ key: String(index + 1), column: nameColumn + 1 + index },
  }));
  return { headerRow, nameColumn, heads, isBare: true };
}

/** What marks where a player meets himself. */
const SIGN = /^(?:[^\p{L}\p{N}]+|[xх]+)$/u;

/** Whether what stands where two players meet are results of both sides, or signs mark where they meet themselves. */
function holdsResults(rows: readonly Row[], entries: readonly CrossTableEntry[]): boolean {
  const meetings = entries.flatMap(({ row }) =>
    entries.filter((other) => other.row !== row).map(({ column }) => rows[row]![column]),
  );
  const filled = meetings.filter((cell) => !isBlank(cell));
  const isMarked = entries.every(({ row, column }) => SIGN.test(fold(textOf(rows[row]![column]))));
  const arePairs = filled.every((cell) => typeof cell === 'string' && isPair(cell));
  return filled.length > 0 && (isMarked || arePairs);
}

/** A head that has results below it and no row of its own: among the players' heads, or a number that goes on from theirs. */
function headWithoutRow(
  rows: readonly Row[],
  { heads }: Square,
  entries: readonly CrossTableEntry[],
): Head | undefined {
  const columns = entries.map(({ column }) => column).sort((one, other) => one - other);
  const [first, last] = [columns[0]!, columns[columns.length - 1]!];
  const next = 2 * last - columns[columns.length - 2]!;
  const isNumbered = heads.some(({ key, column }) => column === last && key === String(entries.length));
  return heads.find(
    ({ key, column }) =>
      column > first &&
      !columns.includes(column) &&
      (column < last || (isNumbered && column === next && key === String(entries.length + 1))) &&
      entries.some(({ row }) => /\d/.test(keyOf(rows[row]![column]))),
  );
}

function crossTable(
  rows: readonly Row[],
  { headerRow, nameColumn, isBare }: Square,
  entries: readonly CrossTableEntry[],
  others: readonly CrossTable[],
): CrossTable {
  const pointsIn = isBare ? null : pointsColumns(rows, headerRow, entries);
  const [first, second] = entries;
  const rowsEach = Math.max(1, second!.row - first!.row);
  const extent = {
    top: headerRow,
    left: nameColumn,
    bottom: Math.max(...entries.map(({ row }) => row)) + rowsEach - 1,
    right: Math.max(...entries.map(({ column }) => column)) + (pointsIn ? 1 : 0),
  };
  const firstHead = Math.min(...entries.map(({ column }) => column));
  const corner = titleIn(rows, headerRow, Math.max(0, nameColumn - 2), firstHead - 1);
  const above = titleAbove(rows, extent, others);
  return {
    group: above ?? corner ?? '',
    isTitledAbove: above !== null,
    ...{ headerRow, nameColumn, entries, rowsEach, pointsIn, extent },
  };
}

/** Two columns an opponent: his name over both, merged, so that nothing heads the second, and points in it. */
function pointsColumns(
  rows: readonly Row[],
  headerRow: number,
  entries: readonly CrossTableEntry[],
): CrossTable['pointsIn'] {
  const isPaired = entries.every(({ column }) => isBlank(rows[headerRow]![column + 1]));
  const filled = entries.some(({ column }) => entries.some(({ row }) => !isBlank(rows[row]![column + 1])));
  if (!isPaired || !filled) return null;
  const { row: firstRow, column } = entries[0]!;
  // Points against before those for, where a second row of heads says so.
  const turned =
    firstRow > headerRow + 1 &&
    /^(?:[gp]?c|(?:en )?contra|-)$/.test(fold(textOf(rows[firstRow - 1]![column])));
  return turned ? { own: 1, opponent: 0 } : { own: 0, opponent: 1 };
}

function titleAbove(rows: readonly Row[], extent: Extent, others: readonly CrossTable[]): string | null {
  const { top, left, right } = extent;
  for (let row = top - 1; row >= 0 && row >= top - TITLE_ABOVE; row--) {
    const isTaken = others.some(
      ({ extent: other }) =>
        row >= other.top && row <= other.bottom && left <= other.right && right >= other.left,
    );
    if (isTaken) return null;
    const title = titleIn(rows, row, Math.max(0, left - 2), right);
    if (title !== null) return title;
  }
  return null;
}

function titleIn(rows: readonly Row[], row: number, left: number, right: number): string | null {
  const title = rows[row]!.slice(left, right + 1).find(isGroupTitle);
  return title === undefined ? null : textOf(title);
}

function isInside({ extent }: CrossTable, row: number, column: number): boolean {
  // Tables are found from the top: it does not begin above.
  return row <= extent.bottom && column >= extent.left && column <= extent.right;
}
