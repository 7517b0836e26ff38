import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, records, saidIn, writtenCells } from './club';

function openSeeded(...args: Parameters<typeof openClub>) {
  const session = openClub(...args);
  session.runAction('seed-groups');
  return session;
}

function openScheduled() {
  const session = openSeeded();
  session.runAction('schedule');
  return session;
}

const pairs = (rows: readonly Record<string, string>[]) =>
  rows.map((row) => [row['Grupo'], row['Blancas'], row['Negras']].join(' '));

describe('Crear calendario', () => {
  test('writes each group by the published table, two boards at once, 24 minutes apart', () => {
    const session = openScheduled();
    const rows = records(session, 'Calendario');
    // Berger table for four (FIDE C.05): 1-4 2-3, 4-3 1-2, 2-4 3-1.
    const [one, two, three, four] = ['Ana Ruiz', 'Darío Peña', 'Elsa Mora', 'Hugo Paz'];
    expect(
      rows.slice(0, 6).map((row) => [row['Ronda'], row['Hora'], row['Mesa'], row['Blancas'], row['Negras']]),
    ).toEqual([
      ['1', '20:00', '1', one, four],
      ['1', '20:00', '2', two, three],
      ['2', '20:24', '1', four, three],
      ['2', '20:24', '2', one, two],
      ['3', '20:48', '1', two, four],
      ['3', '20:48', '2', three, one],
    ]);
    // HG 7.4.9: each group has its own boards.
    expect(new Set(rows.slice(6).map((row) => row['Mesa']))).toEqual(new Set(['3', '4']));
    expect(Object.keys(rows[0]!)).toEqual([
      ...['Grupo', 'Ronda', 'Hora', 'Mesa', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ...['Llegó B', 'Llegó N', 'Penal. B', 'Penal. N', 'Nota', 'Inicio'],
    ]);
  });

  test('starts when the director says, past midnight too; what is no hour stops it', () => {
    const late = openSeeded({ answers: { 'empieza el primero': '11:30 p.m.' } });
    late.runAction('schedule');
    expect(
      records(late, 'Calendario')
        .slice(0, 5)
        .map((row) => row['Hora']),
    ).toEqual(['23:30', '23:30', '23:54', '23:54', '00:18']);
    const wrong = openSeeded({ answers: { 'empieza el primero': 'tarde' } });
    expect(saidIn(wrong.runAction('schedule'))).toContain('«tarde» no es una hora');
    expect(wrong.sheets()).not.toContain('Calendario');
  });

  test('needs groups first, each of at least three', () => {
    expect(saidIn(openClub().runAction('schedule'))).toContain('use primero «Sembrar grupos»');
    const rows = [
      ['Grupo', 1, 2],
      ['G1', 'Ana', 'Beto'],
    ];
    const session = openClub({ others: [{ name: 'Grupos', rows }] });
    expect(saidIn(session.runAction('schedule'))).toContain('G1 tiene 2 jugadores');
  });

  test.each([
    [
      'a row a group',
      [['Torneo de enero'], ['Grupo 1', 'Ana', 'Beto', 'Carla'], ['Grupo 2', 'Darío', 'Elsa', 'Fidel']],
    ],
    [
      'a column a group',
      [
        ['Grupo 1', 'Grupo 2'],
        ['Ana', 'Darío'],
        ['Beto', 'Elsa'],
        ['Carla', 'Fidel'],
      ],
    ],
    [
      'a line a player',
      [
        ['Casilla', 'Jugador', 'Grupo'],
        [1, 'Darío', 'Grupo 2'],
        [1, 'Ana', 'Grupo 1'],
        [2, 'Elsa', 'Grupo 2'],
        [2, 'Beto', 'Grupo 1'],
        [3, 'Carla', 'Grupo 1'],
        [3, 'Fidel', 'Grupo 2'],
      ],
    ],
  ])("reads the director's own sheet of groups laid out as %s", (_, rows) => {
    const session = openClub({ others: [{ name: 'Grupos', rows }] });
    session.runAction('schedule');
    expect(pairs(records(session, 'Calendario'))).toEqual([
      'Grupo 1 Beto Carla',
      'Grupo 1 Ana Beto',
      'Grupo 1 Carla Ana',
      'Grupo 2 Elsa Fidel',
      'Grupo 2 Darío Elsa',
      'Grupo 2 Fidel Darío',
    ]);
  });

  test('run twice is run once, with results and arrivals typed in between', () => {
    const session = openScheduled();
    session.type('Calendario', 'G2', '3');
    session.type('Calendario', 'H2', '1');
    session.type('Calendario', 'I3', '20:25');
    const second = again(session);
    const picture = pictureOf(second);
    const run = second.runAction('schedule');
    expect(saidIn(run)).toContain('ya está así');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
    expect(pictureOf(second)).toEqual(picture);
  });

  test('another start changes the hours and nothing else', () => {
    const session = openScheduled();
    session.type('Calendario', 'G2', '3');
    const later = again(session, { 'empieza el primero': '20:30' });
    const run = later.runAction('schedule');
    expect(writtenCells(run).every((cell) => /^Calendario!C\d+$/.test(cell))).toBe(true);
    expect(records(later, 'Calendario')[0]).toMatchObject({ Hora: '20:30', 'Puntos B': '3' });
  });

  test('other groups and nothing typed yet: the calendar is written anew, with nothing left over', () => {
    const session = openScheduled();
    session.type('Inscritos', 'B9', 'no');
    session.type('Inscritos', 'B8', 'no');
    const other = again(session, { 'otro número de grupos': '2' });
    other.runAction('seed-groups');
    other.runAction('schedule');
    const rows = records(other, 'Calendario').filter((row) => row['Blancas'] !== '');
    expect(rows).toHaveLength(6);
    expect(
      other
        .formulas('Calendario')
        .flat()
        .filter((formula) => formula !== ''),
    ).toHaveLength(6);
  });

  test('other groups over results: only after a yes, with a dated copy, keeping results of pairings that stay', () => {
    const session = openScheduled();
    const before = session.displayValues('Calendario');
    // Ana–Darío (row 5) and Ana–Hugo (row 2) in group 1.
    for (const [cell, text] of Object.entries({
      G2: '3',
      H2: '0',
      G5: '2',
      H5: '3',
      I5: '20:31',
      M5: 'sin reloj',
    })) {
      session.type('Calendario', cell, text);
    }
    session.type('Inscritos', 'B9', 'no');
    const answers = { 'ya tiene resultados': 'YES', 'ya tiene datos': 'NO' };
    const careful = again(session, answers);
    careful.runAction('seed-groups');
    const picture = pictureOf(careful);
    expect(saidIn(careful.runAction('schedule'))).toContain('No se ha cambiado nada');
    expect(pictureOf(careful)).toEqual(picture);

    const bold = again(
      session,
      { ...answers, 'ya tiene datos': 'YES' },
      { now: new Date('2026-01-16T01:05:00Z') },
    );
    bold.runAction('seed-groups');
    const run = bold.runAction('schedule');
    expect(saidIn(run)).toMatch(/2 filas con resultados.*1 es de una pareja que ya no juega/s);
    const copy = 'Calendario 2026-01-15 21.05';
    expect(bold.sheets()).toContain(copy);
    expect(bold.displayValues(copy)[4]).toEqual(
      expect.arrayContaining(['Ana Ruiz', 'Darío Peña', '2', '3', '20:31']),
    );
    expect(bold.displayValues(copy)[0]).toEqual(before[0]);
    const rows = records(bold, 'Calendario');
    const kept = rows.find((row) => row['Blancas'] === 'Ana Ruiz' && row['Negras'] === 'Darío Peña');
    expect(kept).toMatchObject({ 'Puntos B': '2', 'Puntos N': '3', 'Llegó B': '20:31', Nota: 'sin reloj' });
    expect(rows.filter((row) => row['Puntos B'] !== '')).toHaveLength(1);
    expect(rows.some((row) => row['Negras'] === 'Hugo Paz' || row['Blancas'] === 'Hugo Paz')).toBe(false);
  });

  test.each(['C3', 'C2'])(
    'a player more at the end of a group (Grupos!%s) loses no result of those who go on playing',
    (cell) => {
      const session = openScheduled();
      const wide = again(session);
      const typed = new Map<string, string>();
      records(wide, 'Calendario').forEach((row, index) => {
        wide.type('Calendario', `G${index + 2}`, String(index % 2 === 0 ? 3 : index % 3));
        wide.type('Calendario', `H${index + 2}`, String(index % 2 === 0 ? index % 3 : 3));
        typed.set(`${row['Blancas']}–${row['Negras']}`, '');
      });
      const results = (of: typeof wide) =>
        new Map(
          records(of, 'Calendario')
            .filter((row) => row['Puntos B'] !== '')
            .map((row) => [`${row['Blancas']}–${row['Negras']}`, `${row['Puntos B']}–${row['Puntos N']}`]),
        );
      const before = results(wide);
      expect([...before.keys()].sort()).toEqual([...typed.keys()].sort());
      const groups = wide.displayValues('Grupos');
      const row = Number(cell.slice(1));
      const free = groups[row - 1]!.length;
      wide.type('Grupos', `${'ABCDEFGH'[free]}${row}`, 'Leo Marín');
      const bold = again(wide, { 'ya tiene datos': 'YES' });
      const run = bold.runAction('schedule');
      expect(saidIn(run)).toMatch(/0 son de parejas que ya no juegan/);
      expect(records(bold, 'Calendario')).toHaveLength(16);
      expect(results(bold)).toEqual(before);
    },
  );

  test("a column of the director's with data would end up beside other matches: it stops", () => {
    const session = openScheduled();
    session.type('Calendario', 'O1', 'Árbitro');
    session.type('Calendario', 'O4', 'Zoe');
    session.type('Inscritos', 'B9', 'no');
    session.runAction('seed-groups');
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('schedule'))).toContain(
      'Calendario!O4 tiene datos en una columna que no es',
    );
    expect(pictureOf(session)).toEqual(picture);
  });

  test("the start score is there as soon as late points are, the other side's first", () => {
    const session = openScheduled();
    session.type('Calendario', 'L2', '2');
    expect(records(session, 'Calendario')[0]!['Inicio']).toBe('2–0');
    session.type('Calendario', 'K2', '3');
    expect(records(session, 'Calendario')[0]!['Inicio']).toBe('');
  });

  test('a sheet of that name with something else is left alone', () => {
    const session = openSeeded({
      others: [
        {
          name: 'Calendario',
          rows: [
            ['Enero', 'Febrero'],
            ['x', 'y'],
          ],
        },
      ],
    });
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('schedule'))).toContain(
      'no tiene las columnas «Grupo», «Blancas» y «Negras»',
    );
    expect(pictureOf(session)).toEqual(picture);
  });
});

