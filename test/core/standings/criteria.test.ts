import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import { criterionOf } from '../../../src/core/standings/criteria/registry';
import { openPlayoffs } from '../../../src/core/standings/criteria/playoff';
import { indexGroup, type Group } from '../../../src/core/standings/group';
import { breakTie, byFigure } from '../../../src/core/standings/tie-break';
import type { CriterionName } from '../../../src/core/regulations/regulation';
import type { MatchRow } from '../../oracle/standings-oracle';
import { coreMatches } from './core-matches';

const figures = (name: CriterionName, level: readonly string[], group: Group): Record<string, number> =>
  Object.fromEntries(criterionOf(name).compute(level, group));

/** Ana 3–1 Beto, Beto 5–0 Carla, Carla 4–2 Ana; Dora lost 0–3 to Ana, 1–3 to Beto, and beat Carla by forfeit. */
const ROWS: MatchRow[] = [
  ['Ana', 'Beto', 3, 1],
  ['Beto', 'Carla', 5, 0],
  ['Carla', 'Ana', 4, 2],
  ['Dora', 'Ana', 0, 3],
  ['Beto', 'Dora', 3, 1],
  ['Carla', 'Dora', 'F', ''],
  ['Ana', 'Beto', 1, 0, 'desempate'],
  ['Carla', 'Ana', 1, 0, 'desempate'],
  ['Ana', 'Dora', 1, 0, 'desempate'],
  ['Beto', 'Carla', '', '', 'desempate'],
];
const HG_GROUP = indexGroup(coreMatches(ROWS), HG);
const THREE = ['Ana', 'Beto', 'Carla'];

describe('the figures of each criterion, worked out by hand', () => {
  test.each<[CriterionName, level: string[], Record<string, number>]>([
    // In half-wins.
    ['winsAmongTied', THREE, { Ana: 2, Beto: 2, Carla: 2 }],
    ['winsAmongTied', ['Ana', 'Beto'], { Ana: 2, Beto: 0 }],
    ['winsAmongTied', ['Carla', 'Dora'], { Carla: 0, Dora: 2 }],
    ['differenceAmongTied', THREE, { Ana: 0, Beto: 3, Carla: -3 }],
    ['differenceAmongTied', ['Carla', 'Dora'], { Carla: -3, Dora: 3 }],
    ['overallDifference', THREE, { Ana: 3, Beto: 5, Carla: -6 }],
    ['discDifference', ['Dora'], { Dora: -2 }],
    ['playoff', THREE, { Ana: 2, Beto: 0, Carla: 2 }],
    ['playoff', ['Ana', 'Beto'], { Ana: 2, Beto: 0 }],
    ['playoff', ['Beto', 'Carla'], { Beto: 0, Carla: 0 }],
  ])('%s of %j', (name, level, expected) => {
    expect(figures(name, level, HG_GROUP)).toEqual(expected);
  });

  test.each<[string[], [string, string][]]>([
    [THREE, [['Beto', 'Carla']]],
    [['Ana', 'Beto'], []],
    [['Beto', 'Carla'], [['Beto', 'Carla']]],
    [
      [...THREE, 'Dora'],
      [
        ['Beto', 'Carla'],
        ['Beto', 'Dora'],
        ['Carla', 'Dora'],
      ],
    ],
  ])('play-offs still to come of %j', (level, pairs) => {
    expect(openPlayoffs(level, HG_GROUP)).toEqual(pairs);
  });
});

describe('the Brightwell quotient: discs + 6 × the opponents’ points (rules §10)', () => {
  const games: MatchRow[] = [
    ['Ana', 'Beto', 40, 24],
    ['Beto', 'Carla', 32, 32],
    ['Carla', 'Ana', '', ''],
    ['Dora', 'Ana', 'A', 0],
    ['Beto', 'Dora', 64, 0],
  ];
  const group = indexGroup(coreMatches(games), OTHELLO);

  test('what is not finished does not count; who left counts as half a board against one’s own points', () => {
    // Points: Ana 2, Beto 1½, Carla ½, Dora 0 and gone.
    expect(figures('brightwell', ['Ana', 'Beto', 'Carla', 'Dora'], group)).toEqual({
      // 40 discs and Beto's 1½; against Dora 32 and her own 2.
      Ana: 40 + 32 + 6 * (1.5 + 2),
      // 24 and 32 against Ana's 2 and Carla's ½; against Dora 32 and his own 1½.
      Beto: 24 + 32 + 32 + 6 * (2 + 0.5 + 1.5),
      Carla: 32 + 6 * 1.5,
      Dora: 0 + 0 + 6 * (2 + 1.5),
    });
  });

  test('rounds without a game count half a board against one’s own points, byes’ points among these', () => {
    const withByes: Group = { ...group, unplayed: new Map([['Carla', { rounds: 2, halfPoints: 2 }]]) };
    // Carla has ½ and a bye's 1, and two rounds without a game.
    expect(figures('brightwell', ['Carla', 'Beto'], withByes)).toEqual({
      Carla: 32 + 2 * 32 + 6 * (1.5 + 2 * 1.5),
      Beto: 24 + 32 + 32 + 6 * (2 + 1.5 + 1.5),
    });
  });

  test('the coefficient is the regulation’s; without a board nothing stands for what was not played', () => {
    const rules = { ...OTHELLO, brightwellCoefficient: 0 };
    expect(figures('brightwell', ['Ana'], indexGroup(coreMatches(games), rules))).toEqual({ Ana: 72 });
    const points = { ...OTHELLO, boardSquares: null };
    expect(figures('brightwell', ['Ana'], indexGroup(coreMatches(games), points))).toEqual({
      Ana: 40 + 6 * 3.5,
    });
  });
});

