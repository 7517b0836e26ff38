import type { OutCell } from '../sheet/cell';
import { isSparkline } from './level-sparkline';
import type { CellChange, CellContent, NewSheet, SheetContent } from '../ports/workbook';

/** Plain text, so that the sheet makes no date, number or formula of it. */
export const TEXT_FORMAT = '@';
export const HOUR_FORMAT = 'HH:mm';

/** Whether nobody has given a cell a number format. */
export function isAutomatic(format: string): boolean {
  return ['', 'General', '0.###############'].includes(format);
}

export function value(content: OutCell, format: string | null = null): CellContent {
  return { value: content, formula: '', format };
}

export function text(content: string): CellContent {
  return { value: content, formula: '', format: content === '' ? null : TEXT_FORMAT };
}

export function formula(content: string): CellContent {
  return { value: '', formula: content, format: null };
}

export const BLANK: CellContent = { value: '', formula: '', format: null };

/** A sheet of ours: a bold header, columns as wide as what they hold, shown when it is made. */
export function newSheet(name: string, columns: number): NewSheet {
  return {
    ...{ name, headerColumns: columns, fittedColumns: columns, widths: [], hiddenFrom: null },
    ...{ isShown: true, before: null },
  };
}

/** Collects the cells of a sheet that are to hold something else than they do. */
export class SheetEdit {
  /** By cell: what is set last counts, also where that is what the cell holds already. */
  private readonly changes = new Map<string, CellChange>();

  /** @param content `null` for a sheet still to be made */
  constructor(
    private readonly sheet: string,
    private readonly content: SheetContent | null,
  ) {}

  set(row: number, column: number, to: CellContent): void {
    this.changes.delete(`${row},${column}`);
    if (!this.holds(row, column, to)) this.write(row, column, to);
  }

  /** Also where the cell holds it already: its format may be another. */
  write(row: number, column: number, to: CellContent): void {
    this.changes.set(`${row},${column}`, { sheet: this.sheet, row, column, to });
  }

  get cells(): readonly CellChange[] {
    return [...this.changes.values()];
  }

  private holds(row: number, column: number, to: CellContent): boolean {
    const formulaNow = this.content?.formulas[row]?.[column] ?? '';
    if (formulaNow !== '' || to.formula !== '') return formulaNow === to.formula;
    return (this.content?.values[row]?.[column] ?? '') === to.value;
  }
}

/** A formula that Cubilete writes itself: it may give way without a question. */
export function isOurFormula(formulaText: string): boolean {
  if (isSparkline(formulaText)) return true;
  return /^=TD_|^=IF\(OR\(SUM\([A-Z]+\d+,[A-Z]+\d+\)=0,MAX\(/.test(formulaText);
}
