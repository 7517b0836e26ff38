import { ServiceError } from '../grid/refusal';
import { stub } from './stub';

/** Whether the document's lock is held, and by whom. */
export class LockState {
  held = false;
  /** Set by a test: another script holds the lock and does not let go. */
  heldElsewhere = false;
}

export class LocalLock extends stub<GoogleAppsScript.Lock.Lock>('Lock') {
  constructor(private readonly state: LockState) {
    super();
  }

  override tryLock(timeoutInMillis: number): boolean {
    this.state.held ||= timeoutInMillis >= 0 && !this.state.heldElsewhere;
    return this.state.held;
  }

  override waitLock(timeoutInMillis: number): void {
    if (this.tryLock(timeoutInMillis)) return;
    throw new ServiceError('Lock timeout: another process was holding the lock for too long.');
  }

  override releaseLock(): void {
    this.state.held = false;
  }

  override hasLock(): boolean {
    return this.state.held;
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
