import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import type { Regulation } from '../../../src/core/regulations/regulation';
import { bergerRounds } from '../../../src/core/schedule/berger';
import { boardsOfGroup, groupSchedule } from '../../../src/core/schedule/group-schedule';
import { timetable } from '../../../src/core/schedule/timetable';
import { fewestSlots, leastWaitingOnOneBoard, waiting } from '../../oracle/schedule-oracle';

const layouts = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) =>
  Array.from({ length: Math.floor(players / 2) }, (_, at) => [players, at + 1] as const),
);

describe.each(layouts)('%i players on %i boards', (players, boards) => {
  const schedule = () => timetable(bergerRounds(players), boards);

  test('everyone meets everyone once, with the colours of the tables', () => {
    const pairs = schedule()
      .map(({ white, black }) => `${white}-${black}`)
      .sort();
    const published = bergerRounds(players)
      .flat()
      .map(({ white, black }) => `${white}-${black}`)
      .sort();
    expect(pairs).toEqual(published);
    expect(pairs).toHaveLength((players * (players - 1)) / 2);
  });

  test('nobody twice in a slot, no board twice in a slot, no board beyond the number', () => {
    const all = schedule();
    for (const slot of new Set(all.map((one) => one.slot))) {
      const on = all.filter((one) => one.slot === slot);
      const busy = on.flatMap(({ white, black }) => [white, black]);
      expect(new Set(busy).size).toBe(busy.length);
      expect(on.map(({ board }) => board)).toEqual(on.map((_, at) => at));
      expect(on.length).toBeLessThanOrEqual(boards);
    }
  });

  test('takes as few slots as the boards allow', () => {
    expect(Math.max(...schedule().map(({ slot }) => slot)) + 1).toBe(fewestSlots(players, boards));
  });

  test('stands in the order it is played', () => {
    const slots = schedule().map(({ slot }) => slot);
    expect(slots).toEqual([...slots].sort((one, other) => one - other));
  });
});

describe('with a board for every pairing of a round', () => {
  const published = (players: number) =>
    bergerRounds(players).flatMap((pairings, round) =>
      pairings.map((pairing, board) => ({ ...pairing, round, slot: round, board })),
    );

  test.each([2, 3, 4, 5, 6, 7, 8, 12])('the rounds of %i players stay as published', (players) => {
    for (const boards of [Math.floor(players / 2), Math.floor(players / 2) + 1]) {
      expect(timetable(bergerRounds(players), boards)).toEqual(published(players));
    }
  });
});

describe('any list of pairings', () => {
  const pairing = (text: string) => ({ white: Number(text[0]), black: Number(text[1]) });
  /** The pairings of each slot, as `12` for white 1 and black 2. */
  const slotsOf = (round: readonly string[], boards: number) => {
    const slots: string[][] = [];
    for (const { white, black, slot, board } of timetable([round.map(pairing)], boards)) {
      (slots[slot] ??= [])[board] = `${white}${black}`;
    }
    return slots.map((on) => on.join(' '));
  };

  test.each([
    ['the same two again', '01', '01'],
    ['the same two, colours changed', '01', '10'],
    ['white in both', '01', '02'],
    ['white, then black', '01', '20'],
    ['black, then white', '10', '02'],
    ['black in both', '10', '20'],
  ])('%s: never at once', (_, one, other) => {
    for (const slot of slotsOf([one, other, '45'], 2)) expect(slot).not.toBe(`${one} ${other}`);
    expect(slotsOf([one, other, '45'], 2)).toHaveLength(2);
    expect(slotsOf([one, other], 1)).toEqual([one, other]);
  });

  test.each<[string, string[][], number, string[]]>([
    // Rounds that fit on the boards are left alone, though an order with less waiting or fewer slots could be found.
    ['two rounds that could be one', [['01'], ['23']], 2, ['01', '23']],
    ['a round between two matches of one player', [['01'], ['23'], ['02']], 1, ['01', '23', '02']],
    // One round that doesn't fit, and all are put on the boards anew.
    ['a round too large', [['01', '23'], ['45']], 1, ['01', '23', '45']],
    ['a round too large after one that fits', [['01'], ['23', '45']], 1, ['01', '23', '45']],
    ['too large, with less waiting in another order', [['01'], ['23', '02']], 1, ['01', '02', '23']],
  ])('%s', (_, rounds, boards, expected) => {
    const slots: string[] = [];
    for (const { white, black, slot } of timetable(
      rounds.map((round) => round.map(pairing)),
      boards,
    )) {
      slots[slot] = `${slots[slot] ?? ''} ${white}${black}`.trim();
    }
    expect(slots).toEqual(expected);
  });

  test('nothing to play takes no slot', () => {
    expect(timetable([], 1)).toEqual([]);
  });

  /** Every way to put the pairings on the boards, one slot after the other; those that come first in the list first. */
  function* ways(left: readonly string[], boards: number): Generator<string[][]> {
    if (left.length === 0) yield [];
    for (const on of sets(left, boards)) {
      const rest = left.filter((one) => !on.includes(one));
      for (const way of ways(rest, boards)) yield [on, ...way];
    }
  }

  function* sets(left: readonly string[], most: number, on: readonly string[] = []): Generator<string[]> {
    if (on.length > 0) yield [...on];
    if (on.length === most) return;
    for (const [at, one] of left.entries()) {
      if (on.some((other) => [...one].some((player) => other.includes(player)))) continue;
      yield* sets(left.slice(at + 1), most, [...on, one]);
    }
  }

  const waited = (way: readonly (readonly string[])[]) => {
    const schedule = way.flatMap((on, slot) => on.map((one) => ({ ...pairing(one), slot })));
    return waiting(schedule, 1 + Math.max(...schedule.flatMap(({ white, black }) => [white, black])));
  };

  test.each([
    ['four players on one board', ['03', '12', '32', '01', '13', '20'], 1],
    ['on two boards', ['01', '02', '03', '12', '45'], 2],
    ['on two boards, one player in most', ['01', '20', '03', '40', '12', '34'], 2],
    ['on three boards', ['01', '23', '45', '67', '02', '13'], 3],
  ] as [string, string[], number][])(
    'the fewest slots, then the least waiting, then the order of the list: %s',
    (_, pairs, boards) => {
      let best: string[][] = [];
      let least = Infinity;
      for (const way of ways(pairs, boards)) {
        const cost = way.length * 1000 + waited(way);
        if (cost < least) [best, least] = [way, cost];
      }
      expect(slotsOf(pairs, boards)).toEqual(best.map((on) => on.join(' ')));
    },
  );
});

