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

/** Something remembered on a sheet, or on one of its rows or columns: it moves with them and survives renaming. */
export interface Mark {
  readonly sheet: string;
  /** From 0; `null` for both: the sheet as a whole. At most one of the two is given. */
  readonly row: number | null;
  readonly column: number | null;
  readonly value: string;
}

export interface ColumnPlace {
  readonly sheet: string;
  /** From 0. */
  readonly column: number;
}

export interface ColumnWidth extends ColumnPlace {
  readonly pixels: number;
}

/** A rectangle of a sheet. From 0. */
export interface CellArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a strict data validation lets into a cell. */
export type CellRule =
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'number'; readonly compare: NumberRule; readonly limits: readonly number[] };

export type NumberRule =
  'between' | 'notBetween' | 'equal' | 'notEqual' | 'above' | 'below' | 'atLeast' | 'atMost';

export interface RefusedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly rule: CellRule;
}

/** A number format for cells of one column, whose contents stay. */
export interface FormatChange {
  readonly sheet: string;
  readonly column: number;
  readonly row: number;
  readonly rows: number;
  readonly format: string;
}

/** A title of a column that is new. From 0. */
export interface TitleCell extends ColumnPlace {
  readonly row: number;
}

/** How a cell is dressed, beside its number format; `null`: as cells are by themselves. */
export interface CellLook {
  readonly background: string | null;
  readonly color: string | null;
  readonly isBold: boolean;
  readonly alignment: 'left' | 'center' | 'right' | null;
}

/** A cell that is dressed otherwise, in what is named. */
export interface LookChange extends TitleCell {
  readonly look: Partial<CellLook>;
}

export interface WorkbookChanges {
  readonly newSheets: readonly NewSheet[];
  /** Copies made before anything is overwritten: name of the sheet, name of its copy. */
  readonly copies: readonly { readonly of: string; readonly name: string }[];
  /** Names given to sheets before anything else is made or written under the old ones. */
  readonly renames: readonly Rename[];
  readonly cells: readonly CellChange[];
  /** Columns of ours on a sheet of the director's that get the width of what they hold, from 0. */
  readonly fitted: readonly ColumnPlace[];
  /** Titles at the right end of a row of titles, which are to look like them. */
  readonly titles: readonly TitleCell[];
  readonly looks: readonly LookChange[];
  /** Columns that get a width, in pixels. */
  readonly widths: readonly ColumnWidth[];
  /** Columns that come into view. */
  readonly unhidden: readonly ColumnPlace[];
  readonly deletedSheets: readonly string[];
  readonly marks: { readonly added: readonly Mark[]; readonly removed: readonly Mark[] };
  readonly formats: readonly FormatChange[];
  /** What the live page shows from now on (`ports/publication.ts`); `null`: nothing. Left out: what it shows already. */
  readonly publication?: string | null;
}

export const NO_CHANGES: WorkbookChanges = {
  ...{ newSheets: [], copies: [], renames: [], cells: [], fitted: [], deletedSheets: [], formats: [] },
  ...{ widths: [], unhidden: [], titles: [], looks: [] },
  marks: { added: [], removed: [] },
};

export interface Workbook {
  sheetNames(): readonly string[];
  isHidden(sheet: string): boolean;
  /** Everything of ours that is remembered on the sheets; read once. */
  marks(): readonly Mark[];
  /** The number formats of a column, from its first cell to the end of the grid. */
  columnFormats(sheet: string, column: number): readonly string[];
  /** The number formats of an area, whose cells outside the grid have none; its size is the area's. */
  numberFormats(sheet: string, area: CellArea): readonly (readonly string[])[];
  /** How the cells of a row are dressed, whether or not the grid reaches so far. */
  looks(sheet: string, area: CellArea): readonly CellLook[];
  columnWidth(place: ColumnPlace): number;
  /** One read of the whole sheet; a second call in the same pass costs nothing. */
  read(sheet: string): SheetContent;
  /**
   * Sheets' serial number for a date or time read from a cell: days from 30 December 1899 on the spreadsheet's wall.
   * `null` where the platform can't tell.
   */
  serialOf(date: Date): number | null;
  /** What of the changes the director may not make: ranges in A1 notation, or whole sheets by their names. */
  protectedAmong(changes: WorkbookChanges): readonly string[];
  /** The cells whose new value a strict data validation would refuse; rules that can't be judged refuse nothing. */
  refusedAmong(cells: readonly CellChange[]): readonly RefusedCell[];
  /**
   * Whether somebody has changed what was read, by a fresh read of the sheets: `written` ones with their formulas, of all
   * others that were read the values, unless only the first are asked about.
   */
  isChanged(written: ReadonlySet<string>, others: 'too' | 'not'): boolean;
  /** Whether the live page shows anything. */
  isPublished(): boolean;
  /**
   * Deletes and renames, makes new sheets, writes in blocks, and waits until all of it has arrived. What was read before
   * stays as it was: for another look the workbook is opened anew.
   */
  apply(changes: WorkbookChanges): void;
}
