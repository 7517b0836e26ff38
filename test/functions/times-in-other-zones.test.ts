import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface ZoneAnswers {
  readonly zone: string;
  readonly offset: number;
  readonly twoTimes: number;
  readonly almost: number;
  readonly timeAndText: number;
  readonly textAndTime: number;
  readonly midnight: number;
  readonly midnightText: number;
  readonly dated: number;
  readonly hour: unknown[][];
  readonly score: string;
  readonly day: string;
}

/** Offsets of 1899, in seconds: the local mean times that a bare time of Sheets carries. */
const ZONES: Readonly<Record<string, number>> = {
  'America/Caracas': -(4 * 3600 + 27 * 60 + 40),
  'Europe/Madrid': -(14 * 60 + 44),
  'Europe/Athens': 3600 + 34 * 60 + 52,
  'Europe/Moscow': 2 * 3600 + 30 * 60 + 17,
  'Asia/Kolkata': 5 * 3600 + 21 * 60 + 10,
  UTC: 0,
};

let answers: ZoneAnswers[] = [];

beforeAll(() => {
  const tsx = require.resolve('tsx/cli');
  const output = execFileSync(
    process.execPath,
    [tsx, join(__dirname, 'times-in-a-zone.ts'), ...Object.keys(ZONES)],
    { encoding: 'utf8' },
  );
  answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ZoneAnswers);
}, 60_000);

describe.each(Object.keys(ZONES))('bare times in %s', (zone) => {
  const of = (): ZoneAnswers => {
    const found = answers.find((one) => one.zone === zone);
    if (!found) throw new Error(`nothing from ${zone}`);
    return found;
  };

  test('are of that zone', () => {
    expect(of().offset).toBe(ZONES[zone]);
  });

  test('are as far apart as the clock on the wall says', () => {
    expect(of()).toMatchObject({ twoTimes: 20, almost: 19, midnight: 30 });
  });

  test('go together with texts and with date-times', () => {
    expect(of()).toMatchObject({ timeAndText: 45, textAndTime: 45, midnightText: 30, dated: 35 });
  });

  test('start a schedule at their hour', () => {
    expect(
      of()
        .hour.slice(1)
        .map((row) => row[1]),
    ).toEqual(['20:00', '20:24', '20:48']);
  });

  test('that were scores are named by hour and minute; dates by day and month', () => {
    expect(of().score).toMatch(/Fila 1, columna 2.*hora.*\b3-1\b/);
    expect(of().day).toMatch(/Fila 1, columna 2.*fecha.*\b3-1\b.*\b1-3\b/);
  });
});
