import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import type { Cell, Row } from '../../src/sheet/cell';
import { bandedTitles, isUnderBands, titlesOf, wordsOf } from '../../src/sheet/column-titles';

const NONE = { text: '', words: [], isWeak: false };

describe('a title as Cubilete writes it, in Spanish, English, Greek and Russian, is that of its own column', () => {
  test.each<[ColumnWord, string, string, string, string]>([
    ['group', 'Grupo', 'Group', 'Όμιλος', 'Группа'],
    ['round', 'Ronda', 'Round', 'Γύρος', 'Раунд'],
    ['hour', 'Hora', 'Time', 'Ώρα', 'Время'],
    ['board', 'Mesa', 'Board', 'Τραπέζι', 'Стол'],
    ['player', 'Jugador', 'Player', 'Παίκτης', 'Игрок'],
    ['rating', 'Nivel', 'Rating', 'Ρέιτινγκ', 'Рейтинг'],
    ['points', 'Puntos', 'Points', 'Πόντοι', 'Очки'],
    ['place', 'Puesto', 'Place', 'Θέση', 'Место'],
    ['place', 'Pos', 'Pos', 'Θέση', 'Место'],
    ['experience', 'Experiencia', 'Experience', 'Εμπειρία', 'Опыт'],
    ['confirmed', 'Confirmó', 'Confirmed', 'Επιβεβαίωσε', 'Подтвердил'],
    ['division', 'División', 'Division', 'Κατηγορία', 'Дивизион'],
    ['present', 'Presente', 'Present', 'Παρών', 'Присутствует'],
    ['white', 'Blancas', 'White', 'Λευκά', 'Белые'],
    ['black', 'Negras', 'Black', 'Μαύρα', 'Чёрные'],
    ['score', 'Resultado', 'Score', 'Σκορ', 'Счёт'],
    ['pointsWhite', 'Puntos B', 'Points W', 'Πόντοι Λ', 'Очки Б'],
    ['pointsBlack', 'Puntos N', 'Points B', 'Πόντοι Μ', 'Очки Ч'],
    ['arrivedWhite', 'Llegó B', 'Arrived W', 'Άφιξη Λ', 'Пришёл Б'],
    ['arrivedBlack', 'Llegó N', 'Arrived B', 'Άφιξη Μ', 'Пришёл Ч'],
    ['latePointsWhite', 'Penal. B', 'Penalty W', 'Ποινή Λ', 'Штраф Б'],
    ['latePointsBlack', 'Penal. N', 'Penalty B', 'Ποινή Μ', 'Штраф Ч'],
    ['start', 'Inicio', 'Start score', 'Αρχικό σκορ', 'Начальный счёт'],
    ['note', 'Nota', 'Note', 'Σημείωση', 'Примечание'],
    ['why', 'Por qué', 'Why', 'Γιατί', 'Почему'],
    ['minutes', 'Minutos', 'Minutes', 'Λεπτά', 'Минуты'],
    ['order', 'Orden', 'Order', 'Σειρά', 'Порядок'],
    ['tournament', 'Torneo', 'Tournament', 'Τουρνουά', 'Турнир'],
    ['wins', 'Ganados', 'Wins', 'Νίκες', 'Победы'],
    ['played', 'Jugados', 'Played', 'Αγώνες', 'Игры'],
    ['drawn', 'Empates', 'Drawn', 'Ισοπαλίες', 'Ничьи'],
    ['lost', 'Perdidos', 'Lost', 'Ήττες', 'Поражения'],
    ['pointsFor', 'A favor', 'For', 'Υπέρ', 'Набрано'],
    ['pointsFor', 'PF', 'PF', 'Υπέρ', 'Набрано'],
    ['pointsAgainst', 'En contra', 'Against', 'Κατά', 'Отдано'],
    ['pointsAgainst', 'PC', 'PA', 'Κατά', 'Отдано'],
    ['difference', 'Diferencia', 'Difference', 'Διαφορά', 'Разница'],
    ['difference', 'Dif', 'Diff', 'Διαφ', 'Разн'],
    ['official', 'Oficial', 'Official', 'Επίσημο', 'Официальный'],
    ['status', 'Estado', 'Status', 'Κατάσταση', 'Статус'],
    ['notice', 'Aviso de asistencia', 'Attendance notice', 'Ειδοποίηση παρουσίας', 'Уведомление о явке'],
    ['levelHistory', 'Evolución del nivel', 'Level history', 'Εξέλιξη του ρέιτινγκ', 'История рейтинга'],
    ['match', 'Partido', 'Match', 'Ματς', 'Матч'],
    ['winnerTo', 'Pasa a', 'Winner to', 'Προχωρά σε', 'Проходит в'],
    ['whiteFrom', 'Viene de B', 'White from', 'Λευκά από', 'Откуда Б'],
    ['blackFrom', 'Viene de N', 'Black from', 'Μαύρα από', 'Откуда Ч'],
    ['referee', 'Árbitro', 'Referee', 'Διαιτητής', 'Судья'],
    ['matchLength', 'Encuentro a', 'Match length', 'Μήκος ματς', 'Длина матча'],
    ['option', 'Opción', 'Option', 'Επιλογή', 'Параметр'],
    ['value', 'Valor', 'Value', 'Τιμή', 'Значение'],
  ])('%s: %s, %s, %s, %s', (column, ...titles) => {
    expect(titles.map((title) => [title, wordsOf(title)])).toEqual(titles.map((title) => [title, [column]]));
  });
});

