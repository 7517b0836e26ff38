import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, RANKING, records, saidIn, type Club } from './club';
import { pairings, playedGroups, typeDraw } from './second-phase';
import { emptyWorkbook } from '../../host/new-workbook';
import { openWorkbook } from '../../host/workbook-session';

const rules = (...options: (readonly (string | number)[])[]) => ({
  name: 'Reglamento',
  rows: [['Opción', 'Valor'], ...options],
});

const miapuesta = (club: Club = {}, ...options: (readonly (string | number)[])[]) =>
  openClub({ ...club, others: [rules(['base', 'MIAPUESTA'], ['knockoutMatchLength', 5], ...options)] });

describe('MIAPUESTA: a knock-out from the list of entries ("Torneos")', () => {
  test('the ranking’s best are the seeds; no groups, no calendar', () => {
    const session = miapuesta();
    const run = session.runAction('draw');
    expect(run.error).toBeUndefined();
    // Eight by the ranking: 1–8, 4–5, 2–7, 3–6.
    expect(pairings(session).slice(0, 4)).toEqual([
      ...['M1: Ana Ruiz–Hugo Paz', 'M2: Darío Peña–Elsa Mora'],
      ...['M3: Beto Gil–Gala Cruz', 'M4: Carla Sosa–Fidel Rey'],
    ]);
    expect(session.sheets()).not.toContain('Calendario');
    expect(saidIn(run)).toContain('8 jugadores');
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('draw'))).toContain('El draw ya está así');
    expect(pictureOf(session)).toEqual(picture);
    session.runAction('undo');
    expect(session.sheets()).not.toContain('Draw');
  });

  test('while nobody says how long a match is, only the first round has an hour', () => {
    const answers = { 'A qué hora empieza': '21:00' };
    const session = openClub({ answers, others: [rules(['base', 'MIAPUESTA'])] });
    session.runAction('draw');
    const hours = records(session, 'Draw').map((row) => row['Hora']);
    expect(hours).toEqual(['21:00', '21:00', '21:00', '21:00', '', '', '']);
  });

  test('without a ranking the list’s own order is the order of seeds', () => {
    const session = openWorkbook(
      emptyWorkbook([
        { name: 'Inscritos', rows: [['Jugador'], ['Zoe'], ['Yago'], ['Xavi'], ['Wanda']] },
        rules(['base', 'MIAPUESTA']),
      ]),
      {},
    );
    session.runAction('draw');
    expect(pairings(session).slice(0, 2)).toEqual(['M1: Zoe–Wanda', 'M2: Yago–Xavi']);
  });

  test('the pool is the fees; it is shared out when the final is played, whoever shares a place alike', () => {
    const session = miapuesta({}, ['entryFee', 12.5], ['prizeShares', '50;30;10;10']);
    expect(saidIn(session.runAction('draw'))).toContain('Bote: 8 × 12,50 = 100.');
    for (const match of ['M1', 'M2', 'M3', 'M4']) typeDraw(session, match, ['5', '1']);
    session.runAction('advance');
    for (const match of ['M5', 'M6']) typeDraw(session, match, ['5', '2']);
    expect(saidIn(session.runAction('advance'))).not.toContain('Premios');
    typeDraw(session, 'M7', ['9', '8']);
    const said = saidIn(session.runAction('advance'));
    // Semifinals: Ana–Darío and Beto–Carla, white wins all: 50, 30, 10 and 10 of 100.
    expect(said).toContain(
      'Premios: 1º Ana Ruiz, 50; 2º Beto Gil, 30; 3º Darío Peña y Carla Sosa, 10 cada uno.',
    );
  });

  test('results have no upper bound, since every game is played with the cube', () => {
    const session = miapuesta();
    session.runAction('draw');
    typeDraw(session, 'M1', ['13', '4']);
    session.runAction('advance');
    expect(pairings(session)[4]).toBe('M5: Ana Ruiz–Ganador M2');
  });

  test('a calendar that is there goes before: the draw comes from its groups', () => {
    const session = miapuesta({}, ['groupMatchLength', 3]);
    session.runAction('seed-groups');
    session.runAction('schedule');
    expect(saidIn(session.runAction('draw'))).toContain('Los grupos no han terminado');
  });

  test.each([
    ['50;x', '«50;x» no vale para prizeShares; escriba partes enteras'],
    ['0;0', '«0;0» no vale para prizeShares'],
    ['-5', '«-5» no vale para prizeShares'],
  ])('shares that are none (%s) are one sentence and change nothing', (given, sentence) => {
    const session = miapuesta({}, ['prizeShares', given]);
    const picture = pictureOf(session);
    expect(saidIn(session.runAction('draw'))).toContain(sentence);
    expect(pictureOf(session)).toEqual(picture);
  });
});

