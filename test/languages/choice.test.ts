import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyWorkbook } from '../../host/new-workbook';
import { openWorkbook, type Answers, type WorkbookSession } from '../../host/workbook-session';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { runFunction } from '../../src/functions/run-function';
import { LANGUAGES, textsIn, type Language } from '../../src/i18n/language';
import { LANGUAGE_NAMES, languageOfLocale } from '../../src/i18n/languages';
import { lazyMessages } from '../../src/i18n/lazy-messages';
import type { Cell } from '../../src/sheet/cell';
import type { PanelState } from '../../src/ui/contract';
import { buildFolder } from '../bundle/bundle-files';

const es = textsIn('es').messages;
const NAMES = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);

let folder: string;
beforeAll(() => {
  folder = buildFolder('es');
}, 60_000);

const open = (locale: string, answers: Answers = [], bundle = join(folder, 'Code.js')): WorkbookSession =>
  openWorkbook(emptyWorkbook([{ name: 'A', rows: [['Nivel'], [1600]] }]), { bundle, locale, answers });

/** The language that a formula and a command speak. */
function spokenIn(session: WorkbookSession): readonly (Language | undefined)[] {
  const category = session.callFunction('TD_LEVEL', [2000]);
  const said = session.runAction('undo').said[0]?.message;
  return [
    LANGUAGES.find((one) => Object.values(textsIn(one).messages.levels).includes(String(category))),
    LANGUAGES.find((one) => textsIn(one).messages.actions.undo.nothing === said),
  ];
}

describe('the language of a document', () => {
  test.each([
    ...[
      ['es_VE', 'es'],
      ['es_ES', 'es'],
      ['el_GR', 'el'],
      ['ru_RU', 'ru'],
    ],
  ])('%s speaks %s, without being asked', (locale, language) => {
    expect(languageOfLocale(locale)).toBe(language);
    expect(spokenIn(open(locale))).toEqual([language, language]);
  });

  test.each(['en_US', 'en_GB', 'fr_FR'])('%s speaks the language of the build', (locale) => {
    expect(languageOfLocale(locale)).toBeNull();
    const session = open(locale, ['OK', { button: 'CANCEL' }]);
    expect(spokenIn(session)).toEqual(['es', 'es']);
    const [asked] = session.runAction('language').said;
    expect(asked).toMatchObject({ message: es.language.choose(NAMES, 'Español', false).text });
  });

  test('a panel’s call speaks it too', () => {
    const { actions } = textsIn('ru').messages.menu;
    const { value } = open('ru_RU').callFromPage('cubiletePanelState', []);
    const { state } = JSON.parse(value!) as { state: PanelState };
    expect(state.commands).toContainEqual({ id: 'advance', name: actions.advance });
    // The page can't change the language: it has the build's.
    expect(state.commands.map(({ id }) => id)).not.toContain('language');
  });

  test.each([
    ...[
      ['3', 'el'],
      ['Русский', 'ru'],
      ['ελληνικα', 'el'],
      ['EN', 'en'],
      [' 1 ', 'es'],
    ],
  ])('«%s» chooses %s, and the menu follows', (typed, language) => {
    const session = open('fr_FR', [typed]);
    const run = session.runAction('language');
    expect(run.error).toBeUndefined();
    const { messages } = textsIn(language as Language);
    expect(run.said[run.said.length - 1]).toMatchObject({ title: messages.menu.actions.language });
    expect(run.changes.cells).toEqual([]);
    expect(spokenIn(session)).toEqual([language, language]);
  });

  test('left blank, the locale decides again; what is no language and a cancelled question change nothing', () => {
    const session = open('ru_RU', ['2', 'latín', 'OK', { button: 'CANCEL' }, 'OK', '']);
    session.runAction('language');
    expect(session.runAction('language').said.map((one) => one.message)).toContain(
      textsIn('en').messages.language.unknown('latín', NAMES),
    );
    session.runAction('language');
    expect(spokenIn(session)).toEqual(['en', 'en']);
    const { said } = session.runAction('language');
    expect(said[said.length - 1]).toMatchObject({ message: textsIn('ru').messages.language.done('Русский') });
    expect(spokenIn(session)).toEqual(['ru', 'ru']);
  });

  test('without the files of the other languages it speaks the one of the build', () => {
    const bare = mkdtempSync(join(tmpdir(), 'cubilete-bare-'));
    cpSync(folder, bare, { recursive: true });
    for (const language of LANGUAGES) rmSync(join(bare, `texts-${language}.html`), { force: true });
    expect(spokenIn(open('ru_RU', [], join(bare, 'Code.js')))).toEqual(['es', 'es']);
  });

  test('the menu is there without any permission, in the language of the build', () => {
    const [menu] = open('ru_RU').open();
    expect(menu!.items[1]).toMatchObject({ label: es.menu.actions['configure-tournament'] });
  });
});

test('the bundle holds what formulas say in one language, its commands the rest, the other files a language each', () => {
  const code = readFileSync(join(folder, 'Code.js'), 'utf8');
  expect(code).toContain(es.reasons.notPlayed);
  expect(code).not.toContain(es.actions.undo.nothing);
  expect(readFileSync(join(folder, 'commands.html'), 'utf8')).toContain(es.actions.undo.nothing);
  for (const language of ['en', 'el', 'ru'] as const) {
    const { actions, reasons } = textsIn(language).messages;
    const { nothing } = actions.undo;
    expect(code).not.toContain(reasons.notPlayed);
    expect(readFileSync(join(folder, 'commands.html'), 'utf8')).not.toContain(nothing);
    expect(readFileSync(join(folder, `texts-${language}.html`), 'utf8')).toContain(nothing);
  }
});

describe('formulas ask for the language only when they say something', () => {
  const asked = (name: string, args: readonly Cell[]) => {
    let times = 0;
    const messages = lazyMessages(es, () => {
      times += 1;
      return es;
    });
    try {
      runFunction(
        SPECIFICATIONS.find((one) => one.name === name)!,
        args,
        messages,
      );
    } catch {
      // A problem is told in words too.
    }
    return times;
  };

  test.each([
    ['TD_LATE_POINTS', [40, 3]],
    ['TD_LATE_POINTS', [[[40], [20]], 3]],
    ['TD_CLOCK', [5, 2, 1]],
    ['TD_POINTS', [3, 5]],
    ['TD_WIN_PROBABILITY', [1650, 1500, 5]],
    ['TD_RATING_CHANGE', [1600, 1500, 7]],
    ['TD_MINUTES_LATE', ['20:00', '20:40']],
    ['TD_PRIZES', [900, [[50], [30], [20]], 5]],
  ] as [string, Cell[]][])('%s %j: not at all', (name, args) => {
    expect(asked(name, args)).toBe(0);
  });

  test.each([
    ['TD_LATE_POINTS', [[['Minutos'], [40]], 3]],
    ['TD_LATE_POINTS', ['x', 3]],
    ['TD_LEVEL', [1500]],
    ['TD_STANDINGS', [[['A', 'B', 3, 1]]]],
  ] as [string, Cell[]][])('%s %j: once', (name, args) => {
    expect(asked(name, args)).toBe(1);
  });
});
