import type { CellContent } from '../ports/workbook';
import { clockText, parseMoment, readLocalWallClock, type Moment } from '../sheet/time';
import { HOUR_FORMAT, value } from './cell-changes';

const MILLISECONDS_A_MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/** A time of day from text. */
export function hourOf(text: string): Moment | null {
  const moment = parseMoment(text, readLocalWallClock);
  return moment.ok && !moment.value.dated ? moment.value : null;
}

export function hourText(start: Moment): string {
  const text = clockText(start, 0);
  return text.ok ? text.value : '';
}

/** The hour some minutes after the start, as a cell that shows it. */
export function hourContent(start: Moment, minutes: number): CellContent {
  return value(minuteOfDay(start, minutes) / MINUTES_A_DAY, HOUR_FORMAT);
}

export function minuteOfDay({ wall }: Moment, minutes: number): number {
  return (Math.floor((wall ?? 0) / MILLISECONDS_A_MINUTE) + minutes) % MINUTES_A_DAY;
}
