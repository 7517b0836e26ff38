import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';
import { describeWithChromium, FIXTURE_BUNDLE, PATIENCE, useLocalPage } from './local-page';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const file = join(folder, 'prueba.xlsx');
writeFileSync(
  file,
  emptyWorkbook([
    {
      name: 'Hoja 1',
      rows: [
        ['Ana', 1.5],
        ['<img src=x onerror=alert(1)>', 2],
      ],
    },
  ]),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHEET = 'Hoja 1';

describeWithChromium('what a bundle shows and asks', () => {
  const { open, server } = useLocalPage(file, '--bundle', FIXTURE_BUNDLE, '--lock-patience', '500');

  test(
    'a sidebar calls the server by Google’s rules, from a frame with no other way out',
    async () => {
      const page = await open();
      await page.menu('Prueba', 'Panel');
      const sidebar = page.page.locator('aside.sidebar');
      await sidebar.waitFor();
      expect((await sidebar.boundingBox())?.width).toBe(300);
      expect(await sidebar.locator('h2').innerText()).toBe('Panel <b>de prueba</b>');
      const frame = sidebar.frameLocator('iframe');
      await frame.getByText('ready').waitFor();
      await frame.getByRole('button', { name: 'Preguntar' }).click();
      await page.expectShown(SHEET, 'E1', '=1+1');
      await frame.getByText('write:').waitFor();
      await frame.getByText('fetch is').waitFor();
      const lines = (await frame.locator('#out').innerText()).trim().split('\n').sort();
      expect(lines).toEqual(
        [
          'ready',
          'cells: [["Ana","1,5"],["<img src=x onerror=alert(1)>","2"]]',
          'date: null',
          'undefined: {"list":[1,null,3],"text":"ñ"}',
          'echo: [1,"dos",{"tres":true},null] with user object',
          'throw failed: ScriptError fallo del servidor',
          'write: "escrito"',
          'form: {"who":["Ana","Eva"]}',
          'secret_ is undefined',
          'missing is undefined',
          'a date: Failed due to illegal value in property: 0',
          'parent is closed',
          'fetch is closed',
        ].sort(),
      );
      await page.untilGone(sidebar, frame.getByRole('button', { name: 'Cerrar' }).click());
      expect(page.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'a page in a dialog, of the size that was asked for',
    async () => {
      const page = await open();
      await page.menu('Prueba', 'Diálogo');
      const dialog = page.page.locator('dialog.framed');
      await dialog.frameLocator('iframe').getByText('ready').waitFor();
      expect(await dialog.locator('iframe').boundingBox()).toMatchObject({ width: 420, height: 260 });
      await page.escape(dialog);
    },
    PATIENCE,
  );

  test(
    'a command waits where it asks: what it wrote before is written once',
    async () => {
      const page = await open();
      await page.menu('Prueba', 'Preguntas');
      expect(await page.question()).toContain('¿Cómo se llama? <img src=x onerror=alert(1)>');
      await page.page.locator('dialog[open] input').fill('=1+1');
      await page.press('Aceptar');
      await page.page.locator('dialog[open]', { hasText: '¿Escribir =1+1?' }).waitFor();
      await page.press('Sí');
      await page.page.locator('.toast-note', { hasText: 'Listo <i>ya</i>' }).waitFor();
      await page.expectShown(SHEET, 'D2', '=1+1');
      expect(await page.shown(SHEET, 'D1')).toBe('1');

      await page.menu('Prueba', 'Preguntas');
      await page.question();
      await page.page.keyboard.press('Escape');
      await page.expectShown(SHEET, 'D2', 'cancelado');
      expect(await page.shown(SHEET, 'D1')).toBe('2');
      expect(page.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'closing the page cancels what it was asked',
    async () => {
      const [first, second] = [await open(), await open()];
      await first.menu('Prueba', 'Preguntas');
      await first.page.locator('dialog[open] input').fill('nadie');
      await first.press('Aceptar');
      await first.page.locator('dialog[open]', { hasText: '¿Escribir nadie?' }).waitFor();
      await first.page.close();
      await second.expectShown(SHEET, 'D2', 'no');
      expect([...first.faults, ...second.faults]).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'two directors at once: one command at a time, and who waits too long finds the lock held',
    async () => {
      const [first, second] = [await open(), await open()];
      await first.menu('Prueba', 'Lenta');
      await second.menu('Prueba', 'Con candado');
      expect(await second.question()).toContain('Otra orden está en marcha.');
      await second.press('Aceptar');
      await first.expectShown(SHEET, 'D4', 'lenta');
      expect(await second.shown(SHEET, 'D3')).toBe('');
      await second.menu('Prueba', 'Con candado');
      await first.expectShown(SHEET, 'D3', '1');
    },
    PATIENCE,
  );

  test(
    'the second director’s command runs while the first is asked: locks are not held over dialogs',
    async () => {
      const [first, second] = [await open(), await open()];
      await first.menu('Prueba', 'Preguntas');
      await first.question();
      await second.menu('Prueba', 'Con candado');
      await first.expectShown(SHEET, 'D3', '2');
      await first.press('Cancelar');
      await second.expectShown(SHEET, 'D2', 'cancelado');
      expect([...first.faults, ...second.faults]).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'what fails is told as a sentence',
    async () => {
      const page = await open();
      await page.menu('Prueba', 'Fallo');
      await page.page.locator('.toast-note.error', { hasText: 'Error: no se pudo <script>' }).waitFor();
      await page.type(SHEET, 'F1', '=TD_DOUBLE("x")');
      await page.expectShown(SHEET, 'F1', '#ERROR!');
      await page.type(SHEET, 'F2', '=TD_DOUBLE(B1)');
      await page.expectShown(SHEET, 'F2', '3');
      expect(page.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'the live page has no document of its own, and calls the server through the page around it',
    async () => {
      const { page } = await open();
      const { address } = server();
      await page.goto(`${address}/live?who=%3Cb%3EAna`);
      expect(await page.title()).toBe('En <vivo>');
      expect(await page.locator('#out').innerText()).toBe('sin documento <b>Ana');
      const json = await fetch(`${address}/live?json=si&json=no`);
      expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await json.json()).toEqual({ json: 'si', all: { json: ['si', 'no'] } });
      await page.goto(`${address}/live?calls=1`);
      expect(await page.title()).toBe('En vivo');
      await page.frameLocator('iframe').getByText('["en vivo"]').waitFor();
    },
    PATIENCE,
  );
});
