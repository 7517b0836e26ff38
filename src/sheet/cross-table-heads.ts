import { isBlank, textOf, type Cell, type Row } from './cell';
import { isGroupTitle } from './group-title';
import { isTitleOf } from './header';
import { playerKey } from './player-key';

/** Where a cross-table may be: a row of heads over a column of names. */
export interface Square {
  readonly headerRow: number;
  readonly nameColumn: number;
  /** The heads to the right of the column of names, from left to right. */
  readonly heads: readonly Head[];
  /** Nothing but the group's title heads it: its columns are taken in the order of the rows. */
  readonly isBare: boolean;
}

export interface Head {
  readonly key: string;
  readonly column: number;
}

/** A name as listed, with its column where the heads have one for it. */
export interface Listed {
  readonly key: string;
  readonly row: number;
  readonly column: number | undefined;
}

export type ColumnOf = (key: string, row: number, index: number) => number | undefined;

/** Lists the names below the heads, each with its column; by name the list is gone on with after any gap. */
export type List = (columnOf: ColumnOf, byName?: boolean) => Listed[];

/** By what stands in a column before the names, such as their numbers; and by 1..n in the order of the rows. */
export function byNumbers(
  rows: readonly Row[],
  { headerRow, nameColumn, heads }: Square,
  list: List,
): Listed[][] {
  const columns = columnsByKey(heads);
  const found: Listed[][] = [];
  const start = heads.findIndex(({ key }) => key === '1');
  const firstNumber = heads.findIndex(({ key }) => /^\d+$/.test(key));
  if (nameColumn !== namesBefore(rows, headerRow, heads[Math.max(0, firstNumber)]!.column)) return found;
  for (let left = nameColumn - 1; left >= 0 && left >= nameColumn - 2; left--) {
    // Places change; a number that a column is headed by doesn't. What is numbered itself is no row of heads.
    if (isTitleOf(rows[headerRow]![left], ['place']) || isNumber(rows[headerRow]![left])) continue;
    found.push(list((_, row) => columns.get(keyOf(rows[row]![left]))));
  }
  const after = start === -1 ? [] : heads.slice(start);
  const end = after.findIndex(({ key }, index) => key !== String(index + 1));
  const run = end === -1 ? after : after.slice(0, end);
  if (run.length > 1 && isEvenlySpaced(run)) found.push(list((_, __, index) => run[index]?.column));
  return found;
}

function isNumber(cell: Cell): boolean {
  return /^\d+$/.test(keyOf(cell));
}

function isEvenlySpaced(run: readonly Head[]): boolean {
  const step = run[1]!.column - run[0]!.column;
  return run.every(({ column }, index) => column === run[0]!.column + index * step);
}

/**
 * The column of names before columns headed by numbers: the one titled so, or the first of those that stand together there
 * and hold text.
 */
function namesBefore(rows: readonly Row[], headerRow: number, firstHead: number): number {
  const cells = rows[headerRow]!;
  let names = firstHead - 1;
  for (let column = firstHead - 1; column >= 0 && !/^\d/.test(keyOf(cells[column])); column--) {
    const below = [1, 2, 3].map((down) => rows[headerRow + down]?.[column]);
    if (isBlank(cells[column]) && below.every(isBlank)) break;
    if (below.some(isNameLike)) names = column;
    // The title may be merged over the numbers and the names.
    if (isTitleOf(cells[column], ['player']) || isGroupTitle(cells[column])) break;
  }
  return names;
}

/** Text with letters; `1º` and `2nd` are places. */
export function isNameLike(cell: Cell): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell) && !/^\d+ ?\p{L}{1,2}\.?$/u.test(cell.trim());
}

/** By a beginning of each word (`Ana`, `A. Pérez`) or the initials, where these can be only one player's. */
export function byAbbreviations(listed: readonly Listed[], heads: readonly Head[]): Listed[] {
  const keys = listed.map(({ key }) => key);
  const columns = new Map<string, number>();
  for (const { key: head, column } of heads.slice(0, keys.length)) {
    const players = keys.includes(head) ? [head] : keys.filter((key) => isShortFor(head, key));
    const [player] = players;
    if (players.length !== 1 || columns.has(player!)) continue;
    columns.set(player!, column);
  }
  return listed.map((one) => ({ ...one, column: columns.get(one.key) }));
}

function isShortFor(head: string, name: string): boolean {
  if (/\d/.test(head)) return false;
  const [words, parts] = [wordsOf(name), wordsOf(head)];
  const isInitials = parts.join('') === words.map((word) => word[0]).join('');
  return isInitials || (parts.length > 0 && parts.every((part, index) => words[index]?.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,.]/).filter((word) => word !== '');
}

export function columnsByKey(heads: readonly Head[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const { key, column } of heads) if (!columns.has(key)) columns.set(key, column);
  return columns;
}

/** Names and numbers as they are compared: `1.` is 1. */
export function keyOf(cell: Cell): string {
  const key = playerKey(textOf(cell));
  return /^\d+\.$/.test(key) ? key.slice(0, -1) : key;
}
