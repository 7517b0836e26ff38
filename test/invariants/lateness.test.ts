import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lateStart } from '../../src/core/lateness/late-start';
import { HG } from '../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../src/core/regulations/international';
import { runs } from '../arbitraries/runs';

const minutes = fc.oneof(fc.nat({ max: 75 }), fc.constantFrom(0, 14, 15, 19, 20, 34, 35, 44, 45, 49, 50, 60));
const table = fc.oneof(
  fc.record({ regulation: fc.constant(HG), length: fc.constantFrom(3, 5) }),
  fc.record({ regulation: fc.constant(INTERNATIONAL), length: fc.constantFrom(1, 3, 5, 7, 11) }),
);

describe('rules §12: a late penalty never improves its owner’s place', () => {
  // On the board already: what a minute more can do to the score a match begins with.
  test('who comes a minute later never begins better, nor the other worse', () => {
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 1, max: 60 }), table, (own, other, later, at) => {
        const startAfter = (white: number) => {
          const start = lateStart(white, other, at.length, at.regulation);
          if (!start.ok) throw new Error(start.problem.code);
          return start.value;
        };
        const [before, after] = [startAfter(own), startAfter(own + later)];
        // How far ahead the late one begins; both lost is as bad for him as his own loss.
        const ahead = ({ against, lost }: typeof before) =>
          lost === 'both' ? -at.length : against.black - against.white;
        expect(ahead(after)).toBeLessThanOrEqual(ahead(before));
        for (const { against } of [before, after]) {
          for (const points of [against.white, against.black]) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(at.length);
          }
        }
      }),
      runs(1000),
    );
  });
});
