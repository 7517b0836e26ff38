import { describe, expect, test } from '@jest/globals';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { EXAMPLES } from '../../scripts/function-reference';
import { runs } from '../arbitraries/runs';
import { verdict } from './verdict';

/** As tall as a sheet that has been filled down for years. The time is a third of what Sheets gives a formula. */
const ROWS = 50_000;

const rowsOf = <T>(row: (at: number) => T[]): T[][] => Array.from({ length: ROWS }, (_, at) => row(at));

const COLUMNS: Readonly<Record<string, (at: number) => unknown>> = {
  'a number each': (at) => at,
  'a name each': (at) => `Jugador ${at}`,
  'one and the same name': () => 'Ana',
  'an error each': () => '#N/A',
  'a time each': (at) => new Date(1899, 11, 30, 0, at % 1440),
};

const MATCHES: Readonly<Record<string, (at: number) => unknown[]>> = {
  'matches of other players each': (at) => [`Jugador ${2 * at}`, `Jugador ${2 * at + 1}`, 3, 1],
  'matches of one player': (at) => ['Ana', `Jugador ${at}`, 3, 1],
  'results between names': (at) => [`Jugador ${at}`, '3-1', `Jugador ${at + 1}`],
  'numbers in seven columns': (at) => [at, at + 1, at + 2, at % 7, 3, 1, 0],
};

/** All of them in a long search; a usual run takes those that a slow way through the rows shows at. */
const ALL = Object.entries({ ...COLUMNS, ...MATCHES });
const USUAL = ['a number each', 'a name each', 'matches of other players each'];
const KINDS = runs(1).numRuns > 1 ? ALL : ALL.filter(([kind]) => USUAL.includes(kind));

describe.each(SPECIFICATIONS.map(({ name, args }) => [name, args] as const))('%s', (name, args) => {
  const inItsPlace = (rows: unknown): unknown[] =>
    args.map((_, at) => (at === 0 ? rows : (EXAMPLES[name][at] ?? undefined)));

  test.each(KINDS)('50,000 rows, %s', (_, row) => {
    const rows = rowsOf((at) => [row(at)].flat());
    expect(verdict(name, inItsPlace(rows))).toBe('fine');
  });

  test('the same columns in every argument', () => {
    const rows = rowsOf((at) => [at + 1]);
    expect(
      verdict(
        name,
        args.map(({ type }) => (type === 'regulation' ? 'HG' : rows)),
      ),
    ).toBe('fine');
  });

  test('its example in an open range: blank rows below', () => {
    const open = EXAMPLES[name].map((one) => {
      const rows: unknown[] = Array.isArray(one) ? (one as unknown[]) : [[one]];
      const width = (rows[0] as unknown[]).length;
      return [...rows, ...rowsOf(() => new Array<string>(width).fill(''))];
    });
    expect(verdict(name, open)).toBe('fine');
  });
});
