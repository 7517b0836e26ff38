import { describe, expect, test } from '@jest/globals';
import type { WorkbookSession } from '../../host/workbook-session';
import {
  again,
  openClub,
  pictureOf,
  records,
  saidIn,
  writtenCells,
  RANKING,
  ENTRIES,
  type Club,
} from './club';
import { playedGroups, typeDraw } from './second-phase';

const NAME = '¿Cómo se llama el torneo?';

/** An evening of eight, played to the end: Ana wins the final against Beto. */
function playedEvening(club: Club = {}): WorkbookSession {
  const session = playedGroups(club);
  session.runAction('draw');
  for (const [match, result] of [
    ['M1', ['5', '3']],
    ['M2', ['5', '4']],
  ] as const) {
    typeDraw(session, match, result);
  }
  session.runAction('advance');
  typeDraw(session, 'M3', ['5', '0']);
  typeDraw(session, 'M4', ['6', '1']);
  session.runAction('advance');
  typeDraw(session, 'M5', ['7', '4']);
  return session;
}

const named = (name: string) => ({ [NAME]: name });

describe('Cerrar torneo', () => {
  test('points, levels, attendance and the ledger, told player by player before anything is written', () => {
    const session = playedEvening({ answers: named('Marzo') });
    const run = session.runAction('close');
    expect(saidIn(run)).toMatch(/• Ana Ruiz: puesto 1, 5 ganados, 2,20 puntos · nivel 1900,0 → 19\d\d,\d/);
    expect(saidIn(run)).toMatch(/• Hugo Paz: participó, 0 ganados, 0,10 puntos · nivel 1550,0 → 15\d\d,\d/);
    expect(saidIn(run)).toContain('«Marzo» cerrado: 8 jugadores, campeón Ana Ruiz.');
    // 7.5: 2 + 5 × 0.04; 1 + 4 × 0.04; 0.5 for 3rd and 4th; 0.25 for 5th and 6th; 0.10 for the others.
    expect(
      records(session, 'Puntos').map((row) => [
        row['Jugador'],
        row['Puesto'],
        row['Ganados'],
        row['Puntos'],
        row['Oficial'],
      ]),
    ).toEqual([
      ['Ana Ruiz', '1', '5', '2,20', 'Sí'],
      ['Beto Gil', '2', '4', '1,16', 'Sí'],
      ['Carla Sosa', '3', '3', '0,62', 'Sí'],
      ['Darío Peña', '3', '3', '0,62', 'Sí'],
      ['Elsa Mora', '5', '1', '0,29', 'Sí'],
      ['Fidel Rey', '5', '1', '0,29', 'Sí'],
      ['Gala Cruz', '', '0', '0,10', 'Sí'],
      ['Hugo Paz', '', '0', '0,10', 'Sí'],
    ]);
    const ranking = records(session, 'Ranking');
    expect(ranking.map((row) => row['Marzo'])).toEqual([...Array<string>(8).fill('x'), '', '', '', '']);
    // Everybody's level is what the ledger ends with, and its sum has not changed (K is equal).
    const levels = session
      .values('Ranking')
      .slice(1)
      .map((row) => Number(row[2]));
    expect(levels.reduce((sum, level) => sum + level, 0)).toBeCloseTo(19500, 6);
    const ledger = records(session, 'Movimientos').filter((row) => row['Tipo'] === 'Encuentro');
    expect(ledger).toHaveLength(12 + 5);
    expect(ledger[ledger.length - 1]).toMatchObject({
      Torneo: 'Marzo',
      Fase: 'Final',
      Ganador: 'Ana Ruiz',
      Perdedor: 'Beto Gil',
      Marcador: '7–4',
      n: '7',
      Artículo: '7.5.1',
    });
  });

  test('twice is once', () => {
    const session = playedEvening({ answers: named('Marzo') });
    session.runAction('close');
    const picture = pictureOf(session);
    const run = session.runAction('close');
    expect(saidIn(run)).toContain('«Marzo» ya está cerrado así; no se ha cambiado nada');
    expect(run.changes.cells).toEqual([]);
    expect(pictureOf(session)).toEqual(picture);
  });

  test('unfinished and impossible matches stop it with their list', () => {
    const session = playedEvening();
    typeDraw(session, 'M5', ['', ''], { over: true });
    session.type('Calendario', 'G2', '');
    session.type('Calendario', 'H2', '');
    const [first] = records(session, 'Calendario');
    const picture = pictureOf(session);
    const said = saidIn(session.runAction('close'));
    expect(said).toContain(`${first!['Grupo']}: ${first!['Blancas']}–${first!['Negras']}`);
    expect(said).toContain('Draw, M5 (Final): Ana Ruiz–Beto Gil');
    expect(pictureOf(session)).toEqual(picture);
  });

  test('a result that an earlier one rules out stops it', () => {
    const session = playedEvening();
    typeDraw(session, 'M1', ['3', '5'], { over: true });
    expect(saidIn(session.runAction('close'))).toContain('M3 (Ana Ruiz–Carla Sosa) no puede ser');
  });

  test('Cancel changes nothing', () => {
    const session = playedEvening({ answers: { ...named('Marzo'), '«Marzo»\n': 'CANCEL' } });
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('close'))).toContain('No se ha cambiado nada');
    expect(pictureOf(session)).toEqual(picture);
  });

  test('who confirmed and did not come loses 100, but not who gave notice (2.3.6)', () => {
    const entries = [
      ['Jugador', 'Confirmó', 'Presente'],
      ...ENTRIES.slice(1).map(([name]) => [name!, 'sí', 'sí']),
      ['Iris Vega', 'sí', 'no'],
      ['Juan Lara', 'sí', 'no'],
      // Entered twice, which the director has agreed to be one person when he made the groups.
      ['VEGA, Iris', '', ''],
      ['Kira Soto', 'no', 'no'],
      ['Nadie Conocido', 'sí', 'no'],
    ];
    const session = playedEvening({
      entries,
      answers: { ...named('Marzo'), 'Confirmaron y no vinieron': '2', '¿Es la misma persona?': 'YES' },
    });
    const run = session.runAction('close');
    expect(saidIn(run)).toContain('1. Iris Vega\n2. Juan Lara\nPierden 100');
    const level = (name: string) =>
      records(session, 'Ranking').find((row) => row['Jugador'] === name)!['Nivel'];
    expect([level('Iris Vega'), level('Juan Lara'), level('Kira Soto')]).toEqual([
      '1400,0',
      '1450,0',
      '1400,0',
    ]);
    const penalties = records(session, 'Movimientos').filter((row) => row['Tipo'] === 'Penalización');
    expect(penalties).toEqual([
      expect.objectContaining({
        Fase: 'Confirmó y no vino',
        Perdedor: 'Iris Vega',
        'Cambio P': '-100,00',
        Artículo: '2.3.6',
      }),
    ]);
    // Closed again, it is not asked again.
    expect(saidIn(session.runAction('close'))).not.toContain('Pierden 100');
  });

  test('a tournament that is not official gives nothing (8.1)', () => {
    const session = playedEvening({ answers: named('Copa de verano') });
    const ranking = session.displayValues('Ranking');
    expect(saidIn(session.runAction('close'))).toContain('no oficial: no cuenta');
    expect(session.displayValues('Ranking').map((row) => row.slice(0, 3))).toEqual(
      ranking.map((row) => row.slice(0, 3)),
    );
    expect(records(session, 'Puntos').every((row) => row['Oficial'] === 'No')).toBe(true);
    session.runAction('season');
    expect(session.displayValues('Temporada').length).toBeLessThanOrEqual(2);
  });

  test('newcomers get a row below the ranking; notes and sums below it stay', () => {
    const ranking = [
      ...RANKING.slice(0, 8),
      [],
      ['', 'Los debutantes empiezan con 1500'],
      ['', 'Promedio', '=AVERAGE(C2:C8)'],
    ];
    const session = playedEvening({ ranking, answers: named('Marzo') });
    session.runAction('close');
    const rows = session.displayValues('Ranking');
    expect(rows[8]!.slice(1, 2)).toEqual(['Hugo Paz']);
    expect(rows[9]![1]).toBe('Los debutantes empiezan con 1500');
    expect(rows[10]![1]).toBe('Promedio');
  });

  test('a penalty alone brings nobody into the ranking: he is not penalised again for not coming (2.3.6)', () => {
    const header = ['Grupo', 'Ronda', 'Hora', 'Mesa', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'];
    const calendar = (points: readonly (readonly [string, string, number | string, number | string])[]) => [
      header,
      ...points.map(([white, black, ...result]) => ['G1', 1, '', '', white, black, ...result]),
    ];
    const others = [
      {
        name: 'Calendario Marzo',
        rows: calendar([
          ['Nadie Nuevo', 'Ana Ruiz', 3, 1],
          ['Beto Gil', 'Nadie Nuevo', '', 'A'],
          ['Ana Ruiz', 'Beto Gil', 3, 0],
        ]),
      },
      {
        name: 'Calendario Abril',
        rows: calendar([
          ['Ana Ruiz', 'Beto Gil', 3, 1],
          ['Beto Gil', 'Carla Sosa', 3, 1],
          ['Carla Sosa', 'Ana Ruiz', 1, 3],
        ]),
      },
      {
        name: 'Inscritos Abril',
        rows: [
          ['Jugador', 'Confirmó', 'Presente'],
          ['Ana Ruiz', 'sí', 'sí'],
          ['Nadie Nuevo', 'sí', 'no'],
        ],
      },
    ];
    const answers = { ...named('Marzo'), 'No hay draw': 'YES' };
    const session = openClub({ others, answers });
    session.runAction('close');
    expect(records(session, 'Movimientos').filter((row) => row['Tipo'] === 'Penalización')).toHaveLength(1);
    session.answer({ ...answers, ...named('Abril') });
    expect(saidIn(session.runAction('close'))).toContain('«Abril» cerrado');
    expect(records(session, 'Movimientos').filter((row) => row['Tipo'] === 'Penalización')).toHaveLength(1);
  });

  test('a state typed where no month tells it stays; whoever is off comes in as new (8.3)', () => {
    const states = ['Estado', 'Fuera', ...Array<string>(8).fill('Activo'), 'Cuarentena', 'Fuera', 'Activo'];
    const ranking = RANKING.map((row, index) => [...row, states[index]!]);
    const session = playedEvening({ ranking, answers: named('Marzo') });
    expect(saidIn(session.runAction('close'))).toMatch(/• Ana Ruiz: .*nivel 1900,0 → 15\d\d,\d/);
    const rows = records(session, 'Ranking');
    expect(rows.map((row) => row['Estado']).slice(9)).toEqual(['Cuarentena', 'Fuera', 'Activo']);
    expect(rows[0]!['Estado']).toBe('Activo');
    expect(rows[10]!['Nivel']).toBe('1400');
    expect(saidIn(session.runAction('close'))).toContain('ya está cerrado así');
  });

  test('a note right below the ranking, with newcomers up to it, is nobody', () => {
    const ranking = [...RANKING.slice(0, 8), ['', '', ''], ['', 'Los debutantes empiezan con 1500']];
    const session = playedEvening({ ranking, answers: named('Marzo') });
    session.runAction('close');
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('close'))).toContain('ya está cerrado así');
    expect(pictureOf(session)).toEqual(picture);
    expect(saidIn(session.runAction('reopen'))).not.toContain('debutantes');
    expect(session.displayValues('Ranking')[9]).toEqual(['', 'Los debutantes empiezan con 1500', '']);
  });

  test('a level changed by hand is asked about, and counts from then on when it holds', () => {
    const first = playedEvening({ answers: named('Marzo') });
    first.runAction('close');
    first.type('Ranking', 'C13', '1500');
    const refused = again(first, named('Marzo'));
    expect(saidIn(refused.runAction('close'))).toContain('Leo Marín: 1500,0, según Movimientos 1350,0');
    expect(refused.values('Ranking')[12]![2]).toBe(1350);

    const willing = again(first, { ...named('Marzo'), 'Niveles cambiados a mano': 'YES' });
    willing.runAction('close');
    expect(willing.values('Ranking')[12]![2]).toBe(1500);
    expect(records(willing, 'Movimientos').at(-1)).toMatchObject({
      Tipo: 'Corregido a mano',
      Ganador: 'Leo Marín',
      'Cambio G': '+150,00',
    });
    expect(saidIn(willing.runAction('close'))).toContain('ya está cerrado así');
  });

  test('without a draw it asks', () => {
    const refused = playedGroups({ answers: named('Marzo') });
    expect(saidIn(refused.runAction('close'))).toContain('No hay draw');
    expect(refused.sheets()).not.toContain('Puntos');
    const willing = again(refused, { ...named('Marzo'), 'No hay draw': 'YES' });
    willing.runAction('close');
    expect(records(willing, 'Puntos')[0]).toMatchObject({
      Jugador: 'Ana Ruiz',
      Puesto: '',
      Ganados: '3',
      Puntos: '0,22',
    });
  });

  test('columns, formulas and words of the director stay', () => {
    const ranking = RANKING.map((row, index) =>
      index === 0
        ? ['Puesto', 'Jugador', 'Nivel', 'Estado', 'Teléfono']
        : [
            `=RANK(C${index + 1},C$2:C$13)`,
            row[1]!,
            row[2]!,
            index === 1 ? 'Presidenta' : 'Activo',
            `0412-${index}`,
          ],
    );
    const session = playedEvening({ ranking, answers: named('Marzo') });
    const run = session.runAction('close');
    expect(writtenCells(run).some((cell) => /^Ranking!(A|B|E)\d/.test(cell))).toBe(false);
    expect(session.formulas('Ranking')[1]![0]).toBe('=RANK(C2,C$2:C$13)');
    expect(records(session, 'Ranking')[0]!['Estado']).toBe('Presidenta');
  });

  test('something of the director’s beside the points stops it before it would stand beside another', () => {
    const points = [['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Puntos', 'Oficial', 'Mi nota']];
    const session = playedEvening({ others: [{ name: 'Puntos', rows: points }], answers: named('Marzo') });
    session.runAction('close');
    session.type('Puntos', 'G2', 'copa grande');
    typeDraw(session, 'M5', ['4', '7'], { over: true });
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('close'))).toContain(
      'Puntos!G2 tiene datos en una columna que no es de los puntos',
    );
    expect(pictureOf(session)).toEqual(picture);
  });

  test('another sheet of that name is not taken for the ledger', () => {
    const session = playedEvening({
      others: [
        {
          name: 'Movimientos',
          rows: [
            ['Fecha', 'Importe'],
            ['1/3', 20],
          ],
        },
      ],
      answers: named('Marzo'),
    });
    expect(saidIn(session.runAction('close'))).toContain('no es la de movimientos de Cubilete');
  });
});

