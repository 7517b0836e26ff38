import { describe, expect, test } from '@jest/globals';
import type { NewSheet } from '../../host/new-workbook';
import { fixture, openWith } from './open';

const BUNDLE = `
  var calls = 0;
  function TD_SHOW(a, b) { return describe(a) + (arguments.length > 1 ? ' | ' + describe(b) : ''); }
  function describe(x) {
    if (Array.isArray(x)) return x.length + 'x' + x[0].length + ' ' + JSON.stringify(x[x.length - 1]);
    if (x instanceof Date) return 'Date ' + x.toISOString();
    return typeof x + ' ' + JSON.stringify(x);
  }
  function TD_TABLE(range) { return [['Jugador', 'Puntos']].concat(range.filter(function (r) { return r[0] !== ''; }).map(function (r) { return [r[0], r[1] * 2]; })); }
  function TD_FAIL() { throw new Error('fila 3: falta el nombre'); }
  function TD_GIVE(what) { return {
    date: new Date(2026, 2, 7), moment: new Date(2026, 2, 7, 20, 30), column: [1, 2, 3], row: [[1, 2, 3]], nothing: undefined, nil: null,
    empty: [], blanks: [['a', '', null, undefined]], ragged: [[1, 2], [3]], nan: NaN, yes: true, long: 'x'.repeat(50001), number: '007' }[what]; }
  function TD_COUNT(x) { calls++; return calls; }
  function TD_WRITE() { SpreadsheetApp.getActive().getSheets()[0].getRange('A1').setValue(1); }
  function TD_UI() { SpreadsheetApp.getUi(); }
  function TD_READ() { return SpreadsheetApp.getActive().getSheets()[0].getRange('A1').getValue(); }
`;

const DATA: NewSheet[] = [
  {
    name: 'Datos',
    rows: [
      ['Ana', 3],
      ['Luis', 1],
    ],
  },
  { name: 'Tabla' },
];

function open(sheets: NewSheet[] = DATA, options = {}): ReturnType<typeof openWith> {
  return openWith(BUNDLE, sheets, options);
}

/** The text that a formula shows in Tabla!A1. */
function result(formula: string, sheets?: NewSheet[], options = {}): string {
  const session = open(sheets, options);
  session.type('Tabla', 'A1', formula);
  return session.cellError('Tabla', 'A1') ?? session.displayValues('Tabla')[0]?.[0] ?? '';
}

describe('arguments of a custom function', () => {
  test.each([
    ['=TD_SHOW(Datos!A1)', 'string "Ana"'],
    ['=TD_SHOW(Datos!B1)', 'number 3'],
    ['=TD_SHOW(Datos!Z9)', 'string ""'],
    ['=TD_SHOW(Datos!A1:A1)', 'string "Ana"'],
    ['=TD_SHOW(Datos!A1:B2)', '2x2 ["Luis",1]'],
    ['=TD_SHOW(Datos!A1:A2)', '2x1 ["Luis"]'],
    ['=TD_SHOW(Datos!A1:C)', '1000x3 ["","",""]'],
    ['=TD_SHOW(Datos!A:A)', '1000x1 [""]'],
    ['=TD_SHOW(Datos!2:2)', '1x26 ' + JSON.stringify(['Luis', 1, ...Array<string>(24).fill('')])],
    ['=TD_SHOW(3;"x")', 'number 3 | string "x"'],
    ['=TD_SHOW(TRUE)', 'boolean true'],
    ['=TD_SHOW(50%)', 'number 0.5'],
    ['=TD_SHOW("comillas ""dobles""")', 'string "comillas \\"dobles\\""'],
    ['=TD_SHOW({1\\2;3\\4})', '2x2 [3,4]'],
    ['=TD_SHOW(1/0)', 'string "#DIV/0!"'],
    ['=TD_SHOW(DATE(2026;3;7))', 'Date 2026-03-07T04:00:00.000Z'],
    ['=TD_SHOW(TIME(8;30;0))', 'Date 1899-12-30T12:57:40.000Z'],
    [
      '=TD_SHOW(Datos!A1:N;Datos!A1:B)',
      '1000x14 ' + JSON.stringify(Array(14).fill('')) + ' | 1000x2 ["",""]',
    ],
    ['=td_show(1)', 'number 1'],
    ['=TD_NADA(1)', "Unknown function: 'TD_NADA'."],
  ])('%s', (formula, shown) => {
    expect(result(formula)).toBe(shown);
  });

  test('dates, times, durations and percentages of cells', () => {
    const session = open();
    for (const [cell, text] of [
      ['C1', '7/3/2026'],
      ['C2', '8:30'],
      ['C3', '26:00'],
      ['C4', '12%'],
      ['C5', '3-1'],
    ] as const) {
      session.type('Datos', cell, text);
    }
    for (let row = 1; row <= 5; row++) session.type('Tabla', `A${row}`, `=TD_SHOW(Datos!C${row})`);
    expect(session.displayValues('Tabla').map(([text]) => text)).toEqual([
      'Date 2026-03-07T04:00:00.000Z',
      'Date 1899-12-30T12:57:40.000Z',
      'Date 1899-12-31T06:27:40.000Z',
      'number 0.12',
      'Date 2026-01-03T04:00:00.000Z',
    ]);
  });

  test('the sheet’s zone makes the dates, the script’s reads them', () => {
    const zones = { timeZone: 'Europe/Madrid', scriptTimeZone: 'America/Caracas' };
    expect(result('=TD_SHOW(TIME(17;0;0))', DATA, zones)).toBe('Date 1899-12-30T17:14:44.000Z');
  });
});

