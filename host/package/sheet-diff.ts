import { keyOf, positionOf, type Area } from '../grid/a1';
import { CellError, sameScalar, type Cell, type Computed, type Scalar } from '../grid/cell';
import type { FileSpill, Sheet } from '../grid/sheet';
import type { StyleBook } from '../grid/style-book';
import { functionsIn } from '../formula/tokens';
import { isGeneral } from '../text/number-format';

/** How a cell that differs from the file is to be written. */
export type CellWriting =
  | { readonly kind: 'blank' }
  | { readonly kind: 'constant'; readonly value: Scalar }
  | { readonly kind: 'formula'; readonly formula: string; readonly value: Scalar | null }
  /** In Google's export form, since no other program can compute it. */
  | { readonly kind: 'exported'; readonly formula: string; readonly value: Scalar | null }
  | { readonly kind: 'spilled'; readonly value: Scalar | null }
  /** The formula stands as it is in the file; only its result is new. */
  | { readonly kind: 'result'; readonly value: Scalar | null; readonly fills: Area | undefined };

export interface ChangedCell {
  readonly key: number;
  readonly style: number;
  readonly writing: CellWriting;
}

export interface SheetDiff {
  readonly changed: readonly ChangedCell[];
  /** Cells became formulas or ceased to be. */
  readonly formulasMoved: boolean;
}

/** What the file holds of the cells that a sheet is compared with. */
export interface FileSide {
  readonly cells: ReadonlyMap<number, Cell>;
  readonly spills: ReadonlyMap<number, FileSpill>;
  /** For a shared formula's own cell, the cells that lean on it. */
  readonly shared: ReadonlyMap<number, readonly number[]>;
}

export const NOTHING_IN_FILE: FileSide = { cells: new Map(), spills: new Map(), shared: new Map() };

/** Functions of Sheets that no other program has. */
const GOOGLE_ONLY = new Set(
  (
    'ARRAYFORMULA ARRAY_CONSTRAIN COUNTUNIQUE COUNTUNIQUEIFS DETECTLANGUAGE FLATTEN GOOGLEFINANCE GOOGLETRANSLATE ' +
    'IMPORTDATA IMPORTFEED IMPORTHTML IMPORTRANGE IMPORTXML ISBETWEEN ISDATE ISEMAIL ISURL JOIN QUERY REGEXEXTRACT ' +
    'REGEXMATCH REGEXREPLACE SORTN SPARKLINE SPLIT TO_DATE TO_DOLLARS TO_PERCENT TO_PURE_NUMBER TO_TEXT'
  ).split(' '),
);

export class SheetComparison {
  private readonly sources = new Set<number>();

  constructor(
    private readonly sheet: Sheet,
    private readonly file: FileSide,
    private readonly styleBook: StyleBook,
    private readonly ours: ReadonlySet<string>,
  ) {
    for (const [key, { source }] of sheet.computed) if (source !== key) this.sources.add(source);
  }

  diff(): SheetDiff {
    const keys = new Set([
      ...this.sheet.cells.keys(),
      ...this.file.cells.keys(),
      ...this.sheet.computed.keys(),
      ...this.file.spills.keys(),
    ]);
    const changed = new Map<number, ChangedCell>();
    let formulasMoved = false;
    for (const key of keys) {
      const change = this.compare(key);
      if (!change) continue;
      changed.set(key, change);
      formulasMoved ||= this.wasFormula(key) !== isFormula(change.writing);
    }
    for (const key of this.orphanedByShared(changed)) {
      const cell = this.sheet.cells.get(key);
      if (cell?.formula === undefined) continue;
      const writing: CellWriting = { kind: 'formula', formula: cell.formula, value: this.valueOf(key) };
      changed.set(key, { key, style: this.styleOf(key), writing });
    }
    return { changed: [...changed.values()].sort((a, b) => a.key - b.key), formulasMoved };
  }

  private compare(key: number): ChangedCell | undefined {
    const style = this.styleOf(key);
    const writing = this.writingOf(key);
    const before = this.file.cells.get(key);
    const sameStyle = style === (before?.style ?? this.sheet.inheritedStyle(key));
    return sameStyle && this.isAsInFile(key, writing) ? undefined : { key, style, writing };
  }

  private isAsInFile(key: number, writing: CellWriting): boolean {
    const before = this.file.cells.get(key);
    const spill = this.file.spills.get(key);
    const known = spill ? spill.value : (before?.value ?? null);
    switch (writing.kind) {
      case 'blank':
        return !spill && before?.formula === undefined && known === null;
      case 'constant':
        return before?.formula === undefined && sameScalar(known, writing.value);
      case 'spilled':
        return spill !== undefined && this.isExportedInFile(spill.source) && sameText(known, writing.value);
      case 'exported':
        return before?.formula === writing.formula && sameText(known, writing.value);
      case 'result':
        if (this.sheet.computed.get(key)?.isAsInFile) return true;
        return sameText(known, writing.value) && this.fillsAsInFile(key);
      case 'formula':
        return before?.formula === writing.formula && sameText(known, writing.value);
    }
  }

