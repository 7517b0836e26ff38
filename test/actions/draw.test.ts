import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, RANKING, records, saidIn, writtenCells } from './club';
import { pairings, playedGroups } from './second-phase';

describe('Armar el draw', () => {
  test('six of two groups: two play-ins, winners before seconds before thirds, group mates apart (7.3)', () => {
    const session = playedGroups({ answers: { 'Armar el draw': '9:30pm' } });
    const run = session.runAction('draw');
    expect(saidIn(run)).toContain('6 jugadores, 2 repechajes');
    // Groups by the snake: G1 Ana, Darío, Elsa, Hugo; G2 Beto, Carla, Fidel, Gala.
    expect(pairings(session)).toEqual([
      // Seeds 1 Ana, 2 Beto, 3 Darío, 4 Carla, 5 Elsa, 6 Fidel: 4 plays 5 for the line of 1, and 3 plays 6.
      'M1: Carla Sosa–Elsa Mora',
      'M2: Darío Peña–Fidel Rey',
      'M3: Ana Ruiz–Ganador M1',
      'M4: Beto Gil–Ganador M2',
      'M5: Ganador M3–Ganador M4',
    ]);
    const rows = records(session, 'Draw');
    expect(rows.map((row) => row['Ronda'])).toEqual([
      'Repechaje',
      'Repechaje',
      'Semifinal',
      'Semifinal',
      'Final',
    ]);
    expect(rows.map((row) => row['Hora'])).toEqual(['21:30', '21:30', '22:10', '22:10', '22:50']);
    expect(rows.map((row) => row['Mesa'])).toEqual(['1', '2', '1', '2', '1']);
    expect(rows.map((row) => row['Árbitro'])).toEqual(['', '', '', '', 'Comisión']);
  });

  test('without an hour the hours stay blank, and twice is once', () => {
    const session = playedGroups();
    session.runAction('draw');
    expect(records(session, 'Draw').every((row) => row['Hora'] === '')).toBe(true);
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('draw'))).toContain('El draw ya está así');
    expect(pictureOf(session)).toEqual(picture);
  });

  test('a match without a result stops it with the list, and nothing is written', () => {
    const session = playedGroups();
    session.type('Calendario', 'G2', '');
    session.type('Calendario', 'H2', '');
    const [first] = records(session, 'Calendario');
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('draw'))).toContain(`G1: ${first!['Blancas']}–${first!['Negras']}`);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('a tie that decides a place has to be played off first', () => {
    const session = playedGroups();
    // Everybody of G1 level: three beat each other in a ring, with equal differences, and all beat the fourth.
    const rows = records(session, 'Calendario');
    const ring = new Set(['Ana Ruiz|Darío Peña', 'Darío Peña|Elsa Mora', 'Elsa Mora|Ana Ruiz']);
    rows.forEach((row, index) => {
      if (row['Grupo'] !== 'G1') return;
      const white = ring.has(`${row['Blancas']}|${row['Negras']}`);
      const black = ring.has(`${row['Negras']}|${row['Blancas']}`);
      if (!white && !black) return;
      session.type('Calendario', `G${index + 2}`, white ? '3' : '1');
      session.type('Calendario', `H${index + 2}`, white ? '1' : '3');
    });
    expect(saidIn(session.runAction('draw'))).toMatch(
      /G1: Ana Ruiz–Darío Peña\nG1: Ana Ruiz–Elsa Mora\nG1: Darío Peña–Elsa Mora/,
    );
  });

  test('a corrected group gives another draw: it asks, keeps a dated copy, and No leaves all as it was', () => {
    const options = { now: new Date('2026-12-11T02:15:00Z') };
    const session = playedGroups({ options });
    session.runAction('draw');
    session.type('Draw', 'G2', '5');
    session.type('Draw', 'H2', '2');
    const swapped = records(session, 'Calendario').findIndex(
      (row) => [row['Blancas'], row['Negras']].sort().join() === 'Ana Ruiz,Darío Peña',
    );
    const isWhite = records(session, 'Calendario')[swapped]!['Blancas'] === 'Ana Ruiz';
    session.type('Calendario', `G${swapped + 2}`, isWhite ? '0' : '3');
    session.type('Calendario', `H${swapped + 2}`, isWhite ? '3' : '0');
    const picture = pictureOf(session);
    const refused = session.runAction('draw');
    expect(saidIn(refused)).toContain('tiene otro draw, con 1 resultado');
    expect(saidIn(refused)).toContain('se queda como está');
    expect(pictureOf(session)).toEqual(picture);

    const willing = again(session, { 'Ya hay un draw': 'YES' }, options);
    willing.runAction('draw');
    expect(willing.sheets()).toContain('Draw 2026-12-10 22.15');
    expect(records(willing, 'Draw')[2]!['Blancas']).toBe('Darío Peña');
    expect(records(willing, 'Draw').every((row) => row['Puntos B'] === '')).toBe(true);
    expect(records(willing, 'Draw 2026-12-10 22.15')[0]!['Puntos B']).toBe('5');
  });

  test('all of one group: the draw is made, and nobody could be further apart', () => {
    // One group: all three are group mates.
    const session = playedGroups({
      entries: [['Jugador'], ['Ana Ruiz'], ['Beto Gil'], ['Carla Sosa'], ['Darío Peña']],
    });
    expect(saidIn(session.runAction('draw'))).toContain('Draw de 3 jugadores, 2 partidos');
    expect(pairings(session)).toEqual(['M1: Beto Gil–Carla Sosa', 'M2: Ana Ruiz–Ganador M1']);
  });

  test('no calendar: one sentence', () => {
    expect(saidIn(openClub().runAction('draw'))).toContain('No encuentro la hoja «Calendario»');
  });

  test('a sheet Draw of another layout is left alone', () => {
    const session = playedGroups({
      others: [{ name: 'Draw', rows: [['Sorteo de trofeos'], ['Jarra', 'Ana']] }],
    });
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('draw'))).toContain('La hoja «Draw» no tiene las columnas');
    expect(pictureOf(session)).toEqual(picture);
  });

  test('the columns of the draw may stand in any order among others', () => {
    const header = [
      'Negras',
      'Blancas',
      'Mi columna',
      'Ronda',
      'Partido',
      'Puntos N',
      'Puntos B',
      'Hora',
      'Mesa',
      'Nota',
    ];
    const own = [...header, 'Pasa a', 'Viene de B', 'Viene de N'];
    const session = playedGroups({
      others: [{ name: 'Draw', rows: [['Segunda fase'], own] }],
      answers: { 'Ya hay un draw': 'YES' },
    });
    const run = session.runAction('draw');
    expect(writtenCells(run).some((cell) => /^Draw!C/.test(cell))).toBe(false);
    expect(session.displayValues('Draw')[2]!.slice(0, 5)).toEqual([
      'Elsa Mora',
      'Carla Sosa',
      '',
      'Repechaje',
      'M1',
    ]);
  });

  test('made anew, no result or note of the old draw is left beside another match', () => {
    const header = ['Partido', 'Ronda', 'Hora', 'Mesa', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];
    const titles = [...header, 'Pasa a', 'Viene de B', 'Viene de N', 'Resultado'];
    const old = ['M1', 'Final', '', '', 'Ana Ruiz', 'Beto Gil', '', '', 'vieja', '', '', '', "'7-2"];
    const session = playedGroups({
      others: [{ name: 'Draw', rows: [titles, old] }],
      answers: { 'Ya hay un draw': 'YES' },
    });
    session.runAction('draw');
    expect(session.displayValues('Draw')[1]!.slice(0, 2)).toEqual(['M1', 'Repechaje']);
    expect(records(session, 'Draw')[0]).toMatchObject({ Nota: '', Resultado: '' });
  });

  test('undone, the sheet is gone', () => {
    const session = playedGroups();
    const before = session.sheets();
    session.runAction('draw');
    session.runAction('undo');
    expect(session.sheets()).toEqual(before);
  });
});

