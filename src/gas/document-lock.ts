import type { Exclusive } from '../ports/exclusive';

/** How long to wait for another command to end, in milliseconds. */
const PATIENCE = 10_000;

/** One command at a time on a document. */
export const documentLock: Exclusive = {
  run(work) {
    const lock = LockService.getDocumentLock();
    if (!lock.tryLock(PATIENCE)) return null;
    try {
      return { value: work() };
    } finally {
      lock.releaseLock();
    }
  },
};
