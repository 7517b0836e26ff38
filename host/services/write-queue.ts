import { areaHolds, areasMeet, cellName, keyOf, positionOf, type Area } from '../grid/a1';
import type { Cell } from '../grid/cell';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import { admits } from '../grid/validation';
import { shiftFormula } from '../formula/references';
import type { Calculator } from '../engine/calculator';

export interface CellPut {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
}

export interface PendingWrite {
  readonly sheet: Sheet;
  readonly area: Area;
  readonly kind: 'content' | 'number-format' | 'look';
  /** The cells as they shall be, told when the write is carried out, since earlier ones may matter to it. */
  puts(): readonly CellPut[];
}

export const PROTECTED =
  'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.';
const TYPED_COLUMN = "You can't set the number format of cells in a typed column.";

/**
 * Google collects a script's writes and carries them out at flush(), at the next read or at the end. What it
 * refuses therefore comes to light late, away from the call, and what was queued behind it is lost.
 */
export class WriteQueue {
  private pending: PendingWrite[] = [];

  constructor(private readonly calculator: Calculator) {}

  add(write: PendingWrite): void {
    this.pending.push(write);
  }

  /** Forgets what is pending. */
  drop(): void {
    this.pending = [];
  }

  /** Carries out what is pending; throws for the first write that is refused. */
  settle(): void {
    if (this.pending.length === 0) return;
    const writes = this.pending;
    this.pending = [];
    const changed = new Map<Sheet, Map<number, Cell | undefined>>();
    let refused: ServiceError | undefined;
    for (const write of writes) {
      refused = this.carryOut(write, changed);
      if (refused !== undefined) break;
    }
    this.compute(changed);
    refused ??= this.takeBackRefusedResults(changed);
    if (refused !== undefined) throw refused;
  }

  private carryOut(
    write: PendingWrite,
    changed: Map<Sheet, Map<number, Cell | undefined>>,
  ): ServiceError | undefined {
    const { sheet, area } = write;
    if (!mayEditAll(sheet, area)) return new ServiceError(PROTECTED, { kind: 'protected' });
    const isTyped = sheet.traits.typedAreas.some((typed) => areasMeet(typed, area));
    if (write.kind === 'number-format' && isTyped) return new ServiceError(TYPED_COLUMN);
    const puts = write.puts();
    if (write.kind === 'content') {
      const bad = puts.find((put) => put.cell.formula === undefined && !this.isAdmitted(sheet, put));
      if (bad) return violation(bad);
    }
    const before = changed.get(sheet) ?? new Map<number, Cell | undefined>();
    changed.set(sheet, before);
    for (const { row, column, cell } of puts) {
      const key = keyOf(row, column);
      if (!before.has(key)) before.set(key, sheet.cells.get(key));
      sheet.put(row, column, cell);
    }
    return undefined;
  }

  private compute(changed: ReadonlyMap<Sheet, ReadonlyMap<number, unknown>>): void {
    this.calculator.update(
      [...changed].flatMap(([sheet, before]) => [...before.keys()].map((key) => ({ sheet, key }))),
    );
  }

  /** A formula is accepted or not by its result, which is known only now. */
  private takeBackRefusedResults(
    changed: ReadonlyMap<Sheet, ReadonlyMap<number, Cell | undefined>>,
  ): ServiceError | undefined {
    for (const [sheet, before] of changed) {
      if (sheet.traits.validations.length === 0) continue;
      for (const [key, old] of before) {
        const cell = sheet.cells.get(key);
        if (cell?.formula === undefined) continue;
        const { row, column } = positionOf(key);
        const value = sheet.valueAt(row, column);
        if (this.isAdmitted(sheet, { row, column, cell: { value, style: 0 } })) continue;
        sheet.put(row, column, old ?? { value: null, style: cell.style });
        this.calculator.update([{ sheet, key }]);
        return violation({ row, column });
      }
    }
    return undefined;
  }

  private isAdmitted(sheet: Sheet, { row, column, cell }: CellPut): boolean {
    const rules = sheet.traits.validations.filter(({ areas }) =>
      areas.some((area) => areaHolds(area, row, column)),
    );
    return admits(rules, row, column, cell.value, (formula, shift) => {
      const listed = /^="((?:[^"]|"")*)"$/.exec(formula)?.[1];
      if (listed !== undefined) {
        return listed
          .replaceAll('""', '"')
          .split(',')
          .map((item) => item.trim());
      }
      return this.calculator.valuesOf(shiftFormula(formula, shift.row, shift.column), sheet);
    });
  }
}

function violation({ row, column }: { row: number; column: number }): ServiceError {
  const cell = cellName(row, column);
  const said = `The data you entered in cell ${cell} violates the data validation rules set on this cell.`;
  return new ServiceError(said, { kind: 'rule', cell });
}

export function mayEditAll(sheet: Sheet, area: Area): boolean {
  if (!sheet.traits.isProtected && sheet.protections.length === 0) return true;
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      if (!sheet.mayEdit(row, column)) return false;
    }
  }
  return true;
}
