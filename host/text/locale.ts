import { UsageError } from '../grid/refusal';

/** How a spreadsheet's locale reads and writes numbers, dates and truth values. */
export interface SheetLocale {
  /** As Sheets names it: `es_VE`. */
  readonly code: string;
  /** As Intl names it: `es-VE`. */
  readonly tag: string;
  readonly decimal: '.' | ',';
  readonly group: string;
  readonly order: 'dmy' | 'mdy' | 'ymd';
  readonly dateSeparator: string;
  readonly dateFormat: string;
  readonly timeFormat: string;
  readonly argumentSeparator: ',' | ';';
  readonly words: { readonly true: string; readonly false: string };
  readonly months: readonly MonthNames[];
  readonly weekdays: readonly MonthNames[];
}

export interface MonthNames {
  readonly short: string;
  readonly long: string;
}

/** Languages in which Sheets shows truth values in words of its own. */
const TRUTH_WORDS: Readonly<Record<string, { true: string; false: string }>> = {
  de: { true: 'WAHR', false: 'FALSCH' },
  es: { true: 'VERDADERO', false: 'FALSO' },
  fr: { true: 'VRAI', false: 'FAUX' },
  it: { true: 'VERO', false: 'FALSO' },
  pt: { true: 'VERDADEIRO', false: 'FALSO' },
  ru: { true: 'ИСТИНА', false: 'ЛОЖЬ' },
};

const known = new Map<string, SheetLocale>();

export function localeNamed(code: string): SheetLocale {
  const found = known.get(code) ?? buildLocale(code);
  known.set(code, found);
  return found;
}

function buildLocale(code: string): SheetLocale {
  const tag = code.replaceAll('_', '-');
  let supported: string[];
  try {
    supported = Intl.DateTimeFormat.supportedLocalesOf(tag);
  } catch {
    supported = [];
  }
  if (supported.length === 0) throw new UsageError(`"${code}" is not a locale; write it as es_VE or en_GB`);
  const numbers = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(-1234567.5);
  const decimal = numbers.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
  const dates = new Intl.DateTimeFormat(tag, { timeZone: 'UTC' }).formatToParts(Date.UTC(2024, 10, 25));
  const order = dates.map((part) => part.type.charAt(0)).filter((letter) => 'dmy'.includes(letter));
  const dateSeparator =
    dates.find((part) => part.type === 'literal' && part.value.trim() !== '')?.value.trim() ?? '/';
  const letters: Record<string, string> = { d: 'd', m: 'm', y: 'yyyy' };
  const language = tag.split('-')[0] ?? 'en';
  return {
    code,
    tag,
    decimal,
    group: numbers.find((part) => part.type === 'group')?.value ?? ',',
    order: order.join('') === 'mdy' ? 'mdy' : order[0] === 'y' ? 'ymd' : 'dmy',
    dateSeparator,
    dateFormat: order.map((letter) => letters[letter]).join(dateSeparator),
    timeFormat: 'h:mm:ss',
    argumentSeparator: decimal === ',' ? ';' : ',',
    words: TRUTH_WORDS[language] ?? { true: 'TRUE', false: 'FALSE' },
    months: Array.from({ length: 12 }, (_, month) => names(tag, 'month', Date.UTC(2023, month, 15))),
    // 1 January 2023 was a Sunday, which is day 1 of a week in formulas.
    weekdays: Array.from({ length: 7 }, (_, day) => names(tag, 'weekday', Date.UTC(2023, 0, 1 + day))),
  };
}

function names(tag: string, part: 'month' | 'weekday', instant: number): MonthNames {
  const write = (width: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(tag, { [part]: width, timeZone: 'UTC' }).format(instant).replace(/\.$/, '');
  return { short: write('short'), long: write('long') };
}
