import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leastCostAssignment } from '../../../src/core/knockout/assignment';
import { runs } from '../../arbitraries/runs';

const square = fc.integer({ min: 0, max: 6 }).chain((size) =>
  fc.array(fc.array(fc.integer({ min: -3, max: 40 }), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
);

/** The least sum by trying every assignment. */
function leastSum([first, ...rest]: readonly (readonly number[])[], taken: readonly number[] = []): number {
  if (!first) return 0;
  const free = first.flatMap((cost, column) => (taken.includes(column) ? [] : [{ cost, column }]));
  return Math.min(...free.map(({ cost, column }) => cost + leastSum(rest, [...taken, column])));
}

test('each row has a column of its own, and no other assignment costs less', () => {
  fc.assert(
    fc.property(square, (costs) => {
      const columns = leastCostAssignment(costs);
      expect([...columns].sort((one, other) => one - other)).toEqual(costs.map((_, at) => at));
      expect(columns.reduce((sum, column, row) => sum + costs[row]![column]!, 0)).toBe(leastSum(costs));
    }),
    runs(300),
  );
});

test.each([1, 2, 3, 4, 5])('where all cost the same, %i rows keep their order', (size) => {
  const rows = Array.from({ length: size }, (_, at) => at);
  expect(leastCostAssignment(rows.map(() => rows.map(() => 7)))).toEqual(rows);
});
