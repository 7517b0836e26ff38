import { ServiceError } from '../grid/refusal';

export interface CallCounts {
  readonly total: number;
  readonly byMethod: Readonly<Record<string, number>>;
}

/** What goes wrong in a run, by the number of a service call. */
export interface Faults {
  /** That one call fails. */
  readonly failAt?: number | undefined;
  /** From that call on the run is dead, as after six minutes: no call does anything any more, not even in a `finally`. */
  readonly cutAt?: number | undefined;
  /** Of a run that is cut: what it had written and not yet flushed is lost, instead of carried out. */
  readonly losesPending?: boolean | undefined;
}

/** What Google answers when its own side fails. */
export const SERVER_ERROR = "We're sorry, a server error occurred. Please wait a bit and try again.";
export const CUT_ERROR = 'Exceeded maximum execution time';

/**
 * Counts the calls that a script makes to Google's services, and makes some fail when asked. A range's own
 * geometry, the menu builder, and services that answer without the document are free (see access.ts).
 */
export class CallMeter {
  private total = 0;
  private readonly byMethod = new Map<string, number>();
  private isCut = false;
  /** The calls in their order. */
  readonly trace: string[] = [];

  /** @param before what happens meanwhile, before a call is carried out */
  constructor(
    private readonly faults: Faults = {},
    private readonly before: (call: number) => void = () => undefined,
  ) {}

  count(method: string): void {
    this.total++;
    this.trace.push(method);
    this.byMethod.set(method, (this.byMethod.get(method) ?? 0) + 1);
    this.before(this.total);
    this.isCut = this.total >= (this.faults.cutAt ?? Infinity);
    this.requireAlive();
    if (this.total === this.faults.failAt) throw new ServiceError(SERVER_ERROR);
  }

  requireAlive(): void {
    if (this.isCut) throw new ServiceError(CUT_ERROR);
  }

  /** Whether what is pending is lost with the run. */
  get losesPending(): boolean {
    return this.isCut && (this.faults.losesPending ?? false);
  }

  counts(): CallCounts {
    const ordered = [...this.byMethod].sort(([a], [b]) => (a < b ? -1 : 1));
    return { total: this.total, byMethod: Object.fromEntries(ordered) };
  }
}
