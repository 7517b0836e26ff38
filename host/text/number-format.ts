import { CellError, type Scalar } from '../grid/cell';
import { formatDateSection, isDateSection, isElapsedSection } from './date-format';
import { splitFormat, type FormatPiece } from './format-pieces';
import type { SheetLocale } from './locale';

/** What Sheets calls "Automatic"; setNumberFormat('General') reads back as this. */
export const AUTOMATIC = '0.###############';

export function isGeneral(format: string): boolean {
  return format === '' || format === AUTOMATIC || /^general$/i.test(format);
}

export function isTextFormat(format: string): boolean {
  return format.trim() === '@';
}

/** What a number in a cell of this format is read as: only dates, times and durations come as `Date`. */
export type FormatClass = 'number' | 'date' | 'datetime' | 'time' | 'duration';

const classes = new Map<string, FormatClass>();

export function formatClass(format: string): FormatClass {
  const known = classes.get(format);
  if (known) return known;
  const found = classify(format);
  classes.set(format, found);
  return found;
}

function classify(format: string): FormatClass {
  if (isGeneral(format) || isTextFormat(format)) return 'number';
  const pieces = splitFormat(format)[0]?.pieces ?? [];
  if (!isDateSection(pieces)) return 'number';
  if (isElapsedSection(pieces)) return 'duration';
  const has = (pattern: RegExp): boolean =>
    pieces.some((piece) => piece.kind === 'date' && pattern.test(piece.text));
  const clock = has(/^(?:h+|s+|minutes?|am\/pm|a\/p)$/i);
  const day = has(/^(?:d+|m+|y+)$/i);
  return clock ? (day ? 'datetime' : 'time') : 'date';
}

/** The text that a cell shows. */
export function displayText(value: Scalar | null, format: string, locale: SheetLocale): string {
  if (value === null) return '';
  if (value instanceof CellError) return value.code;
  if (typeof value === 'boolean') return value ? locale.words.true : locale.words.false;
  if (isGeneral(format)) return typeof value === 'number' ? generalNumber(value, locale) : value;
  const sections = splitFormat(format);
  if (typeof value === 'string') {
    const textSection = sections[3] ?? sections.find(({ pieces }) => pieces.some(isTextPiece));
    return textSection ? joinText(textSection.pieces, value) : value;
  }
  if (isTextFormat(format)) return generalNumber(value, locale);
  const chosen = sectionFor(value, sections);
  if (!chosen) return generalNumber(value, locale);
  const { pieces } = chosen;
  if (isDateSection(pieces)) return formatDateSection(value, pieces, locale);
  const magnitude = chosen.unsigned ? Math.abs(value) : value;
  if (pieces.some((piece) => piece.kind === 'general')) {
    return pieces
      .map((piece) => (piece.kind === 'general' ? generalNumber(magnitude, locale) : literal(piece)))
      .join('');
  }
  return formatNumberSection(magnitude, pieces, locale);
}

interface Chosen {
  readonly pieces: readonly FormatPiece[];
  /** The section speaks for negative numbers, so it writes its own sign. */
  readonly unsigned: boolean;
}

function sectionFor(value: number, sections: ReturnType<typeof splitFormat>): Chosen | undefined {
  const numeric = sections
    .slice(0, 3)
    .filter(({ pieces }) => sections.length === 1 || !pieces.some(isTextPiece));
  if (numeric.some((section) => section.condition)) {
    const found = numeric.find(({ condition }) => condition?.(value) ?? true) ?? numeric.at(-1);
    return found && { pieces: found.pieces, unsigned: found !== numeric[0] && value < 0 };
  }
  const [positive, negative, zero] = numeric;
  if (value < 0 && negative) return { pieces: negative.pieces, unsigned: true };
  if (value === 0 && zero) return { pieces: zero.pieces, unsigned: false };
  return positive && { pieces: positive.pieces, unsigned: false };
}

function isTextPiece(piece: FormatPiece): boolean {
  return piece.kind === 'text';
}

function literal(piece: FormatPiece): string {
  return piece.kind === 'literal' ? piece.text : '';
}

