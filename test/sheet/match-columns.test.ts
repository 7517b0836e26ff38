import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { findHeader, type Header } from '../../src/sheet/header';
import {
  matchColumnsOf,
  matchColumnsWithoutHeader,
  scoreColumnsMissing,
  type MatchColumns,
} from '../../src/sheet/match-columns';

function headerOf(rows: readonly Row[]): Header {
  const header = findHeader(rows, [['white', 'black']]);
  if (!header.ok || header.value === null) throw new Error('no header');
  return header.value;
}

/** Where points and score are, from 0: both sides' points, and `| ` a score. */
function pointsIn({ pointsWhite, pointsBlack, score }: MatchColumns): string {
  const two = pointsWhite === null && pointsBlack === null ? 'none' : `${pointsWhite},${pointsBlack}`;
  return `${two} | ${score ?? 'none'}`;
}

const under = (...rows: readonly Row[]) => pointsIn(matchColumnsOf(headerOf(rows), rows));

describe('columns of matches under a header', () => {
  test('each by its title', () => {
    const titles = [
      'Nota',
      'Negras',
      'Puntos N',
      'Penal. N',
      'Blancas',
      'Puntos B',
      'Penal. B',
      'Grupo',
      'Obs.',
    ];
    expect(matchColumnsOf(headerOf([titles]), [titles])).toEqual({
      ...{ white: 4, black: 1, pointsWhite: 5, pointsBlack: 2, score: null, group: 7 },
      ...{ latePointsWhite: 6, latePointsBlack: 3, notes: [0, 8] },
    });
  });

  test('what has no title is nowhere', () => {
    const titles = ['Blancas', 'Resultado', 'Negras'];
    expect(matchColumnsOf(headerOf([titles]), [titles])).toEqual({
      ...{ white: 0, black: 2, pointsWhite: null, pointsBlack: null, score: 1, group: null },
      ...{ latePointsWhite: null, latePointsBlack: null, notes: [] },
    });
  });

  test.each<[string, Row[], string]>([
    ['points and a result', [['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Resultado']], '2,3 | 4'],
    ['the points of one side alone are none', [['Blancas', 'Negras', 'Puntos B']], 'none | none'],
    ['the points of the other alone are none', [['Blancas', 'Negras', 'Puntos N']], 'none | none'],
  ])('%s', (_, rows, expected) => {
    expect(under(...rows)).toBe(expected);
  });
});

