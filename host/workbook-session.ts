import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FUNCTION_PREFIX, menuFunctionOf, type ActionId } from '../src/ui/contract';
import { parseArea, parseCell, type Position } from './grid/a1';
import { CellError } from './grid/cell';
import { Snapshot, type WorkbookChanges } from './grid/changes';
import { ServiceError, UsageError } from './grid/refusal';
import type { Sheet } from './grid/sheet';
import { OpcPackage } from './package/opc-package';
import { readWorkbook, type FileReading } from './package/workbook-reader';
import { saveFile, writeWorkbook } from './package/workbook-writer';
import type { CallCounts } from './services/call-meter';
import { scriptValue, shownText, typedCell } from './services/cell-exchange';
import type { Answers, Asker, Said } from './services/dialogs';
import { LocalDocument, type Failure } from './services/local-document';
import type { Screen } from './services/screen';
import type { MenuTree } from './services/ui';
import type { CellPut, PendingWrite } from './services/write-queue';
import { localeNamed } from './text/locale';
import { checkedZone } from './text/serial';

export type { Answers, Asker, Said, ScriptedAnswer } from './services/dialogs';
export type { CallCounts } from './services/call-meter';
export type { CellChange, SheetChange, WorkbookChanges } from './grid/changes';
export type { MenuEntry, MenuTree } from './services/ui';
export { UsageError } from './grid/refusal';

export interface OpenOptions {
  /** Path of the built bundle, or its text; `dist/Code.js` by default. */
  readonly bundle?: string | { readonly source: string };
  /** The spreadsheet's locale, which an .xlsx file does not say. */
  readonly locale?: string;
  /** The spreadsheet's zone; the manifest's beside the bundle by default. */
  readonly timeZone?: string;
  /** The script's zone; the manifest's by default. */
  readonly scriptTimeZone?: string;
  /** The language of the person's account: `es`. */
  readonly userLocale?: string;
  /** Fixes the clock. */
  readonly now?: Date;
  readonly answers?: Answers;
  /** Who is asked when no answers are scripted. */
  readonly ask?: Asker;
  /** Where toasts and pages appear while a command runs. */
  readonly screen?: Screen;
  /** Makes the n-th service call of every run fail. */
  readonly failAt?: number;
  /** The least grid that each sheet gets; Sheets gives an imported one 1000 × 26. */
  readonly grid?: { readonly rows: number; readonly columns: number };
}

export interface Typing {
  readonly sheet: string;
  readonly cell: string;
  readonly text: string;
}

/** What came of one menu command. */
export interface Run {
  readonly action: string;
  readonly said: readonly Said[];
  readonly changes: WorkbookChanges;
  readonly calls: CallCounts;
  readonly error: Failure | undefined;
}

const USUAL_ZONE = 'America/Caracas';
const USUAL_LOCALE = 'es_VE';
const BUNDLE = join('dist', 'Code.js');

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

function readBundle(bundle: OpenOptions['bundle']): {
  source: string;
  name: string;
  manifestZone: string | undefined;
  htmlFile: (name: string) => string | undefined;
} {
  if (typeof bundle === 'object') {
    return { source: bundle.source, name: 'bundle', manifestZone: undefined, htmlFile: () => undefined };
  }
  const path = resolve(bundle ?? BUNDLE);
  if (!existsSync(path)) throw new UsageError(`there is no ${bundle ?? BUNDLE}: run "npm run build" first`);
  const manifest = join(dirname(path), 'appsscript.json');
  const zone = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { timeZone?: string }).timeZone
    : undefined;
  const htmlFile = (name: string): string | undefined => {
    const file = join(dirname(path), `${name}.html`);
    return /^[\w -]+(?:\/[\w -]+)*$/.test(name) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { source: readFileSync(path, 'utf8'), name: basename(path), manifestZone: zone, htmlFile };
}

/** A workbook that is open in the host, as in one browser tab. */
export class WorkbookSession {
  private readonly file: OpcPackage;
  private readonly reading: FileReading;
  /** What a page that shows the workbook looks into (host/serve). */
  readonly document: LocalDocument;
  private touched = false;

