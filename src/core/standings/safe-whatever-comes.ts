import { endingsUnder, type Ending } from './endings';
import type { Group } from './group';
import type { PlayerKey } from './match';
import { OpenGroup, type Verdict } from './open-group';
import { safeByPoints } from './safe-by-points';

/** More ways than this are not gone through; with so many matches missing in a group of five nobody is safe yet. */
const MOST_WAYS = 20_000;

/** The players of an unfinished group who qualify however its missing matches end, forfeits included (rules §4.5). */
export function safeWhateverComes(group: Group): Set<PlayerKey> {
  const open = new OpenGroup(group);
  const endings = endingsUnder(group.rules);
  if (endings.length ** open.missing.length > MOST_WAYS) return new Set();
  const safe = new Set(group.players.map((_, number) => number));
  const chosen: Ending[] = [];

  const look = (at: number): void => {
    const match = open.missing[at];
    if (!match) return judge(safe, open, chosen);
    for (const ending of endings) {
      if (safe.size === 0) return;
      chosen[at] = ending;
      open.end(match, ending);
      look(at + 1);
    }
  };
  look(0);
  return new Set(group.players.filter((_, number) => safe.has(number)));
}

/** Takes those out who miss, or can miss, when the matches end so. */
function judge(safe: Set<number>, open: OpenGroup, endings: readonly Ending[]): void {
  for (const player of safe) {
    const verdict: Verdict = open.verdict(player);
    const misses =
      verdict.kind === 'misses' ||
      (verdict.kind === 'byPoints' && !safeByPoints(player, verdict, open, endings));
    if (misses) safe.delete(player);
  }
}
