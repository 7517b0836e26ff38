import { fail, ok } from '../core/result';
import { forfeitPoints } from '../core/standings/group';
import { sideOf, type Match, type PlayerKey, type Side } from '../core/standings/match';
import { groupStandings } from '../core/standings/standings';
import type { OutCell } from '../sheet/cell';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';
import { readForStandings } from './td-standings';

export const TD_CROSSTABLE: FunctionSpecification = {
  name: 'TD_CROSSTABLE',
  args: [argument('matches', 'range'), REGULATION_ARGUMENT],
  compute([matches, regulationArgument], { messages, readWallClock }) {
    const read = readForStandings(matches, regulationArgument, readWallClock);
    if (!read.ok) return read;
    const { table, regulation } = read.value;
    const [only, ...others] = table.groups;
    if (others.length > 0) return fail('severalGroups', { groups: table.groups.map(({ group }) => group) });

    const order = groupStandings(only!.matches, regulation).map(({ player }) => player);
    const nameOf = (player: PlayerKey) => table.names.get(player)!;
    const grid: OutCell[][] = [[messages.standings.player, ...order.map(nameOf)]];
    for (const player of order) {
      const against = (other: PlayerKey) => {
        const match = only!.matches.find(
          (one) => !one.playoff && sideOf(one, player) !== null && sideOf(one, other) !== null,
        );
        return match && player !== other ? resultFor(match, player, forfeitPoints(regulation)) : '';
      };
      grid.push([nameOf(player), ...order.map(against)]);
    }
    return ok(grid);
  },
};

const FORFEIT_MARKS = { absent: 'F', left: 'A' } as const;

/** `3-1` from one player's side; who was not there has his mark. Readable again by TD_STANDINGS. */
function resultFor({ outcome, ...match }: Match, player: PlayerKey, onForfeit: number): string {
  const own: Side = match.white === player ? 'white' : 'black';
  const other: Side = own === 'white' ? 'black' : 'white';
  const of = (side: Side): string => {
    if (outcome.kind === 'played') return String(outcome[side]);
    if (outcome.kind === 'pending') return '';
    const absence = outcome[side];
    return absence === null ? String(onForfeit) : FORFEIT_MARKS[absence];
  };
  return outcome.kind === 'pending' ? '' : `${of(own)}-${of(other)}`;
}
