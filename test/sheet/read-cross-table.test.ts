import { describe, expect, test } from '@jest/globals';
import { HG } from '../../src/core/regulations/hg';
import type { Outcome } from '../../src/core/standings/match';
import type { Row } from '../../src/sheet/cell';
import { readCrossTables } from '../../src/sheet/read-cross-table';
import { readLocalWallClock } from '../../src/sheet/time';
import { problemOf, valueOf } from './reading';

const read = (rows: readonly Row[]) => readCrossTables(rows, HG, readLocalWallClock);

function ended(outcome: Outcome): string {
  if (outcome.kind === 'pending') return '–';
  if (outcome.kind === 'played') return `${outcome.white}-${outcome.black}`;
  return `${outcome.white ?? '+'}:${outcome.black ?? '+'}`;
}

/** `Grupo A: ana – leo, 3-1 (2)`: group, sides, result, row. */
function matches(rows: readonly Row[]): string[] {
  return valueOf(read(rows))!.groups.flatMap(({ group, matches: ofGroup, rows: itsRows }) =>
    ofGroup.map(
      ({ white, black, outcome }, index) =>
        `${group}: ${white} – ${black}, ${ended(outcome)} (${itsRows[index]})`,
    ),
  );
}

describe('the results of a square of everyone against everyone', () => {
  const RESULTS = [': ana – leo, 3-1 (2)', ': ana – eva, 4-2 (2)', ': leo – eva, – (3)'];

  test.each<[string, readonly Row[], readonly string[]]>([
    [
      'in both places of a pairing',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', '4-2'],
        ['Leo', '1-3', 'x', ''],
        ['Eva', '2-4', '', 'x'],
      ],
      RESULTS,
    ],
    [
      'below each its day and hour',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', '4-2'],
        ['', '', new Date(2026, 2, 5), new Date(2026, 2, 12)],
        ['', '', new Date(1899, 11, 30, 20, 15), ''],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['', '', '', ''],
        ['Eva', '', '', 'x'],
      ],
      [': ana – leo, 3-1 (2)', ': ana – eva, 4-2 (2)', ': leo – eva, – (5)'],
    ],
    [
      'in one of them, whichever',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', '', '', '4:2'],
        ['Leo', '1-3', '', ''],
        ['Eva', '', '-', ''],
      ],
      RESULTS,
    ],
    [
      'each cell its own row player’s points',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', '-', 3, 4],
        ['Leo', 1, '-', ''],
        ['Eva', 2, '', '-'],
      ],
      RESULTS,
    ],
    [
      'two columns an opponent',
      [
        ['', 'Ana', '', 'Leo', '', 'Eva', ''],
        ['Ana', '', '', 3, 1, 4, 2],
        ['Leo', 1, 3, '', '', '', ''],
        ['Eva', 2, 4, '', '', '', ''],
      ],
      RESULTS,
    ],
    [
      'who was not there (rules §2)',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-F', ''],
        ['Leo', 'F-3', 'x', 'F-F'],
        ['Eva', '3-A', '', 'x'],
      ],
      [': ana – leo, +:absent (2)', ': ana – eva, left:+ (2)', ': leo – eva, absent:absent (3)'],
    ],
    [
      'his mark alone, in his own row',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', '-', 'F', 3],
        ['Leo', '', '-', ''],
        ['Eva', 'F', '', '-'],
      ],
      [': ana – leo, absent:+ (2)', ': ana – eva, +:absent (2)', ': leo – eva, – (3)'],
    ],
    [
      'players who take two rows each',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', '4-2'],
        ['', '', 'mesa 2', 'mesa 1'],
        ['Leo', '1-3', 'x', ''],
        ['', '', '', ''],
        ['Eva', '2-4', '', 'x'],
      ],
      [': ana – leo, 3-1 (2)', ': ana – eva, 4-2 (2)', ': leo – eva, – (4)'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(matches(rows)).toEqual(expected);
    expect(valueOf(read(rows))!.hasGroups).toBe(false);
  });

  test('each table a group by its title; a single one too where the title stands above it', () => {
    const a = [['Grupo A'], ['', 'Ana', 'Leo'], ['Ana', 'x', '3-1'], ['Leo', '1-3', 'x']];
    const b = [
      ['Grupo B', 'Eva', 'Zoe'],
      ['Eva', 'x', ''],
      ['Zoe', '3-0', 'x'],
    ];
    expect(matches(a)).toEqual(['Grupo A: ana – leo, 3-1 (3)']);
    expect(matches(b)).toEqual([': eva – zoe, 0-3 (2)']);
    expect(matches([...a, [], ...b])).toEqual(['Grupo A: ana – leo, 3-1 (3)', 'Grupo B: eva – zoe, 0-3 (7)']);
    expect([...valueOf(read(a))!.names]).toEqual([
      ['ana', 'Ana'],
      ['leo', 'Leo'],
    ]);
  });

  test('no square, no table', () => {
    expect(
      valueOf(
        read([
          ['Jugador', 'Nivel'],
          ['Ana', 1600],
        ]),
      ),
    ).toBeNull();
  });
});

