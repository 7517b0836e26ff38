import type { Clock } from './clock';
import type { Dialogs } from './dialogs';
import type { Editor } from './editor';
import type { Exclusive } from './exclusive';
import type { Workbook } from './workbook';

/** Everything an action needs from outside. The journal is a sheet, so it goes through the workbook. */
export interface Ports {
  /** A fresh view of the workbook: what was read before is not kept. */
  openWorkbook(): Workbook;
  readonly dialogs: Dialogs;
  readonly clock: Clock;
  readonly exclusive: Exclusive;
  /** Asked only when something is about to be written. */
  editor(): Editor;
}
