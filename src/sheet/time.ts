import { fail, ok, type Result } from '../core/result';
import { isDate, isErrorText, isTimeOnly, quoted, textOf, type Cell } from './cell';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A date's time as the clock on the wall of the spreadsheet shows it. */
export interface WallClock {
  /** Milliseconds from 30 December 1899, 00:00 on that wall. */
  readonly sinceEpoch: number;
}

/**
 * Reads a `Date` in the spreadsheet's zone; `null` where the platform can't tell. Needed because a `Date` from a cell
 * was made in the spreadsheet's zone and JavaScript reads it in the script's (platform notes).
 */
export type ReadWallClock = (date: Date) => WallClock | null;

/** A moment from a cell. Without a date it is a time of day. */
export interface Moment {
  readonly dated: boolean;
  /** The instant, where the cell held a `Date`: two of them can be compared in any zone. */
  readonly instant: number | null;
  /** Milliseconds on the wall from 30 December 1899; `null` where the platform can't tell. */
  readonly wall: number | null;
}

/** Hours people write: `20:00`, `20.00`, `20h`, `20h00`, `8:00pm`, `8 p. m.`, `8:00 μ.μ.`, with seconds or without. */
const TIME = /^(\d{1,2})(?:[:.h](\d{2})(?::(\d{2}))?)?\s?h?s?\s?([apπμ]\.?\s?[mμ]\.?)?$/;
const ISO_DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})[ t](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Serial numbers below this are no date anybody plays on; 1 January 1950. */
const FIRST_SERIAL = 18264;
/** 1 January 10000: no date of a sheet is that late. */
const END_OF_SERIALS = 2958466;

/** A time or date-time from a cell: a `Date`, a text such as `20:00` or `8:00pm`, or Sheets' number of days. */
export function parseMoment(cell: Cell, readWallClock: ReadWallClock): Result<Moment> {
  if (isDate(cell) && !Number.isNaN(cell.getTime())) {
    const dated = !isTimeOnly(cell);
    return ok({ dated, instant: cell.getTime(), wall: readWallClock(cell)?.sinceEpoch ?? null });
  }
  if (isErrorText(cell)) return fail('errorInCell', { given: quoted(cell) });
  if (typeof cell === 'number') {
    if (cell >= 0 && cell < 1) return ok({ dated: false, instant: null, wall: toSecond(cell * DAY) });
    if (cell >= FIRST_SERIAL && cell < END_OF_SERIALS) {
      return ok({ dated: true, instant: null, wall: toSecond(cell * DAY) });
    }
  }
  if (typeof cell === 'string') {
    const wall = wallOfText(textOf(cell).toLowerCase());
    if (wall) return ok({ ...wall, instant: null });
  }
  return fail('notATime', { given: quoted(cell) });
}

/**
 * Whole minutes from `scheduled` to `arrived`, 0 when early. Times without a date are at most twelve hours apart, so
 * 23:50 and 00:20 are half an hour. Only whole elapsed minutes count.
 */
export function minutesBetween(scheduled: Moment, arrived: Moment): Result<number> {
  const difference = millisecondsBetween(scheduled, arrived);
  return difference === null
    ? fail('timeOfDayUnknown', {})
    : ok(Math.max(Math.floor(toSecond(difference) / MINUTE), 0));
}

/** `20:24` for a moment, `minutes` later. */
export function clockText(moment: Moment, minutes: number): Result<string> {
  if (moment.wall === null) return fail('timeOfDayUnknown', {});
  const ofDay = (Math.floor(moment.wall / MINUTE) + minutes) % (DAY / MINUTE);
  const two = (number: number) => String(number).padStart(2, '0');
  return ok(`${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`);
}

/** Reads a `Date` in the zone JavaScript runs in: right wherever that is also the spreadsheet's. */
export const readLocalWallClock: ReadWallClock = (date) => ({
  sinceEpoch:
    Date.UTC(
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ) - Date.UTC(1899, 11, 30),
});

function millisecondsBetween(scheduled: Moment, arrived: Moment): number | null {
  const sameKind = scheduled.dated === arrived.dated;
  const difference =
    sameKind && scheduled.instant !== null && arrived.instant !== null
      ? arrived.instant - scheduled.instant
      : scheduled.wall !== null && arrived.wall !== null
        ? arrived.wall - scheduled.wall
        : null;
  if (difference === null || (scheduled.dated && arrived.dated)) return difference;
  return withinHalfADay(difference);
}

function withinHalfADay(difference: number): number {
  const ofDay = ((difference % DAY) + DAY) % DAY;
  return ofDay > DAY / 2 ? ofDay - DAY : ofDay;
}

/** Sheets' fractions of a day are never exact: to the second, so that 20:20 is not 20:19:59.999. */
function toSecond(milliseconds: number): number {
  return Math.round(milliseconds / SECOND) * SECOND;
}

function wallOfText(text: string): Pick<Moment, 'dated' | 'wall'> | null {
  const iso = ISO_DATE_TIME.exec(text);
  if (iso) {
    const [year, month, day, hours, minutes, seconds] = iso.slice(1).map((part) => Number(part ?? 0));
    const wall = Date.UTC(year!, month! - 1, day, hours, minutes, seconds) - Date.UTC(1899, 11, 30);
    return hours! < 24 && minutes! < 60 ? { dated: true, wall } : null;
  }
  const time = TIME.exec(text);
  if (!time) return null;
  const [, hoursText, minutesText, secondsText, halfText] = time;
  const half = halfText?.replace(/[.\s]/g, '');
  const saysMore = minutesText !== undefined || half !== undefined || text.includes('h');
  const hours = half === undefined ? Number(hoursText) : from12Hours(Number(hoursText), half);
  const minutes = Number(minutesText ?? 0);
  const seconds = Number(secondsText ?? 0);
  if (!saysMore || hours === null || hours > 24 || minutes > 59 || seconds > 59) return null;
  return { dated: false, wall: ((hours * 60 + minutes) * 60 + seconds) * SECOND };
}

const BEFORE_NOON = new Set(['am', 'πμ']);
const AFTER_NOON = new Set(['pm', 'μμ']);

function from12Hours(hours: number, half: string): number | null {
  if (hours < 1 || hours > 12) return null;
  if (BEFORE_NOON.has(half)) return hours % 12;
  return AFTER_NOON.has(half) ? (hours % 12) + 12 : null;
}
