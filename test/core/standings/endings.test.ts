import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import {
  differences,
  endingsUnder,
  outcomeWith,
  UNBOUNDED,
  type Ending,
} from '../../../src/core/standings/endings';
import { countedPoints, type StandingsRules } from '../../../src/core/standings/group';
import { halfWins, type Outcome } from '../../../src/core/standings/match';
import { groupMatchLimits, judgeResult } from '../../../src/core/standings/result-limits';

const rules = (changed: Partial<StandingsRules> = {}): StandingsRules => ({ ...HG, ...changed });

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
const DRAW: Ending = {
  kind: 'drawn',
  won: { white: 1, black: 1 },
  forfeited: { white: false, black: false },
};
const NO_WHITE: Ending = {
  kind: 'forfeit',
  won: { white: 0, black: 2 },
  forfeited: { white: true, black: false },
};
const NO_BLACK: Ending = {
  kind: 'forfeit',
  won: { white: 2, black: 0 },
  forfeited: { white: false, black: true },
};
const NOBODY: Ending = {
  kind: 'forfeit',
  won: { white: 0, black: 0 },
  forfeited: { white: true, black: true },
};

const NO_FORFEIT_RULES = { annulsOneWinRestForfeits: false, ownForfeitLosesTie: false };

describe('the ways a match can end', () => {
  test.each<[string, StandingsRules, Ending[]]>([
    [
      'HG: won by either, forfeited by either or by both',
      rules(),
      [WHITE, BLACK, NO_BLACK, NO_WHITE, NOBODY],
    ],
    ['with draws, drawn too', rules({ draws: true }), [WHITE, BLACK, DRAW, NO_BLACK, NO_WHITE, NOBODY]],
    [
      'a forfeit matters where it can annul',
      rules({ ownForfeitLosesTie: false }),
      [WHITE, BLACK, NO_BLACK, NO_WHITE, NOBODY],
    ],
    [
      'and where it loses a tie',
      rules({ annulsOneWinRestForfeits: false }),
      [WHITE, BLACK, NO_BLACK, NO_WHITE, NOBODY],
    ],
    ['else it is a match lost; both can still lose', rules(NO_FORFEIT_RULES), [WHITE, BLACK, NOBODY]],
  ])('%s', (_, under, endings) => {
    const found = endingsUnder(under);
    expect(found).toHaveLength(endings.length);
    expect(found).toEqual(expect.arrayContaining(endings));
  });
});

describe('the point differences that each can have for white (rules §2)', () => {
  test.each<[string, Ending, Partial<StandingsRules>, least: number, most: number]>([
    // 3–2 is the narrowest, 5–0 the widest.
    ['won by white, to 3', WHITE, {}, 1, 5],
    ['won by black, to 3', BLACK, {}, -5, -1],
    ['won by white, to 5', WHITE, { groupMatchLength: 5 }, 1, 7],
    ['with a cube', WHITE, { cube: true }, 1, UNBOUNDED],
    ['with a cube, by black', BLACK, { cube: true }, -UNBOUNDED, -1],
    ['without a length', WHITE, { groupMatchLength: null }, 1, UNBOUNDED],
    ['drawn', DRAW, { draws: true }, 0, 0],
    ['forfeited by black: 3–0', NO_BLACK, {}, 3, 3],
    ['forfeited by white: 0–3', NO_WHITE, {}, -3, -3],
    ['forfeited by both: 0–0', NOBODY, {}, 0, 0],
    ['forfeited by black, to 5', NO_BLACK, { groupMatchLength: 5 }, 5, 5],
    ['forfeits that do not count', NO_BLACK, { forfeitCountsInDifference: false }, 0, 0],
    // Three late points of the loser's taken out of 3–2 leave 0–2.
    ['late points taken out', WHITE, { latePointsCountInDifference: false }, -3, 5],
    ['late points taken out, by black', BLACK, { latePointsCountInDifference: false }, -5, 3],
    [
      'late points taken out, no length',
      WHITE,
      { latePointsCountInDifference: false, groupMatchLength: null },
      -UNBOUNDED,
      UNBOUNDED,
    ],
    ['won at the board or by a forfeit', WHITE, NO_FORFEIT_RULES, 1, 5],
    ['or by one that adds nothing', WHITE, { ...NO_FORFEIT_RULES, forfeitCountsInDifference: false }, 0, 5],
    ['or by one that is the whole board', WHITE, { ...NO_FORFEIT_RULES, boardSquares: 64 }, 1, 64],
    ['a forfeit that matters is not among those won', WHITE, { forfeitCountsInDifference: false }, 1, 5],
  ])('%s', (_, ending, changed, least, most) => {
    const found = differences(ending, rules(changed));
    expect([found.least + 0, found.most + 0]).toEqual([least, most]);
  });
});

describe('a match that ended so', () => {
  const COUNTS_NOT = { ...NO_FORFEIT_RULES, forfeitCountsInDifference: false };
  test.each<[string, StandingsRules]>([
    ['HG', rules()],
    ['to five', rules({ groupMatchLength: 5, draws: true })],
    ['a forfeit like any lost match', rules(NO_FORFEIT_RULES)],
    ['a forfeit like any lost match, without points', rules(COUNTS_NOT)],
    ['forfeits without points', rules({ forfeitCountsInDifference: false })],
    ['Othello', { ...OTHELLO }],
  ])('has its wins, its forfeits and its difference: %s', (_, under) => {
    for (const { ending, difference, outcome } of endedMatches(under)) {
      const points = countedPoints({ white: 'a', black: 'b', outcome, playoff: false }, under);
      const wins = { white: halfWins(outcome, 'white'), black: halfWins(outcome, 'black') };
      expect([ending, wins, points.white - points.black + 0]).toEqual([ending, ending.won, difference + 0]);
    }
    const forfeited = endedMatches(under).filter(({ ending }) => ending.kind === 'forfeit');
    for (const { ending, outcome } of forfeited) {
      const absence = (isAbsent: boolean) => (isAbsent ? 'absent' : null);
      expect(outcome).toEqual({
        kind: 'forfeit',
        white: absence(ending.forfeited.white),
        black: absence(ending.forfeited.black),
      });
    }
  });

  test.each<[Ending, white: string | null, black: string | null]>([
    [WHITE, null, 'absent'],
    [BLACK, 'absent', null],
  ])('won without a difference: by a forfeit that adds none', (ending, white, black) => {
    expect(outcomeWith(ending, 0, 3)).toEqual({ kind: 'forfeit', white, black });
  });

  test.each([3, 5])('is one that could be played, to %i', (length) => {
    const under = rules({ groupMatchLength: length });
    for (const { outcome } of endedMatches(under).filter(({ ending }) => ending.kind === 'played')) {
      const { white, black } = outcome as Extract<Outcome, { kind: 'played' }>;
      expect(judgeResult(white, black, groupMatchLimits({ ...HG, groupMatchLength: length })).ok).toBe(true);
    }
  });
});

/** Every ending with every difference it can have, as far as 70. */
function endedMatches(under: StandingsRules): { ending: Ending; difference: number; outcome: Outcome }[] {
  return endingsUnder(under).flatMap((ending) => {
    const least = Math.max(differences(ending, under).least, -70);
    const most = Math.min(differences(ending, under).most, 70);
    return Array.from({ length: most - least + 1 }, (_, step) => {
      const difference = least + step;
      return { ending, difference, outcome: outcomeWith(ending, difference, under.groupMatchLength ?? 1) };
    });
  });
}
