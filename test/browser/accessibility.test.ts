import type { Frame } from 'playwright-core';
import { expect, test } from '@jest/globals';
import { es } from '../../src/i18n/es/texts';
import { livePage as live } from '../../src/i18n/es/live-page';
import { describeWithChromium, PATIENCE, useLocalPage, type LocalPage } from '../serve/local-page';
import { barriers } from './accessible';
import { PLAYERS } from './club';
import { AT_FIVE_PAST, eveningFile, GROUPS_PLAYED } from './club-evening';
import { Director } from './director';

const [ana, , , , , , , hil] = PLAYERS.es;

/** The grid is a component of others (@odoo/o-spreadsheet), used as it is published. */
const GRID = ['.grid'];

/** The newest page of the add-on that is shown in a frame. */
function shown({ page }: LocalPage): Frame {
  const frames = page.frames().filter((frame) => /\/(?:shown|live\/content)\b/.test(frame.url()));
  return frames[frames.length - 1]!;
}

describeWithChromium('axe finds nothing serious', () => {
  const { open } = useLocalPage(eveningFile({}), ...AT_FIVE_PAST);
  let director: Director;

  test(
    'on the local page: its bar, its menu, a question, a message',
    async () => {
      const local = await open();
      expect(await barriers(local.page, GRID)).toEqual([]);
      await local.page.getByRole('button', { name: 'Cubilete', exact: true }).click();
      expect(await barriers(local.page, GRID)).toEqual([]);
      await local.page.getByRole('menuitem', { name: es.menu.actions['seed-groups'], exact: true }).click();
      await local.question();
      expect(await barriers(local.page, GRID)).toEqual([]);
      await local.press('Aceptar');
      await local.page.locator('.toast-note.brief').waitFor();
      expect(await barriers(local.page, GRID)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'in the panel: the list, a match opened, who is late, the drawers, a question, messages',
    async () => {
      director = await Director.atPanel(await open());
      const panel = shown(director.local);
      await director.match(ana, hil).waitFor();
      expect(await barriers(panel)).toEqual([]);
      await director.openMatch(ana, hil);
      await director.panel.locator('.winner').first().click();
      await director.panel.getByRole('button', { name: director.texts.more }).click();
      expect(await barriers(panel)).toEqual([]);
      await director.keyboard.type('99');
      await director.panel.getByText(director.texts.notPossible).waitFor();
      expect(await barriers(panel)).toEqual([]);
      await director.keyboard.press('Escape');
      for (const handle of await director.panel.locator('.aside .kind').all()) {
        await handle.click();
        expect(await barriers(panel)).toEqual([]);
      }
      await director.panel.locator('.hour button').first().click();
      expect(await barriers(panel)).toEqual([]);
      await director.type(ana, hil, '31');
      expect(await barriers(panel)).toEqual([]);
      await (await director.commandButton('publish')).click();
      await director.panel.getByRole('dialog').waitFor();
      expect(await barriers(panel)).toEqual([]);
      await director.acceptAll();
      expect(await barriers(panel)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'in the dialogs for the blog and the printer',
    async () => {
      const { local } = director;
      for (const page of ['blog-snippet', 'print-sheets'] as const) {
        await local.menu('Cubilete', es.menu.pages[page]);
        const dialog = local.page.locator('dialog.framed');
        await dialog
          .frameLocator('iframe')
          .getByText(ana)
          .or(dialog.frameLocator('iframe').locator('textarea'))
          .first()
          .waitFor();
        expect(await barriers(shown(local))).toEqual([]);
        expect(await barriers(local.page, GRID)).toEqual([]);
        await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
        await dialog.waitFor({ state: 'detached' });
      }
    },
    PATIENCE,
  );
});

describeWithChromium('axe finds nothing serious on the live page', () => {
  const file = eveningFile({ results: GROUPS_PLAYED, withDraw: true });
  const { open, window, server } = useLocalPage(file, ...AT_FIVE_PAST);

  test.each(['light', 'dark'] as const)(
    'every part, in the %s theme, on a phone; and the big screen',
    async (theme) => {
      if (theme === 'light') await (await Director.atPanel(await open())).command('publish');
      const local = await window({ width: 360, height: 740, theme });
      await local.page.goto(`${server().address}/live`);
      expect(await barriers(local.page)).toEqual([]);
      const frame = local.page.frameLocator('iframe');
      await frame.getByRole('tab').first().waitFor();
      for (const tab of await frame.getByRole('tab').all()) {
        await tab.click();
        expect(await barriers(shown(local))).toEqual([]);
      }
      await frame.getByRole('searchbox').fill('a');
      expect(await barriers(shown(local))).toEqual([]);
      await frame.getByRole('searchbox').fill('izag');
      await frame.getByRole('button', { name: ana }).click();
      expect(await barriers(shown(local))).toEqual([]);
      await frame.getByRole('button', { name: live.big }).click();
      await frame.locator('.big').waitFor();
      for (let page = 0; page < 4; page++) {
        expect(await barriers(shown(local))).toEqual([]);
        await frame.getByRole('button', { name: live.after }).click();
      }
    },
    PATIENCE,
  );
});
