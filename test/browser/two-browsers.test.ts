import { expect, test } from '@jest/globals';
import { es } from '../../src/i18n/es/texts';
import { describeWithChromium, PATIENCE, useLocalPage } from '../serve/local-page';
import { PLAYERS } from './club';
import { AT_FIVE_PAST, eveningFile } from './club-evening';
import { Director } from './director';

const [ana, bea, cam, dal, eli, fat, glo, hil] = PLAYERS.es;

describeWithChromium('two directors with a panel each', () => {
  const { open } = useLocalPage(eveningFile({ isHere: true }), ...AT_FIVE_PAST);
  let first: Director;
  let second: Director;

  test(
    'each sees what the other has entered, in the grid at once and in the panel when it is read again',
    async () => {
      first = await Director.atPanel(await open());
      second = await Director.atPanel(await open());
      await Promise.all([first.tap(ana, hil, ana, 1), second.type(bea, glo, '13')]);
      await second.local.expectShown('Calendario', 'H2', '1');
      await first.local.expectShown('Calendario', 'H8', '3');
      await first.panel.getByRole('button', { name: first.texts.refresh }).click();
      await first.match(bea, glo).waitFor({ state: 'detached' });
      await first.panel.getByRole('button', { name: first.texts.finishedTitle(2) }).click();
      expect(await first.points(bea, glo)).toEqual(['1', '3']);
    },
    PATIENCE,
  );

  test(
    'the same match entered in both: the second is told so, and what the first wrote stays',
    async () => {
      // Both have it open before either has written.
      await second.openMatch(dal, eli);
      await first.type(dal, eli, '32');
      await second.keyboard.type('03');
      await second.keyboard.press('Enter');
      const match = es.panel.match('G1', dal, eli);
      const told = second.panel.getByRole('alert');
      await told.getByText(es.panel.typedMeanwhile(match, '3–2')).waitFor();
      expect(await first.local.shown('Calendario', 'G3')).toBe('3');
      expect(await first.local.shown('Calendario', 'H3')).toBe('2');
      // Its panel shows by now what stands there.
      await second.match(dal, eli).waitFor({ state: 'detached' });
    },
    PATIENCE,
  );

  test(
    'undoing takes back one’s own entry, and not what the other has done after it',
    async () => {
      await first.type(cam, fat, '31');
      await second.panel.getByRole('button', { name: second.texts.refresh }).click();
      await second.match(cam, fat).waitFor({ state: 'detached' });
      await second.type(hil, eli, '13');
      await first.panel.locator('.toast').getByRole('button', { name: first.texts.undo }).click();
      await first.panel.getByRole('alert').getByText(es.panel.otherEntry).waitFor();
      expect(await first.local.shown('Calendario', 'G4')).toBe('1');
      expect(await first.local.shown('Calendario', 'G9')).toBe('3');
      expect([...first.local.faults, ...second.local.faults]).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'one is asked by the menu while the other goes on entering',
    async () => {
      await first.local.menu('Cubilete', first.nameOf('draw'));
      await first.local.question();
      await second.type(ana, dal, '31');
      await second.local.expectShown('Calendario', 'G5', '3');
      await first.local.escape(first.local.page.locator('dialog[open]'));
      expect(await first.local.tabs()).not.toContain('Draw');
    },
    PATIENCE,
  );
});
