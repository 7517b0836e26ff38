import { NO_CHANGES, type SheetContent, type WorkbookChanges } from '../ports/workbook';
import { isBlank, type OutCell, type Row } from '../sheet/cell';
import { isEmptySheet, readGroups } from '../sheet/read-groups';
import { foldWord } from '../sheet/text';
import { COLUMN_WORDS } from '../sheet/column-words';
import { BLANK, newSheet, SheetEdit, text, value } from './cell-changes';
import { told, type Told, type TournamentBook } from './tournament-book';

/** The sheet of groups as it is, and how to bring it to another draw. */
export interface GroupsSheet {
  /** How many groups it holds; `null` where it holds none. */
  readonly count: number | null;
  /** The changes that make it hold this grid: a row a group, our own cells alone. */
  readonly changesTo: (grid: readonly OutCell[][]) => WorkbookChanges;
}

/** Our grid on a sheet: its corner and its size, header included. From 0. */
interface Extent {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** @param isAside whether the sheet of groups there is makes room for a new one */
export function groupsSheet(book: TournamentBook, isAside: boolean): Told<GroupsSheet> {
  const { actions } = book.messages;
  const found = book.sheet('groups');
  if (!found.ok) return found;
  const sheet = isAside ? null : found.value;
  if (sheet === null) {
    const name = actions.sheets.groups;
    const changesTo = (grid: readonly OutCell[][]): WorkbookChanges => ({
      ...NO_CHANGES,
      newSheets: [newSheet(name, grid[0]!.length)],
      cells: cellsOf(new SheetEdit(name, null), grid, { row: 0, column: 0, rows: 0, columns: 0 }),
    });
    return { ok: true, value: { count: null, changesTo } };
  }
  const groups = book.on(sheet, readGroups(sheet.values));
  if (!groups.ok) return groups;
  const extent = extentOfOurGrid(sheet);
  if (extent === null) return told(actions.seed.otherLayout(sheet.name));
  return {
    ok: true,
    value: {
      count: groups.value?.length ?? null,
      changesTo: (grid) => ({
        ...NO_CHANGES,
        cells: cellsOf(new SheetEdit(sheet.name, sheet), grid, extent),
      }),
    },
  };
}

/** The grid's cells, and blanks over what an earlier, larger grid left. */
function cellsOf(edit: SheetEdit, grid: readonly OutCell[][], extent: Extent) {
  const height = Math.max(grid.length, extent.rows);
  const width = Math.max(grid[0]!.length, extent.columns);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = grid[row]?.[column] ?? '';
      const isName = row > 0 && column > 0 && cell !== '';
      const content = cell === '' ? BLANK : isName ? text(String(cell)) : value(cell);
      edit.set(extent.row + row, extent.column + column, content);
    }
  }
  return edit.cells;
}

/** Where our layout stands: the word for group and, right of it, 1, 2, 3…; an empty sheet takes it at A1. */
function extentOfOurGrid({ values }: SheetContent): Extent | null {
  if (isEmptySheet(values)) return { row: 0, column: 0, rows: 0, columns: 0 };
  for (const [row, cells] of values.entries()) {
    const column = cells.findIndex((cell) => typeof cell === 'string' && isGroupTitle(cell));
    if (column === -1 || Number(cells[column + 1]) !== 1) continue;
    const columns = 1 + numbersFrom(cells, column + 1);
    const rows = 1 + filledFrom(values, row + 1, column);
    return { row, column, rows, columns };
  }
  return null;
}

function isGroupTitle(cell: string): boolean {
  return COLUMN_WORDS.group.includes(foldWord(cell));
}

function numbersFrom(cells: Row, first: number): number {
  let count = 0;
  while (Number(cells[first + count]) === count + 1) count += 1;
  return count;
}

function filledFrom(rows: readonly Row[], first: number, column: number): number {
  let count = 0;
  while (first + count < rows.length && !isBlank(rows[first + count]![column])) count += 1;
  return count;
}
