/**
 * Holds off other runs of the add-on while one reads and writes; people typing are not held off. A lock does not last
 * over a dialog, so questions are asked outside.
 */
export interface Exclusive {
  /** Runs `work` alone; `null` when another run would not end in time. */
  run<T>(work: () => T): { readonly value: T } | null;
}
