import { describe, expect, test } from '@jest/globals';
import { HG } from '../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../src/core/regulations/international';
import type { Regulation } from '../../src/core/regulations/regulation';
import type { Row } from '../../src/sheet/cell';
import { readRatableMatches } from '../../src/sheet/read-ratable-matches';
import { readLocalWallClock } from '../../src/sheet/time';
import { problemOf, valueOf } from './reading';

const read = (rows: readonly Row[], regulation: Regulation = HG) =>
  readRatableMatches(rows, regulation, readLocalWallClock);

/** `ana – leo to 3: played`, in the order they count in. */
function matches(rows: readonly Row[], regulation?: Regulation): string[] {
  return valueOf(read(rows, regulation)).matches.map(
    ({ white, black, length, outcome, playoff }) =>
      `${white} – ${black} to ${length}: ${outcome.kind}${playoff ? ', play-off' : ''}`,
  );
}

describe('matches for the level rating (rules §7)', () => {
  test.each<[string, readonly Row[]]>([
    ['without a header', [['Ana', 'Leo', 5, 2, 5], [], ['Eva', 'Leo', 3, 1]]],
    [
      'under a header in any order',
      [
        ['Marzo'],
        ['Longitud', 'Puntos N', 'Puntos B', 'Negras', 'Blancas'],
        [5, 2, 5, 'Leo', 'Ana'],
        ['', 1, 3, 'Leo', 'Eva'],
      ],
    ],
    [
      'the score in one cell, by the order of play',
      [
        ['Orden', 'Blancas', 'Negras', 'Resultado', 'Longitud'],
        [2, 'Eva', 'Leo', '3-1', ''],
        [1, 'Ana', 'Leo', '5-2', 5],
      ],
    ],
    [
      'the score on two sides of a dash',
      [
        ['Blancas', '', '', '', 'Negras', 'Longitud'],
        ['Ana', 5, '-', 2, 'Leo', 5],
        ['Eva', 3, '-', 1, 'Leo', 3],
      ],
    ],
  ])('%s; without a length it is that of the groups', (_, rows) => {
    expect(matches(rows)).toEqual(['ana – leo to 5: played', 'eva – leo to 3: played']);
  });

  test('names as first written', () => {
    const { names } = valueOf(
      read([
        ['José  Paz', 'Leo', 3, 1],
        ['LEO', 'JOSE PAZ', 3, 1],
      ]),
    );
    expect([...names]).toEqual([
      ['jose paz', 'José Paz'],
      ['leo', 'Leo'],
    ]);
  });

  test('what is still to come goes last, in the order of the rows, without a length or an order', () => {
    const rows = [
      ['Orden', 'Blancas', 'Negras', 'Resultado', 'Longitud'],
      ['', 'Ana', 'Leo', '', ''],
      ['', 'Ana', 'Eva', '', ''],
      [2, 'Eva', 'Leo', '3-1', 3],
      ['1,5', 'Eva', 'Ana', '3-1', 3],
      [2, 'Leo', 'Ana', '3-1', 3],
    ];
    expect(matches(rows, INTERNATIONAL)).toEqual([
      'eva – ana to 3: played',
      'eva – leo to 3: played',
      'leo – ana to 3: played',
      'ana – leo to 0: pending',
      'ana – eva to 0: pending',
    ]);
    expect(matches(rows, { ...INTERNATIONAL, rateForfeits: true })).toHaveLength(5);
  });

  test('a play-off is a game to 1 and needs no length', () => {
    expect(matches([['Ana', 'Leo', 1, 0, '', 'desempate']], INTERNATIONAL)).toEqual([
      'ana – leo to 1: played, play-off',
    ]);
  });

  test('a forfeit needs a length only where forfeits are rated', () => {
    const rows = [['Ana', 'Leo', 'F', '']];
    expect(matches(rows, INTERNATIONAL)).toEqual(['ana – leo to 0: forfeit']);
    expect(problemOf(read(rows, { ...INTERNATIONAL, rateForfeits: true }))).toEqual({
      code: 'notANumber',
      params: { given: '', what: 'matchLength' },
      place: { row: 1, column: 5 },
    });
  });
});

describe('matches that can’t be read', () => {
  const HEADER = ['Blancas', 'Negras', 'Resultado', 'Longitud', 'Orden'];
  const SPLIT = ['Blancas', '', '', '', 'Negras', 'Longitud', 'Orden'];
  const place = (row: number, column: number) => ({ row, column });
  const CASES: [string, readonly Row[], ReturnType<typeof problemOf>][] = [
    ...(
      [
        ['matchLength', 'Longitud'],
        ['order', 'Orden'],
      ] as const
    ).flatMap(([column, header]): [string, readonly Row[], ReturnType<typeof problemOf>][] => [
      [
        `two columns ${header}`,
        [
          [...HEADER, header],
          ['Ana', 'Leo', '3-1', 3, 1, ''],
        ],
        { code: 'columnTwice', params: { column, header }, place: place(1, 6) },
      ],
      [
        `two columns ${header}, the score on two sides of a dash`,
        [
          [...SPLIT, header],
          ['Ana', 3, '-', 1, 'Leo', 3, 1, ''],
        ],
        { code: 'columnTwice', params: { column, header }, place: place(1, 8) },
      ],
    ]),
    [
      'two columns for the score',
      [
        ['Blancas', 'Negras', 'Resultado', 'Resultado'],
        ['Ana', 'Leo', '3-1', ''],
      ],
      { code: 'columnTwice', params: { column: 'score', header: 'Resultado' }, place: place(1, 4) },
    ],
    [
      'no column for the result',
      [['Marzo'], ['Blancas', 'Negras', 'Longitud'], ['Ana', 'Leo', 3]],
      {
        code: 'columnsMissing',
        params: { missing: ['pointsWhite', 'pointsBlack'] },
        place: { row: 2 },
      },
    ],
    [
      'a length that is none',
      [HEADER, ['Ana', 'Leo', '3-1', 0, 1]],
      { code: 'tooSmall', params: { given: '0', what: 'matchLength', min: 1 }, place: place(2, 4) },
    ],
    [
      'a match without its order',
      [HEADER, ['Ana', 'Leo', '3-1', 3]],
      { code: 'notANumber', params: { given: '', what: 'order' }, place: place(2, 5) },
    ],
    [
      'an order that is none, of a match still to come',
      [HEADER, ['Ana', 'Leo', '', 3, 'luego']],
      { code: 'notANumber', params: { given: 'luego', what: 'order' }, place: place(2, 5) },
    ],
    [
      'a result without a player',
      [['Ana', '', 3, 1]],
      { code: 'playerMissing', params: {}, place: place(1, 2) },
    ],
    ['a result without players', [['', '', 3, 1]], { code: 'playerMissing', params: {}, place: place(1, 3) }],
    [
      'a result that can’t be, at its length',
      [['Ana', 'Leo', 3, 1, 5]],
      { code: 'winnerBelowLength', params: { points: 3, length: 5 }, place: place(1, 3) },
    ],
  ];

  test.each(CASES)('%s', (_, rows, problem) => {
    expect(problemOf(read(rows))).toEqual(problem);
  });

  test('no column for the length, where the regulation has none', () => {
    const rows = [
      ['Blancas', 'Negras', 'Resultado'],
      ['Ana', 'Leo', '3-1'],
    ];
    expect(problemOf(read(rows, INTERNATIONAL))).toEqual({
      code: 'columnsMissing',
      params: { missing: ['matchLength'] },
      place: { row: 1 },
    });
  });
});
