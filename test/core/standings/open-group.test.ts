import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import type { Ending } from '../../../src/core/standings/endings';
import { indexGroup, type StandingsRules } from '../../../src/core/standings/group';
import { OpenGroup } from '../../../src/core/standings/open-group';
import type { MatchRow } from '../../oracle/standings-oracle';
import { coreMatches } from './core-matches';

const open = (rows: readonly MatchRow[], rules: Partial<StandingsRules> = {}): OpenGroup =>
  new OpenGroup(indexGroup(coreMatches(rows), { ...HG, ...rules }));

/** Players are numbered by their names: A is 0. */
const verdicts = (rows: readonly MatchRow[], rules: Partial<StandingsRules>) => {
  const group = open(rows, rules);
  return group.group.players.map((_, player) => group.verdict(player));
};
/** In short: `+` qualifies, `-` misses, `ahead/level` by points. */
const short = (rows: readonly MatchRow[], rules: Partial<StandingsRules>): string =>
  verdicts(rows, rules).map(brief).join(' ');
const brief = (verdict: ReturnType<OpenGroup['verdict']>): string =>
  verdict.kind === 'byPoints'
    ? `${verdict.ahead}/${verdict.level.join('')}`
    : { qualifies: '+', misses: '-' }[verdict.kind];

/** Each of three beat the next, and all beat D. */
const CIRCLE: MatchRow[] = [
  ['A', 'B', 3, 0],
  ['B', 'C', 3, 0],
  ['C', 'A', 3, 0],
  ['A', 'D', 3, 0],
  ['B', 'D', 3, 0],
  ['C', 'D', 3, 0],
];
/** Two wins for A and B, one for C and D; A beat B, C beat D. */
const PAIRS: MatchRow[] = [
  ['A', 'B', 3, 0],
  ['A', 'C', 3, 0],
  ['D', 'A', 3, 0],
  ['B', 'C', 3, 0],
  ['B', 'D', 3, 0],
  ['C', 'D', 3, 0],
];
/** D 2½; A, B and C 2, among them A 2, B and C a draw; E 1½. */
const DRAWN: MatchRow[] = [
  ['A', 'B', 3, 0],
  ['A', 'C', 3, 0],
  ['B', 'C', 3, 3],
  ['D', 'A', 3, 0],
  ['E', 'A', 3, 0],
  ['B', 'D', 3, 0],
  ['B', 'E', 3, 3],
  ['C', 'E', 3, 0],
  ['C', 'D', 3, 3],
  ['D', 'E', 3, 0],
];
/** X beat A and came to nothing else: without him A, B and C have one each. */
const ANNULLED: MatchRow[] = [
  ['A', 'B', 3, 0],
  ['B', 'C', 3, 0],
  ['C', 'A', 3, 0],
  ['X', 'A', 3, 0],
  ['X', 'B', 'F', ''],
  ['X', 'C', 'F', ''],
];
/** A and F have two wins, F against A; F did not come to C. B and C have one, B against C. */
const PUT_OUT: MatchRow[] = [
  ['F', 'A', 3, 0],
  ['F', 'B', 3, 0],
  ['C', 'F', '', 'F'],
  ['A', 'B', 3, 0],
  ['A', 'C', 3, 0],
  ['B', 'C', 3, 0],
];
const NOT_ANNULLED = { annulsOneWinRestForfeits: false };
const BY_DIFFERENCE = { tieBreaks: ['overallDifference'] as const };

