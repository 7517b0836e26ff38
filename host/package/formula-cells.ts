import { keyOf, positionOf, type Area } from '../grid/a1';
import { fromFile } from '../formula/dialects';
import { shiftFormula } from '../formula/references';
import { readExported } from './google-export';
import type { FormulaSlice } from './sheet-cells';
import { readAreas } from './sheet-traits';

/** What a file's `<f>` comes to. */
export type FormulaReading =
  | {
      readonly kind: 'formula';
      readonly formula: string;
      readonly exported: boolean;
      readonly fills: Area | undefined;
    }
  | { readonly kind: 'spilled' };

/** Reads the formulas of one sheet in the order of the file, since shared ones lean on an earlier cell. */
export class FormulaReader {
  private readonly shared = new Map<string, { formula: string; row: number; column: number }>();
  private readonly ofMaster = new Map<string, number[]>();

  read(slice: FormulaSlice, row: number, column: number): FormulaReading | undefined {
    if (slice.type === 'dataTable') return undefined;
    if (slice.type === 'shared' && slice.sharedIndex !== undefined) {
      this.remember(slice.sharedIndex, row, column);
      if (slice.text === '') {
        const master = this.shared.get(slice.sharedIndex);
        if (!master) return undefined;
        const formula = shiftFormula(master.formula, row - master.row, column - master.column);
        return { kind: 'formula', formula, exported: false, fills: undefined };
      }
      this.shared.set(slice.sharedIndex, { formula: fromFile(slice.text), row, column });
    }
    if (slice.text === '') return undefined;
    const exported = readExported(slice.text);
    if (exported?.kind === 'spilled') return exported;
    if (exported) return { ...exported, exported: true, fills: undefined };
    const fills = slice.type === 'array' ? readAreas(slice.reference)[0] : undefined;
    return { kind: 'formula', formula: fromFile(slice.text), exported: false, fills };
  }

  private remember(index: string, row: number, column: number): void {
    const group = this.ofMaster.get(index) ?? [];
    group.push(keyOf(row, column));
    this.ofMaster.set(index, group);
  }

  /** For the cell that carries a shared formula's text: the other cells that lean on it. */
  dependants(): ReadonlyMap<number, readonly number[]> {
    const result = new Map<number, readonly number[]>();
    for (const [index, keys] of this.ofMaster) {
      const master = this.shared.get(index);
      if (!master) continue;
      const own = keyOf(master.row, master.column);
      result.set(
        own,
        keys.filter((key) => key !== own),
      );
    }
    return result;
  }
}

/**
 * Google's export does not say which formula filled a `COMPUTED_VALUE` cell: it is taken to be the nearest one
 * above or to the left whose block reaches it.
 */
export function ownersOfSpilled(
  spilled: ReadonlySet<number>,
  masters: Iterable<number>,
): Map<number, number> {
  const owners = new Map<number, number>();
  for (const master of masters) {
    const { row, column } = positionOf(master);
    let columns = 1;
    while (free(row, column + columns)) columns++;
    const rowHolds = (at: number): boolean => {
      for (let offset = 0; offset < columns; offset++) if (free(at, column + offset)) return true;
      return false;
    };
    let rows = 1;
    while (rowHolds(row + rows)) rows++;
    for (let down = 0; down < rows; down++) {
      for (let right = 0; right < columns; right++) {
        if (free(row + down, column + right)) owners.set(keyOf(row + down, column + right), master);
      }
    }
  }
  function free(row: number, column: number): boolean {
    const key = keyOf(row, column);
    return spilled.has(key) && !owners.has(key);
  }
  return owners;
}