describe('Reabrir torneo', () => {
  test('the last one leaves no trace, and closing it again is as before', () => {
    const session = playedEvening({ answers: named('Marzo') });
    const before = records(session, 'Ranking').map((row) => Object.values(row).slice(0, 3));
    session.runAction('close');
    const closed = pictureOf(session);
    expect(saidIn(session.runAction('reopen'))).toContain('«Marzo» está abierto otra vez');
    expect(session.values('Ranking').map((row) => row.slice(0, 3).map(String))).toEqual([
      ['Puesto', 'Jugador', 'Nivel'],
      ...before.map((row) => row),
    ]);
    expect(session.displayValues('Ranking')[0]!.filter((title) => title !== '')).toEqual([
      'Puesto',
      'Jugador',
      'Nivel',
    ]);
    expect(
      session
        .displayValues('Puntos')
        .slice(1)
        .flat()
        .every((cell) => cell === ''),
    ).toBe(true);
    session.runAction('close');
    expect(pictureOf(session)).toEqual(closed);
  });

  test('nothing closed: one sentence', () => {
    expect(saidIn(openClub().runAction('reopen'))).toContain('No hay ningún torneo cerrado');
  });

  test('a name that is none of them: one sentence', () => {
    const session = playedEvening({ answers: { ...named('Marzo'), 'Cerrados: Marzo. ¿Cuál?': 'Abril' } });
    session.runAction('close');
    expect(saidIn(session.runAction('reopen'))).toContain('«Abril» no es ningún torneo cerrado');
  });
});

