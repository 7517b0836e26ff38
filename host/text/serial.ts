import { UsageError } from '../grid/refusal';

/**
 * A date in a cell is a number of days since 30 December 1899, on a wall clock without a zone. A `Date` is an
 * instant. Between them stands the spreadsheet's zone, with the local mean time that it kept in 1899: in Caracas
 * −4:27:40, in Madrid −0:14:44.
 */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** The wall clock of a cell, as if its zone were UTC. */
export function serialToWall(serial: number): number {
  return EPOCH + Math.round(serial * DAY);
}

export function wallToSerial(wall: number): number {
  return (wall - EPOCH) / DAY;
}

/** Instants that were asked for: a column of hours is read again with every result that comes in. */
const instants = new Map<string, Map<number, number>>();
const KEPT_INSTANTS = 20_000;

export function serialToInstant(serial: number, zone: string): number {
  const kept = instants.get(zone) ?? new Map<number, number>();
  if (kept.size > KEPT_INSTANTS) kept.clear();
  instants.set(zone, kept);
  const known = kept.get(serial);
  if (known !== undefined) return known;
  const instant = wallToInstant(serialToWall(serial), zone);
  kept.set(serial, instant);
  return instant;
}

export function instantToSerial(instant: number, zone: string): number {
  return wallToSerial(instant + offsetAt(instant, zone));
}

/** The instant at which clocks of a zone show a wall time; one that was skipped is read with the offset before. */
export function wallToInstant(wall: number, zone: string): number {
  const early = offsetAt(wall - DAY, zone);
  const late = offsetAt(wall + DAY, zone);
  const byEarly = wall - early;
  if (early === late || offsetAt(byEarly, zone) === early) return byEarly;
  const byLate = wall - late;
  return offsetAt(byLate, zone) === late ? byLate : byEarly;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
    return clock;
  } catch {
    throw new UsageError(`"${zone}" is not a time zone; write it as America/Caracas`);
  }
}

export function checkedZone(zone: string): string {
  clockOf(zone);
  return zone;
}

/** Milliseconds that a zone's clocks were ahead of UTC at an instant, to the second. */
export function offsetAt(instant: number, zone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  const field: Record<string, string> = {};
  for (const { type, value } of clockOf(zone).formatToParts(second)) field[type] = value;
  const year = field.era === 'BC' ? 1 - Number(field.year) : Number(field.year);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(field.month) - 1, Number(field.day));
  wall.setUTCHours(Number(field.hour), Number(field.minute), Number(field.second));
  return wall.getTime() - second;
}
