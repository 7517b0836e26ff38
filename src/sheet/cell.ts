import { clean } from './text';

/** What a cell can hold when it reaches us: also error texts such as `#N/A`, and `Date` for dates, times, durations. */
export type Cell = unknown;

export type Row = readonly Cell[];

/** What we put in a cell: numbers and text, never a number as text. */
export type OutCell = string | number | boolean;

const ERROR_TEXTS = new Set(
  [
    ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#ERROR!', '#SPILL!', '#CALC!'],
    ...['#N/D', '#¡REF!', '#¡VALOR!', '#¿NOMBRE?', '#¡DIV/0!', '#¡NUM!', '#¡NULO!', '#¡ERROR!'],
    ...['#Н/Д', '#ССЫЛКА!', '#ЗНАЧ!', '#ИМЯ?', '#ДЕЛ/0!', '#ЧИСЛО!', '#ПУСТО!'],
  ].map((text) => text.toUpperCase()),
);

/** Dates can come from another realm, so `instanceof` is no test. */
export function isDate(cell: Cell): cell is Date {
  return typeof cell === 'object' && Object.prototype.toString.call(cell) === '[object Date]';
}

/** Sheets keeps a bare time or a duration as days from 30 December 1899. */
export function isTimeOnly(date: Date): boolean {
  return date.getTime() < Date.UTC(1901, 0, 1);
}

export function isBlank(cell: Cell): boolean {
  if (typeof cell !== 'string') return cell === null || cell === undefined;
  return cell === '' || (!isVisible(cell.charCodeAt(0)) && clean(cell) === '');
}

/** Signs and letters that nearly every text begins with, and that nothing takes away. */
function isVisible(code: number): boolean {
  return (code > 0x20 && code < 0x7f) || (code >= 0xc0 && code < 0x250);
}

export function isErrorText(cell: Cell): boolean {
  return typeof cell === 'string' && cell.includes('#') && ERROR_TEXTS.has(clean(cell).toUpperCase());
}

/** A cell's text as a person would read it; a date or time in a neutral form. */
export function textOf(cell: Cell): string {
  if (isBlank(cell)) return '';
  if (isDate(cell)) return dateText(cell);
  if (typeof cell === 'string') return clean(cell);
  if (typeof cell === 'boolean' || Number.isFinite(cell)) return String(cell);
  return NO_CELL;
}

/** What no cell of a sheet holds but a script may hand over: a list in a cell, a number or date that is none. */
const NO_CELL = '¿?';

const LONGEST_QUOTE = 60;

/** A cell's text for quoting in a message: short. */
export function quoted(cell: Cell): string {
  return shortened(textOf(cell));
}

/** A text as a message quotes it, where it is long its beginning. */
export function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  // Never half of a pair: that would be shown as a box.
  return `${text.slice(0, LONGEST_QUOTE).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Whether an argument of a custom function is a range: rows of cells. */
export function isRange(argument: unknown): argument is Row[] {
  return Array.isArray(argument);
}

/** An argument as rows, whether it came as a range, one row of cells, or one cell. A range of nothing is a blank cell. */
export function rowsOf(argument: unknown): Row[] {
  if (!isRange(argument)) return [[argument]];
  if (argument.length === 0) return [[undefined]];
  return argument.every(isRange) ? argument : argument.map((row: unknown) => (isRange(row) ? row : [row]));
}

export function isBlankRow(row: Row): boolean {
  return row.every(isBlank);
}

function dateText(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  if (Number.isNaN(date.getTime())) return NO_CELL;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (isTimeOnly(date)) return time;
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return time === '00:00' ? day : `${day} ${time}`;
}
