import { describe, expect, test } from '@jest/globals';
import {
  halfWins,
  isFinished,
  opponentOf,
  ownForfeit,
  sideOf,
  type Match,
  type Outcome,
} from '../../../src/core/standings/match';

const match = (outcome: Outcome): Match => ({ white: 'Ana', black: 'Beto', outcome, playoff: false });
const played = (white: number, black: number): Outcome => ({ kind: 'played', white, black });
const pending: Outcome = { kind: 'pending' };

describe('half-wins of a match (rules §2, §10)', () => {
  test.each<[string, Outcome, white: number, black: number]>([
    ['not played: nobody has anything', pending, 0, 0],
    ['won by white', played(3, 2), 2, 0],
    ['won by black', played(0, 1), 0, 2],
    ['a draw is half a win each', played(32, 32), 1, 1],
    ['white absent', { kind: 'forfeit', white: 'absent', black: null }, 0, 2],
    ['black absent', { kind: 'forfeit', white: null, black: 'absent' }, 2, 0],
    ['white left', { kind: 'forfeit', white: 'left', black: null }, 0, 2],
    ['black left', { kind: 'forfeit', white: null, black: 'left' }, 2, 0],
    ['a double forfeit is lost by both', { kind: 'forfeit', white: 'left', black: 'absent' }, 0, 0],
  ])('%s', (_, outcome, white, black) => {
    expect(halfWins(outcome, 'white')).toBe(white);
    expect(halfWins(outcome, 'black')).toBe(black);
    expect(isFinished(match(outcome))).toBe(outcome.kind !== 'pending');
  });
});

describe('own forfeits', () => {
  test.each<[Outcome, ofWhite: boolean, ofBlack: boolean]>([
    [pending, false, false],
    [played(0, 3), false, false],
    [{ kind: 'forfeit', white: 'absent', black: null }, true, false],
    [{ kind: 'forfeit', white: null, black: 'left' }, false, true],
    [{ kind: 'forfeit', white: 'absent', black: 'absent' }, true, true],
  ])('%j', (outcome, ofWhite, ofBlack) => {
    expect(ownForfeit(match(outcome), 'Ana')).toBe(ofWhite);
    expect(ownForfeit(match(outcome), 'Beto')).toBe(ofBlack);
    expect(ownForfeit(match(outcome), 'Carla')).toBe(false);
  });
});

test('each of the two has a side and an opponent; nobody else has a side', () => {
  const one = match(pending);
  expect(['Ana', 'Beto', 'Carla'].map((player) => sideOf(one, player))).toEqual(['white', 'black', null]);
  expect(['Ana', 'Beto'].map((player) => opponentOf(one, player))).toEqual(['Beto', 'Ana']);
});
