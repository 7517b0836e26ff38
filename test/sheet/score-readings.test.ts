import { describe, expect, test } from '@jest/globals';
import { becameDate, isEmptyDate } from '../../src/sheet/became-date';
import {
  hiddenDateReadings,
  isDateFormat,
  pairText,
  scoreReadings,
  type ScoreReadings,
} from '../../src/sheet/score-readings';
import { readLocalWallClock, type ReadWallClock } from '../../src/sheet/time';

const MINUTE = 60 * 1000;

const NO_ZONE: ReadWallClock = () => null;

const LOOKS_LIKE = (format: string, shown = '') => ({ shown, format });

/** `date: 3-1 1-3`, and the whole number where it may be one. */
function told(readings: ScoreReadings | null): string | null {
  if (readings === null) return null;
  const { became, pairs, whole } = readings;
  return [`${became}:`, ...pairs.map(pairText), ...(whole === null ? [] : [`(${whole})`])].join(' ');
}

const ofDay = (minutes: number) => new Date(1899, 11, 30, 0, minutes);

describe('a date tells day and month, not which was typed first', () => {
  test.each([
    ['3 January', new Date(2026, 0, 3), 'date: 3-1 1-3'],
    ['the same day and month', new Date(2026, 2, 3), 'date: 3-3'],
    ['the first of a month', new Date(2026, 2, 1), 'date: 1-3 3-1'],
    ['the last of a year', new Date(2026, 11, 31), 'date: 31-12 12-31'],
  ])('%s', (_, date, expected) => {
    expect(told(scoreReadings(date, readLocalWallClock))).toBe(expected);
    expect(scoreReadings(date, readLocalWallClock)!.isText).toBe(false);
  });

  // Spreadsheets make 1 April 2000 of `4-00`; points up to 12 are looked for as years.
  test.each([
    ['April 2000', new Date(2000, 3, 1), 'date: 4-0 1-4 4-1'],
    ['March 2012', new Date(2012, 2, 1), 'date: 3-12 1-3 3-1'],
    ['March 2013', new Date(2013, 2, 1), 'date: 1-3 3-1'],
    ['December 1999', new Date(1999, 11, 1), 'date: 1-12 12-1'],
    ['another day of March 2005', new Date(2005, 2, 2), 'date: 2-3 3-2'],
  ])('month and year too, of the first days of few years: %s', (_, date, expected) => {
    expect(told(scoreReadings(date, readLocalWallClock))).toBe(expected);
  });

  test.each([
    ['mmm-yy', 'mar-15', new Date(2015, 2, 1), 'date: 3-15 3-1 1-3'],
    ['MM/YYYY', '03/2015', new Date(2015, 2, 1), 'date: 3-15 3-1 1-3'],
    ['mmm-yy', 'mar-15', new Date(2015, 2, 2), 'date: 3-2 2-3'],
    ['d-m-yyyy', '1-3-2015', new Date(2015, 2, 1), 'date: 1-3 3-1'],
    ['d-mmm', '1-mar', new Date(2015, 2, 1), 'date: 3-1 1-3'],
    ['yyyy" d"', '2015 d', new Date(2015, 2, 1), 'date: 3-15 3-1 1-3'],
    ['yyyy" día"', '2015 día', new Date(2015, 2, 1), 'date: 3-15 3-1 1-3'],
  ])('or where the format %s shows them and no day: %s', (format, shown, date, expected) => {
    expect(told(scoreReadings(date, readLocalWallClock, { format, shown }))).toBe(expected);
  });

  // As it is shown; but `1-Feb` is what American sheets make of 2-1.
  test.each([
    ['3/1/2026', new Date(2026, 2, 1), 'date: 3-1 1-3'],
    ['1/3/2026', new Date(2026, 2, 1), 'date: 1-3 3-1'],
    ['03/01/2026', new Date(2026, 2, 1), 'date: 3-1 1-3'],
    ['01.03.2026', new Date(2026, 2, 1), 'date: 1-3 3-1'],
    ['10/12/2026', new Date(2026, 9, 12), 'date: 10-12 12-10'],
    ['12/10/2026', new Date(2026, 9, 12), 'date: 12-10 10-12'],
    ['1-Feb', new Date(2026, 1, 1), 'date: 2-1 1-2'],
    ['2-янв', new Date(2026, 0, 2), 'date: 1-2 2-1'],
    ['', new Date(2026, 1, 1), 'date: 1-2 2-1'],
    ['####', new Date(2026, 1, 1), 'date: 1-2 2-1'],
  ])('the order shown is the likelier: «%s»', (shown, date, expected) => {
    expect(told(scoreReadings(date, readLocalWallClock, LOOKS_LIKE('', shown)))).toBe(expected);
  });

  test('the day is that of the spreadsheet’s clock, where it is known', () => {
    const onFourthOfMay: ReadWallClock = () => ({
      sinceEpoch: Date.UTC(2026, 4, 4, 23) - Date.UTC(1899, 11, 30),
    });
    expect(told(scoreReadings(new Date(2026, 0, 3), onFourthOfMay))).toBe('date: 4-5 5-4');
  });

  // Midnight there is some other hour here, up to half a day off.
  test.each([
    ['the same midnight', new Date(2026, 0, 3)],
    ['an hour before', new Date(2026, 0, 2, 23)],
    ['eleven hours before', new Date(2026, 0, 2, 13)],
    ['five hours after', new Date(2026, 0, 3, 5)],
    ['eleven hours after', new Date(2026, 0, 3, 11)],
  ])('where it is not, the nearer midnight is meant: %s', (_, date) => {
    expect(told(scoreReadings(date, NO_ZONE))).toBe('date: 3-1 1-3');
  });

  test('no date at all', () => {
    expect(scoreReadings(new Date(NaN), readLocalWallClock)).toBeNull();
    expect(scoreReadings(new Date(NaN), NO_ZONE)).toBeNull();
  });
});

