import { describe, expect, test } from '@jest/globals';
import { CellError, type Scalar } from '../../host/grid/cell';
import { localeNamed } from '../../host/text/locale';
import { displayText } from '../../host/text/number-format';
import { wallToSerial } from '../../host/text/serial';
import { parseTyped } from '../../host/text/typed-text';

const day = (year: number, month: number, date: number): number =>
  wallToSerial(Date.UTC(year, month - 1, date));
const clock = (hours: number, minutes: number, seconds = 0): number =>
  (hours * 3600 + minutes * 60 + seconds) / 86_400;

function typed(text: string, locale: string, format = 'General'): Scalar | null | string {
  const { formula, value } = parseTyped(text, format, localeNamed(locale), 2026);
  return formula ?? value;
}

function shown(text: string, locale: string): string {
  const typed = parseTyped(text, 'General', localeNamed(locale), 2026);
  return displayText(typed.value, typed.format ?? 'General', localeNamed(locale));
}

describe('text that is typed becomes what Sheets makes of it', () => {
  const everywhere: [string, Scalar | null][] = [
    ['', null],
    ['Ana', 'Ana'],
    ['3', 3],
    [' 3 ', 3],
    ['-3', -3],
    ['+5', 5],
    ['01234', 1234],
    ['22 34', 2234],
    ['1e3', 1000],
    ['10%', 0.1],
    ['10 %', 0.1],
    ['$3', 3],
    ['3 €', 3],
    ['TRUE', true],
    ['false', false],
    ['-', '-'],
    ['-----', '-----'],
    ['--', '--'],
    ['-x', '-x'],
    ['- nota', '- nota'],
    ['w/o', 'w/o'],
    ['½', '½'],
    ['3 a 1', '3 a 1'],
    ['3–1', '3–1'],
    ['3-', '3-'],
    ['21-15', '21-15'],
    ['3 - 1', '3 - 1'],
    ['=', '='],
    ['   =SUM(1,2)', '   =SUM(1,2)'],
    ["'=SUM(1)", '=SUM(1)'],
    ["'012", '012'],
    ["''doble", "'doble"],
    ['8:20', clock(8, 20)],
    ['08:20', clock(8, 20)],
    ['3:1', clock(3, 1)],
    ['11:08', clock(11, 8)],
    ['2:0', clock(2, 0)],
    ['8:20:30', clock(8, 20, 30)],
    ['8:20pm', clock(20, 20)],
    ['8:20 PM', clock(20, 20)],
    ['8:20 p. m.', clock(20, 20)],
    ['12:00am', 0],
    ['8pm', clock(20, 0)],
    ['25:30', clock(25, 30)],
    ['3:75', '3:75'],
    ['13:00pm', '13:00pm'],
    ['2025-03-07', day(2025, 3, 7)],
    ['3/2024', day(2024, 3, 1)],
    ['31/31', '31/31'],
  ];
  for (const locale of ['es_VE', 'en_US', 'en_GB', 'el_GR', 'ru_RU', 'es_MX']) {
    test.each(everywhere)(`${locale}: %j`, (text, value) => {
      expect(typed(text, locale)).toEqual(value);
    });
  }

  test.each([
    ['es_VE', '3-1', day(2026, 1, 3)],
    ['en_GB', '3-1', day(2026, 1, 3)],
    ['el_GR', '3-1', day(2026, 1, 3)],
    ['ru_RU', '3-1', day(2026, 1, 3)],
    ['en_US', '3-1', day(2026, 3, 1)],
    ['es_VE', '3/1', day(2026, 1, 3)],
    ['en_US', '3/1', day(2026, 3, 1)],
    ['es_VE', '5/3/2024', day(2024, 3, 5)],
    ['en_US', '5/3/2024', day(2024, 5, 3)],
    ['es_VE', '5-3-24', day(2024, 3, 5)],
    ['es_VE', '5-3-85', day(1985, 3, 5)],
    ['es_VE', '3-13', '3-13'],
    ['en_US', '3-13', day(2026, 3, 13)],
    ['en_US', '13-3', '13-3'],
    ['ru_RU', '3.1', day(2026, 1, 3)],
    ['es_VE', '3.1', '3.1'],
    ['es_VE', '3.1.2024', day(2024, 1, 3)],
    ['en_US', '3.1', 3.1],
    ['es_VE', '3,1', 3.1],
    ['el_GR', '3,1', 3.1],
    ['ru_RU', '3,1', 3.1],
    ['en_GB', '3,1', '3,1'],
    ['es_MX', '3.1', 3.1],
    ['es_VE', '1.234', 1234],
    ['es_VE', '1.234,5', 1234.5],
    ['en_US', '1,234.5', 1234.5],
    ['ru_RU', '1\u00a0234,5', 1234.5],
    ['es_VE', '1.23', '1.23'],
    ['es_VE', '12,5%', 0.125],
    ['es_VE', '$2,99', 2.99],
    ['en_US', '$2.99', 2.99],
    ['es_VE', 'VERDADERO', true],
    ['es_VE', 'falso', false],
    ['ru_RU', 'ИСТИНА', true],
    ['en_GB', 'VERDADERO', 'VERDADERO'],
    ['es_VE', '5 mar 2024', day(2024, 3, 5)],
    ['es_VE', '5 de marzo de 2024', day(2024, 3, 5)],
    ['en_US', 'Mar 1 2016', day(2016, 3, 1)],
    ['el_GR', '8:20 μ.μ.', clock(20, 20)],
    ['es_VE', '7/3/2025 8:20', day(2025, 3, 7) + clock(8, 20)],
    ['en_US', '3/7/2025 8:20 pm', day(2025, 3, 7) + clock(20, 20)],
    ['es_VE', 'Ana Peña', 'Ana Peña'],
    ['es_VE', '3 mar', day(2026, 3, 3)],
    ['es_VE', 'Mar 3', day(2026, 3, 3)],
  ])('%s: %j', (locale, text, value) => {
    expect(typed(text, locale)).toEqual(value);
  });

  test('a date keeps the look of what was typed, so a score can hide in it', () => {
    expect(shown('3-1', 'es_VE')).toBe('3-1');
    expect(shown('03/01/26', 'es_VE')).toBe('03/01/26'.replace('03', '3').replace('01', '1'));
    expect(shown('8:20', 'es_VE')).toBe('8:20');
    expect(shown('8:20pm', 'es_VE')).toBe('8:20 PM');
    expect(shown('25:30', 'es_VE')).toBe('25:30');
    expect(shown('10%', 'es_VE')).toBe('10%');
    expect(shown('2025-03-07', 'en_US')).toBe('2025-03-07');
  });

  test('a plain-text cell keeps everything as it comes, an apostrophe too', () => {
    for (const text of ['3-1', '=SUM(1)', '012', '+1', '8:20', "'012", 'TRUE', '1e3']) {
      expect(typed(text, 'es_VE', '@')).toBe(text);
    }
  });

  test('a cell with a format of its own keeps it', () => {
    const inDateCell = parseTyped('3-1', 'dd/mm/yyyy', localeNamed('es_VE'), 2026);
    expect(inDateCell).toEqual({ value: day(2026, 1, 3) });
    expect(parseTyped('10%', '0.0', localeNamed('es_VE'), 2026)).toEqual({ value: 0.1 });
  });

  test('formulas are read with the separators of the locale', () => {
    expect(typed('=SUM(A1,2.5)', 'en_US')).toBe('=SUM(A1,2.5)');
    expect(typed('=SUM(A1;2)', 'en_US')).toBe('=SUM(A1,2)');
    expect(typed('=SUM(A1;2,5)', 'es_VE')).toBe('=SUM(A1,2.5)');
    expect(typed('={1\\2;3\\4}', 'es_VE')).toBe('={1,2;3,4}');
    expect(typed('=SUM({1,2;3,4})', 'en_US')).toBe('=SUM({1,2;3,4})');
    expect(typed('=CONCATENATE("a;b";"c,d")', 'es_VE')).toBe('=CONCATENATE("a;b","c,d")');
    expect(typed('=SUM(A1;(2)', 'es_VE')).toBe('=SUM(A1,(2))');
    expect(typed('+A1', 'es_VE')).toBe('=+A1');
  });

  test('a formula that Sheets would not understand is an error', () => {
    for (const [text, locale] of [
      ['=SUM(A1,B1)', 'es_VE'],
      ['=SUM(A1))', 'es_VE'],
      ['="abierto', 'es_VE'],
    ] as const) {
      const result = parseTyped(text, 'General', localeNamed(locale), 2026);
      expect(result.formula).toBe(text);
      expect(result.value).toEqual(new CellError('#ERROR!', 'Formula parse error.'));
    }
  });

  test('error codes are errors', () => {
    expect(typed('#N/A', 'es_VE')).toEqual(new CellError('#N/A'));
  });

  test('an unknown locale is refused', () => {
    expect(() => localeNamed('xx_nolocale_yy')).toThrow('is not a locale');
  });
});
