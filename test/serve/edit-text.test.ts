import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CellError } from '../../host/grid/cell';
import { contentAsTyped, editText } from '../../host/serve/edit-text';
import { localeNamed } from '../../host/text/locale';
import { parseTyped } from '../../host/text/typed-text';
import { runs } from '../arbitraries/runs';

const YEAR = 2026;
const [es, en] = [localeNamed('es_VE'), localeNamed('en_GB')];

describe('the formula bar', () => {
  test.each([
    ['Ana', 'General', 'Ana'],
    ['=1+1', 'General', "'=1+1"],
    ['007', 'General', "'007"],
    ['007', '@', '007'],
    ["'x", 'General', "''x"],
    ['3-1', 'General', "'3-1"],
    [1.5, 'General', '1,5'],
    [0.075, '0.0%', '7,5%'],
    [46_085, 'd/m/yyyy', '4/3/2026'],
    [0.84375, 'h:mm', '20:15'],
    [46_085.84375, 'd/m/yyyy', '4/3/2026 20:15:00'],
    [true, 'General', 'VERDADERO'],
    [new CellError('#N/A'), 'General', '#N/A'],
    [null, 'General', ''],
  ])('%j in a cell of %s is shown as %s', (value, format, shown) => {
    expect(editText({ value, style: 0 }, format, es, YEAR)).toBe(shown);
  });

  test('formulas have the separators of the locale', () => {
    const cell = { formula: '=SUM(A1,1.5,{1,2;3,4},"a,b.c")', value: null, style: 0 };
    expect(editText(cell, 'General', es, YEAR)).toBe('=SUM(A1;1,5;{1\\2;3\\4};"a,b.c")');
    expect(editText(cell, 'General', en, YEAR)).toBe(cell.formula);
    expect(parseTyped(editText(cell, 'General', es, YEAR), 'General', es, YEAR).formula).toBe(cell.formula);
    expect(contentAsTyped('=A1+1.5', 'General', es)).toBe('=A1+1,5');
    expect(contentAsTyped("'=1", '@', es)).toBe('=1');
    expect(contentAsTyped('-1.5', 'General', es)).toBe('-1,5');
  });

  test('typing it again leaves the same value', () => {
    const values = fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());
    const formats = fc.constantFrom('General', '@', '0.00', '0%', 'd/m/yyyy', 'h:mm', '[h]:mm:ss');
    fc.assert(
      fc.property(values, formats, fc.constantFrom(es, en), (value, format, locale) => {
        fc.pre(value !== '' && !Object.is(value, -0) && (format !== '@' || typeof value === 'string'));
        const text = editText({ value, style: 0 }, format, locale, YEAR);
        expect(parseTyped(text, format, locale, YEAR).value).toBe(value);
      }),
      runs(100),
    );
  });
});
