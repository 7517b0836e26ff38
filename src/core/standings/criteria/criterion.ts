import type { Group } from '../group';
import type { PlayerKey } from '../match';

/**
 * One tie-break criterion: a whole number for each player still level, the higher the better.
 *
 * @param level the players to separate; a criterion among the tied counts the matches between these alone
 * @param group the group without annulled players
 */
export type Criterion = (level: readonly PlayerKey[], group: Group) => ReadonlyMap<PlayerKey, number>;

export function figures(
  level: readonly PlayerKey[],
  figure: (player: PlayerKey) => number,
): Map<PlayerKey, number> {
  return new Map(level.map((player) => [player, figure(player)]));
}
