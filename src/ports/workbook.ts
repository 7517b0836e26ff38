/**
 * The director's workbook, as actions see it: read whole sheets once, write blocks. Rows and columns count from 0 here;
 * people's counting from 1 begins where text is made.
 */

/** What a cell holds when read: numbers, text, booleans, `Date` for dates and times, `''` for blanks. */
export type CellValue = unknown;

/** What a cell is to hold. */
export interface CellContent {
  /** Ignored where there is a formula. A date or time is written as Sheets' serial number. */
  readonly value: string | number | boolean;
  /** In English form with commas, whatever the sheet's locale; `''` for none. */
  readonly formula: string;
  /** Number format, such as `@` for plain text; `null` leaves the cell's own. */
  readonly format: string | null;
}

export interface SheetContent {
  readonly name: string;
  /** Row by row from A1; all four have the same shape. */
  readonly values: readonly (readonly CellValue[])[];
  readonly display: readonly (readonly string[])[];
  readonly formulas: readonly (readonly string[])[];
  readonly formats: readonly (readonly string[])[];
}

export interface CellChange {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly to: CellContent;
}

/** A sheet to be made, with a header that stays in view. */
export interface NewSheet {
  readonly name: string;
  /** How many columns the bold header row has. */
  readonly headerColumns: number;
  /** How many of them get the width of what they hold. */
  readonly fittedColumns: number;
  /** Widths in pixels of other columns, from 0. */
  readonly widths: readonly (readonly [column: number, pixels: number])[];
  /** The first column, from 0, of those kept out of sight and off the printer; `null` for none. */
  readonly hiddenFrom: number | null;
  /** Whether the director should see it at once. */
  readonly isShown: boolean;
  /** The sheet it goes in front of; `null`: it goes to the end. */
  readonly before: string | null;
}

export interface Rename {
  readonly from: string;
  readonly to: string;
}

export interface WorkbookChanges {
  readonly newSheets: readonly NewSheet[];
  /** Copies made before anything is overwritten: name of the sheet, name of its copy. */
  readonly copies: readonly { readonly of: string; readonly name: string }[];
  /** Names given to sheets before anything else is made or written under the old ones. */
  readonly renames: readonly Rename[];
  readonly cells: readonly CellChange[];
  /** Columns of ours on a sheet of the director's that get the width of what they hold, from 0. */
  readonly fitted: readonly { readonly sheet: string; readonly column: number }[];
  readonly deletedSheets: readonly string[];
}

export const NO_CHANGES: WorkbookChanges = {
  ...{ newSheets: [], copies: [], renames: [], cells: [], fitted: [], deletedSheets: [] },
};

export interface Workbook {
  sheetNames(): readonly string[];
  /** One read of the whole sheet; a second call in the same pass costs nothing. */
  read(sheet: string): SheetContent;
  /**
   * Sheets' serial number for a date or time read from a cell: days from 30 December 1899 on the spreadsheet's wall.
   * `null` where the platform can't tell.
   */
  serialOf(date: Date): number | null;
  /**
   * The ranges among these cells that the director may not edit, in A1 notation; nothing is written.
   */
  protectedAmong(cells: readonly CellChange[]): readonly string[];
  /** Deletes and renames, makes new sheets, writes in blocks, and waits until all of it has arrived. */
  apply(changes: WorkbookChanges): void;
}
