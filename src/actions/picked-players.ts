import type { PlayerKey } from '../core/standings/match';
import { fold } from '../sheet/text';

/**
 * The players that a director picks from a numbered list, by numbers or names with commas between them.
 *
 * @returns the first word that is none of them, where there is one
 */
export function pickedPlayers(
  text: string,
  list: readonly PlayerKey[],
): { readonly picked: ReadonlySet<PlayerKey>; readonly unknown: string | null } {
  const picked = new Set<PlayerKey>();
  for (const word of text.split(/[,;\n]/).map((one) => one.trim())) {
    if (word === '') continue;
    const player = list[Number(word) - 1] ?? list.find((one) => one === fold(word));
    if (player === undefined) return { picked, unknown: word };
    picked.add(player);
  }
  return { picked, unknown: null };
}
