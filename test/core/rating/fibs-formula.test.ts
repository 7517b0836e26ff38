import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { kFactor, ratingChange } from '../../../src/core/rating/rating-change';
import { winProbability } from '../../../src/core/rating/win-probability';
import { runs } from '../../arbitraries/runs';
import { workedRatings } from '../../fixtures/cases/rating-and-season-cases';
import { chance, multiplier, stakes } from '../../oracle/rating-oracle';

const READINGS = ['beforeMatch', 'includingMatch'] as const;

describe('the FIBS formula (rules §7)', () => {
  test.each(workedRatings().map((worked, at) => [at + 1, worked] as const))(
    'worked match %i',
    (_, worked) => {
      const { r1, r2, exp1, exp2, length, winner, P_upset } = worked;
      expect(winProbability(Math.min(r1, r2), Math.max(r1, r2), length)).toBeCloseTo(P_upset, 9);
      const one = { rating: r1, experience: exp1 };
      const two = { rating: r2, experience: exp2 };
      const readings = {
        beforeMatch: worked.exp_before_match,
        includingMatch: worked.exp_after_match_macFIBS,
      };
      for (const experience of READINGS) {
        const { K, delta } = readings[experience];
        const rules = { kRamp: true, experience };
        expect([one, two].map((player) => kFactor(player.experience, length, rules))).toEqual([
          expect.closeTo(K[0], 12),
          expect.closeTo(K[1], 12),
        ]);
        const change =
          winner === 1 ? ratingChange(one, two, length, rules) : ratingChange(two, one, length, rules);
        expect([change.winner, change.loser]).toEqual([
          expect.closeTo(delta[winner - 1]!, 6),
          expect.closeTo(delta[2 - winner]!, 6),
        ]);
      }
    },
  );

  test('K for every number of points played', () => {
    for (const experience of READINGS) {
      for (let played = 0; played <= 450; played++) {
        for (const length of [1, 3, 5, 7, 25]) {
          for (const kRamp of [true, false]) {
            const rules = { kRamp, experience };
            expect(kFactor(played, length, rules)).toBeCloseTo(multiplier(played, length, rules), 12);
          }
        }
      }
    }
  });

  test('chances and changes of any two players', () => {
    const rating = fc.double({ min: -500, max: 4000, noNaN: true });
    const experience = fc.nat({ max: 800 });
    fc.assert(
      fc.property(
        ...[rating, rating, experience, experience, fc.integer({ min: 1, max: 101 }), fc.boolean()],
        fc.constantFrom(...READINGS),
        (one, other, ofOne, ofOther, length, kRamp, reading) => {
          expect(winProbability(one, other, length)).toBeCloseTo(chance(one, other, length), 12);
          const rules = { kRamp, experience: reading };
          const winner = { rating: one, experience: ofOne };
          const loser = { rating: other, experience: ofOther };
          const { gain, loss } = stakes(winner, loser, length, rules);
          const change = ratingChange(winner, loser, length, rules);
          expect(change.winner).toBeCloseTo(gain, 9);
          expect(change.loser).toBeCloseTo(-loss, 9);
        },
      ),
      runs(1000),
    );
  });

  test('far apart it stays a number', () => {
    for (const [own, other] of [
      [1e6, 0],
      [0, 1e6],
      [1e300, -1e300],
    ] as const) {
      expect([0, 1]).toContain(winProbability(own, other, 25));
    }
  });
});
