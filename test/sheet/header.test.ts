import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import type { Row } from '../../src/sheet/cell';
import { findHeader, nearestHeader } from '../../src/sheet/header';

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

describe('what is missing', () => {
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
