import { fail, ok } from '../core/result';
import { forfeitPoints } from '../core/standings/group';
import type { PlayerKey } from '../core/standings/match';
import { groupStandings } from '../core/standings/standings';
import { isBlank, textOf, type OutCell } from '../sheet/cell';
import { fold } from '../sheet/text';
import { meetingOf, resultFor } from '../sheet/write-cross-table';
import { onlyCell } from './arguments';
import { argument, optional, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';
import { readForStandings } from './td-standings';

export const TD_CROSSTABLE: FunctionSpecification = {
  name: 'TD_CROSSTABLE',
  args: [argument('matches', 'range'), REGULATION_ARGUMENT, optional('group', 'text')],
  compute([matches, regulationArgument, groupArgument], { messages, readWallClock }) {
    const read = readForStandings(matches, regulationArgument, readWallClock);
    if (!read.ok) return read;
    const { table, regulation } = read.value;
    const wanted = onlyCell(groupArgument, 'group');
    if (!wanted.ok) return wanted;
    const [only, ...others] = isBlank(wanted.value)
      ? table.groups
      : table.groups.filter(({ group }) => fold(group) === fold(textOf(wanted.value)));
    if (!only || others.length > 0) {
      return fail('severalGroups', { groups: table.groups.map(({ group }) => group) });
    }

    const order = groupStandings(only.matches, regulation).map(({ player }) => player);
    const nameOf = (player: PlayerKey) => table.names.get(player)!;
    const grid: OutCell[][] = [[messages.standings.player, ...order.map(nameOf)]];
    for (const player of order) {
      const against = (other: PlayerKey) => {
        const match = meetingOf(only.matches, player, other);
        return match ? resultFor(match, player, forfeitPoints(regulation)) : '';
      };
      grid.push([nameOf(player), ...order.map(against)]);
    }
    return ok(grid);
  },
};
