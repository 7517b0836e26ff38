import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorkbook, type WorkbookSession } from '../../host/workbook-session';
import { BOOKS } from '../../scripts/workbooks/books';
import { makeWorkbook } from '../../scripts/workbooks/package';
import { ACTION_IDS, type ActionId } from '../../src/ui/contract';
import { differingParts, EVENING, packageWith, partsOf, workbook } from './open';
import { countPackage, type Counted } from './package-counter';
import { faultsOf } from './package-faults';
import { expectSameCells } from './same-cells';

const BUNDLE = join(__dirname, '..', '..', 'dist', 'Code.js');
/** The built bundle with a command more. */
const WITH_NEW_SHEET = `${readFileSync(BUNDLE, 'utf8')}
  function insertOurSheet() { SpreadsheetApp.getActive().insertSheet('Hoja nuestra', 0).getRange('A1:B2').setValues([['a', 1], ['b', 2]]).setFontWeight('bold'); }`;

interface Case {
  /** The cell that is typed into, what, and what is written. */
  readonly typed: readonly [sheet: string, cell: string, text: string, written: string];
  /** Formula cells whose results follow. */
  readonly follows?: readonly string[];
  /** Formulas that are not computed here, and said to be so. */
  readonly warnings?: readonly string[];
}

const notComputed = (...cells: string[]): string[] =>
  cells.map((cell) => `${cell} is not computed here; its last value is kept`);

const CASES: Readonly<Record<string, Case>> = {
  'excel-club-de-domino-y-tablas.xlsx': {
    typed: ['Calendario', 'H5', '2', 'number 2'],
    follows: ['Tabla de Rosa!F8', 'Tabla de Rosa!G5', 'Tabla de Rosa!H5', 'Tabla de Rosa!H8'],
  },
  'excel-liga-por-grupos.xlsx': {
    typed: ['Grupos', 'C2', '3-2', 'text 3-2'],
    follows: ['Posiciones!G7', 'Posiciones!H7'],
  },
  'excel-tres-filas-por-jugador.xlsx': {
    typed: ['Cuadro', 'E12', '4', 'number 4'],
    follows: ['Cuadro!K11', 'Cuadro!L11', 'Resumen!B5', 'Resumen!C5', 'Resumen!E5'],
  },
  // Sheets makes a date of it too.
  'excel-one-sheet-per-day.xlsx': { typed: ['Day 2 ', 'I8', '2-1', 'number 46024'] },
  // The fifteenth of March, counted from 1904.
  'excel-mac-1904-calendario.xlsx': { typed: ['Calendario 2026', 'B12', '15/3/2026', 'number 44634'] },
  'excel-formato-hasta-10000.xlsx': { typed: ['Padrón', 'B70', 'Nueva Socia', 'text Nueva Socia'] },
  'excel-hojas-protegidas.xlsx': {
    typed: ['Ranking', 'C5', '1601', 'number 1601'],
    follows: ['Ranking!C16'],
    warnings: notComputed('Ranking!F5'),
  },
  'web-inscripciones-por-formulario.xlsx': {
    typed: ['Respuestas de formulario 1', 'D14', 'No', 'text No'],
  },
  'google-ranking-doble.xlsx': {
    typed: ['Ranking 2025', 'E4', '1', 'number 1'],
    follows: ['Ranking 2025!D4'],
    warnings: notComputed('Top!A1'),
  },
  'google-refs-rotas.xlsx': {
    typed: ['Puntos x torneo', 'B28', '7', 'number 7'],
    follows: ['Puntos x torneo!I28', 'Puntos x torneo!I45', 'Puntos x torneo!J28'],
    warnings: notComputed('Import!A1', 'Import!A3'),
  },
  'ruso-krugovoy-turnir.xlsx': { typed: ['Стадии ', 'E6', '2:1', 'text 2:1'] },
  'griego-protathlima.xlsx': {
    typed: ['Όμιλοι', 'C2', '1-3', 'text 1-3'],
    follows: ['Όμιλοι!E2', 'Όμιλοι!F3'],
  },
  'libreoffice-parejas.xlsx': {
    typed: ['Jornadas', 'E11', '3 - 0 (1, 2, 3)', 'text 3 - 0 (1, 2, 3)'],
    follows: ['Tabla!D3', 'Tabla!E3'],
  },
  'english-no-standard-names.xlsx': {
    typed: ['Thu', 'D7', '0', 'number 0'],
    follows: ['Thu!G7', 'Thu!H8', 'Thu!H9'],
  },
  'libreoffice-convertido-club.xlsx': {
    typed: ['Calendario', 'H5', '2', 'number 2'],
    follows: ['Tabla de Rosa!F8', 'Tabla de Rosa!G5', 'Tabla de Rosa!H5', 'Tabla de Rosa!H8'],
  },
  'libreoffice-convertido-google.xlsx': {
    typed: ['Ranking 2025', 'E4', '1', 'number 1'],
    follows: ['Ranking 2025!D4'],
    warnings: notComputed('Top!A1'),
  },
};

