import { judgeResult, type ResultLimits } from '../core/standings/result-limits';
import { fail, type Failure } from '../core/result';
import { isDate, isTimeOnly, textOf, type Cell } from './cell';
import { fold } from './text';
import type { ReadWallClock } from './time';

const MINUTE = 60 * 1000;

/** What it takes to read a score: how such a match may end, and the spreadsheet's clock for what became a time. */
export interface ScoreReading {
  readonly limits: ResultLimits;
  readonly readWallClock: ReadWallClock;
}

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
const NUMERIC_DATE = /^(\d{1,2})[/.](\d{1,2})[/.]\d{2,4}$/;

/**
 * Whether a score was turned into a date or a time when it was typed, which is never guessed back: the failure names
 * what it probably was. Knows `Date` values and the texts a date leaves behind, such as `Apr-00` or `1-Feb`.
 */
export function becameDate(cell: Cell, { limits, readWallClock }: ScoreReading): Failure | null {
  if (isDate(cell)) {
    if (!isTimeOnly(cell)) return fail('scoreBecameDate', { readings: likely(readingsOfDate(cell), limits) });
    const wall = readWallClock(cell);
    if (wall === null) return fail('scoreBecameTime', { readings: [] });
    const minutes = Math.round(wall.sinceEpoch / MINUTE);
    const hours = Math.floor(minutes / 60);
    // A whole number in a column that shows dates, or a score typed with a colon.
    return minutes > 0 && minutes % (24 * 60) === 0
      ? fail('scoreBecameDate', { readings: [String(hours / 24)] })
      : fail('scoreBecameTime', { readings: [`${hours}-${minutes % 60}`] });
  }
  if (typeof cell !== 'string') return null;
  const readings = readingsOfText(fold(textOf(cell)));
  return readings && fail('scoreBecameDate', { readings: likely(readings, limits) });
}

/** A prepared cell, 0 or `0:0`, in a column that shows dates or hours. */
export function isEmptyDate(cell: Cell, readWallClock: ReadWallClock): boolean {
  return isDate(cell) && isTimeOnly(cell) && readWallClock(cell)?.sinceEpoch === 0;
}

type Reading = readonly [number, number];

function readingsOfDate(date: Date): Reading[] {
  // Where the script's zone is not the sheet's, midnight there is some other hour here: the nearer midnight is meant.
  const midnight = new Date(date.getTime() + 12 * 60 * 60 * 1000);
  const day = midnight.getDate();
  const month = midnight.getMonth() + 1;
  const year = midnight.getFullYear();
  const ofMonthAndYear: Reading[] = day === 1 && year >= 2000 && year < 2013 ? [[month, year - 2000]] : [];
  return [...ofMonthAndYear, [day, month], [month, day]];
}

function readingsOfText(text: string): Reading[] | null {
  const numberFirst = NUMBER_AND_MONTH.exec(text);
  if (numberFirst) {
    const month = monthOf(numberFirst[2]!);
    return month
      ? [
          [month, Number(numberFirst[1])],
          [Number(numberFirst[1]), month],
        ]
      : null;
  }
  const monthFirst = MONTH_AND_NUMBER.exec(text);
  if (monthFirst) {
    const month = monthOf(monthFirst[1]!);
    const number = Number(monthFirst[2]);
    if (!month) return null;
    // `Apr-00` is April 2000 and was 4-0; `ene-03` is that of 2003, or the third.
    return number >= 1 && number <= 31
      ? [
          [month, number],
          [number, month],
        ]
      : [[month, number]];
  }
  const numeric = NUMERIC_DATE.exec(text);
  if (!numeric) return null;
  const [one, other] = [Number(numeric[1]), Number(numeric[2])];
  return [
    [one, other],
    [other, one],
  ];
}

function monthOf(word: string): number | null {
  const index = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
  return index === -1 ? null : index + 1;
}

/** The readings that are results of such a match, or all where none is. */
function likely(readings: readonly Reading[], limits: ResultLimits): string[] {
  const results = readings.filter(([one, other]) => judgeResult(one, other, limits).ok);
  const shown = (results.length > 0 ? results : readings).map(([one, other]) => `${one}-${other}`);
  return [...new Set(shown)];
}
