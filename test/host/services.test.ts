import { describe, expect, test } from '@jest/globals';
import type { NewSheet } from '../../host/new-workbook';
import { fixture, messageOf, openWith, runScript } from './open';

const SHEET = `var sheet = SpreadsheetApp.getActive().getSheets()[0];`;

describe("Google's messages", () => {
  test.each([
    ['sheet.getRange(0, 1)', 'The starting row of the range is too small.'],
    ['sheet.getRange(1, 0)', 'The starting column of the range is too small.'],
    ['sheet.getRange(1, 1, 0, 1)', 'The number of rows in the range must be at least 1.'],
    ['sheet.getRange(1, 1, 1, 0)', 'The number of columns in the range must be at least 1.'],
    ['sheet.getRange(1001, 1)', 'The coordinates of the range are outside the dimensions of the sheet.'],
    ['sheet.getRange(1, 20, 1, 8)', 'The coordinates of the range are outside the dimensions of the sheet.'],
    ["sheet.getRange('A2000')", 'The coordinates of the range are outside the dimensions of the sheet.'],
    ["sheet.getRange('B')", 'Range not found'],
    ["sheet.getRange('Otra!B1')", 'Range not found'],
    [
      'sheet.getRange(1, null)',
      "The parameters (number,null) don't match the method signature for SpreadsheetApp.Sheet.getRange.",
    ],
    [
      'sheet.getRange(1, 1, 1, 4).setValues([1, 2, 3, null])',
      "The parameters (number,number,number,null) don't match the method signature for SpreadsheetApp.Range.setValues.",
    ],
    [
      'sheet.getRange(1, 1).setValues(sheet.getRange(1, 1))',
      "The parameters (SpreadsheetApp.Range) don't match the method signature for SpreadsheetApp.Range.setValues.",
    ],
    [
      'sheet.getRange(1, 1, 2, 2).setValues([[1, 2]])',
      'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
    ],
    [
      'sheet.getRange(1, 1, 2, 2).setValues([[1, 2], [1]])',
      'The number of columns in the data does not match the number of columns in the range. The data has 1 but the range has 2.',
    ],
    [
      'sheet.getRange(1, 1).setNumberFormat(null)',
      "The parameters (null) don't match the method signature for SpreadsheetApp.Range.setNumberFormat.",
    ],
    [
      "sheet.getRange(1, 1).setNotes('foo')",
      "The parameters (String) don't match the method signature for SpreadsheetApp.Range.setNotes.",
    ],
    [
      "sheet.getRange(1, 1).setValue('x'.repeat(50001))",
      'Your input contains more than the maximum of 50000 characters in a single cell.',
    ],
    ['SpreadsheetApp.getActive().deleteSheet(sheet)', "You can't remove all the sheets in a document."],
    [
      "SpreadsheetApp.getActive().insertSheet('HOJA 1')",
      'A sheet with the name "HOJA 1" already exists. Please enter another name.',
    ],
    ['sheet.insertRowsAfter(2000, 1)', 'Those rows are out of bounds.'],
    ['sheet.insertColumnsAfter(1, 0)', 'Those columns are out of bounds.'],
    [
      "sheet.getRange('A1:B2').addDeveloperMetadata('clave')",
      'Adding developer metadata to arbitrary ranges is not currently supported. Developer metadata may only be added to the top-level spreadsheet, an individual sheet, or an entire row or column.',
    ],
    [
      'LockService.getDocumentLock().waitLock(-100)',
      'Lock timeout: another process was holding the lock for too long.',
    ],
    [
      "PropertiesService.getDocumentProperties().setProperty('k', 'x'.repeat(9217))",
      'Argument too large: value',
    ],
    ["CacheService.getScriptCache().put('k'.repeat(251), 'v')", 'Argument too large: key'],
    ["CacheService.getScriptCache().put('k', 'v'.repeat(102401))", 'Argument too large: value'],
    [
      'SpreadsheetApp.getUi().alert()',
      "The parameters () don't match the method signature for SpreadsheetApp.Ui.alert.",
    ],
  ])('%s', (script, message) => {
    expect(messageOf(`${SHEET} ${script};`)).toBe(message);
  });

  test('are thrown as errors that the bundle can catch', () => {
    const { logged } = runScript(`${SHEET}
      try { sheet.getRange(0, 1); } catch (e) { console.log(e instanceof Error, e.name, String(e)); }`);
    expect(logged).toEqual(['true Exception Exception: The starting row of the range is too small.']);
  });
});

