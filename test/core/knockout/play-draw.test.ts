import { describe, expect, test } from '@jest/globals';
import { drawOf, type DrawMatch, type Slot, type WrittenResult } from '../../../src/core/knockout/draw';
import { playDraw, type DrawState, type KnockoutRules } from '../../../src/core/knockout/play-draw';
import type { Round } from '../../../src/core/knockout/rounds';
import { PENDING, type Absence } from '../../../src/core/standings/match';

const HG: KnockoutRules = { forfeitBringsBack: true, forfeitWinCountsAsWin: true };
const PLAIN: KnockoutRules = { ...HG, forfeitBringsBack: false };

const slot = (text: string): Slot => {
  if (text === '') return { kind: 'open' };
  if (text === '-') return { kind: 'bye' };
  const [, letter, match] = /^([WL])(M\d)$/.exec(text) ?? [];
  return match ? { kind: letter === 'W' ? 'winner' : 'loser', of: match } : { kind: 'player', player: text };
};

/** `A 5-3 D`, `A F-0 D`, `A A-F D`, `A : D` not played yet; without names the row leaves its players to earlier matches. */
const result = (text: string): WrittenResult => {
  const [, waiting, opponent] = /^(\S+)? ?: ?(\S+)?$/.exec(text) ?? [];
  if (text.includes(':')) return { white: waiting ?? null, black: opponent ?? null, outcome: PENDING };
  const [, white, left, right, black] = /^(\S+ )?(\w)-(\w)( \S+)?$/.exec(text)!;
  const absence = (mark: string): Absence | null => (mark === 'F' ? 'absent' : mark === 'A' ? 'left' : null);
  const marks = { white: absence(left!), black: absence(right!) };
  return {
    ...{ white: white?.trim() ?? null, black: black?.trim() ?? null },
    outcome:
      marks.white || marks.black
        ? { kind: 'forfeit', ...marks }
        : { kind: 'played', white: Number(left), black: Number(right) },
  };
};

/** Eight players: A–H, D–E, B–G, C–F; then their winners, M1 with M2 and M3 with M4. */
const EIGHT: readonly (readonly [string, Round, string, string])[] = [
  ['M1', 8, 'A', 'H'],
  ['M2', 8, 'D', 'E'],
  ['M3', 8, 'B', 'G'],
  ['M4', 8, 'C', 'F'],
  ['M5', 4, 'WM1', 'WM2'],
  ['M6', 4, 'WM3', 'WM4'],
  ['M7', 2, 'WM5', 'WM6'],
];

const THIRD = ['M8', 'thirdPlace', 'LM5', 'LM6'] as const;

function played(
  results: Readonly<Record<string, readonly string[]>>,
  rules = HG,
  draw: readonly (readonly [string, Round, string, string])[] = EIGHT,
): DrawState {
  const matches = draw.map(([id, round, white, black]): DrawMatch => ({
    ...{ id, round, white: slot(white), black: slot(black), winnerTo: null },
    results: (results[id] ?? []).map(result),
  }));
  return playDraw(matches, rules);
}

/** Place, round and wins of a player. */
const of = ({ players }: DrawState, player: string): unknown[] => {
  const { place, round, wins } = players.get(player)!;
  return [place, round, wins];
};

const FAVOURITES = { M1: ['5-1'], M2: ['5-1'], M3: ['5-1'], M4: ['5-1'] };

