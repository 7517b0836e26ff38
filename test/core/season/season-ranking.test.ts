import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HG } from '../../../src/core/regulations/hg';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { Regulation } from '../../../src/core/regulations/regulation';
import { seasonRanking, type SeasonResult, type SeasonRow } from '../../../src/core/season/season';
import { runs } from '../../arbitraries/runs';
import { season } from '../../arbitraries/season';
import { seasonOracle, type SeasonRow as Given } from '../../oracle/season-oracle';

const results = (rows: readonly Given[]): SeasonResult[] =>
  rows.map((row) => ({ ...row, recorded: row.recorded ?? null, rating: row.rating ?? null }));

const ranking = (rows: readonly Given[], regulation: Regulation = HG): SeasonRow[] => {
  const given = seasonRanking(results(rows), regulation);
  if (!given.ok) throw new Error(given.problem.code);
  return given.value;
};

const byName = <Row extends { player: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => (one.player < other.player ? -1 : 1));

describe('the ranking of a season', () => {
  test('is the sums of 7.5 and 8, and their order', () => {
    fc.assert(
      fc.property(season, fc.boolean(), (rows, participationOnTop) => {
        const expected = seasonOracle(rows, participationOnTop).map(({ hundredths, ...line }) => ({
          ...line,
          points: hundredths,
        }));
        expect(byName(ranking(rows, { ...HG, participationOnTop }))).toEqual(byName(expected));
      }),
      runs(800),
    );
  });

  test('is the same in any order of the rows', () => {
    const shuffled = season.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    fc.assert(
      fc.property(shuffled, ([rows, others]) => {
        expect(ranking(others)).toEqual(ranking(rows));
      }),
      runs(300),
    );
  });

  describe('level on points (rules §6): titles, then matches won, then the level', () => {
    const row = (player: string, tournament: string, more: Partial<Given> = {}): Given => ({
      ...{ player, tournament, place: null, wins: 0, official: true },
      ...more,
    });
    /** Best first, those who share a place together. */
    const order = (rows: readonly Given[]): string[] => {
      const places = new Map<number, string[]>();
      for (const { place, player } of ranking(rows)) {
        places.set(place, [...(places.get(place) ?? []), player]);
      }
      return [...places].map(([place, players]) => `${place} ${players.join(' ')}`);
    };

    test.each<[string, readonly Given[], readonly string[]]>([
      [
        // 2 + 0,10 + 0,10 for coming twice more; 1 + 1 + 5 × 0,04.
        'a title more goes before, though the other won more matches',
        [
          ...['1', '2', '3'].map((at) => row('Zoe', at, { place: at === '1' ? 1 : null })),
          ...['1', '2'].map((at) => row('Ana', at, { place: 2, wins: at === '1' ? 5 : 0 })),
        ],
        ['1 Zoe', '2 Ana'],
      ],
      [
        // 3 × 0,10 for coming; 0,10 + 5 × 0,04.
        'matches won, where there are no titles',
        [row('Ana', '1'), row('Ana', '2'), row('Ana', '3'), row('Zoe', '1', { wins: 5 })],
        ['1 Zoe', '2 Ana'],
      ],
      [
        'the higher level',
        [row('Ana', '1', { rating: 1500 }), row('Zoe', '1', { rating: 1600 })],
        ['1 Zoe', '2 Ana'],
      ],
      ['any level before none', [row('Ana', '1'), row('Zoe', '1', { rating: 1400 })], ['1 Zoe', '2 Ana']],
      [
        'of several levels the highest, whatever stands first',
        [
          ...[row('Ana', '1', { rating: 1600 }), row('Ana', '2', { rating: 1500 })],
          ...[row('Beto', '1', { rating: 1400 }), row('Beto', '2', { rating: 1650 })],
          ...[row('Zoe', '1', { rating: 1700 }), row('Zoe', '2', { rating: 1300 })],
        ],
        ['1 Zoe', '2 Beto', '3 Ana'],
      ],
      [
        'a row without a level takes none away',
        [
          ...[row('Ana', '1', { rating: 1600 }), row('Ana', '2')],
          ...[row('Zoe', '1'), row('Zoe', '2', { rating: 1700 })],
        ],
        ['1 Zoe', '2 Ana'],
      ],
      [
        'equal on all: the same place, by name',
        [row('Zoe', '1'), row('Beto', '1'), row('Ana', '1', { wins: 1 })],
        ['1 Ana', '2 Beto Zoe'],
      ],
    ])('%s', (_, rows, expected) => {
      expect(order(rows)).toEqual(expected);
      expect(order([...rows].reverse())).toEqual(expected);
    });
  });

  test('the share for the prizes is data', () => {
    const rows = Array.from({ length: 10 }, (_, at): Given[] => [
      { tournament: `${at}`, player: 'Otro', place: null, wins: 0, official: true },
      ...(at < 5 ? [{ tournament: `${at}`, player: 'Ana', place: 1, wins: 0, official: true }] : []),
    ]).flat();
    const eligible = (prizeAttendance: number): boolean =>
      ranking(rows, { ...HG, prizeAttendance }).find(({ player }) => player === 'Ana')!.eligible;
    expect([50, 51, 60].map(eligible)).toEqual([true, false, false]);
  });

  test('without annual points there is none, not even an empty one', () => {
    expect(seasonRanking([], OTHELLO)).toMatchObject({ problem: { code: 'notInRegulation' } });
  });
});
