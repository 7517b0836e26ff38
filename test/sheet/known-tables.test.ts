import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import { columnsOf, KNOWN_TABLES, missingOf } from '../../src/sheet/known-tables';

const table = (sheet: string) => KNOWN_TABLES.find((one) => one.sheet === sheet)!;

test('in the order of an evening', () => {
  expect(KNOWN_TABLES.map(({ sheet }) => sheet)).toEqual(['ranking', 'entries', 'schedule', 'draw']);
});

describe('what is looked for in the director’s tables (workbook.md)', () => {
  test.each<[string, readonly ColumnWord[]]>([
    ['ranking', ['player', 'rating', 'points', 'place', 'experience', 'status']],
    ['entries', ['player', 'present', 'confirmed', 'division']],
    [
      'schedule',
      [
        ...(['group', 'white', 'black', 'pointsWhite', 'score', 'pointsBlack', 'round', 'hour'] as const),
        ...(['board', 'arrivedWhite', 'arrivedBlack', 'latePointsWhite', 'latePointsBlack'] as const),
        ...(['note', 'start'] as const),
      ],
    ],
    [
      'draw',
      [
        ...(['match', 'white', 'black', 'pointsWhite', 'score', 'pointsBlack', 'round', 'hour'] as const),
        ...(['board', 'winnerTo', 'note', 'referee'] as const),
      ],
    ],
  ])('%s: each column once, those that are needed first', (sheet, columns) => {
    expect(columnsOf(table(sheet))).toEqual(columns);
  });

  test.each<[string, readonly (readonly ColumnWord[])[]]>([
    ['ranking', [['player', 'rating'], ['player', 'points'], ['player']]],
    ['entries', [['player']]],
    ['schedule', [['white', 'black']]],
    ['draw', [['white', 'black']]],
  ])('%s is told by %j', (sheet, headers) => {
    expect(table(sheet).headers).toEqual(headers);
  });
});

describe('what is missing', () => {
  test.each<[string, readonly ColumnWord[], readonly ColumnWord[]]>([
    ['ranking', ['player', 'rating'], []],
    ['ranking', ['player', 'points'], []],
    ['ranking', ['player', 'place'], ['rating']],
    ['ranking', [], ['player', 'rating']],
    ['entries', ['player', 'confirmed'], ['present']],
    ['entries', ['present'], ['player']],
    ['schedule', ['group', 'white', 'black', 'pointsWhite', 'pointsBlack'], []],
    ['schedule', ['group', 'white', 'black', 'score'], []],
    ['schedule', ['white', 'black', 'pointsWhite'], ['group', 'pointsBlack']],
    ['schedule', ['round', 'hour', 'note'], ['group', 'white', 'black', 'pointsWhite', 'pointsBlack']],
    ['draw', ['match', 'white', 'black', 'score'], []],
    ['draw', ['white', 'pointsBlack'], ['match', 'black', 'pointsWhite']],
  ])('%s with %j lacks %j', (sheet, has, missing) => {
    expect(missingOf(table(sheet), (column) => has.includes(column))).toEqual(missing);
  });
});
