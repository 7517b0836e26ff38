import type { PlayerKey } from '../core/standings/match';
import { clean, fold } from './text';

/** A name as a person would read it, and the key that is the same for every spelling of it. */
export interface Name {
  readonly name: string;
  readonly key: PlayerKey;
}

/** Every sign that people type for an apostrophe. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u0060\u00b4\uff07]/g;
/** Every sign that people type for a hyphen; a soft one is invisible and gone already. */
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Between two letters a hyphen is as good as a blank; at a number or at the beginning it means something. */
const HYPHENS = /(?<=[\p{L}.])(?: ?-)+ ?(?=\p{L})/gu;
/** What stands behind a name in brackets: a club, a country, `(engine)`. */
const BRACKETS = /^(.*?)((?: ?(?:\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]))+)$/;
/** A bracket anywhere in a name. */
const BRACKET = /\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]/g;
/** Words behind a comma that are no first name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|hijo|padre)\.?$/;
const LETTER = /\p{L}/u;

/** What nearly every name comes to, folded: words of plain letters, which are their own key. */
const IS_KEY = /^[a-z]+(?: [a-z]+)*$/;

/**
 * The key that is the same for every spelling of a person's name: case, accents, blanks, hyphens, the shape of an
 * apostrophe, a blank before a bracket or none, and surname first with a comma don't matter. Words in another order
 * without a comma are another key, and so is any other letter: that may be another person (`look-alike.ts` finds it).
 * Only for names of players; groups, tournaments and marks are compared by `fold`.
 */
export function playerKey(name: string): PlayerKey {
  return keyOf(fold(name));
}

/** The key of a name that is folded already. */
export function keyOf(folded: string): PlayerKey {
  if (IS_KEY.test(folded)) return folded;
  const plain = clean(folded).replace(APOSTROPHES, "'").replace(DASHES, '-');
  return bracketsApart(withoutComma(plain)).replace(HYPHENS, ' ');
}

function withoutComma(name: string): string {
  if (!name.includes(',')) return name;
  const [, own = name, behind = ''] = BRACKETS.exec(name) ?? [];
  return inOrder(own) + behind;
}

/** `perez, jose` as `jose perez`. Several commas, a pair (`perez, ana/ruiz`) and figures stay as they are. */
function inOrder(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', first = ''] = parts;
  const isOneName = parts.length === 2 && !name.includes('/') && parts.every((part) => LETTER.test(part));
  if (!isOneName) return parts.join(', ').trim();
  return SUFFIX.test(first) ? `${surname} ${first}` : `${first} ${surname}`;
}

/** A bracket is a word of its own: `perez(std)` as `perez (std)`, `( std )` as `(std)`. */
function bracketsApart(name: string): string {
  return clean(
    name.replace(BRACKET, (found) => ` ${found.charAt(0)}${found.slice(1, -1).trim()}${found.slice(-1)} `),
  );
}