describe('what the host lacks', () => {
  test('is refused by name', () => {
    expect(messageOf(`${SHEET} sheet.getRange(1, 1).getComment();`)).toBe(
      'Range.getComment() is not supported by the local host',
    );
    expect(messageOf(`DriveApp.getFiles();`)).toBe('DriveApp.getFiles() is not supported by the local host');
    expect(
      messageOf(
        `${SHEET} sheet.getRange('A1').setValue(1); sheet.getRange('C1').setValue(2); sheet.insertColumnsAfter(1, 1);`,
      ),
    ).toBe('Sheet.insertColumnsAfter() before existing content is not supported by the local host');
  });

  test("the host's own parts cannot be reached", () => {
    const { logged } = runScript(`${SHEET}
      console.log(typeof sheet.grid, 'getName' in sheet, 'grid' in sheet, Object.keys(sheet).length);
      try { sheet.extent(); } catch (e) { console.log(e.message); }
      try { sheet.wrap(); } catch (e) { console.log(e.message); }
      try { sheet.name = 'x'; } catch (e) { console.log('fixed'); }`);
    expect(logged).toEqual([
      'function true false 0',
      'Sheet.extent() is not supported by the local host',
      'Sheet.wrap() is not supported by the local host',
      'fixed',
    ]);
  });
});

const TABLE: NewSheet = {
  name: 'Datos',
  rows: [
    ['Nombre', 'Puntos'],
    ['Ana', 3],
    ['Luis', '=B2*2'],
    ['Eva', true],
  ],
};

describe('reading', () => {
  test('values are of the bundle’s own kind, and copies', () => {
    const { logged } = runScript(
      `var range = SpreadsheetApp.getActive().getSheetByName('datos').getDataRange();
       var values = range.getValues();
       console.log(values instanceof Array, values[0] instanceof Array, JSON.stringify(values));
       values[0][0] = 'otro';
       console.log(range.getValues()[0][0], JSON.stringify(range.getFormulas()), range.getA1Notation());`,
      [TABLE],
    );
    expect(logged).toEqual([
      'true true [["Nombre","Puntos"],["Ana",3],["Luis",6],["Eva",true]]',
      'Nombre [["",""],["",""],["","=B2*2"],["",""]] A1:B4',
    ]);
  });

  test('an empty sheet has a data range of one blank cell', () => {
    const { logged } = runScript(`${SHEET}
      console.log(sheet.getDataRange().getA1Notation(), JSON.stringify(sheet.getDataRange().getValues()),
        sheet.getLastRow(), sheet.getLastColumn(), sheet.getMaxRows(), sheet.getMaxColumns());`);
    expect(logged).toEqual(['A1 [[""]] 0 0 1000 26']);
  });

  test('errors are the text of their code, blanks are empty texts', () => {
    const { logged } = runScript(
      `console.log(JSON.stringify(SpreadsheetApp.getActive().getSheets()[0].getRange('A1:C1').getValues()));`,
      [{ name: 'Hoja', rows: [['=1/0', '=NA()']] }],
    );
    expect(logged).toEqual(['[["#DIV/0!","#N/A",""]]']);
  });

  test('an unknown sheet is null, a known one the same object each time', () => {
    const { logged } = runScript(`${SHEET}
      var book = SpreadsheetApp.getActive();
      console.log(book.getSheetByName('no'), book.getSheets()[0] === sheet, sheet.getRange(1, 1).getSheet() === sheet,
        book === SpreadsheetApp.getActiveSpreadsheet(), sheet.getParent() === book, sheet.getSheetId(), sheet.getIndex());`);
    expect(logged).toEqual(['null true true true true 1 1']);
  });

  test('notations are put right as Google puts them', () => {
    const { logged } = runScript(`${SHEET}
      console.log(['C5:B2', '$C$3', 'a2:c3', 'R5C3', '5:7', 'D:F', 'A2:C'].map(function (text) {
        return sheet.getRange(text).getA1Notation(); }).join(' '));`);
    expect(logged).toEqual(['B2:C5 C3 A2:C3 C5 5:7 D:F A2:C1000']);
  });

  test('number formats, display texts and styles', () => {
    const { logged } = runScript(
      `var sheet = SpreadsheetApp.getActive().getSheetByName('Inscritos');
       console.log(sheet.getRange('C4').getNumberFormat(), sheet.getRange('E4').getNumberFormat(), sheet.getRange('A12').getDisplayValue());
       console.log(sheet.getRange('A1').getBackground(), sheet.getRange('A3').getFontWeight(), sheet.getRange('A4').getFontWeight(),
         sheet.getRange('B4').getBackground(), sheet.getRange('A1').getHorizontalAlignment());
       console.log(sheet.getRange('B1').isPartOfMerge(), sheet.getRange('A1').getMergedRanges()[0].getA1Notation(), sheet.getFrozenRows());
       console.log(JSON.stringify(sheet.getRange('A5').getNote()), sheet.getRange('E13').getNumberFormat());`,
      fixture('excel.xlsx'),
    );
    expect(logged).toEqual([
      '0.############### #,##0.00\\ "Bs" 07-03-2020',
      '#b4c7e7 bold normal #ffff00 center',
      'true A1:F1 3',
      '"Director:\\nllega a las 8:20" #,##0.00\\ "Bs"',
    ]);
  });

  test('names of ranges', () => {
    const { logged } = runScript(
      `console.log(SpreadsheetApp.getActive().getNamedRanges().map(function (n) {
         return n.getName() + '=' + n.getRange().getSheet().getName() + '!' + n.getRange().getA1Notation(); }).join(' '));`,
      fixture('excel.xlsx'),
    );
    expect(logged).toEqual(['Opciones=Listas!A1:A3']);
  });
});

