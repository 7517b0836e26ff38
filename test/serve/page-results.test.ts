import { describe, expect, test } from '@jest/globals';
import { functionHelp } from '../../host/serve/function-help';
import { resultForPage } from '../../host/serve/page-results';

describe('what a page gets of a result', () => {
  const loop: unknown[] = [];
  loop.push(loop, 1);

  test.each([
    [{ deep: [{ when: new Date(0) }] }, null],
    [new Date(NaN), null],
    [
      [1, undefined, 'x'],
      [1, null, 'x'],
    ],
    [{ left: undefined, kept: false, method: () => 1 }, { kept: false }],
    [undefined, null],
    [NaN, null],
    [loop, [null, 1]],
  ])('%# %p', (value, expected) => {
    expect(resultForPage(value)).toEqual(expected);
  });
});

test('the help of the functions is read from the bundle', () => {
  const bundle = `
/** Not one of a formula. */
function onOpen() {}

/**
 * Doubles a number.
 *
 * @param {number} number What is doubled.
 * @param {Array<Array<*>>} options Anything.
 * @return Twice as much.
 * @customfunction
 */
function TD_DOUBLE(number, options) { return number * 2; }
`;
  expect(functionHelp(bundle)).toEqual([
    {
      name: 'TD_DOUBLE',
      description: 'Doubles a number.',
      args: [
        { name: 'number', description: 'What is doubled.' },
        { name: 'options', description: 'Anything.' },
      ],
    },
  ]);
});
