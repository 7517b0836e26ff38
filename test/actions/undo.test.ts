import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, records, saidIn } from './club';

function openEvening() {
  const session = openClub({ answers: { 'Faltan partidas': 'YES' } });
  session.runAction('seed-groups');
  session.runAction('schedule');
  return session;
}

const journal = (session: ReturnType<typeof openClub>) => records(session, 'Bitácora de Cubilete');

describe('Deshacer', () => {
  test('takes back command after command until the workbook is as it was', () => {
    const session = openClub({ answers: { 'Faltan partidas': 'YES' } });
    const pictures = [pictureOf(session)];
    session.runAction('seed-groups');
    pictures.push(pictureOf(session));
    session.runAction('schedule');
    for (const [cell, text] of Object.entries({ I2: '20:40', J3: '20:50' })) {
      session.type('Calendario', cell, text);
    }
    pictures.push(pictureOf(session));
    session.runAction('lateness');
    pictures.push(pictureOf(session));
    session.runAction('standings');

    for (const picture of pictures.splice(3).reverse()) {
      const run = session.runAction('undo');
      expect(run.error).toBeUndefined();
      expect(pictureOf(session)).toEqual(picture);
    }
    session.runAction('undo');
    expect(pictureOf(session)).toEqual(pictures[2]);
    // The arrivals were typed after the calendar was made: they go only with a yes.
    expect(saidIn(session.runAction('undo'))).toMatch(/«Calendario» hay 2 casillas escritas después/);
    expect(pictureOf(session)).toEqual(pictures[2]);
    const bold = again(session, { 'casillas escritas': 'YES' });
    expect(journal(bold).map((row) => row['Estado'])).toEqual(['hecho', 'hecho', 'deshecho', 'deshecho']);
    bold.runAction('undo');
    bold.runAction('undo');
    expect(pictureOf(bold)).toEqual(pictures[0]);
    expect(saidIn(bold.runAction('undo'))).toContain('No hay nada que deshacer');
  });

  test('the journal says when, what and how it ended, and keeps all of it', () => {
    const session = openClub({ options: { now: new Date('2026-01-16T00:05:09Z') } });
    session.runAction('seed-groups');
    expect(journal(session)).toEqual([
      expect.objectContaining({
        Nº: '1',
        Cuándo: '2026-01-15 20:05:09',
        Orden: 'Sembrar grupos',
        'Qué se hizo': '8 jugadores en 2 grupos (2 de 4).',
        Estado: 'hecho',
      }),
    ]);
  });

  test('a cell edited since is put back only after a yes; the others are', () => {
    const session = openEvening();
    session.type('Calendario', 'I2', '20:40');
    session.type('Calendario', 'I3', '20:21');
    session.runAction('lateness');
    session.type('Calendario', 'K2', '1');
    const careful = again(session);
    const run = careful.runAction('undo');
    expect(saidIn(run)).toMatch(/Una casilla ha cambiado después: Calendario!K2/);
    expect(
      records(careful, 'Calendario')
        .slice(0, 2)
        .map((row) => row['Penal. B']),
    ).toEqual(['1', '']);
    const bold = again(session, { 'ha cambiado después': 'YES' });
    bold.runAction('undo');
    expect(
      records(bold, 'Calendario')
        .slice(0, 2)
        .map((row) => row['Penal. B']),
    ).toEqual(['', '']);
  });

  test('a cell that somebody has put back himself is not asked about', () => {
    const session = openEvening();
    const before = pictureOf(session);
    session.type('Calendario', 'I2', '20:40');
    session.runAction('lateness');
    for (const cell of ['I2', 'K2']) session.type('Calendario', cell, '');
    expect(saidIn(session.runAction('undo'))).not.toContain('ha cambiado después');
    expect(pictureOf(session)).toEqual(before);
  });

  test('an hour corrected by half a minute is another one', () => {
    const session = openEvening();
    session.type('Calendario', 'C2', '20:00:30');
    expect(saidIn(session.runAction('undo'))).toContain('hay 1 casilla escrita después');
    expect(session.sheets()).toContain('Calendario');
  });

  test('a formula that gave way is a formula again; a number format given since stays', () => {
    const session = again(openEvening(), { 'encima de la': 'YES', 'ha cambiado después': 'YES' });
    session.type('Calendario', 'I2', '20:40');
    session.type('Calendario', 'K2', '=5-4');
    session.runAction('lateness');
    expect(session.values('Calendario')[1]![10]).toBe(2);
    session.format('Calendario', 'L2', '0.00');
    session.runAction('undo');
    expect(session.formulas('Calendario')[1]![10]).toBe('=5-4');
    session.type('Calendario', 'L2', '1');
    expect(session.displayValues('Calendario')[1]![11]).toBe('1,00');
  });

  test('a formula of ours that somebody has changed goes with its sheet only after a yes', () => {
    const session = openEvening();
    session.runAction('standings');
    const [sheet] = session.sheets().filter((name) => name.startsWith('Clasificación'));
    const [row, column] = session
      .formulas(sheet!)
      .flatMap((cells, r) => cells.map((formula, c) => [r, c, formula] as const))
      .find(([, , formula]) => formula.startsWith('=TD_'))!;
    session.type(sheet!, `${'ABCDEFGH'[column]}${row + 1}`, '=1+1');
    expect(saidIn(session.runAction('undo'))).toMatch(/hay \d+ casillas? escritas? después/);
    expect(session.sheets()).toContain(sheet);
  });

  test('a sheet that the command made, and where somebody has changed what it wrote, goes only after a yes', () => {
    const session = openClub();
    session.runAction('seed-groups');
    session.type('Grupos', 'B2', 'Leo Marín');
    const picture = pictureOf(session);
    const careful = again(session);
    const said = saidIn(careful.runAction('undo'));
    expect(said).toContain('En la hoja «Grupos» hay 1 casilla escrita después');
    expect(said).toContain('No se ha cambiado nada');
    expect(pictureOf(careful)).toEqual(picture);
    expect(journal(careful).map((row) => row['Estado'])).toEqual(['hecho']);
    const bold = again(session, { 'casilla escrita': 'YES' });
    bold.runAction('undo');
    expect(bold.sheets()).not.toContain('Grupos');
  });

  test('a sheet that is gone by its name is told of, and taken back once it has its name again', () => {
    const session = openEvening();
    const before = session.displayValues('Calendario');
    session.type('Calendario', 'I2', '20:40');
    session.runAction('lateness');
    session.renameSheet('Calendario', 'Calendario de hoy');
    const picture = pictureOf(session);
    const careful = again(session, { 'No está la hoja «Calendario»': 'CANCEL' });
    expect(saidIn(careful.runAction('undo'))).toContain('No se ha cambiado nada');
    expect(pictureOf(careful)).toEqual(picture);
    careful.renameSheet('Calendario de hoy', 'Calendario');
    careful.runAction('undo');
    careful.type('Calendario', 'I2', '');
    expect(careful.displayValues('Calendario')).toEqual(before);

    // Gone for good: the commands before it can still be taken back.
    session.runAction('undo');
    expect(pictureOf(session)).toEqual(picture);
    expect(journal(session).map((row) => row['Estado'])).toEqual(['hecho', 'hecho', 'deshecho']);
  });

  test('hours are put back as hours, to the minute and in their format', () => {
    const session = openEvening();
    const before = session.displayValues('Calendario');
    const later = again(session, { 'empieza el primero': '21:10' });
    later.runAction('schedule');
    expect(later.displayValues('Calendario')).not.toEqual(before);
    later.runAction('undo');
    expect(later.displayValues('Calendario')).toEqual(before);
    expect(later.values('Calendario')[1]![2]).toEqual(session.values('Calendario')[1]![2]);
  });

  test('what was half-done is taken back just as well', () => {
    const reference = openEvening();
    const calls = again(reference).runAction('standings').calls.total;
    const entriesBefore = journal(reference).length;
    let halfDone = 0;
    for (let failAt = 1; failAt <= calls; failAt++) {
      const session = again(reference);
      const before = pictureOf(session);
      const run = session.runAction('standings', { failAt });
      if (!run.error) continue;
      // Without an entry in the journal it failed before anything of it was written: there is nothing to take back.
      const hasEntry = journal(session).length > entriesBefore;
      const then = again(session);
      if (hasEntry) then.runAction('undo');
      halfDone += hasEntry ? 1 : 0;
      expect({ failAt, picture: pictureOf(then) }).toEqual({ failAt, picture: before });
    }
    expect(halfDone).toBeGreaterThan(5);
  });

  test("there is nothing to undo in a workbook of the director's alone", () => {
    const session = openClub();
    const run = session.runAction('undo');
    expect(saidIn(run)).toContain('No hay nada que deshacer');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
  });
});
