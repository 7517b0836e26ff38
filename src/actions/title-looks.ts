import type { CellLook, LookChange, SheetContent, TitleCell, Workbook } from '../ports/workbook';
import { isBlank } from '../sheet/cell';
import type { JournalLook } from './journal-record';

/**
 * Titles of new columns look like those that stood at the end of their row: a heading in another colour would not be
 * taken for one of the same table.
 *
 * @returns nothing for titles that look so already
 */
export function looksOfTitles(titles: readonly TitleCell[], workbook: Workbook): JournalLook[] {
  return byRow(titles).flatMap((ofRow) => looksOfRow(ofRow, workbook));
}

function looksOfRow(titles: readonly TitleCell[], workbook: Workbook): JournalLook[] {
  const { sheet, row } = titles[0]!;
  const places = titles.map(({ column }) => column).sort((one, other) => one - other);
  const beside = lastTitle(workbook.read(sheet), row, places[0]!);
  if (beside === null) return [];
  const lookOf = looksFrom(titles, beside, workbook);
  return places.flatMap((column) => {
    const [before, after] = differing(lookOf(column), lookOf(beside));
    return Object.keys(after).length === 0 ? [] : [{ sheet, row, column, before, after }];
  });
}

/** The last column with a title before one; `null` where there is none. */
function lastTitle({ values }: SheetContent, row: number, before: number): number | null {
  for (let column = before - 1; column >= 0; column--) {
    if (!isBlank(values[row]?.[column])) return column;
  }
  return null;
}

/** What changes from one look to another, as it is in each. */
function differing(one: CellLook, other: CellLook): [Partial<CellLook>, Partial<CellLook>] {
  const keys = (Object.keys(other) as (keyof CellLook)[]).filter((key) => one[key] !== other[key]);
  const part = (look: CellLook) => Object.fromEntries(keys.map((key) => [key, look[key]]));
  return [part(one), part(other)];
}

/** The looks that are to be put back: those that nobody has changed since. */
export function looksBack(
  looks: readonly JournalLook[],
  names: ReadonlySet<string>,
  workbook: Workbook,
): LookChange[] {
  const there = looks.filter(({ sheet }) => names.has(sheet));
  return byRow(there).flatMap((ofRow) => {
    const now = looksFrom(ofRow, Math.min(...ofRow.map(({ column }) => column)), workbook);
    return ofRow
      .filter(({ column, after }) => isPart(after, now(column)))
      .map(({ sheet, row, column, before }) => ({ sheet, row, column, look: before }));
  });
}

function isPart(part: Partial<CellLook>, look: CellLook): boolean {
  return (Object.keys(part) as (keyof CellLook)[]).every((key) => part[key] === look[key]);
}

/** One read for all cells of a row: a call costs as much for one as for many. */
function looksFrom(cells: readonly TitleCell[], first: number, workbook: Workbook) {
  const { sheet, row } = cells[0]!;
  const columns = Math.max(...cells.map(({ column }) => column)) - first + 1;
  const looks = workbook.looks(sheet, { row, column: first, rows: 1, columns });
  return (column: number): CellLook => looks[column - first]!;
}

function byRow<Cell extends TitleCell>(cells: readonly Cell[]): Cell[][] {
  const rows = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = JSON.stringify([cell.sheet, cell.row]);
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  return [...rows.values()];
}
