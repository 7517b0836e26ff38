import { describe, expect, test } from '@jest/globals';
import type { WorkbookSession } from '../../host/workbook-session';
import { again, openClub, records, saidIn } from './club';

/** The club after «Configurar hojas»: everything is remembered on its sheets and columns. */
function configured(): WorkbookSession {
  const session = openClub();
  session.runAction('seed-groups');
  session.runAction('schedule');
  session.runAction('configure-sheets');
  expect(session.marks()).toEqual(expect.arrayContaining(['Ranking: ranking', 'Ranking!B: player']));
  return session;
}

/** What the first half of an evening comes to, wherever its sheets and columns stand. */
function evening(session: WorkbookSession, calendar: string, arrived: string) {
  const said = (['seed-groups', 'schedule'] as const).map((action) => saidIn(session.runAction(action)));
  session.type(calendar, `${arrived}2`, '20:40');
  said.push(saidIn(session.runAction('lateness')));
  const shown = session.displayValues(calendar);
  const late = shown[1]!.filter((cell) => cell !== '');
  return { said, late };
}

describe('what is remembered survives what a director does to his sheets', () => {
  const reference = evening(configured(), 'Calendario', 'I');

  test.each<readonly [string, (session: WorkbookSession) => void, string, string]>([
    [
      'columns are inserted',
      (session) => {
        session.insertColumns('Ranking', 'B', 2);
        session.insertColumns('Calendario', 'A');
        session.insertColumns('Inscritos', 'B', 3);
      },
      ...(['Calendario', 'J'] as const),
    ],
    [
      'columns are moved',
      (session) => {
        session.moveColumns('Ranking', 'C', 'A');
        session.moveColumns('Inscritos', 'B', 'A');
        session.moveColumns('Calendario', 'I:J', 'C');
      },
      ...(['Calendario', 'C'] as const),
    ],
    [
      'rows are inserted above',
      (session) => {
        session.insertRows('Ranking', 1, 2);
        session.insertRows('Inscritos', 1);
      },
      ...(['Calendario', 'I'] as const),
    ],
    [
      'sheets are renamed',
      (session) => {
        session.renameSheet('Ranking', 'La lista de todos');
        session.renameSheet('Inscritos', 'Quiénes vienen');
        session.renameSheet('Calendario', 'Partidos de hoy');
      },
      ...(['Partidos de hoy', 'I'] as const),
    ],
    [
      'titles are renamed',
      (session) => {
        session.type('Ranking', 'B1', 'Quién es');
        session.type('Ranking', 'C1', 'Cuánto vale');
        session.type('Inscritos', 'A1', 'Gente');
        session.type('Inscritos', 'B1', '¿Ha venido?');
        session.type('Calendario', 'I1', 'A qué hora vino');
      },
      ...(['Calendario', 'I'] as const),
    ],
    [
      'all of it at once',
      (session) => {
        session.type('Ranking', 'C1', 'Cuánto vale');
        session.insertColumns('Ranking', 'C');
        session.moveColumns('Ranking', 'D', 'A');
        session.renameSheet('Ranking', 'La lista');
        session.type('Inscritos', 'A1', 'Gente');
        session.moveColumns('Inscritos', 'B', 'A');
        session.renameSheet('Calendario', 'Partidos de hoy');
      },
      ...(['Partidos de hoy', 'I'] as const),
    ],
  ])('%s', (_, change, calendar, arrived) => {
    const session = configured();
    change(session);
    const later = again(session);
    const { said, late } = evening(later, calendar, arrived);
    expect(said.map((text) => text.replaceAll(calendar, 'Calendario'))).toEqual(reference.said);
    expect([...late].sort()).toEqual([...reference.late].sort());
  });

  test('undisturbed, nothing is asked about', () => {
    expect(reference.said.join('\n')).not.toMatch(/No encuentro|Qué hoja/);
  });

  test('without having been remembered they are not found', () => {
    const session = openClub();
    session.renameSheet('Inscritos', 'Quiénes vienen');
    session.type('Quiénes vienen', 'A1', 'Gente');
    expect(saidIn(session.runAction('seed-groups'))).toMatch(/No encuentro/);
  });

  test('formulas follow the columns that they read', () => {
    const session = openClub();
    session.type('Inscritos', 'D1', '=Ranking!C2+Ranking!$C$3+SUM(Ranking!A2:C2)+SUM(Ranking!C:C)');
    const before = session.values('Inscritos')[0]![3];
    session.insertColumns('Ranking', 'B', 2);
    session.insertRows('Ranking', 2);
    expect(session.formulas('Inscritos')[0]![3]).toBe(
      '=Ranking!E3+Ranking!$E$4+SUM(Ranking!A3:E3)+SUM(Ranking!E:E)',
    );
    expect(session.values('Inscritos')[0]![3]).toBe(before);
    expect(() => session.moveColumns('Ranking', 'E', 'A')).toThrow(
      /can't drag a column out of the range A3:E3/,
    );
  });

  test('what can not be moved along is refused', () => {
    const session = openClub();
    session.restrict('Ranking', 'A2:A9', { formula1: '="1,2"' });
    expect(() => session.insertColumns('Ranking', 'A')).toThrow(/it has data validations/);
    expect(records(session, 'Ranking')[0]!['Jugador']).toBe('Ana Ruiz');
  });
});
