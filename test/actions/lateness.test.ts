import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, records, saidIn, writtenCells } from './club';

/** Rows 2 and 3 are played at 20:00, 4 and 5 at 20:24, 6 and 7 at 20:48. */
function openWith(typed: Record<string, string>, options: Parameters<typeof openClub>[0] = {}) {
  const session = openClub(options);
  session.runAction('seed-groups');
  session.runAction('schedule');
  for (const [cell, text] of Object.entries(typed)) session.type('Calendario', cell, text);
  return session;
}

const row = (session: ReturnType<typeof openClub>, number: number) =>
  records(session, 'Calendario')[number - 2]!;

describe('Aplicar retrasos', () => {
  // HG 2.3.1, minute by minute at the thresholds; white comes late, so the points stand on black's side.
  test.each([
    ['20:19', '0', '', '', ''],
    ['20:20', '1', '0–1', '', ''],
    ['20:34', '1', '0–1', '', ''],
    ['20:35', '2', '0–2', '', ''],
    ['20:40', '2', '0–2', '', ''],
    ['20:44', '2', '0–2', '', ''],
    ['20:45', '3', '', 'F', '3'],
    ['8:59 pm', '3', '', 'F', '3'],
  ])('white arrives at %s: %s against him', (arrived, against, start, points, opponent) => {
    const session = openWith({ I2: arrived });
    session.runAction('lateness');
    expect(row(session, 2)).toMatchObject({
      'Penal. B': against,
      'Penal. N': '0',
      Inicio: start,
      'Puntos B': points,
      'Puntos N': opponent,
    });
  });

  test('both late: the earlier one gets what the other comes later; neither there at 45 minutes: both lose', () => {
    const session = openWith({ I2: '20:25', J2: '20:40', I3: '20:46', J3: '20:50' });
    session.runAction('lateness');
    expect(row(session, 2)).toMatchObject({ 'Penal. B': '0', 'Penal. N': '1', Inicio: '1–0' });
    expect(row(session, 3)).toMatchObject({
      ...{ 'Puntos B': 'F', 'Puntos N': 'F', Inicio: '' },
      ...{ 'Penal. B': '3', 'Penal. N': '3' },
    });
  });

  test('what came of it is said: begun with points against, and lost', () => {
    const session = openWith({ I2: '20:21', J3: '20:35', I4: '21:30', I5: '20:30' });
    expect(saidIn(session.runAction('lateness'))).toContain(
      '2 encuentros empiezan con puntos en contra y 1 está perdido por retraso',
    );
    expect(saidIn(again(session).runAction('lateness'))).toContain('No hay retrasos nuevos');
  });

  test('an hour written once holds for the matches below it in its round', () => {
    const session = openWith({ C3: '', I3: '20:35' });
    session.runAction('lateness');
    expect(row(session, 3)).toMatchObject({ Hora: '', 'Penal. B': '2', 'Penal. N': '0' });
  });

  test('rows prepared with 0 and 0 have no result yet', () => {
    const session = openWith({ J2: '20:45', G2: '0', H2: '0' });
    session.runAction('lateness');
    expect(row(session, 2)).toMatchObject({ 'Puntos B': '3', 'Puntos N': 'F', 'Penal. N': '3' });
  });

  test('a play-off game has no points for lateness', () => {
    const session = openWith({ I2: '20:40', M2: 'Desempate' });
    expect(writtenCells(session.runAction('lateness'))).toEqual([]);
  });

  test('an excused delay costs nothing (2.2)', () => {
    const session = openWith({ I2: '20:40', M2: 'Fuerza mayor: tráfico' });
    const run = session.runAction('lateness');
    expect(writtenCells(run)).toEqual([]);
  });

  test('across midnight', () => {
    const session = openWith({ I4: '0:20' }, { answers: { 'empieza el primero': '23:30' } });
    // Row 4 is at 23:54: 26 minutes.
    session.runAction('lateness');
    expect(row(session, 4)['Penal. B']).toBe('1');
  });

  test("an hour of arrival with its date is read on the spreadsheet's wall", () => {
    const session = openWith({ I2: '2026-01-15 20:40:30' });
    session.runAction('lateness');
    expect(row(session, 2)['Penal. B']).toBe('2');
  });

  test('run twice is run once, and a corrected arrival corrects the points', () => {
    const session = openWith({ I2: '20:40' });
    session.runAction('lateness');
    const second = again(session);
    expect(second.runAction('lateness').changes).toEqual({ sheets: [], cells: [], restyled: 0 });
    second.type('Calendario', 'I2', '20:21');
    second.runAction('lateness');
    expect(row(second, 2)).toMatchObject({ 'Penal. B': '1', Inicio: '0–1' });
  });

  test('a forfeit for lateness is taken back only after a yes', () => {
    const session = openWith({ I2: '20:50' });
    session.runAction('lateness');
    session.type('Calendario', 'I2', '20:36');
    const careful = again(session);
    expect(saidIn(careful.runAction('lateness'))).toContain(
      'Ana Ruiz ya no pierde por retraso. ¿Borrar la F?',
    );
    expect(row(careful, 2)).toMatchObject({ 'Penal. B': '2', 'Puntos B': 'F', 'Puntos N': '3' });
    const bold = again(session, { '¿Borrar la F?': 'YES' });
    bold.runAction('lateness');
    expect(row(bold, 2)).toMatchObject({ 'Penal. B': '2', Inicio: '0–2', 'Puntos B': '', 'Puntos N': '' });
  });

  test('of two that lost, the one who came in time after all has his F taken back after a yes, and wins', () => {
    const session = openWith({ I2: '20:50', J2: '20:55' });
    session.runAction('lateness');
    session.type('Calendario', 'I2', '20:05');
    const careful = again(session);
    expect(saidIn(careful.runAction('lateness'))).toContain('Ana Ruiz ya no pierde por retraso');
    expect(row(careful, 2)).toMatchObject({ 'Puntos B': 'F', 'Puntos N': 'F' });
    const bold = again(session, { '¿Borrar la F?': 'YES' });
    bold.runAction('lateness');
    expect(row(bold, 2)).toMatchObject({
      ...{ 'Puntos B': '3', 'Puntos N': 'F' },
      ...{ 'Penal. B': '0', 'Penal. N': '3' },
    });
  });

  test('an hour of arrival that was the other one’s: after a yes he loses, after a no the contradiction is said', () => {
    const session = openWith({ I2: '20:50' });
    session.runAction('lateness');
    session.type('Calendario', 'I2', '');
    session.type('Calendario', 'J2', '20:50');
    const contradiction = 'por la hora de llegada Hugo Paz lo pierde';
    const bold = again(session, { '¿Borrar la F?': 'YES' });
    expect(saidIn(bold.runAction('lateness'))).not.toContain(contradiction);
    expect(row(bold, 2)).toMatchObject({ 'Puntos B': '3', 'Puntos N': 'F', 'Penal. N': '3' });
    const careful = again(session, { '¿Borrar la F?': 'NO' });
    expect(saidIn(careful.runAction('lateness'))).toContain(contradiction);
    expect(row(careful, 2)).toMatchObject({ 'Puntos B': 'F', 'Puntos N': '3', 'Penal. N': '3' });
  });

  test('an F of the director’s own is none of ours to take back, nor what he has typed beside one of ours', () => {
    const his = openWith({ I2: '20:21', G2: 'F', H2: '3' });
    expect(saidIn(his.runAction('lateness'))).not.toContain('ya no pierde');
    expect(row(his, 2)).toMatchObject({ 'Puntos B': 'F', 'Puntos N': '3', 'Penal. B': '1' });

    const mixed = openWith({ I2: '20:50' }, { answers: { '¿Borrar la F?': 'YES' } });
    mixed.runAction('lateness');
    for (const [cell, text] of Object.entries({ I2: '20:21', H2: '2' })) {
      mixed.type('Calendario', cell, text);
    }
    mixed.runAction('lateness');
    expect(row(mixed, 2)).toMatchObject({ 'Puntos B': '', 'Puntos N': '2' });

    const both = openWith({ I2: '20:50', J2: '20:50' }, { answers: { '¿Borrar la F?': 'YES' } });
    both.runAction('lateness');
    for (const [cell, text] of Object.entries({ I2: '20:05', H2: '2' })) both.type('Calendario', cell, text);
    both.runAction('lateness');
    expect(row(both, 2)).toMatchObject({ 'Puntos B': '', 'Puntos N': '2' });
  });

  test('a result that has been typed stays, and the contradiction is said', () => {
    const session = openWith({ I2: '20:50', G2: '3', H2: '1' });
    const run = session.runAction('lateness');
    expect(row(session, 2)).toMatchObject({ 'Puntos B': '3', 'Puntos N': '1', 'Penal. B': '3' });
    expect(saidIn(run)).toContain(
      'Ana Ruiz–Hugo Paz tiene un resultado, y por la hora de llegada Ana Ruiz lo pierde',
    );
  });

  test('black is named where it is black who came too late', () => {
    const session = openWith({ J2: '20:50', G2: '1', H2: '3' });
    expect(saidIn(session.runAction('lateness'))).toContain('por la hora de llegada Hugo Paz lo pierde');
  });

  test('a forfeit that the director marked himself is no contradiction', () => {
    const session = openWith({ I2: '20:50', G2: 'F' });
    expect(saidIn(session.runAction('lateness'))).not.toContain('tiene un resultado');
    expect(row(session, 2)).toMatchObject({ 'Puntos B': 'F', 'Puntos N': '' });
  });

  test.each([
    [{ I2: 'tarde' }, /Calendario!I2: «tarde» no es una hora/],
    [{ J3: 'tarde' }, /Calendario!J3: «tarde» no es una hora/],
    [{ I2: '20:30', C2: '' }, /Calendario!C2: falta la hora del encuentro/],
  ])('%p stops it with one sentence', (typed, sentence) => {
    const session = openWith(typed);
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('lateness'))).toMatch(sentence);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('there is no table for matches to 7: it says so and offers the option', () => {
    const rows = [['groupMatchLength', 7]];
    const session = openWith({ I2: '20:30' }, { others: [{ name: 'Reglamento', rows }] });
    expect(saidIn(session.runAction('lateness'))).toMatch(
      /Calendario!I2: no hay tabla de retrasos para un encuentro a 7 en HG.*lateTable7/,
    );
    const black = openWith({ J3: '20:30' }, { others: [{ name: 'Reglamento', rows }] });
    expect(saidIn(black.runAction('lateness'))).toContain('Calendario!J3: no hay tabla de retrasos');
  });

  // Neither text has anything on who comes late: a length of the matches would not help.
  test.each([
    ['MIAPUESTA', [['groupMatchLength', 5]]],
    ['MIAPUESTA', []],
    ['OTHELLO', []],
  ])('%s knows no lateness, %j or not: that is said, and no place of the sheet', (base, options) => {
    const header = ['Grupo', 'Hora', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Llegó B', 'Llegó N'];
    const calendar = [
      [...header, 'Penal. B', 'Penal. N'],
      ['G1', '20:00', 'Ana', 'Beto', '', '', '20:30', '', '', ''],
    ];
    const rows = [['base', base], ...options];
    const others = [
      { name: 'Calendario', rows: calendar },
      { name: 'Reglamento', rows },
    ];
    const session = openClub({ others });
    const picture = pictureOf(session);
    expect(session.runAction('lateness').said.map(({ message }) => message)).toEqual([
      `El reglamento ${base} no tiene una tabla de retrasos.`,
    ]);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('a calendar without a column says which', () => {
    const rows = [
      ['Grupo', 'Hora', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Llegó B', 'Llegó N'],
      ['G1', '', 'Ana', 'Beto', '', '', '', ''],
    ];
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    expect(saidIn(session.runAction('lateness'))).toContain(
      'no encuentro las columnas «Penal. B» y «Penal. N»',
    );
  });
});