describe('more than ten pairings: each, in the published order, as soon as its players and a board are free', () => {
  /** By hand: down the list again and again, taking whatever can be played. */
  function downTheList(players: number, boards: number): string[][] {
    let left = bergerRounds(players).flat();
    const slots: string[][] = [];
    while (left.length > 0) {
      const busy = new Set<number>();
      const on: typeof left = [];
      for (const one of left) {
        if (on.length === boards || busy.has(one.white) || busy.has(one.black)) continue;
        on.push(one);
        busy.add(one.white).add(one.black);
      }
      slots.push(on.map(({ white, black }) => `${white}-${black}`));
      left = left.filter((one) => !on.includes(one));
    }
    return slots;
  }

  test.each([
    [6, 1],
    [6, 2],
    [7, 1],
    [7, 2],
    [8, 1],
    [8, 2],
    [8, 3],
    [9, 3],
    [10, 4],
  ])('%i players on %i boards', (players, boards) => {
    const slots: string[][] = [];
    for (const { white, black, slot, board } of timetable(bergerRounds(players), boards)) {
      (slots[slot] ??= [])[board] = `${white}-${black}`;
    }
    expect(slots).toEqual(downTheList(players, boards));
  });
});

describe('waiting between own matches', () => {
  test.each([3, 4, 5])('is the least there can be for %i players on one board', (players) => {
    const schedule = timetable(bergerRounds(players), 1);
    expect(waiting(schedule, players)).toBe(leastWaitingOnOneBoard(players));
  });

  test('five players on two boards: three of them wait a slot', () => {
    // Each sits out one of the five slots; only in the first and the last can that be no waiting.
    expect(waiting(timetable(bergerRounds(5), 2), 5)).toBe(3);
  });

  test('four players on two boards never wait', () => {
    expect(waiting(timetable(bergerRounds(4), 2), 4)).toBe(0);
  });
});

describe('boards of a group', () => {
  const boardsIn = (given: Partial<Regulation>) =>
    [2, 3, 4, 5, 6, 8, 9].map((players) => boardsOfGroup(players, { ...HG, ...given }));

  test.each<[string, Partial<Regulation>, number[]]>([
    // 7.4.9: one for a group of three, two from four players on.
    ['HG', {}, [1, 1, 2, 2, 2, 2, 2]],
    [
      'two for everybody: no more than can be used at once',
      { boardsByGroupSize: { 3: 2 } },
      [1, 1, 2, 2, 2, 2, 2],
    ],
    ['three from six players on', { boardsByGroupSize: { 2: 1, 6: 3 } }, [1, 1, 1, 1, 3, 3, 3]],
    [
      'one from four players on, nothing said of fewer',
      { boardsByGroupSize: { 4: 1 } },
      [1, 1, 1, 1, 1, 1, 1],
    ],
    ['nothing said at all', { boardsByGroupSize: null }, [1, 1, 2, 2, 3, 4, 4]],
    ['the director’s one', { boardsPerGroup: 1 }, [1, 1, 1, 1, 1, 1, 1]],
    ['the director’s three, where they can be used', { boardsPerGroup: 3 }, [1, 1, 2, 2, 3, 3, 3]],
    [
      'the director’s, where nothing is said',
      { boardsPerGroup: 3, boardsByGroupSize: null },
      [1, 1, 2, 2, 3, 3, 3],
    ],
  ])('%s', (_, given, expected) => {
    expect(boardsIn(given)).toEqual(expected);
  });

  test('without the director’s number the group has the regulation’s', () => {
    expect(new Set(groupSchedule(4, null, HG).map(({ board }) => board))).toEqual(new Set([0, 1]));
    expect(new Set(groupSchedule(3, null, HG).map(({ board }) => board))).toEqual(new Set([0]));
  });

  test.each([
    [3, 1],
    [4, 2],
    [5, 2],
  ])('HG 7.4.9: %i players have %i', (players, boards) => {
    expect(boardsOfGroup(players, HG)).toBe(boards);
  });

  test('elsewhere as many as can play at once', () => {
    expect(boardsOfGroup(8, INTERNATIONAL)).toBe(4);
  });

  test('the director’s number is taken', () => {
    expect(Math.max(...groupSchedule(4, 1, HG).map(({ slot }) => slot))).toBe(5);
    expect(groupSchedule(4, 1, HG).every(({ board }) => board === 0)).toBe(true);
  });
});
