import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import type { Row } from '../../src/sheet/cell';
import { orderOfPlay } from '../../src/sheet/order-of-play';
import { readLocalWallClock } from '../../src/sheet/time';

const ALL = ['group', 'round', 'hour', 'board'] as const;

/** The order in which rows of a calendar are played; each row as the cells of the given columns. */
function order(rows: readonly Row[], words: readonly ColumnWord[] = ALL, lines = [...rows.keys()]): number[] {
  const columns = new Map(words.map((word, column) => [word, column]));
  return orderOfPlay(rows, lines, { columns }, readLocalWallClock);
}

/** Of rows that have nothing but an hour. */
const byHour = (...hours: readonly unknown[]) =>
  order(
    hours.map((hour) => [hour]),
    ['hour'],
  ).map((line) => hours[line]);

describe('by hour', () => {
  test('however it is written', () => {
    const eight = new Date(1899, 11, 30, 20, 0);
    expect(byHour('21:30', 0.875, eight, '20:24', '8:10 pm')).toEqual([
      eight,
      '8:10 pm',
      '20:24',
      0.875,
      '21:30',
    ]);
  });

  test('over midnight: the evening begins after the longest gap', () => {
    expect(byHour('0:30', '23:30', '22:00', '1:00', '20:00')).toEqual([
      '20:00',
      '22:00',
      '23:30',
      '0:30',
      '1:00',
    ]);
  });

  test.each([
    [['12:00', '20:00']],
    // Two gaps of twelve hours tell nothing: the day as it is.
    [['6:00', '18:00']],
    [['0:00', '10:00']],
    // 24:00 is the end of the day.
    [['10:00', '24:00']],
    [['9:00', '13:00', '17:00']],
    [['20:00']],
  ])('%j all on one day', (hours) => {
    expect(byHour(...hours)).toEqual(hours);
    expect(byHour(...[...hours].reverse())).toEqual(hours);
  });

  test('with a date the date says which day it is', () => {
    const late = new Date(2026, 2, 6, 23, 30);
    const later = new Date(2026, 2, 7, 0, 30);
    expect(byHour(later, late)).toEqual([late, later]);
    // Dates don't say when an evening of hours alone begins.
    expect(byHour(later, '12:00', '20:00', late)).toEqual(['12:00', '20:00', late, later]);
  });

  test('a date is no hour where the platform can’t tell what the wall shows', () => {
    const rows: Row[] = [
      [new Date(2026, 2, 6, 20, 0), 2],
      ['21:00', 1],
    ];
    const columns = new Map<ColumnWord, number>([
      ['hour', 0],
      ['board', 1],
    ]);
    expect(orderOfPlay(rows, [0, 1], { columns }, () => null)).toEqual([1, 0]);
  });
});

describe('at one hour, and without one', () => {
  test('at one hour by board, whatever the round', () => {
    const rows: Row[] = [
      ['G1', 2, '20:00', 3],
      ['G1', 3, '20:00', 1],
      ['G1', 1, '20:00', '2'],
      ['G1', 1, '20:00', ''],
      ['G1', 1, '19:00', 9],
    ];
    expect(order(rows)).toEqual([4, 1, 2, 0, 3]);
  });

  test('without an hour last, by round and then by board', () => {
    const rows: Row[] = [
      ['', 10, '', 1],
      ['', 9, '', 2],
      ['', 9, '', 1],
      ['', 'final', '', 1],
      ['', 12, '20:00', 5],
    ];
    expect(order(rows)).toEqual([4, 2, 1, 0, 3]);
  });

  test('where nothing tells, as they stand', () => {
    const rows: Row[] = [['Ana'], ['Beto'], ['Carla']];
    expect(order(rows, [])).toEqual([0, 1, 2]);
    expect(order(rows, [], [2, 0, 1])).toEqual([0, 1, 2]);
    expect(order(rows, ['board', 'round', 'hour'], [2, 0])).toEqual([0, 2]);
    expect(order([], [])).toEqual([]);
    // Numbers in columns that mean something else.
    expect(
      order(
        [
          ['G1', 2, '21:00'],
          ['G1', 1, '20:00'],
        ],
        ['group'],
      ),
    ).toEqual([0, 1]);
  });
});

describe('a cell left empty says the same as the one above', () => {
  test('the hour and the round, not the board', () => {
    const hours: Row[] = [
      ['G1', 1, '21:00', ''],
      ['', '', '', 2],
      ['G1', 2, '20:00', ''],
      ['', '', '', 2],
    ];
    expect(order(hours)).toEqual([3, 2, 1, 0]);
    const rounds: Row[] = [
      ['', 2, '', 2],
      ['', '', '', 1],
      ['', 1, '', 2],
      ['', '', '', 1],
    ];
    expect(order(rounds)).toEqual([3, 2, 1, 0]);
  });

  test('above on the sheet, in whatever order the rows are asked for', () => {
    const rows: Row[] = [
      ['G1', 1, '21:00', 1],
      ['', '', '', 2],
      ['G1', 2, '20:00', 1],
      ['', '', '', 2],
    ];
    expect(order(rows, ALL, [3, 1, 2, 0])).toEqual([2, 3, 0, 1]);
    expect(order(rows, ALL, [1, 2, 3, 0])).toEqual([2, 3, 0, 1]);
  });
});
