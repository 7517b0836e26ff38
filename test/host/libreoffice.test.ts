import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACTION_IDS } from '../../src/ui/contract';
import { fixture, openWith, partsOf, runScript, workbook } from './open';

const found = spawnSync('soffice', ['--version']).status === 0;
const required = process.env.REQUIRE_LIBREOFFICE === '1';
if (!found && !required) {
  console.warn('LibreOffice is not installed: its tests are skipped (REQUIRE_LIBREOFFICE=1 demands them).');
}

const SHEETS_AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

let folder = '';

/** Lets LibreOffice open workbooks and write them in another form. */
function convertAll(files: Readonly<Record<string, Uint8Array>>, format: string): void {
  const paths = Object.entries(files).map(([name, bytes]) => {
    const path = join(folder, `${name}.xlsx`);
    writeFileSync(path, bytes);
    return path;
  });
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const run = spawnSync(
    'soffice',
    [profile, '--headless', '--convert-to', format, '--outdir', join(folder, 'out'), ...paths],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`LibreOffice: ${run.stderr}`);
}

function convert(bytes: Uint8Array, format: string): void {
  convertAll({ libro: bytes }, format);
}

function csv(sheet: string, name = 'libro'): string[] {
  return readFileSync(join(folder, 'out', `${name}-${sheet}.csv`), 'utf8')
    .trimEnd()
    .split('\n');
}

const TABLE = `function TD_TABLE(range) { return [['Jugador', 'Puntos']].concat(range.slice(1).filter(function (r) { return r[0] !== ''; })
  .map(function (r) { return [r[0], r[2]]; })); }`;

const describeWithOffice = found || required ? describe : describe.skip;

describeWithOffice('LibreOffice opens what the host saves', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'office-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('an edited Excel workbook with new sheets, styles, notes and formulas', () => {
    const { session } = runScript(
      `var book = SpreadsheetApp.getActive(), sheet = book.getSheetByName('Inscritos');
       sheet.getRange('A4:A5').setValues([['Zoé <ñ>'], ['3-1']]).setFontWeight('bold').setBackground('#ffeeaa');
       sheet.getRange('A6').setNote('nueva nota'); sheet.getRange('E4').setValue(100);
       var groups = book.insertSheet('Grupos', 1); groups.getRange('A1:B2').setValues([['Grupo', 'Hora'], ['G1', '20:15']]);
       groups.getRange('C1').setFormula('=SUM(Inscritos!E4:E9)'); groups.setFrozenRows(1);
       book.getSheetByName('Inscritos').copyTo(book).setName('Copia');`,
      fixture('excel.xlsx'),
    );
    convert(session.bytes(), SHEETS_AS_CSV);
    expect(csv('Inscritos').slice(2, 6)).toEqual([
      'Jugador,Confirmó,Mesa,Oculta,Pago,Doble',
      'Zoé <ñ>,Sí,1,0,100,200',
      expect.stringMatching(/^01\/03\/2026,No,2,/),
      'José Ñáñez,Sí,3,20,14.5,29',
    ]);
    expect(csv('Grupos')).toEqual(['Grupo,Hora,177.5', expect.stringMatching(/^G1,08:15:00 PM,/)]);
    expect(csv('Resultados')[7]).toBe(',,,,,2,220,2,3');
    expect(csv('Copia')[3]).toBe('Zoé <ñ>,Sí,1,0,100,200');
    convert(session.bytes(), 'pdf');
    expect(readdirSync(join(folder, 'out'))).toContain('libro.pdf');
  });

  test('custom functions show their last values, and survive being saved there', () => {
    const session = openWith(TABLE, fixture('excel.xlsx'));
    session.type('Resultados', 'L1', '=TD_TABLE(A1:C)');
    convert(session.bytes(), SHEETS_AS_CSV);
    expect(csv('Resultados')[1]).toMatch(/,Ana Peña,3$/);
    convert(session.bytes(), 'xlsx');
    const bytes = new Uint8Array(readFileSync(join(folder, 'out', 'libro.xlsx')));
    expect([...partsOf(bytes).values()].join('')).toContain('dummyfunction');
    const again = openWith(TABLE, bytes);
    expect(again.formulas('Resultados')[0]?.[11]).toBe('=TD_TABLE(A1:C)');
    again.type('Resultados', 'C2', '8');
    expect(again.values('Resultados')[1]?.slice(11)).toEqual(['Ana Peña', 8]);
  });

  test('an edited LibreOffice workbook', () => {
    const session = openWith('', fixture('libreoffice.xlsx'));
    session.type('Calendario', 'D3', '7');
    session.type('Calendario', 'C4', '9:20');
    convert(session.bytes(), SHEETS_AS_CSV);
    expect(csv('Calendario').slice(2, 5)).toEqual([
      'Ana,A,08:15:00 PM,7',
      'Μαρία <x>,B,09:20:00 AM,1.5',
      expect.stringMatching(/^Suma,,29:35:00,8\.5$/),
    ]);
  });

  test('workbooks as directors have them, each with a value typed, a sheet added and every menu action run', () => {
    const cases = [
      [
        'excel-club-de-domino-y-tablas',
        'Ranking',
        'C7',
        '1906',
        '1,Amparo Quiñones,1906,41,Activo,x,x,0414-5550100',
      ],
      ['excel-liga-por-grupos', 'Grupos', 'C2', '3-2', 'Abelardo Ríos,,3-2,3-2,3-0,3,0,9,,,,'],
      ['google-refs-rotas', 'Puntos x torneo', 'B28', '7', 'Ana Chacón,7,2,5,3,1,4,0,22,4.4'],
      ['griego-protathlima', 'Όμιλοι', 'C2', '1-3', 'Αγαθονίκη Βλάχου,-,1-3,3-1,3,1,'],
      [
        'web-inscripciones-por-formulario',
        'Respuestas de formulario 1',
        'C2',
        'Ana',
        ',socio0@club.example,Ana,Sí,Medio,',
      ],
    ] as const;
    const bundle = `${readFileSync('dist/Code.js', 'utf8')}
      function command() { SpreadsheetApp.getActive().insertSheet('Nuestra', 0).getRange('A1:B1').setValues([['Grupo', 20]]).setFontWeight('bold'); }`;
    const files = cases.map(([name, sheet, cell, text]) => {
      const session = openWith(bundle, workbook(`${name}.xlsx`), {
        bundle: { source: bundle, folder: 'dist' },
      });
      expect(session.runFunction('command').error).toBeUndefined();
      for (const action of ACTION_IDS) expect(session.runAction(action).error).toBeUndefined();
      session.type(sheet, cell, text);
      return [name, session.bytes()] as const;
    });
    convertAll(Object.fromEntries(files), SHEETS_AS_CSV);
    for (const [name, sheet, cell, , line] of cases) {
      expect(csv('Nuestra', name)).toEqual(['Grupo,20']);
      expect(csv(sheet, name)[Number(/\d+/.exec(cell)![0]) - 1]).toContain(line);
    }
    const [club] = cases[0];
    expect(csv('Draw', club)[1]).toMatch(/^M1,Repechaje,,1,Concepción Arismendi,Eulalia Pacheco/);
    expect(csv('Tabla de Rosa', club)[4]).toBe('G1,Amparo Quiñones,3,3,0,9,3,6');
  });
});
