import { CellError } from '../grid/cell';
import { ServiceError, UsageError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { Workbook } from '../grid/workbook';
import { Calculator } from '../engine/calculator';
import type { FunctionHost } from '../engine/custom-functions';
import { Realm } from '../realm/realm';
import type { Authority } from './access';
import { CallMeter, type CallCounts, type Faults } from './call-meter';
import { Dialogs, type Asker } from './dialogs';
import type { DocumentHost } from './document-host';
import { LocalLockService, LockState } from './lock';
import {
  ABSENT_SERVICES,
  absentService,
  AUTH_MODE,
  LocalConsole,
  LocalLogger,
  LocalScriptApp,
  LocalSession,
  type Editor,
} from './script-services';
import { LocalContentService } from './content-service';
import { LocalHtmlService, type HtmlFiles } from './html-service';
import type { Screen } from './screen';
import { ServiceBorder } from './service-border';
import { LocalSpreadsheetApp } from './spreadsheet-app';
import { LocalCacheService, LocalPropertiesService } from './stores';
import { LocalUi, type MenuTree } from './ui';
import { LocalUtilities } from './utilities';
import { WriteQueue, type PendingWrite } from './write-queue';

/** Google stops a custom function after this long. */
const FUNCTION_TIME = 30_000;

export interface DocumentOptions {
  readonly bundle: { readonly source: string; readonly name: string };
  /** Names of custom functions begin so. */
  readonly functionPrefix: string;
  readonly scriptTimeZone: string;
  /** The language of the person's account. */
  readonly userLocale: string;
  readonly user: Editor;
  readonly ask: Asker | undefined;
  /** Where toasts and pages appear at once; nowhere by default. */
  readonly screen?: Screen | undefined;
  /** The .html files beside the bundle. */
  readonly htmlFiles: HtmlFiles;
  now(): number;
}

export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** How a run ended. */
export interface RunEnd {
  readonly error: Failure | undefined;
  readonly calls: CallCounts;
  /** The calls in their order. */
  readonly trace: readonly string[];
  /** What the function gave, for a page that called it. */
  readonly value?: unknown;
}

/** What each run has of its own. */
interface RunState {
  readonly number: number;
  readonly meter: CallMeter;
  /** Undefined while the bundle is being loaded. */
  writes: WriteQueue | undefined;
}

/** What an async function has yet to do would come after everything was looked at. */
function unfinished(name: string, value: unknown): Failure | undefined {
  const isPromise = Object.prototype.toString.call(value) === '[object Promise]';
  if (!isPromise) return undefined;
  return { name: 'Error', message: `${name} is async, which is not supported by the local host`, stack: '' };
}

/** A workbook with the bundle beside it: the place of "the document" in Apps Script. */
export class LocalDocument implements DocumentHost, FunctionHost {
  readonly lock = new LockState();
  readonly dialogs: Dialogs;
  readonly calculator: Calculator;
  readonly timeZone: string;
  readonly functionNames: ReadonlySet<string>;
  private readonly spelling = new Map<string, string>();
  private readonly border = new ServiceBorder(() => this.current.meter);
  private readonly realm: Realm;
  private readonly menus: MenuTree[] = [];
  private readonly properties = new LocalPropertiesService();
  private current: RunState;
  private runs = 0;

  constructor(
    readonly workbook: Workbook,
    private readonly options: DocumentOptions,
  ) {
    this.current = { number: 0, meter: new CallMeter(), writes: undefined };
    this.timeZone = workbook.timeZone;
    this.dialogs = new Dialogs(options.ask, options.screen);
    this.realm = new Realm(this.border.host, { zone: options.scriptTimeZone, now: () => this.now() });
    this.exposeServices();
    this.loadBundle();
    for (const name of this.realm.functionNames(options.functionPrefix)) {
      this.spelling.set(name.toUpperCase(), name);
    }
    this.functionNames = new Set(this.spelling.keys());
    this.calculator = new Calculator(workbook, this);
    this.current.writes = new WriteQueue(this.calculator);
  }

  now(): number {
    return this.options.now();
  }

  settle(): void {
    if (this.border.authority !== 'custom-function') this.writes.settle();
  }

  isAlive(sheet: Sheet): boolean {
    return this.workbook.sheets.includes(sheet);
  }

  hasFunction(name: string): boolean {
    return this.realm.hasFunction(name);
  }

  /** What the run that is under way has written and Google has not yet carried out. */
  get writes(): WriteQueue {
    return this.current.writes!;
  }

  /**
   * Runs a menu command; what it wrote is carried out even if it fails, as at Google. While a run stands still in the
   * middle of a call another one can be run: each has its own lock, calls and pending writes.
   *
   * @param before what happens before a call is carried out, by the call's number
   */
  runCommand(
    name: string,
    faults: Faults = {},
    before?: (call: number) => void,
    args: readonly unknown[] = [],
  ): RunEnd {
    return this.runWith('full', name, args, faults, before);
  }

  /** Runs a function as a page of the script (`full`) or a web app calls it, and gives what it returns besides. */
  runWith(
    authority: 'full' | 'web-app',
    name: string,
    args: readonly unknown[],
    faults: Faults = {},
    before?: (call: number) => void,
  ): RunEnd {
    const outer = this.current;
    const meter = new CallMeter(faults, before);
    this.current = { number: ++this.runs, meter, writes: new WriteQueue(this.calculator) };
    this.lock.running = this.current.number;
    try {
      const answer = this.under(authority, () => this.realm.invoke(name, args));
      const failure = answer.ok ? unfinished(name, answer.value) : { ...answer, stack: answer.stack ?? '' };
      if (meter.losesPending) this.writes.drop();
      const late = this.settleAtEnd();
      this.border.throwFault();
      const value = answer.ok ? this.realm.outer(answer.value) : undefined;
      return { error: failure ?? late, calls: meter.counts(), trace: meter.trace, value };
    } finally {
      this.lock.release();
      this.current = outer;
      this.lock.running = outer.number;
    }
  }

  /** Every function that the bundle declares at top level. */
  globalFunctions(): string[] {
    return this.realm.functionNames('');
  }

  /** Someone else's writes, beside those of the run that is under way. */
  writeMeanwhile(writes: readonly PendingWrite[]): void {
    const queue = new WriteQueue(this.calculator);
    for (const write of writes) queue.add(write);
    queue.settle();
  }

  /**
   * Runs the simple trigger `onOpen`, and gives the menus it made. An add-on that is not enabled in the document may do
   * nothing but make menus; one that is may read the document.
   */
  runOnOpen(isEnabled = false): readonly MenuTree[] {
    if (!this.hasFunction('onOpen')) throw new UsageError('the bundle has no function onOpen');
    this.menus.length = 0;
    const authMode = isEnabled ? AUTH_MODE.LIMITED : AUTH_MODE.NONE;
    const answer = this.under(isEnabled ? 'full' : 'none', () => this.realm.invoke('onOpen', [{ authMode }]));
    this.border.throwFault();
    if (!answer.ok) throw new ServiceError(answer.message);
    return this.menusNow();
  }

  /** The menus as they are by now: a command can make them anew. */
  menusNow(): readonly MenuTree[] {
    return [...this.menus];
  }

  /** What the bundle keeps in the document's properties. */
  documentProperty(key: string): string | null {
    return this.properties.getDocumentProperties().getProperty(key);
  }

  callFunction(name: string, args: readonly unknown[]): unknown {
    const spelled = this.spelling.get(name.toUpperCase()) ?? name;
    const answer = this.under('custom-function', () => this.realm.invokeWithin(FUNCTION_TIME, spelled, args));
    return answer.ok ? answer.value : new CellError('#ERROR!', answer.message);
  }

  private settleAtEnd(): Failure | undefined {
    try {
      this.writes.settle();
      return undefined;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { name: error.name, message: error.message, stack: '' };
    }
  }

  private under<T>(authority: Authority, work: () => T): T {
    const before = this.border.authority;
    this.border.authority = authority;
    try {
      return work();
    } finally {
      this.border.authority = before;
    }
  }

  private exposeServices(): void {
    const ui = new LocalUi(this.dialogs, this.lock, this.menus, this.options.screen);
    const services: Record<string, object> = {
      SpreadsheetApp: new LocalSpreadsheetApp(this, ui),
      LockService: new LocalLockService(this.lock),
      ScriptApp: new LocalScriptApp(),
      Session: new LocalSession(this.options.scriptTimeZone, this.options.userLocale, this.options.user),
      Utilities: new LocalUtilities(),
      PropertiesService: this.properties,
      CacheService: new LocalCacheService(() => this.now()),
      HtmlService: new LocalHtmlService(this.options.htmlFiles),
      ContentService: new LocalContentService(),
      Logger: new LocalLogger(this.dialogs),
      console: new LocalConsole(this.dialogs),
    };
    for (const name of ABSENT_SERVICES) services[name] = absentService(name);
    for (const [name, service] of Object.entries(services)) this.realm.expose(name, service);
  }

  /** Top-level code runs before every call, also under onOpen's lowest right, so it gets no more than that. */
  private loadBundle(): void {
    const { source, name } = this.options.bundle;
    try {
      this.under('none', () => this.realm.run(source, name));
    } catch (error) {
      const message = String((error as { message?: unknown } | null)?.message ?? error);
      throw new UsageError(`${name} cannot be loaded: ${message}`);
    }
    this.border.throwFault();
  }
}
