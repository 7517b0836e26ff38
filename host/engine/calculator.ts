import { keyName, keyOf } from '../grid/a1';
import { CellError, sameScalar, type Cell, type Computed, type Scalar } from '../grid/cell';
import type { Sheet } from '../grid/sheet';
import type { Workbook } from '../grid/workbook';
import { mentionsSheet } from '../formula/references';
import { functionsIn } from '../formula/tokens';
import { toEngine } from '../formula/dialects';
import { defineCustomFunctions, type FunctionHost } from './custom-functions';
import { cellEdit, engineData, engineId, engineNaming, enginePosition, type Shown } from './engine-data';
import { engineContent, resultFormat, scalarOf } from './engine-values';
import {
  applyEdits,
  command,
  createModel,
  evaluate,
  type CellEdit,
  type EngineModel,
  type EvaluatedCell,
} from './o-spreadsheet';

/** Functions whose result is new each time: the file's last value says nothing of today. */
const VOLATILE = new Set(['NOW', 'TODAY', 'RAND', 'RANDBETWEEN', 'RANDARRAY']);
/** How often formulas are set aside before whatever still fails is set aside too. */
const ROUNDS = 8;

type Concerns = (sheet: Sheet, key: number) => boolean;

/**
 * Keeps the results of a workbook's formulas. A formula of the file keeps the value that the file holds until
 * something it depends on changes; where the engine cannot compute at all, the file's value stands in for it.
 */
export class Calculator {
  private model: EngineModel;
  /** Formulas that the engine cannot compute: it is given their last value instead. */
  private readonly setAside = new Map<Sheet, Set<number>>();
  /** What the engine made of the formulas as the file left them. */
  private readonly baseline = new Map<Sheet, Map<number, Scalar | null>>();

  constructor(
    private readonly workbook: Workbook,
    private readonly host: FunctionHost,
  ) {
    defineCustomFunctions(host.functionNames);
    const wakeful = this.formulasToWake();
    const isAsleep: Concerns = (sheet, key) => wakeful.get(sheet)?.has(key) === true;
    this.model = createModel(engineData(workbook, asTheFileShows(isAsleep)), host);
    this.setAsideFailures((sheet, key) => !isAsleep(sheet, key));
    for (const sheet of workbook.sheets) this.baseline.set(sheet, this.snapshot(sheet, isAsleep));
    this.wake(wakeful);
    this.setAsideFailures((sheet, key) => isAsleep(sheet, key) && !this.isOurs(sheet, key));
    this.refresh();
  }

  /** Sentences about formulas that are not computed here. */
  warnings(): string[] {
    return [...this.setAside].flatMap(([sheet, keys]) =>
      [...keys].map((key) => `${sheet.name}!${keyName(key)} is not computed here; its last value is kept`),
    );
  }

  /** Takes over cells that were changed in the workbook, and computes what depends on them. */
  update(changed: Iterable<{ readonly sheet: Sheet; readonly key: number }>): void {
    const edits: CellEdit[] = [];
    for (const { sheet, key } of changed) {
      if (!isOfTheFile(sheet, key)) this.setAside.get(sheet)?.delete(key);
      edits.push(this.edit(sheet, key));
    }
    applyEdits(this.model, edits);
    this.refresh();
  }

  addSheet(sheet: Sheet): void {
    const position = this.workbook.sheets.indexOf(sheet);
    const size = { cols: sheet.maxColumns, rows: sheet.maxRows };
    const name = engineId(sheet);
    command(this.model, 'CREATE_SHEET', { sheetId: name, name, position, ...size });
    this.update([...sheet.cells.keys()].map((key) => ({ sheet, key })));
    this.resolve(sheet);
  }

  /** After a sheet came to its name: formulas that named it before it was there find it now. */
  resolve(named: Sheet): void {
    const waiting: { sheet: Sheet; key: number }[] = [];
    for (const sheet of this.workbook.sheets) {
      for (const [key, { formula }] of sheet.cells) {
        if (formula !== undefined && mentionsSheet(formula, named.name)) waiting.push({ sheet, key });
      }
    }
    if (waiting.length > 0) this.update(waiting);
  }

