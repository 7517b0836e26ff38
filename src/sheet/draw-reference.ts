import type { MatchId } from '../core/knockout/draw';
import { textOf, type Cell } from './cell';
import { GROUP_WORDS, LOSER_WORDS, MATCH_WORDS, PLACE_WORDS, WINNER_WORDS } from './draw-vocabulary';
import { playerKey } from './player-key';
import { parseRound } from './round-name';
import { foldWord } from './text';
import { BYE_WORDS } from './vocabulary';
import type { DrawSource } from './written-draw';

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`;

const ORDINAL = String.raw`(?:\s?(?:º|°|ª|o|er|ero|era|ro|ra|do|da|to|ta|st|nd|rd|th|οσ|η|й|е|я))?`;
const OF = String.raw`(?:\s?(?:lugar|puesto|place|θεση|место))?(?:\s(?:del|de|la|of|the|του))*`;
/** `Nº 4`, as the regulation numbers its groups. */
const NUMBERED = String.raw`(?:(?:no|νο|nº|n°|n|№|#)\s?(?=\d))?`;
const PLACED = String.raw`^(\d{1,2})${ORDINAL}${OF}\s?`;

/** `1G1`, `2º G7`, `1.º del Grupo 4`; a group with a name of its own as we write it, `1GNORTE`. */
const PLACE_FIRST = new RegExp(
  String.raw`${PLACED}${oneOf(GROUP_WORDS)}\s?${NUMBERED}(\d{1,3}|[a-zα-ωа-я])$`,
);
const NAMED_GROUP = /^(\d{1,2})g(\S.*)/;
/** `1A`, `1º A`, as draws drawn from lettered groups say. */
const LETTERED = new RegExp(String.raw`^(\d)${ORDINAL}\s?([a-l])$`);
/** `G3-2`, `Grupo 3, 2º`, `Pool A 2`; with a letter only after a whole word, or it would be somebody's initials. */
const GROUP_FIRST = new RegExp(
  String.raw`^(?:${oneOf(GROUP_WORDS)}\s?${NUMBERED}(?=\d)|${oneOf(GROUP_WORDS.filter((word) => word.length > 2))}\s)(\d{1,3}|[a-zα-ωа-я])\s(\d{1,2})${ORDINAL}(?:\s?(?:lugar|puesto|place))?$`,
);
/** `Segundo del grupo 7`, `Winner Group A`. */
const PLACE_IN_WORDS = PLACE_WORDS.map((words) => new RegExp(String.raw`^${oneOf(words)}(?=\s)`));

const FROM = String.raw`(?:\s(?:del|de|la|el|of|the|του|в))*(?:\s${oneOf(MATCH_WORDS)})?\s?${NUMBERED}`;
/** A word of its own, or one with a number right behind it: no piece of a name. */
const APART = String.raw`(?=\s|\d|#|№|[mмμ]\d)`;
const WINNER = new RegExp(`^(${oneOf(WINNER_WORDS)})${APART}${FROM}(.+)$`);
const LOSER = new RegExp(`^(${oneOf(LOSER_WORDS)})${APART}${FROM}(.+)$`);
/** `M4`, `4`, `SF1`; and a letter, which after a shortened word is rather an initial. */
const NUMBERED_ID = /^(?:[mмμ]?\s?\d{1,3}|[a-z]{1,3}\d{1,2})$/;
/** `W4`, `L3`: a letter alone needs its number, or every initial would be one. */
const SHORT = /^([wl])\s?[mмμ]?(\d{1,3})$/;

const PLACEHOLDER = /^[-–—_.?¿:()\s]*$|^(?:tbd|por definir|por determinar|a definir)$/;

/**
 * Who a cell of a draw names: a player, or a reference to who will come there. A reference is a whole cell of known
 * words and a number; anything else is a name.
 */
export function parseSource(cell: Cell): DrawSource {
  const word = foldWord(textOf(cell));
  if (PLACEHOLDER.test(word)) return { kind: 'open' };
  if (BYE_WORDS.has(word)) return { kind: 'bye' };
  const numbered = PLACE_IN_WORDS.reduce((text, words, at) => text.replace(words, String(at + 1)), word);
  const placeFirst = PLACE_FIRST.exec(numbered) ?? LETTERED.exec(word) ?? NAMED_GROUP.exec(word);
  if (placeFirst) return groupPlace(placeFirst[2]!, placeFirst[1]!);
  const groupFirst = GROUP_FIRST.exec(word);
  if (groupFirst) return groupPlace(groupFirst[1]!, groupFirst[2]!);
  const short = SHORT.exec(word);
  if (short) return { kind: short[1] === 'w' ? 'winner' : 'loser', of: matchId(short[2]!) };
  for (const [kind, pattern] of [
    ['winner', WINNER],
    ['loser', LOSER],
  ] as const) {
    const found = pattern.exec(word);
    if (!found) continue;
    const [said, id] = [found[1]!, found[2]!];
    if (NUMBERED_ID.test(id) || isRoundWithNumber(id) || (isWhole(said) && /^[a-z]$/.test(id))) {
      return { kind, of: matchId(id) };
    }
  }
  return { kind: 'player', player: playerKey(textOf(cell)) };
}

/** `Semifinal 2`: a match by its round. */
function isRoundWithNumber(id: string): boolean {
  return /\d$/.test(id) && parseRound(id) !== null;
}

/** No abbreviation. */
function isWhole(word: string): boolean {
  return word.length > 4;
}

export function isReference({ kind }: DrawSource): boolean {
  return kind === 'winner' || kind === 'loser' || kind === 'groupPlace';
}

/** The same match however its number is written: `4`, `m4`, `Partido 4` are `M4`. */
export function matchId(text: string): MatchId {
  const word = foldWord(text).replace(new RegExp(`^${oneOf(MATCH_WORDS)}\\s?${NUMBERED}`), '');
  const number = /^[mмμ]?\s?0*(\d{1,4})$/.exec(word)?.[1];
  return number ? `M${number}` : word.toUpperCase();
}

/** The same group however it is written: `7`, `G7`, `Grupo 07` are `7`. */
export function groupKey(text: string): string {
  const word = foldWord(text).replace(
    new RegExp(`^${oneOf(GROUP_WORDS)}\\s?${NUMBERED}(?=\\d|[^\\d\\s]$)`),
    '',
  );
  return /^\d+$/.test(word) ? String(Number(word)) : word;
}

function groupPlace(group: string, place: string): DrawSource {
  return { kind: 'groupPlace', group: groupKey(group), place: Number(place) };
}
