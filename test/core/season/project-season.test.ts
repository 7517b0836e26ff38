import { describe, expect, test } from '@jest/globals';
import type { RatingEvent } from '../../../src/core/rating/rating-events';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import { projectSeason, type Projection, type SeasonBase } from '../../../src/core/season/project-season';
import type { ClosedTournament } from '../../../src/core/season/tournament';

/** A ranking as `Ana 1700/120`: rating and experience. */
const ranking = (...lines: readonly string[]): SeasonBase['ratings'] =>
  new Map(
    lines.map((line) => {
      const [player, rating, experience] = line.split(/[ /]/);
      return [player!, { rating: Number(rating), experience: Number(experience) }];
    }),
  );

/** Marks as a secretary's: `+` came, `-` did not. */
const came = (marks: Readonly<Record<string, string>>): SeasonBase['came'] =>
  new Map(Object.entries(marks).map(([player, line]) => [player, [...line].map((mark) => mark === '+')]));

const tournament = (
  players: string,
  more: Partial<ClosedTournament> = {},
): Omit<ClosedTournament, 'name'> => ({
  official: true,
  participations: players
    .split(' ')
    .filter((player) => player !== '')
    .map((player) => ({ player, place: null, wins: 0, points: 10 })),
  events: [],
  ...more,
});

const project = (
  base: SeasonBase,
  tournaments: readonly Omit<ClosedTournament, 'name'>[],
  regulation = HG,
): Projection =>
  projectSeason(
    base,
    tournaments.map((one, at) => ({ ...one, name: `T${at + 1}` })),
    regulation,
  );

const beats = (winner: string, loser: string): RatingEvent => ({
  ...{ kind: 'match', winner, loser },
  ...{ length: 5, match: 0 },
});

const ratingsOf = ({ ratings }: Projection): unknown =>
  Object.fromEntries([...ratings].map(([player, { rating, experience }]) => [player, [rating, experience]]));

const standingOf = ({ attendance }: Projection): unknown =>
  Object.fromEntries([...attendance!].map(([player, { status, missed }]) => [player, `${status} ${missed}`]));

const TWO: SeasonBase = {
  ratings: ranking('Ana 1700/120', 'Beto 1480/10'),
  came: came({ Ana: '+', Beto: '+' }),
};

