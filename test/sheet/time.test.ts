import { describe, expect, test } from '@jest/globals';
import { quoted } from '../../src/sheet/cell';
import {
  clockText,
  minutesBetween,
  parseMoment,
  readLocalWallClock,
  type Moment,
  type ReadWallClock,
} from '../../src/sheet/time';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** 3 January 2026 in days from 30 December 1899. */
const THIRD_OF_JANUARY = 46025;

const NO_ZONE: ReadWallClock = () => null;

function moment(cell: unknown, readWallClock = readLocalWallClock): Moment {
  const read = parseMoment(cell, readWallClock);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

const minutes = (...cells: readonly [unknown, unknown]): unknown => {
  const between = minutesBetween(moment(cells[0]), moment(cells[1]));
  return between.ok ? between.value : between.problem.code;
};

describe('an hour as people write it', () => {
  const at = (hours: number, minute = 0, second = 0) => ({
    dated: false,
    instant: null,
    wall: ((hours * 60 + minute) * 60 + second) * 1000,
  });

  test.each([
    ['20:00', at(20)],
    ['20.00', at(20)],
    ['20h', at(20)],
    ['20 h', at(20)],
    ['20hs', at(20)],
    ['20 hs', at(20)],
    ['20h00', at(20)],
    ['20:00 hs', at(20)],
    ['20:05:09', at(20, 5, 9)],
    [' 8:30 ', at(8, 30)],
    ['8:00pm', at(20)],
    ['8 p. m.', at(20)],
    ['8:00 P.M.', at(20)],
    ['8:00 μ.μ.', at(20)],
    ['8:00 π.μ.', at(8)],
    ['8am', at(8)],
    ['12:15 am', at(0, 15)],
    ['12:15 pm', at(12, 15)],
    ['1 pm', at(13)],
    ['0:00', at(0)],
    ['23:59:59', at(23, 59, 59)],
    ['24:00', at(24)],
  ])('%s', (text, expected) => {
    expect(moment(text)).toEqual(expected);
  });

  test.each([
    [0, at(0)],
    [0.5, at(12)],
    [20 / 24 + 20 / 24 / 60, at(20, 20)],
    [1 - 1 / DAY, at(24)],
  ])('and Sheets’ fraction of a day %d', (number, expected) => {
    expect(moment(number)).toEqual(expected);
  });

  test('a time in a cell is no date', () => {
    const time = new Date(1899, 11, 30, 20, 5);
    expect(moment(time)).toEqual({ ...at(20, 5), instant: time.getTime() });
    expect(moment(time, NO_ZONE)).toEqual({ dated: false, instant: time.getTime(), wall: null });
  });

  test.each([
    ...[
      '',
      null,
      undefined,
      'mañana',
      '20',
      '8',
      '20:0',
      '20:60',
      '20:00:60',
      '25:00',
      '13 pm',
      '0 am',
      '0.5',
    ],
    ...[
      '20:00 x',
      'sábado 2026-01-03 20:00',
      'x 20:00',
      '2026-01-03 24:00',
      '2026-01-03 20:60',
      '2026-01-03',
      '2026-01-03 20:00 h',
    ],
    ...['8:00 aμ', '8 π m', '200:00', '-1:00', true, NaN, new Date(NaN), {}],
    // Numbers that are neither a part of a day nor a day anybody plays on.
    ...[1, 20, 20.15, -0.5, -1, 18263, 18263.99, 2958466, 1e9],
  ])('%p is none', (cell) => {
    expect(parseMoment(cell, readLocalWallClock)).toEqual({
      ok: false,
      problem: { code: 'notATime', params: { given: quoted(cell) } },
    });
  });

  test('an error of the spreadsheet is told as such', () => {
    expect(parseMoment('#N/A', readLocalWallClock)).toEqual({
      ok: false,
      problem: { code: 'errorInCell', params: { given: '#N/A' } },
    });
  });
});

describe('an hour of a day', () => {
  const evening = { dated: true, wall: THIRD_OF_JANUARY * DAY + (20 * 60 + 15) * MINUTE };

  test.each([
    ['2026-01-03 20:15', null],
    ['2026-01-03T20:15:00', null],
    [THIRD_OF_JANUARY + (20 * 60 + 15) / (24 * 60), null],
    [new Date(2026, 0, 3, 20, 15), new Date(2026, 0, 3, 20, 15).getTime()],
  ])('%p', (cell, instant) => {
    expect(moment(cell)).toEqual({ ...evening, instant });
  });

  test('to the second', () => {
    expect(moment('2026-01-03 20:15:09').wall).toBe(evening.wall + 9000);
    expect(moment('2026-01-03 00:00').wall).toBe(THIRD_OF_JANUARY * DAY);
    expect(moment('2026-01-03 23:59:59').wall).toBe((THIRD_OF_JANUARY + 1) * DAY - 1000);
  });

  // 1 January 1950 is the day 18264; 1 January 10000 would be 2958466.
  test.each([18264, 46025, 2958465])('the whole day %d begins at midnight', (day) => {
    expect(moment(day)).toEqual({ dated: true, instant: null, wall: day * DAY });
  });
});

describe('minutes late', () => {
  test.each([
    ['20:00', '20:20', 20],
    ['20:00', '20:19:59', 19],
    ['20:00', '20:00', 0],
    ['20:00', '19:40', 0],
    // Without a date at most twelve hours apart.
    ['23:50', '00:20', 30],
    ['00:20', '23:50', 0],
    ['8:00', '20:00', 720],
    ['8:00', '20:01', 0],
    ['20:00', '8:00', 720],
    [20 / 24, 20 / 24 + 20 / 24 / 60, 20],
    // With a date as many as there are.
    ['2026-01-03 20:00', '2026-01-04 20:30', 24 * 60 + 30],
    ['2026-01-04 20:00', '2026-01-03 20:30', 0],
    ['2026-01-31 23:50', '2026-02-01 00:20', 30],
    [new Date(2026, 0, 3, 20, 0), new Date(2026, 0, 4, 20, 30), 24 * 60 + 30],
    [new Date(2026, 0, 3, 20, 0), '2026-01-03 20:30', 30],
    ['2026-01-03 20:00', new Date(2026, 0, 3, 20, 30), 30],
    // One of them without.
    [new Date(2026, 0, 3, 20, 0), '20:30', 30],
    ['20:00', '2026-01-03 20:30', 30],
    ['23:50', new Date(2026, 0, 3, 0, 20), 30],
  ])('from %p to %p: %d', (scheduled, arrived, expected) => {
    expect(minutes(scheduled, arrived)).toBe(expected);
  });

  const ofCell = moment(new Date(2026, 0, 3, 20, 0), NO_ZONE);
  const written = moment('20:30');

  test('two cells can be compared without the spreadsheet’s clock, a cell and a text cannot', () => {
    const later = moment(new Date(2026, 0, 3, 20, 25), NO_ZONE);
    expect(minutesBetween(ofCell, later)).toEqual({ ok: true, value: 25 });
    const unknown = { ok: false, problem: { code: 'timeOfDayUnknown', params: {} } };
    expect(minutesBetween(ofCell, written)).toEqual(unknown);
    expect(minutesBetween(written, ofCell)).toEqual(unknown);
    expect(minutesBetween(ofCell, moment(new Date(1899, 11, 30, 20, 5), NO_ZONE))).toEqual(unknown);
  });

  test('nor can it be told what the clock shows', () => {
    expect(clockText(ofCell, 24)).toEqual({ ok: false, problem: { code: 'timeOfDayUnknown', params: {} } });
  });
});

test.each([
  ['20:00', 0, '20:00'],
  ['20:00', 24, '20:24'],
  ['8:05', 0, '08:05'],
  ['23:50', 24, '00:14'],
  ['24:00', 0, '00:00'],
  ['20:00:59', 1, '20:01'],
  ['2026-01-03 20:00', 48, '20:48'],
  [new Date(2026, 0, 3, 20, 0), 72, '21:12'],
])('%p and %d minutes: %s', (cell, later, expected) => {
  expect(clockText(moment(cell), later)).toEqual({ ok: true, value: expected });
});
