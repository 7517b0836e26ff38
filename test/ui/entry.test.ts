import { describe, expect, test } from '@jest/globals';
import {
  entryAfter,
  isWrong,
  NO_ENTRY,
  tapped,
  typedResult,
  winnerChoices,
  type Entry,
} from '../../src/ui/panel/entry';
import { aMatch } from './a-state';

const { possible } = aMatch();
const typing = (keys: string): Entry =>
  [...keys].reduce((entry, key) => entryAfter(entry, { kind: 'key', key }), NO_ENTRY);

describe('a result in two taps', () => {
  test('the winner, then the points of the loser', () => {
    const entry = entryAfter(NO_ENTRY, { kind: 'winner', side: 'black' });
    expect(tapped(entry, possible, 1)).toEqual({ kind: 'played', white: 1, black: 3 });
    expect(tapped(NO_ENTRY, possible, 1)).toBeNull();
  });

  test('a winner above the length is chosen between the two (HG 5.2: to three he has 3 to 5)', () => {
    expect(winnerChoices(possible)).toEqual([3, 4, 5]);
    const chosen = entryAfter(entryAfter(NO_ENTRY, { kind: 'winner', side: 'white' }), {
      kind: 'winnerPoints',
      points: 5,
    });
    expect(tapped(chosen, possible, 0)).toEqual({ kind: 'played', white: 5, black: 0 });
    // The other name begins anew.
    const other = entryAfter(chosen, { kind: 'winner', side: 'black' });
    expect(tapped(other, possible, 0)).toEqual({ kind: 'played', white: 0, black: 3 });
  });

  test('the same name again takes it back', () => {
    const twice = ['white', 'white'] as const;
    expect(
      twice.reduce((entry, side) => entryAfter(entry, { kind: 'winner', side }), NO_ENTRY).winner,
    ).toBeNull();
  });
});

describe('a result by its digits', () => {
  test.each([
    ['31', { kind: 'played', white: 3, black: 1 }],
    ['05', { kind: 'played', white: 0, black: 5 }],
    ['3-2', { kind: 'played', white: 3, black: 2 }],
    ['3', null],
    ['33', null],
    ['60', null],
    ['21', null],
  ])('%s', (keys, result) => expect(typedResult(typing(keys), possible)).toEqual(result));

  test('what is complete and impossible is said; what is begun is not', () => {
    expect(isWrong(typing('33'), possible)).toBe(true);
    expect(isWrong(typing('3'), possible)).toBe(false);
    expect(isWrong(typing('31'), possible)).toBe(false);
  });

  test('the last one can be taken back, and letters are nothing', () => {
    const entry = ['Backspace', 'x', '2'].reduce(
      (now, key) => entryAfter(now, { kind: 'key', key }),
      typing('31'),
    );
    expect(typedResult(entry, possible)).toEqual({ kind: 'played', white: 3, black: 2 });
  });

  test('long matches take a dash: 110 could be two results', () => {
    const long = { length: 11, most: 13, draws: false, losers: { white: [0, 10], black: [0, 10] } };
    expect(typedResult(typing('110'), long)).toBeNull();
    expect(typedResult(typing('11-0'), long)).toEqual({ kind: 'played', white: 11, black: 0 });
  });

  test('who began at 0–2 cannot lose with less', () => {
    const late = { ...possible, losers: { white: [0, 1, 2], black: [2] } };
    expect(typedResult(typing('31'), late)).toBeNull();
    expect(typedResult(typing('32'), late)).not.toBeNull();
  });

  test('without a length any two unequal numbers do, level ones where there are draws', () => {
    const free = { length: null, most: null, draws: true, losers: { white: [], black: [] } };
    expect(typedResult(typing('33-31'), free)).not.toBeNull();
    expect(typedResult(typing('32-32'), free)).not.toBeNull();
    expect(typedResult(typing('32-32'), { ...free, draws: false })).toBeNull();
  });
});
