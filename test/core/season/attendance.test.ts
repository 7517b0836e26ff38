import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { attendance } from '../../../src/core/season/attendance';
import { keepList } from '../../oracle/attendance-oracle';

const RULE = HG.attendance!;

/** Everything that can happen over so many tournaments. */
const ways = (tournaments: number): boolean[][] =>
  Array.from({ length: 2 ** tournaments }, (_, way) =>
    Array.from({ length: tournaments }, (__, at) => ((way >> at) & 1) === 1),
  );

const ALL = Array.from({ length: 12 }, (_, tournaments) => ways(tournaments)).flat();

describe('2.3.7 and 8.3', () => {
  test('every way to come and to miss', () => {
    for (const came of ALL) expect(attendance(came, RULE).status).toBe(keepList(came).status);
  });

  test('what is left until the next list is what the next misses bring', () => {
    for (const came of ALL) {
      const { status, untilNext } = attendance(came, RULE);
      const afterMissing = (more: number): string =>
        attendance([...came, ...Array<boolean>(more).fill(false)], RULE).status;
      const lasting = came.includes(true) && untilNext !== null;
      expect(lasting ? afterMissing(untilNext - 1) : status).toBe(status);
      const next = { active: 'quarantine', quarantine: 'off', off: 'off' }[status];
      expect(lasting ? afterMissing(untilNext) : next).toBe(next);
      expect(untilNext === null).toBe(status === 'off');
    }
  });

  test.each([
    ['nothing held yet', [], { status: 'active', missed: 0, untilNext: 3 }],
    [
      'who never came has missed nothing',
      [false, false, false, false],
      { status: 'active', missed: 0, untilNext: 3 },
    ],
    [
      'what lies before the first time does not count',
      [false, false, true, false],
      { status: 'active', missed: 1, untilNext: 2 },
    ],
    [
      'missed in a row alone',
      [true, false, false, true, false],
      { status: 'active', missed: 1, untilNext: 2 },
    ],
    [
      'the third missed: quarantine',
      [true, false, false, false],
      { status: 'quarantine', missed: 3, untilNext: 2 },
    ],
    ['one more', [true, false, false, false, false], { status: 'quarantine', missed: 4, untilNext: 1 }],
    [
      'and two more: off',
      [true, false, false, false, false, false],
      { status: 'off', missed: 5, untilNext: null },
    ],
  ] as const)('%s', (_, came, expected) => {
    expect(attendance(came, RULE)).toEqual(expected);
  });

  test('other numbers are data', () => {
    const rule = { quarantineAfter: 2, offAfter: 3 };
    const missed = (count: number): boolean[] => [true, ...Array<boolean>(count).fill(false)];
    expect([0, 1, 2, 4, 5].map((count) => attendance(missed(count), rule).status)).toEqual([
      ...['active', 'active', 'quarantine', 'quarantine', 'off'],
    ]);
  });
});
