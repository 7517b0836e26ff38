import { describe, expect, test } from '@jest/globals';
import type { SwissBye, SwissGame, SwissResults } from '../../../src/core/swiss/event';
import type { SwissRound } from '../../../src/core/swiss/pairing';
import { roundRobinRound } from '../../../src/core/swiss/round-robin';
import { bergerTables } from '../../fixtures/cases/published-cases';
import { field } from './simulated-event';

const won = { kind: 'played', white: 40, black: 24 } as const;

/** Plays so many rounds; `joins` come after the round given, `leaves` are out from it on. */
function play(
  seats: readonly string[],
  rounds: number,
  { joins = {}, leaves = {} }: { joins?: Record<number, string>; leaves?: Record<number, string> } = {},
) {
  const games: SwissGame[] = [];
  const byes: SwissBye[] = [];
  const missed: SwissBye[] = [];
  const players = [...seats];
  const playing = new Set(seats);
  const made: (SwissRound | null)[] = [];
  for (let round = 1; round <= rounds; round++) {
    const late = joins[round];
    if (late !== undefined) {
      // Whatever his rank.
      players.unshift(late);
      playing.add(late);
      for (let before = 1; before < round; before++) missed.push({ round: before, player: late });
    }
    playing.delete(leaves[round] ?? '');
    const pairs = roundRobinRound(
      players,
      playing,
      { games: [...games], byes: [...byes], missed: [...missed] },
      round,
    );
    made.push(pairs);
    for (const { black, white } of pairs?.pairs ?? []) {
      games.push({ round, match: { white, black, playoff: false, outcome: won } });
    }
    for (const player of pairs?.byes ?? []) byes.push({ round, player });
  }
  return made;
}

describe('everyone against everyone, round by round', () => {
  test.each([4, 5, 6, 7, 8])('%i players: the published tables', (size) => {
    const made = play(field(size), size % 2 === 0 ? size - 1 : size);
    const published = bergerTables()
      .find(({ applies_to: sizes }) => sizes.includes(size))!
      .rounds.map((round) => round.filter((pair) => pair.every((number) => number <= size)));
    const pairs = made.map((round) =>
      round!.pairs.map(({ white, black }) => [white, black].map((name) => Number(name.slice(1)))),
    );
    expect(pairs).toEqual(published);
    expect(made.flatMap((round) => round!.byes).sort()).toEqual(size % 2 === 0 ? [] : field(size).sort());
  });

  test('who comes late where they are odd takes the seat that was free, and meets all that are left', () => {
    const made = play(field(7), 7, { joins: { 3: 'late' } });
    const opponents = made.flatMap((round) =>
      round!.pairs
        .filter(({ white, black }) => [white, black].includes('late'))
        .map(({ white, black }) => (white === 'late' ? black : white)),
    );
    expect(new Set(opponents).size).toBe(5);
    expect(made.slice(2).every((round) => round!.byes.length === 0)).toBe(true);
  });

  test('who withdraws leaves his opponents without one; the others go on as before', () => {
    const [whole, without] = [play(field(8), 7), play(field(8), 7, { leaves: { 4: 'p3' } })];
    expect(without.slice(0, 3)).toEqual(whole.slice(0, 3));
    for (let round = 3; round < 7; round++) {
      const opponent = whole[round]!.pairs.map(({ white, black }) => [white, black])
        .find((pair) => pair.includes('p3'))!
        .find((player) => player !== 'p3');
      expect(without[round]!.byes).toEqual([opponent]);
    }
  });

  test('before the first game nobody is late: a bye that is written already gives no other seat', () => {
    const byes = [{ round: 1, player: 'p3' }];
    const first = (results: SwissResults) => roundRobinRound(field(4), new Set(field(4)), results, 1);
    expect(first({ games: [], byes })).toEqual(first({ games: [], byes: [] }));
    // 1 against 4, 2 against 3.
    expect(first({ games: [], byes })!.pairs).toEqual([
      { white: 'p1', black: 'p4' },
      { white: 'p2', black: 'p3' },
    ]);
  });

  test('beyond the tables, or where they have become others, it is for Swiss pairing', () => {
    expect(play(field(6), 6)[5]).toBeNull();
    // Six are seven from the third round on: the tables are those of eight seats, where a pair may have met already.
    const made = play(field(6), 7, { joins: { 3: 'late' } });
    const pairs = made
      .flatMap((round) => round?.pairs ?? [])
      .map(({ white, black }) => [white, black].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(made).toContain(null);
  });
});
