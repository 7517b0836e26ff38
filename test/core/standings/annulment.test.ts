import { expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import type { Match, Outcome } from '../../../src/core/standings/match';
import { groupStandings } from '../../../src/core/standings/standings';

const match = (white: string, black: string, outcome: Outcome): Match => ({
  ...{ white, black, outcome },
  playoff: false,
});
const won: Outcome = { kind: 'played', white: 3, black: 1 };
const blackAbsent: Outcome = { kind: 'forfeit', white: null, black: 'absent' };

// 2.3.3: exactly one won and all the rest lost by his own forfeit, at least one. In a group of three one is all there is.
test('one won and one own forfeit in a group of three: annulled, last, and the win is taken from nobody else', () => {
  const rows = groupStandings(
    [match('ana', 'beto', won), match('carla', 'ana', blackAbsent), match('beto', 'carla', won)],
    HG,
  );
  expect(
    rows.map(({ player, standing, halfWins, halfLosses }) => [player, standing, halfWins, halfLosses]),
  ).toEqual([
    ['beto', 'qualified', 2, 0],
    ['carla', 'qualified', 0, 2],
    ['ana', 'annulled', 0, 0],
  ]);
});

test('one own forfeit and a match lost at the board: not annulled', () => {
  const rows = groupStandings(
    [match('beto', 'ana', won), match('carla', 'ana', blackAbsent), match('beto', 'carla', won)],
    HG,
  );
  expect(rows.map(({ player, standing }) => [player, standing])).not.toContainEqual(['ana', 'annulled']);
});
