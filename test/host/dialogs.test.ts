import { describe, expect, test } from '@jest/globals';
import type { Answers, Asker } from '../../host/workbook-session';
import { openWith, runScript } from './open';

const ASK = `var ui = SpreadsheetApp.getUi();
  var first = ui.alert('Aviso');
  var second = ui.alert('¿Borrar?', ui.ButtonSet.YES_NO);
  var third = ui.alert('Título', '¿Seguro?', ui.ButtonSet.YES_NO_CANCEL);
  var fourth = ui.alert('Título', 'Hecho', ui.ButtonSet.OK_CANCEL);
  var hour = ui.prompt('Hora', '¿A qué hora?', ui.ButtonSet.OK_CANCEL);
  console.log([first, second, third, fourth, hour.getSelectedButton()].join(' '), JSON.stringify(hour.getResponseText()),
    first === ui.Button.OK, second === ui.Button.YES);`;

describe('dialogs', () => {
  test('nobody there: what is answered does no harm, and is told', () => {
    const { run, logged } = runScript(ASK);
    expect(logged).toEqual(['OK NO NO OK OK "" true false']);
    expect(run.said.slice(0, 2)).toEqual([
      {
        kind: 'alert',
        title: '',
        message: 'Aviso',
        buttons: ['OK'],
        reply: { button: 'OK', text: '' },
        by: 'default',
      },
      {
        kind: 'alert',
        title: '',
        message: '¿Borrar?',
        buttons: ['YES', 'NO'],
        reply: { button: 'NO', text: '' },
        by: 'default',
      },
    ]);
  });

  const scripted: [string, Answers, string][] = [
    [
      'in order',
      ['OK', 'YES', 'CANCEL', { button: 'CLOSE' }, '20:00'],
      'OK YES CANCEL CLOSE OK "20:00" true true',
    ],
    [
      'by a piece of the question',
      {
        Aviso: 'CLOSE',
        Borrar: 'YES',
        Seguro: 'YES',
        Hecho: 'OK',
        'qué hora': { button: 'CANCEL', text: '21:00' },
      },
      'CLOSE YES YES OK CANCEL "21:00" false true',
    ],
  ];
  test.each(scripted)('scripted answers %s', (_, answers, said) => {
    const { logged, session } = runScript(ASK, undefined, { answers });
    expect(logged).toEqual([said]);
    expect(session.warnings()).toEqual([]);
  });

  test('answers that are missing or not needed are told', () => {
    const few = runScript(ASK, undefined, { answers: ['OK', 'YES'] });
    expect(few.logged).toEqual(['OK YES NO OK OK "" true true']);
    expect(few.session.warnings()).toEqual([
      'no scripted answer for: Título: ¿Seguro?',
      'no scripted answer for: Título: Hecho',
      'no scripted answer for: Hora: ¿A qué hora?',
    ]);
    const many = runScript(`SpreadsheetApp.getUi().alert('Aviso');`, undefined, {
      answers: ['OK', 'OK', 'OK'],
    });
    expect(many.session.warnings()).toEqual(['2 of the scripted answers were not used']);
    const other = runScript(`SpreadsheetApp.getUi().alert('Aviso');`, undefined, {
      answers: { nunca: 'OK', Aviso: 'OK' },
    });
    expect(other.session.warnings()).toEqual(['no question contained "nunca"']);
  });

  test('an answer that the dialog does not offer stops the run, even if the bundle would catch it', () => {
    const script = `try { SpreadsheetApp.getUi().alert('¿Borrar?', SpreadsheetApp.getUi().ButtonSet.YES_NO); } catch (e) {}`;
    expect(() => runScript(script, undefined, { answers: ['OK'] })).toThrow(
      'OK is not a button of "¿Borrar?" (YES, NO, or CLOSE)',
    );
    expect(() => runScript(script, undefined, { answers: ['20:00'] })).toThrow(
      'the answer "20:00" is not a button of the alert "¿Borrar?"',
    );
  });

  test('a person is asked when answers are not scripted', () => {
    const asked: string[] = [];
    const ask: Asker = (question) => {
      asked.push(question.message);
      return { button: question.buttons.at(-1) ?? 'OK', text: 'hola' };
    };
    expect(runScript(ASK, undefined, { ask }).logged).toEqual([
      'OK NO CANCEL CANCEL CANCEL "hola" true false',
    ]);
    expect(asked).toEqual(['Aviso', '¿Borrar?', '¿Seguro?', 'Hecho', '¿A qué hora?']);
    expect(runScript(ASK, undefined, { ask, answers: [] }).run.said[0]).toMatchObject({ by: 'default' });
  });

  test('toasts and logs are kept', () => {
    const { run } = runScript(
      `SpreadsheetApp.getActive().toast('Listo', 'Cubilete', 5); Logger.log('a %s', 3); console.warn({ x: 1 });`,
    );
    expect(run.said).toEqual([
      { kind: 'toast', title: 'Cubilete', message: 'Listo' },
      { kind: 'log', title: 'log', message: 'a 3' },
      { kind: 'log', title: 'warn', message: '{"x":1}' },
    ]);
  });
});

describe('onOpen', () => {
  test('builds its menu without any permission', () => {
    const session = openWith(`function onOpen(e) {
      var ui = SpreadsheetApp.getUi();
      if (e.authMode !== ScriptApp.AuthMode.NONE) throw new Error('mode');
      ui.createAddonMenu().addItem('Sembrar', 'cubileteSeedGroups').addSeparator()
        .addSubMenu(ui.createMenu('Más').addItem('Deshacer', 'cubileteUndo')).addToUi();
      ui.createMenu('Otro').addItem('x', 'x').addToUi();
      ui.createMenu('Otro').addItem('y', 'y').addToUi(); }`);
    const menus = [
      {
        title: '',
        isAddon: true,
        items: [
          { kind: 'item', label: 'Sembrar', functionName: 'cubileteSeedGroups' },
          { kind: 'separator' },
          {
            kind: 'menu',
            menu: {
              title: 'Más',
              isAddon: false,
              items: [{ kind: 'item', label: 'Deshacer', functionName: 'cubileteUndo' }],
            },
          },
        ],
      },
      { title: 'Otro', isAddon: false, items: [{ kind: 'item', label: 'y', functionName: 'y' }] },
    ];
    expect(session.open()).toEqual(menus);
    expect(session.open()).toEqual(menus);
  });

  test.each([
    ['SpreadsheetApp.getActive()', 'SpreadsheetApp.getActive'],
    ['SpreadsheetApp.getActiveSpreadsheet()', 'SpreadsheetApp.getActiveSpreadsheet'],
    ['PropertiesService.getDocumentProperties()', 'PropertiesService.getDocumentProperties'],
    ['SpreadsheetApp.getUi().alert("x")', 'Ui.alert'],
    ['LockService.getDocumentLock()', 'LockService.getDocumentLock'],
  ])('may not call %s', (script, name) => {
    const session = openWith(`function onOpen() { ${script}; }`);
    expect(() => session.open()).toThrow(`You do not have permission to call ${name}. Required permissions:`);
  });

  test('may ask for the language', () => {
    const session = openWith(
      'function onOpen() { SpreadsheetApp.getUi().createMenu(Session.getActiveUserLocale()).addToUi(); }',
      undefined,
      {
        userLocale: 'el',
      },
    );
    expect(session.open()[0]?.title).toBe('el');
  });

  test('a bundle without it says so', () => {
    expect(() => openWith('').open()).toThrow('the bundle has no function onOpen');
  });
});
