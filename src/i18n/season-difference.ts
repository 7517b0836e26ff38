import type { AttendanceStatus } from '../core/season/attendance';
import type { Participation } from '../core/season/tournament';

/** What changes for a player when a tournament is closed or reopened, as it is told. */
export interface Difference {
  readonly name: string;
  /** Before and after; `null` where he is not in it. */
  readonly results: readonly [Participation | null, Participation | null];
  /** Level before and after; the same where it does not change. */
  readonly ratings: readonly [number | null, number | null];
  /** The state he comes to; `null` where he keeps his. */
  readonly status: AttendanceStatus | null;
}