describe('results of a custom function', () => {
  test('spill, and follow what they read', () => {
    const session = open();
    session.type('Tabla', 'B2', '=TD_TABLE(Datos!A1:B)');
    expect(session.displayValues('Tabla')).toEqual([
      ['', '', ''],
      ['', 'Jugador', 'Puntos'],
      ['', 'Ana', '6'],
      ['', 'Luis', '2'],
    ]);
    const changes = session.type('Datos', 'B1', '5');
    expect(changes.cells).toEqual([
      { sheet: 'Datos', cell: 'B1', before: '3', after: '5', written: true },
      { sheet: 'Tabla', cell: 'C3', before: '6', after: '10', written: false },
    ]);
    session.type('Datos', 'A3', 'Eva');
    expect(session.displayValues('Tabla')[4]).toEqual(['', 'Eva', '0']);
    session.type('Datos', 'A3', '');
    expect(session.displayValues('Tabla')).toHaveLength(4);
    session.type('Tabla', 'B2', '');
    expect(session.displayValues('Tabla')).toEqual([['']]);
  });

  test('a block that vanishes was not written by anyone', () => {
    const session = open();
    session.type('Tabla', 'A1', '=TD_TABLE(Datos!A1:B)');
    const { cells } = session.type('Tabla', 'B3', 'encima');
    expect(cells.filter(({ written }) => written).map(({ cell }) => cell)).toEqual(['B3']);
    expect(cells.map(({ cell }) => cell)).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
  });

  test.each([
    ['=TD_GIVE("date")', [['7/3/2026']]],
    ['=TD_GIVE("moment")', [['7/3/2026 20:30:00']]],
    ['=TD_GIVE("column")', [['1'], ['2'], ['3']]],
    ['=TD_GIVE("row")', [['1', '2', '3']]],
    ['=TD_GIVE("nothing")', [['']]],
    ['=TD_GIVE("nil")', [['']]],
    ['=TD_GIVE("empty")', [['']]],
    ['=TD_GIVE("blanks")', [['a', '', '', '']]],
    ['=TD_GIVE("yes")', [['VERDADERO']]],
    ['=TD_GIVE("nan")', [['#NUM!']]],
    ['=TD_GIVE("number")', [['007']]],
  ])('%s', (formula, shown) => {
    const session = open();
    session.type('Tabla', 'A1', formula);
    expect(session.displayValues('Tabla')).toEqual(shown);
  });

  test('a date is a date cell', () => {
    const session = open();
    session.type('Tabla', 'A1', '=TD_GIVE("date")');
    expect(session.values('Tabla')).toEqual([[new Date('2026-03-07T04:00:00Z')]]);
  });

  test('with a cell in the way it is #REF!, until the way is free', () => {
    const session = open();
    session.type('Tabla', 'B3', 'mío');
    session.type('Tabla', 'A1', '=TD_TABLE(Datos!A1:B)');
    expect(session.displayValues('Tabla')[0]?.[0]).toBe('#REF!');
    expect(session.cellError('Tabla', 'A1')).toBe(
      'Array result was not expanded because it would overwrite data in B3.',
    );
    session.type('Tabla', 'B3', '');
    expect(session.displayValues('Tabla')[2]).toEqual(['Luis', '2']);
    session.type('Tabla', 'A2', 'encima');
    expect(session.displayValues('Tabla')).toEqual([['#REF!'], ['encima']]);
  });

  test('beyond the grid it is #REF!', () => {
    const session = open(DATA, { grid: { rows: 2, columns: 5 } });
    session.type('Tabla', 'A1', '=TD_TABLE(Datos!A1:B)');
    expect(session.cellError('Tabla', 'A1')).toMatch(
      /^Result was not automatically expanded, please insert more/,
    );
  });
});

