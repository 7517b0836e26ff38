import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';
import type { WorkbookSession } from '../../host/workbook-session';
import {
  differingParts,
  fixture,
  openWith,
  packageWith,
  partsOf,
  runScript,
  workbook,
  workbookWithRows,
} from './open';

const excel = (): Uint8Array => new Uint8Array(readFileSync(fixture('excel.xlsx')));
const SHEET1 = 'xl/worksheets/sheet1.xml';

function saved(session: WorkbookSession): {
  bytes: Uint8Array;
  parts: Map<string, string>;
  again: WorkbookSession;
} {
  const bytes = session.bytes();
  return { bytes, parts: partsOf(bytes), again: openWith('', bytes) };
}

/** The `<c>` of a cell in a part. */
function cellXml(part: string | undefined, name: string): string | undefined {
  return new RegExp(`<c r="${name}"[^>]*?(?:/>|>.*?</c>)`, 's').exec(part ?? '')?.[0];
}

describe('what is not changed stays byte for byte', () => {
  test.each(['excel.xlsx', 'libreoffice.xlsx', 'google-export.xlsx'])(
    '%s saved untouched is the same file',
    (name) => {
      const bytes = new Uint8Array(readFileSync(fixture(name)));
      expect(Buffer.from(openWith('', bytes).bytes()).equals(Buffer.from(bytes))).toBe(true);
    },
  );

  test.each(['excel.xlsx', 'libreoffice.xlsx', 'google-export.xlsx'])(
    '%s with a value typed over by itself has the same parts',
    (name) => {
      const bytes = new Uint8Array(readFileSync(fixture(name)));
      const session = openWith('', bytes);
      const sheet = session.sheets()[0] ?? '';
      session.type(sheet, 'A3', session.displayValues(sheet)[2]?.[0] ?? '');
      expect(differingParts(bytes, session.bytes())).toEqual([]);
    },
  );

  test('one value changes one cell and the results that follow from it', () => {
    const session = openWith('', excel());
    session.type('Inscritos', 'E4', '20');
    const { bytes, parts } = saved(session);
    expect(differingParts(excel(), bytes)).toEqual([SHEET1, 'xl/worksheets/sheet2.xml']);
    const before = partsOf(excel()).get(SHEET1) ?? '';
    const expected = before
      .replace('<c r="E4" s="4"><v>12.5</v></c>', '<c r="E4" s="4"><v>20</v></c>')
      .replace(
        '<f t="shared" ref="F4:F9" si="0">E4*2</f><v>25.0</v>',
        '<f t="shared" ref="F4:F9" si="0">E4*2</f><v>40</v>',
      )
      .replace('<f>SUM(E4:E9)</f><v>90.0</v>', '<f>SUM(E4:E9)</f><v>97.5</v>');
    expect(parts.get(SHEET1)).toBe(expected);
  });

  test('the order of the parts is kept, and the same edits give the same bytes', () => {
    const edit = (): Uint8Array => {
      const session = openWith('', excel());
      session.type('Inscritos', 'A4', 'Otra');
      return session.bytes();
    };
    expect([...partsOf(edit()).keys()]).toEqual([...partsOf(excel()).keys()]);
    expect(Buffer.from(edit()).equals(Buffer.from(edit()))).toBe(true);
  });
});

