import { isDate, isTimeOnly, textOf, type Cell } from './cell';
import { fold } from './text';
import type { ReadWallClock } from './time';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const EPOCH = Date.UTC(1899, 11, 30);

/** Days of 1 January 2000 and of 2100: a whole number between them is a date that a number format hides. */
const HIDDEN_DATES = { from: 36526, to: 73051 } as const;

/** Both sides' points, white's first. */
export type Pair = readonly [number, number];

/** What a score that became something else when it was typed may have been. */
export interface ScoreReadings {
  readonly became: 'date' | 'time';
  /** Every score that it can have been, the likelier order first. */
  readonly pairs: readonly Pair[];
  /** One whole number in a cell that shows dates; `null` where it is none. */
  readonly whole: number | null;
  /** The text that a date leaves behind; there is no date in the cell. */
  readonly isText: boolean;
}

/** How a cell looks: what it shows and its number format. A formula's argument has neither. */
export interface Look {
  readonly shown: string;
  readonly format: string;
}

const NO_LOOK: Look = { shown: '', format: '' };

/** Month names as Sheets and Excel shorten them, January to December, in the four languages. */
const MONTHS: readonly (readonly string[])[] = [
  ['ene', 'jan', 'ιαν', 'янв'],
  ['feb', 'φεβ', 'фев'],
  ['mar', 'μαρ', 'мар'],
  ['abr', 'apr', 'απρ', 'апр'],
  ['may', 'μαι', 'май', 'мая'],
  ['jun', 'ιουν', 'июн'],
  ['jul', 'ιουλ', 'июл'],
  ['ago', 'aug', 'αυγ', 'авг'],
  ['sep', 'sept', 'σεπ', 'сен'],
  ['oct', 'οκτ', 'окт'],
  ['nov', 'νοε', 'ноя'],
  ['dic', 'dec', 'δεκ', 'дек'],
];

const NUMBER_AND_MONTH = /^(\d{1,2})[-/. ](\p{L}{3,})\.?(?:[-/. ]\d{2,4})?$/u;
const MONTH_AND_NUMBER = /^(\p{L}{3,})\.?[-/. ](\d{1,2})$/u;
const NUMERIC_DATE = /^(\d{1,2})(?:[/.](\d{1,2})[/.]\d{2,4}|-(\d{1,2})-\d{4})$/;
const ISO_DATE = /^\d{4}-(\d{1,2})-(\d{1,2})$/;
const TIME_WITH_SECONDS = /^(\d{1,3}):(\d{2}):00$/;
const SHOWN_TIME = /^(\d{1,3}):(\d{2})(?::00)?$/;

/**
 * What a score was before it became a date or a time; `null` for a cell that is neither. A date tells day and month but
 * not which of them was typed first, so both orders are given.
 */
export function scoreReadings(
  cell: Cell,
  readWallClock: ReadWallClock,
  look: Look = NO_LOOK,
): ScoreReadings | null {
  if (isDate(cell)) {
    if (Number.isNaN(cell.getTime())) return null;
    return isTimeOnly(cell) ? ofTime(cell, readWallClock, look) : ofDate(dayOf(cell, readWallClock), look);
  }
  return typeof cell === 'string' ? ofText(fold(textOf(cell))) : null;
}

/** The same for a cell known to hold a score: there a number as large as a date's is a date that its format hides. */
export function hiddenDateReadings(cell: Cell): ScoreReadings | null {
  const isHidden =
    typeof cell === 'number' && Number.isInteger(cell) && cell >= HIDDEN_DATES.from && cell < HIDDEN_DATES.to;
  return isHidden ? ofDate(new Date(EPOCH + cell * DAY), NO_LOOK) : null;
}

export function pairText([white, black]: Pair): string {
  return `${white}-${black}`;
}

/** Whether a number format shows days, months or hours. */
export function isDateFormat(format: string): boolean {
  return /[dmyhs]/i.test(codesOf(format));
}

/** The codes of a number format, without texts and colours; `[h]` stays. */
function codesOf(format: string): string {
  return format.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
}

