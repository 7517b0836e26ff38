import { describe, expect, test } from '@jest/globals';
import type { WorkbookSession } from '../../host/workbook-session';
import { openClub, saidIn } from './club';
import { openStage, stages, wholePicture } from './fault-stages';

const STAGES = stages();
const stage = (name: string) => STAGES.find((one) => one.name === name)!;

/** The workbook before a command, with all that can be remembered on its sheets. */
function remembering(name: string): () => WorkbookSession {
  const session = openStage(stage(name));
  session.runAction('configure-sheets');
  const bytes = session.bytes();
  return () => openStage({ ...stage(name), bytes });
}

const groupsMade = (session: WorkbookSession, options = {}) => session.runAction('seed-groups', options);

describe('Deshacer, where somebody has been at it meanwhile', () => {
  test('sheets put aside get back their names, but for those renamed since and those whose name is taken', () => {
    const session = openStage(stage('seed-groups of the next tournament'));
    groupsMade(session);
    session.renameSheet('Draw Marzo', 'Draw de marzo');
    session.type('Grupos', 'B2', 'Leo Marín');
    session.answer({ 'casilla escrita': 'NO' });
    const run = session.runAction('undo');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain('Deshecho el nº');
    const sheets = session.sheets();
    expect(sheets).toEqual(expect.arrayContaining(['Grupos', 'Grupos Marzo', 'Calendario', 'Draw de marzo']));
    expect(sheets).not.toContain('Calendario Marzo');
    expect(sheets).not.toContain('Draw');
  });

  test('a sheet that is gone takes the widths of its columns along', () => {
    const session = openStage(stage('close'));
    session.runAction('close');
    session.renameSheet('Ranking', 'Lista vieja');
    const run = session.runAction('undo');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain('No está la hoja «Ranking»');
    expect(session.sheets()).not.toContain('Puntos');
  });

  test('a format given beforehand where nothing stood yet comes back', () => {
    const session = openStage(stage('close'));
    session.format('Ranking', 'D1:K14', '0.00');
    const before = session.numberFormats('Ranking');
    session.runAction('close');
    expect(session.numberFormats('Ranking')).not.toEqual(before);
    session.runAction('undo');
    expect(session.numberFormats('Ranking')).toEqual(before);
  });

  test('formats of a column come back cell by cell, but for what has been given another since', () => {
    const rows = [
      ['Grupo', 'Blancas', 'Negras', 'Resultado'],
      ['G1', 'Ana Ruiz', 'Beto Gil', null],
    ];
    const session = openClub({
      others: [{ name: 'Calendario', rows }],
      answers: { 'Escriba el número': '1', ' así:': 'YES' },
      options: { grid: { rows: 12, columns: 6 } },
    });
    session.type('Calendario', 'D2', '3-1');
    session.format('Calendario', 'D4:D5', '0%');
    session.format('Calendario', 'D6:D7', '0.00');
    const before = session.numberFormats('Calendario');
    session.runAction('repair-scores');
    expect(session.numberFormats('Calendario')).toMatchObject({ D3: '@', D5: '@', D7: '@', D9: '@' });
    session.format('Calendario', 'D5', '#,##0');
    session.format('Calendario', 'D9', '#,##0');
    session.runAction('undo');
    expect(session.numberFormats('Calendario')).toEqual({ ...before, D5: '#,##0', D9: '#,##0' });
  });
});

test('of a command that was cut before it put a sheet aside the sheet itself is not taken for the new one', () => {
  const open = () => openStage(stage('seed-groups of the next tournament'));
  const before = wholePicture(open());
  const { trace } = groupsMade(open());
  const cut = open();
  groupsMade(cut, { cutAt: trace.indexOf('Sheet.setName') + 1 });
  cut.answer({ 'casillas escritas': 'YES' });
  expect(saidIn(cut.runAction('undo'))).toContain('Deshecho el nº');
  expect(wholePicture(cut)).toBe(before);
});

describe('what is remembered, where a command was cut', () => {
  test('of sheets to be put aside is there once, as before', () => {
    const open = remembering('seed-groups of the next tournament');
    const before = open().marks().sort();
    expect(before).toEqual(expect.arrayContaining(['Calendario: schedule', 'Grupos: groups']));
    const whole = open();
    const { trace } = groupsMade(whole);
    expect(whole.marks()).not.toContain('Calendario: schedule');
    const cut = open();
    groupsMade(cut, { cutAt: trace.indexOf('DeveloperMetadata.remove') + 1 });
    for (const session of [whole, cut]) {
      session.runAction('undo');
      expect(session.marks().sort()).toEqual(before);
    }
    expect(wholePicture(cut)).toBe(wholePicture(whole));
  });

  test('is not remembered of a copy as well', () => {
    const open = remembering('seed-groups over results');
    const before = open().marks().sort();
    const { trace } = groupsMade(open());
    const cut = open();
    groupsMade(cut, { cutAt: trace.indexOf('Spreadsheet.insertSheet') + 2 });
    expect(cut.marks().length).toBeGreaterThan(before.length);
    cut.runAction('undo');
    expect(cut.marks().sort()).toEqual(before);
  });
});