const REGENERATED = [
  'excel-club-de-domino-y-tablas.xlsx',
  'griego-protathlima.xlsx',
  'web-inscripciones-por-formulario.xlsx',
];

const read = (name: string): Uint8Array => new Uint8Array(readFileSync(workbook(name)));

/** Cells of a package that are not as in another one: `Sheet!A1`. */
function differingCells(before: Counted, after: Counted): string[] {
  return [...before.sheets].flatMap(([sheet, { cells }]) => {
    const now = after.sheets.get(sheet)!.cells;
    const names = new Set([...cells.keys(), ...now.keys()]);
    return [...names]
      .filter((cell) => cells.get(cell)?.source !== now.get(cell)?.source)
      .map((cell) => `${sheet}!${cell}`);
  });
}

/**
 * Checks that a session saves everything that is not the value of a cell as it was, and counts what it saves.
 *
 * @param ours columns to the right of Ranking that the add-on made, with a width of their own
 * @param lines players there whose levels are drawn as a line, by a formula
 */
function expectKept(before: Counted, session: WorkbookSession, when: string, ours = 0, lines = 0): Counted {
  const saved = session.bytes();
  expect({ when, faults: faultsOf(saved) }).toEqual({ when, faults: [] });
  const after = countPackage(saved);
  expect({ when, counts: after.counts, names: after.names }).toEqual({
    when,
    counts: before.counts,
    names: before.names,
  });
  for (const [sheet, { counts, columns }] of before.sheets) {
    const now = after.sheets.get(sheet);
    const [columnsMore, formulasMore] = sheet === 'Ranking' ? [ours, lines] : [0, 0];
    const expected = { ...counts, col: counts['col']! + columnsMore, f: counts['f']! + formulasMore };
    expect({ when, sheet, counts: now?.counts }).toEqual({ when, sheet, counts: expected });
    expect(now?.columns.slice(0, columns.length)).toEqual(columns);
  }
  return after;
}

