import { describe, expect, test } from '@jest/globals';
import { HG } from '../../src/core/regulations/hg';
import type { Row } from '../../src/sheet/cell';
import { readMatches } from '../../src/sheet/read-matches';
import { problemOf, valueOf } from './reading';

/** `G1: ana – leo (2)`: group, sides, row. */
function matches(rows: readonly Row[]): string[] {
  return valueOf(readMatches(rows, HG)).groups.flatMap(({ group, matches: ofGroup, rows: itsRows }) =>
    ofGroup.map(({ white, black }, index) => `${group}: ${white} – ${black} (${itsRows[index]})`),
  );
}

const HEADER = ['Blancas', 'Negras', 'Resultado'];

describe('matches in each of the forms that directors keep', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    [
      'without a header',
      [
        ['Ana', 'Leo', 3, 1],
        ['Ana', 'Eva', '', ''],
      ],
      [': ana – leo (1)', ': ana – eva (2)'],
    ],
    [
      'the score between the players',
      [
        ['Ana', '3-1', 'Leo'],
        ['Ana', '', 'Eva'],
      ],
      [': ana – leo (1)', ': ana – eva (2)'],
    ],
    [
      'under a header below a title',
      [['Calendario'], HEADER, ['Ana', 'Leo', '3-1'], [], ['Ana', 'Eva', '']],
      [': ana – leo (3)', ': ana – eva (5)'],
    ],
    [
      'the score on two sides of a dash',
      [
        ['Torneo', 'Marzo'],
        ['Blancas', '', '', '', 'Negras'],
        ['Ana', 3, '-', 1, 'Leo'],
        ['Eva', '', '-', '', 'Zoe'],
      ],
      [': ana – leo (3)', ': eva – zoe (4)'],
    ],
    [
      'a group once for the rows below it',
      [
        ['Grupo', ...HEADER],
        ['G2', 'Ana', 'Leo', ''],
        ['', 'Ana', 'Eva', ''],
        ['G1', 'Ida', 'Zoe', ''],
      ],
      ['G1: ida – zoe (4)', 'G2: ana – leo (2)', 'G2: ana – eva (3)'],
    ],
    [
      'a title above each block, the first above the header',
      [['Grupo A'], HEADER, ['Ana', 'Leo', ''], [], ['Grupo B'], HEADER, ['Eva', 'Zoe', '']],
      ['Grupo A: ana – leo (3)', 'Grupo B: eva – zoe (7)'],
    ],
    [
      'a title as far above its header as one may stand',
      [
        ['Grupo A'],
        ...[['Salón'], ['Mesas 1 y 2'], ['20:00'], ['A 3'], []],
        HEADER,
        ['Ana', 'Leo', ''],
        ['Grupo B'],
        ['Eva', 'Zoe', ''],
      ],
      ['Grupo A: ana – leo (8)', 'Grupo B: eva – zoe (10)'],
    ],
    [
      'a title right below the header',
      [HEADER, ['Grupo A'], ['Ana', 'Leo', ''], ['Ana', 'Eva', '']],
      ['Grupo A: ana – leo (3)', 'Grupo A: ana – eva (4)'],
    ],
    [
      'titles of the rounds above the header of each block',
      [HEADER, ['Ana', 'Leo', ''], ['Jornada 2'], HEADER, ['Ana', 'Eva', '']],
      [': ana – leo (2)', ': ana – eva (5)'],
    ],
    [
      'a cross-table',
      [
        ['', 'Ana', 'Leo'],
        ['Ana', 'x', '3-1'],
        ['Leo', '', 'x'],
      ],
      [': ana – leo (2)'],
    ],
    [
      'a row of sums is no match, wherever it says so',
      [
        ['Mesa', ...HEADER, 'Puntos'],
        [1, 'Ana', 'Leo', '3-1', ''],
        ['Total', '', '', 1, 4],
        [2, 'Ana', 'Eva', '', ''],
      ],
      [': ana – leo (2)', ': ana – eva (4)'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(matches(rows)).toEqual(expected);
  });
});

describe('matches that can’t be read', () => {
  const place = (row: number, column: number) => ({ row, column });
  const CASES: [string, readonly Row[], ReturnType<typeof problemOf>][] = [
    ['nothing', [['', null], []], { code: 'noMatches', params: {} }],
    ['a header and nothing below', [HEADER], { code: 'noMatches', params: {} }],
    ['one column', [['Ana'], ['Leo']], { code: 'rangeTooNarrow', params: { columns: 1 } }],
    [
      'two columns for one side',
      [
        [...HEADER, 'Negras'],
        ['Ana', 'Leo', '3-1', ''],
      ],
      { code: 'columnTwice', params: { column: 'black', header: 'Negras' }, place: place(1, 4) },
    ],
    [
      'two columns for the score',
      [
        [...HEADER, 'Resultado'],
        ['Ana', 'Leo', '3-1', '3-1'],
      ],
      { code: 'columnTwice', params: { column: 'score', header: 'Resultado' }, place: place(1, 4) },
    ],
    [
      'two columns of groups, the score on two sides of a dash',
      [
        ['Mesa', 'Sala', 'Blancas', '', '', '', 'Negras', 'Grupo', 'Grupo'],
        [1, 'A', 'Ana', 3, '-', 1, 'Leo', 'G1', ''],
      ],
      { code: 'columnTwice', params: { column: 'group', header: 'Grupo' }, place: place(1, 9) },
    ],
    [
      'no column for the result',
      [['Marzo'], ['Blancas', 'Negras'], ['Ana', 'Leo']],
      {
        code: 'columnsMissing',
        params: { missing: ['pointsWhite', 'pointsBlack'] },
        place: { row: 2 },
      },
    ],
    [
      'no group above: the group’s cell',
      [
        [...HEADER, 'Grupo'],
        ['Ana', 'Leo', '3-1', ''],
      ],
      { code: 'groupMissing', params: {}, place: place(2, 4) },
    ],
    [
      'no title above: the cell of the first player',
      [['Mesa', ...HEADER], [1, 'Ana', 'Leo', '3-1'], ['Grupo B'], [1, 'Eva', 'Zoe', '']],
      { code: 'groupMissing', params: {}, place: place(2, 2) },
    ],
    [
      'a block without groups above one that has them',
      [
        [...HEADER, ''],
        ['Ana', 'Leo', '', ''],
        [...HEADER, 'Grupo'],
        ['Eva', 'Zoe', '', 'G2'],
      ],
      { code: 'groupMissing', params: {}, place: place(2, 1) },
    ],
    [
      'a pairing twice',
      [HEADER, ['Ana', 'Leo', '3-1'], ['LEO', 'Ana', '']],
      { code: 'duplicateMatch', params: { white: 'LEO', black: 'Ana', first: 2 }, place: place(3, 1) },
    ],
    [
      'a player alone, with nothing above it that he could be a label of',
      [HEADER, ['Ana', 'Leo', '3-1'], ['Eva', '', '']],
      { code: 'playerMissing', params: {}, place: place(3, 2) },
    ],
    [
      'half a score',
      [['Ana', 'Leo', 3, '']],
      { code: 'halfAScore', params: { given: '3' }, place: place(1, 4) },
    ],
  ];

  test.each(CASES)('%s', (_, rows, problem) => {
    expect(problemOf(readMatches(rows, HG))).toEqual(problem);
  });
});