  private writingOf(key: number): CellWriting {
    const cell = this.sheet.cells.get(key);
    const computed = this.sheet.computed.get(key);
    if (cell?.formula !== undefined) return this.formulaWriting(key, cell);
    if (cell && cell.value !== null) return { kind: 'constant', value: cell.value };
    if (!computed) return { kind: 'blank' };
    if (this.isExported(computed.source)) return { kind: 'spilled', value: computed.value };
    return computed.value === null ? { kind: 'blank' } : { kind: 'constant', value: computed.value };
  }

  private formulaWriting(key: number, cell: Cell): CellWriting {
    const formula = cell.formula ?? '';
    const value = this.valueOf(key);
    if (this.isExported(key)) return { kind: 'exported', formula, value };
    if (this.file.cells.get(key)?.formula !== formula) return { kind: 'formula', formula, value };
    return { kind: 'result', value, fills: this.filledArea(key) };
  }

  /** Formulas of the file keep the form in which they came. */
  private isExported(key: number): boolean {
    const cell = this.sheet.cells.get(key);
    if (cell?.formula === undefined) return false;
    const before = this.file.cells.get(key);
    if (before?.formula === cell.formula && !this.isForeign(cell.formula)) return before.takesFormat === true;
    const value = this.valueOf(key);
    // What Sheets cannot read, or does not know, another program must not be asked to read.
    if (value instanceof CellError && ['#ERROR!', '#NAME?'].includes(value.code)) return true;
    return this.sources.has(key) || this.isForeign(cell.formula);
  }

  private isForeign(formula: string): boolean {
    return functionsIn(formula).some((name) => this.ours.has(name) || GOOGLE_ONLY.has(name));
  }

  private isExportedInFile(key: number): boolean {
    return this.file.cells.get(key)?.takesFormat === true;
  }

  private wasFormula(key: number): boolean {
    const spill = this.file.spills.get(key);
    if (spill) return this.isExportedInFile(spill.source);
    return this.file.cells.get(key)?.formula !== undefined;
  }

  private valueOf(key: number): Scalar | null {
    const { row, column } = positionOf(key);
    return this.sheet.valueAt(row, column);
  }

  /** The cell's style, with the number format that came with a result where the cell has none. */
  private styleOf(key: number): number {
    const { row, column } = positionOf(key);
    const style = this.sheet.styleIdAt(row, column);
    const computed: Computed | undefined = this.sheet.computed.get(key);
    if (computed?.format === undefined || !isGeneral(this.styleBook.get(style).numberFormat)) return style;
    return this.styleBook.derive(style, { numberFormat: computed.format });
  }

  private filledArea(key: number): Area | undefined {
    if (!this.sources.has(key)) return undefined;
    const { row, column } = positionOf(key);
    let [lastRow, lastColumn] = [row, column];
    for (const [filled, { source }] of this.sheet.computed) {
      if (source !== key) continue;
      const at = positionOf(filled);
      lastRow = Math.max(lastRow, at.row);
      lastColumn = Math.max(lastColumn, at.column);
    }
    return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
  }

  private fillsAsInFile(key: number): boolean {
    const area = this.filledArea(key);
    if (!area) return true;
    const count = [...this.file.spills.values()].filter(({ source }) => source === key).length;
    const corner = keyOf(area.row + area.rows - 1, area.column + area.columns - 1);
    return area.rows * area.columns === count + 1 && (count === 0 || this.file.spills.has(corner));
  }

  /** Cells that lean on a shared formula whose own cell is rewritten have to stand on their own. */
  private orphanedByShared(changed: ReadonlyMap<number, ChangedCell>): number[] {
    const orphans: number[] = [];
    for (const [master, dependants] of this.file.shared) {
      const change = changed.get(master);
      if (!change || change.writing.kind === 'result') continue;
      orphans.push(...dependants.filter((key) => (changed.get(key)?.writing.kind ?? 'result') === 'result'));
    }
    return orphans;
  }
}

function isFormula(writing: CellWriting): boolean {
  return writing.kind !== 'blank' && writing.kind !== 'constant';
}

/** A formula's empty text and nothing at all are written alike. */
function sameText(a: Scalar | null, b: Scalar | null): boolean {
  return sameScalar(a === '' ? null : a, b === '' ? null : b);
}
