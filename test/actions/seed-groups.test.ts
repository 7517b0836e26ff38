import { describe, expect, test } from '@jest/globals';
import { again, ENTRIES, openClub, pictureOf, RANKING, saidIn, writtenCells } from './club';

const groupsOf = (session: ReturnType<typeof openClub>) => session.values('Grupos');

describe('Sembrar grupos', () => {
  test('deals the snake by the ranking, whatever the order of the entries', () => {
    const session = openClub({ entries: [ENTRIES[0]!, ...[...ENTRIES.slice(1)].reverse()] });
    const run = session.runAction('seed-groups');
    expect(run.error).toBeUndefined();
    // HG 7.2.1: 1-4-5-8 and 2-3-6-7.
    expect(groupsOf(session)).toEqual([
      ['Grupo', 1, 2, 3, 4],
      ['G1', 'Ana Ruiz', 'Darío Peña', 'Elsa Mora', 'Hugo Paz'],
      ['G2', 'Beto Gil', 'Carla Sosa', 'Fidel Rey', 'Gala Cruz'],
    ]);
    expect(saidIn(run)).toContain('8 jugadores en 2 grupos (2 de 4)');
  });

  test('who is marked as not coming is skipped and the rest move up', () => {
    const entries = ENTRIES.map((row) => (row[0] === 'Beto Gil' ? ['Beto Gil', 'no'] : row));
    const session = openClub({ entries });
    const run = session.runAction('seed-groups');
    expect(groupsOf(session).slice(1)).toEqual([
      ['G1', 'Ana Ruiz', 'Elsa Mora', 'Fidel Rey', ''],
      ['G2', 'Carla Sosa', 'Darío Peña', 'Gala Cruz', 'Hugo Paz'],
    ]);
    expect(saidIn(run)).toContain('No vienen (1): Beto Gil');
  });

  test('reads headers by meaning: any order, among other columns, below titles, in another language', () => {
    const session = openClub({
      ranking: [
        ['Peña de backgammon'],
        [],
        ['Nota', 'NIVEL DE JUEGO', 'Nombre y Apellido', 'Teléfono'],
        ['x', 1500, 'Ana', '0414'],
        ['', 1800, 'Beto', ''],
        ['', '1.650,5', 'Carla', ''],
      ],
      entries: [
        ['Came', 'Paid', 'Player'],
        ['yes', 20, 'Carla'],
        ['yes', '', 'Ana'],
        ['yes', '', 'Beto'],
      ],
    });
    session.runAction('seed-groups');
    expect(groupsOf(session)).toEqual([
      ['Grupo', 1, 2, 3],
      ['G1', 'Beto', 'Carla', 'Ana'],
    ]);
  });

  test('knows a player under another spelling of his name, and writes it as the ranking does', () => {
    const spelled: Record<string, string> = { 'Darío Peña': '  dario\u00a0 PEÑA', 'Ana Ruiz': 'RUÍZ, Ana' };
    const entries = ENTRIES.map(([name, mark]) => [spelled[String(name)] ?? name!, mark!]);
    const session = openClub({ entries });
    const run = session.runAction('seed-groups');
    expect(groupsOf(session)[1]).toEqual(['G1', 'Ana Ruiz', 'Darío Peña', 'Elsa Mora', 'Hugo Paz']);
    expect(saidIn(run)).not.toContain('Fuera del ranking');
  });

  test('a name that the ranking does not know plays with 1500, is shown, and so is whom it may be a slip for', () => {
    const session = openClub({ entries: [...ENTRIES, ['Iris Bega', 'sí'], ['Zoe Nueva', 'sí']] });
    const run = session.runAction('seed-groups');
    expect(saidIn(run)).toContain(
      'Fuera del ranking, con 1500 (2): Iris Bega (¿será Iris Vega?) y Zoe Nueva',
    );
    expect(groupsOf(session).flat()).toEqual(expect.arrayContaining(['Iris Bega', 'Zoe Nueva']));
  });

  test('a person who is entered twice plays once, and both rows stay', () => {
    const entries = [...ENTRIES, ['RUIZ, Ana', 'sí'], ['hugo paz', '']];
    const session = openClub({ entries, answers: { '¿Es la misma persona?': 'YES' } });
    const run = session.runAction('seed-groups');
    expect(saidIn(run)).toContain('8 jugadores en 2 grupos (2 de 4)');
    expect(groupsOf(session)[1]).toEqual(['G1', 'Ana Ruiz', 'Darío Peña', 'Elsa Mora', 'Hugo Paz']);
    expect(session.values('Inscritos')).toHaveLength(11);
    expect(writtenCells(run).every((cell) => cell.startsWith('Grupos!'))).toBe(true);
  });

  test('totals and notes below the list are no entries', () => {
    const entries = [...ENTRIES, ['Total', 8], [], ['Traer el reloj', '']];
    const run = openClub({ entries }).runAction('seed-groups');
    expect(saidIn(run)).toContain('8 jugadores');
    expect(saidIn(run)).toContain('Traer el reloj');
  });

  test('entries without a mark among marked ones are asked about, and left out by the careful answer', () => {
    const entries = ENTRIES.map((row) => (row[0] === 'Hugo Paz' ? ['Hugo Paz', ''] : row));
    const left = openClub({ entries });
    expect(saidIn(left.runAction('seed-groups'))).toContain('Hugo Paz. ¿Juegan?');
    expect(groupsOf(left).flat()).not.toContain('Hugo Paz');
    const taken = openClub({ entries, answers: { '¿Juegan?': 'YES' } });
    taken.runAction('seed-groups');
    expect(groupsOf(taken).flat()).toContain('Hugo Paz');
  });

  test('where nobody is marked yet all entries play', () => {
    const session = openClub({
      entries: ENTRIES.map(([name], index) => [name!, index === 0 ? 'Presente' : '']),
    });
    session.runAction('seed-groups');
    expect(
      groupsOf(session)
        .flat()
        .filter((cell) => typeof cell === 'string' && cell !== ''),
    ).toHaveLength(11);
  });

  test("takes the director's number of groups where every group gets 3 to 5, else says which would", () => {
    const entries = [...ENTRIES, ['Iris Vega', 'sí'], ['Juan Lara', 'sí']];
    const two = openClub({ entries, answers: { 'otro número de grupos': '2' } });
    two.runAction('seed-groups');
    expect(groupsOf(two)).toHaveLength(3);
    const five = openClub({ entries, answers: { 'otro número de grupos': '5' } });
    const run = five.runAction('seed-groups');
    expect(saidIn(run)).toMatch(/10 jugadores en 5 grupos.*2 o 3/s);
    expect(five.sheets()).toEqual(['Ranking', 'Inscritos']);
  });

  test('run twice is run once: nothing is written, not even the journal', () => {
    const session = openClub();
    session.runAction('seed-groups');
    const picture = pictureOf(session);
    const second = again(session);
    const run = second.runAction('seed-groups');
    expect(saidIn(run)).toContain('ya están así');
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
    expect(pictureOf(second)).toEqual(picture);
  });

  test("equal ratings keep the list's order, or are drawn by a number that is written down", () => {
    const ranking = RANKING.map((row, index) => (index === 0 ? row : [row[0]!, row[1]!, 1600]));
    const inOrder = openClub({ ranking });
    inOrder.runAction('seed-groups');
    expect(groupsOf(inOrder)[1]).toEqual(['G1', 'Ana Ruiz', 'Darío Peña', 'Elsa Mora', 'Hugo Paz']);
    const draw = (seed: number) => {
      const rows = [
        ['Opción', 'Valor'],
        ['drawSeed', seed],
      ];
      const session = openClub({ ranking, others: [{ name: 'Reglamento', rows }] });
      const run = session.runAction('seed-groups');
      expect(saidIn(run)).toContain(`sorteo, con el número ${seed}`);
      return groupsOf(session);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(draw(seed)))).size).toBeGreaterThan(1);
  });

  test('with results on the calendar other groups are made only after a yes', () => {
    const session = openClub();
    session.runAction('seed-groups');
    session.runAction('schedule');
    session.type('Calendario', 'G2', '3');
    session.type('Calendario', 'H2', '1');
    session.type('Inscritos', 'B9', 'no');
    const picture = pictureOf(session);
    const careful = again(session);
    const refused = careful.runAction('seed-groups');
    expect(saidIn(refused)).toContain('1 resultado anotado');
    expect(saidIn(refused)).toMatch(
      /guardan copias en «Grupos \d{4}-\d\d-\d\d \d\d\.\d\d» y «Calendario \d{4}-\d\d-\d\d \d\d\.\d\d»/,
    );
    expect(saidIn(refused)).toContain('No se ha cambiado nada');
    expect(pictureOf(careful)).toEqual(picture);
    const bold = again(session, { 'ya tiene resultados': 'YES' });
    const run = bold.runAction('seed-groups');
    const copies = run.changes.sheets.map(({ sheet }) => sheet);
    expect(writtenCells(run).filter((cell) => !copies.some((copy) => cell.startsWith(copy)))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Grupos!/)]),
    );
    expect(copies).toHaveLength(2);
    const [groups, calendar] = copies;
    expect(bold.displayValues(groups!)).toEqual(session.displayValues('Grupos'));
    expect(bold.displayValues(calendar!)).toEqual(session.displayValues('Calendario'));
    expect(bold.values('Grupos').flat()).not.toContain('Hugo Paz');
    expect(bold.displayValues('Calendario')).toEqual(session.displayValues('Calendario'));
    // The copies outlast the undoing, and a second one in the same minute has another name.
    bold.runAction('undo');
    expect(bold.displayValues('Grupos')).toEqual(session.displayValues('Grupos'));
    bold.runAction('seed-groups');
    expect(bold.sheets().filter((sheet) => sheet.startsWith('Grupos '))).toHaveLength(2);
  });

  test('fewer groups than before leave nothing of the old ones', () => {
    const entries = [...ENTRIES, ['Iris Vega', 'sí']];
    const session = openClub({ entries });
    session.runAction('seed-groups');
    expect(groupsOf(session)).toHaveLength(4);
    const fewer = again(session, { 'otro número de grupos': '2' });
    fewer.runAction('seed-groups');
    expect(groupsOf(fewer).slice(0, 3)).toHaveLength(3);
    expect(
      groupsOf(fewer)
        .slice(3)
        .flat()
        .every((cell) => cell === ''),
    ).toBe(true);
  });

  test.each([
    [
      'a name that is entered twice and of two persons',
      { entries: [...ENTRIES, ['ana ruíz', 'sí']] },
      /«Ana Ruiz» y «ana ruíz» están en las filas 2 y 10 de «Inscritos».*«Inscritos», fila 2 o fila 10/s,
    ],
    [
      'a person who is entered twice, to come and not to come',
      { entries: [...ENTRIES, ['Ruiz, Ana', 'no']], answers: { '¿Es la misma persona?': 'YES' as const } },
      /«Ruiz, Ana» viene según una de las filas 2 y 10 de «Inscritos» y no viene según la otra/,
    ],
    [
      'a mark that is neither yes nor no',
      { entries: [...ENTRIES, ['Iris Vega', 'quizás']] },
      /Inscritos!B10: «quizás»/,
    ],
    [
      'a rating that is no number',
      { ranking: RANKING.map((row) => (row[1] === 'Ana Ruiz' ? [1, 'Ana Ruiz', 's/n'] : row)) },
      /Ranking!C2: «s\/n» no es un número/,
    ],
    [
      'a player who is ranked twice',
      { ranking: [...RANKING, [13, 'ANA RUIZ', 1200]] },
      /Ranking!B14: ANA RUIZ ya está en la fila 2.*use «Revisar nombres»\.$/,
    ],
    [
      'a sheet without its columns',
      {
        ranking: [
          ['Puesto', 'Socio'],
          [1, 'Ana'],
        ],
      },
      /«Ranking» no encuentro las columnas «Jugador» y «Nivel»/,
    ],
    [
      'nobody who plays',
      {
        entries: [
          ['Jugador', 'Presente'],
          ['Ana Ruiz', 'no'],
        ],
      },
      /No hay nadie que juegue/,
    ],
    [
      'too few for a group',
      { entries: ENTRIES.slice(0, 3) },
      /2 jugadores no se pueden hacer grupos de 3 a 5/,
    ],
    [
      'a regulation that does not exist',
      { others: [{ name: 'Reglamento', rows: [['base', 'FIDE']] }] },
      /Reglamento!B1: no hay ningún reglamento «FIDE»/,
    ],
    [
      'two sheets for the same',
      {
        others: [
          { name: 'participantes', rows: [] },
          { name: 'INSCRIPCIONES', rows: [] },
        ],
      },
      /más de una hoja para «Inscritos»:\n1\. Inscritos\n2\. INSCRIPCIONES/,
    ],
    [
      'a sheet Grupos that holds something else',
      { others: [{ name: 'Grupos', rows: [['Notas del bar'], ['cerveza']] }] },
      /«Grupos» tiene otra cosa/,
    ],
  ])('%s stops it with one sentence and changes nothing', (_, club, sentence) => {
    const session = openClub(club);
    const picture = pictureOf(session);
    const run = session.runAction('seed-groups');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toMatch(sentence);
    expect(run.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
    expect(pictureOf(session)).toEqual(picture);
  });

  test('ratings and notes of people who do not play do not matter', () => {
    const ranking = [
      ...RANKING,
      [13, 'Ex socio', 's/n'],
      [],
      ['', 'Los que faltan tres veces pasan a cuarentena', ''],
    ];
    expect(openClub({ ranking }).runAction('seed-groups').error).toBeUndefined();
  });

  test.each(['=SUMA(1;2)', '+Ana', '-Beto', '@Carla', "'Darío", '007', '3-1', 'TRUE'])(
    'a player called %s stays text',
    (name) => {
      const others = [{ name: 'Hoja', rows: [] }];
      const session = openClub({ entries: ENTRIES, others });
      // Typed into a plain-text cell, as a careful director does.
      session.type('Inscritos', 'A2', `'${name}`);
      session.runAction('seed-groups');
      expect(groupsOf(session).flat()).toContain(name);
      expect(
        session
          .formulas('Grupos')
          .flat()
          .every((formula) => formula === ''),
      ).toBe(true);
    },
  );
});
