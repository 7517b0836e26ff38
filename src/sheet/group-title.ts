import type { Cell } from './cell';
import { fold } from './text';

/**
 * A group by its number or letter: `Grupo A`, `GRUPO 1`, `Group B`, `Όμιλος Α`, `Группа 2`, `G3`. An `s` right behind the
 * word is its plural, `GRUPOS`, and no letter; two letters such as `Ge` are rather somebody's name.
 */
const NAME = String.raw`(?:g(?:r\b)?\.? ?\d{1,3}|(?:grupo|group|pool|zona|ομιλοσ|группа)(?:\.? ?\d{1,3}|(?:\. ?| )\p{L}|(?!s)\p{L}))`;
const GROUP_NAME = new RegExp(`^(?:${NAME}|gr?(?:\\. ?| )\\p{L})$`, 'u');
/** What directors head a group's table with: its name, and more behind it, as in `Group B (lunes)`. */
const GROUP_TITLE = new RegExp(`^${NAME}(?: ?[-\\u2010-\\u2015:(,.].*)?$`, 'u');

/** Whether a cell is the title of a group's table. */
export function isGroupTitle(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length < 60 && GROUP_TITLE.test(fold(cell));
}

/** Whether a cell names a group and says nothing else: `G1`, `Grupo 3`, `Gr. B`. */
export function isGroupName(cell: Cell): boolean {
  return typeof cell === 'string' && GROUP_NAME.test(fold(cell));
}