describe.each(Object.entries(CASES))('%s', (name, { typed, follows = [], warnings = [] }) => {
  const bytes = read(name);
  const before = countPackage(bytes);
  let session: WorkbookSession;
  let milliseconds = 0;
  beforeAll(() => {
    const from = process.cpuUsage();
    session = openWorkbook(bytes, { bundle: { source: '' }, now: EVENING });
    const { user, system } = process.cpuUsage(from);
    milliseconds = (user + system) / 1000;
  });

  test('opens quickly, with no warnings but those expected, and is the same file untouched', () => {
    expect(milliseconds).toBeLessThan(3000);
    expect(session.warnings()).toEqual(warnings);
    expect(faultsOf(bytes)).toEqual([]);
    expect(Buffer.from(session.bytes()).equals(Buffer.from(bytes))).toBe(true);
  });

  test('a value typed into one cell changes that cell and the results that follow, nothing else', () => {
    const [sheet, cell, text, written] = typed;
    session.type(sheet, cell, text);
    const saved = session.bytes();
    expect(faultsOf(saved)).toEqual([]);
    const after = countPackage(saved);
    const cells = differingCells(before, after);
    expect(cells.sort()).toEqual([`${sheet}!${cell}`, ...follows].sort());
    const now = after.sheets.get(sheet)!.cells.get(cell)!;
    expect(now).toMatchObject({ value: written, style: before.sheets.get(sheet)!.cells.get(cell)!.style });
    const touched = new Set(cells.map((one) => before.sheets.get(one.split('!')[0]!)!.path));
    expect(differingParts(bytes, saved)).toEqual([...touched].sort());
    for (const [other, { around }] of before.sheets) expect(after.sheets.get(other)!.around).toBe(around);
    expect(after.counts).toEqual(before.counts);
    for (const one of follows) {
      const [at, place] = one.split('!') as [string, string];
      expect(after.sheets.get(at)!.cells.get(place)!.formula).toBe(
        before.sheets.get(at)!.cells.get(place)!.formula,
      );
    }
  });

  test('a new sheet and every menu action leave all that is not cells; after undoing, the cells are as they were', () => {
    const work = openWorkbook(bytes, {
      bundle: { source: WITH_NEW_SHEET, folder: 'dist' },
      now: EVENING,
      answers: { '¿Cómo se llama el torneo?': 'Marzo' },
    });
    expect(work.runFunction('insertOurSheet').error).toBeUndefined();
    const withSheet = expectKept(before, work, 'new sheet');
    expect(differingCells(before, withSheet)).toEqual([]);
    const expected = new Set(work.sheets());
    let written = 0;
    // The long one is looked at when all is done.
    const isSmall = bytes.length < 100_000;
    for (const action of ACTION_IDS.filter((id) => id !== 'undo')) {
      const run = work.runAction(action);
      expect({ action, error: run.error }).toEqual({ action, error: undefined });
      written += run.changes.cells.length;
      if (run.changes.cells.length > 0 && isSmall) expectKept(before, work, action);
    }
    for (let step = 0; step < 12; step++) {
      const run = work.runAction('undo');
      expect(run.error).toBeUndefined();
      if (run.changes.cells.length > 0 && isSmall) expectKept(before, work, 'undo');
      if (/No hay nada que deshacer/.test(run.said.map(({ message }) => message).join())) break;
    }
    const after = expectKept(before, work, 'undone');
    expectSameCells(before, after);
    expect(work.sheets().filter((sheet) => !expected.has(sheet))).toEqual(
      written > 0 ? ['Bitácora de Cubilete'] : [],
    );
  });
});

test('a whole tournament, closed, reopened, undone and put aside, leaves what the director has around his cells', () => {
  const bytes = read('excel-club-de-domino-y-tablas.xlsx');
  const before = countPackage(bytes);
  const work = openWorkbook(bytes, {
    now: EVENING,
    answers: { '¿Cómo se llama el torneo?': 'Marzo', 'casillas escritas': 'YES', 'Torneo nuevo': 'YES' },
  });
  const run = (action: ActionId): void => {
    const { error } = work.runAction(action);
    expect({ action, error }).toEqual({ action, error: undefined });
  };
  run('standings');
  run('draw');
  playOut(work, 'Draw', () => run('advance'));
  run('last-chance');
  playOut(work, 'Última Chance', () => run('advance'));
  run('close');
  const closed = expectKept(before, work, 'closed', 3, 12);
  expect(closed.sheets.get('Ranking')!.cells.get('C7')!.value).toMatch(/^number 192\d/);
  run('season');
  run('reopen');
  expectKept(before, work, 'reopened', 3);
  for (let step = 0; step < 12; step++) run('undo');
  const undone = expectKept(before, work, 'undone', 3);
  expectSameCells(before, undone);

  // Once more, and then the sheets of this tournament make room for the next one.
  run('standings');
  run('draw');
  playOut(work, 'Draw', () => run('advance'));
  run('last-chance');
  playOut(work, 'Última Chance', () => run('advance'));
  run('close');
  work.type('Inscritos', 'C4', 'No');
  run('seed-groups');
  expect(faultsOf(work.bytes())).toEqual([]);
  const after = countPackage(work.bytes());
  expect(after.names).toEqual(
    before.names.map((name) =>
      name.replaceAll('Calendario!', "'Calendario Marzo'!").replace(/^Calendario:/, 'Calendario Marzo:'),
    ),
  );
  expect(after.counts).toEqual(before.counts);
  for (const sheet of ['Calendario', 'Grupos']) {
    expect(after.sheets.get(`${sheet} Marzo`)!.counts).toEqual(before.sheets.get(sheet)!.counts);
  }
  expect(after.sheets.get('Tabla de Rosa')!.cells.get('C5')!.formula).toContain(
    "'Calendario Marzo'!$E$5:$F$16",
  );
  expect(work.values('Tabla de Rosa')[4]).toEqual(['G1', 'Amparo Quiñones', 3, 3, 0, 9, 3, 6]);
});