  /** After a sheet's grid has grown by so many rows and columns. */
  growSheet(sheet: Sheet, rows: number, columns: number): void {
    const grow = (dimension: string, size: number, quantity: number): void => {
      if (quantity <= 0) return;
      const payload = { sheetId: engineId(sheet), sheetName: engineId(sheet), dimension, quantity };
      command(this.model, 'ADD_COLUMNS_ROWS', { ...payload, base: size - quantity - 1, position: 'after' });
    };
    grow('ROW', sheet.maxRows, rows);
    grow('COL', sheet.maxColumns, columns);
    this.refresh();
  }

  /** After a sheet was removed: every formula may read differently. */
  rebuild(): void {
    this.model = createModel(engineData(this.workbook, this.shown), this.host);
    this.refresh();
  }

  /** The values of a formula that stands in no cell. */
  valuesOf(formula: string, sheet: Sheet): (Scalar | null)[] {
    const result = evaluate(this.model, engineId(sheet), toEngine(formula, engineNaming(this.workbook)));
    return Array.isArray(result) ? result.flat().map(scalarOf) : [scalarOf(result)];
  }

  private isSetAside(sheet: Sheet, key: number): boolean {
    return this.setAside.get(sheet)?.has(key) === true;
  }

  private isOurs(sheet: Sheet, key: number): boolean {
    const formula = sheet.cells.get(key)?.formula ?? '';
    return functionsIn(formula).some((name) => this.host.functionNames.has(name) || VOLATILE.has(name));
  }

  /** Formulas to be computed afresh whatever the file holds: ours, Google's exported ones, and the clock's. */
  private formulasToWake(): Map<Sheet, Set<number>> {
    const found = new Map<Sheet, Set<number>>();
    for (const sheet of this.workbook.sheets) {
      const keys = new Set<number>();
      for (const [key, cell] of sheet.cells) {
        if (cell.formula !== undefined && (cell.takesFormat === true || this.isOurs(sheet, key))) {
          keys.add(key);
        }
      }
      found.set(sheet, keys);
    }
    return found;
  }

  private wake(wakeful: ReadonlyMap<Sheet, ReadonlySet<number>>): void {
    const edits: CellEdit[] = [];
    for (const [sheet, keys] of wakeful) {
      for (const [key, spill] of sheet.fileSpills) {
        if (keys.has(spill.source)) edits.push(this.edit(sheet, key));
      }
      for (const key of keys) edits.push(this.edit(sheet, key));
    }
    applyEdits(this.model, edits);
  }

  private readonly shown: Shown = (sheet, key, cell) =>
    this.isSetAside(sheet, key) ? { value: cell.value } : cell;

  private edit(sheet: Sheet, key: number): CellEdit {
    return cellEdit(this.workbook, sheet, key, this.shown);
  }

  /**
   * A formula that fails here while the file holds a value for it uses something that the engine lacks. Its value
   * takes its place, so that what depends on it can still be computed.
   */
  private setAsideFailures(concerns: Concerns): void {
    for (let round = 1; round <= ROUNDS; round++) {
      const failures = this.failures(concerns, round === ROUNDS);
      if (failures.length === 0) return;
      const edits: CellEdit[] = [];
      for (const { sheet, key } of failures) {
        const aside = this.setAside.get(sheet) ?? new Set();
        this.setAside.set(sheet, aside.add(key));
        edits.push(this.edit(sheet, key));
        for (const [filled, spill] of spillsOf(sheet, key)) {
          edits.push({
            ...enginePosition(sheet, filled),
            content: engineContent(spill, engineNaming(this.workbook)),
            format: '',
          });
        }
      }
      applyEdits(this.model, edits);
    }
  }

  private failures(concerns: Concerns, all: boolean): { sheet: Sheet; key: number }[] {
    const found: { sheet: Sheet; key: number }[] = [];
    for (const sheet of this.workbook.sheets) {
      for (const [key, cell] of sheet.cells) {
        if (cell.formula === undefined || cell.value === null || cell.value instanceof CellError) continue;
        if (!concerns(sheet, key) || this.isSetAside(sheet, key)) continue;
        const result = this.resultAt(sheet, key);
        if (result.type === 'error' && (all || startsHere(result, sheet, key))) found.push({ sheet, key });
      }
    }
    return found;
  }

  private resultAt(sheet: Sheet, key: number): EvaluatedCell {
    return this.model.getters.getEvaluatedCell(enginePosition(sheet, key));
  }

