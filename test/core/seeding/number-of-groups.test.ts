import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { numberOfGroups, possibleGroups } from '../../../src/core/seeding/number-of-groups';

const groups = (players: number, wanted: number | null = null) =>
  numberOfGroups(players, wanted, HG.groupSize);

/** All numbers of groups that give every group three to five, tried one by one. */
function possible(players: number): number[] {
  return Array.from({ length: players }, (_, at) => at + 1).filter((count) => {
    const sizes = Array.from({ length: count }, (_, at) => Math.floor((players + at) / count));
    return sizes.every((size) => size >= 3 && size <= 5);
  });
}

const EVENINGS = Array.from({ length: 198 }, (_, at) => at + 3);

describe('the number of groups (7.1, rules §3)', () => {
  test('without a number: fours, filled up with threes; fives only where nothing else works', () => {
    for (const players of EVENINGS) {
      const fours = Math.ceil(players / 4);
      const expected = possible(players).includes(fours) ? fours : possible(players).pop();
      expect([players, groups(players)]).toEqual([players, { ok: true, value: expected }]);
    }
  });

  test.each([
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 3],
    [39, 10],
    [43, 11],
    [45, 12],
    [48, 12],
    [52, 13],
  ])('%i entries make %i groups', (players, expected) => {
    expect(groups(players)).toEqual({ ok: true, value: expected });
  });

  test('the director’s number wins where every group gets three to five, else the ones that work are told', () => {
    for (const players of EVENINGS.slice(0, 80)) {
      for (let wanted = 1; wanted <= players; wanted++) {
        const allowed = possible(players);
        expect([players, wanted, groups(players, wanted)]).toMatchObject([
          players,
          wanted,
          allowed.includes(wanted)
            ? { ok: true, value: wanted }
            : {
                ok: false,
                problem: { code: 'groupSizeOutside', params: { players, groups: wanted, possible: allowed } },
              },
        ]);
      }
    }
  });

  // "(11) ONCE grupos de 5, 4 o 3 participantes cada uno (o como lo decida el Director del Torneo)".
  test('eleven groups, as the regulation has them, take 33 to 55', () => {
    const taken = EVENINGS.filter((players) => groups(players, 11).ok);
    expect([Math.min(...taken), Math.max(...taken)]).toEqual([33, 55]);
  });

  test.each([1, 2])('%i players make no group', (players) => {
    expect(groups(players)).toMatchObject({ problem: { code: 'noGroupsPossible' } });
    expect(possibleGroups(players, HG.groupSize)).toEqual([]);
  });
});

test('without a largest size the fewest is one group of all', () => {
  const size = { min: 2, max: null, preferred: 4 };
  expect(possibleGroups(9, size)).toEqual([1, 2, 3, 4]);
  expect(possibleGroups(1, size)).toEqual([]);
  expect(numberOfGroups(9, 1, size)).toEqual({ ok: true, value: 1 });
  expect(numberOfGroups(9, 5, size)).toMatchObject({
    problem: { code: 'groupSizeOutside', params: { min: 2, max: 9, possible: [1, 2, 3, 4] } },
  });
  expect(numberOfGroups(1, null, size)).toMatchObject({
    problem: { code: 'noGroupsPossible', params: { players: 1, min: 2, max: 1 } },
  });
});
