import { describe, expect, test } from '@jest/globals';
import type { DrawMatch, WrittenResult } from '../../../src/core/knockout/draw';
import { playDraw, type DrawState, type PlayerState } from '../../../src/core/knockout/play-draw';
import type { Round } from '../../../src/core/knockout/rounds';
import { tournamentResult, type PlayedPhases } from '../../../src/core/points/tournament-result';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { Regulation } from '../../../src/core/regulations/regulation';
import type { MatchRow } from '../../oracle/standings-oracle';
import { coreMatches } from '../standings/core-matches';

/** A second phase by what became of each: place and matches won, or the given facts. */
function phase(
  players: Readonly<Record<string, readonly [number | null, number] | Partial<PlayerState>>>,
  offendersThere: readonly string[] = [],
) {
  const states = Object.entries(players).map(([player, given]): [string, PlayerState] => {
    const plain = { place: null, round: 2, wins: 0, stillIn: false, offender: false };
    const own = Array.isArray(given) ? { place: given[0] as number | null, wins: given[1] as number } : given;
    return [player, { ...plain, ...own }];
  });
  const wereThere = new Set([
    ...states.flatMap(([player, { offender }]) => (offender ? [] : [player])),
    ...offendersThere,
  ]);
  const state: DrawState = { matches: new Map(), players: new Map(states), wereThere, conflicts: [] };
  return state;
}

type DrawRow = readonly [white: string, ofWhite: number | 'F', ofBlack: number | 'F', black: string];

/** A match of a draw with its rows; who plays it stands in the first. */
function match(id: string, round: Round, ...rows: readonly DrawRow[]): DrawMatch {
  const [[white, , , black]] = rows as [DrawRow];
  const results = rows.map(([first, ofFirst, ofSecond, second]): WrittenResult => {
    const absence = (mark: number | 'F') => (mark === 'F' ? 'absent' : null);
    const isPlayed = typeof ofFirst === 'number' && typeof ofSecond === 'number';
    return {
      ...{ white: first, black: second },
      outcome: isPlayed
        ? { kind: 'played', white: ofFirst, black: ofSecond }
        : { kind: 'forfeit', white: absence(ofFirst), black: absence(ofSecond) },
    };
  });
  const side = (player: string) => ({ kind: 'player', player }) as const;
  return { ...{ id, round, white: side(white), black: side(black), winnerTo: null }, results };
}

interface Given extends Partial<Omit<PlayedPhases, 'groups'>> {
  readonly groups?: readonly (readonly MatchRow[])[];
}

const result = ({ groups = [], draw = null, lastChance = null }: Given, regulation: Regulation = HG) =>
  tournamentResult({ groups: groups.map(coreMatches), draw, lastChance }, regulation);

/** A line each: player, place, matches won, hundredths. */
const lines = (...args: Parameters<typeof result>): string[] =>
  result(...args).participations.map(
    ({ player, place, wins, points }) => `${player} ${place ?? '-'} ${wins} ${points}`,
  );

/** A beats all, B all but A, C beats D. */
const FOUR: readonly MatchRow[] = [
  ['A', 'B', 3, 1],
  ['C', 'D', 3, 0],
  ['A', 'C', 3, 2],
  ['D', 'B', 1, 3],
  ['D', 'A', 0, 4],
  ['B', 'C', 3, 2],
];

