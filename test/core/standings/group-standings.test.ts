import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { indexGroup, type StandingsRules } from '../../../src/core/standings/group';
import type { Match } from '../../../src/core/standings/match';
import { qualifications } from '../../../src/core/standings/qualification';
import { rank } from '../../../src/core/standings/ranking';
import { groupStandings, type StandingsRow } from '../../../src/core/standings/standings';
import type { MatchRow } from '../../oracle/standings-oracle';
import { coreMatches } from './core-matches';

const rowsOf = (matches: readonly MatchRow[], rules: Partial<StandingsRules> = {}): StandingsRow[] =>
  groupStandings(coreMatches(matches), { ...HG, ...rules });

const by = <Value>(rows: readonly StandingsRow[], value: (row: StandingsRow) => Value) =>
  Object.fromEntries(rows.map((row) => [row.player, value(row)]));

/** Each of three beat the next 3–0, and all beat Dora 3–1: level on everything until the play-off. */
const CIRCLE: MatchRow[] = [
  ['Ana', 'Beto', 3, 0],
  ['Beto', 'Carla', 3, 0],
  ['Carla', 'Ana', 3, 0],
  ['Ana', 'Dora', 3, 1],
  ['Beto', 'Dora', 3, 1],
  ['Carla', 'Dora', 3, 1],
];
const playoff = (winner: string, loser: string): MatchRow => [winner, loser, 1, 0, 'desempate'];
const AHEAD = [playoff('Ana', 'Beto'), playoff('Ana', 'Carla')];

describe('the play-off of three (7.2.3, 4th): who plays whom', () => {
  test('nobody has played: each meets the two others', () => {
    expect(by(rowsOf(CIRCLE), ({ playoff }) => playoff)).toEqual({
      Ana: { kind: 'mustPlay', against: ['Beto', 'Carla'] },
      Beto: { kind: 'mustPlay', against: ['Ana', 'Carla'] },
      Carla: { kind: 'mustPlay', against: ['Ana', 'Beto'] },
      Dora: { kind: 'none' },
    });
  });

  test('who has played his own waits for the others', () => {
    expect(by(rowsOf([...CIRCLE, ...AHEAD]), ({ playoff }) => playoff)).toEqual({
      Ana: { kind: 'waitsFor', pairs: [['Beto', 'Carla']] },
      Beto: { kind: 'mustPlay', against: ['Carla'] },
      Carla: { kind: 'mustPlay', against: ['Beto'] },
      Dora: { kind: 'none' },
    });
  });

  test('a game that is still to be played changes nothing', () => {
    const written: MatchRow = ['Beto', 'Carla', '', '', 'desempate'];
    expect(rowsOf([...CIRCLE, ...AHEAD, written])).toEqual(rowsOf([...CIRCLE, ...AHEAD]));
  });

  test('a game against somebody outside the tie is none of them', () => {
    const outside = playoff('Dora', 'Ana');
    expect(rowsOf([...CIRCLE, outside])).toEqual(rowsOf(CIRCLE));
  });

  test('all played and decided: nothing is left', () => {
    const rows = rowsOf([...CIRCLE, ...AHEAD, playoff('Carla', 'Beto')]);
    expect(rows.map(({ player, place }) => [player, place])).toEqual([
      ['Ana', 1],
      ['Carla', 2],
      ['Beto', 3],
      ['Dora', 4],
    ]);
    for (const row of rows) expect(row.playoff).toEqual({ kind: 'none' });
  });

  test('all played, one win each: they stay level, and it says with whom', () => {
    const rows = rowsOf([
      ...CIRCLE,
      playoff('Ana', 'Beto'),
      playoff('Beto', 'Carla'),
      playoff('Carla', 'Ana'),
    ]);
    expect(by(rows, ({ place }) => place)).toEqual({ Ana: 1, Beto: 1, Carla: 1, Dora: 4 });
    expect(by(rows, ({ playoff }) => playoff)).toEqual({
      Ana: { kind: 'stillLevel', with: ['Beto', 'Carla'] },
      Beto: { kind: 'stillLevel', with: ['Ana', 'Carla'] },
      Carla: { kind: 'stillLevel', with: ['Ana', 'Beto'] },
      Dora: { kind: 'none' },
    });
  });

  test('nobody is sent to a play-off while a match of the group is missing', () => {
    const rows = rowsOf(CIRCLE.slice(0, 5));
    for (const row of rows) expect(row.playoff).toEqual({ kind: 'none' });
  });
});