describe('cells', () => {
  test('keep their style; a text of several runs that is left alone keeps its runs', () => {
    const session = openWith('', excel());
    session.type('Inscritos', 'A3', 'Nombre');
    session.type('Inscritos', 'B4', 'No');
    const { parts } = saved(session);
    expect(cellXml(parts.get(SHEET1), 'A3')).toBe(
      '<c r="A3" s="2" t="inlineStr"><is><t xml:space="preserve">Nombre</t></is></c>',
    );
    expect(cellXml(parts.get(SHEET1), 'B4')).toBe(
      '<c r="B4" s="3" t="inlineStr"><is><t xml:space="preserve">No</t></is></c>',
    );
    expect(parts.get('xl/sharedStrings.xml')).toBe(partsOf(excel()).get('xl/sharedStrings.xml'));
    expect(parts.get('xl/styles.xml')).toBe(partsOf(excel()).get('xl/styles.xml'));
  });

  test('cleared cells keep a style that is theirs', () => {
    const session = openWith('', excel());
    session.type('Inscritos', 'A3', '');
    session.type('Inscritos', 'A4', '');
    const { parts } = saved(session);
    expect(cellXml(parts.get(SHEET1), 'A3')).toBe('<c r="A3" s="2"/>');
    expect(cellXml(parts.get(SHEET1), 'A4')).toBe('<c r="A4"/>');
  });

  test('every kind of value is written and read back', () => {
    const session = openWith('', excel());
    const texts = [
      '12',
      '-1,5',
      'VERDADERO',
      '#N/A',
      ' dos  espacios ',
      '<b>&"\'',
      "'=1+1",
      'línea\nnueva',
      '_x0041_',
      'año 2026 🎲',
    ];
    texts.forEach((text, index) => session.type('Resultados', `L${index + 20}`, text));
    session.type('Resultados', 'M20', '7/3/2026');
    session.type('Resultados', 'N20', '8:20');
    session.type('Resultados', 'O20', '10%');
    const { again } = saved(session);
    expect(
      again
        .values('Resultados')
        .slice(19)
        .map((row) => row[11]),
    ).toEqual([
      12,
      -1.5,
      true,
      '#N/A',
      ' dos  espacios ',
      '<b>&"\'',
      '=1+1',
      'línea\nnueva',
      '_x0041_',
      'año 2026 🎲',
    ]);
    expect(again.displayValues('Resultados')[19]?.slice(12)).toEqual(['7/3/2026', '8:20', '10%']);
    expect(again.values('Resultados')[19]?.slice(12, 14)).toEqual([
      new Date('2026-03-07T04:00:00Z'),
      new Date('1899-12-30T12:47:40Z'),
    ]);
  });

  test('a new cell takes the style of its row or column', () => {
    const session = openWith('', excel());
    session.type('Inscritos', 'E20', '3');
    expect(cellXml(saved(session).parts.get(SHEET1), 'E20')).toBe('<c r="E20" s="4"><v>3</v></c>');
  });

  test('new rows stand in order, spans and the used range grow', () => {
    const session = openWith('', excel());
    session.type('Inscritos', 'A2', 'subtítulo');
    session.type('Inscritos', 'H5', '1');
    session.type('Inscritos', 'A40', 'fin');
    const part = saved(session).parts.get(SHEET1) ?? '';
    expect([...part.matchAll(/<row r="(\d+)"/g)].map((match) => Number(match[1]))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 40,
    ]);
    expect(part).toContain('<dimension ref="A1:H40"/>');
    expect(part).toContain('<row r="5" spans="1:8">');
  });

  test('rows and cells without names get them when something moves in', () => {
    const session = openWith(
      '',
      workbookWithRows(
        '<row><c><v>1</v></c></row><row r="4"><c><v>4</v></c><c><v>5</v></c></row><row><c><v>6</v></c></row>',
      ),
    );
    session.type('Hoja 1', 'A2', 'x');
    session.type('Hoja 1', 'B4', '');
    session.type('Hoja 1', 'D4', 'y');
    expect(saved(session).again.values('Hoja 1')).toEqual([
      [1, '', '', ''],
      ['x', '', '', ''],
      ['', '', '', ''],
      [4, '', '', 'y'],
      [6, '', '', ''],
    ]);
  });

  test('a sheet without rows, and elements with a prefix', () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const bytes = packageWith({ [SHEET1]: `<x:worksheet xmlns:x="${main}"><x:sheetData/></x:worksheet>` });
    const session = openWith('', bytes);
    session.type('Hoja 1', 'B2', 'ñ');
    const { parts, again } = saved(session);
    expect(parts.get(SHEET1)).toBe(
      `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t xml:space="preserve">ñ</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`,
    );
    expect(again.values('Hoja 1')).toEqual([
      ['', ''],
      ['', 'ñ'],
    ]);
  });
});

