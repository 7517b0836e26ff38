import { areaHolds, keyOf, positionOf, type Area, type GridSize } from './a1';
import type { Cell, Computed, Scalar } from './cell';
import { isGeneral } from '../text/number-format';
import type { Style, StyleBook } from './style-book';
import type { ValidationRule } from './validation';

export type Visibility = 'visible' | 'hidden' | 'veryHidden';

export interface RangeProtection {
  readonly area: Area | undefined;
  readonly description: string;
}

/** What a file says of a sheet besides its cells; what the host never changes is only read. */
export interface SheetTraits {
  readonly defaultStyles: {
    readonly rows: ReadonlyMap<number, number>;
    readonly columns: readonly { readonly first: number; readonly last: number; readonly style: number }[];
  };
  /** Widths of columns in pixels, where the file gives any. */
  readonly columnWidths: readonly {
    readonly first: number;
    readonly last: number;
    readonly pixels: number;
  }[];
  readonly merges: readonly Area[];
  readonly validations: readonly ValidationRule[];
  /** What else the file has on the sheet that is tied to its cells: `charts`. */
  readonly others: readonly string[];
  /** `sheetProtection`: cells are closed unless unlocked or named as an exception. */
  readonly isProtected: boolean;
  readonly openAreas: readonly Area[];
  /** Columns of tables whose type is set: Sheets refuses number formats there. */
  readonly typedAreas: readonly Area[];
}

export const NO_TRAITS: SheetTraits = {
  defaultStyles: { rows: new Map(), columns: [] },
  columnWidths: [],
  merges: [],
  validations: [],
  others: [],
  isProtected: false,
  openAreas: [],
  typedAreas: [],
};

/** A cell that an array formula of the file fills, with the value last seen there. */
export interface FileSpill {
  readonly source: number;
  readonly value: Scalar | null;
}

/** A cell without a number format of its own takes the one that comes with its result. */
export function ownOrResultFormat(style: Style, computed: Computed | undefined): string {
  const own = style.numberFormat;
  return isGeneral(own) ? (computed?.format ?? own) : own;
}

export class Sheet {
  readonly cells = new Map<number, Cell>();
  /** Cells as the file holds them; identity with `cells` means untouched. */
  readonly fileCells = new Map<number, Cell>();
  readonly fileSpills = new Map<number, FileSpill>();
  /** Results of the formulas, kept up by the calculator. */
  computed: ReadonlyMap<number, Computed> = new Map();
  readonly notes = new Map<number, string>();
  readonly columnWidths = new Map<number, number>();
  /** Columns hidden or shown since the file was opened. */
  readonly columnVisibility = new Map<number, boolean>();
  readonly protections: RangeProtection[] = [];
  frozenRows = 0;
  frozenColumns = 0;
  visibility: Visibility = 'visible';
  /** The sheet that this one was made from: what is not in the cells is taken from there when it is saved. */
  copiedFrom: Sheet | undefined;

  constructor(
    /** The number that stays with a sheet through renames and moves. */
    readonly id: number,
    public name: string,
    public maxRows: number,
    public maxColumns: number,
    private readonly styleBook: StyleBook,
    public traits: SheetTraits = NO_TRAITS,
  ) {}

  get size(): GridSize {
    return this;
  }

  cellAt(row: number, column: number): Cell | undefined {
    return this.cells.get(keyOf(row, column));
  }

  styleIdAt(row: number, column: number): number {
    const key = keyOf(row, column);
    return this.cells.get(key)?.style ?? this.inheritedStyle(key);
  }

  /** The style that a cell not written in the file takes from its row or column. */
  inheritedStyle(key: number): number {
    const { row, column } = positionOf(key);
    const { rows, columns } = this.traits.defaultStyles;
    return rows.get(row) ?? columns.find(({ first, last }) => column >= first && column <= last)?.style ?? 0;
  }

  /** The formula's result, or the constant, or null in a blank cell. */
  valueAt(row: number, column: number): Scalar | null {
    const key = keyOf(row, column);
    const computed = this.computed.get(key);
    if (computed) return computed.value;
    return this.cells.get(key)?.value ?? null;
  }

  /** The number format that counts: the cell's own, or else the one that came with a formula's result. */
  formatAt(row: number, column: number): string {
    const style = this.styleBook.get(this.styleIdAt(row, column));
    return ownOrResultFormat(style, this.computed.get(keyOf(row, column)));
  }

  /** Columns are 100 pixels wide where nobody has said otherwise. */
  columnWidth(column: number): number {
    const inFile = this.traits.columnWidths.find(({ first, last }) => column >= first && column <= last);
    return this.columnWidths.get(column) ?? inFile?.pixels ?? 100;
  }

  /** Whether anything stands in a cell: a constant, a formula, or what an array spills there. */
  private *filled(): Generator<number, void> {
    for (const [key, cell] of this.cells) if (cell.formula !== undefined || cell.value !== null) yield key;
    for (const key of this.computed.keys()) yield key;
  }

  /** The last row and column with content; 0 and 0 in an empty sheet. */
  extent(): { lastRow: number; lastColumn: number } {
    let lastRow = 0;
    let lastColumn = 0;
    for (const key of this.filled()) {
      const { row, column } = positionOf(key);
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
    }
    return { lastRow, lastColumn };
  }

  /** Puts content or a style into a cell; a cell left without either is forgotten. */
  put(row: number, column: number, cell: Cell): void {
    const key = keyOf(row, column);
    const nothing = cell.formula === undefined && cell.value === null;
    if (nothing && cell.style === this.inheritedStyle(key) && !this.fileCells.has(key)) {
      this.cells.delete(key);
    } else {
      this.cells.set(key, cell);
    }
  }

  mayEdit(row: number, column: number): boolean {
    if (this.protections.some(({ area }) => !area || areaHolds(area, row, column))) return false;
    if (!this.traits.isProtected) return true;
    if (this.traits.openAreas.some((area) => areaHolds(area, row, column))) return true;
    return !this.styleBook.get(this.styleIdAt(row, column)).locked;
  }
}
