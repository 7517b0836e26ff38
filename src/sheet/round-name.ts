import type { Round } from '../core/knockout/rounds';
import { textOf, type Cell } from './cell';
import { ROUND_WORDS } from './draw-vocabulary';
import { foldWord } from './text';

/** `16vos`, `8vos`, `4tos`: as many matches, twice as many players; `8vos 3` is one of them. */
const SPANISH_ORDINAL = /^(\d{1,3})\s?(?:vos|avos|tos|vo|avo|to)(?: de final)?(?: \d{1,2})?$/;
/** `1/8`, `1/16 финала`. */
const FRACTION = /^1 (\d{1,3})(?: (?:final|de final|финала|τελικου))?$/;
/** `Ronda de 32`, `R16`: players. `R2` is rather the second round than the final. */
const PLAYERS = /^(?:(?:ronda de|round of|last|top|φαση των)\s?|r\s?(?=8|\d\d))(\d{1,3})$/;

/** A round by any of the names people write for it; `null` for what is none. */
export function parseRound(cell: Cell): Round | null {
  const word = foldWord(textOf(cell));
  for (const [round, words] of ROUND_WORDS) {
    if (words.includes(word) || words.includes(word.replace(/\s?\d{1,2}$/, ''))) return round;
  }
  const matches = SPANISH_ORDINAL.exec(word)?.[1] ?? FRACTION.exec(word)?.[1];
  const players = matches ? Number(matches) * 2 : Number(PLAYERS.exec(word)?.[1] ?? 0);
  return players >= 2 && Number.isInteger(Math.log2(players)) ? players : null;
}
