import { describe, expect, test } from '@jest/globals';
import { again, openClub, saidIn, type Club } from './club';
import { playedGroups, typeDraw } from './second-phase';

/** A heading as directors have them: white on blue, bold, centred. */
const HEADING = {
  ...{ background: '#1c4587', fontColor: '#ffffff', bold: true },
  horizontalAlignment: 'center',
} as const;
const PLAIN = {
  ...{ background: '#ffffff', fontColor: '#000000', bold: false },
  horizontalAlignment: 'general',
} as const;

function playedEvening(club: Club) {
  const session = playedGroups(club);
  session.runAction('draw');
  for (const [match, points] of [
    ['M1', ['5', '3']],
    ['M2', ['5', '4']],
    ['M3', ['5', '0']],
    ['M4', ['6', '1']],
    ['M5', ['7', '4']],
  ] as const) {
    typeDraw(session, match, points);
    session.runAction('advance');
  }
  return session;
}

describe('titles of new columns at the right end', () => {
  test('of the ranking look like the title beside them, and Deshacer takes that back', () => {
    const session = playedEvening({ answers: { '¿Cómo se llama el torneo?': 'Marzo' } });
    session.dress('Ranking', 'A1:C1', HEADING);
    const before = session.looks('Ranking', 1, 6);
    session.runAction('close');
    expect(session.displayValues('Ranking')[0]!.slice(3)).toEqual([
      'Aviso de asistencia',
      'Evolución del nivel',
      'Marzo',
    ]);
    for (const look of session.looks('Ranking', 1, 6)) expect(look).toMatchObject(HEADING);
    // The cells below are the director's to dress.
    expect(session.looks('Ranking', 2, 6).map(({ background }) => background)).toEqual(
      Array<string>(6).fill('#ffffff'),
    );
    session.runAction('undo');
    const after = session.looks('Ranking', 1, 6);
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    for (const look of after.slice(3)) expect(look).toMatchObject(PLAIN);
  });

  test('what the director has dressed otherwise since stays so', () => {
    const session = playedEvening({ answers: { '¿Cómo se llama el torneo?': 'Marzo' } });
    session.dress('Ranking', 'A1:C1', HEADING);
    session.runAction('close');
    session.dress('Ranking', 'F1', { background: '#ff0000' });
    session.runAction('undo');
    expect(session.looks('Ranking', 1, 6).map(({ background }) => background)).toEqual([
      ...['#1c4587', '#1c4587', '#1c4587'],
      ...['#ffffff', '#ffffff', '#ff0000'],
    ]);
  });

  test('a plain ranking stays plain', () => {
    const session = playedEvening({ answers: { '¿Cómo se llama el torneo?': 'Marzo' } });
    session.runAction('close');
    expect(session.displayValues('Ranking')[0]).toHaveLength(6);
    for (const look of session.looks('Ranking', 1, 6)) expect(look).toMatchObject(PLAIN);
  });

  test('that a command adds after a yes look so too', () => {
    const rows = [
      ['Grupo', 'Hora', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Llegó B', 'Llegó N'],
      ['G1', '20:00', 'Ana Ruiz', 'Beto Gil', '', '', '', ''],
    ];
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    session.dress('Calendario', 'A1:H1', HEADING);
    session.type('Calendario', 'G2', '20:40');
    const careful = session.runAction('lateness');
    expect(saidIn(careful)).toContain('«Penal. B» y «Penal. N»');
    const bold = again(session, { '«Penal. B» y «Penal. N»': 'YES' });
    bold.runAction('lateness');
    expect(bold.displayValues('Calendario')[0]!.slice(8)).toEqual(['Penal. B', 'Penal. N']);
    for (const look of bold.looks('Calendario', 1, 10)) expect(look).toMatchObject(HEADING);
    bold.runAction('undo');
    for (const look of bold.looks('Calendario', 1, 10).slice(8)) expect(look).toMatchObject(PLAIN);
  });
});
