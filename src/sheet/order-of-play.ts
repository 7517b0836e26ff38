import { writtenAbove } from './as-above';
import type { Row } from './cell';
import type { Header } from './header';
import { parseNumber } from './number';
import { parseMoment, type ReadWallClock } from './time';

const DAY = 24 * 60 * 60 * 1000;

/** The index of no row and no column. */
const NOWHERE = -1;

/**
 * Rows of a calendar in the order in which their matches are played: by hour, over midnight too, then by board; rows
 * without an hour come last, by round. An hour or a round that is left empty is the one above. Where nothing tells, as they stand.
 *
 * @param lines indexes of rows, from 0
 */
export function orderOfPlay(
  rows: readonly Row[],
  lines: readonly number[],
  { columns }: Pick<Header, 'columns'>,
  readWallClock: ReadWallClock,
): number[] {
  const above = writtenAbove(
    rows,
    [...lines].sort((one, other) => one - other),
    columns,
  );
  const cell = (line: number, word: 'hour' | 'board' | 'round') => {
    const row = word === 'board' ? line : above.get(line)![word];
    return rows[row ?? NOWHERE]?.[columns.get(word) ?? NOWHERE];
  };
  const number = (line: number, word: 'board' | 'round') => {
    const found = parseNumber(cell(line, word), 'option');
    return found.ok ? found.value : Infinity;
  };
  const hours = lines.map((line) => {
    const moment = parseMoment(cell(line, 'hour'), readWallClock);
    return (moment.ok ? moment.value.wall : null) ?? Infinity;
  });
  const firstHour = startOfEvening(hours);
  const key = (line: number, hour: number) => {
    const since = hour < firstHour ? hour + DAY : hour;
    return [since, hour === Infinity ? number(line, 'round') : 0, number(line, 'board')] as const;
  };
  const keys = new Map(lines.map((line, index) => [line, key(line, hours[index]!)]));
  return [...lines].sort((one, other) => {
    const [a, b] = [keys.get(one)!, keys.get(other)!];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at === -1 ? one - other : a[at]! < b[at]! ? -1 : 1;
  });
}

/** Hours of a day without a date go on over midnight: the evening begins after the longest gap between them. */
function startOfEvening(hours: readonly number[]): number {
  const sorted = [...new Set(hours.filter((hour) => hour < DAY))].sort((one, other) => one - other);
  let start = sorted[0] ?? 0;
  let longest = start + DAY - (sorted[sorted.length - 1] ?? 0);
  sorted.slice(1).forEach((hour, index) => {
    const gap = hour - sorted[index]!;
    if (gap > longest) [start, longest] = [hour, gap];
  });
  return start;
}
