import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../src/sheet/cell';
import { headerAgain, isLabel, titleAbove, titleOfBlock } from '../../src/sheet/match-blocks';
import type { MatchColumns } from '../../src/sheet/match-columns';

const NO_OTHERS = { group: null, latePointsWhite: null, latePointsBlack: null, notes: [] };
const POINTS: MatchColumns = {
  ...{ ...NO_OTHERS, white: 0, black: 1, pointsWhite: 2, pointsBlack: 3, score: null },
};
const SCORE: MatchColumns = {
  ...{ ...NO_OTHERS, white: 0, black: 2, pointsWhite: null, pointsBlack: null, score: 1 },
};

describe('a header that stands again above the next block', () => {
  test.each<[string, Row, Partial<MatchColumns>]>([
    ['the same', ['Blancas', 'Negras', 'Puntos B', 'Puntos N'], POINTS],
    ['in another language', ['White', 'Black', 'Points W', 'Points B'], POINTS],
    ['without its points', ['Blancas', 'Negras', '', ''], POINTS],
    ['with a word in their place', ['Blancas', 'Negras', 'PB y PN', ''], POINTS],
    [
      'sides changed',
      ['Negras', 'Blancas', 'Puntos N', 'Puntos B'],
      { white: 1, black: 0, pointsWhite: 3, pointsBlack: 2 },
    ],
    [
      'a score now',
      ['Blancas', 'Resultado', 'Negras', ''],
      { white: 0, black: 2, pointsWhite: null, score: 1 },
    ],
    [
      'players elsewhere',
      ['Puntos B', 'Blancas', 'Negras', 'Puntos N'],
      { white: 1, black: 2, pointsWhite: 0, pointsBlack: 3 },
    ],
    [
      'a title of a group before it',
      ['Grupo', 'Blancas', 'Negras', 'Resultado'],
      { group: 0, white: 1, black: 2, score: 3 },
    ],
    ['black’s column under white’s', ['Resultado', 'Negras', 'Blancas'], { white: 2, black: 1, score: 0 }],
    [
      'late points with it',
      ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Penal. B', 'Penal. N'],
      { ...POINTS, latePointsWhite: 4, latePointsBlack: 5 },
    ],
  ])('%s', (_, titles, expected) => {
    const rows = [['Blancas', 'Negras', 'Puntos B', 'Puntos N'], ['Ana', 'Beto', 3, 1], titles];
    expect(headerAgain(rows, 2, POINTS)).toMatchObject({ ok: true, value: expected });
  });

  test.each<[string, Row, MatchColumns]>([
    ['a match', ['Ana', 'Beto', 3, 1], POINTS],
    ['a match to come', ['Ana', 'Beto', '', ''], POINTS],
    ['a blank row', ['', '', '', ''], POINTS],
    ['titles beside no players', ['', '', 'Blancas', 'Negras'], POINTS],
    ['somebody called like a title', ['Blanca', 'Negra', 3, 1], POINTS],
    ['the same with points as text', ['Blanca', 'Negra', '3', '1'], POINTS],
    ['the same with a score', ['Blanca', '3-1', 'Negra'], SCORE],
    ['one called like a title, to come', ['Blanca', 'Beto', '', ''], POINTS],
    ['the other called like a title, to come', ['Ana', 'Negra', '', ''], POINTS],
    ['a title of a group', ['Grupo', 'Ana', '', ''], POINTS],
    ['titles that head no player', ['Ana', 'Beto', 'Blancas', 'Negras'], POINTS],
  ])('%s is none', (_, cells, columns) => {
    expect(headerAgain([['Liga'], cells], 1, columns)).toEqual({ ok: true, value: null });
  });

  test('one with a player twice is told where it stands', () => {
    expect(
      headerAgain([['Liga'], [], ['Blancas', 'Blancas', 'Negras', 'Resultado']], 2, POINTS),
    ).toMatchObject({
      ok: false,
      problem: { code: 'columnTwice', params: { column: 'white' }, place: { row: 3, column: 2 } },
    });
  });

  test.each<[string, Row, string[]]>([
    ['the players changed', ['Negras', 'Blancas', '', ''], ['pointsWhite', 'pointsBlack']],
    ['black moved', ['Blancas', '', 'Negras', ''], ['pointsWhite', 'pointsBlack']],
    ['white moved', ['', 'Negras', 'Blancas', ''], ['pointsWhite', 'pointsBlack']],
    ['half of the points', ['Negras', 'Blancas', 'Puntos B', ''], ['pointsBlack']],
  ])('one that leaves open where the points are is told: %s', (_, titles, missing) => {
    expect(headerAgain([['Liga'], [], titles], 2, POINTS)).toMatchObject({
      ok: false,
      problem: { code: 'columnsMissing', params: { missing }, place: { row: 3 } },
    });
  });

  test('its points on both sides of a dash are told by the matches below it', () => {
    const rows = [
      ['Ana', 'Beto', 3, 1],
      ['Negras', '', '', '', 'Blancas'],
      ['Ana', 3, '-', 1, 'Beto'],
    ];
    expect(headerAgain(rows, 1, POINTS)).toMatchObject({
      value: { white: 4, black: 0, pointsWhite: 1, pointsBlack: 3 },
    });
  });
});

