import { describe, expect, test } from '@jest/globals';
import type { Result } from '../../src/core/result';
import { parseNumber, parseWhole } from '../../src/sheet/number';

const read = (cell: unknown): unknown => {
  const result = parseNumber(cell, 'rating');
  return result.ok ? result.value : result.problem.code;
};

describe('a number as a person would read it', () => {
  test.each([
    [0, 0],
    [-3.5, -3.5],
    ['9', 9],
    ['1480,5', 1480.5],
    ['1480.5', 1480.5],
    ['1.480,5', 1480.5],
    ['1,480.5', 1480.5],
    ['1.234.567,8', 1234567.8],
    ['1,234,567.8', 1234567.8],
    ['12.480,75', 12480.75],
    ['12,480.75', 12480.75],
    ['123.480,5', 123480.5],
    ['123,480.5', 123480.5],
    ['-1.480,5', -1480.5],
    ['+1,480.5', 1480.5],
    ['1 480', 1480],
    ['1\u00a0480,5', 1480.5],
    ['1\u202f480', 1480],
    ['\u22125', -5],
    ['–5', -5],
    ['+5', 5],
    [' 7\u00a0', 7],
    ['\ufeff7', 7],
    ['0,500', 0.5],
    ['0.125', 0.125],
  ])('%j is %d', (cell, number) => {
    expect(read(cell)).toBe(number);
  });

  test.each([
    ['1.480', 'ambiguousNumber'],
    ['1,480', 'ambiguousNumber'],
    ['15.000', 'ambiguousNumber'],
    ['mucho', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1480 (16)', 'notANumber'],
    ['1.480.5', 'notANumber'],
    ['x1.480,5', 'notANumber'],
    ['x1,480.5', 'notANumber'],
    ['1.480,5x', 'notANumber'],
    ['1,480.5x', 'notANumber'],
    ['x1.480', 'notANumber'],
    ['1234.567,8', 'notANumber'],
    ['-1.480', 'ambiguousNumber'],
    ['+15,000', 'ambiguousNumber'],
    ['1,2,3', 'notANumber'],
    ['12 3', 'notANumber'],
    ['--5', 'notANumber'],
    ['Infinity', 'notANumber'],
    [true, 'notANumber'],
    [NaN, 'notANumber'],
    [Infinity, 'notANumber'],
    [new Date(2026, 0, 3), 'notANumber'],
    [{}, 'notANumber'],
    ['#N/A', 'errorInCell'],
    ['#¡VALOR!', 'errorInCell'],
  ])('%j is not guessed: %s', (cell, code) => {
    expect(read(cell)).toBe(code);
  });

  // Beyond 2⁵³ − 1 whole numbers are no longer exact.
  test.each([
    [2 ** 53 - 1, 2 ** 53 - 1],
    [1 - 2 ** 53, 1 - 2 ** 53],
    ['9007199254740991', 2 ** 53 - 1],
    [2 ** 53, 'tooLarge'],
    [-(2 ** 53), 'tooLarge'],
    ['9007199254740992', 'tooLarge'],
    [1e300, 'tooLarge'],
  ])('%p, as far as numbers are exact: %s', (cell, expected) => {
    expect(read(cell)).toBe(expected);
  });

  test('the problem names what was given and what is wanted', () => {
    const problem = (result: Result<number>) => (result.ok ? null : result.problem);
    expect(problem(parseNumber(' #N/A', 'rating'))).toEqual({
      code: 'errorInCell',
      params: { given: '#N/A' },
    });
    expect(problem(parseNumber(' 1.480', 'rating'))).toEqual({
      code: 'ambiguousNumber',
      params: { given: '1.480' },
    });
    expect(problem(parseNumber('mucho', 'rating'))).toEqual({
      code: 'notANumber',
      params: { given: 'mucho', what: 'rating' },
    });
    expect(problem(parseNumber(true, 'points'))).toEqual({
      code: 'notANumber',
      params: { given: 'true', what: 'points' },
    });
    expect(problem(parseNumber(2 ** 53, 'points'))).toEqual({
      code: 'tooLarge',
      params: { given: '9007199254740992', what: 'points' },
    });
    expect(problem(parseWhole('3,5', 'place', 1))).toEqual({
      code: 'notWhole',
      params: { given: '3,5', what: 'place' },
    });
    expect(problem(parseWhole('0', 'place', 1))).toEqual({
      code: 'tooSmall',
      params: { given: '0', what: 'place', min: 1 },
    });
    expect(problem(parseWhole('mucho', 'place', 1))).toMatchObject({ code: 'notANumber' });
  });

  test('a whole number from some number on', () => {
    expect(parseWhole('3', 'points', 0)).toEqual({ ok: true, value: 3 });
    expect(parseWhole(0, 'points', 0)).toEqual({ ok: true, value: 0 });
    expect(parseWhole('3,5', 'points', 0)).toMatchObject({ problem: { code: 'notWhole' } });
    expect(parseWhole(-1, 'points', 0)).toMatchObject({ problem: { code: 'tooSmall', params: { min: 0 } } });
  });
});