describe('dates', () => {
  const times: NewSheet[] = [{ name: 'Hoja' }];

  test.each([
    ['America/Caracas', 'America/Caracas', '20:0:0', '2020-03-07 0:00'],
    ['Europe/Madrid', 'Europe/Madrid', '20:0:0', '2020-03-07 0:00'],
    // With zones that differ, the script reads another hour, and in 1899 other minutes and seconds too.
    ['America/Caracas', 'Europe/Madrid', '0:12:56', '2020-03-07 5:00'],
    ['Europe/Madrid', 'America/Caracas', '15:47:4', '2020-03-06 19:00'],
  ])('a sheet in %s read by a script in %s', (timeZone, scriptTimeZone, hour, day) => {
    const session = openWith(
      `function command() {
         var values = SpreadsheetApp.getActive().getSheets()[0].getDataRange().getValues()[0];
         console.log(values[0] instanceof Date, values[0].getFullYear(),
           [values[0].getHours(), values[0].getMinutes(), values[0].getSeconds()].join(':'));
         console.log(Utilities.formatDate(values[1], Session.getScriptTimeZone(), 'yyyy-MM-dd H:mm'));
         console.log((values[2] - values[0]) / 60000);
       }`,
      times,
      { timeZone, scriptTimeZone },
    );
    session.type('Hoja', 'A1', '20:00');
    session.type('Hoja', 'B1', '7/3/2020');
    session.type('Hoja', 'C1', '20:35');
    const logged = session.runFunction('command').said.map(({ message }) => message);
    expect(logged).toEqual([`true 1899 ${hour}`, day, '35']);
  });

  test('a written Date becomes a day, with its time if it has one', () => {
    const { session } = runScript(
      `${SHEET} sheet.getRange('A1:B1').setValues([[new Date(2026, 2, 7), new Date(2026, 2, 7, 20, 30)]]);`,
    );
    expect(session.displayValues('Hoja 1')).toEqual([['7/3/2026', '7/3/2026 20:30:00']]);
    expect(session.values('Hoja 1')[0]?.map(String)).toEqual([
      String(new Date('2026-03-07T04:00:00Z')),
      String(new Date('2026-03-08T00:30:00Z')),
    ]);
  });

  test('the clock can be fixed, for scripts and for formulas', () => {
    const { logged, session } = runScript(
      `${SHEET} console.log(new Date().toISOString(), Date.now() === new Date().getTime(), new Date().getHours());
       sheet.getRange('A1').setFormula('=TODAY()');`,
    );
    expect(logged).toEqual(['2026-03-08T00:00:00.000Z true 20']);
    expect(session.displayValues('Hoja 1')).toEqual([['7/3/2026']]);
  });

  test('Utilities.formatDate knows the letters that scripts use', () => {
    const { logged } = runScript(`
      var noon = new Date(Date.UTC(2026, 2, 7, 12, 5, 9, 40));
      console.log(['yyyy-MM-dd HH:mm:ss', "d/M/yy h:mm a", 'EEE d MMM yyyy', "EEEE 'de' MMMM", 'SSS', 'Z', 'XXX', 'u'].map(function (format) {
        return Utilities.formatDate(noon, 'America/Caracas', format); }).join(' | '));
      console.log(Utilities.formatDate(noon, 'GMT', 'HH:mm'), Utilities.formatDate(noon, 'GMT+4:00', 'HH:mm'));
      console.log(Utilities.formatDate(new Date(Date.UTC(1899, 11, 30, 12, 57, 40)), 'America/Caracas', 'HH:mm:ss'));
      try { Utilities.formatDate('hoy', 'GMT', 'HH'); } catch (e) { console.log(e.message); }`);
    expect(logged).toEqual([
      '2026-03-07 08:05:09 | 7/3/26 8:05 AM | Sat 7 Mar 2026 | Saturday de March | 040 | -0400 | -04:00 | 6',
      '12:05 16:05',
      '08:30:00',
      "The parameters (String,String,String) don't match the method signature for Utilities.formatDate.",
    ]);
  });
});

