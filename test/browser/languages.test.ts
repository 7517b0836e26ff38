import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { el } from '../../src/i18n/el/texts';
import { en } from '../../src/i18n/en/texts';
import type { Messages } from '../../src/i18n/es/texts';
import { es } from '../../src/i18n/es/texts';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { ru } from '../../src/i18n/ru/texts';
import { textsIn } from '../../host/serve/texts/texts';
import { buildBundle } from '../../scripts/build';
import { describeWithChromium, PATIENCE, serve, useLocalPage, type LocalPage } from '../serve/local-page';
import { AT_FIVE_PAST, eveningFile } from './club-evening';
import { Director } from './director';

const MESSAGES: Readonly<Record<Language, Messages>> = { es, en, el, ru };

interface Page {
  readonly document: { readonly documentElement: { readonly lang: string } };
}

const languageOf = ({ page }: LocalPage): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as Page).document.documentElement.lang);

/** The menu of a page that speaks a language: opened, read, shut. */
async function menuIn({ page }: LocalPage, language: Language): Promise<string[]> {
  await page.getByRole('link', { name: textsIn(language).download }).waitFor();
  await page.getByRole('button', { name: 'Cubilete', exact: true }).click();
  // Those of the menus below it too, which are shut.
  const items = await page.locator('.menu .item').allTextContents();
  await page.keyboard.press('Escape');
  return items;
}

/** Words of the panel's labels that are broken in the middle. */
function brokenWords(director: Director): Promise<string[]> {
  return director.panel.locator('.panel').evaluate((panel) => {
    interface Node {
      readonly textContent: string;
      readonly childNodes: Iterable<Node>;
      readonly nodeType: number;
      querySelectorAll(selector: string): Iterable<Node>;
    }
    interface Range {
      setStart(node: Node, at: number): void;
      setEnd(node: Node, at: number): void;
      getClientRects(): ArrayLike<object>;
    }
    const { document } = globalThis as unknown as { document: { createRange(): Range } };
    const broken: string[] = [];
    const look = (node: Node): void => {
      for (const child of node.childNodes) look(child);
      if (node.nodeType !== 3) return;
      for (const match of node.textContent.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (range.getClientRects().length > 1) broken.push(match[0]);
      }
    };
    for (const part of (panel as unknown as Node).querySelectorAll('.kind, .chip, .top')) look(part);
    return broken;
  });
}

describeWithChromium('the local page speaks the document’s language', () => {
  const { open, server } = useLocalPage(eveningFile({}), '--locale', 'ru_RU', ...AT_FIVE_PAST);

  test(
    'by the spreadsheet’s locale, from the menu to the buttons of a question and the page around the live page',
    async () => {
      const local = await open();
      expect(await languageOf(local)).toBe('ru');
      expect(await menuIn(local, 'ru')).toEqual(expect.arrayContaining(Object.values(ru.menu.actions)));
      await local.menu('Cubilete', ru.menu.actions['seed-groups']);
      await local.question();
      await local.press(textsIn('ru').buttons.CANCEL);
      await local.page.locator('dialog[open]').waitFor({ state: 'detached' });
      await local.page.goto(`${server().address}/live`);
      expect(await languageOf(local)).toBe('ru');
    },
    PATIENCE,
  );

  test.each(LANGUAGES.filter((language) => language !== 'ru'))(
    'chosen by «Idioma»: %s, at once in every page that is open, and in the panel, whose words are whole at 300 pixels',
    async (language) => {
      const [local, other] = [await open(), await open()];
      const now = (await languageOf(local)) as Language;
      await local.menu('Cubilete', MESSAGES[now].menu.actions.language);
      await local.question();
      await local.page.locator('dialog[open] input').fill(language);
      await local.page.keyboard.press('Enter');
      for (const page of [local, other]) {
        expect(await menuIn(page, language)).toEqual(
          expect.arrayContaining([
            MESSAGES[language].menu.panel,
            ...Object.values(MESSAGES[language].menu.actions),
          ]),
        );
        expect(await languageOf(page)).toBe(language);
      }
      const director = await Director.atPanel(other, language);
      await director.match('Izaguirre', 'Cañizales').waitFor();
      expect(await brokenWords(director)).toEqual([]);
      expect([...local.faults, ...other.faults]).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'and the panel’s words are whole in Russian too',
    async () => {
      const local = await open();
      const now = (await languageOf(local)) as Language;
      await local.menu('Cubilete', MESSAGES[now].menu.actions.language);
      await local.question();
      // Left blank, the locale decides again.
      await local.page.keyboard.press('Enter');
      await local.page.getByRole('link', { name: textsIn('ru').download }).waitFor();
      const director = await Director.atPanel(local, 'ru');
      await director.match('Izaguirre', 'Cañizales').waitFor();
      expect(await brokenWords(director)).toEqual([]);
    },
    PATIENCE,
  );
});

describeWithChromium('a build in another language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  let bundle = '';
  beforeAll(async () => {
    bundle = await buildBundle('en', folder);
  }, PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(
    'is what is spoken where the locale tells nothing',
    async () => {
      const server = await serve('--bundle', bundle, '--locale', 'en_US');
      const book = (await (await fetch(`${server.address}/book`)).json()) as { readonly language: string };
      const page = await (await fetch(server.address)).text();
      server.stop();
      expect(book.language).toBe('en');
      expect(page).toContain('<html lang="en">');
    },
    PATIENCE,
  );
});