describe('whom the winners alone decide on (rules §4.2–4.5)', () => {
  test.each<[string, MatchRow[], Partial<StandingsRules>, string]>([
    ['three level, one place', CIRCLE, { qualifiersPerGroup: 1 }, '0/012 0/012 0/012 -'],
    ['three level, two places', CIRCLE, { qualifiersPerGroup: 2 }, '0/012 0/012 0/012 -'],
    ['three level, three places', CIRCLE, { qualifiersPerGroup: 3 }, '+ + + -'],
    ['a place for everyone', CIRCLE, { qualifiersPerGroup: 4 }, '+ + + +'],
    ['the match between them, one place', PAIRS, { qualifiersPerGroup: 1 }, '+ - - -'],
    ['the match between them, two places', PAIRS, { qualifiersPerGroup: 2 }, '+ + - -'],
    ['the match between them, three places', PAIRS, { qualifiersPerGroup: 3 }, '+ + + -'],
    [
      'points are looked at first, one place',
      PAIRS,
      { ...BY_DIFFERENCE, qualifiersPerGroup: 1 },
      '0/01 0/01 - -',
    ],
    [
      'points are looked at first, three places',
      PAIRS,
      { ...BY_DIFFERENCE, qualifiersPerGroup: 3 },
      '+ + 2/23 2/23',
    ],
    ['draws, one place', DRAWN, { draws: true, qualifiersPerGroup: 1 }, '- - - + -'],
    ['draws, two places', DRAWN, { draws: true, qualifiersPerGroup: 2 }, '+ - - + -'],
    ['draws, three places', DRAWN, { draws: true, qualifiersPerGroup: 3 }, '+ 2/12 2/12 + -'],
    ['draws, four places', DRAWN, { draws: true, qualifiersPerGroup: 4 }, '+ + + + -'],
    ['annulled: his results count for nobody', ANNULLED, { qualifiersPerGroup: 1 }, '0/012 0/012 0/012 -'],
    ['annulled: out, even with a place left', ANNULLED, { qualifiersPerGroup: 4 }, '+ + + -'],
    ['2.3.3 off: they count', ANNULLED, { ...NOT_ANNULLED, qualifiersPerGroup: 1 }, '- + - -'],
    [
      '2.3.3 off: put out, being level with A',
      ANNULLED,
      { ...NOT_ANNULLED, qualifiersPerGroup: 4 },
      '+ + + -',
    ],
    ['put out: A goes before F', PUT_OUT, { qualifiersPerGroup: 1 }, '+ - - -'],
    ['put out: B goes before F too', PUT_OUT, { qualifiersPerGroup: 2 }, '+ + - -'],
    ['put out: the place stays free', PUT_OUT, { qualifiersPerGroup: 4 }, '+ + + -'],
    ['2.3.2 off: F beat A', PUT_OUT, { ownForfeitLosesTie: false, qualifiersPerGroup: 1 }, '- - - +'],
  ])('%s', (_, rows, rules, expected) => {
    expect(short(rows, rules)).toBe(expected);
  });

  test('by points: who is ahead, who is level, and who counts', () => {
    expect(verdicts(ANNULLED, { qualifiersPerGroup: 2 })[0]).toEqual({
      ...{ kind: 'byPoints', ahead: 0, level: [0, 1, 2], counted: [0, 1, 2] },
    });
  });

  test.each<[string, MatchRow[], string]>([
    // Of three: one won and one forfeited is all there is.
    [
      'one won, one forfeited, of two',
      [
        ['X', 'A', 3, 0],
        ['X', 'B', 'F', ''],
        ['A', 'B', 3, 0],
      ],
      '+ + -',
    ],
    [
      'one won, one forfeited, of two, and level with nobody',
      [
        ['X', 'A', 3, 0],
        ['X', 'B', 'F', ''],
        ['B', 'A', 3, 0],
      ],
      '+ + -',
    ],
    ['one won, of one', [['A', 'X', 3, 0]], '+ +'],
    [
      'one won, one forfeited, one lost at the board',
      [
        ['X', 'C', 3, 0],
        ['X', 'B', 0, 3],
        ['X', 'A', 'F', ''],
        ['A', 'B', 3, 0],
        ['A', 'C', 3, 0],
        ['B', 'C', 3, 0],
      ],
      '+ + + +',
    ],
    [
      'two won, one forfeited',
      [
        ['X', 'C', 3, 0],
        ['X', 'B', 3, 0],
        ['X', 'A', 'F', ''],
        ['A', 'B', 3, 0],
        ['A', 'C', 3, 0],
        ['B', 'C', 3, 0],
      ],
      '+ + + +',
    ],
    [
      'none won, all forfeited',
      [
        ['X', 'B', 'F', ''],
        ['X', 'A', 'F', ''],
        ['A', 'B', 3, 0],
      ],
      '+ + +',
    ],
  ])('annulled is who won one and forfeited the rest: %s', (_, rows, expected) => {
    expect(short(rows, { qualifiersPerGroup: 4 })).toBe(expected);
  });
});

