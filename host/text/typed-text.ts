import { CellError, type Scalar } from '../grid/cell';
import { fromTyped } from '../formula/dialects';
import type { SheetLocale } from './locale';
import { isTextFormat, isGeneral } from './number-format';
import { parseTypedDate } from './typed-date';

/** What Sheets makes of a text that is typed, or given to setValue. */
export interface Typed {
  readonly formula?: string;
  readonly value: Scalar | null;
  /** The number format that comes with it, in a cell that has none of its own. */
  readonly format?: string;
}

const ERRORS = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!)$/i;

export const PARSE_ERROR = new CellError('#ERROR!', 'Formula parse error.');

/** Reads a text by the cell's format and the sheet's locale. `year` is the year that a date without one gets. */
export function parseTyped(text: string, format: string, locale: SheetLocale, year: number): Typed {
  if (text === '') return { value: null };
  // A plain-text cell keeps everything as it came, even an apostrophe in front.
  if (isTextFormat(format)) return { value: text };
  if (text.startsWith("'")) return { value: text.slice(1) };
  if (text.startsWith('=') && text.length > 1) return typedFormula(text, locale);
  const trimmed = text.replaceAll('\u00a0', ' ').trim();
  const typed =
    parseTruth(trimmed, locale) ??
    parseNumber(trimmed, locale) ??
    parseTypedDate(trimmed, locale, year) ??
    (ERRORS.test(trimmed) ? { value: new CellError(trimmed.toUpperCase()) } : undefined);
  if (typed) return typed.format === undefined || isGeneral(format) ? typed : { value: typed.value };
  if (text.startsWith('+') && text.length > 1) return typedFormula(`=${text}`, locale);
  return { value: text };
}

function typedFormula(text: string, locale: SheetLocale): Typed {
  const formula = fromTyped(text, locale.decimal);
  return formula === undefined ? { formula: text, value: PARSE_ERROR } : { formula, value: null };
}

function parseTruth(text: string, locale: SheetLocale): Typed | undefined {
  const word = text.toLocaleUpperCase(locale.tag);
  if (word === 'TRUE' || word === locale.words.true) return { value: true };
  if (word === 'FALSE' || word === locale.words.false) return { value: false };
  return undefined;
}

const CURRENCY = '[$€£¥₽]';

function parseNumber(text: string, locale: SheetLocale): Typed | undefined {
  const percent = /^(.*\d)\s*%$/.exec(text)?.[1];
  if (percent !== undefined) {
    const number = plainNumber(percent, locale);
    if (number === undefined) return undefined;
    return { value: number / 100, format: percent.includes(locale.decimal) ? '0.00%' : '0%' };
  }
  const money = new RegExp(`^(-?)\\s*(${CURRENCY})\\s*(\\d.*)$`).exec(text);
  if (money) {
    const number = plainNumber(`${money[1]}${money[3]}`, locale);
    const decimals = money[3]?.includes(locale.decimal) ? '0.00' : '0';
    return number === undefined ? undefined : { value: number, format: `"${money[2]}"#,##${decimals}` };
  }
  const after = new RegExp(`^(-?\\d.*?)\\s*(${CURRENCY})$`).exec(text);
  if (after) {
    const number = plainNumber(after[1] ?? '', locale);
    const decimals = after[1]?.includes(locale.decimal) ? '0.00' : '0';
    return number === undefined ? undefined : { value: number, format: `#,##${decimals} "${after[2]}"` };
  }
  const number = plainNumber(text, locale);
  if (number === undefined) return undefined;
  return /e/i.test(text) ? { value: number, format: '0.00E+00' } : { value: number };
}

/** `1.234,5` in es, `1,234.5` in en, `1 234,5` in ru; `01234` is 1234, and `22 34` is 2234. */
function plainNumber(text: string, locale: SheetLocale): number | undefined {
  const match = /^([+-]?)(\d[\d.,\s’']*|[.,]\d+)(e[+-]?\d+)?$/i.exec(text);
  if (!match) return undefined;
  const [, sign = '', body = '', exponent = ''] = match;
  const [whole = '', fraction, ...more] = body.split(locale.decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const grouped = whole === '' || /^\d+$/.test(whole) || isGrouped(whole, locale);
  if (!grouped) return undefined;
  const digits = whole.replaceAll(/\D/g, '') || '0';
  const number = Number(
    `${sign}${digits}.${fraction === undefined || fraction === '' ? '0' : fraction}${exponent}`,
  );
  return Number.isFinite(number) ? number : undefined;
}

function isGrouped(whole: string, locale: SheetLocale): boolean {
  if (/^\d+(?: \d+)+$/.test(whole)) return true;
  const group = locale.group.trim() === '' ? String.raw`\s` : `\\${locale.group}`;
  return new RegExp(`^\\d{1,3}(?:${group}\\d{3})+$`).test(whole);
}