describe('writing', () => {
  test('null, undefined, holes and empty texts leave a blank', () => {
    const { session } = runScript(
      `${SHEET} sheet.getRange('A1:D1').setValues([['a', 'b', 'c', 'd']]);
       var row = [null, undefined, , ''];
       sheet.getRange('A1:D1').setValues([row]);
       sheet.getRange('A2').setValue(false);`,
    );
    expect(session.values('Hoja 1')).toEqual([[''], [false]]);
  });

  test('text is read as typing is, by the locale; a text format set before keeps it', () => {
    const { session } = runScript(
      `${SHEET} sheet.getRange('A1:C1').setValues([['3-1', '=1+2', "'012"]]);
       sheet.getRange('A2:C2').setNumberFormat('@').setValues([['3-1', '=1+2', "'012"]]);
       sheet.getRange('A3').setValue('3-1').setNumberFormat('@');`,
    );
    expect(session.displayValues('Hoja 1')).toEqual([
      ['3-1', '3', '012'],
      ['3-1', '=1+2', "'012"],
      ['46025', '', ''],
    ]);
    expect(session.values('Hoja 1')[0]?.[0]).toEqual(new Date('2026-01-03T04:00:00Z'));
    expect(session.formulas('Hoja 1')[0]).toEqual(['', '=1+2', '']);
  });

  test('formats, weights and colours read back; General reads as Automatic', () => {
    const { logged } = runScript(`${SHEET} var range = sheet.getRange('A1:B1');
      range.setNumberFormats([['0.00', 'General']]).setFontWeight('bold').setFontColor('#ff0000').setBackgrounds([['yellow', null]])
        .setHorizontalAlignment('center').setWrap(true);
      console.log(JSON.stringify(range.getNumberFormats()), JSON.stringify(range.getBackgrounds()), range.getFontWeight(), range.getWrap());
      range.setBackground('no es un color');
      console.log(range.getBackground());`);
    expect(logged).toEqual(['[["0.00","0.###############"]] [["#ffff00","#ffffff"]] bold true', '#ffff00']);
  });

  test('clearContent keeps notes and formats', () => {
    const { logged } = runScript(`${SHEET} var cell = sheet.getRange('A1');
      cell.setValue(3).setNumberFormat('0.00').setNote('nota').clearContent();
      console.log(JSON.stringify([cell.getValue(), cell.getNumberFormat(), cell.getNote()]));`);
    expect(logged).toEqual(['["","0.00","nota"]']);
  });

  test('range lists write all their ranges', () => {
    const { session } = runScript(
      `${SHEET} var list = sheet.getRangeList(['A1', 'B2:C2']); list.setValue(7).setNumberFormat('0.0');
       sheet.getRangeList(['A1']).clearContent();`,
    );
    expect(session.displayValues('Hoja 1')).toEqual([
      ['', '', ''],
      ['', '7,0', '7,0'],
    ]);
  });

  test('copyTo moves references, repeats to fill, and can take formats or values alone', () => {
    const { session, logged } = runScript(
      `var sheet = SpreadsheetApp.getActive().getSheetByName('Datos');
       sheet.getRange('B2').setNumberFormat('0.0').setFontWeight('bold');
       sheet.getRange('B3').copyTo(sheet.getRange('D3:D4'));
       sheet.getRange('B2').copyTo(sheet.getRange('E2'), { formatOnly: true });
       sheet.getRange('B3').copyTo(sheet.getRange('F3'), SpreadsheetApp.CopyPasteType.PASTE_VALUES, false);
       sheet.getRange('A2:A4').copyTo(sheet.getRange('G1'), SpreadsheetApp.CopyPasteType.PASTE_NORMAL, true);
       console.log(sheet.getRange('E2').getFontWeight(), JSON.stringify(sheet.getRange('D3:D4').getFormulas()));`,
      [TABLE],
    );
    expect(logged).toEqual(['bold [["=D2*2"],["=D3*2"]]']);
    expect(session.values('Datos')[2]?.[5]).toBe(6);
    expect(session.values('Datos')[0]?.slice(6)).toEqual(['Ana', 'Luis', 'Eva']);
  });

  test('rows and columns can be added at the end of the grid', () => {
    const { logged } = runScript(
      `${SHEET} sheet.getRange('A10').setValue('fin');
       sheet.insertRowsAfter(sheet.getMaxRows(), 5); sheet.insertColumnsAfter(sheet.getMaxColumns(), 2);
       sheet.getRange(15, 7).setValue('=COUNTA(A1:A)');
       console.log(sheet.getMaxRows(), sheet.getMaxColumns(), sheet.getRange(15, 7).getValue());`,
      undefined,
      { grid: { rows: 10, columns: 5 } },
    );
    expect(logged).toEqual(['15 7 1']);
  });
});