describe('places, matches won and points of a tournament (HG 7.5: 0.10 for taking part, 0.04 a match won)', () => {
  test('of a group alone: no places, the most points first', () => {
    expect(lines({ groups: [FOUR] })).toEqual(['A - 3 22', 'B - 2 18', 'C - 1 14', 'D - 0 10']);
  });

  test('of two groups: equal on all, the one whose key comes first', () => {
    const other = FOUR.map(([white, black, ...rest]): MatchRow => [`${white}2`, `${black}2`, ...rest]);
    expect(lines({ groups: [other, FOUR] }).map((line) => line.split(' ')[0])).toEqual(
      'A A2 B B2 C C2 D D2'.split(' '),
    );
    expect(lines({ groups: [FOUR, other] })).toEqual(lines({ groups: [other, FOUR] }));
  });

  test('with a second phase: its places first, matches won in both phases count', () => {
    // Champion 2, finalist 1, 3rd 0.5; who did not qualify has 0.10.
    const draw = phase({ B: [1, 2], A: [2, 1], C: [3, 0] });
    expect(lines({ groups: [FOUR], draw })).toEqual(['B 1 4 216', 'A 2 4 116', 'C 3 1 54', 'D - 0 10']);
  });

  test('of a second phase alone', () => {
    const draw = phase({ A: [2, 1], B: [1, 2], C: [3, 0], D: [3, 0] });
    expect(lines({ draw })).toEqual(['B 1 2 208', 'A 2 1 104', 'C 3 0 50', 'D 3 0 50']);
  });

  test('who is still in has no place yet and comes behind those who have', () => {
    const draw = phase({ A: { wins: 1, stillIn: true }, B: [3, 0], C: [3, 0], D: { stillIn: true } });
    expect(lines({ draw })).toEqual(['B 3 0 50', 'C 3 0 50', 'A - 1 14', 'D - 0 10']);
  });

  test('a play-off game is no match won', () => {
    expect(lines({ groups: [[...FOUR, ['C', 'D', 1, 0, 'desempate']]] })).toEqual(lines({ groups: [FOUR] }));
  });

  test('a match not played, and one lost by both, is won by nobody', () => {
    const rows: readonly MatchRow[] = [
      ['A', 'B', '', ''],
      ['A', 'C', 'F', 'F'],
      ['B', 'C', 3, 0],
    ];
    expect(lines({ groups: [rows] })).toEqual(['B - 1 14', 'A - 0 10', 'C - 0 10']);
  });

  test('a draw is won by nobody', () => {
    expect(lines({ groups: [[['A', 'B', 32, 32]]] }, { ...HG, draws: true })).toEqual([
      'A - 0 10',
      'B - 0 10',
    ]);
  });

  test('a match won by a forfeit counts (7.2.2), unless the option says otherwise', () => {
    const rows: readonly MatchRow[] = [
      ['A', 'B', '', 'F'],
      ['A', 'C', 3, 0],
      ['B', 'C', 3, 0],
      ['D', 'A', 0, 3],
      ['D', 'B', 0, 3],
      ['D', 'C', 0, 3],
    ];
    expect(lines({ groups: [rows] })).toEqual(['A - 3 22', 'B - 2 18', 'C - 1 14', 'D - 0 10']);
    expect(lines({ groups: [rows] }, { ...HG, forfeitWinCountsAsWin: false })).toEqual([
      'A - 2 18',
      'B - 2 18',
      'C - 1 14',
      'D - 0 10',
    ]);
  });

  test('a regulation without annual points: places and matches won, and no points', () => {
    const draw = phase({ A: [2, 1], B: [1, 2], C: [3, 0] });
    expect(lines({ groups: [FOUR], draw }, OTHELLO)).toEqual(['B 1 4 0', 'A 2 4 0', 'C 3 1 0', 'D - 0 0']);
  });
});

describe('who is annulled (2.3.3)', () => {
  // D won one match and gave a forfeit in the others.
  const rows: readonly MatchRow[] = [
    ['A', 'B', 3, 1],
    ['A', 'C', 3, 1],
    ['B', 'C', 3, 1],
    ['D', 'C', 3, 0],
    ['A', 'D', '', 'F'],
    ['D', 'B', 'A', ''],
  ];

  test('is not among those who took part, nor among the absent, and nobody has won against him', () => {
    const given = result({ groups: [rows] });
    expect([...given.annulled]).toEqual(['D']);
    expect(given.absent).toEqual([]);
    expect(lines({ groups: [rows] })).toEqual(['A - 2 18', 'B - 1 14', 'C - 0 10']);
  });

  test('only where the regulation has it', () => {
    const regulation = { ...HG, annulsOneWinRestForfeits: false };
    expect(lines({ groups: [rows] }, regulation)).toEqual(['A - 3 22', 'B - 2 18', 'D - 1 14', 'C - 0 10']);
    expect(result({ groups: [rows] }, regulation).annulled.size).toBe(0);
  });
});

