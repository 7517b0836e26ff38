import { openPlayoffs } from './criteria/playoff';
import type { Group } from './group';
import type { PlayerKey } from './match';
import type { LevelSet, Ranking } from './ranking';

export type Qualification = 'qualified' | 'out' | 'open';

/**
 * Who of a complete group goes on to the second phase (rules §4.5): the best of those who are neither annulled nor put
 * out of a tie. Players who share a place across the last qualifying place, or whose play-off is not all played, are
 * `open`: never filled silently.
 */
export function qualifications(group: Group, ranking: Ranking): Map<PlayerKey, Qualification> {
  const found = new Map<PlayerKey, Qualification>();
  for (const player of group.players) found.set(player, 'out');
  let ahead = 0;
  for (const set of ranking.levelSets) {
    const eligible = set.classes.filter((level) => !level.some((player) => set.putOut.has(player)));
    for (const undecided of undecidedTogether(eligible, set, ranking.counted)) {
      const qualification = acrossTheLine(ahead, undecided.length, group.rules.qualifiersPerGroup);
      for (const player of undecided) found.set(player, qualification);
      ahead += undecided.length;
    }
  }
  return found;
}

/** Classes that a play-off still under way may put in another order are one. */
function undecidedTogether(
  classes: readonly (readonly PlayerKey[])[],
  { steps }: LevelSet,
  group: Group,
): readonly (readonly PlayerKey[])[] {
  const underWay = steps.filter(
    ({ criterion, level }) => criterion === 'playoff' && openPlayoffs(level, group).length > 0,
  );
  if (underWay.length === 0) return classes;
  const together: PlayerKey[][] = [];
  for (const level of classes) {
    const last = together[together.length - 1];
    const playing = underWay.find((step) => step.level.includes(level[0]!));
    if (last && playing?.level.includes(last[0]!)) last.push(...level);
    else together.push([...level]);
  }
  return together;
}

function acrossTheLine(ahead: number, sharing: number, qualifiers: number): Qualification {
  if (ahead + sharing <= qualifiers) return 'qualified';
  return ahead >= qualifiers ? 'out' : 'open';
}
