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
