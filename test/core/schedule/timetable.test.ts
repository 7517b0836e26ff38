import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { bergerRounds } from '../../../src/core/schedule/berger';
import { boardsOfGroup, groupSchedule } from '../../../src/core/schedule/group-schedule';
import { timetable } from '../../../src/core/schedule/timetable';
import { fewestSlots, leastWaitingOnOneBoard, waiting } from '../../oracle/schedule-oracle';

const layouts = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) =>
  Array.from({ length: Math.floor(players / 2) }, (_, at) => [players, at + 1] as const),
);

describe.each(layouts)('%i players on %i boards', (players, boards) => {
  const schedule = timetable(bergerRounds(players), boards);

  test('everyone meets everyone once, with the colours of the tables', () => {
    const pairs = schedule.map(({ white, black }) => `${white}-${black}`).sort();
    const published = bergerRounds(players)
      .flat()
      .map(({ white, black }) => `${white}-${black}`)
      .sort();
    expect(pairs).toEqual(published);
    expect(pairs).toHaveLength((players * (players - 1)) / 2);
  });

  test('nobody twice in a slot, no board twice in a slot, no board beyond the number', () => {
    for (const slot of new Set(schedule.map((one) => one.slot))) {
      const on = schedule.filter((one) => one.slot === slot);
      const busy = on.flatMap(({ white, black }) => [white, black]);
      expect(new Set(busy).size).toBe(busy.length);
      expect(on.map(({ board }) => board)).toEqual(on.map((_, at) => at));
      expect(on.length).toBeLessThanOrEqual(boards);
    }
  });

  test('takes as few slots as the boards allow', () => {
    expect(Math.max(...schedule.map(({ slot }) => slot)) + 1).toBe(fewestSlots(players, boards));
  });

  test('stands in the order it is played', () => {
    const slots = schedule.map(({ slot }) => slot);
    expect(slots).toEqual([...slots].sort((one, other) => one - other));
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