test('played to the end: 1, 2, 3, 3, 5, 5, 5, 5', () => {
  const state = played({ ...FAVOURITES, M5: ['5-1'], M6: ['5-1'], M7: ['A 7-6 B'] });
  expect([...'ABCDEFGH'].map((player) => state.players.get(player)!.place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  expect([...'ABCDEFGH'].map((player) => state.players.get(player)!.wins)).toEqual([3, 2, 1, 1, 0, 0, 0, 0]);
  expect(state.conflicts).toEqual([]);
});

test('the rows may stand in any order', () => {
  const results = { ...FAVOURITES, M5: ['A F-0 D', 'H 5-2 D'], M6: ['5-1'], M7: ['7-6'] };
  const state = played(results, HG, [...EIGHT].reverse());
  expect([...'ABCDEFGH'].map((player) => state.players.get(player)!.place)).toEqual([
    ...[null, 2, 3, 3, 5, 5, 5, 1],
  ]);
});

describe('a draw written down in part', () => {
  const stillIn = ({ players }: DrawState, player: string): boolean => players.get(player)!.stillIn;

  test('who won goes to the round that follows, who lost has his place', () => {
    const state = played({ M1: ['5-1'] }, HG, EIGHT.slice(0, 1));
    expect([of(state, 'A'), stillIn(state, 'A')]).toEqual([[null, 4, 1], true]);
    expect([of(state, 'H'), stillIn(state, 'H')]).toEqual([[5, 8, 0], false]);
  });

  test('while a match is not played both are in', () => {
    const state = played({}, HG, EIGHT.slice(0, 1));
    expect(['A', 'H'].map((player) => [of(state, player), stillIn(state, player)])).toEqual([
      ...[
        [[null, 8, 0], true],
        [[null, 8, 0], true],
      ],
    ]);
  });

  test('who won the final, or the match for third, is not in any more', () => {
    const state = played({ M7: ['7-0'], M8: ['5-0'] }, PLAIN, [
      ['M7', 2, 'A', 'B'],
      ['M8', 'thirdPlace', 'C', 'D'],
    ]);
    expect([...'ABCD'].map((player) => [of(state, player), stillIn(state, player)])).toEqual([
      ...[
        [[1, 2, 1], false],
        [[2, 2, 0], false],
      ],
      ...[
        [[3, 'thirdPlace', 1], false],
        [[4, 'thirdPlace', 0], false],
      ],
    ]);
  });

  test('an offender is out, and has no place', () => {
    const state = played({ M1: ['F-0'] }, HG, EIGHT.slice(0, 1));
    expect(state.players.get('A')).toEqual({
      ...{ place: null, round: 8, wins: 0, stillIn: false, offender: true },
    });
    expect(state.players.get('H')).toEqual({
      ...{ place: null, round: 4, wins: 1, stillIn: true, offender: false },
    });
  });

  test('who loses in the play-in comes behind the draw, whose size the rounds give', () => {
    const playIn = ['M1', 'playIn', 'D', 'E'] as const;
    const state = played({ M1: ['5-0'] }, HG, [playIn, ['M2', 4, 'A', 'WM1'], ['M3', 4, 'B', 'C']]);
    expect(of(state, 'E')).toEqual([5, 'playIn', 0]);
    expect(of(played({ M1: ['5-0'] }, HG, [playIn, ['M2', 2, 'A', 'WM1']]), 'E')).toEqual([3, 'playIn', 0]);
    const alone = played({ M1: ['5-0'] }, HG, [playIn]);
    expect(['D', 'E'].map((player) => of(alone, player))).toEqual([
      ...[
        [null, 'playIn', 1],
        [null, 'playIn', 0],
      ],
    ]);
  });
});

describe('a forfeit in the second phase (HG 2.3.9)', () => {
  test('brings back the last whom the offender put out, for the same match', () => {
    const waiting = played({ ...FAVOURITES, M5: ['A F-0 D'] });
    expect(waiting.matches.get('M5')).toMatchObject({ white: 'H', black: 'D', back: ['H'] });
    expect(waiting.matches.get('M5')!.winner).toBeUndefined();
    expect(of(waiting, 'A')).toEqual([null, 4, 0]);
    expect(of(waiting, 'H')).toEqual([null, 4, 0]);

    const over = played({ ...FAVOURITES, M5: ['A F-0 D', 'H 5-2 D'] });
    expect(over.matches.get('M5')).toMatchObject({ winner: 'H', loser: 'D' });
    expect(of(over, 'H')).toEqual([null, 2, 1]);
    expect(of(over, 'D')).toEqual([3, 4, 1]);
    expect(of(over, 'A')).toEqual([null, 4, 0]);
  });

  test('the last, not the first', () => {
    const state = played({ ...FAVOURITES, M5: ['5-1'], M6: ['5-1'], M7: ['F-0', 'D 7-0 B'] });
    expect(of(state, 'D')).toEqual([1, 2, 2]);
    expect(of(state, 'H')).toEqual([5, 8, 0]);
    expect(of(state, 'A')).toEqual([null, 2, 0]);
  });

  test('who left counts as who was not there', () => {
    expect(played({ ...FAVOURITES, M5: ['A A-0 D'] }).matches.get('M5')!.back).toEqual(['H']);
  });

  test('with nobody to come back the opponent passes, with a match won', () => {
    const state = played({ M1: ['F-0'] });
    expect(state.matches.get('M1')).toMatchObject({ winner: 'H', back: [] });
    expect(of(state, 'H')).toEqual([null, 4, 1]);
    expect(of(state, 'A')).toEqual([null, 8, 0]);
    expect(of(played({ M1: ['F-0'] }, { ...HG, forfeitWinCountsAsWin: false }), 'H')).toEqual([null, 4, 0]);
  });

  test('who won by a forfeit has put nobody out, and an offender does not come back', () => {
    const state = played({ M1: ['0-F'], M2: ['5-1'], M5: ['A F-0 D'] });
    expect(state.matches.get('M5')).toMatchObject({ winner: 'D', back: [] });
    expect(of(state, 'D')).toEqual([null, 2, 2]);
  });

  test('a second forfeit in the same match: of who came back', () => {
    const state = played({ ...FAVOURITES, M5: ['A F-0 D', 'H F-0 D'] });
    expect(state.matches.get('M5')).toMatchObject({ winner: 'D' });
    expect(of(state, 'H')).toEqual([null, 4, 0]);
    expect(of(state, 'D')).toEqual([null, 2, 2]);
  });

  test('both: for each the last he put out', () => {
    const state = played({ ...FAVOURITES, M5: ['F-F', 'E 5-4 H'] });
    expect(state.matches.get('M5')).toMatchObject({ white: 'H', black: 'E', winner: 'E' });
    expect(of(state, 'E')).toEqual([null, 2, 1]);
    expect(of(state, 'H')).toEqual([3, 4, 0]);
  });

  test('both, with nobody to come back: nobody passes, and who would have met them does', () => {
    const state = played({ M1: ['F-F'], M2: ['5-1'] });
    expect(state.matches.get('M1')).toMatchObject({ winner: null, loser: null });
    expect(state.matches.get('M5')).toMatchObject({ white: null, black: 'D', winner: 'D' });
    // Without a match there is no win.
    expect(of(state, 'D')).toEqual([null, 2, 1]);
  });

  test('where the next match is played already the director has decided who went on', () => {
    const opponent = played({ ...FAVOURITES, M5: ['F-0'], M6: ['5-1'], M7: ['D 7-2 B'] });
    expect(of(opponent, 'D')).toEqual([1, 2, 3]);
    expect(of(opponent, 'H')).toEqual([5, 8, 0]);
    const brought = played({ ...FAVOURITES, M5: ['F-0'], M6: ['5-1'], M7: ['H 7-2 B'] });
    expect(of(brought, 'H')).toEqual([1, 2, 1]);
    expect(of(brought, 'D')).toEqual([3, 4, 1]);
    expect([...opponent.conflicts, ...brought.conflicts]).toEqual([]);
  });

  test('a name in the next match settles nothing while that is not played', () => {
    const state = played({ ...FAVOURITES, M5: ['F-0'], M6: ['5-1'], M7: ['D : B'] });
    expect(state.matches.get('M5')!.winner).toBeUndefined();
    expect(of(state, 'D')).toEqual([null, 4, 1]);
  });

  test('nor does a played one without a forfeit before it', () => {
    const state = played({ M2: ['5-1'], M5: ['A 5-1 D'] });
    expect(state.matches.get('M1')!.winner).toBeUndefined();
    expect(state.conflicts.map(({ kind, match }) => [kind, match])).toEqual([['opponentUnknown', 'M5']]);
  });

  test('the next match is the winner’s, also where the losers’ stands before it', () => {
    const draw = [...EIGHT.slice(0, 6), THIRD, EIGHT[6]!];
    const state = played({ ...FAVOURITES, M5: ['F-0'], M6: ['5-1'], M7: ['D 7-2 B'] }, HG, draw);
    expect(of(state, 'D')).toEqual([1, 2, 3]);
  });

  test('who comes back to nobody passes, with no match won', () => {
    const state = played({ M1: ['F-F'], M2: ['5-1'], M5: ['0-F'] });
    expect(state.matches.get('M5')).toMatchObject({ white: null, black: 'E', winner: 'E', back: ['E'] });
    expect(of(state, 'E')).toEqual([null, 2, 0]);
    expect(of(state, 'D')).toEqual([null, 4, 0]);
  });

  test('a regulation without it: the opponent passes, and the offender keeps his place and his wins', () => {
    const state = played({ ...FAVOURITES, M5: ['F-0'] }, PLAIN);
    expect(state.matches.get('M5')).toMatchObject({ winner: 'D', loser: 'A', back: [] });
    expect(of(state, 'A')).toEqual([3, 4, 1]);
    expect(of(state, 'D')).toEqual([null, 2, 2]);
    const without = { ...PLAIN, forfeitWinCountsAsWin: false };
    expect(of(played({ ...FAVOURITES, M5: ['F-0'] }, without), 'D')).toEqual([null, 2, 1]);
  });
});

describe('who was there', () => {
  test.each<[string, Record<string, string[]>, string, string]>([
    // Of M1 A–H and M2 D–E, and M5 of their winners: those who were, and those of whom it isn't known or who weren't.
    ['nothing is played', {}, '', 'ADEH'],
    ['a match that was played: both', { M1: ['5-1'] }, 'AH', 'DE'],
    ['a forfeit: the other', { M1: ['F-0'] }, 'H', 'A'],
    ['a double forfeit: nobody', { M1: ['F-F'] }, '', 'AH'],
    ['who left was there', { M1: ['A-0'] }, 'AH', ''],
    ['one left, the other did not come', { M1: ['A-F'] }, 'A', 'H'],
    ['a forfeit after a match won: he was', { M1: ['5-1'], M2: ['5-1'], M5: ['F-0'] }, 'ADEH', ''],
    ['a forfeit after one won by a forfeit: he was', { M1: ['0-F'], M2: ['5-1'], M5: ['F-0'] }, 'ADE', 'H'],
    ['who came back and did not play was', { M1: ['5-1'], M2: ['5-1'], M5: ['F-0', 'H F-0 D'] }, 'ADEH', ''],
    ['a result that can’t be shows nothing', { M5: ['A 5-1 D'] }, '', 'AD'],
  ])('%s', (_, results, were, others) => {
    for (const rules of [HG, PLAIN]) {
      const { wereThere } = played(results, rules);
      expect([...were].filter((player) => !wereThere.has(player))).toEqual([]);
      expect([...others].filter((player) => wereThere.has(player))).toEqual([]);
    }
  });

  test('nobody knows of who has no opponent, unless he left', () => {
    const draw = [['M1', 2, 'A', '-']] as const;
    expect([...played({}, HG, draw).wereThere]).toEqual([]);
    expect([...played({ M1: ['F-0'] }, HG, draw).wereThere]).toEqual([]);
    expect([...played({ M1: ['A-0'] }, HG, draw).wereThere]).toEqual(['A']);
  });
});

describe('the match for third', () => {
  const draw = [...EIGHT, THIRD];

  test('gives 3 and 4; until it is played both losers of the semifinals are still in', () => {
    const semifinals = { ...FAVOURITES, M5: ['5-1'], M6: ['1-5'] };
    expect(of(played(semifinals, PLAIN, draw), 'D')).toEqual([null, 'thirdPlace', 1]);
    const state = played({ ...semifinals, M7: ['7-0'], M8: ['D 1-5 B'] }, PLAIN, draw);
    expect(['A', 'C', 'B', 'D'].map((player) => of(state, player)[0])).toEqual([1, 2, 3, 4]);
  });
});

describe('results that can’t be', () => {
  const kinds = (state: DrawState): unknown[] => state.conflicts.map(({ kind, match }) => [kind, match]);

  test('of others than those who play there; the draw is played on without it', () => {
    const state = played({ ...FAVOURITES, M5: ['H 5-3 D'] });
    expect(kinds(state)).toEqual([['notSeated', 'M5']]);
    expect(state.conflicts[0]!.seated).toEqual(['A', 'D']);
    expect(of(state, 'A')).toEqual([null, 4, 1]);
  });

  test('with the colours the other way round it can', () => {
    const state = played({ ...FAVOURITES, M5: ['D 1-5 A'] });
    expect(kinds(state)).toEqual([]);
    expect(of(state, 'A')).toEqual([null, 2, 2]);
  });

  test('of a match that is decided', () => {
    expect(kinds(played({ M1: ['A 5-3 H', 'A 3-5 H'] }))).toEqual([['alreadyDecided', 'M1']]);
    expect(kinds(played({ M1: ['A F-0 H', 'A 5-3 H'] }, PLAIN))).toEqual([['alreadyDecided', 'M1']]);
  });

  test('of one who plays there and one who does not', () => {
    expect(kinds(played({ M1: ['H 5-1 D'] }))).toEqual([['notSeated', 'M1']]);
    expect(kinds(played({ M1: ['D 5-1 A'] }))).toEqual([['notSeated', 'M1']]);
  });

  test('a row without a result is none: the result counts wherever it stands', () => {
    for (const rows of [
      ['A : H', 'A 5-1 H'],
      ['A 5-1 H', 'A : H'],
      [':', 'H 1-5 A'],
      ['H : A', '5-1'],
      ['5-1', 'D : E'],
    ]) {
      const state = played({ M1: rows });
      expect(kinds(state)).toEqual([]);
      expect(state.matches.get('M1')).toMatchObject({ winner: 'A', loser: 'H' });
    }
    const waiting = played({ M1: ['H : A'] });
    expect(kinds(waiting)).toEqual([]);
    expect(waiting.matches.get('M1')).toEqual({ white: 'A', black: 'H', back: [] });
    expect(of(waiting, 'A')).toEqual([null, 8, 0]);
  });

  test('over somebody who is not known yet', () => {
    expect(kinds(played({ M2: ['5-1'], M5: ['0-5 D'] }))).toEqual([['opponentUnknown', 'M5']]);
    expect(kinds(played({ M1: ['5-1'], M5: ['A 5-0 D'] }))).toEqual([['opponentUnknown', 'M5']]);
    expect(kinds(played({ M5: ['5-0'] }))).toEqual([['opponentUnknown', 'M5']]);
    expect(kinds(played({ M1: ['5-1'], M5: ['A : D'] }))).toEqual([]);
    expect(kinds(played({ M1: ['5-1'], M5: ['A 5-0'] }))).toEqual([['opponentUnknown', 'M5']]);
    expect(kinds(played({ M1: ['5-1'], M5: ['0-F'] }))).toEqual([['opponentUnknown', 'M5']]);
  });

  test('of nobody over somebody', () => {
    const draw = [
      ['M1', 4, '-', 'A'],
      ['M2', 4, 'B', 'C'],
      ['M3', 2, 'WM1', 'WM2'],
    ] as const;
    const state = played({ M1: ['5-0'] }, HG, draw);
    expect(kinds(state)).toEqual([['byeWins', 'M1']]);
    expect(state.matches.get('M1')).toMatchObject({ winner: 'A', loser: null });
    expect(of(state, 'A')).toEqual([null, 2, 0]);
  });

  test('nobody gives no forfeit, and who has nobody against him passes', () => {
    const draw = [
      ['M1', 4, '-', 'A'],
      ['M2', 4, 'B', 'C'],
      ['M3', 2, 'WM1', 'WM2'],
    ] as const;
    for (const rows of [['F-0'], ['0-5'], [':'], []]) {
      const state = played({ M1: rows }, HG, draw);
      expect(kinds(state)).toEqual([]);
      expect(of(state, 'A')).toEqual([null, 2, 0]);
      expect([...state.players.keys()].sort()).toEqual(['A', 'B', 'C']);
    }
  });

  test('nobody against nobody is nobody, whatever is written', () => {
    const draw = [
      ['M1', 4, '-', '-'],
      ['M2', 4, 'B', 'C'],
      ['M3', 2, 'WM1', 'WM2'],
    ] as const;
    const state = played({ M1: ['5-0'], M2: ['5-0'] }, HG, draw);
    expect(kinds(state)).toEqual([]);
    expect(state.matches.get('M1')).toMatchObject({ winner: null, loser: null });
    expect(of(state, 'B')).toEqual([1, 2, 1]);
    expect([...state.players.keys()].sort()).toEqual(['B', 'C']);
  });

  test('a side that nothing says anything about, or a match that there is not, is not known yet', () => {
    for (const side of ['', 'WM9']) {
      const state = played({}, HG, [['M1', 2, side, 'A']]);
      expect(state.matches.get('M1')).toEqual({ black: 'A', back: [] });
      expect(of(state, 'A')).toEqual([null, 2, 0]);
    }
  });
});

test('a draw that nothing has been written down for is played by nobody yet', () => {
  const { matches } = drawOf(
    ['A', 'B', 'C'].map((player) => ({ player, from: null })),
    { seedingWithinPlace: 'groupNumber', thirdPlaceMatch: false },
  );
  const state = playDraw(matches, HG);
  expect(state.conflicts).toEqual([]);
  expect(['A', 'B', 'C'].map((player) => of(state, player))).toEqual([
    [null, 2, 0],
    [null, 'playIn', 0],
    [null, 'playIn', 0],
  ]);
});
