import { describe, expect, test } from '@jest/globals';
import type { DrawConflict } from '../../src/core/knockout/play-draw';
import { PENDING, type Outcome } from '../../src/core/standings/match';
import { conflictProblem, drawMatches, writtenResult } from '../../src/sheet/draw-matches';
import type { DrawLine, DrawSource } from '../../src/sheet/written-draw';

const player = (name: string) => ({ kind: 'player', player: name }) as const;
const place = (group: string, number: number) => ({ kind: 'groupPlace', group, place: number }) as const;
const winner = (of: string) => ({ kind: 'winner', of }) as const;
const OPEN = { kind: 'open' } as const;
const BYE = { kind: 'bye' } as const;
const WON: Outcome = { kind: 'played', white: 5, black: 2 };
const NOBODY = () => null;

/** A row of a draw: what its cells say, and where its players come from where that is something else. */
const line = (
  match: string,
  row: number,
  [white, black]: readonly [DrawSource, DrawSource],
  more: Partial<DrawLine> & { readonly from?: readonly [DrawSource, DrawSource] } = {},
): DrawLine => {
  const { from = [white, black], ...rest } = more;
  return {
    ...{ row, columns: { white: 2, black: 5 }, match, round: 4, outcome: PENDING, isReplay: false },
    white: { written: white, source: from[0] },
    black: { written: black, source: from[1] },
    ...rest,
  };
};

/** Group 1 is over, the others are open. */
const holder = (group: string, number: number) => (group === '1' ? `${number} of 1` : null);

describe('a written draw as it is played', () => {
  test('sides, where the winner goes, and the results of all rows of a match', () => {
    const lines = [
      line('M1', 1, [player('ana'), player('bea')], { outcome: WON }),
      line('M2', 2, [player('carla'), BYE]),
      line('M3', 3, [player('ana'), OPEN], { round: 2, from: [winner('M1'), winner('M2')] }),
      line('M1', 4, [player('zoe'), player('bea')], { isReplay: true, outcome: PENDING }),
    ];
    const winnerTo = new Map([
      ['M1', 'M3'],
      ['M2', 'M3'],
    ]);
    expect(drawMatches({ lines, winnerTo }, NOBODY)).toEqual([
      {
        ...{ id: 'M1', round: 4, winnerTo: 'M3', white: player('ana'), black: player('bea') },
        results: [
          { white: 'ana', black: 'bea', outcome: WON },
          { white: 'zoe', black: 'bea', outcome: PENDING },
        ],
      },
      {
        ...{ id: 'M2', round: 4, winnerTo: 'M3', white: player('carla'), black: BYE },
        results: [{ white: 'carla', black: null, outcome: PENDING }],
      },
      {
        ...{ id: 'M3', round: 2, winnerTo: null, white: winner('M1'), black: winner('M2') },
        results: [{ white: 'ana', black: null, outcome: PENDING }],
      },
    ]);
  });

  test('rows that are left out give no result', () => {
    const lines = [
      line('M1', 1, [player('ana'), player('bea')]),
      line('M1', 2, [player('zoe'), player('bea')], { isReplay: true }),
    ];
    const [match] = drawMatches({ lines, winnerTo: new Map() }, NOBODY, ({ row }) => row === 1);
    expect(match!.results!.map(({ white }) => white)).toEqual(['zoe']);
  });

  test.each<[string, DrawSource, DrawSource, object]>([
    ['whoever holds it', place('1', 2), place('1', 2), player('2 of 1')],
    ['whoever holds it, not the name in the cell', place('1', 2), player('ana'), player('2 of 1')],
    ['while the group is open, whoever has been put there', place('7', 1), player('ana'), player('ana')],
    ['while the group is open, nobody yet', place('7', 1), place('7', 1), OPEN],
    ['while the group is open and the cell blank, nobody yet', place('7', 1), OPEN, OPEN],
  ])('on the place of a group plays %s', (_, source, written, slot) => {
    const lines = [line('M1', 1, [player('zoe'), written], { from: [player('zoe'), source] })];
    expect(drawMatches({ lines, winnerTo: new Map() }, holder)[0]).toMatchObject({
      white: player('zoe'),
      black: slot,
    });
  });
});

test.each<[string, DrawSource, string | null]>([
  ['a name', player('ana'), 'ana'],
  ['a place of a group that is over', place('1', 3), '3 of 1'],
  ['a place of a group that is open', place('2', 3), null],
  ['a reference to an earlier match', winner('M1'), null],
  ['nothing', OPEN, null],
  ['a bye', BYE, null],
])('who has played by a row that says %s', (_, written, expected) => {
  const row = line('M3', 1, [written, player('zoe')], { outcome: WON });
  expect(writtenResult(row, holder)).toEqual({ white: expected, black: 'zoe', outcome: WON });
});

test('only places of groups are asked for', () => {
  const asked = (written: DrawSource) => writtenResult(line('M3', 1, [written, BYE]), () => 'iris').white;
  expect([place('1', 1), winner('M1'), OPEN, BYE].map(asked)).toEqual(['iris', null, null, null]);
});

describe('a result that can’t be is told with its cell', () => {
  const first = line('M1', 3, [player('ana'), player('bea')], { outcome: WON });
  const replay = line('M1', 6, [player('zoe'), player('bea')], {
    isReplay: true,
    outcome: { ...WON, white: 6 },
  });
  const lines = [line('M2', 1, [player('carla'), player('dora')], { outcome: WON }), first, replay];
  const nameOf = (key: string) => key.toUpperCase();
  const conflict = (result: DrawConflict['result'], seated: readonly string[]): DrawConflict => ({
    ...{ kind: 'notSeated', match: 'M1', result, seated },
  });
  const at = (...given: Parameters<typeof conflict>) =>
    conflictProblem(conflict(...given), { lines }, nameOf).place;

  test('both who is written and who plays it, by their names', () => {
    const result = { white: 'ana', black: null, outcome: WON };
    expect(conflictProblem(conflict(result, ['carla', 'bea']), { lines }, nameOf)).toEqual({
      code: 'drawConflict',
      params: { kind: 'notSeated', match: 'M1', written: ['ANA'], seated: ['CARLA', 'BEA'] },
      place: { row: 4, column: 3 },
    });
  });

  test.each<[string, string | null, string | null, readonly string[], number]>([
    ['white is another', 'ana', 'bea', ['carla', 'bea'], 3],
    ['black is another', 'ana', 'bea', ['ana', 'carla'], 6],
    ['both are others', 'ana', 'bea', ['carla', 'dora'], 3],
    ['neither is', 'ana', 'bea', ['ana', 'bea'], 3],
    ['black is nobody yet', 'ana', null, ['ana'], 6],
    ['white is nobody yet', null, 'bea', ['bea'], 3],
  ])('%s', (_, white, black, seated, column) => {
    expect(at({ white, black, outcome: WON }, seated)).toEqual({ row: 4, column });
  });

  test('in the row of that result; where none has it, in the first of its match', () => {
    expect(at({ white: 'zoe', black: 'bea', outcome: replay.outcome }, ['bea'])).toEqual({
      row: 7,
      column: 3,
    });
    const other: Outcome = { kind: 'played', white: 5, black: 2 };
    expect(at({ white: 'zoe', black: 'bea', outcome: other }, ['bea'])).toEqual({ row: 4, column: 3 });
  });
});