describe('typing', () => {
  test('into many cells is computed once, in the order given', () => {
    const session = openWith('var n = 0; function TD_N(x) { n++; return n; }', [
      { name: 'Hoja 1', rows: [['=TD_N(B1:B3)']] },
    ]);
    const changes = session.typeAll([
      { sheet: 'Hoja 1', cell: 'B1', text: '1' },
      { sheet: 'hoja 1', cell: 'B2', text: '2' },
      { sheet: 'Hoja 1', cell: 'B1', text: '3' },
    ]);
    expect(changes.cells.map(({ cell, after }) => `${cell} ${after}`)).toEqual(['A1 2', 'B1 3', 'B2 2']);
  });

  test('nothing is typed when one of the cells is wrong', () => {
    const session = openWith('');
    const typings = [
      { sheet: 'Hoja 1', cell: 'A1', text: 'x' },
      { sheet: 'Otra', cell: 'A1', text: 'x' },
    ];
    expect(() => session.typeAll(typings)).toThrow('there is no sheet "Otra"');
    expect(session.values('Hoja 1')).toEqual([['']]);
  });
});

describe('late refusals', () => {
  test('a protected sheet refuses at the flush, not at the call, and only what is closed', () => {
    const { logged, session } = runScript(
      `var sheet = SpreadsheetApp.getActive().getSheetByName('Día 2 ');
       console.log(sheet.getRange('A1').canEdit(), sheet.getRange('B1').canEdit(), sheet.getRange('C1').canEdit(),
         sheet.getProtections(SpreadsheetApp.ProtectionType.SHEET).length, sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE).length);
       sheet.getRange('B1:B2').setValue('sí');
       sheet.getRange('A1').setValue('no');
       console.log('queued');
       sheet.getRange('C1').setValue('perdido');
       try { SpreadsheetApp.flush(); } catch (e) { console.log(e.message); }`,
      fixture('excel.xlsx'),
    );
    expect(logged).toEqual([
      'false true true 1 0',
      'queued',
      'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.',
    ]);
    expect(session.values('Día 2 ')[0]).toEqual(['Cerrada', 'sí', 'Excepción']);
  });

  test('a refusal at the end of the script is the script’s error', () => {
    const session = openWith(
      `function command() { SpreadsheetApp.getActive().getSheets()[0].getRange('B2').setValue(1); }`,
    );
    session.protect('Hoja 1', 'A1:C3', 'del juez');
    expect(session.runFunction('command').error?.message).toMatch(/^You are trying to edit a protected cell/);
    expect(() => session.type('Hoja 1', 'A1', 'x')).toThrow('You are trying to edit a protected cell');
    session.type('Hoja 1', 'D1', 'x');
    const described = openWith(`function command() {
      var p = SpreadsheetApp.getActive().getSheets()[0].getProtections(SpreadsheetApp.ProtectionType.RANGE)[0];
      console.log(p.getDescription(), p.getRange().getA1Notation(), p.canEdit()); }`);
    described.protect('Hoja 1', 'A1:C3', 'del juez');
    expect(described.runFunction('command').said[0]?.message).toBe('del juez A1:C3 false');
  });

  test.each([
    ['B4', '"Tal vez"', false],
    ['B4', '"no"', true],
    ['B4', 'null', true],
    ['C4', '31', false],
    ['C4', '30', true],
    ['C4', '2.5', false],
    ['C4', '"=15*2"', true],
    ['C4', '"=15*3"', false],
    ['G4', '"Quizá"', true],
    ['G4', '"Nunca"', false],
    ['H4', '"lo que sea"', true],
  ])('strict validation of %s with %s', (cell, value, isTaken) => {
    const { run } = runScript(
      `SpreadsheetApp.getActive().getSheetByName('Inscritos').getRange('${cell}').setValue(${value});`,
      fixture('excel.xlsx'),
    );
    expect(run.error?.message).toBe(
      isTaken
        ? undefined
        : `The data you entered in cell ${cell} violates the data validation rules set on this cell.`,
    );
  });

  test('a refused formula is taken back', () => {
    const { session } = runScript(
      `SpreadsheetApp.getActive().getSheetByName('Inscritos').getRange('C4').setValue('=15*3');`,
      fixture('excel.xlsx'),
    );
    expect(session.values('Inscritos')[3]?.[2]).toBe(1);
  });

  test('a typed column of a table refuses number formats', () => {
    const { run } = runScript(
      `SpreadsheetApp.getActive().getSheetByName('Resultados').getRange('D2:D3').setNumberFormat('0');`,
      fixture('excel.xlsx'),
    );
    expect(run.error?.message).toBe("You can't set the number format of cells in a typed column.");
  });
});

