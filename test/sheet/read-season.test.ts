import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../src/sheet/cell';
import { readSeason } from '../../src/sheet/read-season';
import { problemOf, valueOf } from './reading';

const results = (rows: readonly Row[]) => valueOf(readSeason(rows)).results;

describe('results of the tournaments of a season (rules §6)', () => {
  const ANA = {
    tournament: 'enero',
    player: 'ana',
    place: 1,
    wins: 3,
    recorded: null,
    official: true,
    rating: null,
  };

  test('without a header: tournament, player, place, wins, official', () => {
    expect(
      results([
        ['Enero', 'Ana', 1, 3, ''],
        ['', 'Leo', '', '', 'no'],
      ]),
    ).toStrictEqual([ANA, { ...ANA, player: 'leo', place: null, wins: 0, official: false }]);
  });

  test('recorded points stand for the place and the wins: in whole hundredths, but for the dust of sums', () => {
    const rows = [
      ['Torneo', 'Jugador', 'Puntos'],
      ['Enero', 'Ana', 2.04],
      ['', 'Leo', 0.1 + 0.2],
      ['', 'Eva', '0,10'],
    ];
    expect(results(rows).map(({ recorded }) => recorded)).toEqual([204, 30, 10]);
  });

  test.each<[string, Row, Row, unknown]>([
    ['place and wins beside them: they are computed, and may be blank', ['Puesto', 'Ganados'], [1, 3], null],
    ['without the wins', ['Puesto'], [1], 'notANumber'],
    ['without the place', ['Ganados'], [3], 'notANumber'],
    ['unofficial: nobody asks for them', ['Ganados', 'Oficial'], [3, 'no'], null],
  ])('%s', (_, titles, cells, expected) => {
    const read = readSeason([
      ['Torneo', 'Jugador', 'Puntos', ...titles],
      ['Enero', 'Ana', '', ...cells],
    ]);
    expect(read.ok ? read.value.results[0]!.recorded : read.problem.code).toBe(expected);
  });

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    [
      'two columns of players',
      [
        ['Torneo', 'Jugador', 'Puntos', 'Jugador'],
        ['Enero', 'Ana', 2, ''],
      ],
      { code: 'columnTwice', params: { column: 'player', header: 'Jugador' }, place: { row: 1, column: 4 } },
    ],
    [
      'two columns of tournaments',
      [
        ['Torneo', 'Jugador', 'Puntos', 'Torneo'],
        ['Enero', 'Ana', 2, ''],
      ],
      {
        code: 'columnTwice',
        params: { column: 'tournament', header: 'Torneo' },
        place: { row: 1, column: 4 },
      },
    ],
    [
      'two columns of players, and none of tournaments',
      [
        ['Jugador', 'Puntos', 'Jugador'],
        ['Ana', 2, ''],
      ],
      { code: 'columnTwice', params: { column: 'player', header: 'Jugador' }, place: { row: 1, column: 3 } },
    ],
    [
      'points that a row ends before',
      [
        ['Torneo', 'Jugador', 'Puntos'],
        ['Enero', 'Ana'],
      ],
      { code: 'notANumber', params: { given: '', what: 'points' }, place: { row: 2, column: 3 } },
    ],
    [
      'points of thousandths',
      [
        ['Torneo', 'Jugador', 'Puntos'],
        ['Enero', 'Ana', 2.045],
      ],
      { code: 'notHundredths', params: { given: '2.045' }, place: { row: 2, column: 3 } },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(readSeason(rows))).toEqual(problem);
  });
});
