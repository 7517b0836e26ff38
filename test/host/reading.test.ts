import { describe, expect, test } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';
import { openWorkbook } from '../../host/workbook-session';
import { fixture, MAIN, openWith, packageWith, partsOf, workbookWithRows } from './open';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

describe('a workbook made in Excel', () => {
  const session = openWith('', fixture('excel.xlsx'));

  test('values: rich text, entities, other alphabets, dates, times, truth values, errors', () => {
    const rows = session.displayValues('Inscritos');
    expect(rows[0]).toEqual(['Torneo de marzo', '', '', '', '', '']);
    expect(rows.slice(3, 9).map(([name]) => name)).toEqual([
      'Ana Peña',
      'Luis  Gómez',
      'José Ñáñez',
      'María & Co',
      'Νίκος',
      'Олег',
    ]);
    expect(rows[11]).toEqual(['07-03-2020', '8:30', 'VERDADERO', '#N/A', '#DIV/0!', 'x1']);
    expect(session.values('Inscritos')[11]).toEqual([
      new Date('2020-03-07T04:00:00Z'),
      new Date('1899-12-30T12:57:40Z'),
      true,
      '#N/A',
      '#DIV/0!',
      'x1',
    ]);
  });

  test('formulas: shared ones are spelled out, prefixes go, arrays fill', () => {
    expect(
      session
        .formulas('Inscritos')
        .map((row) => row[5])
        .filter(Boolean),
    ).toEqual(['=E4*2', '=E5*2', '=E6*2', '=E7*2', '=E8*2', '=E9*2', '="x"&C4']);
    expect(session.formulas('Resultados')[7]?.[7]).toBe('=LET(a,1,a+1)');
    expect(session.values('Resultados').map((row) => row[5])).toEqual(['', '', '', '', '', 3, 1, 2]);
    expect(session.formulas('Resultados').map((row) => row[5])).toEqual([
      '',
      '',
      '',
      '',
      '',
      '=C2:C4',
      '',
      '',
    ]);
  });

  test('what the engine cannot compute keeps its value, is named, and does not stop what depends on it', () => {
    expect(session.values('Resultados')[7]?.slice(7)).toEqual([2, 3]);
    expect(session.warnings()).toEqual(['Resultados!H8 is not computed here; its last value is kept']);
  });

  test('another look does not cost such a formula its value', () => {
    const dressed = openWith(
      `function command() { SpreadsheetApp.getActive().getSheetByName('Resultados').getRange('G6:I8').setFontWeight('bold'); }`,
      fixture('excel.xlsx'),
    );
    expect(dressed.runFunction('command').changes).toEqual({ sheets: [], cells: [], restyled: 9 });
    expect(dressed.values('Resultados')[7]?.slice(7)).toEqual([2, 3]);
  });

  test('sheets, with hidden ones and spaces in names', () => {
    expect(session.sheets()).toEqual(['Inscritos', 'Resultados', 'Día 2 ', 'Listas']);
  });

  test('results follow edits over sheets, names and arrays', () => {
    const fresh = openWith('', fixture('excel.xlsx'));
    expect(
      fresh.type('Inscritos', 'E4', '20').cells.map(({ sheet, cell, after }) => `${sheet}!${cell} ${after}`),
    ).toEqual([
      'Inscritos!E4 20,00 Bs',
      'Inscritos!F4 40,00 Bs',
      'Inscritos!E11 97,50 Bs',
      'Resultados!G8 60',
    ]);
    expect(fresh.type('Listas', 'A1', 'Claro').cells.map(({ cell }) => cell)).toEqual(['H6', 'A1']);
    // An array, a table's column, and a name that is a constant.
    expect(fresh.type('Resultados', 'C2', '9').cells.map(({ cell, after }) => `${cell} ${after}`)).toEqual([
      'C2 9',
      'F6 9',
      'G6 12',
      'G7 112,5',
    ]);
  });
});