describe('who qualifies of a complete group (rules §4.5)', () => {
  test.each<[string, MatchRow[], qualifiers: number, Record<string, string>]>([
    ['three share the only place', [], 1, { Ana: 'open', Beto: 'open', Carla: 'open', Dora: 'out' }],
    ['three share two places', [], 2, { Ana: 'open', Beto: 'open', Carla: 'open', Dora: 'out' }],
    [
      'three share three places: all go on',
      [],
      3,
      { Ana: 'qualified', Beto: 'qualified', Carla: 'qualified', Dora: 'out' },
    ],
    [
      'a place for everyone',
      [],
      4,
      { Ana: 'qualified', Beto: 'qualified', Carla: 'qualified', Dora: 'qualified' },
    ],
    [
      'a play-off under way decides nothing',
      [playoff('Ana', 'Beto')],
      1,
      { Ana: 'open', Beto: 'open', Carla: 'open', Dora: 'out' },
    ],
    [
      'the play-off decides',
      [...AHEAD, playoff('Carla', 'Beto')],
      1,
      { Ana: 'qualified', Beto: 'out', Carla: 'out', Dora: 'out' },
    ],
    [
      'the play-off decides the second place too',
      [...AHEAD, playoff('Carla', 'Beto')],
      2,
      { Ana: 'qualified', Beto: 'out', Carla: 'qualified', Dora: 'out' },
    ],
  ])('%s', (_, games, qualifiersPerGroup, expected) => {
    const rows = rowsOf([...CIRCLE, ...games], { qualifiersPerGroup });
    expect(by(rows, ({ standing }) => standing)).toEqual(expected);
  });

  /** All four have a win, a draw and a loss; Ana and Beto +2, Carla and Dora −2: two play-offs of two. */
  const PAIRS: MatchRow[] = [
    ['Ana', 'Beto', 3, 3],
    ['Carla', 'Dora', 3, 3],
    ['Ana', 'Carla', 3, 0],
    ['Dora', 'Ana', 3, 2],
    ['Beto', 'Dora', 3, 0],
    ['Carla', 'Beto', 3, 2],
  ];
  test.each<[string, MatchRow[], qualifiers: number, string[]]>([
    ['neither is played, one place', [], 1, ['open', 'open', 'out', 'out']],
    ['neither is played, two places', [], 2, ['qualified', 'qualified', 'out', 'out']],
    ['neither is played, three places', [], 3, ['qualified', 'qualified', 'open', 'open']],
    ['the first is played', [playoff('Ana', 'Beto')], 1, ['qualified', 'out', 'out', 'out']],
    ['the first is played', [playoff('Ana', 'Beto')], 3, ['qualified', 'qualified', 'open', 'open']],
    ['the second is played', [playoff('Dora', 'Carla')], 1, ['open', 'open', 'out', 'out']],
    ['the second is played', [playoff('Dora', 'Carla')], 3, ['qualified', 'qualified', 'out', 'qualified']],
  ])('a play-off of one pair holds nobody of the other: %s, %i', (_, games, qualifiersPerGroup, expected) => {
    const rows = rowsOf([...PAIRS, ...games], { qualifiersPerGroup, draws: true });
    const standings = by(rows, ({ standing }) => standing);
    expect(['Ana', 'Beto', 'Carla', 'Dora'].map((player) => standings[player])).toEqual(expected);
  });

  test('a place is not given to who was put out of the tie, even if one is left (2.3.2)', () => {
    // Ana and Dora have won two, Ana against Dora; Beto and Carla one, and Beto did not come to the match with Carla.
    const matches: MatchRow[] = [
      ['Ana', 'Beto', 0, 3],
      ['Ana', 'Carla', 3, 0],
      ['Ana', 'Dora', 3, 0],
      ['Beto', 'Carla', 'F', 0],
      ['Carla', 'Dora', 0, 3],
      ['Beto', 'Dora', 3, 4],
    ];
    const rows = rowsOf(matches, { qualifiersPerGroup: 4 });
    expect(rows.map(({ player, place, standing }) => [player, place, standing])).toEqual([
      ['Ana', 1, 'qualified'],
      ['Dora', 2, 'qualified'],
      ['Carla', 3, 'qualified'],
      ['Beto', 4, 'putOut'],
    ]);
  });

  test('who was put out of a tie takes no place from who stands below the tie', () => {
    // Ana and Fina have two wins, and Fina did not come to Carla; Beto and Carla one, Beto against Carla.
    const rows = rowsOf(
      [
        ['Fina', 'Ana', 3, 0],
        ['Fina', 'Beto', 3, 0],
        ['Carla', 'Fina', '', 'F'],
        ['Ana', 'Beto', 3, 0],
        ['Ana', 'Carla', 3, 0],
        ['Beto', 'Carla', 3, 0],
      ],
      { qualifiersPerGroup: 2 },
    );
    expect(rows.map(({ player, standing }) => [player, standing])).toEqual([
      ['Ana', 'qualified'],
      ['Fina', 'putOut'],
      ['Beto', 'qualified'],
      ['Carla', 'out'],
    ]);
  });

  test('fewer players than a group has: the rest of the list is still to be written', () => {
    expect(by(rowsOf([['Ana', 'Beto', 3, 0]]), ({ standing }) => standing)).toEqual({
      Ana: 'open',
      Beto: 'open',
    });
    // Three are a group.
    const three = rowsOf(CIRCLE.slice(0, 3));
    expect(by(three, ({ standing }) => standing)).toEqual({
      ...{ Ana: 'qualified', Beto: 'qualified', Carla: 'qualified' },
    });
  });
});