describe('who comes and who misses (HG 2.3.7, 8.3)', () => {
  test.each([
    ['nothing played yet: as it was before', [], { Ana: 'active 1', Beto: 'active 0', Carla: 'active 0' }],
    ['who comes has missed none', ['Ana Beto'], { Ana: 'active 0', Beto: 'active 0', Carla: 'active 0' }],
    ['what was missed before counts on', ['Beto'], { Ana: 'active 2', Beto: 'active 0', Carla: 'active 0' }],
    [
      'three in a row: quarantine; who never came misses nothing',
      ['Beto', 'Beto'],
      { Ana: 'quarantine 3', Beto: 'active 0', Carla: 'active 0' },
    ],
    ['two more: off', ['Beto', 'Beto', 'Beto', ''], { Ana: 'off 5', Beto: 'active 1', Carla: 'active 0' }],
    [
      'who came once misses from then on',
      ['Carla', 'Beto', 'Dora'],
      { Ana: 'quarantine 4', Beto: 'active 1', Carla: 'active 2', Dora: 'active 0' },
    ],
  ])('%s', (_, evenings, expected) => {
    const base = {
      ratings: ranking('Ana 1700/120', 'Beto 1480/10', 'Carla 1600/0'),
      came: came({ Ana: '+-', Beto: '-+' }),
    };
    const projection = project(
      base,
      evenings.map((players) => tournament(players)),
    );
    expect(standingOf(projection)).toEqual(expected);
  });

  test('marks that end earlier than others’ have been missed since', () => {
    const base = { ratings: TWO.ratings, came: came({ Ana: '+', Beto: '++++' }) };
    expect(standingOf(project(base, []))).toEqual({ Ana: 'quarantine 3', Beto: 'active 0' });
  });

  test('where the director has marked who came, that counts, not who took part', () => {
    const marked = tournament('Ana Beto', { came: new Set(['Beto', 'Zoe']) });
    expect(standingOf(project(TWO, [marked]))).toEqual({ Ana: 'active 1', Beto: 'active 0' });
  });

  test('who was marked as having come before he was in the ranking has missed what was held since', () => {
    const marked = tournament('Beto', { came: new Set(['Beto', 'Zoe']) });
    const absent = tournament('Beto', { events: [{ kind: 'penalty', player: 'Zoe', cause: 'didNotCome' }] });
    expect(standingOf(project(TWO, [marked, tournament('Beto'), absent]))).toMatchObject({ Zoe: 'active 2' });
  });

  test('an unofficial tournament is neither come to nor missed (8.1)', () => {
    expect(standingOf(project(TWO, [tournament('Ana', { official: false })]))).toEqual({
      ...{ Ana: 'active 0', Beto: 'active 0' },
    });
  });

  test('a regulation that knows no attendance keeps none, and nobody loses anything', () => {
    const projection = project(
      TWO,
      [...'123456'].map(() => tournament('Beto')),
      OTHELLO,
    );
    expect(projection.attendance).toBeNull();
    expect(projection.tournaments.map(({ lost }) => lost.size)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(
      project(TWO, [...[...'12345'].map(() => tournament('Beto')), tournament('Ana')], OTHELLO),
    ).toMatchObject({ tournaments: [{}, {}, {}, {}, {}, { lines: [] }] });
  });
});

describe('off the ranking (HG 8.3)', () => {
  const fiveWithoutAna = [...'12345'].map(() => tournament('Beto'));

  test('loses the results of all tournaments so far, and only who is off', () => {
    const lost = (count: number): unknown =>
      project(TWO, [tournament('Ana Beto'), ...fiveWithoutAna.slice(0, count)]).tournaments.map((one) => [
        ...one.lost,
      ]);
    expect(lost(4)).toEqual([[], [], [], [], []]);
    expect(lost(5)).toEqual([['Ana'], ['Ana'], ['Ana'], ['Ana'], ['Ana'], ['Ana']]);
  });

  test('who comes back starts as new, with 1500 and nothing played, before his first match', () => {
    const back = tournament('Ana Beto', { events: [beats('Ana', 'Beto')] });
    const { tournaments, attendance } = project(TWO, [...fiveWithoutAna, back]);
    const [restart, match] = tournaments[5]!.lines;
    expect(restart).toEqual({ kind: 'restart', player: { player: 'Ana', before: 1700, after: 1500 } });
    expect(match).toMatchObject({ kind: 'match', winner: { player: 'Ana', before: 1500 } });
    expect(tournaments[5]!.lines).toHaveLength(2);
    expect(tournaments[5]).toMatchObject({ newcomers: [], lost: new Set() });
    expect(tournaments.slice(0, 5).map(({ lines }) => lines)).toEqual([[], [], [], [], []]);
    expect(attendance!.get('Ana')).toEqual({ status: 'active', missed: 0, untilNext: 3 });
  });

  test('and the count begins anew with his return', () => {
    const projection = project(TWO, [
      ...fiveWithoutAna,
      tournament('Ana'),
      tournament('Beto'),
      tournament('Ana'),
    ]);
    expect(ratingsOf(projection)).toEqual({ Ana: [1500, 0], Beto: [1480, 10] });
    expect(projection.tournaments.flatMap(({ lines }) => lines)).toHaveLength(1);
    expect(standingOf(projection)).toEqual({ Ana: 'active 0', Beto: 'active 1' });
  });

  test('from quarantine he comes back as he was', () => {
    expect(ratingsOf(project(TWO, [...fiveWithoutAna.slice(1), tournament('Ana')]))).toEqual({
      ...{ Ana: [1700, 120], Beto: [1480, 10] },
    });
  });

  test('an unofficial tournament brings nobody back', () => {
    const projection = project(TWO, [...fiveWithoutAna, tournament('Ana', { official: false })]);
    expect(ratingsOf(projection)).toEqual({ Ana: [1700, 120], Beto: [1480, 10] });
    expect(standingOf(projection)).toMatchObject({ Ana: 'off 5' });
  });

  test('who is no longer in the ranking at all comes as a newcomer, not as one who restarts', () => {
    const base = { ratings: ranking('Beto 1480/10'), came: came({ Ana: '+-----', Beto: '++++++' }) };
    const { tournaments } = project(base, [tournament('Ana Beto')]);
    expect(tournaments[0]).toMatchObject({ lines: [], newcomers: ['Ana'] });
  });
});

describe('newcomers (7.2.1: "siempre arrancan con 1500 Puntos")', () => {
  test('are in the ranking from their first tournament on, in the order of its participations', () => {
    const projection = project(TWO, [tournament('Zoe Ana Carla'), tournament('Carla Dora')]);
    expect(projection.tournaments.map(({ newcomers }) => newcomers)).toEqual([['Zoe', 'Carla'], ['Dora']]);
    expect(ratingsOf(projection)).toEqual({
      ...{ Ana: [1700, 120], Beto: [1480, 10] },
      ...{ Zoe: [1500, 0], Carla: [1500, 0], Dora: [1500, 0] },
    });
  });

  test('keep what their matches have brought', () => {
    const { ratings } = project(TWO, [tournament('Zoe Ana', { events: [beats('Zoe', 'Ana')] })]);
    expect(ratings.get('Zoe')!.rating).toBeGreaterThan(1500);
    expect(ratings.get('Zoe')!.experience).toBe(5);
  });

  test('a penalty alone brings nobody in, and is not forgotten when he comes', () => {
    const absent = tournament('Ana', { events: [{ kind: 'penalty', player: 'Zoe', cause: 'didNotCome' }] });
    const { tournaments, ratings } = project(TWO, [absent, tournament('Zoe')]);
    expect(tournaments.map(({ newcomers }) => newcomers)).toEqual([[], ['Zoe']]);
    expect(ratings.get('Zoe')!.rating).toBe(1400);
  });
});

test('of an unofficial tournament only a level corrected by hand counts, and it brings nobody into the ranking', () => {
  const summer = tournament('Ana Zoe', {
    official: false,
    events: [
      beats('Zoe', 'Ana'),
      { kind: 'adjustment', player: 'Beto', rating: 1555 },
      { kind: 'penalty', player: 'Ana', cause: 'left' },
    ],
  });
  const projection = project(TWO, [summer]);
  expect(projection.tournaments).toMatchObject([
    { newcomers: [], lines: [{ kind: 'adjustment', player: { player: 'Beto', before: 1480, after: 1555 } }] },
  ]);
  expect(projection.tournaments[0]!.lines).toHaveLength(1);
  expect(ratingsOf(projection)).toEqual({ Ana: [1700, 120], Beto: [1555, 10] });
});

test('each tournament goes on from the ratings of the one before', () => {
  const evening = tournament('Ana Beto', { events: [beats('Ana', 'Beto')] });
  const { tournaments, ratings } = project(TWO, [evening, evening]);
  const [first, second] = tournaments.map(({ lines }) => lines[0]!);
  expect(first).toMatchObject({ winner: { before: 1700 }, loser: { before: 1480 } });
  if (first?.kind !== 'match' || second?.kind !== 'match') throw new Error('no match');
  expect(second.winner.before).toBe(first.winner.after);
  expect(ratings.get('Ana')).toEqual({ rating: second.winner.after, experience: 130 });
});
