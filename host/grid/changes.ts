import { keyName } from './a1';
import { sameScalar, type Cell, type Computed, type Scalar } from './cell';
import { ownOrResultFormat, type Sheet } from './sheet';
import type { Workbook } from './workbook';
import { displayText } from '../text/number-format';

/** A cell whose content or result is another than before, as a person would see it. */
export interface CellChange {
  readonly sheet: string;
  readonly cell: string;
  readonly before: string;
  readonly after: string;
  /** Whether its own content changed; otherwise its formula, or one that fills it, came to something else. */
  readonly written: boolean;
}

export interface SheetChange {
  readonly sheet: string;
  readonly change: 'added' | 'deleted' | 'renamed';
  /** For a renamed sheet the name that it had. */
  readonly before?: string;
}

export interface WorkbookChanges {
  readonly sheets: readonly SheetChange[];
  readonly cells: readonly CellChange[];
  /** Cells that only look different: number format, weight, colour. */
  readonly restyled: number;
}

/** A sheet at a moment. Cells and results are replaced, never changed, so that references are enough. */
interface SheetState {
  readonly name: string;
  readonly cells: ReadonlyMap<number, Cell>;
  readonly computed: ReadonlyMap<number, Computed>;
}

const NOTHING: SheetState = { name: '', cells: new Map(), computed: new Map() };

/** What a workbook held at a moment. */
export class Snapshot {
  private readonly states = new Map<Sheet, SheetState>();

  constructor(private readonly workbook: Workbook) {
    for (const sheet of workbook.sheets) {
      this.states.set(sheet, { name: sheet.name, cells: new Map(sheet.cells), computed: sheet.computed });
    }
  }

  /** What is different by now. */
  changes(): WorkbookChanges {
    const sheets: SheetChange[] = [];
    const cells: CellChange[] = [];
    let restyled = 0;
    for (const [sheet, { name }] of this.states) {
      if (!this.workbook.sheets.includes(sheet)) sheets.push({ sheet: name, change: 'deleted' });
      else if (sheet.name !== name) sheets.push({ sheet: sheet.name, change: 'renamed', before: name });
    }
    for (const sheet of this.workbook.sheets) {
      const before = this.states.get(sheet);
      if (!before) sheets.push({ sheet: sheet.name, change: 'added' });
      for (const key of candidates(before ?? NOTHING, sheet)) {
        const change = this.compare(sheet, key, before ?? NOTHING);
        if (change === 'restyled') restyled++;
        else if (change) cells.push(change);
      }
    }
    return { sheets, cells, restyled };
  }

  private compare(sheet: Sheet, key: number, before: SheetState): CellChange | 'restyled' | undefined {
    const old = before.cells.get(key);
    const now = sheet.cells.get(key);
    const sameFormula = old?.formula === now?.formula;
    if (sameFormula && sameScalar(valueIn(before, key), valueIn(sheet, key))) {
      const plain = sheet.inheritedStyle(key);
      return (old?.style ?? plain) === (now?.style ?? plain) ? undefined : 'restyled';
    }
    return {
      sheet: sheet.name,
      cell: keyName(key),
      before: this.shown(before, sheet, key, sameFormula),
      after: this.shown(sheet, sheet, key, sameFormula),
      written: !sameFormula || !sameScalar(constantOf(old), constantOf(now)),
    };
  }

  private shown(state: Omit<SheetState, 'name'>, sheet: Sheet, key: number, resultOnly: boolean): string {
    const cell = state.cells.get(key);
    const style = this.workbook.styleBook.get(cell?.style ?? sheet.inheritedStyle(key));
    const format = ownOrResultFormat(style, state.computed.get(key));
    const text = displayText(valueIn(state, key), format, this.workbook.locale);
    return cell?.formula === undefined || resultOnly ? text : `${cell.formula} → ${text}`;
  }
}

function valueIn({ cells, computed }: Omit<SheetState, 'name'>, key: number): Scalar | null {
  const result = computed.get(key);
  return result ? result.value : (cells.get(key)?.value ?? null);
}

function constantOf(cell: Cell | undefined): Scalar | null {
  return cell?.formula === undefined ? (cell?.value ?? null) : null;
}

/** Cells that may differ, in the order in which they are read. */
function candidates(before: SheetState, now: Sheet): number[] {
  const keys = new Set<number>();
  const compare = <T>(old: ReadonlyMap<number, T>, fresh: ReadonlyMap<number, T>): void => {
    for (const [key, item] of fresh) if (old.get(key) !== item) keys.add(key);
    for (const key of old.keys()) if (!fresh.has(key)) keys.add(key);
  };
  compare(before.cells, now.cells);
  if (before.computed !== now.computed) compare(before.computed, now.computed);
  return [...keys].sort((a, b) => a - b);
}
