import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { indexGroup, type StandingsRules } from '../../../src/core/standings/group';
import { safeWhateverComes } from '../../../src/core/standings/safe-whatever-comes';
import {
  HG_RULES,
  qualifiedWhateverComes,
  resultsThatDiffer,
  type MatchRow,
  type ScoreCell,
} from '../../oracle/standings-oracle';
import { randomNumbers } from '../swiss/simulated-event';
import { coreMatches } from './core-matches';

const RESTARTS = ['never', 'afterSplit', 'afterList'] as const;

const safe = (matches: readonly MatchRow[], rules: Partial<StandingsRules>): string[] =>
  [...safeWhateverComes(indexGroup(coreMatches(matches), { ...HG, ...rules }))].sort();

/** A group in which everyone has played everyone but for some matches; narrow results, so that ties are many. */
function groupOf(size: number, missing: number, random: (below: number) => number): MatchRow[] {
  const players = ['A', 'B', 'C', 'D', 'E'].slice(0, size);
  const rows = players.flatMap((white, at) =>
    players.slice(at + 1).map((black): MatchRow => {
      const won = 3 + random(2);
      const lost = random(3);
      if (random(12) === 0) return [white, black, 'F', ''];
      return random(2) === 0 ? [white, black, won, lost] : [white, black, lost, won];
    }),
  );
  for (let left = missing; left > 0;) {
    const at = random(rows.length);
    const [white, black, score] = rows[at]!;
    if (score === '') continue;
    rows[at] = [white, black, '', ''];
    left -= 1;
  }
  return rows;
}

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

describe('who is safe is what every completion agrees on (rules §4.5), small groups drawn by a seed', () => {
  test.each(
    [
      ...seeds(1, 8).map((seed) => ({ size: 3, missing: 1, seed })),
      ...seeds(20, 12).map((seed) => ({ size: 4, missing: 1, seed })),
      ...seeds(40, 8).map((seed) => ({ size: 5, missing: 1, seed })),
      ...seeds(60, 12).map((seed) => ({ size: 3, missing: 2, seed })),
      ...seeds(80, 16).map((seed) => ({ size: 4, missing: 2, seed })),
    ].flatMap((one) => RESTARTS.map((restart) => ({ ...one, restart }))),
  )('$size players, $missing missing, $restart, $seed', ({ size, missing, seed, restart }) => {
    const random = randomNumbers(seed * 7919);
    for (let group = 0; group < (missing === 1 ? 4 : 1); group++) {
      const matches = groupOf(size, missing, random);
      const qualifiers = 1 + random(size - 1);
      const expected = qualifiedWhateverComes(
        matches,
        { ...HG_RULES, restart, qualifiers },
        resultsThatDiffer(3),
      ).sort();
      const ours = safe(matches, { tieBreakRestart: restart, qualifiersPerGroup: qualifiers });
      expect([matches, ours]).toEqual([matches, expected]);
    }
  });

  // Margins that are wider than all the points played change nothing more.
  const margins = seeds(1, 40);
  const WITHOUT_BOUND: (readonly [ScoreCell, ScoreCell])[] = [
    ...resultsThatDiffer(3).filter((result) => result.some((cell) => typeof cell !== 'number')),
    ...margins.flatMap((margin) => [[margin, 0] as const, [0, margin] as const]),
  ];
  test.each(
    [
      ...seeds(101, 8).map((seed) => ({ size: 3, seed })),
      ...seeds(121, 8).map((seed) => ({ size: 4, seed })),
    ].flatMap((one) => RESTARTS.map((restart) => ({ ...one, restart }))),
  )('$size players, no length, one missing, $restart, $seed', ({ size, seed, restart }) => {
    const random = randomNumbers(seed * 7919);
    for (let group = 0; group < 3; group++) {
      const matches = groupOf(size, 1, random);
      const qualifiers = 1 + random(size - 1);
      const rules = { ...HG_RULES, length: null, restart, qualifiers };
      const ours = { groupMatchLength: null, tieBreakRestart: restart, qualifiersPerGroup: qualifiers };
      expect([matches, safe(matches, ours)]).toEqual([
        matches,
        qualifiedWhateverComes(matches, rules, WITHOUT_BOUND).sort(),
      ]);
    }
  });

  // One match played, by four at most: fifteen is wide enough for the other two.
  const NARROWER = WITHOUT_BOUND.filter(
    (result) => !result.some((cell) => typeof cell === 'number' && cell > 15),
  );
  test.each(seeds(141, 8).flatMap((seed) => RESTARTS.map((restart) => ({ seed, restart }))))(
    'three players, no length, two missing, $restart, $seed',
    ({ seed, restart }) => {
      const random = randomNumbers(seed * 7919);
      const matches = groupOf(3, 2, random);
      const qualifiers = 1 + random(2);
      const rules = { ...HG_RULES, length: null, restart, qualifiers };
      const ours = { groupMatchLength: null, tieBreakRestart: restart, qualifiersPerGroup: qualifiers };
      expect([matches, safe(matches, ours)]).toEqual([
        matches,
        qualifiedWhateverComes(matches, rules, NARROWER).sort(),
      ]);
    },
  );
});

describe('nothing is claimed that can’t be told', () => {
  // Bea is among the best three whatever comes: Bea, Carla and Dora have +1, 0 and −1 in their circle.
  const matches: MatchRow[] = [
    ['Bea', 'Carla', 3, 1],
    ['Carla', 'Dora', 3, 1],
    ['Dora', 'Bea', 3, 2],
    ['Ana', 'Bea', 3, 0],
    ['Ana', 'Carla', 3, 0],
    ['Ana', 'Dora', '', ''],
  ];
  test.each<[string, Partial<StandingsRules>, boolean]>([
    ['HG', {}, true],
    ['afterSplit', { tieBreakRestart: 'afterSplit' }, true],
    [
      'afterSplit, late points taken out',
      { tieBreakRestart: 'afterSplit', latePointsCountInDifference: false },
      false,
    ],
    ['the quotient hangs on the points of others', { tieBreaks: ['winsAmongTied', 'brightwell'] }, false],
    ['the quotient comes last', { tieBreaks: ['winsAmongTied', 'differenceAmongTied', 'brightwell'] }, false],
    ['the difference first', { tieBreaks: ['differenceAmongTied'] }, true],
    ['wins among them alone', { tieBreaks: ['winsAmongTied'] }, false],
  ])('%s', (_, rules, isSafe) => {
    expect(safe(matches, rules).includes('Bea')).toBe(isSafe);
  });
});