describe('a time of day or a duration', () => {
  test.each([
    ['3:01', 3 * 60 + 1, 'time: 3-1'],
    ['11:08', 11 * 60 + 8, 'time: 11-8'],
    ['26:03, a duration', 26 * 60 + 3, 'time: 26-3'],
    ['a duration below zero', -60, 'time:'],
    ['a whole day below zero', -24 * 60, 'time:'],
  ])('%s', (_, minutes, expected) => {
    expect(told(scoreReadings(ofDay(minutes), readLocalWallClock))).toBe(expected);
  });

  test('seconds that rounding left are none', () => {
    const almost: ReadWallClock = () => ({ sinceEpoch: (3 * 60 + 1) * MINUTE - 1 });
    expect(told(scoreReadings(ofDay(0), almost))).toBe('time: 3-1');
  });

  // Where dates are shown a number n is the day n days after the first of all; `0:0` and `24:0` are whole days too.
  test.each([
    ['3 days', 3, '', 'date: 72-0 (3)'],
    ['3 days, shown as a date', 3, 'd/m/yyyy', 'date: 72-0 (3)'],
    ['3 days, shown as a time', 3, 'h:mm', 'date: 72-0 (3)'],
    ['3 days, shown as 72:00', 3, '[h]:mm', 'time: 72-0'],
    ['1 day, shown as 24:00', 1, '[HH]:mm', 'time: 24-0'],
    ['1 day, under a colour', 1, '[Red]d/m/yyyy', 'date: 24-0 (1)'],
    ['nothing', 0, '', 'time: 0-0 (0)'],
    ['nothing, shown as a date', 0, 'd/m/yyyy', 'time: 0-0 (0)'],
    ['nothing, shown as 0:00', 0, 'H:mm', 'time: 0-0'],
    ['nothing, shown as 0:00 that goes on', 0, '[h]:mm', 'time: 0-0'],
    ['nothing, shown as a date behind an «h»', 0, '"h "d/m', 'time: 0-0 (0)'],
  ])('a whole number of days: %s', (_, days, format, expected) => {
    expect(told(scoreReadings(ofDay(days * 24 * 60), readLocalWallClock, LOOKS_LIKE(format)))).toBe(expected);
  });

  test.each([
    ['3:01', 'time: 3-1'],
    [' 3:01 ', 'time: 3-1'],
    ['11:08:00', 'time: 11-8'],
    ['102:05', 'time: 102-5'],
    ['3:01:30', 'time:'],
    ['3:1', 'time:'],
    ['1003:01', 'time:'],
    ['3:01 p. m.', 'time:'],
    ['30/12/1899', 'time:'],
    ['', 'time:'],
  ])('without the spreadsheet’s clock as it is shown, «%s»', (shown, expected) => {
    expect(told(scoreReadings(ofDay(7 * 60), NO_ZONE, LOOKS_LIKE('h:mm', shown)))).toBe(expected);
  });
});

