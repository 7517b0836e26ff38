import { expect, test } from '@jest/globals';
import { levelPoints } from '../../src/ui/live/level-line';

test('the line goes from left to right, the highest level at the top and the lowest at the bottom', () => {
  // 60 wide and 20 high, with 2 at each edge.
  expect(levelPoints([1500, 1600, 1550])).toBe('2,18 30,2 58,10');
});

test('levels that are all alike are a line in the middle', () => {
  expect(levelPoints([1500, 1500])).toBe('2,10 58,10');
});
