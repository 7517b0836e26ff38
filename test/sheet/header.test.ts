import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import type { Row } from '../../src/sheet/cell';
import { toldByContent } from '../../src/sheet/neighbours';
import { columnsTitled, findHeader, isHeaderWord, isTitleOf, nearestHeader } from '../../src/sheet/header';

/** The columns found, by what they mean, with their letters. */
function columnsIn(
  rows: readonly Row[],
  ...wanted: (readonly ColumnWord[])[]
): Record<string, string> | string {
  const found = findHeader(rows, wanted);
  if (!found.ok) return found.problem.code;
  if (found.value === null) return 'none';
  const letters = [...found.value.columns].map(
    ([word, column]) => [word, `${String.fromCharCode(65 + column)}${found.value!.row + 1}`] as const,
  );
  return Object.fromEntries(letters);
}

describe('header words seen in directors’ workbooks (workbook.md)', () => {
  test.each<[ColumnWord, readonly string[]]>([
    ['player', ['Jugador', 'Nombre', 'JUGADORES', 'Αθλητές', 'ФИО', 'Фамилия', 'Name', 'Participante']],
    ['player', ['Pareja', 'Equipo', 'Team', 'Ονοματεπώνυμο', 'Участник', 'Apellidos y nombres']],
    ['white', ['Local', 'Home', 'Blancas', 'Белые', 'Λευκά']],
    ['black', ['Visitante', 'Away', 'Negras', 'Чёрные', 'Μαύρα']],
    ['round', ['Jda.', 'Ronda', 'Rd', 'Стадия', 'Αγωνιστική']],
    ['board', ['Mesa', 'Court', 'Стол', 'Τραπέζι']],
    ['place', ['Posición', 'POS', 'Поз.', 'Κατάταξη', 'Θέση', 'Место']],
    ['played', ['PJ', 'Pld', 'Αγώνες']],
    ['wins', ['PG', 'Νίκες', 'Победы', 'Victorias']],
    ['lost', ['PP', 'Ήττες', 'Derrotas', 'Losses']],
    ['pointsFor', ['PF', 'GF']],
    ['pointsAgainst', ['PC', 'En contra']],
    ['difference', ['DP', 'Dif.', '+/-', 'Διαφορά', 'Разница']],
    ['points', ['Puntos', 'Pts.', 'Βαθμοί', 'Очки', 'Puntaje']],
    ['rating', ['Nivel de Juego', 'Рейтинг', 'Elo', 'Rating']],
    ['score', ['Αποτελέσματα', 'Счет', 'Общий счет', 'Resultado', 'Score']],
    ['match', ['Партия', 'Partido', 'Αγώνας', 'Match']],
    ['group', ['Группа', 'Grupo', 'Όμιλος', 'Pool']],
    ['order', ['№', '#', 'Nº', '№ п/п', 'Α/Α']],
  ])('%s: %j', (word, titles) => {
    for (const title of titles) {
      expect([title, columnsIn([[title]], [word])]).toEqual([title, { [word]: 'A1' }]);
    }
  });
});

