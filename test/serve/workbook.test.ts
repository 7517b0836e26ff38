import { expect, test } from '@jest/globals';
import { openWorkbook } from '../../host/workbook-session';
import { describeWithChromium, PATIENCE, useLocalPage } from './local-page';

const EVIL = '<img src=x onerror=alert(1)>';

describeWithChromium('the example workbook in the browser', () => {
  const { open, server } = useLocalPage('--now', '2026-03-07T20:00:00-04:00');

  test(
    'shows the ranking, takes what is typed as Sheets does, and computes the functions',
    async () => {
      const page = await open();
      expect(await page.shown('Ranking', 'B5')).toBe('Aurelio Izaguirre');
      expect(await page.shown('Ranking', 'C5')).toBe('2087,4');
      const cases = [
        ['R5', '3-1', '3-1', '3-1'],
        ['R6', '=1+1,5', '2,5', '=1+1,5'],
        ['R7', "'=1+1", '=1+1', "'=1+1"],
        ['R8', EVIL, EVIL, EVIL],
        ['R9', '=TD_LATE_POINTS(40; 3)', '2', '=TD_LATE_POINTS(40; 3)'],
        ['R10', '=SUM(C5:C6; 2)', '4148,1', '=SUM(C5:C6; 2)'],
        ['R11', '20:15', '20:15', '20:15'],
        ['R12', '=SUM(R10;', '4148,1', '=SUM(R10;)'],
        ['R13', '=TD_LATE_POINTS("x"; 3)', '#ERROR!', '=TD_LATE_POINTS("x"; 3)'],
      ] as const;
      for (const [cell, text, shown, typed] of cases) {
        await page.type('Ranking', cell, text);
        await page.expectShown('Ranking', cell, shown);
        expect(await page.typed('Ranking', cell)).toBe(typed);
      }
      await page.type('Ranking', 'C5', '2000');
      await page.expectShown('Ranking', 'R10', '4060,7');
      await page.select('Ranking', 'C5');
      await page.page.keyboard.press('Delete');
      await page.expectShown('Ranking', 'R10', '2060,7');
      await page.page.keyboard.press('Control+z');
      await page.expectShown('Ranking', 'R10', '4060,7');
      await page.page.keyboard.press('Control+z');
      await page.expectShown('Ranking', 'C5', '2087,4');
      expect(page.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'copying carries formulas along, and text from elsewhere is typed as it is',
    async () => {
      const page = await open();
      const { keyboard } = page.page;
      await page.type('Ranking', 'T5', '=C5+1');
      await page.expectShown('Ranking', 'T5', '2088,4');
      await page.select('Ranking', 'T5');
      await keyboard.press('Control+c');
      // The browser's clipboard is written in its own time, and nothing tells when.
      await page.page.waitForTimeout(1500);
      await page.select('Ranking', 'T6');
      await keyboard.press('Control+v');
      await page.expectShown('Ranking', 'T6', '2059,7');
      expect(await page.typed('Ranking', 'T6')).toBe('=C6+1');
      await page.select('Ranking', 'T8');
      await page.page.evaluate(() => {
        const { document, DataTransfer, ClipboardEvent } = globalThis as unknown as BrowserGlobals;
        const data = new DataTransfer();
        data.setData('text/plain', '1,5\t=2*3\nF\t007\n');
        document.activeElement.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
        );
      });
      await page.expectShown('Ranking', 'U9', '7');
      expect(await Promise.all(['T8', 'U8', 'T9'].map((cell) => page.shown('Ranking', cell)))).toEqual([
        '1,5',
        '6',
        'F',
      ]);
    },
    PATIENCE,
  );

  test(
    'a command asks in the page, makes its sheet, and is taken back',
    async () => {
      const page = await open();
      await page.type('Inscritos', 'C5', EVIL);
      await page.expectShown('Inscritos', 'C5', EVIL);
      await page.type('Inscritos', 'C6', "'=1+1");
      await page.expectShown('Inscritos', 'C6', '=1+1');
      await page.menu('Cubilete', 'Sembrar grupos');
      const question = await page.question();
      expect(question).toContain('43 jugadores: 11 grupos (10 de 4 y 1 de 3).');
      expect(question).toContain(EVIL);
      expect(question).toContain('=1+1');
      await page.press('Aceptar');
      await page.expectShown('Grupos', 'A2', 'G1');
      await page.page.locator('.o-sheet.active', { hasText: 'Grupos' }).waitFor();
      const names = await Promise.all(
        Array.from({ length: 44 }, (_, at) =>
          page.shown('Grupos', `${'BCDE'[at % 4]}${2 + Math.floor(at / 4)}`),
        ),
      );
      expect(names).toContain(EVIL);
      expect(names).toContain('=1+1');
      await page.menu('Cubilete', 'Deshacer');
      await page.expectShown('Grupos', 'A2', undefined);
      expect(await page.tabs()).toEqual(['Ranking', 'Inscritos', 'Cuentas', 'Bitácora de Cubilete']);
      expect(page.faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'two directors see each other’s edits, also while one of them is asked',
    async () => {
      const [first, second] = [await open(), await open()];
      await first.type('Cuentas', 'H2', 'de la primera');
      await second.expectShown('Cuentas', 'H2', 'de la primera');
      await first.menu('Cubilete', 'Sembrar grupos');
      expect(await first.question()).toContain('43 jugadores');
      await second.type('Cuentas', 'H3', 'mientras tanto');
      await first.expectShown('Cuentas', 'H3', 'mientras tanto');
      // What was asked about has changed by the time of the answer: it is asked again.
      await second.type('Inscritos', 'C7', 'Otra Persona');
      await second.expectShown('Inscritos', 'C7', 'Otra Persona');
      await first.press('Aceptar');
      await first.page.locator('dialog[open]', { hasText: 'Otra Persona' }).waitFor();
      await first.press('Cancelar');
      await first.page.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(await second.tabs()).not.toContain('Grupos');
    },
    PATIENCE,
  );

  test(
    'a page that is closed in the middle of a question has cancelled',
    async () => {
      const [first, second] = [await open(), await open()];
      await first.menu('Cubilete', 'Sembrar grupos');
      await first.question();
      await first.page.close();
      // The other director's command runs on the same stack: it comes to its end in any case.
      await second.menu('Cubilete', 'Sembrar grupos');
      expect(await second.question()).toContain('43 jugadores');
      await second.press('Aceptar');
      await second.expectShown('Grupos', 'A2', 'G1');
      await second.type('Grupos', 'H1', 'sigue');
      await second.expectShown('Grupos', 'H1', 'sigue');
    },
    PATIENCE,
  );

  test(
    'the file that is downloaded holds what the page shows',
    async () => {
      const page = await open();
      const [download] = await Promise.all([
        page.page.waitForEvent('download'),
        page.page.getByRole('link', { name: 'Descargar .xlsx' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('torneo.xlsx');
      const path = await download.path();
      const session = openWorkbook(path);
      expect(session.displayValues('Grupos')[0]?.[7]).toBe('sigue');
      expect(session.displayValues('Ranking')[7]?.[17]).toBe(EVIL);
      expect(server().address).toMatch(/^http:\/\/127\.0\.0\.1:/);
    },
    PATIENCE,
  );
});

/** Of the browser; the tests know only Node. */
interface BrowserGlobals {
  readonly document: { readonly activeElement: { dispatchEvent(event: unknown): void } };
  readonly DataTransfer: new () => { setData(type: string, text: string): void };
  readonly ClipboardEvent: new (type: string, options: object) => unknown;
}
