import { rewriteTokens } from '../formula/tokens';
import { CellError, type Cell } from '../grid/cell';
import type { SheetLocale } from '../text/locale';
import { displayText, formatClass, isTextFormat } from '../text/number-format';
import { parseTyped } from '../text/typed-text';

/**
 * What the formula bar shows for a cell: the text that, typed again, leaves the same cell. Text that would be
 * read as something else gets the apostrophe that keeps it text.
 */
export function editText(cell: Cell | undefined, format: string, locale: SheetLocale, year: number): string {
  if (!cell) return '';
  if (cell.formula !== undefined) return formulaAsTyped(cell.formula, locale);
  const { value } = cell;
  if (value === null) return '';
  if (value instanceof CellError) return value.code;
  if (typeof value === 'boolean') return value ? locale.words.true : locale.words.false;
  if (typeof value === 'string') {
    const typed = parseTyped(value, format, locale, year);
    return typed.formula === undefined && typed.value === value ? value : `'${value}`;
  }
  const plain = String(value).replace('.', locale.decimal);
  if (isTextFormat(format)) return plain;
  const candidates =
    formatClass(format) !== 'number'
      ? [displayText(value, format, locale), displayText(value, `${locale.dateFormat} h:mm:ss`, locale)]
      : format.includes('%')
        ? [`${String(Number((value * 100).toPrecision(15))).replace('.', locale.decimal)}%`]
        : [];
  return candidates.find((text) => parseTyped(text, format, locale, year).value === value) ?? plain;
}

/** A formula with the separators that a person of this locale types. */
export function formulaAsTyped(formula: string, locale: SheetLocale): string {
  if (locale.decimal === '.') return formula;
  let braces = 0;
  return rewriteTokens(formula, ({ kind, text }) => {
    if (text === '{') braces++;
    if (text === '}') braces--;
    if (kind === 'number') return text.replace('.', ',');
    if (kind !== 'separator' || text !== ',') return text;
    return braces > 0 ? '\\' : ';';
  });
}

/** A copied cell's content as a person would have typed it. */
export function contentAsTyped(content: string, format: string, locale: SheetLocale): string {
  if (content.startsWith('=')) return formulaAsTyped(content, locale);
  if (content.startsWith("'")) return isTextFormat(format) ? content.slice(1) : content;
  return /^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(content) ? content.replace('.', locale.decimal) : content;
}
