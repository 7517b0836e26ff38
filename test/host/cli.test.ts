import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseArguments } from '../../host/command-line/arguments';
import { MISUSED, runCommand } from '../../host/command-line/run-command';
import { emptyWorkbook } from '../../host/new-workbook';
import { openWith, workbookWithRows } from './open';

const ROOT = join(__dirname, '..', '..');

const BUNDLE = `
function onOpen() {}
function TD_SUM(range) { return range.reduce(function (s, r) { return s + (Number(r[1]) || 0); }, 0); }
function cubileteSeedGroups() {
  var ui = SpreadsheetApp.getUi(), sheet = SpreadsheetApp.getActive().getSheetByName('Inscritos');
  var rows = sheet.getDataRange().getValues().slice(1).filter(function (r) { return r[1] !== 'no'; });
  if (ui.alert('Sembrar', rows.length + ' jugadores. ¿Sigo?', ui.ButtonSet.YES_NO) !== ui.Button.YES) return;
  var groups = SpreadsheetApp.getActive().getSheetByName('Grupos') || SpreadsheetApp.getActive().insertSheet('Grupos');
  groups.getRange(1, 1, rows.length, 1).setValues(rows.map(function (r) { return [r[0]]; }));
  SpreadsheetApp.getActive().toast('Hecho', 'Cubilete');
}
function cubileteSchedule() {
  var response = SpreadsheetApp.getUi().prompt('Calendario', '¿A qué hora?', SpreadsheetApp.getUi().ButtonSet.OK_CANCEL);
  SpreadsheetApp.getActive().getSheetByName('Inscritos').getRange('D1').setValue(response.getResponseText());
}
function cubileteLateness() { SpreadsheetApp.getActive().getSheetByName('Inscritos').getRange('D2').setValue('a medias'); SpreadsheetApp.flush(); throw new Error('algo falló'); }
function cubileteStandings() { SpreadsheetApp.getActive().getSheetByName('Inscritos').getRange('E1:E40').setValues(Array.from({ length: 40 }, function (_, i) { return [i]; })); }
`;

