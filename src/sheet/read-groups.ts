import { fail, ok, type Result } from '../core/result';
import { isBlank, isBlankRow, textOf, type Cell, type Row } from './cell';
import { findCrossTables } from './find-cross-tables';
import { isGroupName } from './group-title';
import { inNaturalOrder } from './natural-order';
import { parseName, type Name } from './read-players';
import { cellOf, findTable, isTotal } from './table';
import { fold } from './text';

export interface NamedGroup {
  readonly group: string;
  readonly players: readonly Name[];
}

/**
 * The groups on a sheet, however they are laid out: a row a group, a column a group, or a line a player under the
 * headers of group and player. `null` when none of these is there.
 */
export function readGroups(rows: readonly Row[]): Result<NamedGroup[] | null> {
  const long = findTable(rows, [['group', 'player']]);
  if (!long.ok) return long;
  const cells = long.value
    ? long.value.rows
        .filter((line) => !isTotal(line))
        .map((line) => ({
          group: textOf(cellOf(line, long.value!.header, 'group')),
          cell: cellOf(line, long.value!.header, 'player'),
          row: line.row,
          column: long.value!.header.columns.get('player')!,
        }))
    : (inCrossTables(rows) ?? byRow(rows) ?? byColumn(rows));
  return cells === null ? ok(null) : gather(cells);
}

interface PlacedPlayer {
  readonly group: string;
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
}

/** Whose results stand in cross-tables, each headed by its group. */
function inCrossTables(rows: readonly Row[]): PlacedPlayer[] | null {
  const tables = findCrossTables(rows);
  if (!tables.ok || tables.value.length === 0) return null;
  return tables.value.flatMap(({ group, nameColumn, entries }) =>
    entries.map(({ name, row }) => ({ group, cell: name, row, column: nameColumn })),
  );
}

function byRow(rows: readonly Row[]): PlacedPlayer[] | null {
  const column = firstColumnOfGroups(rows);
  if (column === null) return null;
  return rows.flatMap((cells, row) =>
    isGroupName(cells[column])
      ? untilBlank(cells.slice(column + 1)).map((cell, index) => ({
          group: textOf(cells[column]),
          cell,
          row,
          column: column + 1 + index,
        }))
      : [],
  );
}

/** The column whose groups have their players beside them; a group may still have none. */
function firstColumnOfGroups(rows: readonly Row[]): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < width; column++) {
    const beside = rows.filter((row) => isGroupName(row[column])).map((row) => row[column + 1]);
    const players = beside.filter((cell) => !isBlank(cell));
    if (players.length > 0 && !players.some(isGroupName)) return column;
  }
  return null;
}

/** Every group's players stand below it, up to a blank or the next group: groups side by side, in several bands, or all in one column. */
function byColumn(rows: readonly Row[]): PlacedPlayer[] | null {
  const placed = rows.flatMap((cells, groupRow) =>
    cells.flatMap((title, column) => {
      if (!isGroupName(title)) return [];
      const below = rows.slice(groupRow + 1).map((row) => row[column]);
      const end = below.findIndex((cell) => isBlank(cell) || isGroupName(cell));
      return (end === -1 ? below : below.slice(0, end)).map((cell, index) => ({
        ...{ group: textOf(title), cell, column },
        row: groupRow + 1 + index,
      }));
    }),
  );
  return placed.length === 0 ? null : placed;
}

function gather(cells: readonly PlacedPlayer[]): Result<NamedGroup[] | null> {
  const groups = new Map<string, { group: string; players: Name[] }>();
  const rowOf = new Map<string, number>();
  for (const { group, cell, row, column } of cells) {
    if (isBlank(cell)) continue;
    const place = { row: row + 1, column: column + 1 };
    if (group === '') return fail('groupMissing', {}, place);
    const name = parseName(cell, place.row, place.column);
    if (!name.ok) return name;
    const first = rowOf.get(name.value.key);
    if (first !== undefined) return fail('playerTwice', { name: name.value.name, first }, place);
    rowOf.set(name.value.key, place.row);
    const key = fold(group);
    const found = groups.get(key) ?? { group, players: [] };
    found.players.push(name.value);
    groups.set(key, found);
  }
  if (groups.size === 0) return ok(null);
  return ok(inNaturalOrder([...groups.values()], ({ group }) => group));
}

function untilBlank(cells: readonly Cell[]): Cell[] {
  const end = cells.findIndex(isBlank);
  return end === -1 ? [...cells] : cells.slice(0, end);
}

/** Whether a sheet is as good as empty: nothing but blanks. */
export function isEmptySheet(rows: readonly Row[]): boolean {
  return rows.every(isBlankRow);
}
