import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseCell } from '../grid/a1';
import { ServiceError, UsageError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import { LocalTextOutput, mediaTypeOf } from '../services/content-service';
import type { Asker } from '../services/dialogs';
import { LocalHtmlOutput } from '../services/html-service';
import type { Screen } from '../services/screen';
import type { MenuTree } from '../services/ui';
import type { Language } from '../../src/i18n/languages';
import { openWorkbook, type WorkbookSession } from '../workbook-session';
import { fileColumns } from './column-widths';
import { contentAsTyped } from './edit-text';
import { functionHelp } from './function-help';
import { documentLanguage } from './document-language';
import { GridView } from './grid-view';
import type { BookChange, BookView, CallAnswer, Edit, FunctionHelp, MenuView } from './messages';
import { resultForPage } from './page-results';
import { textsIn, type LocalTexts } from './texts/texts';
import type { LiveAnswer, Results, ThreadOptions, Work } from './work';

/** An add-on's menu hangs under its name, which Google takes from the add-on's listing. */
const ADDON_NAME = 'Cubilete';

/** The workbook of the page: one session, on a copy of the file in memory. */
export class Book {
  private readonly session: WorkbookSession;
  private readonly view: GridView;
  private menus: readonly MenuView[] = [];
  language: Language = 'es';
  private readonly functions: readonly FunctionHelp[];
  private readonly title: string;

  constructor(
    private readonly options: ThreadOptions,
    ask: Asker,
    screen: Screen,
  ) {
    const { file, bundle, locale, timeZone, scriptTimeZone, now } = options;
    this.session = openWorkbook(file, {
      bundle,
      ask,
      screen,
      ...(locale !== undefined && { locale }),
      ...(timeZone !== undefined && { timeZone }),
      ...(scriptTimeZone !== undefined && { scriptTimeZone }),
      ...(now !== undefined && { now: new Date(now) }),
    });
    this.title = basename(file);
    this.view = new GridView(this.session.document, fileColumns(readFileSync(file), this.title));
    // Whoever tries it out has enabled it: so the menu may look which language the document speaks.
    if (this.session.document.hasFunction('onOpen')) this.session.open({ isEnabled: true });
    this.menusChanged();
    this.functions = functionHelp(readFileSync(bundle, 'utf8'));
  }

  /** What changed since the last time; undefined if nothing did. */
  change(): BookChange | undefined {
    return this.view.change(this.menusChanged() ? { menus: this.menus, language: this.language } : undefined);
  }

  /** What the local page itself says, in the language that the document speaks. */
  get texts(): LocalTexts {
    return textsIn(this.language);
  }

  private menusChanged(): boolean {
    const { document } = this.session;
    const before = JSON.stringify([this.language, this.menus]);
    this.language = documentLanguage(document, this.options.bundle);
    this.menus = document.menusNow().map(menuView);
    return JSON.stringify([this.language, this.menus]) !== before;
  }

  /** Does one piece of work. `waited` tells how long it stood behind another, in milliseconds. */
  perform<W extends Work>(work: W, waited: number): Results[W['kind']];
  perform(work: Work, waited: number): Results[Work['kind']] {
    switch (work.kind) {
      case 'book':
        return this.book();
      case 'type':
        return this.type(work.edits);
      case 'run':
        return this.run(work.name, work.sheet, waited);
      case 'call':
        return this.callFrom(work.sheet, work.name, work.args, waited);
      case 'functions':
        return this.publicFunctions();
      case 'live':
        return this.live(work.query);
      case 'live-call':
        return this.call(work.name, work.args, waited, 'web-app');
      case 'file':
        return this.session.bytes();
    }
  }

  private book(): BookView {
    const { workbook } = this.session.document;
    const { locale } = workbook;
    return {
      title: this.title,
      version: this.view.version,
      sheets: this.view.sheetFrames(),
      cells: this.view.cells(),
      active: workbook.activeSheet().id,
      locale: {
        code: locale.code,
        decimal: locale.decimal,
        group: locale.group,
        argumentSeparator: locale.argumentSeparator,
        dateFormat: locale.dateFormat,
      },
      menus: this.menus,
      language: this.language,
      functions: this.functions,
      hasLivePage: this.session.document.hasFunction('doGet'),
    };
  }

  private type(edits: readonly Edit[]): Results['type'] {
    try {
      const typings = edits.map((edit) => {
        const sheet = this.sheetOf(edit.sheet);
        return { sheet: sheet.name, cell: edit.cell, text: this.textOf(sheet, edit) };
      });
      this.session.typeAll(typings);
      return {};
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof UsageError)) throw error;
      return { error: error.why ? this.texts.refused.typing(error.why) : error.message };
    }
  }

  private textOf(sheet: Sheet, { cell, text, isContent }: Edit): string {
    const at = parseCell(cell);
    if (!isContent || !at) return text;
    return contentAsTyped(text, sheet.formatAt(at.row, at.column), this.session.document.workbook.locale);
  }

  private sheetOf(id: number): Sheet {
    const sheet = this.session.document.workbook.sheets.find((one) => one.id === id);
    if (!sheet) throw new UsageError(this.texts.sheetGone);
    return sheet;
  }

  private run(name: string, sheetId: number, waited: number): Results['run'] {
    if (!this.menus.some((menu) => offers(menu, name))) throw new UsageError(this.texts.refused.notInMenu);
    const { workbook } = this.session.document;
    this.activate(sheetId);
    const { error } = this.behind(waited, () => this.session.runFunction(name));
    const active = workbook.activeSheet().id;
    return error ? { error: `${error.name}: ${error.message}`, active } : { active };
  }

  /** The sheet that whoever asks is looking at is the active one. */
  private activate(sheetId: number): void {
    const { workbook } = this.session.document;
    workbook.active = workbook.sheets.find(({ id }) => id === sheetId) ?? workbook.active;
  }

  private callFrom(sheetId: number, name: string, args: readonly unknown[], waited: number): Results['call'] {
    this.activate(sheetId);
    const answer = this.call(name, args, waited, 'full');
    return { ...answer, active: this.session.document.workbook.activeSheet().id };
  }

  /** A script that has had to wait for longer than scripts wait finds the lock held by who was before it. */
  private behind<T>(waited: number, work: () => T): T {
    if (waited <= this.options.lockPatience) return work();
    this.session.holdLock(true);
    try {
      return work();
    } finally {
      this.session.holdLock(false);
    }
  }

  private publicFunctions(): readonly string[] {
    return this.session.document.globalFunctions().filter((name) => !name.endsWith('_'));
  }

  private call(
    name: string,
    args: readonly unknown[],
    waited: number,
    authority: 'full' | 'web-app',
  ): CallAnswer {
    if (!this.publicFunctions().includes(name)) {
      return { error: `google.script.run.${name} is not a function` };
    }
    const outcome = this.behind(waited, () => this.session.callServer(name, args, authority));
    if (outcome.error) return { error: outcome.error.message };
    return { value: resultForPage(outcome.value) };
  }

  private live(query: string): LiveAnswer {
    if (!this.session.document.hasFunction('doGet')) return { kind: 'none' };
    const outcome = this.session.callServer('doGet', [webAppEvent(query)], 'web-app');
    if (outcome.error) return { kind: 'error', message: outcome.error.message };
    const { value } = outcome;
    if (value instanceof LocalHtmlOutput) {
      return { kind: 'html', title: value.getTitle(), html: value.getContent() };
    }
    if (value instanceof LocalTextOutput) {
      return { kind: 'text', type: mediaTypeOf(value), text: value.getContent() };
    }
    return {
      kind: 'error',
      message: 'The script completed but the returned value is not a supported return type.',
    };
  }
}

/** The event that `doGet` gets. */
function webAppEvent(query: string): object {
  const parameters: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) (parameters[name] ??= []).push(value);
  const parameter = Object.fromEntries(
    Object.entries(parameters).map(([name, [first = '']]) => [name, first]),
  );
  return { parameter, parameters, queryString: query, contextPath: '', contentLength: -1 };
}

function menuView({ title, isAddon, items }: MenuTree): MenuView {
  return {
    title: isAddon && title === '' ? ADDON_NAME : title,
    items: items.map((item) => (item.kind === 'menu' ? { kind: 'menu', menu: menuView(item.menu) } : item)),
  };
}

function offers({ items }: MenuView, name: string): boolean {
  return items.some(
    (item) =>
      (item.kind === 'item' && item.functionName === name) ||
      (item.kind === 'menu' && offers(item.menu, name)),
  );
}