describe('what a date or a time leaves behind as text', () => {
  test.each([
    ...['1-feb', '1/feb', '1.feb', '1 feb', '1-feb.', '01-Feb', '1-feb-26', '1 feb. 2026', '1-febrero'],
    ...['1-ФЕВ', '1 февраля', '1-Φεβ', '1 Φεβρουαρίου', '1-February'],
  ])('%s', (text) => {
    const readings = scoreReadings(text, readLocalWallClock);
    expect(told(readings)).toBe('date: 2-1 1-2');
    expect(readings!.isText).toBe(true);
  });

  // A month with a number is that of a year, or a day of it.
  test.each([
    ['Apr-00', 'date: 4-0'],
    ['feb-01', 'date: 2-1 1-2'],
    ['feb.-01', 'date: 2-1 1-2'],
    ['Feb 3', 'date: 2-3 3-2'],
    ['ene-31', 'date: 1-31 31-1'],
    ['ene-32', 'date: 1-32'],
    ['ene-99', 'date: 1-99'],
  ])('%s', (text, expected) => {
    expect(told(scoreReadings(text, readLocalWallClock))).toBe(expected);
  });

  test.each([
    ['3/1/2026', 'date: 3-1 1-3'],
    ['03.01.26', 'date: 3-1 1-3'],
    ['3-1-2026', 'date: 3-1 1-3'],
    ['3-10-2026', 'date: 3-10 10-3'],
    ['2026-01-03', 'date: 1-3 3-1'],
    ['2026-1-3', 'date: 1-3 3-1'],
    ['3:01:00', 'time: 3-1'],
    ['103:21:00', 'time: 103-21'],
  ])('%s', (text, expected) => {
    expect(told(scoreReadings(text, readLocalWallClock))).toBe(expected);
    expect(scoreReadings(text, readLocalWallClock)!.isText).toBe(true);
  });

  test.each([
    ...['3-1', '3:1', '3-1-1', '3-1-26', '3:01', '3:01:30', '1003:01:00', '3/1', '3/1/2', '12026-01-03'],
    ...[
      '123/1/2026',
      '1/3/2026 20:00',
      '3-1-2026 20:00',
      '2026-01-03 20:00',
      '3:01:00 h',
      '2026-01',
      '3-foo',
      'foo-3',
      '3-bomar',
      '3-fe',
      '123-feb',
      'feb-123',
      'feb-1-x',
      '1-feb-2',
      'a 1-feb',
    ],
    ...['F-3', '', 'Ana', '31', '3-1 (2026-01-03)'],
  ])('but nothing of «%s»', (text) => {
    expect(scoreReadings(text, readLocalWallClock)).toBeNull();
  });

  test.each([3, 46025, null, undefined, true])('nor of %p', (cell) => {
    expect(scoreReadings(cell, readLocalWallClock)).toBeNull();
  });
});

describe('months by the names that spreadsheets give them', () => {
  test.each([
    [1, ['ene', 'Jan', 'Ιαν', 'янв', 'enero', 'January', 'января']],
    [2, ['feb', 'Φεβ', 'фев', 'февр']],
    [3, ['mar', 'Μαρ', 'мар', 'марта', 'Μάρτιος']],
    [4, ['abr', 'Apr', 'Απρ', 'апр']],
    [5, ['may', 'Μαΐ', 'май', 'мая']],
    [6, ['jun', 'Ιουν', 'июн', 'junio', 'June']],
    [7, ['jul', 'Ιουλ', 'июл', 'julio', 'July']],
    [8, ['ago', 'Aug', 'Αύγ', 'авг']],
    [9, ['sep', 'sept', 'Σεπ', 'сен', 'сент']],
    [10, ['oct', 'Οκτ', 'окт']],
    [11, ['nov', 'Νοε', 'ноя']],
    [12, ['dic', 'Dec', 'Δεκ', 'дек']],
  ])('%d', (month, words) => {
    for (const word of words) {
      expect(told(scoreReadings(`${word}-00`, NO_ZONE))).toBe(`date: ${month}-0`);
    }
  });
});

