import { ServiceError } from '../grid/refusal';
import { stub } from './stub';

/** Whether the document's lock is held, and by which run. */
export class LockState {
  /** The run that is under way, by its number. */
  running = 0;
  /** Set by a test: another script holds the lock and does not let go. */
  heldElsewhere = false;
  private holder: number | undefined;

  get isHeld(): boolean {
    return this.holder === this.running;
  }

  take(): boolean {
    const isFree = this.holder === undefined || this.isHeld;
    if (isFree && !this.heldElsewhere) this.holder = this.running;
    return this.isHeld;
  }

  /** Lets go of what the run that is under way holds. */
  release(): void {
    if (this.isHeld) this.holder = undefined;
  }
}

export class LocalLock extends stub<GoogleAppsScript.Lock.Lock>('Lock') {
  constructor(private readonly state: LockState) {
    super();
  }

  /** Another run stands still meanwhile, so that waiting for it would be in vain. */
  override tryLock(timeoutInMillis: number): boolean {
    return timeoutInMillis >= 0 && this.state.take();
  }

  override waitLock(timeoutInMillis: number): void {
    if (this.tryLock(timeoutInMillis)) return;
    throw new ServiceError('Lock timeout: another process was holding the lock for too long.');
  }

  override releaseLock(): void {
    this.state.release();
  }

  override hasLock(): boolean {
    return this.state.isHeld;
  }
}

export class LocalLockService extends stub<GoogleAppsScript.Lock.LockService>('LockService') {
  private readonly document: LocalLock;

  constructor(state: LockState) {
    super();
    this.document = new LocalLock(state);
  }

  override getDocumentLock(): LocalLock {
    return this.document;
  }
}