describe('a header of two rows that stands again, bands over titles', () => {
  const SIDES: Row = ['Blancas', '', 'Negras', ''];
  const TITLES: Row = ['Jugador', 'Puntos', 'Jugador', 'Puntos'];
  const BANDED: MatchColumns = { ...POINTS, white: 0, pointsWhite: 1, black: 2, pointsBlack: 3 };

  test.each<[string, Row, Row, Partial<MatchColumns>]>([
    ['sides over titles', SIDES, TITLES, BANDED],
    [
      'sides changed',
      ['Negras', '', 'Blancas', ''],
      TITLES,
      { ...BANDED, white: 2, black: 0, pointsWhite: 3, pointsBlack: 1 },
    ],
    [
      'moved',
      ['Mesa', 'Blancas', '', 'Negras', ''],
      ['', ...TITLES],
      { white: 1, pointsWhite: 2, black: 3, pointsBlack: 4 },
    ],
    [
      'halves under a title',
      ['Blancas', 'Negras', 'Puntos', ''],
      ['', '', 'B', 'N'],
      { white: 0, black: 1, pointsWhite: 2, pointsBlack: 3 },
    ],
    ['in English', ['Local', '', 'Visitante', ''], ['Equipo', 'Score', 'Equipo', 'Score'], BANDED],
  ])('%s: the lower row tells the columns, the upper is none of a match', (_, bands, titles, expected) => {
    const rows: Row[] = [SIDES, TITLES, ['Ana', 3, 'Beto', 1], bands, titles, ['Eva', 3, 'Zoe', 1]];
    expect(headerAgain(rows, 3, BANDED)).toEqual({ ok: true, value: BANDED });
    expect(headerAgain(rows, 4, BANDED)).toMatchObject({ ok: true, value: expected });
    expect(headerAgain(rows, 5, BANDED)).toEqual({ ok: true, value: null });
  });

  test('under a header of one row', () => {
    const rows: Row[] = [['Blancas', 'Negras', 'Puntos B', 'Puntos N'], ['Ana', 'Beto', 3, 1], SIDES, TITLES];
    expect(headerAgain(rows, 2, POINTS)).toEqual({ ok: true, value: POINTS });
    expect(headerAgain(rows, 3, POINTS)).toMatchObject({ ok: true, value: BANDED });
  });

  test('one that says a side twice is told where it stands', () => {
    const rows: Row[] = [
      ['Liga'],
      [],
      ['Blancas', '', 'Blancas', 'Negras', ''],
      ['Jugador', 'Puntos', 'Jugador', ...TITLES.slice(0, 2)],
    ];
    expect(headerAgain(rows, 3, BANDED)).toMatchObject({
      ok: false,
      problem: { code: 'columnTwice', params: { column: 'white' }, place: { row: 4, column: 3 } },
    });
  });
});