let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  writeFileSync(at('Code.js'), BUNDLE);
  writeFileSync(
    at('torneo.xlsx'),
    emptyWorkbook([
      {
        name: 'Inscritos',
        rows: [
          ['Jugador', 'Confirmó'],
          ['Ana', 'sí'],
          ['Luis', 'sí'],
          ['Eva', 'sí'],
        ],
      },
      { name: 'Mi hoja' },
    ]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command line in this process. */
function host(...argv: string[]): { code: number; out: string; err: string } {
  const lines = { out: [] as string[], err: [] as string[] };
  const code = runCommand([at('torneo.xlsx'), '--bundle', at('Code.js'), ...argv], {
    out: (line) => lines.out.push(line),
    err: (line) => lines.err.push(line),
    isTerminal: false,
  });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

function answers(name: string, content: unknown): string {
  writeFileSync(at(name), JSON.stringify(content));
  return at(name);
}

describe('npm run host', () => {
  test('runs as a process of its own, saves, and leaves the input alone', () => {
    const before = readFileSync(at('torneo.xlsx'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        require.resolve('tsx/cli'),
        'host/cli.ts',
        at('torneo.xlsx'),
        'seed-groups',
        '--bundle',
        at('Code.js'),
        '--answers',
        answers('yes.json', ['YES']),
        '--out',
        at('out.xlsx'),
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'seed-groups',
      '  + sheet "Grupos"',
      '  Grupos: 3 cells written, 0 recalculated',
      '    A1   (blank) → Ana',
      '    A2   (blank) → Luis',
      '    A3   (blank) → Eva',
      '  alert: Sembrar: 3 jugadores. ¿Sigo? → YES (scripted)',
      '  toast: Cubilete: Hecho',
      expect.stringMatching(/^ {2}9 service calls: Range.getValues 1, Range.setValues 1, /),
      `saved ${at('out.xlsx')}`,
      '',
    ]);
    expect(readFileSync(at('torneo.xlsx')).equals(before)).toBe(true);
    expect(openWith(BUNDLE, at('out.xlsx')).values('Grupos')).toEqual([['Ana'], ['Luis'], ['Eva']]);
  });

  test('does edits and actions in the order given', () => {
    const { code, out } = host(
      'seed-groups',
      '--set',
      'Inscritos!B2=no',
      'seed-groups',
      '--answers',
      answers('twice.json', { Sembrar: 'YES' }),
      '--out',
      at('order.xlsx'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/3 jugadores[\s\S]*Inscritos!B2 = no[\s\S]*2 jugadores/);
    expect(openWith(BUNDLE, at('order.xlsx')).values('Grupos')).toEqual([['Luis'], ['Eva'], ['Eva']]);
  });

  test('types as a person would', () => {
    const { code, out } = host(
      '--set',
      'Inscritos!C1=3-1',
      '--set',
      "Inscritos!C2='3-1",
      '--set',
      'Inscritos!C3==1+2',
      '--set',
      "'Mi hoja'!A1=a=b",
      '--set',
      'Inscritos!$B$4=',
      '--set',
      'Inscritos!D4==TD_SUM(Inscritos!A1:C)',
      '--now',
      '2026-03-07T20:00:00-04:00',
      '--out',
      at('typed.xlsx'),
    );
    expect(code).toBe(0);
    expect(out).toContain('    C1   (blank) → 3-1');
    const session = openWith(BUNDLE, at('typed.xlsx'));
    expect(session.values('Inscritos').map((row) => row[2])).toEqual([
      new Date('2026-01-03T04:00:00Z'),
      '3-1',
      3,
      '',
    ]);
    expect(session.values('Mi hoja')).toEqual([['a=b']]);
    expect(session.values('Inscritos')[3]).toEqual(['Eva', '', '', 0]);
    expect(session.formulas('Inscritos')[3]?.[3]).toBe('=TD_SUM(Inscritos!A1:C)');
  });

  test('without --out only shows', () => {
    const { code, out } = host('--set', 'Inscritos!C1=x');
    expect(code).toBe(0);
    expect(out).toContain('not saved: give --out FILE.xlsx to keep the result');
  });

  test('prompts without answers get an empty OK, which is told', () => {
    expect(host('schedule').out).toContain(
      'prompt: Calendario: ¿A qué hora? → OK "" (nobody asked, so the harmless answer)',
    );
    const told = host('schedule', '--answers', answers('hour.json', ['20:00']));
    expect(told.out).toContain('prompt: Calendario: ¿A qué hora? → OK "20:00" (scripted)');
    expect(told.out).toContain('    D1   (blank) → 20:00');
  });

  test('answers that are missing or too many are told', () => {
    expect(host('schedule', '--answers', answers('none.json', {})).err).toBe(
      'note: no scripted answer for: Calendario: ¿A qué hora?',
    );
    expect(host('schedule', '--answers', answers('more.json', ['20:00', 'OK'])).err).toBe(
      'note: 1 of the scripted answers were not used',
    );
  });

  test('formulas that are not computed here are named, the first of them', () => {
    const rows = Array.from(
      { length: 8 },
      (_, row) =>
        `<row r="${row + 1}"><c r="A${row + 1}"><f>_xlfn.LET(_xlpm.a,1,_xlpm.a)</f><v>1</v></c></row>`,
    );
    writeFileSync(at('let.xlsx'), workbookWithRows(rows.join('')));
    const lines: string[] = [];
    const console = {
      out: (line: string) => lines.push(line),
      err: (line: string) => lines.push(line),
      isTerminal: false,
    };
    runCommand([at('let.xlsx'), '--bundle', at('Code.js')], console);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('note: Hoja 1!A1 is not computed here; its last value is kept');
    expect(lines[5]).toBe('note: and 3 more (--all shows them)');
  });

  test('an action that fails says why, and nothing is written', () => {
    const { code, err } = host('lateness', 'standings', '--out', at('failed.xlsx'));
    expect(code).toBe(1);
    expect(err).toBe('lateness: algo falló\nnothing was saved');
    expect(existsSync(at('failed.xlsx'))).toBe(false);
    const fault = host('standings', '--fail-at', '2', '--out', at('failed.xlsx'));
    expect(fault.code).toBe(1);
    expect(fault.err).toMatch(/^standings: We're sorry, a server error occurred/);
  });

  test('long lists are cut, unless all is asked for', () => {
    expect(host('standings').out).toContain('    … and 28 more');
    expect(host('standings', '--all').out).toContain('    E40   (blank) → 39');
  });

  test('other locales', () => {
    expect(
      host(
        '--set',
        'Inscritos!C1=3-1',
        '--locale',
        'en_US',
        '--now',
        '2026-03-07T20:00:00Z',
        '--out',
        at('us.xlsx'),
      ).code,
    ).toBe(0);
    expect(openWith(BUNDLE, at('us.xlsx'), { timeZone: 'UTC' }).values('Inscritos')[0]?.[2]).toEqual(
      new Date('2026-03-01T00:00:00Z'),
    );
  });

  test('an action that the bundle lacks', () => {
    expect(host('undo')).toMatchObject({ code: MISUSED, err: 'the bundle has no function cubileteUndo' });
  });
});

describe('misuse is one sentence and exit code 2', () => {
  const misuse: [string[], string | RegExp][] = [
    [
      ['nada'],
      '"nada" is not an action; there are seed-groups, schedule, lateness, pair-round, add-late, withdraw, standings, draw, advance, last-chance, close, reopen, season, configure-tournament, configure-sheets, review-names, repair-scores, publish, unpublish, language, undo',
    ],
    [['--nada'], 'there is no option --nada; see --help'],
    [['--set'], '--set needs a value'],
    [['--set', 'B3=no'], /^--set takes SHEET!A1=VALUE, not "B3=no"/],
    [['--set', 'Inscritos!B=no'], /^--set takes SHEET!A1=VALUE/],
    [['--set', 'Otra!B3=no'], 'there is no sheet "Otra"; there are "Inscritos", "Mi hoja"'],
    [['--out', 'a.xlsx', '--out', 'b.xlsx'], '--out is given twice'],
    [['--out', 'a.csv'], '--out must end in .xlsx, not "a.csv"'],
    [['--fail-at', '0'], '--fail-at takes a number from 1, not "0"'],
    [['--now', 'ayer'], '--now takes a moment such as 2026-03-07T20:00, not "ayer"'],
    [['--answers', '/no/such.json'], 'there is no file /no/such.json'],
    [['--locale', 'xx_YYYYYYYYYY'], /is not a locale/],
    [['--time-zone', 'Marte'], /is not a time zone/],
  ];
  test.each(misuse)('%j', (argv, message) => {
    const { code, err } = host(...argv);
    expect(code).toBe(MISUSED);
    expect(err).toMatch(message);
  });

  test('the input is never the output', () => {
    expect(host('--out', at('torneo.xlsx'))).toMatchObject({
      code: MISUSED,
      err: '--out must name another file than the workbook that is read',
    });
  });

  test('answers that are not answers', () => {
    expect(host('--answers', answers('number.json', 3)).err).toMatch(/must hold a list of answers/);
    expect(host('--answers', answers('numbers.json', [3])).err).toMatch(/an answer is a text or an object/);
    writeFileSync(at('broken.json'), '{');
    expect(host('--answers', at('broken.json')).err).toMatch(/is not JSON$/);
    expect(host('seed-groups', '--answers', answers('wrong.json', ['CANCEL']))).toMatchObject({
      code: MISUSED,
    });
  });

  test('nothing at all, and help', () => {
    const said: string[] = [];
    const console = {
      out: (line: string) => said.push(line),
      err: (line: string) => said.push(line),
      isTerminal: false,
    };
    expect(runCommand([], console)).toBe(MISUSED);
    expect(runCommand(['--help'], console)).toBe(0);
    expect(said[0]).toBe('say which workbook: npm run host -- FILE.xlsx ACTION…');
    expect(said[1]).toContain(
      'seed-groups, schedule, lateness, pair-round, add-late, withdraw, standings, draw, advance, last-chance, close, reopen, season, configure-tournament, configure-sheets, review-names, repair-scores, publish, unpublish, language, undo',
    );
  });
});

test('options may be written with =, and dollars in a cell are dropped', () => {
  expect(parseArguments(['a.xlsx', '--out=b.xlsx', "--set='Día 2 '!$B$3=x"])).toMatchObject({
    file: 'a.xlsx',
    out: 'b.xlsx',
    steps: [{ kind: 'set', sheet: 'Día 2 ', cell: 'B3', value: 'x' }],
  });
});