describe('points on both sides of a dash', () => {
  const BETWEEN = ['Blancas', '', '', '', 'Negras'];

  test.each(['-', ':', '–', '—', '−', '‐', ' - '])('«%s» parts them', (dash) => {
    expect(under(BETWEEN, ['Ana', 3, dash, 1, 'Beto'])).toBe('1,3 | none');
  });

  test.each(['vs', '--', '-1', '.', '3', '/'])('«%s» doesn’t', (sign) => {
    expect(under(BETWEEN, ['Ana', 3, sign, 1, 'Beto'])).toBe('none | none');
  });

  test.each<[Cell, Cell]>([
    [3, 1],
    ['3', '1'],
    ['10', 12],
    ['', null],
    ['F', 3],
    [3, 'W.O.'],
    ['…', '( )'],
  ])('%p and %p may stand there', (one, other) => {
    expect(under(BETWEEN, ['Ana', one, '-', other, 'Beto'])).toBe('1,3 | none');
  });

  test.each<[Cell, Cell]>([
    ['Eva', 1],
    [3, 'Eva'],
    ['3a', 1],
    [3, 'a3'],
    [true, 1],
    [3, new Date(2026, 0, 3)],
  ])('%p and %p may not', (one, other) => {
    expect(under(BETWEEN, ['Ana', one, '-', other, 'Beto'])).toBe('none | none');
  });

  test.each<[string, Row[], string]>([
    [
      'behind the names',
      [
        ['Blancas', 'Negras', '', '', ''],
        ['Ana', 'Beto', 3, '-', 1],
      ],
      '2,4 | none',
    ],
    [
      'under a result over the first of them',
      [
        ['Blancas', 'Resultado', '', '', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      '1,3 | none',
    ],
    [
      'under one over the dash',
      [
        ['Blancas', '', 'Resultado', '', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      '1,3 | none',
    ],
    [
      'under one over the last',
      [
        ['Blancas', '', '', 'Resultado', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      '1,3 | none',
    ],
    [
      'beside a result of its own',
      [
        ['Blancas', '', '', '', 'Resultado', 'Negras'],
        ['Ana', 3, '-', 1, '3-1', 'Beto'],
      ],
      '1,3 | 4',
    ],
    [
      'beside a result before it',
      [
        ['Blancas', 'Negras', 'Resultado', '', '', ''],
        ['Ana', 'Beto', '3-1', 3, '-', 1],
      ],
      '3,5 | 2',
    ],
    [
      'under the title of one side’s points',
      [
        ['Blancas', 'Puntos B', '', '', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      '1,3 | none',
    ],
    [
      'under «Puntos» over both',
      [
        ['Blancas', 'Puntos', '', 'Puntos', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      '1,3 | none',
    ],
    [
      'between points with titles of their own',
      [
        ['Blancas', 'Puntos N', '-', 'Puntos B', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      '3,1 | none',
    ],
    [
      'not beside the number of the table',
      [
        ['Blancas', 'Mesa', '', '', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      'none | none',
    ],
    [
      'not before the number of the table',
      [
        ['Blancas', '', '', 'Mesa', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      'none | none',
    ],
    [
      'not in the column of the table itself',
      [
        ['Blancas', '', 'Mesa', '', 'Negras'],
        ['Ana', 3, '-', 1, 'Beto'],
      ],
      'none | none',
    ],
    [
      'not twice',
      [
        ['Blancas', '', '', '', '', '', 'Negras'],
        ['Ana', 3, '-', 1, '-', 2, 'Beto'],
      ],
      'none | none',
    ],
    ['not where every cell is empty', [BETWEEN, ['Ana', '', '', '', 'Beto']], 'none | none'],
    ['not under a header with nothing below', [BETWEEN], 'none | none'],
    [
      'not at the edge of the sheet',
      [
        ['', 'Blancas', 'Negras'],
        ['-', 'Ana', 'Beto'],
      ],
      'none | none',
    ],
    [
      'where some matches are not played yet',
      [BETWEEN, ['Ana', '', '', '', 'Beto'], ['Ana', 3, '-', 1, 'Eva']],
      '1,3 | none',
    ],
    [
      'where a row names one player only',
      [BETWEEN, ['Ana', 3, '-', 1, 'Beto'], ['Total', 'a', 'b', 'c', '']],
      '1,3 | none',
    ],
    [
      'where a row names the other only',
      [BETWEEN, ['Ana', 3, '-', 1, 'Beto'], ['', 'a', 'b', 'c', 'Total']],
      '1,3 | none',
    ],
    [
      'not where one match has text there',
      [BETWEEN, ['Ana', 3, '-', 1, 'Beto'], ['Ana', 'a', 'b', 'c', 'Eva']],
      'none | none',
    ],
    [
      'under headers that stand again',
      [BETWEEN, ['Ana', 3, '-', 1, 'Beto'], ['Blancas', 'B', 'vs', 'N', 'Negras'], ['Ana', 3, '-', 1, 'Eva']],
      '1,3 | none',
    ],
    ['where a player is called like a title', [BETWEEN, ['Blanca', 3, '-', 1, 'Beto']], '1,3 | none'],
  ])('%s', (_, rows, expected) => {
    expect(under(...rows)).toBe(expected);
  });
});

test.each<[Row, string[]]>([
  [
    ['Blancas', 'Negras'],
    ['pointsWhite', 'pointsBlack'],
  ],
  [['Blancas', 'Negras', 'Puntos B'], ['pointsBlack']],
  [['Blancas', 'Negras', 'Puntos N'], ['pointsWhite']],
])('%j lacks %j', (titles, missing) => {
  expect(scoreColumnsMissing(headerOf([['Liga'], titles]))).toMatchObject({
    ok: false,
    problem: { code: 'columnsMissing', params: { missing }, place: { row: 2 } },
  });
});

describe('columns of matches without a header', () => {
  const FOUR = { white: 0, black: 1, pointsWhite: 2, pointsBlack: 3, score: null, notes: [4] };
  const SCORE_BETWEEN = { white: 0, black: 2, pointsWhite: null, pointsBlack: null, score: 1, notes: [3] };
  const SCORE_BEHIND = { white: 0, black: 1, pointsWhite: null, pointsBlack: null, score: 2, notes: [3] };
  const DASH_BETWEEN = { white: 0, black: 4, pointsWhite: 1, pointsBlack: 3, score: null, notes: [5] };
  const DASH_BEHIND = { white: 0, black: 1, pointsWhite: 2, pointsBlack: 4, score: null, notes: [5] };
  const THIRD = new Date(2026, 0, 3);

  test.each<[string, Row[], Omit<MatchColumns, 'group' | 'latePointsWhite' | 'latePointsBlack'>]>([
    ['two names and points', [['Ana', 'Beto', 3, 1]], FOUR],
    ['with a note', [['Ana', 'Beto', 3, 1, 'desempate']], FOUR],
    ['not played yet', [['Ana', 'Beto']], FOUR],
    ['not played yet, in four columns', [['Ana', 'Beto', '', '0']], FOUR],
    ['a mark in three columns', [['Ana', 'Beto', 'F']], FOUR],
    ['a name and figures in the second', [['Ana', 'Equipo-2', 3, 1]], FOUR],
    ['a note in the third of four', [['Ana', '', 'Beto', 'x']], FOUR],
    ['a score behind, with a note', [['Ana', 'Beto', '3-1', 'x']], SCORE_BEHIND],
    ['a score in the place of white’s points, nothing in black’s', [['Ana', 'Beto', '3-1', '', 'x']], FOUR],
    [
      'a score in the place of white’s points, and others in two',
      [
        ['Ana', 'Beto', '3-1', ''],
        ['Ana', 'Eva', 3, 1],
        ['Beto', 'Eva', '3', ' 1 '],
      ],
      FOUR,
    ],
    ['points made up beside a mark', [['Ana', 'Beto', '3-0', 'F']], FOUR],
    ['double forfeits alone, between', [['Ana', 'F-F', 'Beto']], SCORE_BETWEEN],
    [
      'double forfeits alone, between, with a note',
      [
        ['Ana', 'F-F', 'Beto', 'no vinieron'],
        ['Ana', 'W.O. : NP', 'Eva', ''],
        ['Beto', '-', 'Eva', ''],
      ],
      SCORE_BETWEEN,
    ],
    ['double forfeits alone, behind', [['Ana', 'Beto', 'F-F']], SCORE_BEHIND],
    ['double forfeits alone, behind, with a note', [['Ana', 'Beto', 'F–F', 'no vinieron']], SCORE_BEHIND],
    [
      'who was there, by signs alone',
      [
        ['Ana', 'Beto', '- : +'],
        ['Ana', 'Eva', '…'],
      ],
      SCORE_BEHIND,
    ],
    ['the same between, with a note', [['Ana', '+/-', 'Beto', 'x']], SCORE_BETWEEN],
    [
      'the same word between all of them, with a note',
      [
        ['Ana', 'P', 'Beto', 'x'],
        ['Ana', 'p', 'Eva', ''],
      ],
      SCORE_BETWEEN,
    ],
    [
      'the same word behind all of them',
      [
        ['Ana', 'Beto', 'P'],
        ['Ana', 'Eva', 'P'],
      ],
      SCORE_BEHIND,
    ],
    [
      'the same name behind blanks',
      [
        ['Ana', '', 'Eva'],
        ['Beto', '', 'Eva'],
      ],
      SCORE_BETWEEN,
    ],
    [
      'the same name behind a word here and there',
      [
        ['Ana', '', 'Eva'],
        ['Beto', 'P', 'Eva'],
      ],
      SCORE_BETWEEN,
    ],
    [
      'the same black in every row, not played yet',
      [
        ['Ana', 'Eva'],
        ['Beto', 'Eva'],
      ],
      FOUR,
    ],
    [
      'the same black in every row, played',
      [
        ['Ana', 'Eva', 3, 1],
        ['Beto', 'Eva', 'x', ''],
      ],
      FOUR,
    ],
    ['marks in columns of their own', [['Ana', 'Beto', 'F', 'F']], FOUR],
    [
      'a player called by two marks among others',
      [
        ['Ana', 'Beto', 3, 1],
        ['Ana', 'A-F', 3, 1],
      ],
      FOUR,
    ],
    ['a number in the second', [['Ana', 7, 3, 1]], FOUR],
    ['a score between', [['Ana', '3-1', 'Beto']], SCORE_BETWEEN],
    ['a score between, with a note', [['Ana', '3-1', 'Beto', 'desempate']], SCORE_BETWEEN],
    [
      'one of several has its score between',
      [
        ['Ana', '', 'Beto', '', ''],
        ['Ana', 'F-3', 'Eva', '', 'x'],
      ],
      SCORE_BETWEEN,
    ],
    ['a score that became a date', [['Ana', THIRD, 'Beto', 'x']], SCORE_BETWEEN],
    ['a score to come between', [['Ana', '', 'Beto']], SCORE_BETWEEN],
    ['a sign between', [['Ana', '-', 'Beto']], SCORE_BETWEEN],
    [
      'two signs between',
      [
        ['Ana', '-', 'Beto'],
        ['Eva', '-', ''],
      ],
      SCORE_BETWEEN,
    ],
    ['a score behind', [['Ana', 'Beto', '3-1']], SCORE_BEHIND],
    ['a score behind that became a date', [['Ana', 'Beto', THIRD]], SCORE_BEHIND],
    [
      'one of several has its score behind',
      [
        ['Ana', 'Beto', ''],
        ['Ana', 'Eva', '3-F'],
      ],
      SCORE_BEHIND,
    ],
    ['blank columns beyond', [['Ana', 'Beto', '3-1', '', null, ' ']], SCORE_BEHIND],
    ['a dash between points between', [['Ana', 3, '-', 1, 'Beto']], DASH_BETWEEN],
    ['the same with a note', [['Ana', 3, ':', 1, 'Beto', 'x']], DASH_BETWEEN],
    [
      'the same with marks',
      [
        ['Ana', 'F', '-', 3, 'Beto'],
        ['Ana', '', '-', '', 'Eva'],
      ],
      DASH_BETWEEN,
    ],
    ['a dash between points behind', [['Ana', 'Beto', 3, '-', 1]], DASH_BEHIND],
    ['a title and a blank row above', [['Grupo A'], [], ['Ana', 'Beto', '3-1']], SCORE_BEHIND],
    ['a title above a dash', [['Grupo A'], ['', ''], ['Ana', 3, '-', 1, 'Beto']], FOUR],
    ['what stands behind a dash is no name', [['Ana', 3, '-', 1, '3-1']], FOUR],
    ['what stands behind a dash is a mark', [['Ana', 3, '-', 1, 'F']], FOUR],
  ])('%s', (_, rows, expected) => {
    const found = matchColumnsWithoutHeader(rows);
    expect(found).toEqual({
      ok: true,
      value: { ...expected, group: null, latePointsWhite: null, latePointsBlack: null },
    });
  });

  test.each<[string, Row[], number]>([
    ['nothing', [], 0],
    ['blanks', [['', null], []], 0],
    ['a column of names', [['Ana'], ['Beto', '']], 1],
  ])('%s is too narrow', (_, rows, columns) => {
    expect(matchColumnsWithoutHeader(rows)).toMatchObject({
      ok: false,
      problem: { code: 'rangeTooNarrow', params: { columns } },
    });
  });
});

describe('what is told of the columns without a header by each row alone', () => {
  test.each<[string, Row[], Partial<MatchColumns>]>([
    ['a blank row above a dash', [[], ['Ana', 3, '-', 1, 'Beto']], { white: 0, black: 4, pointsWhite: 1 }],
    [
      'a match without black beside a dash',
      [
        ['Ana', 3, '-', 1, 'Beto'],
        ['Eva', '', '-', '', ''],
      ],
      { white: 0, black: 4, pointsWhite: 1 },
    ],
    [
      'a mark among the names behind a dash',
      [
        ['Ana', 3, '-', 1, 'Beto'],
        ['Ana', 3, '-', 1, 'F'],
      ],
      { white: 0, black: 1, pointsWhite: 2 },
    ],
    ['a tick in the third', [['Ana', 'Beto', true]], { white: 0, black: 1, pointsWhite: 2 }],
    ['points as text in the third', [['Ana', 'Beto', '12']], { white: 0, black: 1, pointsWhite: 2 }],
  ])('%s', (_, rows, expected) => {
    expect(matchColumnsWithoutHeader(rows)).toMatchObject({ ok: true, value: expected });
  });

  test('a dash in the first column has nothing on its left', () => {
    expect(under(['', '', 'Blancas', 'Negras'], ['-', 3, 'Ana', 'Beto'])).toBe('none | none');
  });
});
