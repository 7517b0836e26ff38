import { shiftFormula } from '../formula/references';
import { fromScript } from '../formula/dialects';
import type { Area, Position } from '../grid/a1';
import { ServiceError } from '../grid/refusal';
import type { Cell } from '../grid/cell';
import type { Sheet } from '../grid/sheet';
import type { StyleChange } from '../grid/style-book';
import { cellFromScript, formulaCell, requireStorable } from './cell-exchange';
import type { DocumentHost } from './document-host';
import type { CellPut } from './write-queue';

/** The cells of an area, row by row. */
export function* positionsOf(area: Area): Generator<Position, void> {
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) yield { row, column };
  }
}

/** A table over an area, made cell by cell. */
export function tableOf<T>(area: Area, make: (at: Position) => T): T[][] {
  return Array.from({ length: area.rows }, (_, down) =>
    Array.from({ length: area.columns }, (_, right) =>
      make({ row: area.row + down, column: area.column + right }),
    ),
  );
}

/** Picks from a table laid over an area. */
export function pick<T>(table: readonly (readonly T[])[], area: Area, at: Position): T | undefined {
  return table[at.row - area.row]?.[at.column - area.column];
}

export function writeValues(
  host: DocumentHost,
  sheet: Sheet,
  area: Area,
  valueAt: (at: Position) => unknown,
): void {
  const values = [...positionsOf(area)].map((at) => ({ ...at, value: valueAt(at) }));
  for (const { value } of values) requireStorable(value);
  host.writes.add({
    sheet,
    area,
    kind: 'content',
    puts: () => values.map((at) => ({ ...at, cell: cellFromScript(host, sheet, at, at.value) })),
  });
}

export function writeFormulas(
  host: DocumentHost,
  sheet: Sheet,
  area: Area,
  formulaAt: (at: Position) => string,
): void {
  const formulas = [...positionsOf(area)].map((at) => ({ ...at, formula: formulaAt(at) }));
  host.writes.add({
    sheet,
    area,
    kind: 'content',
    puts: () =>
      formulas.map(({ row, column, formula }): CellPut => {
        const style = sheet.styleIdAt(row, column);
        if (formula === '') return { row, column, cell: { value: null, style } };
        return { row, column, cell: formulaCell(host, fromScript(formula), style) };
      }),
  });
}

export function writeStyles(
  host: DocumentHost,
  sheet: Sheet,
  area: Area,
  changeAt: (at: Position) => StyleChange,
): void {
  const changes = [...positionsOf(area)].map((at) => ({ ...at, change: changeAt(at) }));
  const isFormat = changes.some(({ change }) => change.numberFormat !== undefined);
  host.writes.add({
    sheet,
    area,
    kind: isFormat ? 'number-format' : 'look',
    puts: () =>
      changes.map(({ row, column, change }) => {
        const current = sheet.cellAt(row, column);
        const style = host.workbook.styleBook.derive(sheet.styleIdAt(row, column), change);
        return { row, column, cell: { value: null, ...current, style } };
      }),
  });
}

export interface CopyWish {
  readonly contents: boolean;
  readonly formats: boolean;
  /** Results instead of formulas. */
  readonly valuesOnly: boolean;
  readonly transposed: boolean;
}

/** Copies cells over a target, repeated to fill it as pasting does; relative references move along. */
export function copyCells(
  host: DocumentHost,
  from: { readonly sheet: Sheet; readonly area: Area },
  to: { readonly sheet: Sheet; readonly area: Area },
  wish: CopyWish,
): void {
  const source = wish.transposed
    ? { ...from.area, rows: from.area.columns, columns: from.area.rows }
    : from.area;
  const fits = (target: number, size: number): number => (target % size === 0 ? target : size);
  const area = {
    ...to.area,
    rows: fits(to.area.rows, source.rows),
    columns: fits(to.area.columns, source.columns),
  };
  if (area.row + area.rows - 1 > to.sheet.maxRows || area.column + area.columns - 1 > to.sheet.maxColumns) {
    throw new ServiceError('The coordinates of the range are outside the dimensions of the sheet.');
  }
  host.settle();
  const puts = [...positionsOf(area)].map(({ row, column }): CellPut => {
    const down = (row - area.row) % source.rows;
    const right = (column - area.column) % source.columns;
    const origin = wish.transposed
      ? { row: from.area.row + right, column: from.area.column + down }
      : { row: from.area.row + down, column: from.area.column + right };
    return {
      row,
      column,
      cell: copiedCell(host, { sheet: from.sheet, ...origin }, { sheet: to.sheet, row, column }, wish),
    };
  });
  host.writes.add({ sheet: to.sheet, area, kind: wish.contents ? 'content' : 'look', puts: () => puts });
}

type Place = Position & { readonly sheet: Sheet };

function copiedCell(host: DocumentHost, from: Place, to: Place, wish: CopyWish): Cell {
  const source = from.sheet.cellAt(from.row, from.column);
  const taken = wish.formats ? from : to;
  const style = taken.sheet.styleIdAt(taken.row, taken.column);
  if (!wish.contents) return { value: null, ...to.sheet.cellAt(to.row, to.column), style };
  if (source?.formula === undefined || wish.valuesOnly) {
    return { value: from.sheet.valueAt(from.row, from.column), style };
  }
  const formula = shiftFormula(source.formula, to.row - from.row, to.column - from.column);
  return formulaCell(host, formula, style);
}
