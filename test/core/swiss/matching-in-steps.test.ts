import { describe, expect, test } from '@jest/globals';
import { bestMatching, type PairCost } from '../../../src/core/swiss/best-matching';

describe('the best matching with numbers beyond the exact ones', () => {
  test('costs near the largest exact number are compared in steps, the earlier criterion exactly', () => {
    const big: PairCost = (one, other) => (one + other === 3 ? 0 : 2 ** 40);
    const late: PairCost = (one, other) => (one ^ other) * 2 ** 40;
    expect(bestMatching(4, [() => 1, late, big])).toEqual([1, 0, 3, 2]);
    expect(bestMatching(4, [big, late])).toEqual([3, 2, 1, 0]);
  });

  test('where the numbers would not be exact, less than a step is no difference, and the next criterion decides', () => {
    // Six times the cost by both criteria has to stay exact: twice the first one's does, three times does not. Two for the
    // pairing at hand are too many for the second, so that it is compared in steps of two, of which nobody has one.
    const first: PairCost = () => Math.floor(2 ** 53 / 30);
    const table =
      (costs: Record<string, number>): PairCost =>
      (one, other) =>
        costs[[one, other].sort().join('-')] ?? 0;
    const second = table({ '0-1': 1, '2-3': 1, '0-2': 1, '0-3': 1, '1-2': 1 });
    const third = table({ '0-1': 1, '0-2': 1 });
    expect(bestMatching(4, [first, second, third])).toEqual([3, 2, 1, 0]);
    // With smaller numbers the second one tells them apart.
    expect(bestMatching(4, [() => 1, second, third])).toEqual([2, 3, 0, 1]);
  });
});
