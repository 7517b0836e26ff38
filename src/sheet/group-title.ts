import type { Cell } from './cell';
import { fold } from './text';

/**
 * What directors head a group's table with: `Grupo A`, `GRUPO 1:`, `Group B (lunes)`, `Όμιλος Α`, `Группа 2`, `G3`. Two
 * letters such as `Ge` are rather somebody's name.
 */
const GROUP_TITLE =
  /^(?:g(?:r\b)?\.? ?\d{1,3}|(?:grupo|group|pool|zona|ομιλοσ|группа)\.? ?(?:\d{1,3}|\p{L}))(?: ?[-\u2010-\u2015:(,.].*)?$/u;

/** Whether a cell is the title of a group's table. */
export function isGroupTitle(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length < 60 && GROUP_TITLE.test(fold(cell));
}
