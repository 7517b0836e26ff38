import { expect, test } from '@jest/globals';
import { PRESETS } from '../../src/core/regulations/presets';
import { eveningPlan, eveningSlots } from '../../src/sheet/evening-plan';
import { playerKey } from '../../src/sheet/player-key';

const group = (name: string, ...players: readonly string[]) => ({
  group: name,
  players: players.map((player) => ({ name: player, key: playerKey(player) })),
});

test('the calendars of two groups under HG: Berger’s rounds, 24 minutes to 3 (2.4), boards numbered on (7.4.9)', () => {
  const plan = eveningPlan(
    [group('G1', 'Ana', 'Beto', 'Carla', 'Dora'), group('G2', 'Elsa', 'Fina', 'Gala')],
    24,
    PRESETS.HG,
  );
  expect(
    plan.map(({ group: of, round, minutes, board, white, black }) => [
      of,
      round,
      minutes,
      board,
      white,
      black,
    ]),
  ).toEqual([
    // Of the published table for four: 1–4 2–3, 4–3 1–2, 2–4 3–1.
    ['G1', 1, 0, 1, 'Ana', 'Dora'],
    ['G1', 1, 0, 2, 'Beto', 'Carla'],
    ['G1', 2, 24, 1, 'Dora', 'Carla'],
    ['G1', 2, 24, 2, 'Ana', 'Beto'],
    ['G1', 3, 48, 1, 'Beto', 'Dora'],
    ['G1', 3, 48, 2, 'Carla', 'Ana'],
    // The same without the fourth: a group of three has one board, the third of the room.
    ['G2', 1, 0, 3, 'Fina', 'Gala'],
    ['G2', 2, 24, 3, 'Elsa', 'Fina'],
    ['G2', 3, 48, 3, 'Gala', 'Elsa'],
  ]);
});

test('a third group goes on at the next board, and a match to 5 takes 40 minutes', () => {
  const plan = eveningPlan(
    [group('G1', 'A', 'B', 'C'), group('G2', 'D', 'E', 'F', 'G'), group('G3', 'H', 'I', 'J')],
    40,
    PRESETS.HG,
  );
  const boards = (name: string) => [
    ...new Set(plan.filter((one) => one.group === name).map(({ board }) => board)),
  ];
  expect(['G1', 'G2', 'G3'].map(boards)).toEqual([[1], [2, 3], [4]]);
  expect([...new Set(plan.map(({ minutes }) => minutes))]).toEqual([0, 40, 80]);
});

test('no groups, no matches', () => {
  expect(eveningPlan([], 24, PRESETS.HG)).toEqual([]);
  expect(eveningSlots([], PRESETS.HG)).toBe(0);
});