describe('a square that can’t be read', () => {
  const place = (row: number, column: number) => ({ row, column });
  const square = (...results: readonly [unknown, unknown, unknown, unknown, unknown, unknown]) => [
    ['', 'Ana', 'Leo', 'Eva'],
    ['Ana', 'x', results[0], results[1]],
    ['Leo', results[2], 'x', results[3]],
    ['Eva', results[4], results[5], 'x'],
  ];

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    [
      'two results of one match',
      square('3-1', '', '2-3', '', '', ''),
      {
        code: 'contradictoryCells',
        params: { white: 'Ana', black: 'Leo', one: '3-1', other: '2-3' },
        place: place(2, 3),
      },
    ],
    [
      'a score that is none',
      square('3-1', '9 de 3', '', '1-3', '', ''),
      { code: 'notAScore', params: { given: '9 de 3' }, place: place(2, 4) },
    ],
    [
      'a score that is none in the other place',
      square('3-1', '3-0', 'ganó', '', '', ''),
      { code: 'notAScore', params: { given: 'ganó' }, place: place(3, 2) },
    ],
    [
      'points that are none',
      square(3, '', 1, 'ganó', '', ''),
      { code: 'notAScore', params: { given: 'ganó' }, place: place(3, 4) },
    ],
    [
      'points that are none in the other place',
      square(3, '', 1, 3, '', 'perdió'),
      { code: 'notAScore', params: { given: 'perdió' }, place: place(4, 3) },
    ],
    [
      'too few points of the row’s player: his cell',
      square(2, '', 1, '', '', ''),
      { code: 'winnerBelowLength', params: { points: 2, length: 3 }, place: place(2, 3) },
    ],
    [
      'too few points of the column’s player: the cell in his row',
      square(1, '', 2, '', '', ''),
      { code: 'winnerBelowLength', params: { points: 2, length: 3 }, place: place(3, 2) },
    ],
    [
      'points of one of the two alone',
      square(3, '', '', '', '', ''),
      { code: 'halfAScore', params: { given: '3' }, place: place(3, 2) },
    ],
    [
      'a second result in another of a player’s rows',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', ''],
        ['', '', '1-3', ''],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['Eva', '', '', 'x'],
      ],
      { code: 'severalGames', params: { name: 'Ana' }, place: place(3, 3) },
    ],
    [
      'points of a second one',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', '-', 3, 3],
        ['', '', '', ''],
        ['Leo', 1, '-', ''],
        ['', 2, '', ''],
        ['Eva', 0, '', '-'],
      ],
      { code: 'severalGames', params: { name: 'Leo' }, place: place(5, 2) },
    ],
    [
      'a second one that became a date: as the first would be told',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', ''],
        ['', '', new Date(2026, 0, 3), ''],
        ['', '', '', ''],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['', '', '', ''],
        ['Eva', '', '', 'x'],
      ],
      { code: 'scoreBecameDate', params: { readings: ['3-1', '1-3'] }, place: place(3, 3) },
    ],
    [
      'one that became a time, in the third row',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3:1', ''],
        ['', '', '', ''],
        ['', '', '', ''],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['', new Date(1899, 11, 30, 1, 3), '', ''],
        ['Eva', '', '', 'x'],
      ],
      { code: 'scoreBecameTime', params: { readings: ['1-3'] }, place: place(7, 2) },
    ],
    [
      'what a date leaves behind as text',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', ''],
        ['', '', 'Apr-00', ''],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['Eva', '', '', 'x'],
      ],
      { code: 'scoreBecameDate', params: { readings: ['4-0'] }, place: place(3, 3) },
    ],
    [
      'beside an empty hour',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', ''],
        ['', '', new Date(1899, 11, 30), new Date(2026, 1, 4)],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['Eva', '', '', 'x'],
      ],
      { code: 'scoreBecameDate', params: { readings: ['4-2', '2-4'] }, place: place(3, 4) },
    ],
    [
      'two columns an opponent: points of a second one in a column that shows dates',
      [
        ['', 'Ana', '', 'Leo', ''],
        ['Ana', '', '', 3, 1],
        ['', '', '', '', new Date(1900, 0, 2)],
        ['Leo', '', '', '', ''],
      ],
      { code: 'scoreBecameDate', params: { readings: ['3'] }, place: place(3, 5) },
    ],
    [
      'a second one by signs',
      [
        ['', 'Ana', 'Leo', 'Eva'],
        ['Ana', 'x', '3-1', ''],
        ['', '', '- : +', ''],
        ['Leo', '', 'x', ''],
        ['', '', '', ''],
        ['Eva', '', '', 'x'],
      ],
      { code: 'severalGames', params: { name: 'Ana' }, place: place(3, 3) },
    ],
    [
      'two columns an opponent: two results of one match',
      [
        ['', 'Ana', '', 'Leo', ''],
        ['Ana', '', '', 3, 1],
        ['Leo', 2, 3, '', ''],
      ],
      {
        code: 'contradictoryCells',
        params: { white: 'Ana', black: 'Leo', one: '3-1', other: '2-3' },
        place: place(2, 4),
      },
    ],
    [
      'two columns an opponent: his points too many',
      [
        ['', 'Ana', '', 'Leo', ''],
        ['Ana', '', '', 1, 9],
        ['Leo', '', '', '', ''],
      ],
      { code: 'winnerAboveLength', params: { points: 9, length: 3, most: 5 }, place: place(2, 5) },
    ],
    [
      'a player twice',
      [
        ['', 'Ana', 'Leo', 'Ana'],
        ['Ana', 'x', '3-1', ''],
        ['Leo', '', 'x', ''],
        ['Ana', '', '', 'x'],
      ],
      { code: 'playerTwice', params: { name: 'Ana', first: 2 }, place: place(4, 1) },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(read(rows))).toEqual(problem);
  });
});
