import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FUNCTION_PREFIX, menuFunctionOf, type ActionId } from '../src/ui/contract';
import { columnNumber, parseArea } from './grid/a1';
import { CellError } from './grid/cell';
import { Snapshot, type WorkbookChanges } from './grid/changes';
import type { StyleChange } from './grid/style-book';
import {
  readBundle,
  USUAL_USER,
  type OpenOptions,
  type Run,
  type RunOptions,
  type Typing,
} from './open-options';
import { ServiceError, UsageError } from './grid/refusal';
import type { Sheet } from './grid/sheet';
import type { ValidationRule } from './grid/validation';
import { OpcPackage } from './package/opc-package';
import { readWorkbook, type FileReading } from './package/workbook-reader';
import { saveFile, writeWorkbook } from './package/workbook-writer';
import { requireStorable, typedCell } from './services/cell-exchange';
import type { Answers } from './services/dialogs';
import { writeStyles } from './services/range-writing';
import { renameSheet } from './services/sheet-changes';
import { insertLines, moveColumns } from './services/line-changes';
import { LocalDocument } from './services/local-document';
import type { MenuTree } from './services/ui';
import type { CellPut, PendingWrite } from './services/write-queue';
import { localeNamed } from './text/locale';
import { checkedZone } from './text/serial';
import { WorkbookView } from './workbook-view';

export type { OpenOptions, Run, RunOptions, Typing } from './open-options';
export type { Answers, Asker, Said, ScriptedAnswer } from './services/dialogs';
export type { CallCounts } from './services/call-meter';
export type { CellChange, SheetChange, WorkbookChanges } from './grid/changes';
export type { MenuEntry, MenuTree } from './services/ui';
export { UsageError } from './grid/refusal';

const USUAL_ZONE = 'America/Caracas';
const USUAL_LOCALE = 'es_VE';

/** Opens a workbook with the bundle beside it. Nothing is written until `save`. */
export function openWorkbook(source: string | Uint8Array, options: OpenOptions = {}): WorkbookSession {
  const title = typeof source === 'string' ? basename(source) : 'workbook.xlsx';
  const bytes = typeof source === 'string' ? readFile(source) : source;
  return new WorkbookSession(bytes, title, options);
}