describe('who was there', () => {
  const against = (marks: readonly [string, string, string], more: readonly MatchRow[] = []): MatchRow[] => {
    const [first, second, third] = marks.map((mark) => (mark === 'won' ? 3 : mark)) as (
      number | 'F' | 'A' | ''
    )[];
    const other = (mark: unknown) => (mark === 3 ? 0 : '');
    return [
      ['X', 'A', first, other(first)],
      ['B', 'X', other(second), second],
      ['X', 'C', third, other(third)],
      ['A', 'B', 3, 0],
      ['A', 'C', 3, 0],
      ['B', 'C', 3, 0],
      ...more,
    ] as MatchRow[];
  };

  test.each<[string, MatchRow[], string[]]>([
    ['a forfeit in every match: he never was', against(['F', 'F', 'F']), ['X']],
    ['left during every match: he was', against(['A', 'A', 'A']), []],
    ['left during one of them: he was', against(['F', 'A', 'F']), []],
    ['two won, one not', against(['won', 'won', 'F']), []],
    ['a match still open: not known yet', against(['F', '', 'F']), []],
    ['no match played yet', against(['', '', '']), []],
    [
      'a play-off game still open makes no difference',
      against(['F', 'F', 'F'], [['X', 'C', '', '', 'desempate']]),
      ['X'],
    ],
    ['nor does one he did not come to', against(['won', '', ''], [['X', 'C', 'F', '', 'desempate']]), []],
    ['nothing but a play-off game', [['X', 'A', 1, 0, 'desempate']], []],
    ['a match that nobody came to', [['X', 'A', 'F', 'F']], ['X', 'A']],
  ])('%s', (_, rows, absent) => {
    const given = result({ groups: [rows] });
    expect([...given.absent].sort()).toEqual([...absent].sort());
    const took = given.participations.map(({ player }) => player);
    expect(took.filter((player) => absent.includes(player))).toEqual([]);
    expect(new Set([...took, ...absent])).toEqual(new Set(rows.flatMap(([white, black]) => [white, black])));
  });

  const never = against(['F', 'F', 'F']);

  test.each<[string, Given, string[]]>([
    ['in the draw, a forfeit at once', { draw: phase({ X: { offender: true }, Y: [1, 1] }) }, ['X']],
    [
      'in the draw, a forfeit after a match won',
      { draw: phase({ X: { offender: true, wins: 1 } }, ['X']) },
      [],
    ],
    ['the same where 2.3.9 takes the match from him', { draw: phase({ X: { offender: true } }, ['X']) }, []],
    ['in the Last Chance, the same', { lastChance: phase({ X: { offender: true } }, ['X']) }, []],
    [
      'not in the group, a forfeit in the draw after a match won',
      { groups: [never], draw: phase({ X: { offender: true } }, ['X']) },
      [],
    ],
    ['in the draw, lost at once by play', { draw: phase({ X: [3, 0] }) }, []],
    ['in the Last Chance, a forfeit at once', { lastChance: phase({ X: { offender: true } }) }, ['X']],
    ['in the Last Chance, lost at once by play', { lastChance: phase({ X: [2, 0] }) }, []],
    ['not in the group, but in the Last Chance', { groups: [never], lastChance: phase({ X: [1, 2] }) }, []],
    ['not in the group, but in the draw', { groups: [never], draw: phase({ X: [1, 2] }) }, []],
    [
      'neither in the group nor in the Last Chance',
      { groups: [never], lastChance: phase({ X: { offender: true } }) },
      ['X'],
    ],
    // 2.3.9: he keeps the points of the group phase.
    ['in the group and not in the draw', { groups: [FOUR], draw: phase({ A: { offender: true } }) }, []],
  ])('%s', (_, given, absent) => {
    const { absent: found, participations } = result(given);
    expect(found).toEqual(absent);
    expect(participations.some(({ player }) => absent.includes(player))).toBe(false);
    expect(participations.length).toBeGreaterThanOrEqual(absent.length === 0 ? 1 : 0);
  });

  test('a knock-out without groups: who gave a forfeit after a match won took part, with nothing won (2.3.9)', () => {
    const draw: DrawMatch[] = [
      match('M1', 4, ['A', 5, 1, 'D']),
      match('M2', 4, ['B', 5, 3, 'C']),
      // A goes home; D, whom he put out, comes back.
      match('M3', 2, ['A', 'F', 0, 'B'], ['D', 4, 7, 'B']),
    ];
    const given = { draw: playDraw(draw, HG) };
    expect(result(given).absent).toEqual([]);
    expect(lines(given)).toEqual(['B 1 2 208', 'D 2 0 100', 'C 3 0 50', 'A - 0 10']);
  });

  test('a forfeit for the third place after a semifinal lost: he took part', () => {
    const draw: DrawMatch[] = [
      match('M1', 4, ['A', 40, 24, 'D']),
      match('M2', 4, ['B', 40, 24, 'C']),
      match('M3', 'thirdPlace', ['D', 'F', 0, 'C']),
      match('M4', 2, ['A', 33, 31, 'B']),
    ];
    const given = { draw: playDraw(draw, OTHELLO) };
    expect(result(given, OTHELLO).absent).toEqual([]);
    expect(result(given, OTHELLO).participations).toHaveLength(4);
  });

  test('a forfeit in the second phase leaves what the group gave (2.3.9)', () => {
    const draw = phase({ A: { offender: true }, B: [1, 1] });
    expect(lines({ groups: [FOUR], draw })).toEqual(['B 1 3 212', 'A - 3 22', 'C - 1 14', 'D - 0 10']);
  });
});

