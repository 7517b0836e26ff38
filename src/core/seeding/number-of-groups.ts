import type { GroupSize } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';

/**
 * The numbers of groups that give every group an allowed size, fewest first. The snake fills groups evenly,
 * so sizes differ by one at most.
 */
export function possibleGroups(players: number, size: GroupSize): number[] {
  const fewest = size.max === null ? 1 : Math.ceil(players / size.max);
  const most = Math.floor(players / size.min);
  const possible: number[] = [];
  for (let groups = Math.max(fewest, 1); groups <= most; groups++) possible.push(groups);
  return possible;
}

/**
 * How many groups to make (rules §3): the director's number when every group gets an allowed size; without one,
 * groups of the preferred size, filled up with smaller ones, and with larger ones only where nothing else works.
 *
 * @param wanted the director's number, or `null`
 */
export function numberOfGroups(players: number, wanted: number | null, size: GroupSize): Result<number> {
  const possible = possibleGroups(players, size);
  if (wanted !== null) {
    if (possible.includes(wanted)) return ok(wanted);
    return fail('groupSizeOutside', {
      players,
      groups: wanted,
      min: size.min,
      max: size.max ?? players,
      possible,
    });
  }
  const atMostPreferred = possible.find((groups) => Math.ceil(players / groups) <= size.preferred);
  const groups = atMostPreferred ?? possible[possible.length - 1];
  return groups === undefined
    ? fail('noGroupsPossible', { players, min: size.min, max: size.max ?? players })
    : ok(groups);
}
