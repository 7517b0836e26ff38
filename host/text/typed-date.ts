import type { SheetLocale } from './locale';
import { wallToSerial } from './serial';

interface TypedDate {
  readonly value: number;
  readonly format: string;
}

/**
 * Dates, times and durations as a person types them. The format keeps the look of what was typed: `3-1` stays
 * `3-1` on the screen while the cell holds 3 January, which is why a score can be lost without a trace.
 */
export function parseTypedDate(text: string, locale: SheetLocale, year: number): TypedDate | undefined {
  const time = parseTime(text);
  if (time) return time;
  const date = parseDate(text, locale, year);
  if (date) return date;
  const both = /^(.+?)\s+(\d{1,2}(?::\d{1,2}){1,2}(?:\.\d+)?(?:\s*[apμπ]\.?\s*m?μ?\.?)?)$/iu.exec(text);
  if (!both) return undefined;
  const day = parseDate(both[1] ?? '', locale, year);
  const hour = parseTime(both[2] ?? '');
  if (!day || !hour || hour.value >= 1) return undefined;
  return { value: day.value + hour.value, format: `${day.format} ${hour.format}` };
}

const NOON_WORDS = /^(?:(a|π)|(p|μ))\.?\s*[mμ]\.?$/iu;

function parseTime(text: string): TypedDate | undefined {
  const match = /^(\d{1,4})(?::(\d{1,2}))?(?::(\d{1,2})(\.\d{1,3})?)?\s*([apμπ]\.?\s*[mμ]\.?)?$/iu.exec(text);
  if (!match) return undefined;
  const [, hourText = '', minuteText, secondText, fraction, noonText] = match;
  if (minuteText === undefined && noonText === undefined) return undefined;
  const minutes = Number(minuteText ?? 0);
  const seconds = Number(secondText ?? 0) + Number(fraction ?? 0);
  if (minutes > 59 || seconds >= 60) return undefined;
  let hours = Number(hourText);
  const shape = `${minuteText === undefined ? '' : ':mm'}${secondText === undefined ? '' : ':ss'}`;
  if (noonText !== undefined) {
    const noon = NOON_WORDS.exec(noonText);
    if (!noon || hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (noon[2] === undefined ? 0 : 12);
    return { value: (hours * 3600 + minutes * 60 + seconds) / 86_400, format: `h${shape} am/pm` };
  }
  const value = (hours * 3600 + minutes * 60 + seconds) / 86_400;
  return { value, format: hours > 23 ? `[h]${shape}` : `h${shape}` };
}

function parseDate(text: string, locale: SheetLocale, year: number): TypedDate | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return dated(Number(iso[1]), Number(iso[3]), Number(iso[4]), `yyyy${iso[2]}mm${iso[2]}dd`);
  const monthOnly = /^(\d{1,2})([-/])(\d{4})$/.exec(text);
  if (monthOnly) return dated(Number(monthOnly[3]), Number(monthOnly[1]), 1, `m${monthOnly[2]}yyyy`);
  const numeric = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (!numeric) return parseNamedMonth(text, locale, year);
  const [, first = '', separator = '', second = '', yearText] = numeric;
  // A point parts a day from a month only where dates are written so, or when the year makes it plain.
  if (separator === '.' && yearText === undefined && locale.dateSeparator !== '.') return undefined;
  const monthFirst = locale.order === 'mdy' || (locale.order === 'ymd' && yearText === undefined);
  const [month, day] = monthFirst ? [first, second] : [second, first];
  const shape = monthFirst ? `m${separator}d` : `d${separator}m`;
  return dated(
    yearText === undefined ? year : fullYear(yearText),
    Number(month),
    Number(day),
    yearText === undefined ? shape : `${shape}${separator}${'y'.repeat(yearText.length)}`,
  );
}

function parseNamedMonth(text: string, locale: SheetLocale, year: number): TypedDate | undefined {
  const words = text
    .toLocaleLowerCase(locale.tag)
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && word !== 'de');
  if (words.length < 2 || words.length > 3) return undefined;
  const at = words.findIndex((word) => /\p{L}/u.test(word));
  if (at < 0 || at > 1) return undefined;
  const month = monthNamed(words[at] ?? '', locale);
  const [day, yearText] = words.filter((_, index) => index !== at);
  if (month === undefined || !/^\d{1,2}$/.test(day ?? '')) return undefined;
  if (yearText !== undefined && !/^(?:\d{4}|\d{2})$/.test(yearText)) return undefined;
  const named = (words[at] ?? '').length > 3 ? 'mmmm' : 'mmm';
  const shape = at === 0 ? `${named} d` : `d ${named}`;
  return yearText === undefined
    ? dated(year, month, Number(day), shape)
    : dated(fullYear(yearText), month, Number(day), `${shape} yyyy`);
}

const ENGLISH = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function monthNamed(word: string, locale: SheetLocale): number | undefined {
  const own = locale.months.findIndex(
    ({ short, long }) =>
      word === long.toLocaleLowerCase(locale.tag) || word === short.toLocaleLowerCase(locale.tag),
  );
  const found = own >= 0 ? own : ENGLISH.indexOf(word);
  return found >= 0 ? found + 1 : undefined;
}

function fullYear(text: string): number {
  const number = Number(text);
  if (text.length > 2) return number;
  return number < 30 ? 2000 + number : 1900 + number;
}

function dated(year: number, month: number, day: number, format: string): TypedDate | undefined {
  const wall = new Date(Date.UTC(year, month - 1, day));
  const real =
    wall.getUTCFullYear() === year && wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day;
  return real ? { value: wallToSerial(wall.getTime()), format } : undefined;
}