describe('where a header stands', () => {
  test('under titles of several rows, labels and blanks, in any order, among other columns', () => {
    const rows: Row[] = [
      ['LIGA DEL CLUB', '', '', '', ''],
      ['', '', '', '', ''],
      ['Fecha:', new Date(2026, 2, 1), '', '', ''],
      ['Lugar:', 'Salón', '', '', ''],
      ['', '', '', '', ''],
      ['Teléfono', 'NIVEL', 3, '+', 'Nombre'],
      ['0414', 1500, '', '', 'Ana'],
    ];
    expect(columnsIn(rows, ['player', 'rating'])).toMatchObject({ player: 'E6', rating: 'B6' });
  });

  test('a row under bands that name the sides', () => {
    const rows: Row[] = [
      ['Jornada', 'Blancas', '', '', 'Negras', '', ''],
      ['', 'Jugador', 'Puntos', 'Llegó', 'Jugador', 'Puntos', 'Llegó'],
      [1, 'Ana', 3, '', 'Beto', 1, ''],
    ];
    expect(columnsIn(rows, ['white', 'black', 'pointsWhite', 'pointsBlack'])).toEqual({
      ...{ round: 'A2', white: 'B2', pointsWhite: 'C2', arrivedWhite: 'D2' },
      ...{ black: 'E2', pointsBlack: 'F2', arrivedBlack: 'G2' },
    });
  });

  test('a row of halves under a title that says what they are halves of', () => {
    const rows: Row[] = [
      ['Grupo', 'Blancas', 'Negras', 'Puntos', ''],
      ['', '', '', 'B', 'N'],
      ['G1', 'Ana', 'Beto', 3, 1],
    ];
    const found = { group: 'A2', white: 'B2', black: 'C2', pointsWhite: 'D2', pointsBlack: 'E2' };
    expect(columnsIn(rows, ['group', 'white', 'black'])).toEqual(found);
    expect(columnsIn(rows, ['white', 'black', 'pointsWhite', 'pointsBlack'])).toEqual(found);
  });

  test('three rows: a title, bands, titles', () => {
    const rows: Row[] = [
      ['CUADRO DE RESULTADOS', '', '', ''],
      ['Local', '', 'Visitante', ''],
      ['Equipo', 'Score', 'Equipo', 'Score'],
    ];
    expect(columnsIn(rows, ['white', 'black', 'pointsWhite', 'pointsBlack'])).toMatchObject({
      ...{ white: 'A3', pointsWhite: 'B3', black: 'C3', pointsBlack: 'D3' },
    });
  });

  test('the same titles once for each side are told by their bands, not taken for a player on both sides of a score', () => {
    const rows: Row[] = [
      ['Local', '', 'Visitante', ''],
      ['Equipo', 'Score', 'Equipo', 'Score'],
      ['Ana', 3, 'Beto', 1],
    ];
    const wanted = [
      ['white', 'black', 'pointsWhite', 'pointsBlack'],
      ['white', 'black', 'score'],
    ] as const;
    expect(columnsIn(rows, ...wanted)).toEqual({
      white: 'A2',
      pointsWhite: 'B2',
      black: 'C2',
      pointsBlack: 'D2',
    });
    // Without bands nothing tells which of the two scores counts.
    expect(columnsIn(rows.slice(1), ...wanted)).toBe('columnTwice');
  });

  test('a row of players is no second row of titles', () => {
    const rows: Row[] = [
      ['Grupo', 'Blancas', 'Negras'],
      ['G1', 'Ana', 'Beto'],
    ];
    expect(columnsIn(rows, ['group', 'white', 'black'])).toEqual({ group: 'A1', white: 'B1', black: 'C1' });
  });

  test('a team beside a player is not a second player', () => {
    expect(columnsIn([['Equipo', 'Jugador']], ['player'])).toEqual({ player: 'B1' });
  });
});

describe('letters mean what the columns beside them leave', () => {
  test.each<[string, Row, Record<string, string>]>([
    ['P beside Pts is lost, beside J', ['Jugador', 'J', 'G', 'P', 'Pts'], { lost: 'D1', points: 'E1' }],
    ['P beside PP and PJ is points', ['Jugador', 'PJ', 'PG', 'PP', 'P'], { lost: 'D1', points: 'E1' }],
    [
      'an English P beside W, D, L and Pts is played',
      ['Player', 'P', 'W', 'D', 'L', '+/-', 'Pts'],
      { played: 'B1', drawn: 'D1' },
    ],
    ['D beside P for lost is the difference', ['Jugador', 'E', 'PP', 'D'], { lost: 'C1', difference: 'D1' }],
    ['Greek', ['Παίκτης', 'Ν', 'Η', 'Β'], { wins: 'B1', lost: 'C1', points: 'D1' }],
    ['Russian', ['Игрок', 'И', 'В', 'Н', 'П', 'О'], { played: 'B1', wins: 'C1', lost: 'E1', points: 'F1' }],
  ])('%s', (_, titles, expected) => {
    expect(columnsIn([titles], ['player'])).toMatchObject(expected);
  });

  test('a P that may be anything is asked about where it is needed', () => {
    expect(columnsIn([['Jugador', 'P']], ['player', 'points'])).toBe('columnUnclear');
    expect(columnsIn([['Jugador', 'P']], ['player'])).toEqual({ player: 'A1' });
  });
});

