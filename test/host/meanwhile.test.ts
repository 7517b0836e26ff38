import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { openWorkbook } from '../../host/workbook-session';
import { fixture, openWith, runScript } from './open';

const SHEET = "var sheet = SpreadsheetApp.getActive().getSheetByName('Hoja 1');";

/** Two writes with a flush between; whatever fails, the lock is let go and something is said. */
const CAREFUL = `function command() {
  ${SHEET}
  var lock = LockService.getDocumentLock();
  if (!lock.tryLock(1000)) { SpreadsheetApp.getUi().alert('ocupado'); return; }
  try { sheet.getRange('A1').setValue('uno'); SpreadsheetApp.flush(); sheet.getRange('A2').setValue('dos'); SpreadsheetApp.flush(); }
  catch (error) { try { sheet.getRange('A3').setValue('tarde'); } catch (e) {} SpreadsheetApp.getUi().alert('falló'); throw error; }
  finally { lock.releaseLock(); }
}
function cubileteUndo() { command(); }`;
const NOTHING: unknown[][] = [['']];

describe('a run that is cut', () => {
  const cut = (cutAt: number, losesPending: boolean) => {
    const session = openWith(CAREFUL);
    const run = session.runFunction('command', { cutAt, losesPending });
    return { session, run };
  };

  test('is dead from that call on: what it would have caught, said or written does not come', () => {
    const total = openWith(CAREFUL).runFunction('command').calls.total;
    for (let cutAt = 1; cutAt <= total; cutAt++) {
      const { session, run } = cut(cutAt, false);
      expect(run.error?.message).toBe('Exceeded maximum execution time');
      expect(run.said).toEqual([]);
      expect(session.values('Hoja 1').flat()).not.toContain('tarde');
      // The lock goes with the run.
      expect(session.runFunction('command').error).toBeUndefined();
      expect(session.values('Hoja 1')).toEqual([['uno'], ['dos']]);
    }
  });

  test('leaves what was written before, or loses what was not yet flushed', () => {
    const written = (losesPending: boolean) => {
      const total = openWith(CAREFUL).runFunction('command').calls.total;
      return Array.from({ length: total }, (_, index) =>
        cut(index + 1, losesPending)
          .session.values('Hoja 1')
          .flat()
          .filter(String)
          .join(' '),
      );
    };
    // Lock, sheet, getRange, setValue, flush, getRange, setValue, flush, release.
    expect(written(false)).toEqual(['', '', '', '', 'uno', 'uno', 'uno', 'uno dos', 'uno dos']);
    expect(written(true)).toEqual(['', '', '', '', '', 'uno', 'uno', 'uno', 'uno dos']);
  });
});

test('another person types before a call; the script writes over it when its turn comes', () => {
  const after = (call: number) => {
    const session = openWith(CAREFUL);
    session.runFunction('command', {
      editAt: { call, typings: [{ sheet: 'Hoja 1', cell: 'A1', text: 'yo' }] },
    });
    return session.values('Hoja 1')[0]![0];
  };
  expect([1, 5, 6, 9].map(after)).toEqual(['uno', 'uno', 'yo', 'yo']);
  // A sheet that is not there can't be typed on.
  const session = openWith(CAREFUL);
  session.runFunction('command', {
    editAt: { call: 1, typings: [{ sheet: 'Otra', cell: 'A1', text: 'yo' }] },
  });
  expect(session.sheets()).toEqual(['Hoja 1']);
});

test('a second director waits for the lock in vain while the first holds it, and goes on where it is free', () => {
  const together = (call: number) => {
    const session = openWith(CAREFUL);
    const run = session.runFunction('command', { meanwhile: { call, action: 'undo' } });
    expect(run.error).toBeUndefined();
    expect(run.said).toEqual([]);
    return run.meanwhile!.said.map(({ message }) => message);
  };
  expect(together(1)).toEqual([]);
  expect(together(3)).toEqual(['ocupado']);
  expect(together(8)).toEqual(['ocupado']);
});

describe('who sits before the workbook', () => {
  const script =
    'try { console.log(Session.getActiveUser().getEmail()); } catch (e) { console.log(e.message); } console.log(Session.getTemporaryActiveUserKey());';

  test('is told with the scope alone; a key tells persons apart without it', () => {
    const told = (user?: { email?: string; key?: string }) =>
      runScript(script, undefined, user && { user }).logged;
    expect(told()[0]).toMatch(/^You do not have permission to call Session.getActiveUser/);
    expect(told({ email: 'ana@club.ve', key: 'a1' })).toEqual(['ana@club.ve', 'a1']);
    expect(told({})[1]).toBe('');
  });
});