describe('one or several', () => {
  test.each<[string, readonly ColumnWord[]]>([
    ['Mesas', ['board']],
    ['Elos', ['rating']],
    ['Puntos de niveles', ['rating']],
    ['Participantes', ['player']],
    ['Jugadores locales', ['white']],
    // Words of three letters have no plural: these are others.
    ['PJs', []],
    ['PPs', []],
    ['RDs', []],
    ['Gre', []],
    ['N.os', []],
    // Nothing is cut but an ending.
    ['Msa', []],
    ['Jugadoresa', []],
    ['Mesasas', []],
  ])('%s: %j', (title, columns) => {
    expect(wordsOf(title)).toEqual(columns);
  });
});

describe('a question of a form', () => {
  test.each<[string, readonly ColumnWord[]]>([
    ['¿Asiste el sábado?', ['present']],
    ['¿Confirma que viene?', ['confirmed']],
    ['Playing on Friday?', ['present']],
    ['¿Vino?', ['present']],
    ['Asiste el sábado', []],
    ['¿Quién asiste?', []],
    ['¿Ana asiste?', []],
    ['?', []],
    ['¿?', []],
  ])('%s: %j', (title, columns) => {
    expect(wordsOf(title)).toEqual(columns);
  });
});

describe('the titles of a row', () => {
  test('its texts as a person reads them; what is no text is no title', () => {
    const row = [
      ' Mesa\u00a0',
      5,
      null,
      undefined,
      '',
      new Date(2026, 2, 1),
      true,
      'Teléfono',
      'Equipo',
      'P',
    ];
    expect(titlesOf([['x'], row], 1)).toEqual([
      { text: 'Mesa', words: ['board'], isWeak: false },
      ...[NONE, NONE, NONE, NONE, NONE, NONE],
      { text: 'Teléfono', words: [], isWeak: false },
      { text: 'Equipo', words: ['player'], isWeak: true },
      { text: 'P', words: ['points', 'lost', 'played'], isWeak: false },
    ]);
  });

  test('a row that is not there has none', () => {
    expect(titlesOf([['Mesa']], 1)).toEqual([]);
    expect(titlesOf([], 0)).toEqual([]);
  });
});