/** The day of a date on the spreadsheet's wall, in UTC. */
function dayOf(date: Date, readWallClock: ReadWallClock): Date {
  const wall = readWallClock(date);
  if (wall !== null) return new Date(EPOCH + wall.sinceEpoch);
  // Midnight there is some other hour here: the nearer midnight is meant.
  const midnight = new Date(date.getTime() + DAY / 2);
  return new Date(Date.UTC(midnight.getFullYear(), midnight.getMonth(), midnight.getDate()));
}

function ofDate(date: Date, { shown, format }: Look): ScoreReadings {
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()];
  const codes = codesOf(format);
  const showsNoDay = /y/i.test(codes) && !/d/i.test(codes);
  // Spreadsheets make April 2000 of `4-00`.
  const isMonthAndYear = day === 1 && ((year >= 2000 && year < 2013) || showsNoDay);
  // As it is shown; but `1-Feb` is what American sheets make of 2-1.
  const monthFirst = /\p{L}/u.test(shown) || /^0?(\d{1,2})(?!\d)/.exec(shown)?.[1] === String(month);
  const both: Pair[] = [
    [day, month],
    [month, day],
  ];
  if (monthFirst) both.reverse();
  return found('date', [...(isMonthAndYear ? [[month, year % 100] as const] : []), ...both]);
}

function ofTime(date: Date, readWallClock: ReadWallClock, { shown, format }: Look): ScoreReadings {
  const wall = readWallClock(date);
  if (wall === null) {
    const time = SHOWN_TIME.exec(shown.trim());
    return found('time', time ? [[Number(time[1]), Number(time[2])]] : []);
  }
  const minutes = Math.round(wall.sinceEpoch / MINUTE);
  const hours = Math.floor(minutes / 60);
  const codes = codesOf(format);
  // A whole number where dates are shown; `0:0` and `24:0` are whole days too.
  const isTyped = codes.includes('[') || (minutes === 0 && /h/i.test(codes));
  const isWhole = minutes >= 0 && minutes % (24 * 60) === 0 && !isTyped;
  return {
    ...found(isWhole && minutes > 0 ? 'date' : 'time', minutes < 0 ? [] : [[hours, minutes % 60]]),
    whole: isWhole ? hours / 24 : null,
  };
}

function ofText(text: string): ScoreReadings | null {
  const time = TIME_WITH_SECONDS.exec(text);
  if (time) return { ...found('time', [[Number(time[1]), Number(time[2])]]), isText: true };
  const pairs = pairsOfText(text);
  return pairs && { ...found('date', pairs), isText: true };
}

function pairsOfText(text: string): Pair[] | null {
  const numberFirst = NUMBER_AND_MONTH.exec(text);
  if (numberFirst) {
    const month = monthOf(numberFirst[2]!);
    return month === null ? null : bothOrders(month, Number(numberFirst[1]));
  }
  const monthFirst = MONTH_AND_NUMBER.exec(text);
  if (monthFirst) {
    const month = monthOf(monthFirst[1]!);
    const number = Number(monthFirst[2]);
    if (month === null) return null;
    // `Apr-00` is April 2000 and was 4-0; `ene-03` is that of 2003, or the third.
    return number >= 1 && number <= 31 ? bothOrders(month, number) : [[month, number]];
  }
  const numeric = NUMERIC_DATE.exec(text) ?? ISO_DATE.exec(text);
  return numeric && bothOrders(Number(numeric[1]), Number(numeric[2] ?? numeric[3]));
}

function bothOrders(one: number, other: number): Pair[] {
  return [
    [one, other],
    [other, one],
  ];
}

function monthOf(word: string): number | null {
  const index = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
  return index === -1 ? null : index + 1;
}

function found(became: 'date' | 'time', pairs: readonly Pair[]): ScoreReadings {
  const different = pairs.filter(
    (pair, at) => pairs.findIndex((one) => pairText(one) === pairText(pair)) === at,
  );
  return { became, pairs: different, whole: null, isText: false };
}
