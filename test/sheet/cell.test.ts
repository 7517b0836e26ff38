import { describe, expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import {
  isBlank,
  isBlankRow,
  isDate,
  isErrorText,
  isRange,
  isTimeOnly,
  quoted,
  rowsOf,
  textOf,
} from '../../src/sheet/cell';

const ofDay = (hours: number, minutes: number) => new Date(1899, 11, 30, hours, minutes);

describe('what a cell holds', () => {
  test.each(['', ' ', '  ', '\u00a0', '\t\n', '\u200b', ' \ufeff ', null, undefined])(
    '%j is blank',
    (cell) => {
      expect(isBlank(cell)).toBe(true);
    },
  );

  test.each(['a', ' a', '0', '-', '¿', '«»', 0, false, NaN, new Date(NaN), []])('%p is not', (cell) => {
    expect(isBlank(cell)).toBe(false);
  });

  test('a row is blank where all its cells are, or where it has none', () => {
    expect(isBlankRow(['', null, undefined, ' '])).toBe(true);
    expect(isBlankRow([])).toBe(true);
    expect(isBlankRow(['', 0])).toBe(false);
  });

  test.each([
    ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#ERROR!', '#SPILL!', '#CALC!'],
    ...['#N/D', '#¡REF!', '#¡VALOR!', '#¿NOMBRE?', '#¡DIV/0!', '#¡NUM!', '#¡NULO!', '#¡ERROR!'],
    ...['#Н/Д', '#ССЫЛКА!', '#ЗНАЧ!', '#ИМЯ?', '#ДЕЛ/0!', '#ЧИСЛО!', '#ПУСТО!'],
    ...['#n/a', ' #REF! '],
  ])('%s is an error of the spreadsheet', (text) => {
    expect(isErrorText(text)).toBe(true);
  });

  test.each(['', '#', '#1', 'N/A', '#N/A!', 'x #REF!', null, 3, new Date(2026, 0, 3)])(
    '%p is none',
    (cell) => {
      expect(isErrorText(cell)).toBe(false);
    },
  );

  test('a date may come from another realm', () => {
    expect(isDate(new Date(2026, 0, 3))).toBe(true);
    expect(isDate(runInNewContext('new Date(2026, 0, 3)'))).toBe(true);
    expect(isDate('2026-01-03')).toBe(false);
    expect(isDate(46025)).toBe(false);
    expect(isDate({ getTime: () => 0 })).toBe(false);
    expect(isDate(null)).toBe(false);
  });

  test('a time or a duration is counted from the last days of 1899, a date is of a later year than 1900', () => {
    expect(isTimeOnly(ofDay(20, 0))).toBe(true);
    expect(isTimeOnly(ofDay(100, 0))).toBe(true);
    expect(isTimeOnly(new Date(Date.UTC(1901, 0, 1) - 1))).toBe(true);
    expect(isTimeOnly(new Date(Date.UTC(1901, 0, 1)))).toBe(false);
    expect(isTimeOnly(new Date(2026, 0, 3))).toBe(false);
  });
});

describe('a cell’s text', () => {
  test.each([
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['  Ana \u00a0 Ruiz\u200b ', 'Ana Ruiz'],
    [3, '3'],
    [-1.5, '-1.5'],
    [0, '0'],
    [true, 'true'],
    [false, 'false'],
    [new Date(2026, 0, 3), '2026-01-03'],
    [new Date(2026, 9, 13, 20, 5), '2026-10-13 20:05'],
    [new Date(2026, 9, 13, 0, 1), '2026-10-13 00:01'],
    [ofDay(7, 5), '07:05'],
    [ofDay(20, 30), '20:30'],
    [ofDay(0, 0), '00:00'],
  ])('of %p is «%s»', (cell, text) => {
    expect(textOf(cell)).toBe(text);
  });

  // No sheet holds such a thing, but a script may hand it over.
  test.each([NaN, Infinity, -Infinity, new Date(NaN), {}, ['Ana'], [], Symbol('x')])(
    'of %p is a question',
    (cell) => {
      expect(textOf(cell)).toBe('¿?');
    },
  );
});

describe('a cell’s text in a message is short', () => {
  const letters = (count: number) => 'a'.repeat(count);

  test.each([
    ['60 letters stand whole', letters(60), letters(60)],
    ['61 are cut', letters(61), `${letters(60)}…`],
    ['200 too', `b${letters(199)}`, `b${letters(59)}…`],
    ['a sign of two units before the end stays', `😀${letters(70)}`, `😀${letters(58)}…`],
    ['a sign that ends with the last unit too', `${letters(58)}😀${letters(9)}`, `${letters(58)}😀…`],
    ['but never half of one', `${letters(59)}😀${letters(9)}`, `${letters(59)}…`],
    ['blanks are not counted', `  ${letters(30)}    ${letters(29)} `, `${letters(30)} ${letters(29)}`],
  ])('%s', (_, text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  test('whatever it holds', () => {
    expect(quoted(null)).toBe('');
    expect(quoted(1480.5)).toBe('1480.5');
    expect(quoted(new Date(2026, 0, 3))).toBe('2026-01-03');
  });
});

test.each([
  [
    'a range',
    [
      ['Ana', 3],
      ['Beto', 1],
    ],
    [
      ['Ana', 3],
      ['Beto', 1],
    ],
  ],
  ['one row of cells', ['Ana', 3], [['Ana'], [3]]],
  ['one cell', 'Ana', [['Ana']]],
  ['a blank cell', '', [['']]],
  ['nothing', undefined, [[undefined]]],
  ['a range of nothing', [], [[undefined]]],
  ['a range of one empty row', [[]], [[]]],
])('an argument as rows: %s', (_, argument, rows) => {
  expect(rowsOf(argument)).toStrictEqual(rows);
  expect(isRange(argument)).toBe(Array.isArray(argument));
});
