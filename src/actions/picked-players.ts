import type { PlayerKey } from '../core/standings/match';
import { playerKey } from '../sheet/player-key';

/** A number of the list as people write it; `007` is rather somebody's name. */
const NUMBER = /^[1-9]\d*$/;

/**
 * The players that a director picks from a numbered list, by numbers or names with commas between them. A name may hold
 * a comma of its own: `Pérez, José` is one player where the two words are not players of the list each.
 *
 * @returns the first word that is none of them, where there is one
 */
export function pickedPlayers(
  text: string,
  list: readonly PlayerKey[],
): { readonly picked: ReadonlySet<PlayerKey>; readonly unknown: string | null } {
  const picked = new Set<PlayerKey>();
  const find = (word: string | undefined): PlayerKey | undefined => {
    if (word === undefined) return undefined;
    const named = list.find((one) => one === playerKey(word));
    return NUMBER.test(word) ? (list[Number(word) - 1] ?? named) : named;
  };
  for (const part of text.split(/[;\n]/)) {
    const words = part
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    for (let at = 0; at < words.length; at++) {
      const [word, next] = [words[at]!, words[at + 1]];
      const own = find(word);
      const isTwoPlayers = own !== undefined && find(next) !== undefined;
      const withNext = next === undefined || isTwoPlayers ? undefined : find(`${word}, ${next}`);
      const player = withNext ?? own;
      if (player === undefined) return { picked, unknown: word };
      if (withNext !== undefined) at += 1;
      picked.add(player);
    }
  }
  return { picked, unknown: null };
}