function joinText(pieces: readonly FormatPiece[], value: string): string {
  return pieces.map((piece) => (piece.kind === 'text' ? value : literal(piece))).join('');
}

/** Ten significant digits, as Sheets shows a number that nobody formatted; whole numbers in full. */
export function generalNumber(value: number, locale: SheetLocale): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-9)) {
    const [digits = '', exponent = ''] = value.toExponential(5).split('e');
    const sign = exponent.startsWith('-') ? '-' : '+';
    const power = exponent.replace(/^[+-]/, '').padStart(2, '0');
    return `${trimZeros(digits).replace('.', locale.decimal)}E${sign}${power}`;
  }
  const decimals = size === 0 ? 0 : Math.min(20, Math.max(0, 9 - Math.floor(Math.log10(size))));
  const text = Number.isInteger(value) ? String(value) : trimZeros(value.toFixed(decimals));
  return (text === '-0' ? '0' : text).replace('.', locale.decimal);
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function formatNumberSection(value: number, pieces: readonly FormatPiece[], locale: SheetLocale): string {
  const digits = pieces.filter((piece) => piece.kind === 'digits');
  const percents = pieces.filter((piece) => piece.kind === 'percent').length;
  const pattern = digits.map((piece) => piece.text).join('');
  const scale = /(,+)$/.exec(pattern)?.[1]?.length ?? 0;
  const scaled = (Math.abs(value) * 100 ** percents) / 1000 ** scale;
  const written = /[eE][+-]/.test(pattern)
    ? scientific(scaled, pattern, locale)
    : fixed(scaled, pattern.replace(/,+$/, ''), locale);
  let placed = false;
  const body = pieces
    .map((piece) => {
      if (piece.kind === 'percent') return '%';
      if (piece.kind !== 'digits') return literal(piece);
      if (placed) return '';
      placed = true;
      return written;
    })
    .join('');
  const negative = value < 0 && /[1-9]/.test(written);
  return negative ? `-${body}` : body;
}

function scientific(value: number, pattern: string, locale: SheetLocale): string {
  const [mantissa = '', exponentPart = ''] = pattern.split(/[eE]/);
  const [digits = '', exponent = '0'] = value.toExponential(decimalsOf(mantissa).most).split('e');
  const power = Math.abs(Number(exponent));
  const sign = exponent.startsWith('-') ? '-' : exponentPart.startsWith('+') ? '+' : '';
  return `${digits.replace('.', locale.decimal)}E${sign}${String(power).padStart(exponentPart.length - 1, '0')}`;
}

function fixed(value: number, pattern: string, locale: SheetLocale): string {
  const { least, most } = decimalsOf(pattern);
  const wholePattern = (pattern.split('.')[0] ?? '').replaceAll(',', '');
  const [whole = '0', fraction = ''] = roundHalfUp(value, most).split('.');
  const leastWhole = (wholePattern.match(/0/g) ?? []).length;
  const padded = whole === '0' && leastWhole === 0 ? '' : whole.padStart(leastWhole, '0');
  const grouped = /[0#?],[0#?]/.test(pattern.split('.')[0] ?? '') ? group(padded, locale.group) : padded;
  let end = fraction;
  while (end.length > least && end.endsWith('0')) end = end.slice(0, -1);
  return end === '' && !pattern.endsWith('.') ? grouped : `${grouped}${locale.decimal}${end}`;
}

/** Rounds the decimal digits that a person sees: 1.005 to two places is 1.01. */
function roundHalfUp(value: number, places: number): string {
  if (value >= 1e15) return value.toFixed(places);
  const nudged = Number(`${Math.round(Number(`${value.toPrecision(15)}e${places}`))}e-${places}`);
  return (Number.isFinite(nudged) ? nudged : value).toFixed(places);
}

function decimalsOf(pattern: string): { least: number; most: number } {
  const decimals = (/\.([0#?]*)/.exec(pattern)?.[1] ?? '').slice(0, 20);
  return { least: (decimals.match(/0/g) ?? []).length, most: decimals.length };
}

function group(whole: string, separator: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}