describe('letters of one language and of two', () => {
  test.each<[string, Row, ColumnWord, Record<string, string> | string]>([
    ['a Spanish P beside PP is no game played', ['Jugador', 'PP', 'P'], 'points', { points: 'C1' }],
    ['a Spanish D beside PP is no draw', ['Jugador', 'PP', 'D'], 'difference', { difference: 'C1' }],
    ['one word of Spanish is enough', ['Игрок', 'PP', 'D', 'Очки'], 'difference', { difference: 'C1' }],
    ['an English D may be a draw', ['Player', 'L', 'D'], 'difference', 'columnUnclear'],
    [
      'where both languages stand it may be either’s',
      ['Player', 'J', 'PP', 'D'],
      'difference',
      'columnUnclear',
    ],
    ['where neither does as well', ['Игрок', 'Поражения', 'D'], 'difference', 'columnUnclear'],
  ])('%s', (_, titles, wanted, expected) => {
    const found = columnsIn([titles], ['player', wanted]);
    expect(typeof found === 'string' ? found : { [wanted]: found[wanted] }).toEqual(expected);
  });
});

describe('players around their score are white and black', () => {
  test.each<[Row, string | null]>([
    [['Фамилия', 'Счет', 'Фамилия'], 'A1 C1'],
    [['Pareja', 'Vrs', 'Pareja'], 'A1 C1'],
    [['Jugador', 'vs.', 'Jugador'], 'A1 C1'],
    [['Jugador', 'V', 'Nombre'], 'A1 C1'],
    [['Player', 'versus', 'Player'], 'A1 C1'],
    [['Jugador', 'contra', 'Jugador'], 'A1 C1'],
    [['Игрок', 'против', 'Игрок'], 'A1 C1'],
    [['Παίκτης', 'εναντίον', 'Παίκτης'], 'A1 C1'],
    [['Jugador', 'x', 'Jugador'], 'A1 C1'],
    [['Jugador', '-', 'Jugador'], 'A1 C1'],
    [['Jugador', '–', 'Jugador'], 'A1 C1'],
    [['Jugador', ':', 'Jugador'], 'A1 C1'],
    [['Jugador', 'Resultado', '', '', 'Jugador'], 'A1 E1'],
    [['Jugador', 'Puntos', 'Vs', 'Puntos', 'Jugador', 'Nota'], 'A1 E1'],
    [['Mesa', 'Jugador', 'PF', 'Vs', 'PC', 'Jugador'], 'B1 F1'],
    // A P between two players is no games lost.
    [['Jugador', 'P', 'Vs', 'P', 'Jugador'], 'A1 E1'],
    [['Jugador', 'P', 'Resultado', 'P', 'Jugador'], 'A1 E1'],
    [['Jugador', 'PP', 'Vs', 'PP', 'Jugador'], null],
    [['Jugador', 'P', 'Jugador', 'P'], null],
    [['Jugador', '', 'Jugador'], null],
    [['Jugador', 'Jugador'], null],
    [['Jugador', 'Puntos', 'Jugador', 'Puntos'], null],
    [['Jugador', 'Club', 'Vs', 'Jugador'], null],
    [['Jugador', 'Vs', 'Mesa', 'Jugador'], null],
    [['Jugador', 'vsx', 'Jugador'], null],
    [['Jugador', 'Vs', 'Jugador', 'Vs', 'Jugador'], null],
    [['Jugador', 'Vs', 'Club'], null],
    [['Vs', 'Club'], null],
    [['Resultado', 'Jugador', '', 'Jugador'], null],
    [['Jugador', '', 'Jugador', 'Resultado'], null],
    [['Jugador', 'Vs', 'Jugador', 'Blancas'], null],
    [['Jugador', 'Vs', 'Jugador', 'Negras'], null],
  ])('%j: %p', (titles, expected) => {
    const found = columnsIn([titles], ['white', 'black']);
    expect(typeof found === 'string' ? null : `${found.white} ${found.black}`).toBe(expected);
  });

  test('who is a side is no player besides', () => {
    expect(columnsIn([['Jugador', 'Vs', 'Jugador']], ['player'])).toBe('none');
  });
});

