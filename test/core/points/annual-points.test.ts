import { describe, expect, test } from '@jest/globals';
import { annualPoints } from '../../../src/core/points/annual-points';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { MIAPUESTA } from '../../../src/core/regulations/miapuesta';
import { OTHELLO } from '../../../src/core/regulations/othello';
import type { AnnualPointsTable, Regulation } from '../../../src/core/regulations/regulation';
import { britishGrandPrix } from '../../fixtures/cases/rating-and-season-cases';
import { hgHundredths } from '../../oracle/points-oracle';

const hundredths = (place: number | null, wins: number, regulation: Regulation): number => {
  const result = annualPoints(place, wins, regulation);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

describe('HG 7.5, in whole hundredths', () => {
  test('every place and every number of wins', () => {
    for (const participationOnTop of [false, true]) {
      for (const place of [null, ...Array.from({ length: 70 }, (_, at) => at + 1)]) {
        for (let wins = 0; wins <= 15; wins++) {
          const given = hundredths(place, wins, { ...HG, participationOnTop });
          expect(given).toBe(hgHundredths(place, wins, participationOnTop));
          expect(Number.isInteger(given)).toBe(true);
        }
      }
    }
  });
});

test.each([INTERNATIONAL, MIAPUESTA, OTHELLO])('$preset has no annual points', (regulation) => {
  expect(annualPoints(1, 3, regulation)).toMatchObject({
    problem: { code: 'notInRegulation', params: { regulation: regulation.preset, what: 'annualPoints' } },
  });
});

describe('another table is data: the British Othello Grand Prix', () => {
  const grandPrix = britishGrandPrix();
  const { '10+': others, ...listed } = grandPrix.table;
  const table: AnnualPointsTable = {
    places: Object.entries(listed).map(([place, points]) => ({
      ...{ upTo: Number(place), hundredths: points * 100 },
    })),
    participation: others! * 100,
    perWin: 0,
  };
  const regulation: Regulation = { ...HG, annualPoints: table };
  const points = (place: number): number => hundredths(place, 5, regulation) / 100;

  test('the points of its places, whatever was won', () => {
    for (const [place, own] of Object.entries(listed)) expect(points(Number(place))).toBe(own);
    for (const place of [10, 11, 40]) expect(points(place)).toBe(5);
  });

  // Sharing places is the Grand Prix's own and no function of ours; its published shares are sums of our table.
  const shared = (from: number, tied: number): number =>
    Math.ceil(
      Array.from({ length: tied }, (_, at) => points(from + at)).reduce((sum, own) => sum + own, 0) / tied,
    );

  test.each(grandPrix.published_examples.map(({ from, tied, each }) => [from, tied, each] as const))(
    'from %i on, %i tied: %i each',
    (from, tied, each) => {
      expect(shared(from, tied)).toBe(each);
    },
  );

  test('so are those of 2007', () => {
    expect([shared(4, 2), shared(1, 2), shared(5, 2), shared(3, 2), shared(3, 3), shared(6, 5)]).toEqual([
      90, 180, 70, 110, 100, 27,
    ]);
  });
});
