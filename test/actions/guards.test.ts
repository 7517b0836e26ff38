import { describe, expect, test } from '@jest/globals';
import { playedGroups, typeDraw } from './second-phase';
import { again, ENTRIES, openClub, pictureOf, RANKING, saidIn } from './club';

function openScheduled() {
  const session = openClub();
  session.runAction('seed-groups');
  session.runAction('schedule');
  return session;
}

describe('before anything is written', () => {
  test("a formula of the director's in the way is asked about", () => {
    const session = openScheduled();
    session.type('Calendario', 'I2', '20:40');
    session.type('Calendario', 'K2', '=1+1');
    const picture = pictureOf(session);
    const careful = again(session);
    expect(saidIn(careful.runAction('lateness'))).toMatch(/encima de la fórmula de Calendario!K2/);
    expect(pictureOf(careful)).toEqual(picture);
    const bold = again(session, { 'encima de la fórmula': 'YES' });
    bold.runAction('lateness');
    expect(bold.values('Calendario')[1]![10]).toBe(2);
    bold.runAction('undo');
    expect(bold.formulas('Calendario')[1]![10]).toBe('=1+1');
  });

  test('a protected range stops it, by name', () => {
    const session = openScheduled();
    session.type('Calendario', 'I2', '20:40');
    const picture = pictureOf(session);
    session.protect('Calendario', 'K1:L20');
    const run = session.runAction('lateness');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toMatch(/No puede editar Calendario!K2:L2.*protegido/);
    expect(pictureOf(session)).toEqual(picture);
    expect(run.changes.cells).toEqual([]);
  });

  test('a strict validation stops it, with the cell and what it admits', () => {
    const refusedBy = (rule: Parameters<ReturnType<typeof openClub>['restrict']>[2]) => {
      const session = openScheduled();
      session.type('Calendario', 'I2', '20:40');
      const picture = pictureOf(session);
      session.restrict('Calendario', 'K2:K20', rule);
      const run = session.runAction('lateness');
      expect(run.error).toBeUndefined();
      const isWritten = JSON.stringify(pictureOf(session)) !== JSON.stringify(picture);
      return isWritten ? 'written' : saidIn(run);
    };
    expect(refusedBy({ formula1: '="0,1"' })).toMatch(
      /Calendario!K2 tiene una validación.*solo admite «0» o «1»/,
    );
    expect(refusedBy({ formula1: '="1,2,F"' })).toBe('written');
    expect(refusedBy({ formula1: '=Ranking!A2:A3' })).toBe('written');
    expect(refusedBy({ formula1: '=Ranking!B2:B3' })).toMatch(/solo admite «Ana Ruiz» o «Beto Gil»/);
    expect(refusedBy({ type: 'whole', operator: 'between', formula1: '=3', formula2: '=9' })).toMatch(
      /números entre 3 y 9/,
    );
    expect(refusedBy({ type: 'decimal', operator: 'lessThan', formula1: '=3' })).toBe('written');
    expect(refusedBy({ type: 'decimal', operator: 'greaterThan', formula1: '=5' })).toMatch(
      /números mayores que 5/,
    );
  });

  test('protected sheets are neither renamed nor written over', () => {
    const session = playedGroups({ answers: { '¿Cómo se llama el torneo?': 'Marzo' } });
    for (const action of ['draw', 'advance'] as const) session.runAction(action);
    typeDraw(session, 'M1', ['5', '3']);
    typeDraw(session, 'M2', ['5', '4']);
    session.runAction('advance');
    typeDraw(session, 'M3', ['5', '0']);
    typeDraw(session, 'M4', ['6', '1']);
    session.runAction('advance');
    typeDraw(session, 'M5', ['7', '4']);
    session.runAction('close');
    const picture = pictureOf(session);
    session.protect('Calendario');
    session.answer({ 'Torneo nuevo': 'YES' });
    const run = session.runAction('seed-groups');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toMatch(/No puede editar Calendario: está protegido/);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('a protected journal stops every command', () => {
    const session = openScheduled();
    session.type('Calendario', 'I2', '20:40');
    const picture = pictureOf(session);
    session.protect('Bitácora de Cubilete');
    expect(saidIn(session.runAction('lateness'))).toMatch(/No puede editar Bitácora de Cubilete!/);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('another command under way is waited for, and then said', () => {
    const session = openClub();
    session.holdLock(true);
    const run = session.runAction('seed-groups');
    expect(saidIn(run)).toContain('Otra orden de Cubilete está en marcha');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
    session.holdLock(false);
    expect(session.runAction('seed-groups').changes.sheets).toHaveLength(2);
  });

  test('cancelling a question changes nothing', () => {
    const session = openClub({ answers: { 'Sembrar grupos': 'CANCEL' } });
    const run = session.runAction('seed-groups');
    expect(saidIn(run)).toContain('No se ha cambiado nada');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
  });

  test('what the spreadsheet refuses is told to the director with the way back', () => {
    const session = openScheduled();
    const calls = again(session).runAction('standings').calls.total;
    const run = again(session).runAction('standings', { failAt: calls - 3 });
    expect(run.error).toBeDefined();
    expect(saidIn(run)).toMatch(/no aceptó el cambio.*«Deshacer»/s);
  });
});

describe("times where the script's zone is not the spreadsheet's", () => {
  test('are not guessed: what the cell shows is read', () => {
    const zones = { timeZone: 'Europe/Madrid', scriptTimeZone: 'America/New_York' };
    const session = openClub({ options: zones });
    session.runAction('seed-groups');
    session.runAction('schedule');
    session.type('Calendario', 'I2', '20:40');
    session.runAction('lateness');
    expect(session.values('Calendario')[1]![10]).toBe(2);
    // A formula has only the Date, whose hour can't be told: it says so.
    session.type('Inscritos', 'D1', '20:00');
    session.type('Inscritos', 'F1', '=TD_SCHEDULE(A2:A5;D1)');
    expect(session.cellError('Inscritos', 'F1')).toMatch(/zona horaria de la hoja no es la del script/);
    const same = openClub({ options: { timeZone: 'Europe/Madrid', scriptTimeZone: 'Europe/Madrid' } });
    same.type('Inscritos', 'D1', '20:00');
    same.type('Inscritos', 'F1', '=TD_SCHEDULE(A2:A5;D1)');
    expect(same.displayValues('Inscritos')[1]!.slice(5)).toEqual([
      '1',
      '20:00',
      '1',
      'Ana Ruiz',
      'Darío Peña',
    ]);
  });
});

describe('service calls', () => {
  /** A club of so many players, all of them entered. */
  function clubOf(players: number) {
    const name = (index: number) => `Jugador ${String(index).padStart(3, '0')}`;
    const numbers = Array.from({ length: players }, (_, index) => index + 1);
    return openClub({
      ranking: [RANKING[0]!, ...numbers.map((number) => [number, name(number), 2000 - number])],
      entries: [ENTRIES[0]!, ...numbers.map((number) => [name(number), 'sí'])],
      answers: { 'Faltan partidas': 'YES' },
      options: { grid: { rows: 2000, columns: 26 } },
    });
  }

  test('are the same for 60 players and for 600', () => {
    const evening = (players: number) => {
      const session = clubOf(players);
      const counts = [];
      counts.push(session.runAction('seed-groups').calls);
      counts.push(session.runAction('schedule').calls);
      const rows = session.values('Calendario').length;
      for (const row of [2, 5, Math.floor(rows / 2), rows]) session.type('Calendario', `I${row}`, '21:40');
      counts.push(session.runAction('lateness').calls);
      counts.push(session.runAction('standings').calls);
      counts.push(session.runAction('undo').calls);
      counts.push(session.runAction('undo').calls);
      return counts;
    };
    const sixty = evening(60);
    expect(evening(600)).toEqual(sixty);
    // The budget: what a command may cost. Some of it is seconds of a director's evening.
    for (const { total } of sixty) expect(total).toBeLessThanOrEqual(100);
  }, 60_000);
});
