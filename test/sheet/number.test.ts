import { describe, expect, test } from '@jest/globals';
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

  test('a whole number from some number on', () => {
    expect(parseWhole('3', 'points', 0)).toEqual({ ok: true, value: 3 });
    expect(parseWhole(0, 'points', 0)).toEqual({ ok: true, value: 0 });
    expect(parseWhole('3,5', 'points', 0)).toMatchObject({ problem: { code: 'notWhole' } });
    expect(parseWhole(-1, 'points', 0)).toMatchObject({ problem: { code: 'tooSmall', params: { min: 0 } } });
  });
});
