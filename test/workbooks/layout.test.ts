import { describe, expect, test } from '@jest/globals';
import { saidIn } from '../actions/club';
import { ANY_LENGTH, cellsOf, openBook, overviewOf, sentenceOf, standingsOf } from './open-book';

describe('a title merged over 1–6 rows, label/value rows under it, the header only in row 3–14', () => {
  test.each([
    ['club', '1. Ranking: «Ranking», fila 6: Jugador en B, Nivel en C («Nivel de Juego»), Puesto en A'],
    ['club', '2. Inscritos: «Inscritos», fila 3: Jugador en A, Presente en C, Confirmó en B'],
    ['club', '4. Calendario: «Calendario», fila 4: Grupo en A, Blancas en E, Negras en F, Puntos B en G'],
    ['mac', '«Calendario 2026» (lo parece), fila 8: Blancas en C («Local»), Negras en G («Visitante»)'],
    ['pairs', '«Jornadas» (lo parece), fila 6: Blancas en B («Pareja»), Negras en D («Pareja»)'],
    ['long', '1. Ranking: «Padrón» (lo parece), fila 5: Jugador en B («Apellidos y nombres»), Nivel en D'],
    [
      'english',
      '1. Ranking: «Sheet1» (lo parece), fila 14: Jugador en B («Competitor»), Nivel en C («Rating»)',
    ],
  ] as const)('%s: %s', (book, line) => {
    expect(overviewOf(openBook(book))).toContain(line);
  });

  test('a title «GRUPOS …» over the groups is no group', () => {
    expect(overviewOf(openBook('club'))).toContain('3. Grupos: «Grupos», 2 grupos con 8 jugadores.');
  });
});

describe('headers of two or three rows with merged bands; cells that are formulas, numbers, + or -', () => {
  test('«Партия» over 1..5 is the band of a cross-table, and no column of a draw', () => {
    const session = openBook('russian');
    const said = overviewOf(session);
    expect(said).toContain(
      '1. Ranking: «Таблица» (lo parece), fila 4: Jugador en B («ФИО»), Nivel en C («Рейтинг»)',
    );
    expect(said).toContain('4. Calendario: puede ser «Таблица» o «Стадии »; elija una.');
    expect(said).toContain('5. Draw: no hay.');
    expect(sentenceOf(session, 'Таблица')).toBe(
      'Fila 7, columna 5: 1-1 es un empate; uno de los dos ha de ganar.',
    );
  });

  test('three rows, names by formulas, «+» and «-» below them: the cross-table is found', () => {
    expect(overviewOf(openBook('threeRows'))).toContain(
      '4. Calendario: «Cuadro» (lo parece), 1 cuadro de resultados.',
    );
  });

  test('two rows, names by formulas and colours below them', () => {
    const session = openBook('english');
    expect(sentenceOf(session, 'Thu', ANY_LENGTH)).toBe(
      'Fila 7, columna 6: «½» tiene decimales; los puntos son enteros.',
    );
    session.typeAll([
      { sheet: 'Thu', cell: 'F7', text: '0' },
      { sheet: 'Thu', cell: 'C10', text: '1' },
    ]);
    expect(sentenceOf(session, 'Thu', ANY_LENGTH)).not.toContain('Fila 7');
  });
});

