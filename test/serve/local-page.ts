import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';

const ROOT = join(__dirname, '..', '..');
const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executable = process.env.CHROMIUM ?? CANDIDATES.find((path) => existsSync(path));
const required = process.env.REQUIRE_CHROMIUM === '1';
if (executable === undefined && !required) {
  console.warn('Chromium is not installed: its tests are skipped (REQUIRE_CHROMIUM=1 demands them).');
}

export const describeWithChromium = executable !== undefined || required ? describe : describe.skip;

/** Starting a browser or a server takes a while on a busy machine. */
export const PATIENCE = 120_000;

export const FIXTURE_BUNDLE = join(ROOT, 'test', 'fixtures', 'serve', 'Code.js');

export interface Server {
  readonly address: string;
  stop(): void;
}

/** Runs the command as a person does, on any free port, and gives the address that it prints. */
export function serve(...args: readonly string[]): Promise<Server> {
  const command = ['--import', 'tsx', join('host', 'serve', 'cli.ts'), '--port', '0', ...args];
  const child: ChildProcess = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, stop: () => child.kill() });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark';
}

const USUAL_WINDOW: WindowSize = { width: 1280, height: 800 };

interface Cubilete {
  shown(sheet: string, cell: string): string | undefined;
  select(sheet: string, cell: string): void;
}

/** One browser window on the local page. */
export class LocalPage {
  readonly faults: string[] = [];

  constructor(
    readonly page: Page,
    address: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('dialog', (dialog) => {
      this.faults.push(`the browser's own dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${address}/`) && !/^(?:data|blob|about):/.test(url)) {
        this.faults.push(`asked for ${url}`);
      }
    });
  }

  shown(sheet: string, cell: string): Promise<string | undefined> {
    return this.page.evaluate(
      ([name, at]) => (globalThis as unknown as { cubilete: Cubilete }).cubilete.shown(name, at),
      [sheet, cell] as const,
    );
  }

  select(sheet: string, cell: string): Promise<void> {
    return this.page.evaluate(
      ([name, at]) => (globalThis as unknown as { cubilete: Cubilete }).cubilete.select(name, at),
      [sheet, cell] as const,
    );
  }

  /** Types into a cell with the keyboard. */
  async type(sheet: string, cell: string, text: string): Promise<void> {
    await this.select(sheet, cell);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** What the formula bar shows for a cell. */
  async typed(sheet: string, cell: string): Promise<string> {
    await this.select(sheet, cell);
    await this.page.waitForTimeout(150);
    return (await this.page.locator('.o-topbar-composer .o-composer').innerText()).trim();
  }

  async menu(title: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: title, exact: true }).click();
    const named = this.page.locator('.item', { hasText: new RegExp(`^${escaped(item)}$`) });
    const wanted = this.page.locator('.menu').locator(named);
    // It may stand in a menu below the menu.
    const below = this.page.locator('.below').filter({ has: named });
    if ((await below.count()) > 0) await below.locator('xpath=preceding-sibling::button[1]').click();
    await wanted.click();
  }

  /** The dialog that is open, with a button to press. */
  async press(button: string): Promise<void> {
    await this.page.locator('dialog[open]').last().getByRole('button', { name: button, exact: true }).click();
  }

  async question(): Promise<string> {
    const dialog = this.page.locator('dialog[open]').last();
    await dialog.waitFor();
    return dialog.innerText();
  }

  /** Escape in a dialog, until it is gone. */
  async escape(dialog: Locator): Promise<void> {
    await this.untilGone(dialog, this.page.keyboard.down('Escape'));
    await this.page.keyboard.up('Escape');
  }

  /**
   * Waits for what an act closes, not for the act: a frame that goes while its key or click is being answered may
   * take the answer along, and on a busy machine the browser then never says that the key was pressed.
   */
  async untilGone(closed: Locator, act: Promise<void>): Promise<void> {
    act.catch(() => undefined);
    await closed.waitFor({ state: 'detached' });
  }

  /** Waits until a cell shows something. */
  async expectShown(sheet: string, cell: string, text: string | undefined): Promise<void> {
    const until = Date.now() + 10_000;
    let last: string | undefined;
    while (Date.now() < until) {
      last = await this.shown(sheet, cell);
      if (last === text) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`${sheet}!${cell} shows ${JSON.stringify(last)}, not ${JSON.stringify(text)}`);
  }

  tabs(): Promise<string[]> {
    return this.page.locator('.o-sheet').allInnerTexts();
  }
}

/** A server and a browser for a group of tests; each call of `open` is another director. */
export function useLocalPage(...args: readonly string[]): {
  readonly open: (size?: WindowSize) => Promise<LocalPage>;
  /** An empty window of another person, for a page beside the workbook. */
  readonly window: (size?: WindowSize) => Promise<LocalPage>;
  readonly server: () => Server;
} {
  let server: Server;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    server = await serve(...args);
    browser = await chromium.launch({
      executablePath: executable ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--headless=new'],
    });
  }, PATIENCE);
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await browser?.close();
    server?.stop();
  }, PATIENCE);
  async function window(size: WindowSize = USUAL_WINDOW): Promise<LocalPage> {
    const { theme = 'light', width, height } = size;
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
    contexts.push(context);
    return new LocalPage(await context.newPage(), server.address);
  }
  return {
    server: () => server,
    window,
    async open(size) {
      const local = await window(size);
      await local.page.goto(server.address);
      await local.page.waitForSelector('body.ready');
      return local;
    },
  };
}
