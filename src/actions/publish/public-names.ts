import type { PlayerKey } from '../../core/standings/match';

/** How a player is called in public. */
export type PublicName = (player: PlayerKey) => string;

/** More letters tell nobody apart and give names away. */
const MOST_INITIALS = 4;

/**
 * Initials instead of names, each of them one player's: «A. R.», «A. R. 2». Who is numbered does not depend on the order of
 * any list, so that a player keeps his while the same people play.
 */
export function initialsOf(names: ReadonlyMap<PlayerKey, string>): PublicName {
  const taken = new Map<string, number>();
  const given = new Map<PlayerKey, string>();
  for (const [player, name] of [...names].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const initials = lettersOf(name);
    const count = (taken.get(initials) ?? 0) + 1;
    taken.set(initials, count);
    given.set(player, count === 1 ? initials : `${initials} ${count}`);
  }
  // Nobody's key, which is his name spelt out, may take the place of initials.
  return (player) => given.get(player) ?? NOBODY;
}

const NOBODY = '?';

/** Letters and figures alone: nothing of a name that could be a formula or a tag is left. */
function lettersOf(name: string): string {
  const [before, after, ...more] = name.split(',');
  const inOrder = after !== undefined && more.length === 0 ? `${after} ${before}` : name;
  const firsts = inOrder
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, MOST_INITIALS);
  return firsts.length === 0 ? NOBODY : firsts.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}
