import { describe, expect, test } from '@jest/globals';
import { again, ENTRIES, pictureOf, RANKING, records, saidIn, writtenCells } from './club';
import { pairings, playedGroups, typeDraw } from './second-phase';

const OTHER: Readonly<Record<string, string>> = { 'Ana Ruiz': 'Ruíz,Ana', 'Beto Gil': 'BETO–GIL' };
const ANSWERS = { '¿Cómo se llama el torneo?': 'Marzo' };

/** The groups of eight played out, and two players written otherwise on every sheet but the ranking. */
function playedUnderSpellings() {
  const ranking = RANKING.map((row) => (row[1] === 'Beto Gil' ? [2, 'Beto-Gil', 1850] : row));
  const entries = ENTRIES.map(([name, mark]) => [OTHER[String(name)] ?? name!, mark!]);
  const session = playedGroups({ ranking, entries, answers: ANSWERS });
  expect(session.values('Grupos').map((row) => row[1])).toEqual([1, 'Ana Ruiz', 'Beto-Gil']);
  return session;
}

describe('one person under several spellings', () => {
  test('keeps his results when his name is typed otherwise in the groups or on the calendar', () => {
    const session = playedUnderSpellings();
    session.type('Grupos', 'B2', 'RUIZ, Ana');
    session.type('Calendario', 'E2', records(session, 'Calendario')[0]!['Blancas']!.toUpperCase());
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('schedule'))).toContain('El calendario ya está así');
    expect(pictureOf(session)).toEqual(picture);
  });

  test('is one in the draw, in the points, in the ledger and in the ranking, by the ranking’s spelling', () => {
    const session = playedUnderSpellings();
    session.runAction('draw');
    typeDraw(session, 'M1', ['5', '3']);
    typeDraw(session, 'M2', ['5', '4']);
    session.runAction('advance');
    const rows = records(session, 'Draw');
    // The director retypes two names of the draw his own way.
    session.type('Draw', `E${rows.findIndex((row) => row['Blancas'] === 'Ana Ruiz') + 2}`, 'ruiz, ana');
    session.type('Draw', `E${rows.findIndex((row) => row['Blancas'] === 'Beto-Gil') + 2}`, 'Beto Gil');
    typeDraw(session, 'M3', ['5', '0']);
    typeDraw(session, 'M4', ['6', '1']);
    session.runAction('advance');
    expect(pairings(session)[4]).toBe('M5: Ana Ruiz–Beto-Gil');
    typeDraw(session, 'M5', ['7', '4']);
    const run = session.runAction('close');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain('«Marzo» cerrado: 8 jugadores, campeón Ana Ruiz.');
    expect(records(session, 'Puntos').map((row) => row['Jugador'])).toEqual(
      expect.arrayContaining(['Ana Ruiz', 'Beto-Gil']),
    );
    expect(records(session, 'Puntos')).toHaveLength(8);
    const starts = records(session, 'Movimientos').filter((row) => row['Tipo'] === 'Inicio');
    expect(starts).toHaveLength(12);
    expect(records(session, 'Ranking')).toHaveLength(12);
  });

  test('a season that was written under another spelling goes on: nothing has to be rewritten', () => {
    const session = playedUnderSpellings();
    const closed = again(session, { ...ANSWERS, 'sin draw': 'YES', '¿Cerrar': 'YES', draw: 'YES' });
    expect(saidIn(closed.runAction('close'))).toContain('«Marzo» cerrado');
    const levels = closed.values('Ranking').map((row) => row[2]);
    closed.type('Ranking', 'B2', 'RUIZ, Ana');
    const run = closed.runAction('close');
    expect(closed.values('Ranking').map((row) => row[2])).toEqual(levels);
    // Only the spelling follows, in the sheets that Cubilete writes.
    expect(new Set(writtenCells(run).map((cell) => cell.split('!')[0]))).toEqual(
      new Set(['Puntos', 'Movimientos']),
    );
    expect(records(closed, 'Puntos').filter((row) => row['Jugador'] === 'RUIZ, Ana')).toHaveLength(1);
    expect(records(closed, 'Puntos')).toHaveLength(8);
  });
});