describe('a workbook made in LibreOffice', () => {
  test('values, formulas, notes', () => {
    const session = openWith('', fixture('libreoffice.xlsx'));
    expect(session.displayValues('Calendario')).toEqual([
      ['Ronda única', '', '', ''],
      ['Jugador', 'Grupo', 'Llegó', 'Puntos'],
      ['Ana', 'A', '20:15', '3'],
      ['Μαρία <x>', 'B', '08:20', '1,5'],
      ['Suma', '', '28:35', '4,5'],
      ['07/03/2025', '', '12,5%', '1'],
    ]);
    expect(session.formulas('Calendario')[4]).toEqual(['', '', '=C3+C4', '=SUM(D3:D4)']);
    expect(
      session.type('Calendario', 'C4', '9:20').cells.map(({ cell, after }) => `${cell} ${after}`),
    ).toEqual(['C4 09:20', 'C5 29:35']);
  });
});

describe('files as other programs write them', () => {
  const read = (bytes: Uint8Array): { values: unknown[][]; formulas: string[][] } => {
    const session = openWith('', bytes);
    return { values: session.values('Hoja 1'), formulas: session.formulas('Hoja 1') };
  };

  test('rows and cells without their names', () => {
    expect(
      read(
        workbookWithRows('<row><c><v>1</v></c><c t="b"><v>1</v></c></row><row><c t="str"><v>x</v></c></row>'),
      ).values,
    ).toEqual([
      [1, true],
      ['x', ''],
    ]);
  });

  test('elements with a prefix', () => {
    const bytes = packageWith({
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="2"><x:c r="B2"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    });
    expect(read(bytes)).toEqual({
      values: [
        ['', ''],
        ['', 2],
      ],
      formulas: [
        ['', ''],
        ['', '=1+1'],
      ],
    });
  });

  test('inline strings, runs, escapes, CDATA, comments, line ends', () => {
    const rows =
      '<!-- <row r="9"/> --><row r="1"><c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>' +
      '<c r="B1" t="inlineStr"><is><t>x_x000D_&#10;&#x41;&amp;&lt;_x005F_x000D_</t></is></c><c r="C1" t="str"><v><![CDATA[<b>]]></v></c>' +
      '<c r="D1" t="inlineStr"><is><t></t></is></c><c r="E1" t="e"><v>#REF!</v></c><c r="F1" t="d"><v>2020-03-07T12:00:00</v></c></row>';
    expect(read(workbookWithRows(rows)).values).toEqual([
      ['a b', 'x\r\nA&<_x000D_', '<b>', '', '#REF!', 43897.5],
    ]);
  });

  test('a shared formula that goes up and left, and one whose own cell is missing', () => {
    const rows =
      '<row r="2"><c r="B2"><f t="shared" ref="B2:C3" si="3">A1*2</f><v>0</v></c><c r="C2"><f t="shared" si="3"/><v>0</v></c></row>' +
      '<row r="3"><c r="C3"><f t="shared" si="3"/><v>0</v></c><c r="D3"><f t="shared" si="9"/><v>7</v></c></row>';
    expect(read(workbookWithRows(rows)).formulas).toEqual([
      ['', '', '', ''],
      ['', '=A1*2', '=B1*2', ''],
      ['', '', '=B2*2', ''],
    ]);
  });

  test('formulas without a value are computed; with one they keep it until something changes', () => {
    const session = openWith(
      '',
      workbookWithRows(
        '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>A1*2</f></c><c r="C1"><f>A1*3</f><v>99</v></c><c r="D1" t="str"><f>Z1</f><v></v></c></row>',
      ),
    );
    expect(session.values('Hoja 1')).toEqual([[2, 4, 99, '']]);
    session.type('Hoja 1', 'A1', '3');
    expect(session.values('Hoja 1')).toEqual([[3, 6, 9, '']]);
    session.type('Hoja 1', 'Z1', 'x');
    expect(session.values('Hoja 1')[0]?.[3]).toBe('x');
  });

  test('a blank that is referred to stays blank', () => {
    const session = openWith('', [{ name: 'Hoja 1', rows: [['=B1', '', "='Hoja 1'!B1"]] }]);
    expect(session.values('Hoja 1')).toEqual([['', '', '']]);
  });

  test('dates that count from 1904', () => {
    const bytes = packageWith({
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="1"/><sheets><sheet name="Hoja 1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" s="1"><v>42435</v></c><c r="B1" s="2"><v>0.5</v></c><c r="C1"><v>5</v></c><c r="D1" s="1"><f>A1+1</f></c></row></sheetData></worksheet>`,
    });
    const session = openWith('', bytes);
    expect(session.displayValues('Hoja 1')).toEqual([['7/3/2020', '12:00', '5', '8/3/2020']]);
    session.type('Hoja 1', 'A1', '9/3/2020');
    expect(partsOf(session.bytes()).get('xl/worksheets/sheet1.xml')).toContain(
      '<c r="A1" s="1"><v>42437</v></c>',
    );
    expect(openWith('', session.bytes()).displayValues('Hoja 1')).toEqual([
      ['9/3/2020', '12:00', '5', '10/3/2020'],
    ]);
  });

  test('sheets that are no worksheets, or have no part, are kept and passed over', () => {
    const bytes = packageWith({
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Módulo" sheetId="3" r:id=""/><sheet name="Hoja 1" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="n" localSheetId="1">'Hoja 1'!$A$1</definedName></definedNames></workbook>`,
    });
    const session = openWith(
      'function command() { SpreadsheetApp.getActive().insertSheet("Nueva", 0); }',
      bytes,
    );
    expect(session.sheets()).toEqual(['Hoja 1']);
    session.runFunction('command');
    const written = partsOf(session.bytes()).get('xl/workbook.xml') ?? '';
    expect([...written.matchAll(/<sheet name="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'Nueva',
      'Módulo',
      'Hoja 1',
    ]);
    expect(written).toContain('localSheetId="2"');
  });

  test('UTF-16 parts', () => {
    const text = `<?xml version="1.0" encoding="UTF-16"?><worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="str"><v>ñ</v></c></row></sheetData></worksheet>`;
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...text].map((char) => char.charCodeAt(0))).buffer),
    ]);
    const session = openWith('', packageWith({ 'xl/worksheets/sheet1.xml': utf16 }));
    expect(session.values('Hoja 1')).toEqual([['ñ']]);
    session.type('Hoja 1', 'B1', 'é');
    expect(openWith('', session.bytes()).values('Hoja 1')).toEqual([['ñ', 'é']]);
  });

  test('the grid is at least that of Sheets, and as large as the content', () => {
    const rows = '<row r="1500"><c r="AD1500"><v>1</v></c></row>';
    const session = openWith(
      'function command() { var s = SpreadsheetApp.getActive().getSheets()[0]; console.log(s.getMaxRows(), s.getMaxColumns()); }',
      workbookWithRows(rows),
    );
    expect(session.runFunction('command').said[0]?.message).toBe('1500 30');
  });
});