describe('formulas', () => {
  test('a formula that the file left without a value is left so, until something changes', () => {
    const bytes = workbookWithRows(
      '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>A1*2</f></c><c r="C1"><f>1/0</f></c></row>',
    );
    const session = openWith('', bytes);
    session.type('Hoja 1', 'D9', 'x');
    expect(cellXml(saved(session).parts.get(SHEET1), 'B1')).toBe('<c r="B1"><f>A1*2</f></c>');
    session.type('Hoja 1', 'A1', '3');
    expect(cellXml(saved(session).parts.get(SHEET1), 'B1')).toBe('<c r="B1"><f>A1*2</f><v>6</v></c>');
  });

  test('the order of calculation goes when formulas come or go, and stays when only results change', () => {
    const results = openWith('', excel());
    results.type('Inscritos', 'E4', '20');
    expect(saved(results).parts.has('xl/calcChain.xml')).toBe(true);
    const gone = openWith('', excel());
    gone.type('Inscritos', 'F12', 'texto');
    const { parts } = saved(gone);
    expect(parts.has('xl/calcChain.xml')).toBe(false);
    expect(parts.get('[Content_Types].xml')).not.toContain('calcChain');
    expect(parts.get('xl/_rels/workbook.xml.rels')).not.toContain('calcChain');
    const come = openWith('', excel());
    come.type('Inscritos', 'H1', '=1+1');
    expect(saved(come).parts.has('xl/calcChain.xml')).toBe(false);
  });

  test('writing over a shared formula’s own cell leaves the others standing', () => {
    const session = openWith('', excel());
    session.type('Inscritos', 'F4', '1');
    const { parts, again } = saved(session);
    expect(cellXml(parts.get(SHEET1), 'F5')).toBe('<c r="F5" s="4"><f>E5*2</f><v>27</v></c>');
    expect(
      again
        .formulas('Inscritos')
        .slice(3, 9)
        .map((row) => row[5]),
    ).toEqual(['', '=E5*2', '=E6*2', '=E7*2', '=E8*2', '=E9*2']);
  });

  test('an array formula keeps its form, and its cells follow', () => {
    const session = openWith('', excel());
    session.type('Resultados', 'C3', '9');
    const { parts, again } = saved(session);
    const sheet2 = parts.get('xl/worksheets/sheet2.xml');
    expect(cellXml(sheet2, 'F6')).toBe('<c r="F6"><f t="array" ref="F6:F8">C2:C4</f><v>3</v></c>');
    expect(cellXml(sheet2, 'F7')).toBe('<c r="F7"><v>9</v></c>');
    expect(
      again
        .values('Resultados')
        .map((row) => row[5])
        .slice(5),
    ).toEqual([3, 9, 2]);
  });

  test('plain formulas are written with their result, open ranges to the last row', () => {
    const { session } = runScript(
      `var sheet = SpreadsheetApp.getActive().getSheetByName('Resultados');
       sheet.getRange('K1').setFormula('=COUNTA(A2:A)'); sheet.getRange('K2').setFormula('=IF(C2>2;"gana";"pierde")');
       sheet.getRange('K3').setFormula('=1/0'); sheet.getRange('K4').setFormula('=C2>1'); sheet.getRange('K5').setValue('=SUM(');`,
      excel(),
    );
    const sheet2 = saved(session).parts.get('xl/worksheets/sheet2.xml');
    expect(['K1', 'K2', 'K3', 'K4', 'K5'].map((name) => cellXml(sheet2, name))).toEqual([
      '<c r="K1"><f>COUNTA(A2:A1048576)</f><v>3</v></c>',
      '<c r="K2" t="str"><f>IF(C2&gt;2,"gana","pierde")</f><v>gana</v></c>',
      '<c r="K3" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="K4" t="b"><f>C2&gt;1</f><v>1</v></c>',
      '<c r="K5" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("SUM()"),"#ERROR!")</f><v>#ERROR!</v></c>',
    ]);
    expect(saved(session).again.formulas('Resultados')[0]?.[10]).toBe('=COUNTA(A2:A)');
  });
});

const TABLE = `function TD_TABLE(range) { return [['Jugador', 'Fecha']].concat(range.filter(function (r) { return r[0] !== ''; }).map(function (r) { return [r[0], r[1]]; })); }
  function TD_FAIL() { throw new Error('no'); }`;