/** Types a result on every match of a draw that has its two players, and moves the winners on, to the end. */
function playOut(session: WorkbookSession, sheet: string, advance: () => void): void {
  for (;;) {
    const row = session
      .displayValues(sheet)
      .findIndex((cells) => cells[4] !== '' && cells[5] !== '' && cells[6] === '' && cells[7] === '');
    if (row === -1) return;
    session.type(sheet, `G${row + 1}`, '7');
    session.type(sheet, `H${row + 1}`, '3');
    advance();
  }
}

test('the workbooks are those that the generator makes, whenever it runs', () => {
  const made = BOOKS.map((book) => book()).filter(({ file }) => REGENERATED.includes(file));
  expect(made).toHaveLength(REGENERATED.length);
  for (const book of made) {
    expect({
      file: book.file,
      same: Buffer.from(makeWorkbook(book)).equals(Buffer.from(read(book.file))),
    }).toEqual({
      file: book.file,
      same: true,
    });
  }
});

test('what is counted and searched for is found when it is missing or broken', () => {
  const bytes = read('excel-club-de-domino-y-tablas.xlsx');
  const parts = partsOf(bytes);
  const broken = (path: string, from: string | RegExp, to: string): Uint8Array => {
    const written = parts.get(path)!.replace(from, to);
    expect(written).not.toBe(parts.get(path));
    return packageWith({ [path]: written }, bytes);
  };
  const sheet1 = 'xl/worksheets/sheet1.xml';
  expect(faultsOf(broken('xl/workbook.xml', 'sheetId="3"', 'sheetId="1"'))).toContain(
    'two sheets with one sheetId',
  );
  expect(faultsOf(broken(sheet1, /<f t="shared" ref=.*?<\/f>/, ''))).toEqual(
    expect.arrayContaining([
      `${sheet1}: A8 shares a formula that is not there`,
      'calcChain: 1 A7 is no formula',
    ]),
  );
  expect(faultsOf(broken(sheet1, '<c r="C7"', '<c r="A7"'))).toContain(`${sheet1}: A7 is out of order`);
  expect(faultsOf(broken('xl/styles.xml', /<cellXfs count="\d+"/, '<cellXfs count="1"'))).toHaveLength(1);
  expect(faultsOf(broken('xl/_rels/workbook.xml.rels', 'styles.xml', 'estilos.xml'))).toEqual([
    'xl/_rels/workbook.xml.rels: estilos.xml is not there',
  ]);
  expect(faultsOf(broken('[Content_Types].xml', '/xl/comments1.xml', '/xl/comments9.xml'))).toHaveLength(1);
  const before = countPackage(bytes);
  const after = countPackage(broken(sheet1, /<mergeCell ref="A1:H2"\/>/, ''));
  expect(before.sheets.get('Ranking')!.counts['mergeCell']).toBe(1);
  expect(after.sheets.get('Ranking')!.counts['mergeCell']).toBe(0);
  expect(() => expectSameCells(before, countPackage(broken(sheet1, '<v>1905</v>', '<v>1906</v>')))).toThrow(
    'C7',
  );
});
