import { describe, expect, test } from '@jest/globals';
import { isPair, isPlusMinus, isUnfilled, markOf, pointsBesideMark } from '../../src/sheet/score';

describe('a mark of who was not there', () => {
  test.each([
    ...['F', 'f', 'FF', 'WO', 'W.O.', 'W/O', 'w. o.', 'NP', 'forfait', 'Forfeit', 'walkover', 'walk over'],
    ...['No se presentó', 'NSP', 'Άνευ αγώνα', 'неявка', 'тех. поражение'],
  ])('%s: absent', (text) => {
    expect(markOf(text)).toBe('absent');
  });

  test.each(['A', 'abandono', 'Abandonó', 'εγκατέλειψε', 'снялся', 'СНЯЛАСЬ'])('%s: left', (text) => {
    expect(markOf(text)).toBe('left');
  });

  test.each(['', 'F-F', 'W-O', 'FFF', 'X', '3', 'Ana', 'F3', 'libre'])('«%s»: none', (text) => {
    expect(markOf(text)).toBeNull();
  });
});

describe('a text that is both sides’ scores', () => {
  test.each(['3-1', '3:1', '3 a 1', 'F-3', 'F-F', '3 - W.O.', '5-0 w/o', '５：０ (F)', '2,5-1', '+3-1'])(
    '%s',
    (text) => {
      expect(isPair(text)).toBe(true);
    },
  );

  test.each(['Equipo-2', '2-Equipo', '3', 'F', 'W.O.', '3-', '-3', '', '-', '5-0 x', '3-1-2', 'Ana a Beto'])(
    'not «%s»',
    (text) => {
      expect(isPair(text)).toBe(false);
    },
  );
});

describe('points that stand before a mark', () => {
  test.each([
    ['5-0 w/o', '5-0'],
    ['5 – 0 (F)', '5-0'],
    ['05:00 np', '5-0'],
    ['0 a 3 abandono', '0-3'],
    ['3-3 F', '3-3'],
  ])('%s: %s', (text, expected) => {
    expect(pointsBesideMark(text)).toBe(expected);
  });

  test.each(['5-0', '5-0 (x)', '5-0 en casa', 'F-3', '3-F', 'F', '', null, 50])('%p: none', (cell) => {
    expect(pointsBesideMark(cell)).toBeNull();
  });
});

test.each([
  ['+:-', true],
  ['- : +', true],
  ['+/-', true],
  ['－：＋', true],
  ['-:-', true],
  ['+', false],
  ['-', false],
  ['+:-1', false],
  ['a +:-', false],
  ['3:1', false],
  ['', false],
  [null, false],
  [3, false],
])('%p tells by signs who was there: %p', (cell, expected) => {
  expect(isPlusMinus(cell)).toBe(expected);
});

test.each([
  ['', true],
  [null, true],
  ['\u00a0', true],
  ['-', true],
  ['--–—', true],
  ['( : )', true],
  ['…', true],
  ['_ . _', true],
  ['0', false],
  [0, false],
  ['x', false],
  ['- 3', false],
  ['¿?', false],
  [false, false],
  [new Date(2026, 0, 3), false],
])('%p is filled with nothing: %p', (cell, expected) => {
  expect(isUnfilled(cell)).toBe(expected);
});
