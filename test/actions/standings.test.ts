import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, records, saidIn, writtenCells } from './club';

function openScheduled(options: Parameters<typeof openClub>[0] = {}) {
  const session = openClub(options);
  session.runAction('seed-groups');
  session.runAction('schedule');
  return session;
}

/** Types results by rows of the calendar: `{ 2: '3-1' }`. */
function typeResults(session: ReturnType<typeof openClub>, results: Record<number, string>) {
  for (const [row, result] of Object.entries(results)) {
    const [white, black] = result.split('-');
    if (white) session.type('Calendario', `G${row}`, white);
    if (black) session.type('Calendario', `H${row}`, black);
  }
}

/** Group 1: Ana beats everybody; Darío, Elsa and Hugo beat one another in a circle by the same scores. */
const CIRCLE = { 2: '3-1', 3: '3-2', 4: '2-3', 5: '3-1', 6: '2-3', 7: '1-3' };

describe('Calcular clasificación', () => {
  test('is one live formula: a typed result changes the standings at once', () => {
    const session = openScheduled();
    session.runAction('standings');
    expect(session.formulas('Clasificación')[0]![0]).toBe('=TD_STANDINGS(Calendario!A1:N)');
    expect(
      session
        .formulas('Clasificación')
        .flat()
        .filter((formula) => formula !== ''),
    ).toHaveLength(1);
    expect(records(session, 'Clasificación')[0]).toMatchObject({ Grupo: 'G1', Pos: '1', PJ: '0' });
    typeResults(session, { 2: '1-3' });
    expect(records(session, 'Clasificación')[0]).toMatchObject({
      Jugador: 'Hugo Paz',
      PJ: '1',
      PG: '1',
      Dif: '2',
    });
    typeResults(session, { 2: '3-1' });
    expect(records(session, 'Clasificación')[0]).toMatchObject({ Jugador: 'Ana Ruiz', PJ: '1', Dif: '2' });
  });

  test('run twice is run once', () => {
    const session = openScheduled();
    session.runAction('standings');
    const second = again(session);
    const run = second.runAction('standings');
    expect(saidIn(run)).toContain('se actualiza sola; no se ha cambiado nada');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
  });

  test('goes by the regulation on the sheet', () => {
    const rows = [
      ['Opción', 'Valor'],
      ['groupMatchLength', 5],
      ['qualifiersPerGroup', 1],
    ];
    const session = openScheduled({ others: [{ name: 'Reglamento', rows }] });
    typeResults(session, { 2: '5-1', 3: '5-2', 4: '2-5', 5: '5-1', 6: '2-5', 7: '1-5' });
    session.runAction('standings');
    expect(session.formulas('Clasificación')[0]![0]).toBe('=TD_STANDINGS(Calendario!A1:N,Reglamento!A1:B)');
    const states = records(session, 'Clasificación')
      .slice(0, 4)
      .map((row) => row['Estado']);
    expect(states[0]).toBe('Clasificado');
    expect(states.slice(1).every((state) => state!.startsWith('Fuera'))).toBe(true);
  });

  test('a tie that only a play-off decides: its games are added to the calendar after a yes, once', () => {
    const session = openScheduled();
    typeResults(session, CIRCLE);
    const careful = again(session);
    const refused = careful.runAction('standings');
    expect(saidIn(refused)).toMatch(/Faltan las partidas de desempate.*Darío Peña–Elsa Mora.*\(G1\)/s);
    expect(writtenCells(refused).some((cell) => cell.startsWith('Calendario!'))).toBe(false);

    const bold = again(session, { 'Faltan partidas': 'YES' });
    bold.runAction('standings');
    const added = records(bold, 'Calendario').slice(12);
    expect(added.map((row) => [row['Grupo'], row['Blancas'], row['Negras'], row['Nota']])).toEqual([
      ['G1', 'Darío Peña', 'Elsa Mora', 'desempate'],
      ['G1', 'Darío Peña', 'Hugo Paz', 'desempate'],
      ['G1', 'Elsa Mora', 'Hugo Paz', 'desempate'],
    ]);
    expect(saidIn(bold.runAction('standings'))).not.toContain('Faltan');
    expect(
      records(bold, 'Clasificación')
        .slice(1, 4)
        .map((row) => row['Pos']),
    ).toEqual(['2', '2', '2']);
    typeResults(bold, { 14: '1-0', 15: '0-2', 16: '0-1' });
    expect(
      records(bold, 'Clasificación')
        .slice(0, 4)
        .map((row) => [row['Jugador'], row['Estado']]),
    ).toEqual([
      ['Ana Ruiz', 'Clasificado'],
      ['Hugo Paz', 'Clasificado'],
      ['Darío Peña', 'Clasificado'],
      ['Elsa Mora', 'Fuera'],
    ]);
  });

  test('a result that became a date is said with its cell, on the sheet and by the command, and never guessed', () => {
    const session = openScheduled();
    session.type('Calendario', 'G2', '3-1');
    const run = session.runAction('standings');
    expect(saidIn(run)).toMatch(/Calendario!G2: el resultado se convirtió en una fecha, seguramente era 3-1/);
    expect(session.cellError('Clasificación', 'A1')).toMatch(/Fila 2, columna 7: .*3-1/);
    // The journal has one line of it, which ends there: what was found beside it is told and not kept.
    expect(records(session, 'Bitácora de Cubilete').map((entry) => entry['Qué se hizo'])).toContain(
      'La clasificación está puesta, pero un resultado del calendario no se puede leer.',
    );
    // The cell has kept the date's format: the director types it as text, as he was told.
    session.type('Calendario', 'G2', "'3");
    session.type('Calendario', 'H2', '1');
    expect(records(session, 'Clasificación')[0]).toMatchObject({ Jugador: 'Ana Ruiz', Dif: '2' });
  });

  test('a sheet of that name with something else is left alone', () => {
    const session = openScheduled({ others: [{ name: 'Clasificación', rows: [['Mi tabla'], ['x']] }] });
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('standings'))).toContain('«Clasificación» tiene otra cosa');
    expect(pictureOf(session)).toEqual(picture);
  });

  test('titles that are missing are told by their row, as a person names one', () => {
    const rows = [
      ['Torneo de mayo'],
      ['Grupo', 'Blancas', 'Negras', 'Puntos B'],
      ['G1', 'Ana Ruiz', 'Beto Gil', 3],
    ];
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    expect(saidIn(session.runAction('standings'))).toContain(
      'Calendario, fila 2: falta la columna «Puntos N».',
    );
  });

  test('needs a calendar', () => {
    expect(saidIn(openClub().runAction('standings'))).toContain('No encuentro la hoja «Calendario»');
  });

  test('sorting the calendar changes no place', () => {
    const session = openScheduled();
    typeResults(session, CIRCLE);
    session.runAction('standings');
    const before = records(session, 'Clasificación');
    const rows = session.displayValues('Calendario');
    // Rows 2 and 7 change places, as a sort by board would have it.
    for (const [from, to] of [
      [1, 7],
      [6, 2],
    ] as const) {
      ['A', 'E', 'F', 'G', 'H'].forEach((letter) => {
        const column = letter.charCodeAt(0) - 65;
        session.type('Calendario', `${letter}${to}`, rows[from]![column]!);
      });
    }
    expect(records(session, 'Clasificación')).toEqual(before);
  });
});

describe('a calendar without a column of groups', () => {
  const rows = [
    ['Blancas', 'Negras', 'Resultado'],
    ['Ana Ruiz', 'Beto Gil', '3-1'],
    ['Ana Ruiz', 'Carla Sosa', '3-0'],
    ['Beto Gil', 'Carla Sosa', '3-2'],
  ];

  test('is one group', () => {
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    expect(saidIn(session.runAction('standings'))).toContain('1 de 1 grupo terminado');
  });

  test('with a score that became a date says which, not that the table is missing', () => {
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    session.type('Calendario', 'C3', '3-2');
    expect(saidIn(session.runAction('standings'))).toMatch(/Calendario!C3/);
  });
});