describe('counting and failing', () => {
  const script = `${SHEET}
    var range = sheet.getRange(1, 1, 2, 2);
    range.getNumRows(); range.getA1Notation(); range.getSheet();
    range.setValues([[1, 2], [3, 4]]);
    range.getValues();
    SpreadsheetApp.flush();`;

  test('calls are counted by method; geometry and menus are free', () => {
    expect(runScript(script).run.calls).toEqual({
      total: 5,
      byMethod: {
        'Range.getValues': 1,
        'Range.setValues': 1,
        'Sheet.getRange': 1,
        'Spreadsheet.getSheets': 1,
        'SpreadsheetApp.flush': 1,
      },
    });
  });

  test('each run counts anew', () => {
    const session = openWith(`function command() { ${script} }`);
    session.runFunction('command');
    expect(session.runFunction('command').calls.total).toBe(5);
  });

  test('any call can be made to fail, and what was written before stays', () => {
    for (let failAt = 1; failAt <= 5; failAt++) {
      const { run, session } = runScript(script, undefined, { failAt });
      expect(run.error?.message).toBe(
        "We're sorry, a server error occurred. Please wait a bit and try again.",
      );
      expect(run.calls.total).toBe(failAt);
      expect(session.values('Hoja 1')[0]?.[0]).toBe(failAt > 3 ? 1 : '');
    }
    expect(runScript(script, undefined, { failAt: 6 }).run.error).toBeUndefined();
  });

  test('one run can fail where the others do not', () => {
    const session = openWith(`function command() { ${script} }`);
    expect(session.runFunction('command', { failAt: 1 }).error).toBeDefined();
    expect(session.runFunction('command').error).toBeUndefined();
  });
});