describe('a calendar of Othello', () => {
  const rules = (...options: (string | number)[][]) => ({
    name: 'Reglamento',
    rows: [['Opción', 'Valor'], ['base', 'OTHELLO'], ...options],
  });

  // Results are discs on a board: there is no length to ask for. Source 001, "Время на партию": 25 minutes.
  test('asks for no length: hours go by both clocks and the time between rounds', () => {
    const session = openSeeded({ others: [rules()] });
    const run = session.runAction('schedule');
    expect(saidIn(run)).toContain(
      '28 encuentros desde las 20:00. 25 minutos de reloj para cada jugador y partida.',
    );
    const rows = records(session, 'Calendario');
    expect([...new Set(rows.map((row) => row['Hora']))].slice(0, 3)).toEqual(['20:00', '21:00', '22:00']);
    expect(rows.every((row) => row['Inicio'] === '')).toBe(true);
    expect(session.formulas('Calendario').flat().join('')).toBe('');
    const second = again(session);
    expect(saidIn(second.runAction('schedule'))).toContain('no se ha cambiado nada');
  });

  test('in the hours of the day that were said; too few stop it and change nothing', () => {
    const session = openSeeded({ others: [rules(['hoursPerDay', 3.5])] });
    expect(saidIn(session.runAction('schedule'))).toContain('10 minutos de reloj');
    expect([...new Set(records(session, 'Calendario').map((row) => row['Hora']))].slice(0, 2)).toEqual([
      '20:00',
      '20:30',
    ]);
    const short = openSeeded({ others: [rules(['hoursPerDay', 1])] });
    expect(saidIn(short.runAction('schedule'))).toContain('No hay horas para 7 rondas al día');
    expect(short.sheets()).not.toContain('Calendario');
  });

  test('MIAPUESTA plays to points and does not say how many: that is asked for', () => {
    const rows = [['base', 'MIAPUESTA']];
    const session = openSeeded({ others: [{ name: 'Reglamento', rows }] });
    expect(saidIn(session.runAction('schedule'))).toContain('dé groupMatchLength en la hoja Reglamento');
  });
});