describe('errors of a custom function', () => {
  test.each([
    ['=TD_FAIL()', '#ERROR!', 'fila 3: falta el nombre'],
    ['=TD_WRITE()', '#ERROR!', 'You do not have permission to call setValue'],
    ['=TD_UI()', '#ERROR!', 'Cannot call SpreadsheetApp.getUi() from this context.'],
    ['=TD_GIVE("ragged")', '#ERROR!', 'TD_GIVE gave rows of different lengths, which Sheets does not take.'],
    ['=TD_GIVE("long")', '#ERROR!', 'Text result of TD_GIVE is longer than the limit of 50000 characters.'],
    ['=SUM(TD_FAIL();1)', '#ERROR!', 'fila 3: falta el nombre'],
  ])('%s', (formula, code, message) => {
    const session = open();
    session.type('Tabla', 'A1', formula);
    expect(session.displayValues('Tabla')).toEqual([[code]]);
    expect(session.cellError('Tabla', 'A1')).toBe(message);
  });

  test.each(['=TD_SHOW(NOW())', '=TD_SHOW(SUM(1;RAND()))', '=IF(TRUE;TD_SHOW(1;RANDBETWEEN(1;2)))'])(
    'what is new at every moment is no argument: %s',
    (formula) => {
      expect(result(formula)).toBe(
        'This function is not allowed to reference a cell with NOW(), RAND(), RANDARRAY(), or RANDBETWEEN().',
      );
    },
  );

  test('TODAY is, and so is NOW beside the call', () => {
    expect(result('=TD_SHOW(TODAY())')).toBe('Date 2026-03-07T04:00:00.000Z');
    expect(result('=IF(NOW()>0;TD_SHOW(1))')).toBe('number 1');
  });

  test('are caught by IFERROR', () => {
    expect(result('=IFERROR(TD_FAIL();"vacío")')).toBe('vacío');
  });

  test('reading the document is allowed', () => {
    expect(result('=TD_READ()')).toBe('Ana');
  });

  test('a straight call throws the message', () => {
    expect(() => open().callFunction('TD_FAIL', [])).toThrow('fila 3: falta el nombre');
    expect(() => open().callFunction('TD_NADA', [])).toThrow('the bundle has no function TD_NADA');
  });
});

describe('calls of a custom function', () => {
  test('the same arguments are computed once', () => {
    const session = open();
    session.type('Tabla', 'A1', '=TD_COUNT(Datos!A1:B)');
    session.type('Tabla', 'A2', '=TD_COUNT(Datos!A1:B)');
    session.type('Tabla', 'A3', '=TD_COUNT(Datos!A1)');
    session.type('Datos', 'B9', '1');
    expect(session.displayValues('Tabla').map(([text]) => text)).toEqual(['3', '3', '2']);
    session.type('Datos', 'B9', '');
    expect(session.displayValues('Tabla')[0]).toEqual(['1']);
  });

  test('functions of two open workbooks stay apart', () => {
    const one = openWith('function TD_WHO() { return "uno"; }', DATA);
    const two = openWith('function TD_WHO() { return "dos"; } function TD_ONLY() { return 2; }', DATA);
    one.type('Tabla', 'A1', '=TD_WHO()');
    two.type('Tabla', 'A1', '=TD_WHO()');
    one.type('Tabla', 'A2', '=TD_ONLY()');
    expect([one, two].map((session) => session.displayValues('Tabla')[0])).toEqual([['uno'], ['dos']]);
    expect(one.cellError('Tabla', 'A2')).toBe("Unknown function: 'TD_ONLY'.");
  });
});

describe('a file that Google exported', () => {
  const TABLA = `function TD_TABLA(partidos) {
    var puntos = {};
    partidos.slice(1).forEach(function (r) { if (r[0] !== '' && r[2] !== '') { puntos[r[0]] = (puntos[r[0]] || 0) + r[2]; puntos[r[1]] = (puntos[r[1]] || 0) + r[3]; } });
    return [['Jugador', 'Puntos']].concat(Object.keys(puntos).map(function (n) { return [n, puntos[n]]; })); }`;

  test('comes back alive, with texts that look like formulas as text', () => {
    const session = openWith(TABLA, fixture('google-export.xlsx'));
    expect(session.formulas('Tabla')[0]?.[0]).toBe('=TD_TABLA(Partidos!A1:D)');
    expect(session.values('Partidos')[3]).toEqual(['007', '=no es fórmula', '', '']);
    const { cells } = session.type('Partidos', 'C2', '7');
    expect(cells.map(({ sheet, cell, after }) => `${sheet}!${cell} ${after}`)).toEqual([
      'Partidos!C2 7',
      'Tabla!D1 13',
      'Tabla!B2 7',
    ]);
  });

  test('keeps the last values of functions that only Google has, and says so', () => {
    const session = openWith(TABLA, fixture('google-export.xlsx'));
    expect(session.displayValues('Tabla').slice(5, 7)).toEqual([
      ['Blancas', '', '', ''],
      ['Ana', '', '', ''],
    ]);
    expect(session.warnings()).toEqual(['Tabla!A6 is not computed here; its last value is kept']);
  });

  test('keeps the last values of functions that this bundle lacks', () => {
    const session = openWith('', fixture('google-export.xlsx'));
    expect(session.displayValues('Tabla')[1]).toEqual(['Ana', '3', '', '']);
    expect(session.warnings()).toContain('Tabla!A1 is not computed here; its last value is kept');
  });
});
