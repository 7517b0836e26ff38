import { describe, expect, test } from '@jest/globals';
import { drawOf, earlyMeetings, type Qualifier } from '../../../src/core/knockout/draw';

const RULES = { seedingWithinPlace: 'groupNumber', thirdPlaceMatch: false } as const;

/** `2A3`: second of group A, with three wins; `2A3+5`: and five points more than against. Groups are A, B, C … */
const qualifier = (text: string): Qualifier => {
  const [, place, letter, wins, difference] = /^(\d)([A-Z])(\d)?([+-]\d)?$/.exec(text)!;
  const group = letter!.charCodeAt(0) - 'A'.charCodeAt(0);
  return {
    player: text,
    from: { group, place: Number(place), wins: Number(wins ?? 0), difference: Number(difference ?? 0) },
  };
};

const seedsOf = (list: string, rules: Parameters<typeof drawOf>[1] = RULES): string =>
  drawOf(list.split(' ').map(qualifier), rules)
    .seeds.map(({ player }) => player)
    .join(' ');

describe('seeds (HG 7.3, rules §5)', () => {
  test.each([
    ['winners, seconds, thirds', '1A 1B 1C 2A 2B 2C 3A 3B 3C', '1A 1B 1C'],
    ['in any order of the list', '3C 2A 1B 3A 1C 2B 2C 3B 1A', '1A 1B 1C'],
    ['seconds named first', '2B 2A 1B 1A', '1A 1B'],
    ['thirds, then winners, then seconds', '3A 3B 1B 1A 2B 2A', '1A 1B'],
  ])('%s: winners in the order of their groups, then by place', (_, list, first) => {
    const seeds = seedsOf(list);
    expect(seeds.startsWith(first)).toBe(true);
    expect(seeds.split(' ').map((player) => player[0])).toEqual(
      list
        .split(' ')
        .map((one) => one[0])
        .sort(),
    );
  });

  test.each([
    ['more wins', '1A2 1B3 1C1', '1B3 1A2 1C1'],
    ['then more difference', '1A2+1 1B2+4 1C2-3', '1B2+4 1A2+1 1C2-3'],
    ['wins before difference', '1A2+9 1B3-2', '1B3-2 1A2+9'],
    ['then the lower number of the group', '1C2+1 1B2+1 1A2+1', '1A2+1 1B2+1 1C2+1'],
  ])('by performance, where the regulation says so: %s', (_, list, expected) => {
    expect(seedsOf(list, { ...RULES, seedingWithinPlace: 'performance' })).toBe(expected);
    expect(seedsOf(list)).toBe(
      list
        .split(' ')
        .sort((one, other) => (one[1]! < other[1]! ? -1 : 1))
        .join(' '),
    );
  });

  test('a list without places is the order of seeds', () => {
    const list = ['Zoe', 'Ana', 'Beto'].map((player) => ({ player, from: null }));
    expect(drawOf(list, RULES).seeds).toEqual(list);
  });
});

/** The draw line by line, `M1 playIn: 3 - 2 > M2`. */
const lines = (players: number, thirdPlaceMatch = false): string[] =>
  drawOf(
    Array.from({ length: players }, (_, at) => ({ player: `${at + 1}`, from: null })),
    { ...RULES, thirdPlaceMatch },
  ).matches.map(({ id, round, white, black, winnerTo }) => {
    const [one, other] = [white, black].map((slot) => {
      if (slot.kind === 'player') return slot.player;
      return 'of' in slot ? `${slot.kind} of ${slot.of}` : slot.kind;
    });
    return `${id} ${round}: ${one} - ${other} > ${winnerTo ?? 'nowhere'}`;
  });

describe('the matches', () => {
  test('of two: the final', () => {
    expect(lines(2, true)).toEqual(['M1 2: 1 - 2 > nowhere']);
  });

  test('of three: a play-in, then the final, and nobody to play for the third place', () => {
    expect(lines(3, true)).toEqual(['M1 playIn: 2 - 3 > M2', 'M2 2: 1 - winner of M1 > nowhere']);
  });

  test('of six: play-ins from top to bottom, semifinals, final; the match for third last', () => {
    const six = [
      ...['M1 playIn: 4 - 5 > M3', 'M2 playIn: 3 - 6 > M4'],
      ...[
        'M3 4: 1 - winner of M1 > M5',
        'M4 4: 2 - winner of M2 > M5',
        'M5 2: winner of M3 - winner of M4 > nowhere',
      ],
    ];
    expect(lines(6)).toEqual(six);
    expect(lines(6, true)).toEqual([...six, 'M6 thirdPlace: loser of M3 - loser of M4 > nowhere']);
  });
});

/** Seeds by group, best first, `.` for somebody of no group: who meets too early, `1-4 semi`, seeds counted from 1. */
const early = (groups: string): string[] => {
  const seeds = [...groups].map((letter, at): Qualifier => ({
    player: `${at + 1}`,
    from: letter === '.' ? null : { group: letter.charCodeAt(0), place: 1, wins: 0, difference: 0 },
  }));
  return earlyMeetings({ seeds }).map(({ players, round }) => `${players.join('-')} ${round}`);
};

describe('group mates who could meet before the sizes force it', () => {
  // Four seeds meet 1–4 and 2–3 in the semifinals, eight 1–8, 4–5, 2–7, 3–6 in the round of eight.
  test.each<[string, string, readonly string[]]>([
    ['one of each group', 'ABCD', []],
    ['two, in the two halves', 'ABAB', []],
    ['two in the same half', 'ABBA', ['1-4 4', '2-3 4']],
    ['only one of the pairs', 'ABCA', ['1-4 4']],
    ['three in four: two of them must', 'AAAB', []],
    ['all of one group', 'AAAA', []],
    ['nobody of any group', '....', []],
    ['who is of no group has no mates', 'A..A', ['1-4 4']],
    ['two in a first round', 'ABCDEFGA', ['1-8 8']],
    ['two in the same half, in other quarters', 'ABCAEFGH', ['1-4 4']],
    ['three, two of them in one half', 'AABAEFGH', []],
    [
      'three in two quarters of a half: once too often, and two in one quarter',
      'A..A...A',
      ['1-8 8', '1-4 4', '4-8 4'],
    ],
    [
      'three and one: 4 and 5 in their quarter, 1 with either in its half',
      'AA.AA...',
      ['4-5 8', '1-4 4', '1-5 4'],
    ],
    ['two and two', 'AAAA....', []],
    ['the play-in of 4 against 5', '...AA.', ['4-5 playIn']],
    ['5 and 6 play in for lines of different halves', '....AA', []],
    ['three in two lines must share one', 'AAA', []],
  ])('%s', (_, groups, expected) => {
    expect(early(groups)).toEqual(expected);
  });
});