describe('«Ranking» and «Κατάταξη» are told by what stands below', () => {
  const BOTH = ['place', 'rating'];

  test.each<[string, Row, readonly string[]]>([
    ['Ranking', [], BOTH],
    ['Ranking', ['', null], BOTH],
    ['Ranking', [1501, 1480], ['rating']],
    ['Ranking', [501], ['rating']],
    ['Ranking', [500], BOTH],
    ['Ranking', [1, 2.5], ['rating']],
    ['Ranking', [1, 1501], ['rating']],
    ['Ranking', [1, 2, 3], BOTH],
    ['Ranking', ['alto', 'bajo', 1501], BOTH],
    ['Ranking', ['alto', 1501], ['rating']],
    ['Ranking', ['', null, 1501, ' '], ['rating']],
    ['Ranking', ['1501', '1480'], BOTH],
    ['Κατάταξη', [], ['place']],
    ['Κατάταξη', ['', null], ['place']],
    ['Κατάταξη', ['Α', 'Β'], BOTH],
    ['Κατάταξη', [1, 2, 3], ['place']],
    ['Κατάταξη', [2, 1, 2], ['place']],
    ['Κατάταξη', [0, 1, 2], BOTH],
    ['Κατάταξη', [1, 2, 4], BOTH],
    ['Κατάταξη', [200, 300], BOTH],
    ['Κατάταξη', [1501], ['rating']],
  ])('%s over %j: %j', (title, cells, expected) => {
    expect(toldByContent(title, ['place', 'rating'], cells)).toEqual(expected);
  });

  test('whatever else a title may mean is left open', () => {
    expect(toldByContent('Ranking', ['place', 'rating', 'points'], [1501])).toEqual(['rating', 'points']);
  });

  test.each<readonly ColumnWord[]>([['place'], ['rating'], ['place', 'points'], ['rating', 'points'], []])(
    'where it is not about places or ratings nothing changes: %s',
    (...words) => {
      expect(toldByContent('Κατάταξη', words, [1501])).toEqual(words);
      expect(toldByContent('Κατάταξη', words, [])).toEqual(words);
    },
  );

  test('only what stands below the title counts', () => {
    const rows: Row[] = [
      ['Liga', 'Liga'],
      ['Jugador', 'Ranking'],
      ['Ana', 1501],
    ];
    expect(columnsIn(rows, ['player', 'rating'])).toEqual({ player: 'A2', rating: 'B2' });
  });

  test('what is told leaves nothing unclear; what is not is said with its column', () => {
    const unclear = (cells: Row) => {
      const found = findHeader(
        [['Jugador', 'Ranking', 'Nota'], ...cells.map((cell) => ['Ana', cell])],
        [['player']],
      );
      return found.ok && found.value;
    };
    expect(unclear([1501])).toMatchObject({ unclear: [], notes: [2] });
    expect(unclear([1, 2])).toMatchObject({
      unclear: [{ column: 1, header: 'Ranking', words: expect.arrayContaining(['place', 'rating']) }],
    });
  });
});

describe('what is told of a header that can’t be read', () => {
  test('a title that may be two', () => {
    expect(findHeader([['Liga'], ['Nota', 'Jugador', 'P']], [['player', 'points']])).toMatchObject({
      problem: {
        code: 'columnUnclear',
        params: { header: 'P', columns: expect.arrayContaining(['points', 'lost']) },
        place: { row: 2, column: 3 },
      },
    });
  });

  test('two titles that are the same', () => {
    expect(findHeader([['Liga'], ['Jugador', 'Nivel', 'Nombre']], [['player']])).toMatchObject({
      problem: {
        code: 'columnTwice',
        params: { column: 'player', header: 'Nombre' },
        place: { row: 2, column: 3 },
      },
    });
  });

  test('a title that may be two is not asked about where the rest is missing too', () => {
    expect(columnsIn([['Jugador', 'P']], ['player', 'points', 'place'])).toBe('none');
  });

  test('one of several kinds of table is enough', () => {
    expect(columnsIn([['Jugador', 'P']], ['white', 'black'], ['player', 'points'])).toBe('columnUnclear');
    expect(columnsIn([['Jugador', 'Pts']], ['white', 'black'], ['player', 'points'])).toMatchObject({
      points: 'B1',
    });
    expect(
      columnsIn(
        [
          ['Puntos', ''],
          ['B', 'N'],
        ],
        ['white', 'black'],
        ['pointsWhite', 'pointsBlack'],
      ),
    ).toEqual({
      ...{ pointsWhite: 'A2', pointsBlack: 'B2' },
    });
  });

  test('a second row of titles that loses a wanted one is left alone', () => {
    expect(
      columnsIn(
        [
          ['Jugador', 'Puntos'],
          ['', 'B'],
        ],
        ['player', 'points'],
      ),
    ).toEqual({ player: 'A1', points: 'B1' });
  });

  test('no notes, nothing unclear', () => {
    expect(findHeader([['Jugador']], [['player']])).toMatchObject({ value: { notes: [], unclear: [] } });
  });
});

