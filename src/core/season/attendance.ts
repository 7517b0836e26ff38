import type { AttendanceRule } from '../regulations/regulation';

export type AttendanceStatus = 'active' | 'quarantine' | 'off';

export interface Attendance {
  readonly status: AttendanceStatus;
  /** Official tournaments missed in a row up to now. */
  readonly missed: number;
  /** How many more missed bring the next status; `null` for who is off the ranking. */
  readonly untilNext: number | null;
}

/**
 * Where a player stands by coming and missing (HG 2.3.7, 8.3): so many missed in a row bring him into quarantine, so many
 * more off the ranking. Coming back ends either; what lies before his first attendance does not count.
 *
 * @param came one mark an official tournament, oldest first
 */
export function attendance(came: readonly boolean[], rule: AttendanceRule): Attendance {
  const last = came.lastIndexOf(true);
  const missed = last === -1 ? 0 : came.length - 1 - last;
  const off = rule.quarantineAfter + rule.offAfter;
  if (missed >= off) return { status: 'off', missed, untilNext: null };
  return missed >= rule.quarantineAfter
    ? { status: 'quarantine', missed, untilNext: off - missed }
    : { status: 'active', missed, untilNext: rule.quarantineAfter - missed };
}