describe('cross-tables', () => {
  test('headed by names, by 1..n, by formulas, by nothing; one or two columns an opponent; any diagonal; totals at the right', () => {
    const table = standingsOf(openBook('league'), 'Grupos');
    expect(table).toHaveLength(40);
    const firsts = table.filter((_, index) => index % 4 === 0);
    // Of each table the upper player has won all three, the lowest none; 3-0, 3-1 and 3-2 in turn.
    expect(firsts.map((row) => row.slice(0, 4))).toEqual([
      ['Grupo A', 'Abelardo Ríos', 3, 3],
      ['Grupo B', 'Efraín Mora', 3, 3],
      ['Grupo C', 'Isaías Prado', 3, 3],
      ['Grupo D', 'Macario Uribe', 3, 3],
      ['Grupo E', 'Quintín Bravo', 3, 3],
      ['Grupo F', 'Ubaldo Fuentes', 3, 3],
      ['Grupo G', 'Yolanda Jaén', 3, 3],
      ['Grupo H', 'Carmela Oria', 3, 3],
      ['Grupo I', 'Gisela Salas', 3, 3],
      ['Grupo J', 'Lucrecia Yánez', 3, 3],
    ]);
  });

  test('ten tables stacked, headed only by «Grupo A»: they are the groups, and offered as the results', () => {
    const session = openBook('league');
    const before = cellsOf(session, ['Grupos', 'Lado a lado', 'Posiciones']);
    const said = overviewOf(session);
    expect(said).toContain('3. Grupos: «Grupos», 10 grupos con 40 jugadores.');
    expect(said).toContain('4. Calendario: «Grupos» (lo parece), 10 cuadros de resultados.');
    // Remembered for both, and so again.
    expect(overviewOf(session)).toContain('4. Calendario: «Grupos», 10 cuadros de resultados.');
    expect(overviewOf(session)).toContain('Cubilete ya lo recuerda así');
    expect(cellsOf(session, ['Grupos', 'Lado a lado', 'Posiciones'])).toEqual(before);
  });

  test('the draw is made from them', () => {
    const session = openBook('league', { '«Grupos» lo parece': 'YES' });
    const run = session.runAction('draw');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toMatch(/Draw de \d+ jugadores/);
    expect(session.displayValues('Draw').flat()).toContain('Abelardo Ríos');
  });

  test('three tables of standings side by side are left alone', () => {
    const session = openBook('league');
    expect(overviewOf(session)).not.toContain('Lado a lado');
    expect(sentenceOf(session, 'Lado a lado')).not.toBe('no sentence');
  });

  test('players taking three merged rows: a game a row is told, and nothing read in part', () => {
    const session = openBook('threeRows', { '«Cuadro» lo parece': 'YES' });
    const before = cellsOf(session, ['Cuadro', 'Resumen']);
    expect(saidIn(session.runAction('draw'))).toMatch(
      /Cuadro!E12: Aníbal Castejón tiene aquí otra partida del mismo encuentro; .*un solo resultado/,
    );
    expect(cellsOf(session, ['Cuadro', 'Resumen'])).toEqual(before);
  });
});

describe('one identical sheet per day, some of them hidden copies; outer spaces in sheet names', () => {
  const answers = { 'estas lo parecen': '2' };

  test('which of them is asked, hidden ones are not offered', () => {
    const session = openBook('days');
    const run = session.runAction('standings');
    expect(saidIn(run)).toContain('1. Day 1\n2. Day 2 \n3.  Day 3\n');
    expect(saidIn(run)).not.toMatch(/Day 1 \(2\)|Day 2 old/);
    expect(run.changes.cells).toEqual([]);
  });

  test('the list of all sheets leaves hidden copies out too', () => {
    const session = openBook('days', ['4', '2', '', { button: 'NO' }, { button: 'OK', text: '' }]);
    const said = saidIn(session.runAction('configure-sheets'));
    expect(said).toContain('2. Day 2 \n3.  Day 3\n4. Table\n0. Ninguna');
    expect(said).not.toMatch(/Day 1 \(2\)|Day 2 old/);
  });

  test('the one that is chosen is read by its name, spaces and all', () => {
    const session = openBook('days', answers);
    session.runAction('standings');
    expect(session.formulas('Clasificación')[0]![0]).toContain("'Day 2 '!");
    session.answer({});
    expect(saidIn(session.runAction('draw'))).toMatch(/^.*\nDay 2 !G7: el ganador tiene 2/);
  });

  test('two rankings: asked which', () => {
    for (const book of ['twoRankings', 'rankingsByLibreOffice'] as const) {
      expect(overviewOf(openBook(book))).toContain(
        '1. Ranking: puede ser «Ranking 2026» o «Ranking 2025»; elija una.',
      );
    }
  });
});
