import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { runFunction } from '../../src/functions/run-function';
import { TD_MINUTES_LATE } from '../../src/functions/td-minutes-late';
import { textsIn } from '../../src/i18n/language';
import { runs } from '../arbitraries/runs';
import { formula } from './formula';

const late = (scheduled: unknown, arrived: unknown): unknown =>
  formula('TD_MINUTES_LATE', scheduled, arrived);

/** A bare time as Sheets hands it over: on 30 December 1899, in the zone of the sheet. */
const time = (hours: number, minutes = 0, seconds = 0, milliseconds = 0): Date =>
  new Date(1899, 11, 30, hours, minutes, seconds, milliseconds);
const evening = (hours: number, minutes = 0, seconds = 0): Date =>
  new Date(2026, 5, 12, hours, minutes, seconds);

describe('TD_MINUTES_LATE', () => {
  test.each([
    ['20:00', '20:20', 20],
    ['20:00', '20:19', 19],
    ['20:00', '20:00', 0],
    ['20:00', '19:30', 0],
    ['8:00pm', '8:40pm', 40],
    ['8:00pm', '20:40', 40],
    ['8:00 PM', '8:45 p.m.', 45],
    ['8:00 p. m.', '9 p. m.', 60],
    ['20.00', '20.35', 35],
    ['20h', '20h35', 35],
    ['20:00 hs', '20:35', 35],
    ['8:00 μ.μ.', '8:35 μμ', 35],
    [' 20:00\u00a0', '20:20 ', 20],
    // "20:00 minutes is late, 19:59 is not": only whole elapsed minutes count.
    ['20:00:00', '20:19:59', 19],
    ['20:00:00', '20:20:00', 20],
    ['20:00:30', '20:20:29', 19],
    // Across midnight.
    ['23:50', '00:20', 30],
    ['23:50', '0:20', 30],
    ['23:50', '12:20am', 30],
    ['23:59', '00:00', 1],
    ['00:10', '23:50', 0],
    ['24:00', '0:20', 20],
    ['2026-06-12 23:50', '2026-06-13 00:20', 30],
    ['2026-06-12 20:00', '2026-06-14 20:00', 2880],
    ['2026-06-12 20:00', '20:20', 20],
  ])('%j, %j: %i', (scheduled, arrived, minutes) => {
    expect(late(scheduled, arrived)).toBe(minutes);
  });

  test.each([
    ['two times', time(20), time(20, 20), 20],
    ['two times across midnight', time(23, 50), time(0, 20), 30],
    ['two date-times', evening(20), evening(20, 20), 20],
    ['two date-times across midnight', evening(23, 50), new Date(2026, 5, 13, 0, 20), 30],
    ['a time and a text', time(20), '20:20', 20],
    ['a text and a time', '20:00', time(20, 20), 20],
    ['a date-time and a text', evening(20), '20:20', 20],
    ['a date-time and a time', evening(20), time(20, 20), 20],
    ['a time and a date-time', time(20), evening(20, 20), 20],
    ['a date-time and a time past midnight', evening(23, 50), time(0, 20), 30],
    ['a number of days and a text', 20 / 24, '20:20', 20],
    ['two numbers of days', 46185 + 20 / 24, 46185 + 20 / 24 + 20 / 1440, 20],
    ['a date-time number and a text', 46185 + 20 / 24, '20:20', 20],
    ['early by a day is early, with dates', evening(20), new Date(2026, 5, 11, 23), 0],
  ])('%s', (_, scheduled, arrived, minutes) => {
    expect(late(scheduled, arrived)).toBe(minutes);
  });

  test('milliseconds that a sheet’s arithmetic leaves behind change nothing', () => {
    const jitter = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(
        fc.nat({ max: 1439 }),
        fc.nat({ max: 300 }),
        jitter,
        jitter,
        (from, minutes, one, other) => {
          const base = time(0).getTime() + from * 60_000;
          const scheduled = new Date(base + one);
          const arrived = new Date(base + minutes * 60_000 + other);
          fc.pre(Math.abs(one - other) < 500);
          expect(late(scheduled, arrived)).toBe(minutes);
          const days = (from + minutes) / 1440 - Math.floor((from + minutes) / 1440);
          expect(late(from / 1440, days)).toBe(minutes);
        },
      ),
      runs(500),
    );
  });

  test('is the minutes between any two times of the day, however each is written', () => {
    const hand = (from: number, to: number): number => {
      // Counted on: who is not there within twelve hours was early.
      for (let minutes = 0; minutes <= 720; minutes++) if ((from + minutes) % 1440 === to) return minutes;
      return 0;
    };
    const two = (number: number): string => String(number).padStart(2, '0');
    const forms: ((of: number) => unknown)[] = [
      (of) => `${Math.floor(of / 60)}:${two(of % 60)}`,
      (of) => `${two(Math.floor(of / 60))}:${two(of % 60)}:00`,
      (of) => `${Math.floor(of / 60) % 12 || 12}:${two(of % 60)}${of < 720 ? 'am' : ' p. m.'}`,
      (of) => of / 1440,
      (of) => time(Math.floor(of / 60), of % 60),
      (of) => runInNewContext(`new Date(1899, 11, 30, ${Math.floor(of / 60)}, ${of % 60})`) as unknown,
    ];
    const form = fc.constantFrom(...forms);
    const minute = fc.nat({ max: 1439 });
    fc.assert(
      fc.property(minute, minute, form, form, (from, to, writeFrom, writeTo) => {
        expect(late(writeFrom(from), writeTo(to))).toBe(hand(from, to));
      }),
      runs(1000),
    );
  });

  test('dates from another realm are dates', () => {
    const foreign: unknown = runInNewContext('new Date(2026, 5, 12, 20, 20)');
    expect(foreign instanceof Date).toBe(false);
    expect(late(evening(20), foreign)).toBe(20);
  });

  test('columns: one answer a row, blanks where an hour is missing', () => {
    expect(
      late([['20:00'], [time(20)], ['20:00'], [''], ['']], [['20:20'], ['20:45'], [''], ['21:00'], ['']]),
    ).toEqual([[20], [45], [''], ['']]);
    expect(late('20:00', [['20:20'], [''], ['19:00']])).toEqual([[20], [''], [0]]);
    expect(late([['Hora'], ['20:00']], [['Llegó B'], ['20:20']])).toEqual([['Minutos'], [20]]);
  });

  test('nobody has come yet: nothing, and not 0', () => {
    expect(late('20:00', '')).toBe('');
    expect(late('20:00', null)).toBe('');
    expect(late('', undefined)).toBe('');
  });

  test.each([
    'ocho',
    '25:00',
    '20:60',
    '20',
    20,
    '13:00pm',
    '0:30pm',
    '-1:00',
    true,
    '20:00:61',
    NaN,
    new Date(NaN),
  ])('%j is no time, and is not guessed', (given) => {
    expect(() => late('20:00', given)).toThrow(/no es una hora.*20:00/);
    expect(() => late(given, '20:00')).toThrow(/no es una hora/);
  });

  test('an error cell is named', () => {
    expect(() => late([['20:00'], ['20:00']], [['20:00'], ['#N/A']])).toThrow(/Fila 2 de arrived.*#N\/A/);
  });

  test('columns of unequal length are refused', () => {
    expect(() => late([['20:00'], ['20:00']], [['20:00'], ['20:01'], ['20:02']])).toThrow(/2 y 3 filas/);
  });

  describe('where the sheet’s zone is not the script’s', () => {
    const unreadable = (scheduled: unknown, arrived: unknown): unknown =>
      runFunction(TD_MINUTES_LATE, [scheduled, arrived], textsIn('es').messages, () => null);

    test('two cells of one kind need no zone', () => {
      expect(unreadable(time(20), time(20, 20))).toBe(20);
      expect(unreadable(evening(23, 50), new Date(2026, 5, 13, 0, 20))).toBe(30);
    });

    test('a cell and a text can’t be compared, and that is said', () => {
      expect(() => unreadable(time(20), '20:20')).toThrow(/zona horaria.*texto.*20:00/);
      expect(() => unreadable(evening(20), time(20, 20))).toThrow(/zona horaria/);
    });
  });
});