test('a sheet made from a template has its cells, its format and what is remembered on it', () => {
  const { session, logged } =
    runScript(`${SHEET} sheet.getRange('A1:B1').setValues([['x', '=A1']]); sheet.addDeveloperMetadata('k', 'v');
    var copy = SpreadsheetApp.getActive().insertSheet('Copia', 1, { template: sheet });
    console.log(copy.getName(), copy.getIndex(), copy.getRange('B1').getFormula(), copy.getDeveloperMetadata().length);`);
  expect(logged).toEqual(['Copia 2 =A1 1']);
  expect(session.sheets()).toEqual(['Hoja 1', 'Copia']);
});

test('a protected sheet is neither renamed nor deleted', () => {
  const refused = (how: string) => {
    const session = openWith(`function command() { ${SHEET} ${how} }`, [
      { name: 'Hoja 1' },
      { name: 'Otra' },
    ]);
    session.protect('Hoja 1');
    const { error } = session.runFunction('command');
    expect(session.sheets()).toEqual(['Hoja 1', 'Otra']);
    return error?.message;
  };
  expect(refused("sheet.setName('x');")).toMatch(/protected cell or object/);
  expect(refused('SpreadsheetApp.getActive().deleteSheet(sheet);')).toMatch(/protected cell or object/);
});

test('widths of columns are read from the file and come back from it', () => {
  const script = `${SHEET} console.log(sheet.getColumnWidth(1)); sheet.setColumnWidth(1, 173); console.log(sheet.getColumnWidth(1));`;
  const { session, logged } = runScript(script, [{ name: 'Hoja 1', rows: [['x']] }]);
  expect(logged).toEqual(['100', '173']);
  expect(openWith('', session.bytes()).columnWidths('Hoja 1')).toEqual([173]);
});

describe('developer metadata in the file', () => {
  const remembering = `function command() { ${SHEET} sheet.addDeveloperMetadata('k', 'hoja "1" & <2>');
    sheet.getRange('B:B').addDeveloperMetadata('k', 'columna'); sheet.getRange('4:4').addDeveloperMetadata('k', 'fila'); }
    function forget() { SpreadsheetApp.getActive().createDeveloperMetadataFinder().withKey('k').find().forEach(function (one) { one.remove(); }); }`;
  const MARKS = ['Hoja 1: hoja "1" & <2>', 'Hoja 1!B: columna', 'Hoja 1!4: fila'];
  const parts = (bytes: Uint8Array) =>
    Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]));

  test('are kept in a part of ours, and go with the last of them', () => {
    const session = openWith(remembering);
    session.runFunction('command');
    expect(session.marks()).toEqual(MARKS);
    const saved = openWith(remembering, session.bytes());
    expect(saved.marks()).toEqual(MARKS);
    saved.runFunction('forget');
    const forgotten = openWith(remembering, saved.bytes());
    expect(forgotten.marks()).toEqual([]);
    expect(Object.keys(parts(forgotten.bytes())).filter((path) => path.startsWith('customXml'))).toEqual([]);
  });

  test('leave every other part as it was, byte for byte', () => {
    const script = 'function command() { SpreadsheetApp.getActiveSheet().addDeveloperMetadata("k", "v"); }';
    const before = openWorkbook(fixture('excel.xlsx'), { bundle: { source: script } });
    const original = parts(before.bytes());
    before.runFunction('command');
    const after = parts(before.bytes());
    const other = Object.keys(after).filter((path) => after[path] !== original[path]);
    const known = ['customXml/item1.xml', 'xl/_rels/workbook.xml.rels', '[Content_Types].xml'];
    expect(other.filter((path) => !known.includes(path))).toEqual([]);
    expect(openWith(script, before.bytes()).marks()).toHaveLength(1);
  });

  test('nothing is added to a file without any', () => {
    const session = openWith(`function command() { ${SHEET} sheet.getRange('A1').setValue('x'); }`);
    session.runFunction('command');
    expect(Object.keys(parts(session.bytes())).filter((path) => path.includes('custom'))).toEqual([]);
    expect(session.values('Hoja 1')).not.toEqual(NOTHING);
  });
});
