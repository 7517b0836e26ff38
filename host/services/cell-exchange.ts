import type { Position } from '../grid/a1';
import { CellError, type Cell } from '../grid/cell';
import { hasVolatileArgument, VOLATILE_ARGUMENT } from '../formula/volatile-arguments';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import { displayText, formatClass, isGeneral } from '../text/number-format';
import { instantToSerial, serialToInstant } from '../text/serial';
import { parseTyped } from '../text/typed-text';
import { currentYear, type DocumentHost } from './document-host';
import { isService, serviceName } from './stub';

const LONGEST_TEXT = 50_000;

export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

/** The value that getValue gives: dates as `Date`, errors as their code, a blank as ''. */
export function scriptValue(host: DocumentHost, sheet: Sheet, { row, column }: Position): unknown {
  const value = sheet.valueAt(row, column);
  if (value === null) return '';
  if (value instanceof CellError) return value.code;
  if (typeof value !== 'number' || formatClass(sheet.formatAt(row, column)) === 'number') return value;
  return new Date(serialToInstant(value, host.workbook.timeZone));
}

export function shownText(host: DocumentHost, sheet: Sheet, { row, column }: Position): string {
  return displayText(sheet.valueAt(row, column), sheet.formatAt(row, column), host.workbook.locale);
}

/** Refuses at once what Google refuses at once. */
export function requireStorable(value: unknown): void {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return;
  throw new ServiceError(
    `Your input contains more than the maximum of ${LONGEST_TEXT} characters in a single cell.`,
    { kind: 'tooLong', most: LONGEST_TEXT },
  );
}

/** The cell that setValue leaves: text is read as if it had been typed. */
export function cellFromScript(
  host: DocumentHost,
  sheet: Sheet,
  { row, column }: Position,
  value: unknown,
): Cell {
  const style = sheet.styleIdAt(row, column);
  if (value === null || value === undefined) return { value: null, style };
  if (typeof value === 'boolean') return { value, style };
  if (typeof value === 'number') {
    return { value: Number.isFinite(value) ? value : new CellError('#NUM!'), style };
  }
  if (!isDate(value)) {
    return typedCell(host, sheet, { row, column }, textOf(value));
  }
  const serial = instantToSerial(value.getTime(), host.workbook.timeZone);
  if (Number.isNaN(serial)) return { value: new CellError('#NUM!'), style };
  const { locale, styleBook } = host.workbook;
  const bare = isGeneral(styleBook.get(style).numberFormat);
  const format = Number.isInteger(serial) ? locale.dateFormat : `${locale.dateFormat} ${locale.timeFormat}`;
  return { value: serial, style: bare ? styleBook.derive(style, { numberFormat: format }) : style };
}

/** What is left of a value that no cell can hold. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && isService(value)) return serviceName(value);
  return String(value);
}

/** The cell that a formula makes, be it typed or set. */
export function formulaCell(
  host: DocumentHost,
  formula: string,
  style: number,
  unreadable?: CellError,
): Cell {
  const isVolatile = hasVolatileArgument(formula, host.functionNames);
  const refusal = unreadable ?? (isVolatile ? new CellError('#ERROR!', VOLATILE_ARGUMENT) : undefined);
  return { formula, value: null, style, takesFormat: true, ...(refusal && { refusal }) };
}

/** The cell that typing leaves. */
export function typedCell(host: DocumentHost, sheet: Sheet, at: Position, text: string): Cell {
  const { styleBook, locale } = host.workbook;
  const style = sheet.styleIdAt(at.row, at.column);
  const typed = parseTyped(text, styleBook.get(style).numberFormat, locale, currentYear(host));
  if (typed.formula !== undefined) {
    const refusal = typed.value instanceof CellError ? typed.value : undefined;
    return formulaCell(host, typed.formula, style, refusal);
  }
  const format = typed.format;
  return {
    value: typed.value,
    style: format === undefined ? style : styleBook.derive(style, { numberFormat: format }),
  };
}