function readFile(path: string): Uint8Array {
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`);
  return readFileSync(path);
}

/** A workbook that is open in the host, as in one browser tab. */
export class WorkbookSession extends WorkbookView {
  private readonly file: OpcPackage;
  private readonly reading: FileReading;
  /** A page that shows the workbook looks into it (host/serve). */
  readonly document: LocalDocument;
  private touched = false;

  constructor(
    private readonly original: Uint8Array,
    title: string,
    private readonly options: OpenOptions,
  ) {
    super();
    const bundle = readBundle(options.bundle);
    const scriptTimeZone = checkedZone(options.scriptTimeZone ?? bundle.manifestZone ?? USUAL_ZONE);
    const locale = localeNamed(options.locale ?? USUAL_LOCALE);
    this.file = OpcPackage.read(original, title);
    this.reading = readWorkbook(this.file, {
      fileName: title,
      locale,
      timeZone: checkedZone(options.timeZone ?? scriptTimeZone),
      gridRows: options.grid?.rows ?? 1000,
      gridColumns: options.grid?.columns ?? 26,
    });
    const fixed = options.now?.getTime();
    this.document = new LocalDocument(this.reading.workbook, {
      bundle,
      functionPrefix: FUNCTION_PREFIX,
      scriptTimeZone,
      userLocale: options.userLocale ?? locale.tag.split('-')[0] ?? 'es',
      user: options.user ?? USUAL_USER,
      ask: options.ask,
      screen: options.screen,
      htmlFiles: bundle.htmlFile,
      now: () => fixed ?? Date.now(),
    });
    if (options.answers) this.document.dialogs.script(options.answers);
  }

  /** The answers that hold from now on. */
  answer(answers: Answers): void {
    this.document.dialogs.script(answers);
  }

  /** Types a text into a cell as a person would; throws what Sheets would refuse. */
  type(sheet: string, cell: string, text: string): WorkbookChanges {
    return this.typeAll([{ sheet, cell, text }]);
  }

  /** Types into cells one after another; formulas are computed once, at the end. */
  typeAll(typings: readonly Typing[]): WorkbookChanges {
    const writes = typings.map((typing) => this.typed(this.grid(typing.sheet), typing));
    const before = new Snapshot(this.document.workbook);
    this.touched = true;
    this.document.writeMeanwhile(writes);
    return before.changes();
  }

  /** Gives cells a number format, as a person does through the menu. */
  format(sheet: string, range: string, numberFormat: string): void {
    this.dress(sheet, range, { numberFormat });
  }

  /** The same for colours, weight, alignment. */
  dress(sheet: string, range: string, look: StyleChange): void {
    const grid = this.grid(sheet);
    const area = parseArea(range, grid);
    if (!area) throw new UsageError(`"${range}" is not a range`);
    this.touched = true;
    writeStyles(this.document, grid, area, () => look);
    this.document.settle();
  }

  /** Runs a menu command by its id. An error that it throws is told in the result. */
  runAction(action: ActionId, options: RunOptions = {}): Run {
    return this.runFunction(menuFunctionOf(action), { ...options, action });
  }

  /** Runs any global function of the bundle as a menu would. */
  runFunction(
    name: string,
    {
      action = name,
      editAt,
      typing,
      protectAt,
      meanwhile,
      ...faults
    }: RunOptions & { readonly action?: string } = {},
  ): Run {
    if (!this.document.hasFunction(name)) throw new UsageError(`the bundle has no function ${name}`);
    const before = new Snapshot(this.document.workbook);
    this.touched = true;
    let other: Run | undefined;
    const typings = (editAt?.typings ?? []).map((typing) => ({
      ...{ typing, grid: this.document.workbook.sheetNamed(typing.sheet) },
    }));
    const happens = (call: number): void => {
      if (call === editAt?.call) this.typeMeanwhile(typings);
      if (typing && call >= typing.from && call <= typing.to) {
        this.typeAll([{ ...typing, text: String(call) }]);
      }
      if (call === protectAt?.call) this.protect(protectAt.sheet, protectAt.range);
      if (call === meanwhile?.call) other = this.runMeanwhile(meanwhile.action);
    };
    const failAt = faults.failAt ?? this.options.failAt;
    const { error, calls, trace } = this.document.runCommand(name, { ...faults, failAt }, happens);
    const said = this.document.dialogs.take();
    return {
      action,
      said,
      changes: before.changes(),
      error,
      calls,
      trace,
      ...(other && { meanwhile: other }),
    };
  }

  /** Calls a global function of the bundle as a page does by `google.script.run`; its value has to be text. */
  callFromPage(name: string, args: readonly unknown[]): Run & { readonly value: string | undefined } {
    if (!this.document.hasFunction(name)) throw new UsageError(`the bundle has no function ${name}`);
    const before = new Snapshot(this.document.workbook);
    this.touched = true;
    const { value, ...end } = this.document.runCommand(
      name,
      { failAt: this.options.failAt },
      undefined,
      args,
    );
    return {
      ...{ action: name, said: this.document.dialogs.take(), changes: before.changes(), ...end },
      value: typeof value === 'string' ? value : undefined,
    };
  }

  /** Calls a function as a page of the script does, or as a web app; what it wrote is carried out in any case. */
  callServer(
    name: string,
    args: readonly unknown[],
    authority: 'full' | 'web-app',
  ): ReturnType<LocalDocument['runWith']> {
    this.touched = true;
    const outcome = this.document.runWith(authority, name, args, { failAt: this.options.failAt });
    this.document.dialogs.take();
    return outcome;
  }

  /** Runs `onOpen` with no permission at all, unless the add-on is enabled, and gives the menus that it made. */
  open({ isEnabled = false }: { readonly isEnabled?: boolean } = {}): readonly MenuTree[] {
    return this.document.runOnOpen(isEnabled);
  }

  /** Calls a custom function straight, without a cell. */
  callFunction(name: string, args: readonly unknown[]): unknown {
    if (!this.document.hasFunction(name)) throw new UsageError(`the bundle has no function ${name}`);
    const result = this.document.callFunction(name, args);
    if (result instanceof CellError) throw new ServiceError(result.message);
    return ofThisSide(result);
  }

  /** Names of the bundle's custom functions. */
  functionNames(): string[] {
    return [...this.document.functionNames];
  }

  /** Inserts empty columns before one (`C`), as a person does. */
  insertColumns(sheet: string, before: string, count = 1): void {
    this.touched = true;
    insertLines(this.document, this.grid(sheet), 'column', columnNumber(before), count);
  }

  /** Inserts empty rows before one, counted from 1. */
  insertRows(sheet: string, before: number, count = 1): void {
    this.touched = true;
    insertLines(this.document, this.grid(sheet), 'row', before, count);
  }

  /** Drags columns (`C:D`, or one: `C`) to stand before another one. */
  moveColumns(sheet: string, columns: string, before: string): void {
    this.touched = true;
    const [first = '', last = first] = columns.split(':');
    const count = columnNumber(last) - columnNumber(first) + 1;
    moveColumns(this.document, this.grid(sheet), columnNumber(first), count, columnNumber(before));
  }

  renameSheet(from: string, to: string): void {
    this.touched = true;
    renameSheet(this.document, this.grid(from), to);
  }

  /** Protects a sheet, or a range of it, as someone else would have: what it covers cannot be edited here. */
  protect(sheet: string, range?: string, description = ''): void {
    const grid = this.grid(sheet);
    const area = range === undefined ? undefined : parseArea(range, grid);
    if (range !== undefined && !area) throw new UsageError(`"${range}" is not a range`);
    grid.protections.push({ area, description });
  }

  /** Sets a strict data validation, as someone would in Sheets; it is not saved. */
  restrict(sheet: string, range: string, rule: Partial<ValidationRule>): void {
    const grid = this.grid(sheet);
    const area = parseArea(range, grid);
    if (!area) throw new UsageError(`"${range}" is not a range`);
    const plain = { type: 'list', operator: 'between', allowsBlank: true, formula1: '', formula2: '' };
    const validations = [...grid.traits.validations, { ...plain, ...rule, areas: [area] }];
    grid.traits = { ...grid.traits, validations };
  }

  /** Takes away what `protect` has closed. */
  unprotect(sheet: string): void {
    this.grid(sheet).protections.length = 0;
  }

  /** Makes the document's lock look held by another script. */
  holdLock(held: boolean): void {
    this.document.lock.heldElsewhere = held;
  }

  /** Formulas that are not computed here, and scripted answers that did not fit. */
  warnings(): string[] {
    return [...this.document.calculator.warnings(), ...this.document.dialogs.remarks()];
  }

  /** The workbook as a file: the original's bytes if nothing was done to it. */
  bytes(): Uint8Array {
    if (!this.touched) return this.original;
    return writeWorkbook(this.file, this.reading, this.document.functionNames);
  }

  save(path: string): void {
    saveFile(path, this.bytes());
  }

  private typed(grid: Sheet, { cell, text }: Typing): PendingWrite {
    const at = this.cellOf(grid, cell);
    requireStorable(text);
    const puts = (): CellPut[] => [{ ...at, cell: typedCell(this.document, grid, at, text) }];
    return { sheet: grid, area: { ...at, rows: 1, columns: 1 }, kind: 'content', puts };
  }

  /** On the sheets that are there now, whatever they are called by now. */
  private typeMeanwhile(
    typings: readonly { readonly typing: Typing; readonly grid: Sheet | undefined }[],
  ): void {
    for (const { typing, grid = this.document.workbook.sheetNamed(typing.sheet) } of typings) {
      if (grid && this.document.isAlive(grid)) this.document.writeMeanwhile([this.typed(grid, typing)]);
    }
  }

  private runMeanwhile(action: ActionId): Run {
    const said = this.document.dialogs.take();
    const run = this.runAction(action);
    this.document.dialogs.giveBack(said);
    return run;
  }
}

/** Copies what the bundle gave into arrays, objects and dates of this side. */
function ofThisSide(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value as unknown[], ofThisSide);
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date((value as Date).getTime());
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ofThisSide(inner)]));
}
