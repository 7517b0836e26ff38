import { ServiceError } from '../grid/refusal';

export interface CallCounts {
  readonly total: number;
  readonly byMethod: Readonly<Record<string, number>>;
}

/** What Google answers when its own side fails. */
export const SERVER_ERROR = "We're sorry, a server error occurred. Please wait a bit and try again.";

/**
 * Counts the calls that a script makes to Google's services, and makes one fail when asked. A range's own
 * geometry, the menu builder, and services that answer without the document are free (see access.ts).
 */
export class CallMeter {
  private total = 0;
  private readonly byMethod = new Map<string, number>();
  private failing: number | undefined;

  /** Starts a new run; its n-th call fails if a number is given. */
  start(failAt: number | undefined): void {
    this.total = 0;
    this.byMethod.clear();
    this.failing = failAt;
  }

  count(method: string): void {
    this.total++;
    this.byMethod.set(method, (this.byMethod.get(method) ?? 0) + 1);
    if (this.total === this.failing) throw new ServiceError(SERVER_ERROR);
  }

  counts(): CallCounts {
    const ordered = [...this.byMethod].sort(([a], [b]) => (a < b ? -1 : 1));
    return { total: this.total, byMethod: Object.fromEntries(ordered) };
  }
}
