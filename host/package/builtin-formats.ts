import type { SheetLocale } from '../text/locale';

/** The number formats that .xlsx knows by number alone; those that follow the locale are written by it. */
export function builtinFormat(id: number, locale: SheetLocale): string | undefined {
  if (id === 14) return locale.dateFormat;
  if (id === 22) return `${locale.dateFormat} h:mm`;
  return FIXED[id];
}

const FIXED: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The number of a format that needs no entry of its own in the file. */
export function builtinFormatId(code: string): number | undefined {
  for (const [id, known] of Object.entries(FIXED)) {
    if (known.toLowerCase() === code.toLowerCase()) return Number(id);
  }
  return undefined;
}