describe('missing matches', () => {
  const WHITE: Ending = {
    kind: 'played',
    won: { white: 2, black: 0 },
    forfeited: { white: false, black: false },
  };
  const BLACK: Ending = {
    kind: 'played',
    won: { white: 0, black: 2 },
    forfeited: { white: false, black: false },
  };
  const NO_BLACK: Ending = {
    kind: 'forfeit',
    won: { white: 2, black: 0 },
    forfeited: { white: false, black: true },
  };
  const NO_WHITE: Ending = {
    kind: 'forfeit',
    won: { white: 0, black: 2 },
    forfeited: { white: true, black: false },
  };

  test('are those not played and those that no row names, each once', () => {
    expect(open([...CIRCLE.slice(1, 4), ['D', 'B', '', ''], ['C', 'D', 3, 0]]).missing).toEqual([
      { white: 0, black: 1 },
      { white: 1, black: 3 },
    ]);
    expect(open(CIRCLE).missing).toEqual([]);
  });

  test('end in one way or another, the last way counting', () => {
    // Without A–B: A, B and D have one, C two.
    const rows: MatchRow[] = [
      ['A', 'C', 0, 3],
      ['D', 'A', 0, 3],
      ['B', 'C', 3, 0],
      ['D', 'B', 3, 0],
      ['C', 'D', 3, 0],
    ];
    const group = open(rows, { qualifiersPerGroup: 1 });
    const after = (ending: Ending) => {
      group.end({ white: 0, black: 1 }, ending);
      return [0, 1, 2, 3].map((player) => brief(group.verdict(player))).join(' ');
    };
    // A two, as many as C, who beat A.
    expect(after(WHITE)).toBe('- - + -');
    // B two, who beat C.
    expect(after(BLACK)).toBe('- + - -');
    expect(after(NO_BLACK)).toBe('- - + -');
    expect(after(NO_WHITE)).toBe('- + - -');
    expect(after(WHITE)).toBe('- - + -');
  });

  test('a forfeit puts out whichever of the two it is', () => {
    // Two of the four to come: A–B and C–D. A and C have beaten nobody yet, B and D each other's.
    const rows: MatchRow[] = [
      ['A', 'C', 3, 0],
      ['B', 'C', 0, 3],
      ['A', 'D', 0, 3],
      ['B', 'D', 3, 0],
    ];
    const group = open(rows, { qualifiersPerGroup: 3, annulsOneWinRestForfeits: false });
    const after = (first: Ending) => {
      group.end({ white: 0, black: 1 }, first);
      group.end({ white: 2, black: 3 }, WHITE);
      return [0, 1, 2, 3].map((player) => brief(group.verdict(player))).join(' ');
    };
    // A and C have two then, B and D one; D lost to B.
    expect(after(WHITE)).toBe('+ + + -');
    // B is put out of the tie with D.
    expect(after(NO_BLACK)).toBe('+ - + +');
    // B and C have two, A and D one; D beat A.
    expect(after(BLACK)).toBe('- + + +');
    expect(after(NO_WHITE)).toBe('- + + +');
  });
});

test('differences of what is played: over some, and all added up', () => {
  const group = open([
    ['A', 'B', 3, 1],
    ['B', 'C', 5, 0],
    ['C', 'A', '', ''],
    ['A', 'D', 'F', ''],
  ]);
  expect([0, 1, 2, 3].map((player) => group.playedDifference(player, [0, 1, 2, 3]))).toEqual([-1, 3, -5, 3]);
  expect([0, 1, 2].map((player) => group.playedDifference(player, [0, 1]))).toEqual([2, -2, -5]);
  // Two, five and three, on either side.
  expect(group.allDifferences()).toBe(20);
});

test('a pairing written twice, once with its result, is played', () => {
  const group = open([...CIRCLE, ['A', 'B', '', '']], { qualifiersPerGroup: 3 });
  expect(group.missing).toEqual([]);
  expect(group.playedDifference(0, [1])).toBe(3);
  expect([0, 1, 2, 3].map((player) => brief(group.verdict(player)))).toEqual(['+', '+', '+', '-']);
});
