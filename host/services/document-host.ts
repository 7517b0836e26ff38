import type { Calculator } from '../engine/calculator';
import type { Sheet } from '../grid/sheet';
import type { Workbook } from '../grid/workbook';
import { instantToSerial, serialToWall } from '../text/serial';
import type { LockState } from './lock';
import type { Dialogs } from './dialogs';
import type { WriteQueue } from './write-queue';

/** What the services share: the document, and everything around it that a script can reach. */
export interface DocumentHost {
  readonly workbook: Workbook;
  readonly calculator: Calculator;
  readonly writes: WriteQueue;
  readonly dialogs: Dialogs;
  readonly lock: LockState;
  /** The bundle's custom functions, in capitals. */
  readonly functionNames: ReadonlySet<string>;
  now(): number;
  /** Before anything is read: carries out what was written, except while a formula is being computed. */
  settle(): void;
  /** A sheet that was deleted has no cells to read. */
  isAlive(sheet: Sheet): boolean;
}

/** The year that a date typed without one gets. */
export function currentYear(host: DocumentHost): number {
  const serial = instantToSerial(host.now(), host.workbook.timeZone);
  return new Date(serialToWall(serial)).getUTCFullYear();
}
