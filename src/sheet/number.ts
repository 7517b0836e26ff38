import type { NumberWord } from '../core/problems';
import { fail, ok, type Result } from '../core/result';
import { isErrorText, quoted, textOf, type Cell } from './cell';

/** `1480`, `-3`, `1480,5`, `1480.5`: digits with at most one separator. */
const PLAIN = /^[+-]?\d+(?:[.,]\d+)?$/;
/** `1.480,5` or `1,480.5`: both separators, so each tells what the other is. */
const GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$|^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/;
/** `1.480`: a thousand and more, or one and a bit? */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
/** Beyond it not even whole numbers are exact: a slip, and what is computed of it would be none. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * A number as a person would read it, from a number or from text: decimal comma or point, any kind of blank between
 * the thousands, any kind of minus. A blank cell is the caller's to handle.
 */
export function parseNumber(cell: Cell, what: NumberWord): Result<number> {
  const number = readNumber(cell, what);
  if (number.ok && Math.abs(number.value) > LARGEST) return fail('tooLarge', { given: quoted(cell), what });
  return number;
}

function readNumber(cell: Cell, what: NumberWord): Result<number> {
  if (typeof cell === 'number' && Number.isFinite(cell)) return ok(cell);
  if (isErrorText(cell)) return fail('errorInCell', { given: quoted(cell) });
  if (typeof cell !== 'string') return fail('notANumber', { given: quoted(cell), what });
  const text = textOf(cell)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, '');
  if (AMBIGUOUS.test(text)) return fail('ambiguousNumber', { given: quoted(cell) });
  if (PLAIN.test(text)) return ok(Number(text.replace(',', '.')));
  if (GROUPED.test(text)) return ok(Number(withoutThousands(text)));
  return fail('notANumber', { given: quoted(cell), what });
}

/** A whole number of at least `min`. */
export function parseWhole(cell: Cell, what: NumberWord, min: number): Result<number> {
  const number = parseNumber(cell, what);
  if (!number.ok) return number;
  if (!Number.isInteger(number.value)) return fail('notWhole', { given: quoted(cell), what });
  if (number.value < min) return fail('tooSmall', { given: quoted(cell), what, min });
  return number;
}

function withoutThousands(text: string): string {
  const decimalComma = text.lastIndexOf(',') > text.lastIndexOf('.');
  return decimalComma ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '');
}
