import { randomUUID } from 'node:crypto';
import { ServiceError } from '../grid/refusal';
import { offsetAt } from '../text/serial';
import { isDate } from './cell-exchange';
import { badSignature, isText } from './signature';
import { stub } from './stub';

export class LocalUtilities extends stub<GoogleAppsScript.Utilities.Utilities>('Utilities') {
  override formatDate(date: unknown, timeZone: string, format: string): string {
    if (!isDate(date) || !isText(timeZone) || !isText(format)) {
      throw badSignature('Utilities.formatDate', [date, timeZone, format]);
    }
    return formatJavaDate(date.getTime(), zoneOffset(date.getTime(), timeZone), format);
  }

  override getUuid(): string {
    return randomUUID();
  }

  /** Nobody waits in a test: the pause is only checked. */
  override sleep(milliseconds: number): void {
    if (milliseconds < 0 || milliseconds > 300_000) {
      throw new ServiceError('sleep(): the time must be between 0 and 300000 milliseconds.');
    }
  }
}

/** The offset of a zone by name, or of one written as `GMT+4:00`. */
function zoneOffset(instant: number, zone: string): number {
  const fixed = /^(?:GMT|UTC)(?:([+-])(\d{1,2})(?::?(\d\d))?)?$/.exec(zone);
  if (fixed) {
    const minutes = Number(fixed[2] ?? 0) * 60 + Number(fixed[3] ?? 0);
    return (fixed[1] === '-' ? -minutes : minutes) * 60_000;
  }
  try {
    return offsetAt(instant, zone);
  } catch {
    throw new ServiceError(`Invalid argument: ${zone}`);
  }
}

const LETTERS = /'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+/g;

/** The letters of Java's SimpleDateFormat that scripts use, in English, as Google answers. */
function formatJavaDate(instant: number, offset: number, format: string): string {
  const wall = new Date(instant + offset);
  return format.replaceAll(LETTERS, (piece, quoted: string | undefined, letter: string | undefined) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    return letter === undefined ? piece : javaPiece(letter, piece.length, wall, offset);
  });
}

function javaPiece(letter: string, width: number, wall: Date, offset: number): string {
  const padded = (number: number): string => String(number).padStart(width, '0');
  const name = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(wall);
  const hour = wall.getUTCHours();
  switch (letter) {
    case 'y':
      return width === 2
        ? String(wall.getUTCFullYear() % 100).padStart(2, '0')
        : padded(wall.getUTCFullYear());
    case 'M':
      if (width > 2) return name({ month: width === 3 ? 'short' : 'long' });
      return padded(wall.getUTCMonth() + 1);
    case 'd':
      return padded(wall.getUTCDate());
    case 'E':
      return name({ weekday: width > 3 ? 'long' : 'short' });
    case 'u':
      return padded(wall.getUTCDay() || 7);
    case 'H':
      return padded(hour);
    case 'k':
      return padded(hour || 24);
    case 'K':
      return padded(hour % 12);
    case 'h':
      return padded(hour % 12 || 12);
    case 'm':
      return padded(wall.getUTCMinutes());
    case 's':
      return padded(wall.getUTCSeconds());
    case 'S':
      return padded(wall.getUTCMilliseconds());
    case 'a':
      return hour < 12 ? 'AM' : 'PM';
    case 'Z':
      return clockOffset(offset, '');
    case 'X':
      return offset === 0 ? 'Z' : clockOffset(offset, width === 3 ? ':' : '');
    case 'z':
      return offset === 0 ? 'GMT' : `GMT${clockOffset(offset, ':')}`;
    default:
      throw new ServiceError(`Illegal pattern character '${letter}'`);
  }
}

function clockOffset(offset: number, separator: string): string {
  const minutes = Math.trunc(Math.abs(offset) / 60_000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}${separator}${two(minutes % 60)}`;
}
