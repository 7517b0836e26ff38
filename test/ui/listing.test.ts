import { describe, expect, test } from '@jest/globals';
import { hourText, lateNow, leftText, lostNow } from '../../src/ui/panel/clock';
import { countsOf, fits, listingOf, neighbour } from '../../src/ui/panel/listing';
import { aMatch } from './a-state';

const ALL = { filter: '', kind: null, isFinishedOpen: false };

describe('the list', () => {
  const matches = [
    aMatch({ white: 'Zoe', hour: 24 * 3600 + 60, status: 'next' }),
    aMatch({ white: 'Ángel Núñez', hour: 20 * 3600, status: 'late' }),
    aMatch({ white: 'Carla', hour: null, status: 'open' }),
    aMatch({ white: 'Dora', hour: 20 * 3600, status: 'finished' }),
    aMatch({ white: 'Eva', hour: 23 * 3600, status: 'waiting' }),
  ];

  test('goes by hour over midnight, without an hour last, what has ended behind', () => {
    const { groups, finished, keys } = listingOf({ matches }, ALL);
    expect(groups.map(({ hour }) => hour)).toEqual(['20:00', '23:00', '00:01', null]);
    expect(finished.map(({ white }) => white)).toEqual(['Dora']);
    expect(keys).toHaveLength(4);
    expect(listingOf({ matches }, { ...ALL, isFinishedOpen: true }).keys).toHaveLength(5);
  });

  test('counts by kind', () => expect(countsOf(matches)).toEqual({ on: 0, late: 1, next: 3, finished: 1 }));

  test.each([
    ['nun', true],
    ['ang nu', true],
    ['NÚÑEZ', true],
    ['gel', false],
    ['g1', true],
    ['beto', true],
    ['ang beto', false],
  ])('%s finds Ángel Núñez–Beto Gil: %s', (filter, found) => expect(fits(matches[1]!, filter)).toBe(found));

  test('arrows go along it and stay at its ends', () => {
    expect(neighbour(['a', 'b'], null, 1)).toBe('a');
    expect(neighbour(['a', 'b'], 'a', 1)).toBe('b');
    expect(neighbour(['a', 'b'], 'b', 1)).toBe('b');
    expect(neighbour(['a', 'b'], 'gone', -1)).toBe('b');
    expect(neighbour([], null, 1)).toBeNull();
  });
});

describe('the count-down', () => {
  const at = (minutes: number) => 20 * 3600 + minutes * 60;
  // HG 2.3.1, a match to three at 20:00.
  const absence = {
    side: 'white',
    against: 0,
    next: [
      { at: at(20), against: 1, lost: false },
      { at: at(35), against: 2, lost: false },
      { at: at(45), against: 3, lost: true },
    ],
  } as const;

  test.each([
    [at(20) - 1, 0, false, at(20)],
    [at(20), 1, false, at(35)],
    [at(40), 2, false, at(45)],
    [at(45) - 1, 2, false, at(45)],
    [at(45), 3, true, undefined],
  ])('at %i: %i against, lost: %s', (now, against, lost, next) => {
    const late = lateNow(absence, false, now);
    expect([late.against, late.lost, late.next?.at]).toEqual([against, lost, next]);
  });

  test('whose match is lost while the panel looks on', () => {
    const match = aMatch({ status: 'late', absent: [absence] });
    expect(lostNow(match, at(45) - 1)).toEqual([]);
    expect(lostNow(match, at(45))).toEqual(['white']);
  });

  test('hours and what is left of them', () => {
    expect([hourText(at(5)), hourText(-60), hourText(25 * 3600)]).toEqual(['20:05', '23:59', '01:00']);
    expect([leftText(0.4), leftText(245), leftText(3845), leftText(-3)]).toEqual([
      '0:01',
      '4:05',
      '1:04:05',
      '0:00',
    ]);
  });
});
