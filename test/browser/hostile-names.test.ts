import type { Frame } from 'playwright-core';
import { expect, test } from '@jest/globals';
import { es } from '../../src/i18n/es/texts';
import { livePage as live } from '../../src/i18n/es/live-page';
import { describeWithChromium, PATIENCE, useLocalPage, type LocalPage } from '../serve/local-page';
import { AT_FIVE_PAST, eveningFile } from './club-evening';
import { Director } from './director';

const NAMES = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://example.com/?"&A1;"Premio")',
  '</script><script>alert(2)</script>',
  'Abel \u202Eonirecas\u202C Rey',
  `O'Brien "El Zurdo" & Cía <b>`,
  `Largo ${'larguísimo '.repeat(20).trim()}`,
  '+1+1@x-y {{7*7}} ${8*8}',
  'javascript:alert(3)',
] as const;

interface Page {
  readonly document: {
    querySelectorAll(selector: string): ArrayLike<{ readonly outerHTML: string }>;
    readonly body: { readonly innerText: string };
  };
}

/** What could do something or fetch something, other than what the page itself brings. */
function dangers(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const { document } = globalThis as unknown as Page;
    const found = document.querySelectorAll(
      'img, object, embed, iframe, link[href]:not([href^="data:"]), a[href]:not([href^="http"]), [onerror], [onload], [onclick], body b:empty',
    );
    return Array.from(found, ({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

function textOf(frame: Frame): Promise<string> {
  return frame.evaluate(() => (globalThis as unknown as Page).document.body.innerText);
}

function shown({ page }: LocalPage): Frame {
  const frames = page.frames().filter((frame) => /\/(?:shown|live\/content)\b/.test(frame.url()));
  return frames[frames.length - 1]!;
}

/** As the screen shows blanks; signs that turn the direction of writing are no part of a name. */
const asSeen = (text: string): string =>
  text
    .replaceAll(/[\u202A-\u202E]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

describeWithChromium('names that are markup, formulas or worse are text everywhere', () => {
  const { open, window, server } = useLocalPage(
    eveningFile({ players: NAMES, isHere: true }),
    ...AT_FIVE_PAST,
  );
  let director: Director;

  test(
    'in the grid and in the questions and messages of the menu',
    async () => {
      const local = await open();
      for (const [index, name] of NAMES.entries()) {
        await local.expectShown('Inscritos', `C${index + 2}`, name);
      }
      await local.type('Inscritos', 'D2', 'no');
      await local.expectShown('Inscritos', 'D2', 'no');
      await local.menu('Cubilete', es.menu.actions['seed-groups']);
      expect(await local.question()).toContain(`No vienen (1): ${NAMES[0]}`);
      await local.press('Cancelar');
      await local.page.keyboard.press('Control+z');
      await local.type('Inscritos', 'D2', 'sí');
      expect(local.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'in the panel: its list, a match opened, what it says, its search; and what is entered for them is right',
    async () => {
      director = await Director.atPanel(await open());
      const panel = shown(director.local);
      await director.panel.locator('.match').first().waitFor();
      const text = asSeen(await textOf(panel));
      for (const name of NAMES) expect(text).toContain(asSeen(name));
      const match = director.panel.locator('.match').first();
      const [white, black] = await match.locator('.row .who').allInnerTexts();
      await match.locator('.row').click();
      await match.locator('.detail :focus').waitFor();
      await match.getByRole('button', { name: director.texts.more }).click();
      await director.keyboard.type('31');
      await director.keyboard.press('Enter');
      await director.said(`${white}–${black}`);
      await director.panel.getByRole('searchbox').fill('<img src=x onerror=alert(9)>');
      await director.panel.getByText(director.texts.nobody('<img src=x onerror=alert(9)>')).waitFor();
      await director.panel.getByRole('searchbox').fill('');
      expect(await dangers(panel)).toEqual([]);
      // A long name makes nothing wider than the panel.
      expect(
        await director.panel.locator('.panel').evaluate((it) => {
          const { scrollWidth, clientWidth } = it as unknown as { scrollWidth: number; clientWidth: number };
          return scrollWidth - clientWidth;
        }),
      ).toBe(0);
    },
    PATIENCE,
  );

  test(
    'on the live page: every part, the big screen, a name looked for',
    async () => {
      await director.command('publish');
      const local = await window({ width: 360, height: 740 });
      await local.page.goto(`${server().address}/live`);
      const frame = local.page.frameLocator('iframe');
      await frame.getByRole('tab').first().waitFor();
      for (const tab of await frame.getByRole('tab').all()) {
        await tab.click();
        const text = asSeen(await textOf(shown(local)));
        for (const name of NAMES) expect(text).toContain(asSeen(name));
        expect(await dangers(shown(local))).toEqual([]);
      }
      await frame.getByRole('searchbox').fill('img');
      await frame.getByRole('button', { name: NAMES[0] }).click();
      expect(await frame.locator('.mine h2').innerText()).toBe(NAMES[0]);
      await frame.getByRole('button', { name: live.big }).click();
      await frame.locator('.big').waitFor();
      expect(await dangers(shown(local))).toEqual([]);
      expect(local.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'in the text for the blog, in its preview, and on paper',
    async () => {
      const { local } = director;
      await local.menu('Cubilete', es.menu.pages['blog-snippet']);
      const dialog = local.page.locator('dialog.framed');
      const code = await dialog.frameLocator('iframe').locator('textarea').inputValue();
      for (const markup of ['<img', '<script', '</script>S', ' onerror=alert(1)>', '<b>']) {
        expect(code).not.toContain(markup);
      }
      expect(code).toContain('&lt;img src=x onerror=alert(1)&gt;');
      const inBlog = await window();
      await inBlog.page.setContent(`<!doctype html><title>blog</title><main>${code}</main>`);
      const published = asSeen(await textOf(inBlog.page.mainFrame()));
      for (const name of NAMES) expect(published).toContain(asSeen(name));
      expect(await dangers(inBlog.page.mainFrame())).toEqual([]);
      expect(inBlog.faults).toEqual([]);
      await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
      await dialog.waitFor({ state: 'detached' });

      await local.menu('Cubilete', es.menu.pages['print-sheets']);
      await dialog.frameLocator('iframe').getByText(NAMES[0]).first().waitFor();
      const paper = asSeen(await textOf(shown(local)));
      for (const name of NAMES) expect(paper).toContain(asSeen(name));
      expect(await dangers(shown(local))).toEqual([]);
      expect(local.faults).toEqual([]);
    },
    PATIENCE,
  );
});
