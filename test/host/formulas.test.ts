import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromFile, fromScript, toEngine as engineForm, toFile } from '../../host/formula/dialects';
import { dropSheetIn, mentionsSheet, renameSheetIn, shiftFormula } from '../../host/formula/references';
import { tableRange, type TableArea } from '../../host/formula/table-references';
import { functionsIn, tokensOf } from '../../host/formula/tokens';
import { readExported, writeExported, writeSpilled } from '../../host/package/google-export';
import { runs } from '../arbitraries/runs';

describe('formulas', () => {
  test('pieces join back to the same text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) =>
          tokensOf(text)
            .map((token) => token.text)
            .join('') === text,
      ),
      runs(100),
    );
  });

  test('references move as they do when a cell is copied', () => {
    expect(shiftFormula('=A1+$B$2+C$3+$D4', 2, 1)).toBe('=B3+$B$2+D$3+$D6');
    expect(shiftFormula('=SUM(A1:B2)&"A1"', 1, 0)).toBe('=SUM(A2:B3)&"A1"');
    expect(shiftFormula("='Mi A1'!A1+LOG10(A1)", 1, 0)).toBe("='Mi A1'!A2+LOG10(A2)");
    expect(shiftFormula('=SUM(A:B)+SUM(2:3)+SUM(A2:C)', 1, 1)).toBe('=SUM(B:C)+SUM(3:4)+SUM(B3:D)');
    expect(shiftFormula('=A1', -1, 0)).toBe('=#REF!');
    expect(shiftFormula('=TD_X1(A1)', 1, 0)).toBe('=TD_X1(A2)');
  });

  test('a renamed sheet is renamed in formulas, and a deleted one leaves #REF!', () => {
    expect(renameSheetIn('=Grupos!A1+grupos!B2', 'Grupos', 'Mi hoja')).toBe("='Mi hoja'!A1+'Mi hoja'!B2");
    expect(renameSheetIn("='Día 2 '!A1", 'Día 2 ', 'Final')).toBe('=Final!A1');
    expect(renameSheetIn('="Grupos!A1"', 'Grupos', 'X')).toBe('="Grupos!A1"');
    expect(dropSheetIn('=SUM(Grupos!A1:B2)+A1', 'Grupos')).toBe('=SUM(#REF!)+A1');
    expect(mentionsSheet("=IF('It''s'!A1,1)", "It's")).toBe(true);
    expect(mentionsSheet('=Otra!A1', 'Grupos')).toBe(false);
  });

  test('a file spells newer functions with a prefix, and open ranges to the last row', () => {
    expect(fromFile('_xlfn.LET(_xlpm.a,1,_xlpm.a+1)')).toBe('=LET(a,1,a+1)');
    expect(fromFile('_xlfn._xlws.FILTER(A2:A1048576,B2:B1048576>1)')).toBe('=FILTER(A2:A,B2:B>1)');
    expect(toFile('=FILTER(A2:A,B2:B>1)')).toBe('_xlfn._xlws.FILTER(A2:A1048576,B2:B1048576>1)');
    expect(toFile('=SUM(A:A)+SUM($B2:$C)')).toBe('SUM(A:A)+SUM($B2:$C1048576)');
    expect(toFile('=XLOOKUP(1,A:A,B:B)')).toBe('_xlfn.XLOOKUP(1,A:A,B:B)');
    expect(fromFile(toFile('=COUNTA(Hoja!A2:F)'))).toBe('=COUNTA(Hoja!A2:F)');
  });

  test('quotes inside texts reach the engine, and sheets under its names', () => {
    const toEngine = (formula: string): string =>
      engineForm(formula, {
        sheet: (name) => (name === 'Mi hoja' ? 'sheet2' : undefined),
        name: (name) => (name === 'Precio' ? '12.5' : undefined),
        table: (name, brackets) => (name === 'Tabla' ? `Otra!${brackets.slice(1, -1)}` : undefined),
      });
    expect(toEngine('=Precio*Tabla[A1]+Nada[x]+Suma')).toBe('=(12.5)*(Otra!A1)+Nada[x]+Suma');
    expect(toEngine("='Mi hoja'!A1+Otra!B2")).toBe('=sheet2!A1+Otra!B2');
    expect(toEngine('="a""b"')).toBe('=("a"&CHAR(34)&"b")');
    expect(toEngine('="C:\\"')).toBe('=("C:"&CHAR(92))');
    expect(toEngine('=ARRAYFORMULA(A1:A2&"x")')).toBe('=(A1:A2&"x")');
  });

  test('setFormula takes commas, and semicolons too', () => {
    expect(fromScript('=SUM(A1,B1)')).toBe('=SUM(A1,B1)');
    expect(fromScript('SUM(A1;B1)')).toBe('=SUM(A1,B1)');
    expect(fromScript('={1,2;3,4}')).toBe('={1,2;3,4}');
  });

  test('functions are found, and nothing else', () => {
    expect(functionsIn('=SUM(a1)+"MAX(1)"+td_level (B2)')).toEqual(['SUM', 'TD_LEVEL']);
  });
});

