import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../src/sheet/cell';
import { readPlayers } from '../../src/sheet/read-players';
import { problemOf, valueOf } from './reading';

const ANA = { name: 'Ana', key: 'ana', rating: 1600, experience: null };
const JOSE = { name: 'José Paz', key: 'jose paz', rating: 1512.5, experience: null };

describe('a list of players', () => {
  test.each<[string, readonly Row[], readonly object[]]>([
    [
      'without a header: name and level; whatever stands beside is not read',
      [['Ana', 1600, 'presidenta'], [], ['', '', 'nota'], ['José  Paz', '1512,5']],
      [
        { ...ANA, row: 1 },
        { ...JOSE, row: 4 },
      ],
    ],
    [
      'under a header the columns stand in any order among others',
      [
        ['Club'],
        ['Nivel', 'Experiencia', 'Nombre'],
        ['1512,5', 'mucha', 'José  Paz'],
        [1500, 40, ''],
        [1600, '', 'Ana'],
      ],
      [
        { ...JOSE, row: 3 },
        { ...ANA, row: 5 },
      ],
    ],
    ['names alone', [['Ana']], [{ ...ANA, rating: null, row: 1 }]],
    [
      'names alone under a header',
      [
        ['Jugador', 'Club'],
        ['Ana', 9],
      ],
      [{ ...ANA, rating: null, row: 2 }],
    ],
    [
      'levels under the title of points',
      [
        ['Puntos', 'Jugador'],
        [1600, 'Ana'],
      ],
      [{ ...ANA, row: 2 }],
    ],
    ['a name that is a number', [[7, 1600]], [{ ...ANA, name: '7', key: '7', row: 1 }]],
  ])('%s', (_, rows, players) => {
    expect(valueOf(readPlayers(rows))).toStrictEqual(players);
  });

  test.each<[string, readonly Row[]]>([
    [
      'as the third column',
      [
        ['Ana', 1600, 40],
        ['José Paz', '1512,5', ''],
      ],
    ],
    [
      'under its title',
      [
        ['Experiencia', 'Jugador', 'Nivel'],
        [40, 'Ana', 1600],
        ['', 'José Paz', 1512.5],
      ],
    ],
  ])('with the experience %s; a blank is none', (_, rows) => {
    expect(valueOf(readPlayers(rows, { withExperience: true }))).toMatchObject([
      { ...ANA, experience: 40 },
      { ...JOSE, experience: null },
    ]);
  });

  test('under a header without experience there is none', () => {
    const rows = [
      ['Jugador', 'Nivel', 'Club'],
      ['Ana', 1600, 'Norte'],
    ];
    expect(valueOf(readPlayers(rows, { withExperience: true }))).toMatchObject([ANA]);
  });
});

describe('a list that can’t be read', () => {
  const HEADER = ['Jugador', 'Nivel', 'Experiencia'];
  const place = (row: number, column: number) => ({ row, column });

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    ['nobody', [], { code: 'noPlayers', params: {} }],
    ['nobody under a header', [HEADER, ['', 1500]], { code: 'noPlayers', params: {} }],
    [
      'a level without a name',
      [
        ['Ana', 1600],
        ['', 1550],
      ],
      { code: 'playerMissing', params: {}, place: place(2, 1) },
    ],
    ...(
      [
        ['player', 'Jugador'],
        ['rating', 'Nivel'],
        ['experience', 'Experiencia'],
      ] as const
    ).map(([column, header]): [string, readonly Row[], ReturnType<typeof problemOf>] => [
      `two columns ${header}`,
      [
        [...HEADER, header],
        ['Ana', 1600, 40],
      ],
      { code: 'columnTwice', params: { column, header }, place: place(1, 4) },
    ]),
    [
      'a title that may be the level or the place',
      [['Club'], ['Jugador', 'Ranking'], ['Ana', '?']],
      {
        code: 'columnUnclear',
        params: { header: 'Ranking', columns: ['rating', 'place'] },
        place: place(2, 2),
      },
    ],
    [
      'a player twice',
      [HEADER, ['Ana', 1600], [], ['ANA', 1550]],
      { code: 'playerTwice', params: { name: 'ANA', first: 2 }, place: place(4, 1) },
    ],
    [
      'an error in the place of a name',
      [HEADER, ['#N/A', 1600]],
      { code: 'errorInCell', params: { given: '#N/A' }, place: place(2, 1) },
    ],
    [
      'a date in the place of a name',
      [
        ['Ana', 1600],
        [new Date(2026, 2, 1), 1500],
      ],
      { code: 'notAName', params: { given: '2026-03-01' }, place: place(2, 1) },
    ],
    [
      'a checkbox in the place of a name',
      [[true, 1500]],
      { code: 'notAName', params: { given: 'true' }, place: place(1, 1) },
    ],
    [
      'a level that is no number',
      [
        ['Nivel', 'Jugador'],
        ['alto', 'Ana'],
      ],
      { code: 'notANumber', params: { given: 'alto', what: 'rating' }, place: place(2, 1) },
    ],
    [
      'without a header: a level that is no number',
      [['Ana', 'alto']],
      { code: 'notANumber', params: { given: 'alto', what: 'rating' }, place: place(1, 2) },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(readPlayers(rows))).toEqual(problem);
  });

  test.each([
    [-1, 'tooSmall'],
    [1.5, 'notWhole'],
    ['mucha', 'notANumber'],
  ])('the experience %p', (experience, code) => {
    expect(
      problemOf(readPlayers([HEADER, ['Ana', 1600, experience]], { withExperience: true })),
    ).toMatchObject({
      code,
      params: { given: String(experience), what: 'experience' },
      place: place(2, 3),
    });
  });
});
