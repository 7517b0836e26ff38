import { describe, expect, test } from '@jest/globals';
import type { ShownPage } from '../../host/services/screen';
import { messageOf, openWith, runScript } from './open';

function shownBy(script: string): ShownPage[] {
  const shown: ShownPage[] = [];
  const screen = { toast: () => undefined, show: (page: ShownPage) => shown.push(page) };
  const { run } = runScript(script, undefined, { screen });
  expect(run.error).toBeUndefined();
  return shown;
}

describe('pages of a script', () => {
  test('a sidebar and a dialog are shown as they were made', () => {
    const shown =
      shownBy(`var page = HtmlService.createHtmlOutput('<p>').appendUntrusted('<b a="\\'">&').setTitle('T');
      SpreadsheetApp.getUi().showSidebar(page);
      SpreadsheetApp.getUi().showModalDialog(HtmlService.createTemplate('x').evaluate().setWidth(300).setHeight(200), 'D');`);
    expect(shown).toEqual([
      {
        place: 'sidebar',
        title: 'T',
        html: '<p>&lt;b a=&quot;&#39;&quot;&gt;&amp;',
        width: undefined,
        height: undefined,
      },
      { place: 'modal', title: 'D', html: 'x', width: 300, height: 200 },
    ]);
  });

  test('what is missing or not a page is told', () => {
    expect(messageOf(`HtmlService.createHtmlOutputFromFile('none');`)).toBe(
      'No HTML file named none was found.',
    );
    expect(messageOf(`SpreadsheetApp.getUi().showSidebar('text');`)).toBe(
      "The parameters (String) don't match the method signature for SpreadsheetApp.Ui.showSidebar.",
    );
    expect(messageOf(`HtmlService.createTemplate('<?= 1 ?>').evaluate();`)).toBe(
      'HtmlTemplate.evaluate() with scriptlets is not supported by the local host',
    );
  });
});

describe('a web app', () => {
  const APP = `function doGet(e) {
      var lock = LockService.getDocumentLock(), book = SpreadsheetApp.getActiveSpreadsheet(), ui;
      try { ui = String(SpreadsheetApp.getUi()); } catch (error) { ui = error.message; }
      return ContentService.createTextOutput(JSON.stringify([lock, book, ui, e.parameter.who]));
    }`;

  test('has no active document, no lock of one, and nobody to ask', () => {
    const session = openWith(APP);
    const outcome = session.callServer('doGet', [{ parameter: { who: 'Ana' } }], 'web-app');
    expect(outcome).toHaveProperty('value');
    const { value } = outcome as { value: { getContent(): string } };
    expect(JSON.parse(value.getContent())).toEqual([
      null,
      null,
      'Cannot call SpreadsheetApp.getUi() from this context.',
      'Ana',
    ]);
  });
});