describe("Google's export form", () => {
  test('is read back, also as LibreOffice and Excel spell it', () => {
    const written = writeExported('=TD_X(A1:N,"a ""b""")', 'Pos');
    expect(written).toBe('IFERROR(__xludf.DUMMYFUNCTION("TD_X(A1:N,""a """"b"""""")"),"Pos")');
    const formula = { kind: 'formula', formula: '=TD_X(A1:N,"a ""b""")' };
    expect(readExported(written)).toEqual(formula);
    expect(readExported(written.replace('DUMMYFUNCTION', 'dummyfunction'))).toEqual(formula);
    expect(readExported(written.replace('__xludf', '@__xludf'))).toEqual(formula);
  });

  test('marks spilled cells', () => {
    expect(writeSpilled(3)).toBe('IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),3.0)');
    expect(writeSpilled(null)).toBe('IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),"")');
    expect(writeSpilled(1e21)).toBe('IFERROR(__xludf.DUMMYFUNCTION("""COMPUTED_VALUE"""),1e+21)');
    expect(readExported(writeSpilled(true))).toEqual({ kind: 'spilled' });
  });

  test('leaves other formulas alone', () => {
    expect(readExported('IFERROR(A1,"x")')).toBeUndefined();
    expect(readExported('"DUMMYFUNCTION"&A1')).toBeUndefined();
  });

  test('survives any formula and any last value', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 600 }),
        fc.string({ maxLength: 400 }),
        (inner, value) => {
          fc.pre(
            !/^"\s*[\w.]+\([\s\S]*\)\s*"$/.test(inner) &&
              inner !== 'COMPUTED_VALUE' &&
              !inner.startsWith('='),
          );
          fc.pre(inner !== '"COMPUTED_VALUE"');
          const written = writeExported(`=${inner}`, value);
          const literals = written.match(/"(?:[^"]|"")*"/g) ?? [];
          expect(literals.every((text) => [...text.slice(1, -1).replaceAll('""', '"')].length <= 255)).toBe(
            true,
          );
          expect(readExported(written)).toEqual({ kind: 'formula', formula: `=${inner}` });
        },
      ),
      runs(100),
    );
  });
});

describe('references to tables', () => {
  const table: TableArea = {
    name: 'Tabla',
    sheetName: () => 'Día 2',
    area: { row: 3, column: 2, rows: 6, columns: 3 },
    headerRows: 1,
    totalsRows: 1,
    columns: ['Jugador', 'Puntos [total]', 'Nº'],
  };
  test.each([
    ['[Jugador]', "'Día 2'!B4:B7"],
    ['[jugador]', "'Día 2'!B4:B7"],
    ["[Puntos '[total']]", "'Día 2'!C4:C7"],
    ['[#All]', "'Día 2'!B3:D8"],
    ['[#Headers]', "'Día 2'!B3:D3"],
    ['[#Totals]', "'Día 2'!B8:D8"],
    ['[#Data]', "'Día 2'!B4:D7"],
    ['[[#This Row],[Nº]]', "'Día 2'!D5"],
    ['[@Nº]', "'Día 2'!D5"],
    ['[@[Nº]]', "'Día 2'!D5"],
    ['[[#Headers],[Nº]]', "'Día 2'!D3"],
    ['[[Jugador]:[Nº]]', "'Día 2'!B4:D7"],
    ['[[#All],[Jugador]:[Nº]]', "'Día 2'!B3:D8"],
    ['[[#Headers],[#Data],[Jugador]]', "'Día 2'!B3:B7"],
    ['[Nadie]', undefined],
    ['[#Nada]', undefined],
  ])('%s', (brackets, range) => {
    expect(tableRange(table, brackets, 5)).toBe(range);
  });
});
