import { describe, expect, test } from '@jest/globals';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { Side } from '../../../src/core/standings/match';
import { bestColours, colourByHistory } from '../../../src/core/swiss/colours';
import type { SwissRecord } from '../../../src/core/swiss/event';

const rules = OTHELLO.swiss!;

/** `W` and `B`, the first game first. */
const sides = (colours: string): Side[] => [...colours].map((colour) => (colour === 'W' ? 'white' : 'black'));
const record = (colours: string, met: Record<string, string> = {}): SwissRecord => ({
  ...{ halfPoints: 0, byes: 0, lastFloat: null, colours: sides(colours) },
  met: new Map(Object.entries(met).map(([player, had]) => [player, sides(had)])),
});

/** What one colour more costs a player: limits passed, a run as long as it may be, and balance. */
function cost(colours: string): [limits: number, runs: number, balance: number] {
  const count = (colour: string) => colours.split(colour).length - 1;
  const apart = Math.abs(count('W') - count('B'));
  const run = /(W+|B+)$/.exec(colours)![0].length;
  return [
    Math.max(0, apart - 2) + Math.max(0, run - 3),
    run === 3 ? 1 : 0,
    2 * apart * apart + (run > 1 ? 1 : 0),
  ];
}

const HISTORIES = [
  '',
  'W',
  'B',
  'WW',
  'WB',
  'BW',
  'BB',
  'WWW',
  'BBB',
  'WBB',
  'BWW',
  'WWB',
  'WBWB',
  'BBWW',
  'WWBWW',
];

describe('the colours of a pair (rules §10, balanced)', () => {
  test.each(HISTORIES)('who had «%s»: the cheaper way, by limits, then runs, then balance', (own) => {
    for (const others of HISTORIES) {
      const [asBlack, asWhite] = (['BW', 'WB'] as const).map(([first, second]) => {
        const [one, other] = [cost(own + first), cost(others + second)];
        return one.map((part, index) => part + other[index]!);
      });
      const firstApart = asBlack!.findIndex((part, index) => part !== asWhite![index]);
      const whiteIsBetter = firstApart >= 0 && asBlack![firstApart]! > asWhite![firstApart]!;
      const [limits, runs, balance] = whiteIsBetter ? asWhite! : asBlack!;
      expect([others, bestColours(record(own), record(others), 'other', rules)]).toEqual([
        others,
        { limits, runs, balance, first: whiteIsBetter ? 'white' : 'black', either: firstApart === -1 },
      ]);
    }
  });

  test.each([
    // The same pair with the same colours would be the same game again.
    ['W', 'black', 0],
    ['B', 'white', 0],
    ['BW', 'black', 0],
    ['WB', 'white', 0],
  ])('who met him with «%s» has %s now', (had, first, limits) => {
    const one = record('WB', { other: had, another: 'WBWB' });
    // Level otherwise: both had white first and black then.
    expect(bestColours(one, record('WB'), 'other', rules)).toMatchObject({ first, limits, either: false });
  });

  test('the limits are the regulation’s', () => {
    expect(bestColours(record('WW'), record('WW'), 'other', rules)).toMatchObject({ limits: 1, runs: 1 });
    const wide = { ...rules, mostColourDifference: 9, mostAlike: 9 };
    expect(bestColours(record('WW'), record('WW'), 'other', wide)).toMatchObject({ limits: 0, runs: 0 });
    const narrow = { ...rules, mostColourDifference: 0, mostAlike: 1 };
    // Any game of a player without one sets his colours one apart, and is a run as long as it may be.
    expect(bestColours(record(''), record(''), 'other', narrow)).toMatchObject({ limits: 2, runs: 2 });
  });
});

describe('two who deserve the same colour: the opposite of the latest round in which theirs differed', () => {
  test.each<[own: string, others: string, Side | null]>([
    ['', '', null],
    ['W', '', null],
    ['W', 'W', null],
    ['WB', 'WB', null],
    ['W', 'B', 'black'],
    ['B', 'W', 'white'],
    ['WB', 'BB', 'black'],
    ['BB', 'WB', 'white'],
    ['WBW', 'WWW', 'white'],
    // Counted from the last back, also where one has played fewer.
    ['BWB', 'B', null],
    ['BWB', 'BB', 'black'],
    ['W', 'BBB', 'black'],
  ])('«%s» against «%s»', (own, others, expected) => {
    expect(colourByHistory(record(own), record(others))).toBe(expected);
  });
});
