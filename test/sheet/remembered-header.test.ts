import { expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import type { Row } from '../../src/sheet/cell';
import { withRememberedTitles } from '../../src/sheet/remembered-header';

const TITLES: Partial<Record<ColumnWord, string>> = { player: 'Jugador', rating: 'Nivel', group: 'Grupo' };

function remembered(rows: readonly Row[], row: number, columns: readonly (readonly [ColumnWord, number])[]) {
  return withRememberedTitles(rows, { row, columns: new Map(columns) }, (word) => TITLES[word] ?? '?');
}

/** Two columns that the director told once, whatever heads them now. */
const PLAYER_AND_RATING = [
  ['player', 0],
  ['rating', 2],
] as const;

test.each<[string, Row, Row]>([
  ['whatever they are called', ['Who', 'Club', 'How good'], ['Jugador', 'Club', 'Nivel']],
  ['a number or nothing over them', [7, 'Club', null], ['Jugador', 'Club', 'Nivel']],
  ['as they were', ['Jugador', 'Club', 'Nivel'], ['Jugador', 'Club', 'Nivel']],
  ['one that is called like another', ['Nivel', 'Club', 'Jugador'], ['Jugador', 'Club', 'Nivel']],
  ['another column claims the same', ['X', 'Elo', 'Y', 'Nombre'], ['Jugador', '', 'Nivel', '']],
  ['others mean something else', ['X', 'Grupo', 'Y', 'Puntos'], ['Jugador', 'Grupo', 'Nivel', 'Puntos']],
  ['others hold numbers and gaps', ['X', 3, 'Y', null], ['Jugador', 3, 'Nivel', '']],
  ['the row ends before the last of them', ['X'], ['Jugador', '', 'Nivel']],
])('remembered columns have the titles that are read: %s', (_, titles, expected) => {
  expect(remembered([titles], 0, PLAYER_AND_RATING)).toEqual([expected]);
});

test('the other rows stay as they are, header or not', () => {
  const rows: Row[] = [['Nivel', 'Jugador'], ['x', 'y', 'z'], ['Ana', 'Lund', 1500], []];
  expect(remembered(rows, 1, PLAYER_AND_RATING)).toEqual([rows[0], ['Jugador', 'y', 'Nivel'], rows[2], []]);
});

test('a header that is below the sheet now leaves it alone', () => {
  const rows: Row[] = [['Ana', 'Lund', 1500]];
  expect(remembered(rows, 4, PLAYER_AND_RATING)).toEqual(rows);
});

test('with nothing remembered the titles stay', () => {
  expect(remembered([['Jugador', 'Nivel']], 0, [])).toEqual([['Jugador', 'Nivel']]);
});