describe('what is not a workbook is refused in one sentence', () => {
  test.each([
    [
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      'workbook.xlsx is an old .xls file or is protected by a password; save it as .xlsx',
    ],
    [new TextEncoder().encode('Jugador,Nivel'), 'workbook.xlsx is not an .xlsx workbook'],
    [new Uint8Array(), 'workbook.xlsx is not an .xlsx workbook'],
    [
      packageWith({ '_rels/.rels': '<Relationships xmlns="x"></Relationships>' }),
      'workbook.xlsx is not an .xlsx workbook',
    ],
    [packageWith({ 'xl/workbook.xml': '<document/>' }), 'workbook.xlsx is not a spreadsheet'],
  ])('%#', (bytes, message) => {
    expect(() => openWith('', bytes)).toThrow(message);
  });

  test('a missing file, bundle, sheet or cell', () => {
    expect(() => openWorkbook('/no/such.xlsx')).toThrow('there is no file /no/such.xlsx');
    expect(() => openWorkbook(emptyWorkbook(), { bundle: '/no/Code.js' })).toThrow(
      'there is no /no/Code.js: run "npm run build" first',
    );
    const session = openWith('');
    expect(() => session.values('Otra')).toThrow('there is no sheet "Otra"; there are "Hoja 1"');
    expect(() => session.type('Hoja 1', 'B', '1')).toThrow('"B" is not a cell');
    expect(() => session.type('Hoja 1', 'A1001', '1')).toThrow(
      'Hoja 1!A1001 is outside the sheet (1000 × 26)',
    );
    expect(() => session.runFunction('nada')).toThrow('the bundle has no function nada');
    expect(() => openWith('', emptyWorkbook(), { timeZone: 'Marte' })).toThrow('"Marte" is not a time zone');
  });
});
