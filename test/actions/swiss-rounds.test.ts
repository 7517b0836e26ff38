import { describe, expect, test } from '@jest/globals';
import { again, pictureOf, records, writtenCells } from './club';
import {
  command,
  linesOf,
  openSwiss,
  OTHELLO_RULES,
  PLAYERS,
  playRound,
  playRounds,
  saidIn,
} from './swiss-club';

const pairsOf = (session: ReturnType<typeof openSwiss>, round: number) =>
  linesOf(session)
    .filter((line) => line.round === round)
    .map(({ black, white }) => `${black}–${white}`);

describe('Emparejar ronda', () => {
  test('asks once how it is played, writes boards and colours, and puts the standings', () => {
    const session = openSwiss();
    const run = command(session, 'pair-round');
    expect(saidIn(run)).toContain('10 jugadores: sistema suizo, 6 rondas.');
    expect(saidIn(run)).toContain('Tiempo por jugador y partida: 25 minutos');
    expect(session.displayValues('Calendario')[0]).toEqual([
      ...['Ronda', 'Mesa', 'Negras', 'Blancas', 'Puntos N', 'Puntos B', 'Nota', 'Por qué'],
    ]);
    // Upper half against lower half, the first with black on odd boards.
    expect(pairsOf(session, 1)).toEqual([
      ...['Ana Ruiz–Fidel Rey', 'Gala Cruz–Beto Gil', 'Carla Sosa–Hugo Paz'],
      ...['Iris Vega–Darío Peña', 'Elsa Mora–Juan Lara'],
    ]);
    expect(session.formulas('Clasificación')[0]![0]).toBe(
      '=TD_SWISS_STANDINGS(Calendario!A1:H,Reglamento!A1:B)',
    );
    playRound(session, () => 40);
    expect(records(session, 'Clasificación')[0]).toMatchObject({ Jugador: 'Ana Ruiz', Puntos: '1' });
  });

  test('without a sheet of the regulation asks for one that has Swiss rounds, and writes it down', () => {
    const session = openSwiss({ others: [], answers: { '¿Jugar por OTHELLO?': 'YES' } });
    command(session, 'pair-round');
    expect(session.displayValues('Reglamento').slice(0, 2)).toEqual([
      ['Opción', 'Valor'],
      ['base', 'OTHELLO'],
    ]);
    const careful = openSwiss({ others: [] });
    const picture = pictureOf(careful);
    expect(saidIn(command(careful, 'pair-round'))).toContain('no tiene rondas suizas; elija uno');
    expect(pictureOf(careful)).toEqual(picture);
    const hg = openSwiss({ others: [{ name: 'Reglamento', rows: [['base', 'HG']] }] });
    expect(saidIn(command(hg, 'pair-round'))).toMatch(/reglamento HG no tiene rondas suizas.*OTHELLO/);
  });

  test('the same round twice changes nothing and says so', () => {
    const session = openSwiss();
    playRounds(session, 1);
    command(session, 'pair-round');
    const run = again(session).runAction('pair-round');
    expect(saidIn(run)).toContain('La ronda 2 ya está emparejada así; no se ha cambiado nada.');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
  });

  test('refuses while results are missing, naming every match', () => {
    const session = openSwiss();
    command(session, 'pair-round');
    session.typeAll([
      { sheet: 'Calendario', cell: 'E2', text: '40' },
      { sheet: 'Calendario', cell: 'F2', text: '24' },
      { sheet: 'Calendario', cell: 'F4', text: 'F' },
      { sheet: 'Calendario', cell: 'E5', text: '32' },
      { sheet: 'Calendario', cell: 'F5', text: '32' },
    ]);
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'pair-round'))).toMatch(
      /Faltan 2 resultados en «Calendario»: Gala Cruz–Beto Gil \(ronda 1, fila 3\) y Elsa Mora–Juan Lara \(ronda 1, fila 6\)\./,
    );
    expect(pictureOf(session)).toEqual(picture);
  });

  test('a round paired by hand is asked about, and stays without a yes', () => {
    const session = openSwiss();
    command(session, 'pair-round');
    session.typeAll([
      { sheet: 'Calendario', cell: 'D2', text: 'Beto Gil' },
      { sheet: 'Calendario', cell: 'D3', text: 'Fidel Rey' },
    ]);
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'pair-round'))).toContain('está emparejada de otra manera');
    expect(pictureOf(session)).toEqual(picture);
    const bold = again(session, { 'de otra manera': 'YES' });
    command(bold, 'pair-round');
    expect(pairsOf(bold, 1)[0]).toBe('Ana Ruiz–Fidel Rey');
    // A note that would stand beside another pairing is in the way.
    session.type('Calendario', 'G2', 'mesa de la ventana');
    const noted = again(session, { 'de otra manera': 'YES' });
    expect(saidIn(command(noted, 'pair-round'))).toContain('Calendario!G2');
    expect(pairsOf(noted, 1)[0]).toBe('Ana Ruiz–Beto Gil');
  });

  test('says why each pair meets', () => {
    const session = openSwiss({ players: PLAYERS.slice(0, 9) });
    playRounds(session, 1);
    command(session, 'pair-round');
    const why = linesOf(session).map((line) => line.why);
    expect(why[0]).toMatch(/^Primera ronda: la mitad de arriba contra la de abajo \(1º y 5º\)/);
    expect(why[4]).toBe('Descansa: con 0 puntos, el último de quienes menos han descansado (0).');
    // Iris had the bye and so a point.
    expect(why.slice(5)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Igualados a 1; no se habían enfrentado; colores hasta ahora: .+ [NB—]+, .+ [NB—]+\.$/,
        ),
      ]),
    );
  });

  test('a director’s own sheet, in its order and notation; formulas in the way are asked about', () => {
    const rows = [
      ['Torneo de abril', '', '', '', '', ''],
      ['Blancas', 'Negras', 'Resultado', 'Ronda', 'Tablero', 'Obs'],
      ['Ana Ruiz', 'Beto Gil', '40-24', 'Ronda 1', 1, ''],
      ['Carla Sosa', 'Darío Peña', '32-32', 'Ronda 1', 2, ''],
    ];
    const entries = [['Jugador'], ...PLAYERS.slice(0, 4).map((name) => [name])];
    const others = [{ ...OTHELLO_RULES, rows: [...OTHELLO_RULES.rows!, ['swissRounds', 3]] }];
    const session = openSwiss({
      entries,
      others: [...others, { name: 'Partidas de abril', rows }],
      answers: { 'Partidas de abril': 'YES' },
    });
    command(session, 'pair-round');
    const shown = session.displayValues('Partidas de abril');
    expect(shown.slice(4).map((row) => [row[3], row[4], row[2]])).toEqual([
      ['Ronda 2', '1', ''],
      ['Ronda 2', '2', ''],
    ]);
    expect(
      shown
        .slice(4)
        .flatMap((row) => [row[0], row[1]])
        .sort(),
    ).toEqual(PLAYERS.slice(0, 4));
    expect(session.formulas('Clasificación')[0]![0]).toMatch(
      /^=TD_SWISS_STANDINGS\('Partidas de abril'!A2:F/,
    );

    const withFormula = openSwiss({ entries, others: [...others, { name: 'Calendario', rows }] });
    withFormula.type('Calendario', 'A5', '=""');
    const picture = pictureOf(withFormula);
    expect(saidIn(command(withFormula, 'pair-round'))).toMatch(/encima de la fórmula de Calendario!A5/);
    expect(pictureOf(withFormula)).toEqual(picture);
  });

  test('rounds, days and hours of the sheet; more rounds only after a yes', () => {
    const options = [...OTHELLO_RULES.rows!, ['swissRounds', 1], ['tournamentDays', 1], ['hoursPerDay', 1]];
    const session = openSwiss({ others: [{ name: 'Reglamento', rows: options }] });
    // An hour for one round: ten minutes to pair, 25 for each at most.
    expect(saidIn(command(session, 'pair-round'))).toMatch(/1 ronda\.\n.*25 minutos \(1 h al día\)/);
    playRound(session, () => 40);
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'pair-round'))).toContain(
      'se juega 1 ronda y ya están. ¿Emparejar una más, la 2?',
    );
    expect(pictureOf(session)).toEqual(picture);
    const more = again(session, { 'una más': 'YES' });
    command(more, 'pair-round');
    expect(pairsOf(more, 2)).toHaveLength(5);
    const short = openSwiss({
      others: [{ name: 'Reglamento', rows: [...OTHELLO_RULES.rows!, ['hoursPerDay', 1]] }],
    });
    expect(saidIn(command(short, 'pair-round'))).toMatch(/6 rondas/);
    expect(short.sheets()).not.toContain('Calendario');
  });

  test('up to eight players everyone meets everyone, colours within one, and each rests once where they are odd', () => {
    for (const count of [5, 8]) {
      const session = openSwiss({ players: PLAYERS.slice(0, count) });
      expect(saidIn(command(session, 'pair-round'))).toContain('todos contra todos');
      const rounds = count % 2 === 0 ? count - 1 : count;
      for (let round = 1; round <= rounds; round++) {
        playRound(session, () => 40);
        if (round < rounds) command(session, 'pair-round');
      }
      const lines = linesOf(session);
      const games = lines.filter(({ board }) => board !== '');
      const met = new Set(games.map(({ black, white }) => [black, white].sort().join()));
      expect(met.size).toBe((count * (count - 1)) / 2);
      expect(games).toHaveLength(met.size);
      for (const name of PLAYERS.slice(0, count)) {
        const black = games.filter((line) => line.black === name).length;
        const white = games.filter((line) => line.white === name).length;
        expect(Math.abs(black - white)).toBeLessThanOrEqual(1);
        expect(lines.filter((line) => line.black === name && line.white === 'Libre')).toHaveLength(count % 2);
      }
    }
  });

  test('a player of the rounds who is not on the list, and one marked as absent', () => {
    const session = openSwiss();
    playRounds(session, 1);
    session.type('Inscritos', 'B4', 'no');
    const run = command(session, 'pair-round');
    expect(saidIn(run)).toContain('No se empareja a Carla Sosa');
    expect(pairsOf(session, 2).join()).not.toContain('Carla Sosa');
    session.runAction('undo');
    session.type('Inscritos', 'A4', 'Carla Souza');
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'pair-round'))).toContain(
      '«Carla Sosa» juega en «Calendario» y no está en «Inscritos»',
    );
    expect(pictureOf(session)).toEqual(picture);
  });

  test('by the ratings of the list, else of the ranking', () => {
    const entries = [
      ['Jugador', 'Nivel'],
      ['Ana Ruiz', 1400],
      ['Beto Gil', 1800],
      ...PLAYERS.slice(2, 10).map((name, at) => [name, 1700 - at]),
    ];
    const session = openSwiss({ entries });
    command(session, 'pair-round');
    // Beto 1st, Carla 2nd … Ana 10th and last.
    expect(pairsOf(session, 1)[0]).toBe('Beto Gil–Gala Cruz');
    expect(pairsOf(session, 1)[4]).toBe('Fidel Rey–Ana Ruiz');
  });
});