test.each<[string, Row[], string | Record<string, string>]>([
  [
    'the fifteenth filled row',
    [...Array.from({ length: 14 }, () => ['nota']), ['Jugador']],
    { player: 'A15' },
  ],
  ['the sixteenth', [...Array.from({ length: 15 }, () => ['nota']), ['Jugador']], 'none'],
  ['below twenty blank rows', [...Array.from({ length: 20 }, () => ['']), ['Jugador']], { player: 'A21' }],
])('how far down a header is looked for: %s', (_, rows, expected) => {
  expect(columnsIn(rows, ['player'])).toEqual(expected);
});

test.each<[unknown, boolean, boolean]>([
  ['Jugador', true, true],
  ['NOMBRES', true, true],
  ['Grupo', true, false],
  ['Ana', false, false],
  ['', false, false],
  [5, false, false],
  [null, false, false],
])('%p is some title: %p, that of the players: %p', (cell, some, players) => {
  expect([isHeaderWord(cell), isTitleOf(cell, ['player', 'order'])]).toEqual([some, players]);
});

test('every column that may be the one, by its own title or under a band', () => {
  const rows: Row[] = [
    ['Blancas', '', 'Negras', ''],
    ['Jugador', 'Puntos', 'Jugador', 5],
    ['Ana', 3, 'Beto'],
  ];
  expect(columnsTitled(rows, 0, 'white')).toEqual([0]);
  expect(columnsTitled(rows, 1, 'white')).toEqual([0]);
  expect(columnsTitled(rows, 1, 'player')).toEqual([0, 2]);
  expect(columnsTitled(rows, 1, 'pointsWhite')).toEqual([1]);
  expect(columnsTitled(rows, 1, 'rating')).toEqual([]);
  expect(columnsTitled(rows, 9, 'player')).toEqual([]);
});

describe('what is missing', () => {
  test.each<[string, Row[], readonly ColumnWord[][], object | null]>([
    ['half of it counts', [['Jugador', 'Club']], [['player', 'rating']], { row: 0, missing: ['rating'] }],
    ['less than half doesn’t', [['Jugador']], [['player', 'rating', 'place']], null],
    [
      'the later row lacks less',
      [
        ['Jugador', 'Nivel'],
        ['Jugador', 'Nivel', 'Puesto'],
      ],
      [['player', 'rating', 'place', 'points']],
      { row: 1, missing: ['points'] },
    ],
    [
      'the earlier row lacks less',
      [
        ['Jugador', 'Nivel', 'Puesto'],
        ['Jugador', 'Nivel'],
      ],
      [['player', 'rating', 'place', 'points']],
      { row: 0, missing: ['points'] },
    ],
    [
      'of two that lack as much the first',
      [['Jugador'], ['Nivel']],
      [['player', 'rating']],
      { row: 0, missing: ['rating'] },
    ],
    [
      'whichever table is meant',
      [['', ''], ['Jugador']],
      [
        ['white', 'black'],
        ['player', 'rating'],
      ],
      { row: 1, missing: ['rating'] },
    ],
    ['nothing is missing', [['Nivel', 'Jugador']], [['player', 'rating']], { row: 0, missing: [] }],
    [
      'in the fifteenth row',
      [...Array.from({ length: 14 }, () => ['']), ['Jugador']],
      [['player', 'rating']],
      { row: 14, missing: ['rating'] },
    ],
    [
      'not in the sixteenth',
      [...Array.from({ length: 15 }, () => ['']), ['Jugador']],
      [['player', 'rating']],
      null,
    ],
  ])('%s', (_, rows, wanted, expected) => {
    expect(nearestHeader(rows, wanted)).toEqual(expected);
  });

  test('the row that comes nearest, and what it lacks', () => {
    const rows: Row[] = [['Torneo'], ['Grupo', 'Blancas', 'Negras', 'Puntos B'], ['G1', 'Ana', 'Beto', 3]];
    expect(nearestHeader(rows, [['white', 'black', 'pointsWhite', 'pointsBlack']])).toEqual({
      ...{ row: 1, missing: ['pointsBlack'] },
    });
  });

  test('nothing comes near', () => {
    expect(nearestHeader([['Ana', 'Beto']], [['player', 'rating']])).toBeNull();
  });
});
