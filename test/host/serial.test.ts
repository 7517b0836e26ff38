import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { instantToSerial, offsetAt, serialToInstant } from '../../host/text/serial';
import { runs } from '../arbitraries/runs';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('dates between cells and scripts', () => {
  test.each([
    ['America/Caracas', 8.5 / 24, '1899-12-30T12:57:40.000Z'],
    ['Europe/Madrid', 17 / 24, '1899-12-30T17:14:44.000Z'],
    ['Europe/Athens', 12 / 24, '1899-12-30T10:25:08.000Z'],
    ['Europe/Moscow', 12 / 24, '1899-12-30T09:29:43.000Z'],
    ['Asia/Jakarta', 7 / 24, '1899-12-29T23:52:48.000Z'],
    ['America/Mexico_City', 0, '1899-12-30T06:36:36.000Z'],
  ])('a time in %s carries the local mean time of 1899, seconds included', (zone, serial, instant) => {
    expect(iso(serialToInstant(serial, zone))).toBe(instant);
    expect(instantToSerial(Date.parse(instant), zone)).toBeCloseTo(serial, 9);
  });

  test('a day of our time has the offset of its day', () => {
    expect(iso(serialToInstant(43897, 'America/Caracas'))).toBe('2020-03-07T04:00:00.000Z');
    expect(iso(serialToInstant(43897, 'Europe/Madrid'))).toBe('2020-03-06T23:00:00.000Z');
    expect(iso(serialToInstant(44018, 'Europe/Madrid'))).toBe('2020-07-05T22:00:00.000Z');
  });

  test('an hour that clocks skip is read with the offset before it', () => {
    // In Madrid clocks went from 2:00 to 3:00 on 29 March 2020.
    expect(iso(serialToInstant(43919 + 2.5 / 24, 'Europe/Madrid'))).toBe('2020-03-29T01:30:00.000Z');
  });

  test('there and back is the same cell', () => {
    const zones = ['America/Caracas', 'Europe/Madrid', 'Europe/Athens', 'Europe/Moscow', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 86_399 }),
        (zone, day, second) => {
          const serial = day + second / 86_400;
          const instant = serialToInstant(serial, zone);
          const isSame = Math.abs(instantToSerial(instant, zone) - serial) < 1e-9;
          // Only an hour that clocks skip cannot come back.
          return isSame || offsetAt(instant - 86_400_000, zone) < offsetAt(instant + 86_400_000, zone);
        },
      ),
      runs(100),
    );
  });

  test('offsets are known to the second, before our era too', () => {
    expect(offsetAt(Date.UTC(1899, 11, 30), 'America/Caracas') / 1000).toBe(-(4 * 3600 + 27 * 60 + 40));
    expect(offsetAt(Date.UTC(2026, 0, 1), 'UTC')).toBe(0);
    expect(offsetAt(-80_000_000_000_000, 'UTC')).toBe(0);
  });

  test('an unknown zone is refused', () => {
    expect(() => offsetAt(0, 'Mars/Olympus')).toThrow('is not a time zone');
  });
});