describe('titles under bands', () => {
  test('a band reaches to the next, and a title merged down over both rows stands in the upper', () => {
    const rows: Row[] = [
      ['Ronda', 'Blancas', '', 'Negras', '', 'Nota'],
      ['', 'Jugador', 'Puntos', 'Jugador', 'Puntos', ''],
    ];
    expect(bandedTitles(rows, 1)).toEqual([
      { text: 'Ronda', words: ['round'], isWeak: false },
      { text: 'Blancas Jugador', words: ['white'], isWeak: false },
      { text: 'Blancas Puntos', words: ['pointsWhite'], isWeak: false },
      { text: 'Negras Jugador', words: ['black'], isWeak: false },
      { text: 'Negras Puntos', words: ['pointsBlack'], isWeak: false },
      { text: 'Nota', words: ['note'], isWeak: false },
    ]);
  });

  test.each<[string, Cell, string, string, readonly ColumnWord[]]>([
    ['a title and what it is halved by', 'Puntos', 'N', 'Puntos N', ['pointsBlack']],
    ['the halves above what they are halves of', 'N', 'Puntos', 'Puntos N', ['pointsBlack']],
    ['the two words that make one title', 'Hora', 'llegada B', 'Hora llegada B', ['arrivedWhite']],
    ['a side, and what is no side’s', 'Blancas', 'Mesa', 'Mesa', ['board']],
    ['what is no side, and what is no half of it', 'Sala', 'Mesa', 'Mesa', ['board']],
    ['what is no side, and players', 'Club', 'Jugador', 'Jugador', ['player']],
    ['a number above a title', 3, 'Jugador', 'Jugador', ['player']],
    ['nothing above a title', '', 'Jugador', 'Jugador', ['player']],
    ['words that we know neither of', 'Sala', 'Club', 'Club', []],
    ['a side in a list of two sides', 'Pts B', 'Jugador', 'Jugador', ['player']],
  ])('%s', (_, band, title, text, words) => {
    expect(bandedTitles([[band], [title]], 1)).toEqual([{ text, words, isWeak: false }]);
  });

  test('a team beneath nothing is as weak as without a row above, beneath a side it is the side', () => {
    const [first, second, third] = bandedTitles(
      [
        ['', 'Local', 7],
        ['Equipo', 'Equipo', 'Equipo'],
      ],
      1,
    );
    expect([first, third]).toEqual([first, first]);
    expect(first).toEqual({ text: 'Equipo', words: ['player'], isWeak: true });
    expect(second).toEqual({ text: 'Local Equipo', words: ['white'], isWeak: false });
  });

  test('a letter beneath nothing means what it means anywhere', () => {
    expect(bandedTitles([[''], ['P']], 1)).toEqual(titlesOf([['P']], 0));
  });

  test('what is no text ends a band and is no title', () => {
    const rows: Row[] = [
      ['Blancas', 2026, '', 'Negras', new Date(2026, 2, 1)],
      ['Puntos', 'Puntos', 'Puntos', 3, 'Puntos'],
    ];
    const points = { text: 'Puntos', words: ['points'], isWeak: false };
    expect(bandedTitles(rows, 1)).toEqual([
      { text: 'Blancas Puntos', words: ['pointsWhite'], isWeak: false },
      ...[points, points, NONE, points],
    ]);
  });

  test('rows of different widths, the first row, and one below the last', () => {
    expect(bandedTitles([['Blancas'], ['', 'Puntos', '']], 1).map(({ text }) => text)).toEqual([
      ...['Blancas', 'Blancas Puntos', ''],
    ]);
    expect(bandedTitles([['Blancas', 'Nota'], ['Puntos']], 1).map(({ text }) => text)).toEqual([
      ...['Blancas Puntos', 'Nota'],
    ]);
    expect(bandedTitles([['', 'Mesa', 'P']], 0)).toEqual(titlesOf([['', 'Mesa', 'P']], 0));
    expect(bandedTitles([['Blancas', 5]], 1)).toEqual([
      { text: 'Blancas', words: ['white'], isWeak: false },
      NONE,
    ]);
  });
});

describe('whether a row only makes sense under the one above', () => {
  const BANDS: Row = ['Grupo', 'Blancas', '', 'Negras', ''];

  test.each<[string, Row, boolean]>([
    ['the sides’ players and points', ['', 'Jugador', 'Puntos', 'Jugador', 'Puntos'], true],
    ['one of them', ['', '', 'Puntos'], true],
    ['with a title that needs no band', ['Mesa', 'Jugador', 'Puntos'], false],
    ['with a title that is no side’s', ['', 'Jugador', 'Hora'], false],
    ['with a text that is no title', ['', 'Ana', 'Puntos'], false],
    ['with a letter that means the same alone', ['P', 'Jugador'], false],
    ['with a letter that is the side’s', ['', 'Jugador', 'P'], true],
    ['with a number', ['', 'Jugador', 3], false],
    ['nothing but numbers', [1, 2, 3], false],
    ['players', ['G1', 'Ana', '', 'Beto'], false],
    ['blanks', ['', '', null, undefined, ' '], false],
    ['no cell at all', [], false],
  ])('%s: %j', (_, row, expected) => {
    expect(isUnderBands([BANDS, row], 1)).toBe(expected);
  });

  test('halves under the title that says of what', () => {
    expect(
      isUnderBands(
        [
          ['Puntos', ''],
          ['B', 'N'],
        ],
        1,
      ),
    ).toBe(true);
    expect(
      isUnderBands(
        [
          ['Club', ''],
          ['B', 'N'],
        ],
        1,
      ),
    ).toBe(false);
  });

  test('a row that is not there does not', () => {
    expect(isUnderBands([BANDS], 1)).toBe(false);
  });
});
