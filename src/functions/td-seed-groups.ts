import { numberOfGroups } from '../core/seeding/number-of-groups';
import { seedingOrder } from '../core/seeding/seeding-order';
import { snake } from '../core/seeding/snake';
import { at, ok, type Result } from '../core/result';
import { isBlank, rowsOf, type Cell } from '../sheet/cell';
import { groupsGrid } from '../sheet/groups-grid';
import { parseWhole } from '../sheet/number';
import { readPlayers } from '../sheet/read-players';
import { readRegulation } from '../sheet/read-regulation';
import { argument, optional, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_SEED_GROUPS: FunctionSpecification = {
  name: 'TD_SEED_GROUPS',
  args: [argument('players', 'range'), optional('groups', 'number'), REGULATION_ARGUMENT],
  compute([playersArgument, groupsArgument, regulationArgument], { messages }) {
    const regulation = readRegulation(regulationArgument);
    if (!regulation.ok) return at(regulation, { argument: 'regulation' });
    const players = readPlayers(rowsOf(playersArgument));
    if (!players.ok) return players;
    const wanted = wantedGroups(groupsArgument);
    if (!wanted.ok) return at(wanted, { argument: 'groups' });
    const { groupSize, newcomerRating, drawSeed } = regulation.value;
    const groups = numberOfGroups(players.value.length, wanted.value, groupSize);
    if (!groups.ok) return groups;

    const order = seedingOrder(players.value, newcomerRating, drawSeed);
    const draw = snake(order.length, groups.value).map((places) => places.map((place) => order[place]!.name));
    return ok(groupsGrid(draw, messages));
  },
};

function wantedGroups(cell: Cell): Result<number | null> {
  const only = rowsOf(cell)[0]?.[0];
  return isBlank(only) ? ok(null) : parseWhole(only, 'groups', 1);
}