describe('locks', () => {
  test('are taken, kept and released', () => {
    const { logged } = runScript(`var lock = LockService.getDocumentLock();
      console.log(lock.hasLock(), lock.tryLock(0), lock.hasLock(), lock.tryLock(0));
      lock.releaseLock(); console.log(lock.hasLock(), lock.tryLock(-100));`);
    expect(logged).toEqual(['false true true true', 'false false']);
  });

  test('are dropped while a dialog is open', () => {
    const { logged } = runScript(`var lock = LockService.getDocumentLock(); lock.tryLock(10);
      SpreadsheetApp.getUi().alert('¿?'); console.log(lock.hasLock());
      lock.tryLock(10); SpreadsheetApp.getUi().prompt('¿?'); console.log(lock.hasLock());`);
    expect(logged).toEqual(['false', 'false']);
  });

  test('can be held by another script', () => {
    const session = openWith(`function command() { var lock = LockService.getDocumentLock();
      console.log(lock.tryLock(10)); lock.waitLock(10); }`);
    session.holdLock(true);
    const run = session.runFunction('command');
    expect(run.said[0]?.message).toBe('false');
    expect(run.error?.message).toBe('Lock timeout: another process was holding the lock for too long.');
    session.holdLock(false);
    expect(session.runFunction('command').error).toBeUndefined();
  });
});

describe('small services', () => {
  test('properties, cache, session, metadata', () => {
    const { logged } = runScript(`${SHEET}
      var store = PropertiesService.getDocumentProperties();
      console.log(store.getProperty('k'), store.setProperty('k', 'v') === store, store.getProperty('k'), store.deleteProperty('k') === store);
      var cache = CacheService.getScriptCache();
      cache.put('k', 'v', 10); console.log(cache.get('k'), cache.get('x'));
      console.log(Session.getActiveUserLocale(), Session.getScriptTimeZone());
      sheet.addDeveloperMetadata('hoja', '1'); sheet.getRange('B:B').addDeveloperMetadata('columna', '2', SpreadsheetApp.DeveloperMetadataVisibility.PROJECT);
      console.log(sheet.getDeveloperMetadata().length, sheet.getDeveloperMetadata()[0].getValue(), sheet.getRange('B1').getDeveloperMetadata().length,
        sheet.getRange('B:B').getDeveloperMetadata()[0].getKey());
      sheet.getDeveloperMetadata()[0].remove(); console.log(sheet.getDeveloperMetadata().length, Utilities.getUuid().length);`);
    expect(logged).toEqual(['null true v true', 'v null', 'es America/Caracas', '1 1 0 columna', '0 36']);
  });

  test('sheets can be hidden, frozen, activated and given widths', () => {
    const { logged } = runScript(`${SHEET} var book = SpreadsheetApp.getActive();
      var second = book.insertSheet('Segunda', 0);
      console.log(second.getIndex(), sheet.getIndex(), book.getActiveSheet().getName(), second.getSheetId() === sheet.getSheetId());
      sheet.hideSheet(); console.log(sheet.isSheetHidden()); sheet.showSheet();
      sheet.setFrozenRows(2); sheet.setColumnWidth(1, 200); sheet.autoResizeColumns(1, 2);
      console.log(sheet.getFrozenRows(), book.setActiveSheet(sheet) === sheet, book.getActiveSheet().getName(), book.getName());
      try { second.hideSheet(); sheet.hideSheet(); } catch (e) { console.log(e.message); }`);
    expect(logged).toEqual([
      '1 2 Segunda false',
      'true',
      '2 true Hoja 1 workbook',
      "You can't hide all the sheets in a document.",
    ]);
  });

  test('insertSheet without a name takes the next free one', () => {
    const { session } = runScript(
      `SpreadsheetApp.getActive().insertSheet(); SpreadsheetApp.getActive().insertSheet();`,
    );
    expect(session.sheets()).toEqual(['Hoja 1', 'Hoja 2', 'Hoja 3']);
  });
});