describe('INTERNATIONAL 1.4: divisions', () => {
  const DIVISIONS = [
    ['Jugador', 'Presente', 'División'],
    ['Ana Ruiz', 'sí', 'Abierta'],
    ['Beto Gil', 'sí', 'Abierta'],
    ['Carla Sosa', 'sí', 'INTERMEDIA'],
    ['Fidel Rey', 'sí', 'Intermedia'],
    ['Gala Cruz', 'sí', 'intermedia'],
    ['Hugo Paz', 'sí', 'Intermedia'],
    ['Nadie Nuevo', 'sí', 'Intermedia'],
    ['Iris Vega', 'no', 'Intermedia'],
  ];
  const open = (answers?: Record<string, string>, ...options: (readonly (string | number)[])[]) =>
    openClub({
      entries: DIVISIONS,
      others: [
        rules(['base', 'INTERNATIONAL'], ['groupMatchLength', 5], ['division', 'intermedia'], ...options),
      ],
      ...(answers && { answers }),
    });
  const players = (session: ReturnType<typeof openClub>) =>
    session
      .displayValues('Grupos')
      .flat()
      .filter((cell) => / /.test(cell))
      .sort();

  test('only the entries of tonight’s division play', () => {
    const session = open();
    session.runAction('seed-groups');
    expect(players(session)).toEqual(['Carla Sosa', 'Fidel Rey', 'Gala Cruz', 'Hugo Paz', 'Nadie Nuevo']);
  });

  test('whoever is above its level is asked about, and stays out with No', () => {
    const asked = 'Por encima del nivel de esta división (1700): Carla Sosa (1800).';
    const without = open({ 'Por encima del nivel': 'NO' }, ['divisionUpTo', 1700]);
    expect(saidIn(without.runAction('seed-groups'))).toContain(asked);
    expect(players(without)).toEqual(['Fidel Rey', 'Gala Cruz', 'Hugo Paz', 'Nadie Nuevo']);
    const withHer = open({ 'Por encima del nivel': 'YES' }, ['divisionUpTo', 1700]);
    withHer.runAction('seed-groups');
    expect(players(withHer)).toContain('Carla Sosa');
  });

  test('a division that nobody has entered, and entries without such a column, are told', () => {
    const nobody = openClub({
      entries: DIVISIONS,
      others: [rules(['base', 'INTERNATIONAL'], ['division', 'Principiantes'])],
    });
    const picture = pictureOf(nobody);
    expect(saidIn(nobody.runAction('seed-groups'))).toContain('inscrito en la división «Principiantes»');
    expect(pictureOf(nobody)).toEqual(picture);
    const column = openClub({
      others: [rules(['base', 'INTERNATIONAL'], ['division', 'Abierta'])],
    });
    expect(saidIn(column.runAction('seed-groups'))).toContain('«División»');
  });

  test('2.2: the calendar says which break everybody has', () => {
    const session = open();
    session.runAction('seed-groups');
    expect(saidIn(session.runAction('schedule'))).toContain('una pausa de 5 minutos entre partidas');
    expect(records(session, 'Calendario').length).toBe(10);
    const hg = openClub({ ranking: RANKING });
    hg.runAction('seed-groups');
    expect(saidIn(again(hg).runAction('schedule'))).toContain('una pausa de 3 minutos entre partidas');
  });
});

test('who confirmed for another division and did not come is nobody of this one: closing does not ask about him', () => {
  const closing = (division: string) => {
    const session = playedGroups({
      entries: [
        ['Jugador', 'Confirmó', 'Presente', 'División'],
        ...['Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'Darío Peña'].map((name) => [name, 'sí', 'sí', 'Abierta']),
        ['Iris Vega', 'sí', 'no', 'Abierta'],
        ['Juan Lara', 'sí', 'no', 'Intermedia'],
      ],
      others: [rules(['base', 'HG'], ['division', division])],
      answers: { 'No hay draw': 'YES' },
    });
    return saidIn(session.runAction('close'));
  };
  expect(closing('Abierta')).toContain('Iris Vega');
  expect(closing('Abierta')).not.toContain('Juan Lara');
  expect(closing('')).toContain('Juan Lara');
});

test('HG without groups: who gives a forfeit after a match won took part: he is not asked about as one who did not come', () => {
  const session = openClub({
    others: [
      {
        name: 'Draw',
        rows: [
          ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
          ['M1', 'Semifinal', 'Ana Ruiz', 'Darío Peña', 5, 1],
          ['M2', 'Semifinal', 'Beto Gil', 'Carla Sosa', 5, 3],
          // Ana goes home; Darío, whom she put out, comes back (2.3.9).
          ['M3', 'Final', 'Ana Ruiz', 'Beto Gil', 'F', ''],
          ['M3', 'Final', 'Darío Peña', 'Beto Gil', 4, 7],
        ],
      },
    ],
    answers: { '¿Cómo se llama el torneo?': 'Copa' },
  });
  const run = session.runAction('close');
  expect(run.error).toBeUndefined();
  expect(run.said.map(({ title }) => title)).not.toContain('Confirmaron y no vinieron');
  expect(records(session, 'Puntos').map((row) => [row['Jugador'], row['Puesto'], row['Puntos']])).toEqual([
    ['Beto Gil', '1', '2,08'],
    ['Darío Peña', '2', '1,00'],
    ['Carla Sosa', '3', '0,50'],
    ['Ana Ruiz', '', '0,10'],
  ]);
  expect(records(session, 'Ranking').map((row) => row['Copa'])).toEqual([
    ...['x', 'x', 'x', 'x'],
    ...Array<string>(8).fill(''),
  ]);
});