describe('the title of a block on a row of its own', () => {
  test.each<[string, Row, string]>([
    ['where white stands', ['Grupo A', '', '', ''], 'Grupo A'],
    ['where black stands', ['', ' Group B ', '', ''], 'Group B'],
    ['beyond the players', ['', '', '', '', 'G3'], 'G3'],
    ['with other words behind it', ['Grupo A', '', '', '', 'lunes'], 'Grupo A'],
    ['with prepared points', ['Grupo A', '', 0, 0], 'Grupo A'],
  ])('%s', (_, cells, title) => {
    expect(titleOfBlock(cells, POINTS)).toBe(title);
  });

  test.each<[string, Row, MatchColumns]>([
    ['two players, one called like a title', ['Grupo A', 'Beto', '', ''], POINTS],
    ['a result beside it', ['Grupo A', '', 3, 1], POINTS],
    ['words first', ['Lunes', '', '', '', 'Grupo A'], POINTS],
    ['another name', ['Ana', '', '', ''], POINTS],
    ['a blank row', ['', '', '', ''], POINTS],
    ['the column of groups', ['', '', '', '', 'Grupo A'], { ...POINTS, group: 4 }],
  ])('%s: none', (_, cells, columns) => {
    expect(titleOfBlock(cells, columns)).toBeNull();
  });
});

test.each<[string, Row[], number, string]>([
  ['right above', [['Grupo A'], ['Blancas']], 1, 'Grupo A'],
  ['the nearest of two', [['Grupo A'], ['Grupo B'], ['Blancas']], 2, 'Grupo B'],
  ['over a label', [['', ' Grupo A '], ['Lunes'], [], ['Blancas']], 3, 'Grupo A'],
  ['six rows above', [['Grupo A'], [], [], [], [], [], ['Blancas']], 6, 'Grupo A'],
  ['seven are too many', [['Grupo A'], [], [], [], [], [], [], ['Blancas']], 7, ''],
  ['behind other words it is none', [['Lunes', 'Grupo A'], ['Blancas']], 1, ''],
  ['what stands below is none', [['Liga'], ['Blancas'], ['Grupo A']], 1, ''],
  ['nothing above', [['Grupo A']], 0, ''],
])('the title above a header: %s', (_, rows, headerRow, title) => {
  expect(titleAbove(rows, headerRow)).toBe(title);
});

test.each<[string, Row[], boolean]>([
  ['right above a header', [['Jornada 2'], ['Blancas', 'Negras', 'Puntos B', 'Puntos N']], true],
  ['over a blank row', [['', 'Jornada 2'], [], ['Blancas', 'Negras', '', '']], true],
  [
    'two cells',
    [
      ['Jornada 2', 'lunes'],
      ['Blancas', 'Negras', 'Puntos B', 'Puntos N'],
    ],
    false,
  ],
  [
    'a blank row',
    [
      ['', ''],
      ['Blancas', 'Negras', 'Puntos B', 'Puntos N'],
    ],
    false,
  ],
  ['above a match', [['Jornada 2'], ['Ana', 'Beto', 3, 1], ['Blancas', 'Negras', '', '']], false],
  ['above nothing', [['Jornada 2'], [], ['', '']], false],
  ['at the end', [['Jornada 2']], false],
  ['above a header that can’t be read', [['Jornada 2'], ['Blancas', 'Blancas', 'Negras']], false],
])('a label is one cell right above a header: %s', (_, rows, expected) => {
  expect(isLabel(rows, 0, POINTS)).toBe(expected);
});

test.each<[string, Row, Partial<MatchColumns>]>([
  [
    'the points the other way round',
    ['Blancas', 'Negras', 'Puntos N', 'Puntos B'],
    { pointsWhite: 3, pointsBlack: 2 },
  ],
  ['a score in their place', ['Blancas', 'Negras', 'Resultado'], { pointsWhite: null, score: 2 }],
  ['a score where white stood', ['Resultado', '', 'Blancas', 'Negras'], { white: 2, black: 3, score: 0 }],
  ['a score where black stood', ['', 'Resultado', 'Blancas', 'Negras'], { white: 2, black: 3, score: 1 }],
  [
    'white’s points there',
    ['Puntos B', '', 'Blancas', 'Negras', 'Puntos N'],
    { white: 2, pointsWhite: 0, pointsBlack: 4 },
  ],
  [
    'black’s points there',
    ['Puntos N', '', 'Blancas', 'Negras', 'Puntos B'],
    { white: 2, pointsWhite: 4, pointsBlack: 0 },
  ],
  ['the group there', ['Grupo', '', 'Blancas', 'Negras', 'Resultado'], { group: 0, white: 2, score: 4 }],
])('the next block may have %s', (_, titles, expected) => {
  expect(headerAgain([titles], 0, POINTS)).toMatchObject({ ok: true, value: expected });
});
