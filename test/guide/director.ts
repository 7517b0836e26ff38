import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { LocalPage } from '../serve/local-page';

const PATIENCE = 20_000;

/** One answer to one question: what is typed, which button is pressed, and whether a picture is taken before. */
export interface Reply {
  readonly text?: string;
  /** The first button agrees, the second does not. */
  readonly button?: 0 | 1;
  readonly picture?: string;
}

/** Whoever walks through the guide's evening: clicks in the menu, answers, types, and takes pictures. */
export class Director {
  readonly pictures: string[] = [];

  constructor(
    readonly local: LocalPage,
    private readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  private get page(): Page {
    return this.local.page;
  }

  get panel(): FrameLocator {
    return this.page.locator('aside.sidebar').frameLocator('iframe');
  }

  /** A picture of the whole window, or of one thing in it. */
  async picture(name: string, of?: Locator): Promise<void> {
    await this.page.waitForTimeout(250);
    await this.take(name, this.page, of);
  }

  async pictureOf(page: Page, name: string, of?: Locator): Promise<void> {
    await page.waitForTimeout(250);
    await this.take(name, page, of);
  }

  private async take(name: string, page: Page, of?: Locator): Promise<void> {
    const path = join(this.folder, `${name}.png`);
    await (of ?? page).screenshot({ path, animations: 'disabled', caret: 'initial' });
    this.pictures.push(path);
  }

  /**
   * A command of the menu with the answers to what it asks, in order.
   *
   * @returns what it said in the end
   */
  async command(item: string, ...replies: readonly Reply[]): Promise<string> {
    await this.clearNotes();
    await this.local.menu('Cubilete', item);
    let before = '';
    for (const { text, button = 0, picture } of replies) {
      const dialog = this.page.locator('dialog[open]');
      await this.until(async () => {
        const count = await dialog.count();
        return count === 1 && (await dialog.innerText()) !== before;
      }, `${item} asks nothing more`);
      before = await dialog.innerText();
      if (text !== undefined) await dialog.locator('input').fill(text);
      if (picture !== undefined) await this.picture(picture);
      await dialog.locator('.buttons button').nth(button).click();
    }
    const running = this.page.locator('.toast-note.lasting');
    await this.until(async () => {
      if ((await this.page.locator('dialog[open]').count()) > 0) {
        throw new Error(`${item} goes on asking: ${await this.page.locator('dialog[open]').innerText()}`);
      }
      return (await running.count()) === 0;
    }, `${item} does not end`);
    return (await this.page.locator('.toast-note').allInnerTexts()).join('\n');
  }

  /** Takes notices off the picture. */
  async clearNotes(): Promise<void> {
    const crosses = this.page.locator('.toast-note .cross');
    while ((await crosses.count()) > 0) await crosses.first().click();
  }

  /** The panel as it is when one opens it: without the notice of what was just done, from the top. */
  async quietPanel(): Promise<void> {
    const cross = this.panel.locator('.foot .toast .icon');
    await cross.first().click();
    await this.panel.locator('main').evaluate((main) => Reflect.set(main, 'scrollTop', 0));
    await this.panel.locator('html').evaluate((page) => Reflect.set(page, 'scrollTop', 0));
  }

  /** A sheet's rows by their titles, as long as the first column has something. */
  async rows(sheet: string): Promise<readonly ReadonlyMap<string, string>[]> {
    const titles: string[] = [];
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTU') {
      const title = await this.local.shown(sheet, `${letter}1`);
      if (!title) break;
      titles.push(title);
    }
    const found: ReadonlyMap<string, string>[] = [];
    for (let row = 2; ; row += 1) {
      const cells = await Promise.all(
        titles.map((_, at) => this.local.shown(sheet, `${'ABCDEFGHIJKLMNOPQRSTU'[at]}${row}`)),
      );
      if (!cells[0]) return found;
      found.push(new Map(titles.map((title, at) => [title, cells[at] ?? ''])));
    }
  }

  /** Puts several cells at once, as one copies them from a note. */
  async paste(sheet: string, cell: string, lines: readonly (readonly string[])[]): Promise<void> {
    await this.local.select(sheet, cell);
    await this.page.evaluate(
      (text) => {
        const browser = globalThis as unknown as BrowserGlobals;
        const data = new browser.DataTransfer();
        data.setData('text/plain', text);
        browser.document.activeElement.dispatchEvent(
          new browser.ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
        );
      },
      lines.map((line) => line.join('\t')).join('\n'),
    );
  }

  async until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(otherwise);
      await this.page.waitForTimeout(50);
    }
  }
}

/** Of the browser; the tests know only Node. */
interface BrowserGlobals {
  readonly document: { readonly activeElement: { dispatchEvent(event: unknown): void } };
  readonly DataTransfer: new () => { setData(type: string, text: string): void };
  readonly ClipboardEvent: new (type: string, options: object) => unknown;
}
