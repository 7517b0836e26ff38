import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, records, saidIn, writtenCells, type Club } from './club';
import { pairings, playedGroups, typeDraw } from './second-phase';

/** M1 Carla–Elsa → M3 Ana; M2 Darío–Fidel → M4 Beto; M5 the final. */
function withDraw(club?: Club) {
  const session = playedGroups(club);
  session.runAction('draw');
  return session;
}

describe('Avanzar ganadores', () => {
  test('a typed result brings its winner to the next match, and only there', () => {
    const session = withDraw();
    typeDraw(session, 'M1', ['5', '3']);
    const run = session.runAction('advance');
    expect(writtenCells(run)).toEqual(['Draw!F4']);
    expect(pairings(session)[2]).toBe('M3: Ana Ruiz–Carla Sosa');
    expect(saidIn(session.runAction('advance'))).toContain('No hay ganadores nuevos');
  });

  test('a corrected result brings the right one, and a deleted one the reference', () => {
    const session = withDraw();
    typeDraw(session, 'M1', ['5', '3']);
    session.runAction('advance');
    typeDraw(session, 'M1', ['3', '5'], { over: true });
    session.runAction('advance');
    expect(pairings(session)[2]).toBe('M3: Ana Ruiz–Elsa Mora');
    typeDraw(session, 'M1', ['', ''], { over: true });
    session.runAction('advance');
    expect(pairings(session)[2]).toBe('M3: Ana Ruiz–Ganador M1');
  });

  test('a match already played is never taken away without a yes', () => {
    const session = withDraw();
    typeDraw(session, 'M1', ['5', '3']);
    session.runAction('advance');
    typeDraw(session, 'M3', ['2', '5']);
    session.runAction('advance');
    expect(pairings(session)[4]).toBe('M5: Carla Sosa–Ganador M4');
    typeDraw(session, 'M1', ['3', '5'], { over: true });
    const refused = session.runAction('advance');
    expect(saidIn(refused)).toContain(
      'M3 (Ana Ruiz–Carla Sosa) no puede ser: por los partidos anteriores lo juegan Ana Ruiz y Elsa Mora',
    );
    expect(records(session, 'Draw')[2]).toMatchObject({
      Negras: 'Carla Sosa',
      'Puntos B': '2',
      'Puntos N': '5',
    });

    const willing = again(session, { 'Partidos ya jugados': 'YES' });
    willing.runAction('advance');
    expect(records(willing, 'Draw')[2]).toMatchObject({
      Negras: 'Elsa Mora',
      'Puntos B': '',
      'Puntos N': '',
    });
    expect(pairings(willing)[4]).toBe('M5: Ganador M3–Ganador M4');
    // And undone, it is as it was.
    willing.runAction('undo');
    expect(records(willing, 'Draw')[2]).toMatchObject({
      Negras: 'Carla Sosa',
      'Puntos B': '2',
      'Puntos N': '5',
    });
  });

  test('after a forfeit the last one whom the offender put out plays on in a row of its own (2.3.9)', () => {
    const session = withDraw();
    typeDraw(session, 'M1', ['5', '3']);
    session.runAction('advance');
    typeDraw(session, 'M3', ['', 'F']);
    session.runAction('advance');
    expect(pairings(session)).toContain('M3: Ana Ruiz–Elsa Mora');
    expect(pairings(session)[4]).toBe('M5: Ganador M3–Ganador M4');
    const picture = pictureOf(session);
    session.runAction('advance');
    expect(pictureOf(session)).toEqual(picture);
    typeDraw(session, 'M3', ['4', '5']);
    session.runAction('advance');
    expect(pairings(session)[4]).toBe('M5: Elsa Mora–Ganador M4');
  });

  test('an offender who had beaten nobody: his opponent passes (2.3.9)', () => {
    const session = withDraw();
    typeDraw(session, 'M2', ['F', '']);
    session.runAction('advance');
    expect(pairings(session)[3]).toBe('M4: Beto Gil–Fidel Rey');
  });

  test('both absent: nobody comes, and the opponent waits for nobody', () => {
    const session = withDraw();
    typeDraw(session, 'M2', ['F', 'F']);
    session.runAction('advance');
    expect(pairings(session)[3]).toBe('M4: Beto Gil–Libre');
    expect(pairings(session)[4]).toBe('M5: Ganador M3–Beto Gil');
  });

  test('a corrected group brings the right one into the draw', () => {
    const session = withDraw();
    const at = records(session, 'Calendario').findIndex(
      (row) => [row['Blancas'], row['Negras']].sort().join() === 'Ana Ruiz,Darío Peña',
    );
    const isWhite = records(session, 'Calendario')[at]!['Blancas'] === 'Ana Ruiz';
    session.type('Calendario', `G${at + 2}`, isWhite ? '0' : '3');
    session.type('Calendario', `H${at + 2}`, isWhite ? '3' : '0');
    session.runAction('advance');
    expect(pairings(session).slice(0, 3)).toEqual([
      'M1: Carla Sosa–Elsa Mora',
      'M2: Ana Ruiz–Fidel Rey',
      'M3: Darío Peña–Ganador M1',
    ]);
  });

  test('the director’s own draw, with references of his own: taken as it is, resolved as results come', () => {
    const draw = [
      ['Segunda fase'],
      ['Partido', 'Ronda', 'Blancas', 'Negras', 'Resultado', 'Apuesta'],
      ['SF1', 'Semifinal', '1º G1', '2G2', '', 'café'],
      ['SF2', 'Semifinal', 'G2-1', '2º del Grupo 1', '', ''],
      ['F', 'Final', 'Ganador SF1', 'Ganador SF2', '', ''],
    ];
    const session = playedGroups({ others: [{ name: 'Draw', rows: draw }] });
    const run = session.runAction('advance');
    const rows = () => session.displayValues('Draw');
    expect(rows()[2]!.slice(0, 6)).toEqual(['SF1', 'Semifinal', 'Ana Ruiz', 'Carla Sosa', '', 'café']);
    expect(rows()[3]!.slice(2, 4)).toEqual(['Beto Gil', 'Darío Peña']);
    expect(rows()[4]!.slice(2, 4)).toEqual(['Ganador SF1', 'Ganador SF2']);
    // Where they came from stays beside them, at the right end.
    expect(rows()[1]!.slice(6)).toEqual(['Viene de B', 'Viene de N']);
    expect(rows()[2]!.slice(6)).toEqual(['1º G1', '2G2']);
    expect(writtenCells(run).every((cell) => !/^Draw![ABEF]/.test(cell))).toBe(true);

    session.type('Draw', 'E3', "'5-2");
    session.type('Draw', 'E4', "'4-5");
    session.runAction('advance');
    expect(rows()[4]!.slice(2, 4)).toEqual(['Ana Ruiz', 'Darío Peña']);
    session.type('Draw', 'E3', "'2-5");
    session.runAction('advance');
    expect(rows()[4]!.slice(2, 4)).toEqual(['Carla Sosa', 'Darío Peña']);
    session.type('Draw', 'E3', '');
    session.runAction('advance');
    expect(rows()[4]!.slice(2, 4)).toEqual(['Ganador SF1', 'Darío Peña']);
  });

  test('a word in «Viene de» that is no reference never becomes a player', () => {
    const session = withDraw();
    session.type('Draw', 'L4', 'M1');
    typeDraw(session, 'M1', ['5', '3']);
    session.runAction('advance');
    typeDraw(session, 'M1', ['', ''], { over: true });
    session.runAction('advance');
    expect(pairings(session)[2]).toBe('M3: Ana Ruiz–Ganador M1');
    expect(records(session, 'Draw')[2]!['Viene de N']).toBe('M1');
  });

  test('a result that cannot be is one sentence, and nothing is written', () => {
    const session = withDraw();
    typeDraw(session, 'M1', ['4', '3']);
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('advance'))).toContain(
      'en un encuentro a 5 el ganador llega al menos a 5',
    );
    expect(pictureOf(session)).toEqual(picture);
  });

  test('no draw: one sentence', () => {
    expect(saidIn(openClub().runAction('advance'))).toContain('No hay draw todavía');
  });
});