  constructor(
    private readonly original: Uint8Array,
    title: string,
    private readonly options: OpenOptions,
  ) {
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
    const writes = typings.map(({ sheet, cell, text }): PendingWrite => {
      const grid = this.grid(sheet);
      const at = this.cellOf(grid, cell);
      const puts = (): CellPut[] => [{ ...at, cell: typedCell(this.document, grid, at, text) }];
      return { sheet: grid, area: { ...at, rows: 1, columns: 1 }, kind: 'content', puts };
    });
    const before = new Snapshot(this.document.workbook);
    this.touched = true;
    for (const write of writes) this.document.writes.add(write);
    this.document.writes.settle();
    return before.changes();
  }

  /** Runs a menu command by its id. An error that it throws is told in the result. */
  runAction(action: ActionId, options: { readonly failAt?: number } = {}): Run {
    return this.runFunction(menuFunctionOf(action), { ...options, action });
  }

  /** Runs any global function of the bundle as a menu would. */
  runFunction(
    name: string,
    {
      action = name,
      failAt = this.options.failAt,
    }: { readonly action?: string; readonly failAt?: number | undefined } = {},
  ): Run {
    if (!this.document.hasFunction(name)) throw new UsageError(`the bundle has no function ${name}`);
    const before = new Snapshot(this.document.workbook);
    this.touched = true;
    const error = this.document.runCommand(name, failAt);
    return {
      action,
      said: this.document.dialogs.take(),
      changes: before.changes(),
      calls: this.document.meter.counts(),
      error,
    };
  }

  /** Calls a function as a page of the script does, or as a web app; what it wrote is carried out in any case. */
  callServer(
    name: string,
    args: readonly unknown[],
    authority: 'full' | 'web-app',
  ): ReturnType<LocalDocument['runWith']> {
    this.touched = true;
    const outcome = this.document.runWith(authority, name, args, this.options.failAt);
    this.document.dialogs.take();
    return outcome;
  }

  /** Runs `onOpen` with no permission at all, and gives the menus that it made. */
  open(): MenuTree[] {
    return this.document.runOnOpen();
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

  sheets(): string[] {
    return this.document.workbook.sheets.map(({ name }) => name);
  }

  /** The values of a sheet's data range, as getValues gives them. */
  values(sheet: string): unknown[][] {
    const grid = this.grid(sheet);
    return this.table(grid, (row, column) => scriptValue(this.document, grid, { row, column }));
  }

  displayValues(sheet: string): string[][] {
    const grid = this.grid(sheet);
    return this.table(grid, (row, column) => shownText(this.document, grid, { row, column }));
  }

  formulas(sheet: string): string[][] {
    const grid = this.grid(sheet);
    return this.table(grid, (row, column) => grid.cellAt(row, column)?.formula ?? '');
  }

  /** The sentence that Sheets shows on hovering a cell in error; undefined for any other cell. */
  cellError(sheet: string, cell: string): string | undefined {
    const at = parseCell(cell);
    const value = at && this.grid(sheet).valueAt(at.row, at.column);
    return value instanceof CellError ? value.message || value.code : undefined;
  }

  /** Protects a sheet, or a range of it, as someone else would have: what it covers cannot be edited here. */
  protect(sheet: string, range?: string, description = ''): void {
    const grid = this.grid(sheet);
    const area = range === undefined ? undefined : parseArea(range, grid);
    if (range !== undefined && !area) throw new UsageError(`"${range}" is not a range`);
    grid.protections.push({ area, description });
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

  private grid(name: string): Sheet {
    const sheet = this.document.workbook.sheetNamed(name);
    if (sheet) return sheet;
    const names = this.sheets().map((known) => `"${known}"`);
    throw new UsageError(`there is no sheet "${name}"; there are ${names.join(', ')}`);
  }

  private cellOf(grid: Sheet, cell: string): Position {
    const at = parseCell(cell);
    if (!at) throw new UsageError(`"${cell}" is not a cell`);
    if (at.row <= grid.maxRows && at.column <= grid.maxColumns) return at;
    throw new UsageError(`${grid.name}!${cell} is outside the sheet (${grid.maxRows} × ${grid.maxColumns})`);
  }

  private table<T>(grid: Sheet, make: (row: number, column: number) => T): T[][] {
    const { lastRow, lastColumn } = grid.extent();
    return Array.from({ length: Math.max(1, lastRow) }, (_, row) =>
      Array.from({ length: Math.max(1, lastColumn) }, (__, column) => make(row + 1, column + 1)),
    );
  }
}

/** Copies what the bundle gave into arrays, objects and dates of this side. */
function ofThisSide(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value as unknown[], ofThisSide);
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date((value as Date).getTime());
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ofThisSide(inner)]));
}