describe('custom functions', () => {
  function build(): WorkbookSession {
    const session = openWith(TABLE, [{ name: 'Datos', rows: [['Ana'], ['Luis', true]] }, { name: 'Tabla' }]);
    session.type('Datos', 'B1', '7/3/2026');
    session.type('Tabla', 'A2', '=TD_TABLE(Datos!A1:B)');
    return session;
  }

  test("are written in Google's own form, with their last values", () => {
    const part = partsOf(build().bytes()).get('xl/worksheets/sheet2.xml');
    expect(['A2', 'B2', 'A3', 'B3', 'B4'].map((name) => cellXml(part, name))).toEqual([
      '<c r="A2" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("TD_TABLE(Datos!A1:B)"),"Jugador")</f><v>Jugador</v></c>',
      '<c r="B2" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),"Fecha")</f><v>Fecha</v></c>',
      '<c r="A3" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),"Ana")</f><v>Ana</v></c>',
      '<c r="B3" s="1"><f>IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),46088.0)</f><v>46088</v></c>',
      '<c r="B4" t="b"><f>IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),TRUE)</f><v>1</v></c>',
    ]);
  });

  test('come back alive, and an untouched copy is the same file', () => {
    const bytes = build().bytes();
    const again = openWith(TABLE, bytes);
    expect(again.formulas('Tabla')[1]?.[0]).toBe('=TD_TABLE(Datos!A1:B)');
    expect(Buffer.from(again.bytes()).equals(Buffer.from(bytes))).toBe(true);
    again.type('Datos', 'A3', 'Eva');
    expect(again.displayValues('Tabla')[4]?.[0]).toBe('Eva');
    again.type('Datos', 'A2', '');
    again.type('Datos', 'A3', '');
    const third = openWith(TABLE, again.bytes());
    expect(third.displayValues('Tabla').map((row) => row[0])).toEqual(['', 'Jugador', 'Ana']);
    expect(partsOf(again.bytes()).get('xl/worksheets/sheet2.xml')).not.toContain('Luis');
  });

  test('are brought up to date when the data were changed elsewhere', () => {
    const bytes = build().bytes();
    const sheet = partsOf(bytes).get(SHEET1) ?? '';
    const edited = packageWith({ [SHEET1]: sheet.replace('Luis', 'Olga') }, bytes);
    const session = openWith(TABLE, edited);
    expect(session.displayValues('Tabla')[3]?.[0]).toBe('Olga');
    session.type('Datos', 'Z1', 'algo');
    expect(partsOf(session.bytes()).get('xl/worksheets/sheet2.xml')).toContain('"Olga")');
  });

  test('errors are kept as their code, and come back as errors', () => {
    const session = openWith(TABLE);
    session.type('Hoja 1', 'A1', '=TD_FAIL()');
    const bytes = session.bytes();
    expect(cellXml(partsOf(bytes).get(SHEET1), 'A1')).toBe(
      '<c r="A1" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("TD_FAIL()"),"#ERROR!")</f><v>#ERROR!</v></c>',
    );
    const again = openWith(TABLE, bytes);
    expect(again.cellError('Hoja 1', 'A1')).toBe('no');
    again.type('Hoja 1', 'B1', '1');
    expect(cellXml(partsOf(again.bytes()).get(SHEET1), 'A1')).toBe(cellXml(partsOf(bytes).get(SHEET1), 'A1'));
  });

  test('a native array that spills is written so too', () => {
    const session = openWith('', [{ name: 'Hoja 1', rows: [[3], [1], [2]] }]);
    session.type('Hoja 1', 'C1', '=SORT(A1:A3)');
    const bytes = session.bytes();
    expect(cellXml(partsOf(bytes).get(SHEET1), 'C1')).toContain('DUMMYFUNCTION("SORT(A1:A3)"),1.0)');
    expect(
      openWith('', bytes)
        .values('Hoja 1')
        .map((row) => row[2]),
    ).toEqual([1, 2, 3]);
  });
});

