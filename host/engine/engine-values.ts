import { CellError, type Cell, type Scalar } from '../grid/cell';
import { cellName } from '../grid/a1';
import { toEngine, type EngineNaming } from '../formula/dialects';
import type { SheetLocale } from '../text/locale';
import { formatClass, isGeneral } from '../text/number-format';
import type { EngineValue } from './o-spreadsheet';

/** What the engine is given for a cell. Its own reading of text is kept out with an apostrophe. */
export function engineContent(
  { formula, value, refusal }: Pick<Cell, 'formula' | 'value' | 'refusal'>,
  naming: EngineNaming,
): string {
  if (refusal) return refusal.code;
  if (formula !== undefined) return toEngine(formula, naming);
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof CellError ? value.code : `'${value}`;
}

/** Only what makes a number a date, a time or a percentage matters to a calculation. */
export function engineFormat(format: string): string {
  switch (formatClass(format)) {
    case 'date':
      return 'd/m/yyyy';
    case 'datetime':
      return 'd/m/yyyy hh:mm:ss';
    case 'time':
      return 'hh:mm:ss';
    case 'duration':
      return 'hhhh:mm:ss';
    case 'number':
      return format.includes('%') ? '0.00%' : '';
  }
}

/** The format that a result brings to a cell without one, in the sheet's own spelling. */
export function resultFormat(format: string | undefined, locale: SheetLocale): string | undefined {
  if (format === undefined || isGeneral(format)) return undefined;
  if (/^hhhh/.test(format)) return '[h]:mm:ss';
  switch (formatClass(format)) {
    case 'date':
      return locale.dateFormat;
    case 'datetime':
      return `${locale.dateFormat} ${locale.timeFormat}`;
    case 'time':
      return locale.timeFormat;
    case 'duration':
      return '[h]:mm:ss';
    case 'number':
      return format.includes('%') ? '0.00%' : undefined;
  }
}

/** Whether a value that comes with an engine format is a date, a time or a duration. */
export function isTemporal(format: string | undefined): boolean {
  return format !== undefined && format !== '' && formatClass(format) !== 'number';
}

const CODES: Readonly<Record<string, string>> = {
  '#REF': '#REF!',
  '#ERROR': '#VALUE!',
  '#BAD_EXPR': '#ERROR!',
  '#CYCLE': '#REF!',
  '#SPILL!': '#REF!',
};

export function scalarOf(cell: EngineValue): Scalar | null {
  const { value } = cell;
  if (typeof value !== 'string' || cell.message === undefined) {
    return typeof value === 'string' && isErrorCode(value) ? new CellError(CODES[value] ?? value) : value;
  }
  return new CellError(CODES[value] ?? value, errorMessage(value, cell));
}

function isErrorCode(text: string): boolean {
  return /^#(?:REF!?|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!?|BAD_EXPR|CYCLE|SPILL!)$/.test(text);
}

/** Google's sentence where it is known, else the engine's. */
function errorMessage(code: string, cell: EngineValue): string {
  const message = String(cell.message);
  if (code === '#CYCLE') return 'Circular dependency detected.';
  if (code === '#BAD_EXPR') return 'Formula parse error.';
  if (code === '#DIV/0!') return 'Function DIVIDE parameter 2 cannot be zero.';
  const unknown = /^Unknown function: "(.*)"/.exec(message)?.[1];
  if (unknown !== undefined) return `Unknown function: '${unknown}'.`;
  if (code === '#SPILL!') {
    const at = cell.errorOriginPosition;
    if (!message.includes('overwrite') || !at) {
      return 'Result was not automatically expanded, please insert more rows or columns.';
    }
    return `Array result was not expanded because it would overwrite data in ${cellName(at.row + 1, at.col + 1)}.`;
  }
  return message;
}