describe('why each stands where he stands (rules §4.6)', () => {
  test('the worked example: level on two, one win each among them, then 0, +1, −1', () => {
    const rows = rowsOf([
      ['A', 'B', 3, 1],
      ['B', 'C', 3, 0],
      ['C', 'A', 4, 2],
      ['A', 'D', 3, 0],
      ['B', 'D', 3, 0],
      ['C', 'D', 3, 0],
    ]);
    expect(rows.map(({ player }) => player)).toEqual(['B', 'A', 'C', 'D']);
    const reasonsOf = by(rows, ({ reasons }) => reasons);
    expect(reasonsOf.B).toEqual([
      { kind: 'tied', halfWins: 4, with: ['A', 'C'] },
      {
        ...{ kind: 'criterion', criterion: 'winsAmongTied', number: 1, own: 2 },
        others: [
          { player: 'A', figure: 2 },
          { player: 'C', figure: 2 },
        ],
      },
      {
        ...{ kind: 'criterion', criterion: 'differenceAmongTied', number: 2, own: 1 },
        others: [
          { player: 'A', figure: 0 },
          { player: 'C', figure: -1 },
        ],
      },
    ]);
    expect(reasonsOf.D).toEqual([{ kind: 'wins', halfWins: 0 }]);
  });

  test('nothing played: that is all there is to say', () => {
    const rows = rowsOf([
      ['A', 'B', '', ''],
      ['C', 'A', '', ''],
    ]);
    for (const { reasons, place } of rows) {
      expect([place, reasons]).toEqual([1, [{ kind: 'notPlayed' }]]);
    }
    // One result, and the others are level without any.
    const begun = rowsOf([
      ['A', 'B', 3, 0],
      ['C', 'A', '', ''],
    ]);
    expect(by(begun, ({ reasons }) => reasons[0]?.kind)).toEqual({ A: 'wins', B: 'tied', C: 'tied' });
  });

  test('a forfeit of one’s own, and whose forfeits put others behind', () => {
    const rows = rowsOf([
      ['Ana', 'Beto', 3, 0],
      ['Ana', 'Carla', 3, 0],
      ['Ana', 'Dora', 3, 0],
      ['Beto', 'Carla', 3, 0],
      ['Carla', 'Dora', 3, 0],
      ['Dora', 'Beto', 0, 'F'],
    ]);
    const reasonsOf = by(rows, ({ reasons }) => reasons.slice(0, 2));
    expect(rows.map(({ player }) => player)[3]).toBe('Beto');
    expect(reasonsOf.Beto).toEqual([
      { kind: 'tied', halfWins: 2, with: ['Carla', 'Dora'] },
      { kind: 'ownForfeit' },
    ]);
    expect(reasonsOf.Carla).toEqual([
      { kind: 'tied', halfWins: 2, with: ['Beto', 'Dora'] },
      { kind: 'otherForfeits', players: ['Beto'] },
    ]);
  });

  test('two annulled share the last place, with nothing to their names', () => {
    // Xul and Yago each won the one they came to, against Ana and Beto, and missed the rest.
    const rows = rowsOf([
      ['Ana', 'Beto', 3, 0],
      ['Ana', 'Carla', 3, 0],
      ['Beto', 'Carla', 3, 0],
      ['Xul', 'Ana', 3, 0],
      ['Xul', 'Beto', 'F', ''],
      ['Xul', 'Carla', 'F', ''],
      ['Yago', 'Ana', 'F', ''],
      ['Yago', 'Beto', 3, 0],
      ['Yago', 'Carla', 'F', ''],
      ['Xul', 'Yago', 'F', 'F'],
    ]);
    expect(rows.map(({ player, place, played, pointsFor }) => [player, place, played, pointsFor])).toEqual([
      ['Ana', 1, 2, 6],
      ['Beto', 2, 2, 3],
      ['Carla', 3, 2, 0],
      ['Xul', 4, 0, 0],
      ['Yago', 4, 0, 0],
    ]);
    const annulled = rows.slice(3);
    for (const { standing, reasons, playoff, halfWins, halfLosses, pointsAgainst } of annulled) {
      expect([standing, reasons, playoff]).toEqual(['annulled', [{ kind: 'annulled' }], { kind: 'none' }]);
      expect([halfWins, halfLosses, pointsAgainst]).toEqual([0, 0, 0]);
    }
  });
});