describe('styles', () => {
  const styles = (script: string): { part: string; xf: (cell: string) => string; again: WorkbookSession } => {
    const { session, run } = runScript(
      `var sheet = SpreadsheetApp.getActive().getSheetByName('Inscritos'); ${script}`,
      excel(),
    );
    expect(run.error).toBeUndefined();
    const { parts, again } = saved(session);
    const part = parts.get('xl/styles.xml') ?? '';
    const xfs = [
      ...(/<cellXfs[\s\S]*<\/cellXfs>/.exec(part)?.[0] ?? '').matchAll(/<xf [^>]*?(?:\/>|>[\s\S]*?<\/xf>)/g),
    ].map(([xf]) => xf);
    const xf = (cell: string): string =>
      xfs[Number(/ s="(\d+)"/.exec(cellXml(parts.get(SHEET1), cell) ?? '')?.[1] ?? 0)] ?? '';
    return { part, xf, again };
  };

  test('a change adds a style that differs in that alone', () => {
    const { part, xf } = styles(
      `sheet.getRange('A3').setNumberFormat('0.000'); sheet.getRange('A1').setFontWeight('normal');`,
    );
    expect(part).toContain('<cellXfs count="10">');
    expect(part).toContain('<numFmt numFmtId="166" formatCode="0.000"/></numFmts>');
    expect(part).toContain('<numFmts count="3">');
    expect(xf('A3')).toBe(
      '<xf numFmtId="166" fontId="1" fillId="0" borderId="1" xfId="0" applyFont="1" applyBorder="1" applyNumberFormat="1"/>',
    );
    expect(xf('A1')).toBe(
      '<xf numFmtId="0" fontId="3" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf>',
    );
    expect(part).toContain(
      '<font><sz val="14"/><color theme="0"/><name val="Calibri"/><family val="2"/><scheme val="minor"/></font></fonts>',
    );
  });

  test('the same change is one style, known formats are not added again', () => {
    const { part, xf } = styles(
      `sheet.getRange('A4:A9').setNumberFormat('@'); sheet.getRange('C4:C9').setNumberFormat('dd\\\\-mm\\\\-yyyy').setFontWeight('bold');`,
    );
    expect(part).toContain('<cellXfs count="10">');
    expect(part).toContain('<numFmts count="2">');
    expect(xf('A4')).toContain('numFmtId="49"');
    expect(xf('C9')).toContain('numFmtId="164"');
    expect(part).toContain('<font><b/><sz val="11"/>');
  });

  test('colours, fills, alignment and wrapping', () => {
    const { part, xf, again } = styles(
      `sheet.getRange('A4').setFontColor('#FF0000').setBackground('#00ff00').setHorizontalAlignment('right').setWrap(true);
       sheet.getRange('B4').setBackground(null); sheet.getRange('A1').setHorizontalAlignment('left');`,
    );
    expect(part).toContain('<color rgb="FFFF0000"/><name val="Calibri"/>');
    expect(part).toContain(
      '<fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/><bgColor indexed="64"/></patternFill></fill></fills>',
    );
    expect(xf('A4')).toContain('<alignment horizontal="right" wrapText="1"/>');
    expect(xf('A1')).toContain('<alignment horizontal="left" vertical="center"/>');
    expect(xf('B4')).toContain('numFmtId="49" fontId="0" fillId="0"');
    expect(again.displayValues('Inscritos')[3]?.[0]).toBe('Ana Peña');
  });

  test('a styles part without lists gets them in order', () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const bytes = packageWith({
      'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts/><cellStyles/></styleSheet>`,
    });
    const session = openWith('', bytes);
    session.type('Hoja 1', 'A1', '7/3/2026');
    const { parts, again } = saved(session);
    expect(parts.get('xl/styles.xml')).toMatch(
      /<numFmts count="1">.*<fonts\/><cellXfs count="2"><xf [^>]*numFmtId="0"[^>]*\/><xf [^>]*\/><\/cellXfs><cellStyles\/>/,
    );
    expect(again.displayValues('Hoja 1')).toEqual([['7/3/2026']]);
  });

  test('a workbook without styles gets some', () => {
    const bytes = packageWith({
      'xl/_rels/workbook.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    });
    const session = openWith('', bytes);
    session.type('Hoja 1', 'A1', '7/3/2026');
    expect(saved(session).again.displayValues('Hoja 1')).toEqual([['7/3/2026']]);
  });
});

describe('sheets', () => {
  const book = `var book = SpreadsheetApp.getActive();`;

  test('a new sheet is listed everywhere, at its place', () => {
    const { session } = runScript(
      `${book} var sheet = book.insertSheet('Grupos & más', 1); sheet.getRange('A1:B2').setValues([['Grupo', 1], ['G1', 'Ana']]);
       sheet.getRange('A1:B1').setFontWeight('bold'); sheet.setFrozenRows(1); sheet.setColumnWidth(2, 140);`,
      excel(),
    );
    const { bytes, parts, again } = saved(session);
    expect(differingParts(excel(), bytes)).toEqual([
      '[Content_Types].xml',
      'docProps/app.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet5.xml',
    ]);
    expect(again.sheets()).toEqual(['Inscritos', 'Grupos & más', 'Resultados', 'Día 2 ', 'Listas']);
    expect(again.values('Grupos & más')).toEqual([
      ['Grupo', 1],
      ['G1', 'Ana'],
    ]);
    const workbook = parts.get('xl/workbook.xml') ?? '';
    expect(workbook).toContain('<sheet name="Grupos &amp; más" sheetId="10" r:id="rId9"/>');
    // Names of one sheet, and the active tab, are told by place.
    expect(workbook).toContain('<definedName name="_xlnm.Print_Titles" localSheetId="2">');
    expect(workbook).toContain('activeTab="2"');
    expect(parts.get('docProps/app.xml')).toContain(
      '<vt:i4>5</vt:i4></vt:variant><vt:variant><vt:lpstr>Rangos con nombre</vt:lpstr>',
    );
    expect(parts.get('docProps/app.xml')).toContain(
      '<vt:vector size="7" baseType="lpstr"><vt:lpstr>Inscritos</vt:lpstr><vt:lpstr>Grupos &amp; más</vt:lpstr>',
    );
    const sheet5 = parts.get('xl/worksheets/sheet5.xml') ?? '';
    expect(sheet5).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet5).toContain('<cols><col width="20" customWidth="1" min="2" max="2"/></cols><sheetData>');
  });

  test('a workbook in the strict spelling of the format stays so', () => {
    const strict = (text: string): string =>
      text
        .replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        );
    const parts = Object.fromEntries(
      [...partsOf(emptyWorkbook())].map(([path, text]) => [path, strict(text)]),
    );
    const { session } = runScript(
      `${book} book.insertSheet('Nueva').getRange('A1').setValue('x').setNote('nota');`,
      packageWith(parts),
    );
    const { parts: written, again } = saved(session);
    expect(
      [...written.values()].join('').match(/schemas\.openxmlformats\.org\/(?:spreadsheetml|officeDocument)/g),
    ).toBeNull();
    expect(again.values('Nueva')).toEqual([['x']]);
  });

  test('a sheet added and deleted again leaves no trace', () => {
    const { session } = runScript(`${book} book.deleteSheet(book.insertSheet('Temporal'));`, excel());
    expect(differingParts(excel(), saved(session).bytes)).toEqual([]);
  });

  test('a deleted sheet takes its own parts along, and leaves #REF! where it was read', () => {
    const { session } = runScript(`${book} book.deleteSheet(book.getSheetByName('Resultados'));`, excel());
    const { parts, again } = saved(session);
    for (const gone of [
      'worksheets/sheet2.xml',
      'worksheets/_rels/sheet2.xml.rels',
      'tables/table1.xml',
      'drawings/drawing1.xml',
      'charts/chart1.xml',
    ]) {
      expect(parts.has(`xl/${gone}`)).toBe(false);
      expect(parts.get('[Content_Types].xml')).not.toContain(`/xl/${gone}"`);
    }
    expect(parts.has('xl/comments1.xml')).toBe(true);
    expect(again.sheets()).toEqual(['Inscritos', 'Día 2 ', 'Listas']);
    expect(parts.get('xl/workbook.xml')).not.toContain('Print_Titles');
    expect(parts.get('xl/workbook.xml')).toContain('activeTab="0"');
    expect(parts.get('docProps/app.xml')).toContain('<vt:i4>3</vt:i4>');
  });

  test('formulas, names and rules that read a deleted sheet', () => {
    const { session } = runScript(
      `${book} book.deleteSheet(book.getSheetByName('Inscritos')); book.deleteSheet(book.getSheetByName('Listas'));`,
      excel(),
    );
    const { parts, again } = saved(session);
    expect(again.formulas('Resultados')[7]?.[6]).toBe('=#REF!+20');
    expect(again.values('Resultados')[7]?.[6]).toBe('#REF!');
    expect(again.formulas('Día 2 ')[1]?.[0]).toBe('=#REF!+1');
    expect(parts.get('xl/workbook.xml')).toContain('<definedName name="Opciones">#REF!</definedName>');
    expect(parts.get('xl/workbook.xml')).not.toContain('_FilterDatabase');
  });

  test('a renamed sheet is renamed wherever it is named', () => {
    const { session } = runScript(
      `${book} book.getSheetByName('Inscritos').setName("L'evento"); book.getSheetByName('Listas').setName('Opc'); book.getSheetByName('Resultados').setName('Final');`,
      excel(),
    );
    const { parts, again } = saved(session);
    expect(again.sheets()).toEqual(["L'evento", 'Final', 'Día 2 ', 'Opc']);
    expect(again.formulas('Final')[7]?.[6]).toBe("='L''evento'!F4+20");
    expect(again.values('Final')[7]?.[6]).toBe(45);
    expect(parts.get('xl/workbook.xml')).toContain("'L''evento'!$A$3:$F$9");
    expect(parts.get('xl/workbook.xml')).toContain(
      '<definedName name="Opciones">Opc!$A$1:$A$3</definedName>',
    );
    expect(parts.get(SHEET1)).toContain('<xm:f>Opc!$A$1:$A$3</xm:f>');
    expect(parts.get('xl/charts/chart1.xml')).toContain('<c:f>Final!$A$2:$A$4</c:f>');
    expect(parts.get('docProps/app.xml')).toContain(
      "<vt:lpstr>L'evento</vt:lpstr><vt:lpstr>Final</vt:lpstr>",
    );
  });

  test('a copy has cells, looks, widths, rules and notes, and not what belongs to the other', () => {
    const { session } = runScript(
      `${book} var copy = book.getSheetByName('Inscritos').copyTo(book).setName('Antes'); copy.getRange('A4').setValue('cambiado');
       console.log(copy.getIndex(), copy.getRange('A5').getNote().length > 0);`,
      excel(),
    );
    const { parts, again } = saved(session);
    expect(again.sheets()).toEqual(['Inscritos', 'Resultados', 'Día 2 ', 'Listas', 'Antes']);
    expect(again.values('Antes')[3]?.[0]).toBe('cambiado');
    expect(again.values('Inscritos')[3]?.[0]).toBe('Ana Peña');
    expect(again.formulas('Antes')[3]?.[5]).toBe('=E4*2');
    const part = parts.get('xl/worksheets/sheet5.xml') ?? '';
    for (const kept of [
      'mergeCell ref="A1:F1"',
      'width="24.7109375"',
      'conditionalFormatting',
      'dataValidation ',
      'ht="21"',
      'state="frozen"',
    ]) {
      expect(part).toContain(kept);
    }
    for (const left of ['hyperlink', 'x14:', 'r:id="rId3"']) expect(part).not.toContain(left);
    expect(parts.get('xl/comments2.xml')).toContain('llega a las 8:20');
  });

  test('added beside a sheet that is only a chart get a name and an id of their own', () => {
    const league = new Uint8Array(readFileSync(workbook('excel-liga-por-grupos.xlsx')));
    const { session, run } = runScript(
      `${book} book.insertSheet('Una'); book.insertSheet('Otra'); book.insertSheet('gráfico');`,
      league,
    );
    expect(run.error?.message).toBe(
      'A sheet with the name "gráfico" already exists. Please enter another name.',
    );
    const ids = [...(saved(session).parts.get('xl/workbook.xml') ?? '').matchAll(/sheetId="(\d+)"/g)];
    expect(ids.map((match) => match[1]).sort()).toEqual(['1', '3', '5', '7', '8', '9']);
  });

  test('deleted take the lists of their relationships with them, declared or not', () => {
    const converted = new Uint8Array(readFileSync(workbook('libreoffice-convertido-club.xlsx')));
    const { session } = runScript(`${book} book.deleteSheet(book.getSheetByName('Cartel'));`, converted);
    const { parts } = saved(session);
    expect([...parts.keys()].filter((path) => path.includes('sheet7.xml'))).toEqual([]);
    expect(parts.get('[Content_Types].xml')).not.toContain('sheet7.xml');
    expect(partsOf(converted).get('[Content_Types].xml')).toContain('/_rels/sheet7.xml.rels');
  });

  test('renamed are renamed in the links that lead to them', () => {
    const club = new Uint8Array(readFileSync(workbook('excel-club-de-domino-y-tablas.xlsx')));
    const { session } = runScript(`${book} book.getSheetByName('Ranking').setName('Los "de" A & B');`, club);
    const sheet7 = saved(session).parts.get('xl/worksheets/sheet7.xml');
    expect(sheet7).toContain(
      `<hyperlink ref="B10" location="'Los &quot;de&quot; A &amp; B'!A1" display="Ranking!A1"/>`,
    );
    expect(sheet7).toContain('<hyperlink ref="B9" r:id="rId1"/>');
  });

  test('hidden and shown', () => {
    const { session } = runScript(
      `${book} book.getSheetByName('Inscritos').hideSheet(); book.getSheetByName('Listas').showSheet();`,
      excel(),
    );
    const workbook = saved(session).parts.get('xl/workbook.xml') ?? '';
    expect(workbook).toContain('<sheet name="Inscritos" sheetId="1" r:id="rId1" state="hidden"/>');
    expect(workbook).toContain('<sheet name="Listas" sheetId="9" r:id="rId4"/>');
  });

  test('frozen rows and widths of a sheet of the file', () => {
    const { session } = runScript(
      `${book} var sheet = book.getSheetByName('Inscritos'); sheet.setFrozenRows(1); sheet.setColumnWidth(6, 70); sheet.setColumnWidth(2, 70);
       book.getSheetByName('Listas').setFrozenRows(1); book.getSheetByName('Resultados').setFrozenRows(0);`,
      excel(),
    );
    const { parts } = saved(session);
    expect(parts.get(SHEET1)).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(parts.get(SHEET1)).toContain(
      '<cols><col min="1" max="1" width="24.7109375" customWidth="1"/><col width="10" customWidth="1" min="2" max="2"/>' +
        '<col min="4" max="4" width="0" hidden="1" customWidth="1"/><col min="5" max="5" width="11.7109375" style="4" customWidth="1"/><col min="6" max="6" width="10" style="4"',
    );
    expect(parts.get('xl/worksheets/sheet4.xml')).toContain(
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1"',
    );
    expect(parts.get('xl/worksheets/sheet2.xml')).toBe(partsOf(excel()).get('xl/worksheets/sheet2.xml'));
    expect(parts.get(SHEET1)).not.toContain('<selection');
  });
});

