import { expect, test } from '@jest/globals';
import { treeOf, treesOf } from '../../src/ui/common/tree';
import type { LiveRound } from '../../src/ui/live-contract';
import { drawMatch } from './live-snapshots';

/** Six players: two play-ins, of which each leads to a semifinal against a seed. */
const SIX = [
  {
    name: 'Repechaje',
    matches: [drawMatch('M1', 'Repechaje', 'M3', ['C', 'F']), drawMatch('M2', 'Repechaje', 'M4', ['D', 'E'])],
  },
  {
    name: 'Semifinal',
    matches: [
      drawMatch('M3', 'Semifinal', 'M5', ['A', 'Ganador M1']),
      drawMatch('M4', 'Semifinal', 'M5', ['B', 'Ganador M2']),
    ],
  },
  { name: '3er puesto', matches: [drawMatch('M6', '3er puesto', null, ['X', 'Y'])] },
  { name: 'Final', matches: [drawMatch('M5', 'Final', null, ['Ganador M3', 'Ganador M4'])] },
];

const placed = (rounds: Parameters<typeof treeOf>[0]) =>
  treeOf(rounds).cells.map(({ match, column, slot, slots }) => [match.id, column, slot, slots]);

test('each match stands in the middle of those its players come from', () => {
  expect(treeOf(SIX)).toMatchObject({ columns: ['Repechaje', 'Semifinal', 'Final'], slots: 2 });
  expect(placed(SIX)).toEqual([
    ['M1', 0, 0, 1],
    ['M2', 0, 1, 1],
    ['M3', 1, 0, 1],
    ['M4', 1, 1, 1],
    ['M5', 2, 0, 2],
  ]);
  expect(treeOf(SIX).cells[4]!.line).toEqual([0.25, 0.75]);
});

test('the match for third place is apart', () => {
  expect(treeOf(SIX).apart.map(({ name }) => name)).toEqual(['3er puesto']);
});

test('a draw that does not say where its winners go has its rounds side by side', () => {
  const loose = SIX.map(({ name, matches }) => ({
    name,
    matches: matches.map((match) => ({ ...match, winnerTo: null })),
  }));
  expect(treeOf(loose).apart).toEqual([]);
  expect(placed(loose).map(([id, column]) => `${id} ${column}`)).toEqual([
    ...['M1 0', 'M2 0', 'M3 1', 'M4 1', 'M6 2', 'M5 3'],
  ]);
});

test('a draw whose references go round in circles ends all the same', () => {
  const circle = [
    { name: 'A', matches: [drawMatch('M1', 'A', 'M2', ['a', 'b']), drawMatch('M2', 'A', 'M1', ['c', 'd'])] },
    { name: 'B', matches: [drawMatch('M3', 'B', null, ['e', 'f'])] },
  ];
  expect(treeOf(circle).cells).toHaveLength(3);
});

test('a draw that is too high for a page goes by halves, and their winners with what is apart', () => {
  const names = (half: readonly LiveRound[]) =>
    half.map(({ name, matches }) => `${name}: ${matches.map(({ id }) => id).join(' ')}`);
  expect(treesOf(SIX, 2).map(names)).toEqual([names(SIX)]);
  expect(treesOf(SIX, 1).map(names)).toEqual([
    ['Repechaje: M1', 'Semifinal: M3'],
    ['Repechaje: M2', 'Semifinal: M4'],
    ['3er puesto: M6', 'Final: M5'],
  ]);
  // A half is a tree although its winner goes on.
  expect(placed(treesOf(SIX, 1)[0]!)).toEqual([
    ['M1', 0, 0, 1],
    ['M3', 1, 0, 1],
  ]);
});
