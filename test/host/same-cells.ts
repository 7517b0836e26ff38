import { expect } from '@jest/globals';
import type { Counted, CountedCell } from './package-counter';

/** LibreOffice keeps 15 digits of an hour; a script gets and sets hours by the millisecond. */
const toTheMillisecond = (value: string): string =>
  value.replace(/^number (.*)$/, (_, number: string) => `number ${Number(Number(number).toFixed(9))}`);

/** Cells that differ in what they hold or how they look, however it is written. */
export function expectSameCells(before: Counted, after: Counted): void {
  const look = ({ value, formula, style }: CountedCell): string =>
    `${toTheMillisecond(value)} | ${formula} | ${style}`;
  const untouched = ` |  | ${before.plain}`;
  for (const [sheet, { cells }] of before.sheets) {
    const now = after.sheets.get(sheet)!.cells;
    const looks = (at: string): string[] =>
      [cells.get(at), now.get(at)].map((cell) => (cell ? look(cell) : untouched));
    const differing = [...new Set([...cells.keys(), ...now.keys()])]
      .map((at) => [at, ...looks(at)])
      .filter(([, old, fresh]) => old !== fresh);
    expect({ sheet, differing }).toEqual({ sheet, differing: [] });
  }
}