describe('tables', () => {
  test('a header that is changed in its cell is changed in the table', () => {
    const session = openWith('', excel());
    session.type('Resultados', 'C1', 'Tantos & "más"');
    const { bytes, parts } = saved(session);
    expect(differingParts(excel(), bytes)).toEqual(['xl/tables/table1.xml', 'xl/worksheets/sheet2.xml']);
    expect(parts.get('xl/tables/table1.xml')).toContain(
      '<tableColumn id="3" name="Tantos &amp; &quot;más&quot;"/>',
    );
  });
});

describe('notes', () => {
  test('added, changed and removed; the others keep their text and their box', () => {
    const { session } = runScript(
      `var sheet = SpreadsheetApp.getActive().getSheetByName('Inscritos'); sheet.getRange('A6').setNote('nueva <nota>'); sheet.getRange('A7').setNote('x');
       sheet.getRange('A7').setNote(null);`,
      excel(),
    );
    const { parts } = saved(session);
    const before = partsOf(excel());
    expect(parts.get('xl/comments1.xml')).toBe(
      (before.get('xl/comments1.xml') ?? '').replace(
        '</commentList>',
        '<comment ref="A6" authorId="0"><text><r><t xml:space="preserve">nueva &lt;nota&gt;</t></r></text></comment></commentList>',
      ),
    );
    expect(parts.get('xl/drawings/vmlDrawing1.vml')?.match(/<v:shape /g)).toHaveLength(2);
    expect(parts.get(SHEET1)).toBe(before.get(SHEET1));
    const removed = runScript(
      `SpreadsheetApp.getActive().getSheetByName('Inscritos').getRange('A5').setNote('');`,
      excel(),
    );
    const left = saved(removed.session).parts;
    expect(left.get('xl/comments1.xml')).toContain('<commentList></commentList>');
    expect(left.get('xl/drawings/vmlDrawing1.vml')).not.toContain('<v:shape ');
  });

  test('beside threads: a new note is nobody’s thread, and a thread whose note changes is over', () => {
    const days = new Uint8Array(readFileSync(workbook('excel-one-sheet-per-day.xlsx')));
    const onDay2 = (script: string): Map<string, string> =>
      saved(
        runScript(`var day = SpreadsheetApp.getActive().getSheetByName('Day 2 '); ${script}`, days).session,
      ).parts;
    const added = onDay2(`day.getRange('A1').setNote('nueva');`);
    expect(added.get('xl/comments2.xml')).toContain('<comment ref="A1" authorId="1">');
    expect(added.get('xl/threadedComments/threadedComment2.xml')).toMatch(/(?:<threadedComment .*?){2}/);
    const changed = onDay2(`day.getRange('I9').setNote('otra'); day.getRange('H11').setNote('');`);
    expect(changed.get('xl/comments2.xml')).toMatch(/<commentList><comment ref="I9" authorId="1">[^]*otra/);
    expect(changed.get('xl/threadedComments/threadedComment2.xml')).not.toContain('<threadedComment ');
    const threads = new Map(partsOf(days));
    const alone = packageWith(
      { 'xl/comments2.xml': threads.get('xl/comments2.xml')!.replace('<author>Nigel Tothill</author>', '') },
      days,
    );
    const { session } = runScript(
      `SpreadsheetApp.getActive().getSheetByName('Day 2 ').getRange('A1').setNote('x');`,
      alone,
    );
    expect(saved(session).parts.get('xl/comments2.xml')).toContain('</author><author></author></authors>');
  });

  test('a sheet that had none', () => {
    const { session } = runScript(
      `SpreadsheetApp.getActive().getSheets()[0].getRange('B2').setNote('hola');`,
    );
    const { parts, bytes } = saved(session);
    expect(parts.get(SHEET1)).toMatch(/<legacyDrawing [^>]*r:id="rId2"\/><\/worksheet>$/);
    const script =
      'function command() { console.log(SpreadsheetApp.getActive().getSheets()[0].getRange("B2").getNote()); }';
    expect(openWith(script, bytes).runFunction('command').said[0]?.message).toBe('hola');
  });
});

describe('the file on disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'host-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is written whole or not at all', () => {
    const session = openWith('', emptyWorkbook());
    session.save(join(folder, 'a.xlsx'));
    session.save(join(folder, 'a.xlsx'));
    expect(readdirSync(folder)).toEqual(['a.xlsx']);
    expect(() => session.save(join(folder, 'no', 'a.xlsx'))).toThrow();
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});
