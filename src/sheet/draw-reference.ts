import type { MatchId } from '../core/knockout/draw';
import { textOf, type Cell } from './cell';
import { fold, foldWord } from './text';
import { BYE_WORDS, GROUP_WORDS, LOSER_WORDS, MATCH_WORDS, WINNER_WORDS } from './vocabulary';
import type { DrawSource } from './written-draw';

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`;

const ORDINAL = String.raw`(?:\s?(?:º|°|ª|o|er|ero|era|ro|ra|do|da|to|ta|st|nd|rd|th|οσ|η|й|е|я))?`;
const OF = String.raw`(?:\s?(?:lugar|puesto|place|θεση|место))?(?:\s(?:del|de|of|the|του))*`;
const GROUP = String.raw`${oneOf(GROUP_WORDS)}\s?(\d{1,3}|[a-zα-ωа-я])`;

/** `1G1`, `2º G7`, `1.º del Grupo 4`; and `1A`, as draws drawn from lettered groups say. */
const PLACE_FIRST = new RegExp(String.raw`^(\d{1,2})${ORDINAL}${OF}\s?${GROUP}$`);
const LETTERED = /^(\d)([a-l])$/;
/** `G3-2`, `Grupo 3, 2º`. */
const GROUP_FIRST = new RegExp(String.raw`^${GROUP}\s(\d{1,2})${ORDINAL}(?:\s?(?:lugar|puesto|place))?$`);

const NUMBERED = String.raw`(?:no|νο|nº|n|№|#)?\s?`;
const FROM = String.raw`(?:\s(?:del|de|la|el|of|the|του|в))*(?:\s${oneOf(MATCH_WORDS)})?\s?${NUMBERED}`;
const ID = String.raw`(m?\d{1,3}|[a-z]{1,3}\d{0,2})`;
/** A word of its own, or one with a number right behind it: no piece of a name. */
const APART = String.raw`(?=\s|\d|#|№|m\d)`;
const WINNER = new RegExp(`^${oneOf(WINNER_WORDS)}${APART}${FROM}${ID}$`);
const LOSER = new RegExp(`^${oneOf(LOSER_WORDS)}${APART}${FROM}${ID}$`);
/** `W4`, `L3`: a letter alone needs its number, or every initial would be one. */
const SHORT = /^([wl])\s?m?(\d{1,3})$/;

const PLACEHOLDER = /^[-–—_.?¿:()\s]*$|^(?:tbd|por definir|por determinar|a definir)$/;

/**
 * Who a cell of a draw names: a player, or a reference to who will come there. A reference is a whole cell of known
 * words and a number; anything else is a name.
 */
export function parseSource(cell: Cell): DrawSource {
  const word = foldWord(textOf(cell));
  if (PLACEHOLDER.test(word)) return { kind: 'open' };
  if (BYE_WORDS.has(word)) return { kind: 'bye' };
  const [, placeFirst, itsGroup] = PLACE_FIRST.exec(word) ?? LETTERED.exec(word) ?? [];
  if (placeFirst && itsGroup) return groupPlace(itsGroup, placeFirst);
  const [, groupFirst, itsPlace] = GROUP_FIRST.exec(word) ?? [];
  if (groupFirst && itsPlace) return groupPlace(groupFirst, itsPlace);
  const [, letter, number] = SHORT.exec(word) ?? [];
  if (number) return { kind: letter === 'w' ? 'winner' : 'loser', of: matchId(number) };
  const winner = WINNER.exec(word)?.[1];
  if (winner) return { kind: 'winner', of: matchId(winner) };
  const loser = LOSER.exec(word)?.[1];
  if (loser) return { kind: 'loser', of: matchId(loser) };
  return { kind: 'player', player: fold(textOf(cell)) };
}

export function isReference({ kind }: DrawSource): boolean {
  return kind === 'winner' || kind === 'loser' || kind === 'groupPlace';
}

/** The same match however its number is written: `4`, `m4`, `Partido 4` are `M4`. */
export function matchId(text: string): MatchId {
  const word = foldWord(text).replace(new RegExp(`^${oneOf(MATCH_WORDS)}\\s?${NUMBERED}`), '');
  const number = /^m?\s?0*(\d{1,4})$/.exec(word)?.[1];
  return number ? `M${number}` : word.toUpperCase();
}

/** The same group however it is written: `7`, `G7`, `Grupo 07` are `7`. */
export function groupKey(text: string): string {
  const word = foldWord(text).replace(new RegExp(`^${oneOf(GROUP_WORDS)}\\s?(?=\\d|[^\\d\\s]$)`), '');
  return /^\d+$/.test(word) ? String(Number(word)) : word;
}

function groupPlace(group: string, place: string): DrawSource {
  return { kind: 'groupPlace', group: groupKey(group), place: Number(place) };
}
