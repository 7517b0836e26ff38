import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { initialsOf } from '../../src/actions/publish/public-names';
import { playerKey } from '../../src/sheet/player-key';
import { hostileText } from '../arbitraries/hostile-text';
import { runs } from '../arbitraries/runs';

const called = (...names: string[]) => {
  const nameOf = initialsOf(new Map(names.map((name) => [playerKey(name), name])));
  return names.map((name) => nameOf(playerKey(name)));
};

test('initials as a club would write them', () => {
  expect(called('Ana Ruiz')).toEqual(['A. R.']);
  expect(called('Pérez, José')).toEqual(['J. P.']);
  expect(called('Marie-Ana Lund')).toEqual(['M. A. L.']);
  expect(called('ángel')).toEqual(['Á.']);
  expect(called('007')).toEqual(['0.']);
  expect(called('Ελένη Παππά')).toEqual(['Ε. Π.']);
  expect(called('=HYPERLINK("x")')).toEqual(['H. X.']);
  expect(called('---')).toEqual(['?']);
});

test('they tell apart whom they stand for, whatever the order of the list', () => {
  expect(called('Ana Ruiz', 'Aldo Reyes').sort()).toEqual(['A. R.', 'A. R. 2']);
  expect(called('Aldo Reyes', 'Ana Ruiz')).toEqual(called('Ana Ruiz', 'Aldo Reyes').reverse());
  fc.assert(
    fc.property(fc.uniqueArray(hostileText, { selector: playerKey, maxLength: 30 }), (names) => {
      expect(new Set(called(...names)).size).toBe(names.length);
    }),
    runs(100),
  );
});

test('nothing of a name is left but its initials, and nothing that a page or a sheet would act on', () => {
  fc.assert(
    fc.property(hostileText, (name) => {
      expect(called(name)[0]).toMatch(/^(\?|[\p{L}\p{M}\p{N}]{1,3}\.( [\p{L}\p{M}\p{N}]{1,3}\.){0,3})$/u);
    }),
    runs(100),
  );
  expect(initialsOf(new Map())('ana ruiz')).toBe('?');
});