describe('classes of equal figures', () => {
  test('the highest first, inside a class the order given', () => {
    const figureOf: Record<string, number> = { a: -1, b: 10, c: 9, d: 10, e: -1, f: 0 };
    expect(byFigure(Object.keys(figureOf), (player) => figureOf[player]!)).toEqual([
      ['b', 'd'],
      ['c'],
      ['f'],
      ['a', 'e'],
    ]);
    expect(byFigure([], () => 0)).toEqual([]);
  });
});

describe('the steps on the way', () => {
  /** The criteria asked, with whom. */
  const stepsOf = (rows: MatchRow[], level: string[], rules: Partial<typeof HG> = {}) => {
    const { classes, steps } = breakTie(level, indexGroup(coreMatches(rows), { ...HG, ...rules }));
    return { classes, steps: steps.map((step) => `${step.criterion} ${step.level.join()}`) };
  };

  test('a single player is asked nothing', () => {
    for (const tieBreakRestart of ['never', 'afterSplit', 'afterList'] as const) {
      expect(stepsOf(ROWS, ['Ana'], { tieBreakRestart })).toEqual({ classes: [['Ana']], steps: [] });
    }
  });

  /** One win each among three; Beto +3, Ana 0, Carla −3 among them. */
  test('one criterion after the other until all are told apart', () => {
    expect(stepsOf(ROWS, THREE)).toEqual({
      classes: [['Beto'], ['Ana'], ['Carla']],
      steps: ['winsAmongTied Ana,Beto,Carla', 'differenceAmongTied Ana,Beto,Carla'],
    });
  });

  /**
   * One win each among three; differences among them +2 for A, −1 for B and C. B beat C. Over the whole group C has more.
   * `never`: B and C go on to the 3rd, where C is ahead; after a split, and after the list, B's win over C is looked at.
   */
  const SPLIT: MatchRow[] = [
    ['A', 'B', 5, 1],
    ['B', 'C', 5, 2],
    ['C', 'A', 3, 1],
    ['A', 'D', 3, 0],
    ['B', 'D', 3, 2],
    ['C', 'D', 5, 0],
  ];
  test.each<['never' | 'afterSplit' | 'afterList', string[][], string[]]>([
    [
      'never',
      [['A'], ['C'], ['B']],
      ['winsAmongTied A,B,C', 'differenceAmongTied A,B,C', 'overallDifference B,C'],
    ],
    [
      'afterSplit',
      [['A'], ['B'], ['C']],
      ['winsAmongTied A,B,C', 'differenceAmongTied A,B,C', 'winsAmongTied B,C'],
    ],
    [
      'afterList',
      [['A'], ['B'], ['C']],
      ['winsAmongTied A,B,C', 'differenceAmongTied A,B,C', 'winsAmongTied B,C'],
    ],
  ])('%s: what a level rest goes on with', (tieBreakRestart, classes, steps) => {
    expect(stepsOf(SPLIT, ['A', 'B', 'C'], { tieBreakRestart })).toEqual({ classes, steps });
  });

  test('without criteria they stay level', () => {
    for (const tieBreakRestart of ['never', 'afterSplit', 'afterList'] as const) {
      expect(stepsOf(SPLIT, ['A', 'B', 'C'], { tieBreakRestart, tieBreaks: [] })).toEqual({
        classes: [['A', 'B', 'C']],
        steps: [],
      });
    }
  });

  /**
   * `afterList` is about criteria among the tied alone. B and C are level by the figure, A is behind; B and C drew. What
   * either has against A is no matter any more.
   */
  test.each<[CriterionName, MatchRow]>([
    ['discDifference', ['C', 'D', 3, 1]],
    ['overallDifference', ['C', 'D', 3, 1]],
    // Discs alone, with a coefficient of 0.
    ['brightwell', ['C', 'D', 1, 0]],
  ])('%s is no list to enter again', (name, last) => {
    const rows: MatchRow[] = [['B', 'A', 3, 2], ['A', 'C', 3, 2], ['B', 'C', 3, 3], last];
    const rules = { ...{ tieBreakRestart: 'afterList' as const, draws: true }, brightwellCoefficient: 0 };
    expect(stepsOf(rows, ['A', 'B', 'C'], { ...rules, tieBreaks: [name, 'winsAmongTied'] })).toEqual({
      classes: [['B', 'C'], ['A']],
      steps: [`${name} A,B,C`, 'winsAmongTied B,C'],
    });
  });
});