describe('the next tournament', () => {
  test('the sheets of a closed one are kept under its name, and it can still be corrected', () => {
    const session = again(playedEvening({ answers: named('Marzo') }), named('Marzo'));
    session.runAction('close');
    const refused = pictureOf(session);
    expect(saidIn(session.runAction('seed-groups'))).toContain('«Calendario» como «Calendario Marzo»');
    expect(pictureOf(session)).toEqual(refused);

    const next = again(session, { 'Torneo nuevo': 'YES', ...named('Marzo') });
    next.runAction('seed-groups');
    expect(next.sheets()).toEqual(
      expect.arrayContaining(['Calendario Marzo', 'Grupos Marzo', 'Draw Marzo', 'Grupos']),
    );
    expect(next.sheets()).not.toContain('Calendario');
    typeDraw(next, 'M5', ['4', '7'], { sheet: 'Draw Marzo', over: true });
    expect(saidIn(next.runAction('close'))).toMatch(
      /Beto Gil: puesto 2, 4 ganados, 1,16 puntos → puesto 1, 5 ganados, 2,20 puntos/,
    );
    expect(records(next, 'Puntos')[0]).toMatchObject({ Jugador: 'Beto Gil', Puesto: '1' });

    next.runAction('undo');
    next.runAction('undo');
    expect(next.sheets()).toEqual(session.sheets());
    expect(records(next, 'Draw')[4]).toMatchObject({ 'Puntos B': '4', 'Puntos N': '7' });
  });

  test('whoever is off the ranking is seeded as new (8.3)', () => {
    const ranking = RANKING.map((row, index) => [
      ...row,
      index === 0 ? 'Estado' : index === 1 ? 'Fuera' : 'Activo',
    ]);
    const session = openClub({ ranking });
    expect(saidIn(session.runAction('seed-groups'))).toContain('Fuera del ranking, con 1500 (1): Ana Ruiz.');
    expect(records(session, 'Grupos').map((row) => row['1'])).toEqual(['Beto Gil', 'Carla Sosa']);
  });
});
