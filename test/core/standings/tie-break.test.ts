import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import type { Match } from '../../../src/core/standings/match';
import { groupStandings, type StandingsRow } from '../../../src/core/standings/standings';
import type { StandingsRules } from '../../../src/core/standings/group';

const played = (white: string, black: string, points: number, others: number): Match => ({
  ...{ white, black, playoff: false },
  outcome: { kind: 'played', white: points, black: others },
});
const absent = (white: string, black: string): Match => ({
  ...{ white, black, playoff: false },
  outcome: { kind: 'forfeit', white: null, black: 'absent' },
});
const playoff = (winner: string, loser: string): Match => ({ ...played(winner, loser, 1, 0), playoff: true });

const places = (matches: readonly Match[], rules: Partial<StandingsRules> = {}): [number, string][] =>
  groupStandings(matches, { ...HG, ...rules }).map(({ place, player }) => [place, player]);

const criteriaOf = (rows: readonly StandingsRow[], name: string): string[] =>
  rows
    .find(({ player }) => player === name)!
    .reasons.map((reason) => (reason.kind === 'criterion' ? reason.criterion : reason.kind));

/** Each beat the next 3–0, and all beat Dora: level on everything until the play-off. */
const CIRCLE = [
  ...[played('Ana', 'Beto', 3, 0), played('Beto', 'Carla', 3, 0), played('Carla', 'Ana', 3, 0)],
  ...['Ana', 'Beto', 'Carla'].map((one) => played(one, 'Dora', 3, 1)),
];

describe('play-off games (7.2.3, 4th)', () => {
  // Rules §4.4: "still level → they stay level and the status says so", whatever the reading of a restart.
  test.each(['never', 'afterSplit', 'afterList'] as const)(
    '%s: who is level after them stays level, also where the match between them was won',
    (tieBreakRestart) => {
      const withPlayoffs = [...CIRCLE, playoff('Ana', 'Beto'), playoff('Ana', 'Carla')];
      expect(places(withPlayoffs, { tieBreakRestart })).toEqual([
        ...[[1, 'Ana'] as const, [2, 'Beto'] as const, [2, 'Carla'] as const],
        [4, 'Dora'],
      ]);
    },
  );

  test('are not a criterion that a rest enters again where they stand in the list of those among the tied', () => {
    const tieBreaks = ['winsAmongTied', 'playoff', 'differenceAmongTied'] as const;
    const withPlayoffs = [...CIRCLE, playoff('Ana', 'Beto'), playoff('Ana', 'Carla')];
    expect(places(withPlayoffs, { tieBreakRestart: 'afterList', tieBreaks }).slice(1, 3)).toEqual([
      [2, 'Beto'],
      [2, 'Carla'],
    ]);
  });
});

describe('a list of criteria among the tied alone', () => {
  test('is gone through whole: its last one separates too', () => {
    // Level on wins among them; differences 0, +1, −1 (rules §4, worked).
    const worked = [
      ...[played('Ana', 'Beto', 3, 1), played('Beto', 'Carla', 3, 0), played('Carla', 'Ana', 4, 2)],
      ...['Ana', 'Beto', 'Carla'].map((one) => played(one, 'Dora', 3, 0)),
    ];
    for (const tieBreakRestart of ['never', 'afterSplit', 'afterList'] as const) {
      const tieBreaks = ['winsAmongTied', 'differenceAmongTied'] as const;
      expect(places(worked, { tieBreakRestart, tieBreaks }).map(([, player]) => player)).toEqual([
        ...['Beto', 'Ana', 'Carla', 'Dora'],
      ]);
    }
  });
});

describe('the reasons name what separated a player, and nothing that was not looked at', () => {
  // 2.3.2: of two level on wins, the one with a forfeit of his own is put out; no criterion is asked.
  test.each(['never', 'afterSplit', 'afterList'] as const)(
    '%s: two, one of them put out',
    (tieBreakRestart) => {
      const rows = groupStandings(
        [
          ...[played('Ana', 'Beto', 3, 0), played('Ana', 'Carla', 3, 0), absent('Carla', 'Beto')],
          ...[played('Beto', 'Dora', 3, 0), played('Dora', 'Carla', 3, 2), absent('Ana', 'Dora')],
        ],
        { ...HG, tieBreakRestart },
      );
      // Beto, Carla and Dora have one win each; Beto and Dora a forfeit.
      expect(rows.map(({ player }) => player).slice(0, 2)).toEqual(['Ana', 'Carla']);
      expect(criteriaOf(rows, 'Carla')).toEqual(['tied', 'otherForfeits']);
      expect(criteriaOf(rows, 'Beto')).toEqual(['tied', 'ownForfeit', 'winsAmongTied']);
    },
  );

  test('afterList: who is alone after the 1st is not asked for the 2nd', () => {
    // Four level on two wins of a group of five; Ana has two of them among the four.
    const rows = groupStandings(
      [
        ...[played('Ana', 'Beto', 3, 2), played('Ana', 'Carla', 3, 2), played('Beto', 'Carla', 3, 0)],
        ...[played('Carla', 'Dora', 3, 0), played('Carla', 'Elsa', 3, 0), played('Dora', 'Ana', 3, 0)],
        ...[played('Elsa', 'Ana', 3, 0), played('Beto', 'Elsa', 3, 0), played('Dora', 'Beto', 3, 2)],
        played('Elsa', 'Dora', 3, 0),
      ],
      { ...HG, tieBreakRestart: 'afterList' },
    );
    for (const { player, reasons } of rows) {
      for (const reason of reasons) {
        const isAsked = reason.kind !== 'criterion' || reason.others.length > 0;
        expect([player, reason.kind, isAsked]).toEqual([player, reason.kind, true]);
      }
    }
  });
});
