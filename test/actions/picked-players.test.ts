import { expect, test } from '@jest/globals';
import { pickedPlayers } from '../../src/actions/picked-players';
import { playerKey } from '../../src/sheet/player-key';

const NAMES = ['José Pérez', 'Ana Ruiz', 'Ruiz', 'Ana', '007', '3-1', 'Marie-Ana Lund', '2'];
const KEYS = NAMES.map(playerKey);

const picked = (text: string) => {
  const { picked: keys, unknown } = pickedPlayers(text, KEYS);
  return unknown ?? NAMES.filter((name) => keys.has(playerKey(name)));
};

test.each([
  ['', []],
  ['1, 3', ['José Pérez', 'Ruiz']],
  ['josé perez; marie ana lund', ['José Pérez', 'Marie-Ana Lund']],
  // A comma in a name, where the two words are no players each.
  ['Pérez, José', ['José Pérez']],
  ['Pérez, José, Lund, Marie-Ana', ['José Pérez', 'Marie-Ana Lund']],
  ['1, Pérez, José\n2', ['José Pérez', 'Ana Ruiz']],
  // Two players of the list are two.
  ['Ruiz, Ana', ['Ruiz', 'Ana']],
  // A number of the list before a name; a name that is no number as people count.
  ['2', ['Ana Ruiz']],
  ['007', ['007']],
  ['3-1', ['3-1']],
  ['9', '9'],
  ['0', '0'],
  ['Pérez', 'Pérez'],
  ['1, Nadie, Ana', 'Nadie'],
])('«%s»', (text, expected) => {
  expect(picked(text)).toEqual(expected);
});