describe('a number where a score should be, as large as a date’s', () => {
  // Days since 30 December 1899: 1 January 2000 is 36526, 3 January 2026 is 46025.
  test.each([
    [36526, 'date: 1-0 1-1'],
    [46025, 'date: 3-1 1-3'],
    [73050, 'date: 31-12 12-31'],
  ])('%d', (number, expected) => {
    expect(told(hiddenDateReadings(number))).toBe(expected);
  });

  test.each([36525, 73051, 3, -46025, 46025.5, '46025', null, new Date(2026, 0, 3)])('not %p', (cell) => {
    expect(hiddenDateReadings(cell)).toBeNull();
  });
});

describe('whether a format shows dates or times', () => {
  test.each([
    'd',
    'MM',
    'yy',
    'hh',
    's',
    '[h]',
    '[hh]',
    '[mm]',
    '[ss]',
    '[$-40A]d-mmm',
    '"el "d',
    'd "de" mmmm',
  ])('%s does', (format) => {
    expect(isDateFormat(format)).toBe(true);
  });

  test.each([
    ...[
      'General',
      'GENERAL',
      '0 "días"',
      '0 "h"',
      '0\\d',
      '0_d',
      '*m0',
      '[Red]0',
      '[Red]0;[Magenta]0',
      '[$USD]0',
    ],
    ...['@', '0.00', '#,##0', ''],
  ])('«%s» does not', (format) => {
    expect(isDateFormat(format)).toBe(false);
  });
});

describe('what is said of a score that became a date or a time', () => {
  const limits = { length: 3, cube: false, draws: false, squares: null };
  const said = (cell: unknown) => becameDate(cell, { limits, readWallClock: readLocalWallClock })?.problem;

  test.each([
    ['both orders', new Date(2026, 0, 3), ['3-1', '1-3']],
    // Under a match to 3: 1-1 is no result.
    ['only what can be a result', new Date(2003, 0, 1), ['1-3']],
    ['all of them where none can', new Date(2003, 5, 1), ['6-3', '1-6', '6-1']],
    ['the whole number', ofDay(2 * 24 * 60), ['2']],
  ])('of a date: %s', (_, cell, readings) => {
    expect(said(cell)).toEqual({ code: 'scoreBecameDate', params: { readings } });
  });

  test.each([
    ['3:01', ofDay(3 * 60 + 1), ['3-1']],
    ['a text', '3:01:00', ['3-1']],
    ['what is no result', ofDay(11 * 60 + 8), ['11-8']],
  ])('of a time: %s', (_, cell, readings) => {
    expect(said(cell)).toEqual({ code: 'scoreBecameTime', params: { readings } });
  });

  test.each(['3-1', 3, '', null])('nothing of %p', (cell) => {
    expect(said(cell)).toBeUndefined();
  });
});

test('an empty date is a cell prepared with 0 where dates or hours are shown', () => {
  expect(isEmptyDate(ofDay(0), readLocalWallClock)).toBe(true);
  expect(isEmptyDate(ofDay(1), readLocalWallClock)).toBe(false);
  expect(isEmptyDate(ofDay(24 * 60), readLocalWallClock)).toBe(false);
  expect(isEmptyDate(ofDay(0), NO_ZONE)).toBe(false);
  expect(isEmptyDate(new Date(2026, 0, 3), () => ({ sinceEpoch: 0 }))).toBe(false);
  expect(isEmptyDate(0, readLocalWallClock)).toBe(false);
  expect(isEmptyDate('', readLocalWallClock)).toBe(false);
});
