export interface Clock {
  /** Now, on the spreadsheet's wall: `2026-01-15 20:04:31`. */
  now(): string;
}