  private snapshot(sheet: Sheet, isAsleep: Concerns): Map<number, Scalar | null> {
    const values = new Map<number, Scalar | null>();
    for (const [key, cell] of sheet.cells) {
      if (cell.formula === undefined || isAsleep(sheet, key)) continue;
      values.set(key, this.scalarAt(sheet, key, cell));
      for (const filled of this.spilledFrom(sheet, key)) {
        values.set(filled, scalarOf(this.resultAt(sheet, filled)));
      }
    }
    return values;
  }

  private refresh(): void {
    for (const sheet of this.workbook.sheets) {
      const computed = new Map<number, Computed>();
      for (const [key, cell] of sheet.cells) {
        if (cell.formula !== undefined) this.compute(sheet, key, cell, computed);
      }
      sheet.computed = computed;
    }
  }

  private compute(sheet: Sheet, key: number, cell: Cell, computed: Map<number, Computed>): void {
    if (this.isSetAside(sheet, key)) {
      computed.set(key, { value: cell.value, source: key, isAsInFile: true });
      for (const [filled, { value }] of spillsOf(sheet, key)) computed.set(filled, { value, source: key });
      return;
    }
    const put = (at: number, value: Scalar | null, inFile: Scalar | null): void => {
      const isAsInFile = isOfTheFile(sheet, key) && this.isUnchanged(sheet, at, value);
      const result = isAsInFile ? { value: inFile ?? value } : this.fresh(sheet, at, cell, value);
      computed.set(at, { ...result, source: key, isAsInFile });
    };
    put(key, this.scalarAt(sheet, key, cell), cell.value);
    for (const filled of this.spilledFrom(sheet, key)) {
      const spill = sheet.fileSpills.get(filled);
      put(filled, scalarOf(this.resultAt(sheet, filled)), spill?.source === key ? spill.value : null);
    }
  }

  private fresh(sheet: Sheet, key: number, cell: Cell, value: Scalar | null): Omit<Computed, 'source'> {
    if (!cell.takesFormat) return { value };
    const format = resultFormat(this.resultAt(sheet, key).format, this.workbook.locale);
    return format === undefined ? { value } : { value, format };
  }

  private isUnchanged(sheet: Sheet, key: number, value: Scalar | null): boolean {
    const before = this.baseline.get(sheet)?.get(key);
    return before !== undefined && sameScalar(before, value);
  }

  private scalarAt(sheet: Sheet, key: number, { formula = '', refusal }: Cell): Scalar | null {
    if (refusal) return refusal;
    const value = scalarOf(this.resultAt(sheet, key));
    // The engine shows 0 for a plain reference to a blank cell; Sheets shows nothing.
    return value === 0 && this.refersToBlank(sheet, formula) ? null : value;
  }

  private refersToBlank(sheet: Sheet, formula: string): boolean {
    const plain = /^=(?:('(?:[^']|'')+'|[^!'(]+)!)?(\$?[A-Z]{1,3})(\$?\d{1,7})$/i.test(formula);
    return plain && this.valuesOf(`=ISBLANK(${formula.slice(1)})`, sheet)[0] === true;
  }

  private *spilledFrom(sheet: Sheet, key: number): Generator<number, void> {
    const zone = this.model.getters.getSpreadZone(enginePosition(sheet, key));
    if (!zone) return;
    for (let row = zone.top; row <= zone.bottom; row++) {
      for (let column = zone.left; column <= zone.right; column++) {
        const filled = keyOf(row + 1, column + 1);
        if (filled !== key) yield filled;
      }
    }
  }
}

/** Before anything is woken: sleeping formulas, and what they fill, show the file's values. */
function asTheFileShows(isAsleep: Concerns): Shown {
  return (sheet, key, cell) => {
    if (isAsleep(sheet, key)) return { value: cell.value };
    const spill = sheet.fileSpills.get(key);
    return spill && isAsleep(sheet, spill.source) ? { value: spill.value } : cell;
  };
}

/** Whether a cell still has the formula that the file gave it; another look makes no difference. */
function isOfTheFile(sheet: Sheet, key: number): boolean {
  return sheet.cells.get(key)?.formula === sheet.fileCells.get(key)?.formula;
}

function spillsOf(sheet: Sheet, source: number): [number, { readonly value: Scalar | null }][] {
  return [...sheet.fileSpills].filter(([, spill]) => spill.source === source);
}

function startsHere(result: EvaluatedCell, sheet: Sheet, key: number): boolean {
  const origin = result.errorOriginPosition;
  if (!origin) return true;
  const own = enginePosition(sheet, key);
  return origin.sheetId === own.sheetId && origin.row === own.row && origin.col === own.col;
}
