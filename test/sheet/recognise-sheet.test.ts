import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../src/sheet/cell';
import {
  DIRECTORS_SHEETS,
  holdsSquares,
  isCalled,
  isCalledAfter,
  looksLike,
} from '../../src/sheet/recognise-sheet';
import type { SheetWord } from '../../src/sheet/vocabulary';

const SQUARE: Row[] = [
  ['Grupo A', 'Ana', 'Beto', 'Carla'],
  ['Ana', '', '3-1', '3-0'],
  ['Beto', '1-3', '', ''],
  ['Carla', '0-3', '', ''],
];

const GROUPS: Row[] = [
  ['Grupo 1', 'Ana', 'Beto'],
  ['Grupo 2', 'Carla', 'Darío'],
];

/** The kinds a sheet looks like. */
function kindsOf(rows: readonly Row[]): string[] {
  return DIRECTORS_SHEETS.filter((kind) => looksLike(rows, kind));
}

describe('what a sheet is by its columns, whatever it is called', () => {
  test.each<[string, Row, string[]]>([
    ['players with levels', ['Jugador', 'Nivel'], ['ranking']],
    ['players with places and points', ['Puesto', 'Jugador', 'Puntos'], ['ranking']],
    ['places without points', ['Puesto', 'Jugador'], []],
    ['points without places', ['Jugador', 'Puntos'], []],
    ['places and points of nobody', ['Puesto', 'Puntos'], []],
    ['levels of nobody', ['Nivel', 'Club'], []],
    ['levels after tournaments', ['Torneo', 'Jugador', 'Nivel'], []],
    ['who plays in which group', ['Grupo', 'Jugador', 'Nivel'], []],
    ['levels beside wins', ['Jugador', 'Nivel', 'Victorias'], []],
    ['who came', ['Jugador', 'Presente'], ['entries']],
    ['who said he would', ['Jugador', 'Confirmado'], ['entries']],
    ['who came, with levels', ['Jugador', 'Nivel', 'Presente'], ['entries']],
    ['who said he would, with levels', ['Jugador', 'Nivel', 'Confirmado'], ['entries']],
    ['attendance of nobody', ['Presente', 'Confirmado'], []],
    ['who came to which tournament', ['Torneo', 'Jugador', 'Presente'], []],
    ['who came to his match', ['Jugador', 'Presente', 'Blancas'], []],
    ['players beside whites', ['Jugador', 'Nivel', 'Blancas'], []],
    ['matches by groups', ['Grupo', 'Blancas', 'Negras'], ['schedule']],
    ['matches with points', ['Blancas', 'Negras', 'Puntos B', 'Puntos N'], ['schedule']],
    ['matches with results', ['Blancas', 'Negras', 'Resultado'], ['schedule']],
    ['pairs of players', ['Blancas', 'Negras'], []],
    ['pairs with the points of one', ['Blancas', 'Negras', 'Puntos B'], []],
    ['pairs with the points of the other', ['Blancas', 'Negras', 'Puntos N'], []],
    ['one side of matches in groups', ['Grupo', 'Blancas'], []],
    ['the other side of matches in groups', ['Grupo', 'Negras'], []],
    ['one side with results', ['Blancas', 'Resultado'], []],
    ['the other with results', ['Negras', 'Resultado'], []],
    ['one side with points', ['Blancas', 'Puntos B', 'Puntos N'], []],
    ['the other with points', ['Negras', 'Puntos B', 'Puntos N'], []],
    ['numbered matches', ['Partido', 'Blancas', 'Negras'], ['draw']],
    ['numbered matches with results', ['Partido', 'Blancas', 'Negras', 'Resultado'], ['draw']],
    ['matches and where their winners go', ['Blancas', 'Negras', 'Pasa a'], ['draw']],
    ['the same with results', ['Blancas', 'Negras', 'Resultado', 'Pasa a'], ['draw']],
    ['numbered matches of groups', ['Partido', 'Grupo', 'Blancas', 'Negras'], []],
    ['numbers of one side', ['Partido', 'Blancas'], []],
    ['numbers of the other side', ['Partido', 'Negras'], []],
    ['where whites go', ['Blancas', 'Pasa a'], []],
    ['where blacks go', ['Negras', 'Pasa a'], []],
    ['anything else', ['Fecha', 'Importe'], []],
  ])('%s', (_, titles, kinds) => {
    expect(kindsOf([['Liga del club'], titles])).toEqual(kinds);
  });

  test.each<[string, Row, string]>([
    ['two columns of players', ['Jugador', 'Jugador', 'Nivel'], 'ranking'],
    ['two of results', ['Blancas', 'Negras', 'Resultado', 'Score'], 'schedule'],
  ])('%s are asked about when it is read: it is that sheet', (_, titles, kind) => {
    expect(kindsOf([titles])).toContain(kind);
  });

  test.each<[string, Row[], string[]]>([
    ['a row a group', GROUPS, ['groups']],
    [
      'a column a group',
      [
        ['Grupo 1', 'Grupo 2'],
        ['Ana', 'Carla'],
        ['Beto', 'Darío'],
      ],
      ['groups'],
    ],
    ['one group alone is no sheet of groups', GROUPS.slice(0, 1), []],
    ['with somebody twice it can’t be read', [...GROUPS, ['Grupo 3', 'Ana', 'Beto']], []],
    ['a square of results is a schedule', SQUARE, ['schedule']],
    [
      'so are two, although they name groups',
      [...SQUARE, [''], ['Grupo B', 'Eva', 'Félix'], ['Eva', '', '3-1'], ['Félix', '1-3', '']],
      ['schedule'],
    ],
    ['nothing', [], []],
  ])('%s', (_, rows, kinds) => {
    expect(kindsOf(rows)).toEqual(kinds);
  });
});

test.each<[string, Row[], boolean]>([
  ['a square', SQUARE, true],
  ['no square', GROUPS, false],
  ['nothing', [], false],
  [
    'a list of matches above a square',
    [['Blancas', 'Negras', 'Resultado'], ['Ana', 'Beto', '3-1'], [''], ...SQUARE],
    false,
  ],
  ['a list whose columns can’t be told above a square', [['Blancas', 'Blancas', 'Negras'], ...SQUARE], false],
  ['squares without titles', [...SQUARE, [''], ...SQUARE], false],
])('a sheet that holds results in squares and no list: %s', (_, rows, expected) => {
  expect(holdsSquares(rows)).toBe(expected);
});

describe('what a sheet is called', () => {
  test.each<[string, SheetWord, boolean, boolean]>([
    ['Ranking', 'ranking', true, true],
    ['  RANKING ', 'ranking', true, true],
    ['Ranking 2026', 'ranking', false, true],
    ['Nuestro ranking de nivel', 'ranking', false, true],
    ['Rankings', 'ranking', false, false],
    ['Grupos', 'groups', true, true],
    ['Liga - grupos', 'groups', false, true],
    ['Subgrupos', 'groups', false, false],
    ['Gruposs', 'groups', false, false],
    ['Группы', 'groups', true, true],
    ['Grupos', 'ranking', false, false],
    ['Plan', 'schedule', false, false],
  ])('«%s» as %s: by it alone %p, among other words %p', (name, word, alone, among) => {
    expect([isCalled(name, word), isCalledAfter(name, word)]).toEqual([alone, among]);
  });
});