test('an annulled player is out of the second phase', () => {
  const group = indexGroup(
    coreMatches([
      ['Xul', 'Ana', 3, 0],
      ['Xul', 'Beto', 'F', ''],
      ['Ana', 'Beto', 3, 0],
    ]),
    HG,
  );
  expect(qualifications(group, rank(group))).toEqual(
    new Map([
      ['Ana', 'qualified'],
      ['Beto', 'qualified'],
      ['Xul', 'out'],
    ]),
  );
});

describe('without the articles', () => {
  const MATCHES: MatchRow[] = [
    ['Xul', 'Ana', 3, 0],
    ['Xul', 'Beto', 'F', ''],
    ['Ana', 'Beto', 3, 0],
  ];
  test('2.3.3 off: nobody is annulled', () => {
    const rows = rowsOf(MATCHES, { annulsOneWinRestForfeits: false, ownForfeitLosesTie: false });
    // One win each; among them Xul 3–0 and 0–3, Ana 0–3 and 3–0, Beto 3–0 and 0–3: level on everything.
    expect(rows.map(({ place, standing }) => [place, standing])).toEqual([
      [1, 'qualified'],
      [1, 'qualified'],
      [1, 'qualified'],
    ]);
  });

  test('2.3.3 off, 2.3.2 on: put out of the tie', () => {
    const rows = rowsOf(MATCHES, { annulsOneWinRestForfeits: false });
    expect(rows.map(({ player, place, standing }) => [player, place, standing])).toEqual([
      ['Ana', 1, 'qualified'],
      ['Beto', 2, 'qualified'],
      ['Xul', 3, 'putOut'],
    ]);
  });

  test('2.3.2: where all the tied have a forfeit nobody is put out', () => {
    const rows = rowsOf(
      [
        ['Ana', 'Beto', 0, 'F'],
        ['Beto', 'Carla', 0, 'F'],
        ['Carla', 'Ana', 5, 'F'],
      ],
      { annulsOneWinRestForfeits: false },
    );
    expect(rows.map(({ place, standing }) => [place, standing])).toEqual([
      [1, 'qualified'],
      [1, 'qualified'],
      [1, 'qualified'],
    ]);
  });
});

test('who shares a place stands in one order, whatever the order of the rows', () => {
  const turned: Match[] = coreMatches(CIRCLE).reverse();
  expect(groupStandings(turned, HG)).toEqual(rowsOf(CIRCLE));
});
