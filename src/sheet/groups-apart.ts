import { isBlank, textOf } from './cell';
import { isTitleOf } from './header';
import { isBye } from './player-cells';
import { playerKey } from './player-key';
import { cellOf, isTotal, type Table } from './table';
import { fold } from './text';

/** What a column of groups tells of the matches beside it. */
export type GroupsOfRounds =
  /** No group is written. */
  | 'none'
  /** All matches are of one. */
  | 'one'
  /** Players meet across them: points they have so far, a room, whatever the director sorts by. */
  | 'mixed'
  /** Each has players of its own. */
  | 'apart';

/** A group that is written once is that of the rows below it too. */
export function groupsOfRounds(table: Pick<Table, 'header' | 'rows'>): GroupsOfRounds {
  const groups = new Set<string>();
  const groupOf = new Map<string, string>();
  let group = '';
  let isMixed = false;
  for (const line of table.rows) {
    const sides = (['white', 'black'] as const).map((side) => cellOf(line, table.header, side));
    const names = sides.filter((cell) => !isBlank(cell) && !isBye(cell));
    if (isTotal(line) || names.length === 0 || sides.every((cell) => isTitleOf(cell, ['white', 'black']))) {
      continue;
    }
    group = fold(textOf(cellOf(line, table.header, 'group'))) || group;
    groups.add(group);
    for (const name of names) {
      const player = playerKey(textOf(name));
      if ((groupOf.get(player) ?? group) !== group) isMixed = true;
      groupOf.set(player, group);
    }
  }
  if (groups.size === 0 || (groups.size === 1 && groups.has(''))) return 'none';
  return isMixed ? 'mixed' : groups.size === 1 ? 'one' : 'apart';
}
