import { expect, test } from '@jest/globals';
import { es } from '../../src/i18n/es/texts';
import { livePage as live } from '../../src/i18n/es/live-page';
import { describeWithChromium, PATIENCE, useLocalPage } from '../serve/local-page';
import { PLAYERS } from './club';
import { AT_FIVE_PAST, eveningFile } from './club-evening';
import { Director } from './director';

const [ana, bea] = PLAYERS.es;
const hil = PLAYERS.es[7];

const isFocused = (it: unknown): boolean =>
  it === (globalThis as unknown as { document: { activeElement: unknown } }).document.activeElement;

/** Nothing here is clicked. */
describeWithChromium('by keyboard alone', () => {
  const { open, window, server } = useLocalPage(eveningFile({}), ...AT_FIVE_PAST);
  let director: Director;
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await director.keyboard.press(key);
  };
  const focused = (): Promise<string> => director.panel.locator(':focus').first().innerText();

  test(
    'from the grid to the menu and its commands, and back',
    async () => {
      const local = await open();
      await local.select('Ranking', 'B2');
      await local.page.keyboard.press('F6');
      await local.page.keyboard.press('Enter');
      await local.page.getByRole('menuitem').first().waitFor();
      await local.page.keyboard.press('Escape');
      expect(await local.page.locator(':focus').innerText()).toBe('Cubilete');
      await local.page.keyboard.press('F6');
      await local.page.keyboard.type('otra');
      await local.page.keyboard.press('Enter');
      await local.expectShown('Ranking', 'B2', 'otra');
      await local.page.keyboard.press('Control+z');
      await local.expectShown('Ranking', 'B2', ana);
    },
    PATIENCE,
  );

  test(
    'the panel opens with the keyboard in it; a match is found, its late player stamped, its result entered and taken back',
    async () => {
      const local = await open();
      await local.page.keyboard.press('F6');
      await local.page.keyboard.press('Enter');
      // The panel is the menu's first item.
      await local.page.keyboard.press('Enter');
      director = await Director.atOpenPanel(local);
      await director.match(ana, hil).waitFor();
      await press('/');
      await director.keyboard.type('izag');
      await press('Enter');
      // The button of who has not come is where the keyboard is; when he has, it goes on in the same match.
      await director.panel.locator('.arrival :focus').waitFor();
      await press('Enter');
      await director.said(ana);
      await director.panel.locator('.detail :focus').waitFor();
      await press('Enter');
      await director.said(hil);
      await director.panel.locator('.winner:focus').waitFor();
      await press('Enter');
      await director.panel.locator('.points-of').last().waitFor();
      await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      expect(await focused()).toBe('0');
      await press('ArrowRight', 'Enter');
      await director.said(`${ana}–${hil}`);
      await director.local.expectShown('Calendario', 'H2', '1');
      await press('Escape');
      const undo = director.panel.locator('.toast').getByRole('button', { name: director.texts.undo });
      for (let tabs = 0; tabs < 60 && !(await undo.evaluate(isFocused)); tabs++) {
        await press('Tab');
      }
      await press('Enter');
      await director.said(director.texts.undone);
      await director.local.expectShown('Calendario', 'H2', '');
    },
    PATIENCE,
  );

  test(
    'down the list: each match opened, entered by its figures, and the next one is there',
    async () => {
      await press('Escape', '/', 'Escape', 'Escape');
      await press('ArrowDown');
      const first = await focused();
      await press('Enter');
      await director.panel.locator('.detail :focus').waitFor();
      await director.keyboard.type('99');
      await director.panel.getByText(director.texts.notPossible).waitFor();
      // A figure after those begins anew.
      await director.keyboard.type('31');
      await press('Enter');
      await director.said('3–1');
      expect(await focused()).not.toBe(first);
      expect(await director.panel.locator('.row:focus').count()).toBe(1);
    },
    PATIENCE,
  );

  test(
    'a question of the panel takes the keyboard, keeps it, and gives it back',
    async () => {
      const commands = director.panel.getByRole('button', { name: director.texts.commands });
      await commands.focus();
      await press('Enter');
      await director.panel
        .locator('.commands')
        .getByRole('button', { name: director.nameOf('seed-groups') })
        .focus();
      await press('Enter');
      const question = director.panel.getByRole('dialog');
      await question.locator(':focus').waitFor();
      for (let tabs = 0; tabs < 7; tabs++) {
        await press('Tab');
        expect(await question.locator(':focus').count()).toBe(1);
      }
      await press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await director.panel.locator(':focus').count()).toBe(1);
    },
    PATIENCE,
  );

  test(
    'a dialog of the menu: Escape leaves it, Enter accepts it, and the grid has the keyboard after it',
    async () => {
      const { local } = director;
      await press('F6');
      await local.page.locator('.o-grid .o-composer:focus').waitFor();
      // The menu's third item, behind the panel and «Configurar torneo».
      await press('F6', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
      expect(await local.question()).toContain('8 jugadores');
      await local.escape(local.page.locator('dialog[open]'));
      await local.page.locator('.o-grid .o-composer:focus').waitFor();
    },
    PATIENCE,
  );

  test(
    'the dialogs for the blog and the printer: the keyboard is in them, and Escape leaves them',
    async () => {
      const { local } = director;
      for (const page of ['blog-snippet', 'print-sheets'] as const) {
        await press('F6', 'Enter');
        const item = (name: string) => local.page.getByRole('menuitem', { name, exact: true });
        const reach = async (name: string) => {
          while (!(await item(name).evaluate(isFocused))) await press('ArrowDown');
        };
        await reach(es.menu.below.publishing);
        await press('ArrowRight');
        await reach(es.menu.pages[page]);
        await press('Enter');
        const dialog = local.page.locator('dialog.framed');
        await dialog.frameLocator('iframe').locator('input').first().waitFor();
        const inside = dialog.frameLocator('iframe').locator(':focus');
        for (let tabs = 0; tabs < 5 && (await inside.count()) === 0; tabs++) await press('Tab');
        expect(await inside.count()).toBe(1);
        await local.escape(dialog);
        await local.page.locator('.o-grid .o-composer:focus').waitFor();
      }
    },
    PATIENCE,
  );

  test(
    'the live page: a name found, its parts by the arrows, the big screen and out of it',
    async () => {
      await director.command('publish');
      const local = await window();
      await local.page.goto(`${server().address}/live`);
      const frame = local.page.frameLocator('iframe');
      await frame.getByRole('tab').first().waitFor();
      const { keyboard } = local.page;
      const tabTo = async (selector: string): Promise<void> => {
        for (let tabs = 0; tabs < 25; tabs++) {
          if ((await frame.locator(`${selector}:focus`).count()) > 0) return;
          await keyboard.press('Tab');
        }
        throw new Error(`no way to ${selector} by Tab`);
      };
      await tabTo('input[type=search]');
      await keyboard.type('beatriz');
      await keyboard.press('Enter');
      await frame.locator('.mine', { hasText: bea }).waitFor();
      await tabTo('[role=tab]');
      await keyboard.press('ArrowRight');
      await frame.getByRole('tab', { name: live.parts.matches, selected: true }).waitFor();
      await keyboard.press('End');
      await frame.getByRole('tab', { name: live.parts.ranking, selected: true }).waitFor();
      const big = frame.getByRole('button', { name: live.big });
      for (
        let tabs = 0;
        tabs < 25 && (await frame.locator('.tools button:nth-child(2):focus').count()) === 0;
        tabs++
      ) {
        await keyboard.press('Shift+Tab');
      }
      await keyboard.press('Enter');
      await frame.locator('.big').waitFor();
      await keyboard.press('ArrowRight');
      await keyboard.press('Escape');
      await big.waitFor();
      expect(await frame.locator(':focus').innerText()).toBe(live.big);
      expect([...local.faults, ...director.local.faults]).toEqual([]);
    },
    PATIENCE,
  );
});
