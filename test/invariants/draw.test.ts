import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawOf, type Qualifier, type Slot } from '../../src/core/knockout/draw';
import { runs } from '../arbitraries/runs';

const field: fc.Arbitrary<Qualifier[]> = fc.oneof(
  // In the order of seeds.
  fc
    .integer({ min: 2, max: 130 })
    .map((entries) =>
      Array.from({ length: entries }, (_, at): Qualifier => ({ player: `p${at}`, from: null })),
    ),
  // From groups that need not have sent as many each, in any order of the list.
  fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 16 })
    .map((sizes) =>
      sizes.flatMap((size, group) =>
        Array.from({ length: size }, (_, place): Qualifier => ({
          player: `g${group}-${place}`,
          from: { group, place: place + 1, wins: 3 - place, difference: group % 3 },
        })),
      ),
    )
    .chain((list) => fc.shuffledSubarray(list, { minLength: list.length })),
);

const rules = fc.record({
  seedingWithinPlace: fc.constantFrom('groupNumber' as const, 'performance' as const),
  thirdPlaceMatch: fc.boolean(),
});

const isNobody = ({ kind }: Slot): boolean => kind === 'bye' || kind === 'open';

describe('rules §12: in every draw', () => {
  test('each player stands once, and byes never meet byes', () => {
    fc.assert(
      fc.property(field, rules, (qualifiers, under) => {
        const { matches, seeds } = drawOf(qualifiers, under);
        const slots = matches.flatMap(({ white, black }) => [white, black]);
        const seated = slots.flatMap((slot) => (slot.kind === 'player' ? [slot.player] : []));
        expect(seated.sort()).toEqual(qualifiers.map(({ player }) => player).sort());
        expect(seeds.map(({ player }) => player).sort()).toEqual(seated);
        for (const { white, black } of matches) expect(isNobody(white) && isNobody(black)).toBe(false);
      }),
      runs(400),
    );
  });

  test('Q − P play in (rules §5), and every winner goes on once, into a match that waits for him', () => {
    fc.assert(
      fc.property(field, rules, (qualifiers, under) => {
        const { matches } = drawOf(qualifiers, under);
        const size = 2 ** Math.floor(Math.log2(qualifiers.length));
        expect(matches.filter(({ round }) => round === 'playIn')).toHaveLength(qualifiers.length - size);
        const main = matches.filter(({ round }) => round !== 'thirdPlace');
        expect(main).toHaveLength(qualifiers.length - 1);
        for (const { id, round, winnerTo } of main) {
          const waiting = main.filter(({ white, black }) =>
            [white, black].some((slot) => slot.kind === 'winner' && slot.of === id),
          );
          expect(waiting.map((match) => match.id)).toEqual(round === 2 ? [] : [winnerTo]);
        }
      }),
      runs(200),
    );
  });
});