describe('Última Chance', () => {
  test('those who did not qualify, without those who go home (7.4.14)', () => {
    const entries = [...'ABCDEFGHIJKL'].map((_, index) => [
      [
        'Ana Ruiz',
        'Beto Gil',
        'Carla Sosa',
        'Darío Peña',
        'Elsa Mora',
        'Fidel Rey',
        'Gala Cruz',
        'Hugo Paz',
        'Iris Vega',
        'Juan Lara',
        'Kira Soto',
        'Leo Marín',
      ][index]!,
    ]);
    const session = playedGroups({ entries: [['Jugador'], ...entries] });
    const run = session.runAction('last-chance');
    // The last of each group of four.
    expect(saidIn(run)).toContain('1. Leo Marín\n2. Kira Soto\n3. Juan Lara');
    expect(saidIn(run)).toContain('3 jugadores, 1 repechaje');
    expect(records(session, 'Última Chance').map((row) => row['Ronda'])).toEqual(['Repechaje', 'Final']);
    expect(records(session, 'Última Chance').at(-1)!['Árbitro']).toBe('');

    const fewer = again(playedGroups({ entries: [['Jugador'], ...entries] }), {
      'Si alguno no la juega': 'kira soto',
    });
    fewer.runAction('last-chance');
    expect(pairings(fewer, 'Última Chance')).toHaveLength(1);
    const unknown = again(playedGroups({ entries: [['Jugador'], ...entries] }), {
      'Si alguno no la juega': '7',
    });
    expect(saidIn(unknown.runAction('last-chance'))).toContain('«7» no es ninguno de los que pueden jugarla');
    expect(unknown.sheets()).not.toContain('Última Chance');
  });

  test('where the places leave no other way it says who of a group can meet at once', () => {
    const session = playedGroups({
      entries: [['Jugador'], ...RANKING.slice(1, 8).map(([, name]) => [name!])],
      others: [
        {
          name: 'Reglamento',
          rows: [
            ['Opción', 'Valor'],
            ['qualifiersPerGroup', 2],
          ],
        },
      ],
    });
    // G1 has three players and G2 four: the third of G1, then the third and the fourth of G2.
    const run = session.runAction('last-chance');
    expect(pairings(session, 'Última Chance')).toEqual([
      'M1: Fidel Rey–Gala Cruz',
      'M2: Elsa Mora–Ganador M1',
    ]);
    expect(saidIn(run)).toContain(
      'Fidel Rey y Gala Cruz son del mismo grupo y pueden cruzarse ya en Repechaje: con estos números no caben más lejos.',
    );
  });

  test('its final has the length of its other matches', () => {
    const session = playedGroups();
    session.runAction('last-chance');
    expect(pairings(session, 'Última Chance')).toEqual(['M1: Hugo Paz–Gala Cruz']);
    session.type('Última Chance', 'G2', '5');
    session.type('Última Chance', 'H2', '3');
    expect(saidIn(session.runAction('advance'))).toContain('No hay ganadores nuevos');
  });
});
