import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { rankedLines, RANKING_HEADERS, rankingLines, ratingsOf } from '../../src/sheet/read-ranking';
import { findTable, type Table } from '../../src/sheet/table';
import { problemOf, valueOf } from './reading';

function tableOf(rows: readonly Row[]): Table {
  return valueOf(findTable(rows, RANKING_HEADERS, ['status']))!;
}

/** What the ranking says of these players, by key. */
function ratings(rows: readonly Row[], ...keys: readonly string[]) {
  return ratingsOf(new Set(keys), rankingLines(tableOf(rows)));
}

describe('the lines of a ranking', () => {
  test('each that names somebody, with its place in the list and on the sheet', () => {
    const rows = [
      ['Ranking de nivel del club'],
      ['Puesto', 'Jugador', 'Experiencia', 'Nivel', 'Estado'],
      [1, 'José  Paz', 120, 1712.5, 'Activo'],
      [2, '', '', 1500, ''],
      [3, 'Leo', 40, '', 'Fuera'],
      ['Total', 'dos', '', 3212, ''],
    ];
    expect(rankingLines(tableOf(rows))).toEqual([
      {
        ...{ key: 'jose paz', name: 'José Paz', ratingCell: 1712.5, isOff: false, position: 0 },
        ...{ row: 3, nameColumn: 2, ratingColumn: 4 },
      },
      {
        ...{ key: 'leo', name: 'Leo', ratingCell: '', isOff: true, position: 1 },
        ...{ row: 5, nameColumn: 2, ratingColumn: 4 },
      },
    ]);
  });

  test('a level under the title of points, where none is called level', () => {
    const [line] = rankingLines(
      tableOf([
        ['Puntos', 'Jugador'],
        [1712, 'Ana'],
      ]),
    );
    expect(line).toMatchObject({ ratingCell: 1712, ratingColumn: 1, isOff: false });
  });

  test('a column of levels goes before one of points', () => {
    const [line] = rankingLines(
      tableOf([
        ['Jugador', 'Puntos', 'Nivel'],
        ['Ana', 2.04, 1712],
      ]),
    );
    expect(line).toMatchObject({ ratingCell: 1712, ratingColumn: 3 });
  });

  test.each<[Cell, boolean]>([
    ['Fuera', true],
    ['FUERA', true],
    ['off', true],
    ['εκτός', true],
    ['вне рейтинга', true],
    ['Cuarentena', false],
    ['Activo', false],
    ['', false],
  ])('Estado %j: off the ranking %j (HG 8.3)', (status, isOff) => {
    const rows = [
      ['Jugador', 'Nivel', 'Estado'],
      ['Ana', 1600, status],
    ];
    expect(rankingLines(tableOf(rows))).toMatchObject([{ isOff }]);
  });
});

describe('which lines are players’', () => {
  const names = (rows: readonly Row[]) => rankedLines(tableOf(rows)).map(({ name }) => name);

  test('those without a gap above, level or none, and below one those with a level', () => {
    const rows = [
      ['Ranking'],
      ['Jugador', 'Nivel', 'Estado'],
      ['Ana', 1600, ''],
      // No gap: the row holds something.
      ['', '', 'x'],
      ['Leo', '', ''],
      [],
      ['Actualizado en marzo', '', ''],
      ['Eva', 1550, ''],
      ['Ver reglamento', '', ''],
    ];
    expect(names(rows)).toEqual(['Ana', 'Leo', 'Eva']);
  });

  test('a gap right below the header', () => {
    expect(names([['Jugador', 'Nivel'], [], ['Nota', ''], ['Ana', 1600]])).toEqual(['Ana']);
  });
});

describe('what the ranking says of certain players', () => {
  const rows = [
    ['Jugador', 'Nivel', 'Estado'],
    ['Ana', '1.712,5', 'Activo'],
    ['Leo', '', ''],
    ['Eva', 1480, 'Fuera'],
    ['Zoe', 'mil quinientos', ''],
    ['Max', 1500, ''],
    ['MAX', 1520, ''],
  ];

  test('level, or none yet; off the ranking none, and whoever it does not know is not there', () => {
    const known = valueOf(ratings(rows, 'ana', 'leo', 'eva', 'ida'));
    expect([...known]).toEqual([
      ['ana', { name: 'Ana', rating: 1712.5, isOff: false, position: 0 }],
      ['leo', { name: 'Leo', rating: null, isOff: false, position: 1 }],
      ['eva', { name: 'Eva', rating: null, isOff: true, position: 2 }],
    ]);
  });

  test('a level that is no number, of a player who is asked for: its cell', () => {
    expect(problemOf(ratings(rows, 'ana', 'zoe'))).toEqual({
      code: 'notANumber',
      params: { given: 'mil quinientos', what: 'rating' },
      place: { row: 5, column: 2 },
    });
  });

  test('two lines of a player who is asked for: the second’s cell and the first’s row', () => {
    expect(problemOf(ratings(rows, 'max'))).toEqual({
      code: 'playerTwice',
      params: { name: 'MAX', first: 6 },
      place: { row: 7, column: 1 },
    });
  });
});
