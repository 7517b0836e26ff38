import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lateStart, type LateStart } from '../../../src/core/lateness/late-start';
import { HG } from '../../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../../src/core/regulations/international';
import { runs } from '../../arbitraries/runs';
import { hgWaiting } from '../../oracle/lateness-oracle';

const start = (...args: Parameters<typeof lateStart>): LateStart => {
  const result = lateStart(...args);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

describe('how a match starts (HG 2.3.1, rules §1)', () => {
  test.each([
    // One side late: the points go on the other's side.
    { white: 0, black: 0, length: 3, against: { white: 0, black: 0 }, lost: 'none' },
    { white: 19, black: 0, length: 3, against: { white: 0, black: 0 }, lost: 'none' },
    { white: 20, black: 0, length: 3, against: { white: 1, black: 0 }, lost: 'none' },
    // "un jugador que llegue 40 minutos tarde … comenzará con un resultado en contra de DOS a CERO".
    { white: 40, black: 0, length: 3, against: { white: 2, black: 0 }, lost: 'none' },
    { white: 0, black: 40, length: 3, against: { white: 0, black: 2 }, lost: 'none' },
    // "TRES a CERO por el forfait".
    { white: 45, black: 0, length: 3, against: { white: 3, black: 0 }, lost: 'white' },
    { white: 0, black: 45, length: 3, against: { white: 0, black: 3 }, lost: 'black' },
    { white: 59, black: 0, length: 5, against: { white: 4, black: 0 }, lost: 'none' },
    { white: 60, black: 0, length: 5, against: { white: 5, black: 0 }, lost: 'white' },
    // Both late: only the minutes in which one is there and the other not.
    { white: 40, black: 25, length: 3, against: { white: 1, black: 0 }, lost: 'none' },
    { white: 25, black: 40, length: 3, against: { white: 0, black: 1 }, lost: 'none' },
    { white: 30, black: 30, length: 3, against: { white: 0, black: 0 }, lost: 'none' },
    { white: 22, black: 34, length: 3, against: { white: 0, black: 0 }, lost: 'none' },
    // Neither there when the match would be lost: both lose it.
    { white: 45, black: 45, length: 3, against: { white: 0, black: 0 }, lost: 'both' },
    { white: 90, black: 50, length: 3, against: { white: 0, black: 0 }, lost: 'both' },
    // One there at the threshold and the other not: forfeit of the absent one, who is later than 45 minutes.
    { white: 50, black: 44, length: 3, against: { white: 3, black: 0 }, lost: 'white' },
  ])('white $white and black $black minutes late, to $length', ({ white, black, length, against, lost }) => {
    expect(start(white, black, length, HG)).toEqual({ against, lost });
  });

  test('is what somebody at the board with the table in his hand would write down', () => {
    const late = fc.integer({ min: 0, max: 75 });
    fc.assert(
      fc.property(late, late, fc.constantFrom(3 as const, 5 as const), (white, black, length) => {
        expect(start(white, black, length, HG)).toEqual(hgWaiting(white, black, length));
      }),
      runs(2000),
    );
  });

  test('is the same from the other side', () => {
    const late = fc.integer({ min: 0, max: 75 });
    const turned = { none: 'none', white: 'black', black: 'white', both: 'both' } as const;
    fc.assert(
      fc.property(late, late, fc.constantFrom(HG, INTERNATIONAL), (white, black, regulation) => {
        const { against, lost } = start(white, black, 5, regulation);
        expect(start(black, white, 5, regulation)).toEqual({
          against: { white: against.black, black: against.white },
          lost: turned[lost],
        });
      }),
      runs(500),
    );
  });

  test('a length without a table has no start', () => {
    expect(lateStart(0, 0, 7, HG)).toMatchObject({ problem: { code: 'noLateTable' } });
  });
});