describe('Deshacer', () => {
  test('brings the very workbook back after each command', () => {
    const answers = {
      '¿Quién se retira?': 'Elsa Mora',
      'Desde qué ronda': '',
      'Emparejarla de nuevo sin': 'YES',
      '¿Cómo se llama?': 'Zoe Luz',
      'Emparejarla de nuevo con': 'YES',
      '¿Armar el draw ya?': 'YES',
    };
    const session = openSwiss({ answers });
    playRounds(session, 2);
    for (const id of ['pair-round', 'withdraw', 'add-late', 'pair-round', 'draw', 'standings'] as const) {
      if (id === 'draw') playRound(session, () => 41);
      const before = pictureOf(session);
      const run = command(session, id);
      if (writtenCells(run).length === 0) continue;
      const after = pictureOf(session);
      expect(after).not.toEqual(before);
      command(session, 'undo');
      expect(pictureOf(session)).toEqual(before);
      command(session, id);
      expect(pictureOf(session)).toEqual(after);
    }
  });
});

describe('finals', () => {
  // Source 001, "Игровая система": 9–12 players play six rounds, and the finals are by what came of the games.
  test('before the planned rounds are over only after a yes; what they are is told', () => {
    const session = openSwiss({ answers: { 'A qué hora empieza': '' } });
    playRounds(session, 4);
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'draw'))).toContain(
      'Se han jugado 4 rondas de las 6 previstas; las que faltan se juegan con «Emparejar ronda». ¿Armar el draw ya?',
    );
    expect(pictureOf(session)).toEqual(picture);
    const bold = again(session, { '¿Armar el draw ya?': 'YES', 'A qué hora empieza': '' });
    expect(saidIn(command(bold, 'draw'))).toContain('Draw de 4 jugadores');
    playRounds(session, 2);
    expect(saidIn(command(session, 'draw'))).not.toContain('previstas');
    expect(session.sheets()).toContain('Draw');
  });

  test('after as many rounds as the director has planned, nothing is asked', () => {
    const others = [{ ...OTHELLO_RULES, rows: [...OTHELLO_RULES.rows!, ['swissRounds', 2]] }];
    const session = openSwiss({ others, answers: { 'A qué hora empieza': '' } });
    playRounds(session, 1);
    expect(saidIn(command(session, 'draw'))).toContain('Se ha jugado 1 ronda de las 2 previstas');
    playRounds(session, 1);
    expect(saidIn(command(session, 'draw'))).not.toContain('previstas');
  });

  test('begin one round after the other: two clocks of 25 minutes, and ten between ("Время на партию")', () => {
    const session = openSwiss({ answers: { 'A qué hora empieza': '17:00' } });
    playRounds(session, 6);
    command(session, 'draw');
    expect(records(session, 'Draw').map((row) => [row['Ronda'], row['Hora']])).toEqual([
      ['Semifinal', '17:00'],
      ['Semifinal', '17:00'],
      ['Final', '19:00'],
      ['3er puesto', '18:00'],
    ]);
  });

  test('1st plays 4th and 2nd plays 3rd; the first two choose their colour; the losers play for the 3rd place', () => {
    const session = openSwiss({ answers: { 'A qué hora empieza': '' } });
    playRounds(session, 6);
    const order = records(session, 'Clasificación').map((row) => row['Jugador']!);
    const run = command(session, 'draw');
    expect(saidIn(run)).toContain('Draw de 4 jugadores, 4 partidos');
    const draw = records(session, 'Draw');
    const semis = draw.filter((row) => row['Ronda'] === 'Semifinal');
    expect(semis.map((row) => [row['Blancas'], row['Negras']].sort())).toEqual([
      [order[0], order[3]].sort(),
      [order[1], order[2]].sort(),
    ]);
    expect(semis.map((row) => row['Nota'])).toEqual([
      `${order[0]} elige color, o lo deja y gana si empatan (se anota 33–31)`,
      `${order[1]} elige color, o lo deja y gana si empatan (se anota 33–31)`,
    ]);
    expect(draw.map((row) => row['Ronda'])).toContain('3er puesto');
    expect(saidIn(command(session, 'draw'))).toContain('El draw ya está así');
    for (const [row, { Blancas: white }] of draw.entries()) {
      if (!order.includes(white!)) continue;
      session.type('Draw', `G${row + 2}`, '40');
      session.type('Draw', `H${row + 2}`, '24');
    }
    command(session, 'advance');
    const final = records(session, 'Draw').find((row) => row['Ronda'] === 'Final')!;
    expect([final['Blancas'], final['Negras']]).toEqual(semis.map((row) => row['Blancas']));
  });

  test('not while a result is missing', () => {
    const session = openSwiss();
    command(session, 'pair-round');
    playRound(session, () => 40);
    command(session, 'pair-round');
    expect(saidIn(command(session, 'draw'))).toMatch(/Faltan 5 resultados/);
  });
});

test('what is published has the byes in its points, on the sheet and on the page', () => {
  const session = openSwiss({
    players: PLAYERS.slice(0, 9),
    answers: { '¿Qué se publica?': '', 'nombres completos': 'YES' },
  });
  playRounds(session, 1);
  command(session, 'publish');
  const formula = session
    .formulas('En vivo')
    .flat()
    .find((one) => one.startsWith('=TD'));
  expect(formula).toBe('=TD_SWISS_STANDINGS(Calendario!A1:H,Reglamento!A1:B)');
  // Iris rested in the first round, for a point.
  const page = session.callServer('cubileteLive', [null], 'web-app');
  const { snapshot } = JSON.parse(String(page.value)) as {
    snapshot: { groups: { standings: { player: string; won: number }[] }[] };
  };
  const iris = snapshot.groups[0]!.standings.find(({ player }) => player === 'Iris Vega')!;
  expect(iris.won).toBe(1);
  expect(snapshot.groups[0]!.standings.reduce((sum, { won }) => sum + won, 0)).toBe(5);
});