describe('the Last Chance: no more points than the official 16th (7.4.14)', () => {
  /** P1 to P16 with the places of a draw of sixteen, and P17 who lost in the play-in; `wins` of P16. */
  const official = (wins: number) =>
    Object.fromEntries(
      Array.from({ length: 17 }, (_, index) => {
        const place = [1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 16, 17][index]!;
        return [`P${index + 1}`, [place, index === 15 ? wins : index === 16 ? 0 : 3] as const];
      }),
    );
  const pointsOf = (given: Given, regulation: Regulation = HG) =>
    Object.fromEntries(
      result(given, regulation).participations.map(({ player, points }) => [player, points]),
    );

  test.each([
    // The 16th: 0.15 and 0.04 a match won; who lost before the draw of sixteen (0.10) is no measure.
    [0, 5, 15],
    [1, 5, 19],
    [1, 2, 18],
    [1, 3, 19],
    [2, 3, 22],
    [2, 4, 23],
  ])('the 16th won %i, the entrant %i: %i hundredths', (wins, won, points) => {
    const given = { draw: phase(official(wins)), lastChance: phase({ X: [1, won] }) };
    expect(pointsOf(given)['X']).toBe(points);
  });

  test('its matches won stay, nobody else is held down', () => {
    const groups = [FOUR];
    const draw = phase(official(0));
    expect(lines({ groups, draw, lastChance: phase({ D: [1, 6] }) }).slice(-4)).toEqual([
      'A - 3 22',
      'B - 2 18',
      // Equal points: more matches won first.
      'D - 6 15',
      'C - 1 14',
    ]);
    const level = lines({ groups, draw, lastChance: phase({ D: [1, 6], C: [2, 4], B: [3, 1] }) });
    expect(level.slice(-4)).toEqual(['A - 3 22', 'D - 6 15', 'C - 5 15', 'B - 3 15']);
    expect(pointsOf({ draw })['P1']).toBe(212);
  });

  test('without a Last Chance nobody is held down', () => {
    expect(pointsOf({ groups: [FOUR], draw: phase(official(0)) })['A']).toBe(22);
  });

  test('without official places yet there is nothing to hold to', () => {
    const lastChance = phase({ D: [1, 6] });
    expect(pointsOf({ groups: [FOUR], lastChance })['D']).toBe(34);
    expect(pointsOf({ draw: phase({ P17: [17, 0] }), lastChance })['D']).toBe(34);
  });

  test('where the regulation has no such tournament its option holds nobody down', () => {
    const given = { draw: phase(official(0)), lastChance: phase({ X: [1, 5] }) };
    expect(pointsOf(given, { ...HG, lastChanceBelow: null })['X']).toBe(30);
  });
});
