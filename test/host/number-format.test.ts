import { describe, expect, test } from '@jest/globals';
import { CellError } from '../../host/grid/cell';
import { localeNamed } from '../../host/text/locale';
import { displayText, formatClass } from '../../host/text/number-format';

const es = localeNamed('es_VE');
const en = localeNamed('en_US');

describe('what a cell shows', () => {
  test.each([
    [3, 'General', '3'],
    [0.1 + 0.2, 'General', '0,3'],
    [1 / 3, 'General', '0,3333333333'],
    [1000 / 3, 'General', '333,3333333'],
    [123456789012, 'General', '123456789012'],
    [1.5e20, 'General', '1,5E+20'],
    [-0.5, 'General', '-0,5'],
    [1234.5, '#,##0.00', '1.234,50'],
    [1234567, '#,##0', '1.234.567'],
    [0.5, '0%', '50%'],
    [0.125, '0.0%', '12,5%'],
    [1.005, '0.00', '1,01'],
    [2.5, '0', '3'],
    [-2.5, '0.0', '-2,5'],
    [-0.001, '0.00', '0,00'],
    [5, '000', '005'],
    [1.5, '0.###', '1,5'],
    [2, '0.###############', '2'],
    [0.5, '#.00', ',50'],
    [1500000, '0.0,,', '1,5'],
    [12345, '0.00E+00', '1,23E+04'],
    [-3, '0;(0);"cero"', '(3)'],
    [0, '0;(0);"cero"', 'cero'],
    [12.5, '#,##0.00\\ "Bs"', '12,50 Bs'],
    [5, '[$Bs-200A] 0', 'Bs 5'],
    [5, '[>=10]"muchos";[<10]"pocos"', 'pocos'],
    [5, '0" días"', '5 días'],
    [43897, 'dd\\-mm\\-yyyy', '07-03-2020'],
    [43897, 'd/m/yy', '7/3/20'],
    [43897, 'd mmm yyyy', '7 mar 2020'],
    [43897, 'dddd', 'sábado'],
    [43897, '[$-409]d mmmm', '7 marzo'],
    [43897.75, 'd/m/yyyy h:mm', '7/3/2020 18:00'],
    [20 / 24, 'h:mm AM/PM', '8:00 PM'],
    [0.5 / 24, 'h:mm am/pm', '12:30 AM'],
    [8.3333333333333 / 24, 'hh:mm', '08:20'],
    [0.999999999, 'h:mm:ss', '0:00:00'],
    [1.5, '[h]:mm', '36:00'],
    [0.5, '[mm]:ss', '720:00'],
    [1.25 / 86400, 's.00', '1,25'],
    [65 / 1440, 'mm:ss', '05:00'],
    ['texto', '0.00', 'texto'],
    ['texto', '0;0;0;"<"@">"', '<texto>'],
    ['007', '@', '007'],
    [7, '@', '7'],
    [true, 'General', 'VERDADERO'],
    [new CellError('#N/A'), '0.00', '#N/A'],
    [null, '0.00', ''],
  ])('%p as %p', (value, format, text) => {
    expect(displayText(value, format, es)).toBe(text);
  });

  test('the locale sets the separators and the words', () => {
    expect(displayText(1234.5, '#,##0.00', en)).toBe('1,234.50');
    expect(displayText(true, 'General', en)).toBe('TRUE');
    expect(displayText(1234.5, '#,##0.0', localeNamed('ru_RU'))).toBe('1\u00a0234,5');
  });

  test.each([
    ['General', 'number'],
    ['0.###############', 'number'],
    ['@', 'number'],
    ['0" días"', 'number'],
    ['#,##0.00 "Bs"', 'number'],
    ['dd/mm/yyyy', 'date'],
    ['d/m/yyyy h:mm', 'datetime'],
    ['h:mm', 'time'],
    ['mm:ss', 'time'],
    ['[h]:mm', 'duration'],
    ['[$-409]h:mm AM/PM;@', 'time'],
    ['mmm', 'date'],
  ])('%s is a %s', (format, kind) => {
    expect(formatClass(format)).toBe(kind);
  });
});
