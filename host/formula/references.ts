import {
  FILE_COLUMNS,
  FILE_ROWS,
  columnLetters,
  columnNumber,
  sheetPrefix,
  splitSheetName,
} from '../grid/a1';
import { UsageError } from '../grid/refusal';
import { rewriteTokens, type Token } from './tokens';

const REF_ERROR = '#REF!';

/** A formula as it reads when its cell is copied so many rows down and columns right. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  return rewriteTokens(formula, (token) =>
    token.kind === 'range' ? shiftRange(token.text, rows, columns) : token.text,
  );
}

function shiftRange(text: string, rows: number, columns: number): string {
  const corners = text.split(':').map((corner) => shiftCorner(corner, rows, columns));
  return corners.includes(undefined) ? REF_ERROR : corners.join(':');
}

function shiftCorner(text: string, rows: number, columns: number): string | undefined {
  const match = /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(text);
  if (!match) return undefined;
  const [, firstDollar = '', letters = '', secondDollar = '', digits = ''] = match;
  const columnFixed = letters !== '' && firstDollar === '$';
  const rowFixed = letters === '' ? firstDollar === '$' : secondDollar === '$';
  let column = '';
  if (letters !== '') {
    const number = columnNumber(letters) + (columnFixed ? 0 : columns);
    if (number < 1 || number > FILE_COLUMNS) return undefined;
    column = (columnFixed ? '$' : '') + columnLetters(number);
  }
  let row = '';
  if (digits !== '') {
    const number = Number(digits) + (rowFixed ? 0 : rows);
    if (number < 1 || number > FILE_ROWS) return undefined;
    row = (rowFixed ? '$' : '') + String(number);
  }
  return column + row;
}

/** Where the rows or columns of a sheet have gone. */
export interface LineMap {
  readonly sheet: string;
  /** Whether the formula stands on that sheet. */
  readonly isHere: boolean;
  readonly axis: 'row' | 'column';
  readonly to: (line: number) => number;
  /** Whether a line was dragged away from its neighbours. */
  readonly isMoved: (line: number) => boolean;
}

/** A formula as it reads after rows or columns that it refers to have moved. */
export function mapReferences(formula: string, map: LineMap): string {
  return rewriteTokens(formula, (token, index, all) => {
    if (token.kind !== 'range') return token.text;
    const before = all[index - 1];
    const isMeant = before?.kind === 'sheet' ? namesSheet(before.text, map.sheet) : map.isHere;
    return isMeant ? mapRange(token.text, map) : token.text;
  });
}

function mapRange(text: string, map: LineMap): string {
  const corners = text.split(':');
  const lines = corners.map((corner) => lineIn(corner, map.axis));
  if (new Set(lines).size > 1 && lines.some((line) => line !== undefined && map.isMoved(line))) {
    throw new UsageError(`the local host can't drag a column out of the range ${text}`);
  }
  return corners.map((corner, index) => mapCorner(corner, lines[index], map)).join(':');
}

function lineIn(corner: string, axis: LineMap['axis']): number | undefined {
  const [, letters = '', digits = ''] = /^\$?([A-Za-z]*)\$?(\d*)$/.exec(corner) ?? [];
  if (axis === 'row') return digits === '' ? undefined : Number(digits);
  return letters === '' ? undefined : columnNumber(letters);
}

function mapCorner(corner: string, line: number | undefined, { axis, to }: LineMap): string {
  if (line === undefined) return corner;
  return axis === 'row'
    ? corner.replace(/\d+$/, String(to(line)))
    : corner.replace(/[A-Za-z]+/, columnLetters(to(line)));
}

/** Whether a formula names a sheet. */
export function mentionsSheet(formula: string, name: string): boolean {
  let found = false;
  rewriteTokens(formula, (token) => {
    if (token.kind === 'sheet' && namesSheet(token.text, name)) found = true;
    return token.text;
  });
  return found;
}

export function renameSheetIn(formula: string, from: string, to: string): string {
  return rewriteTokens(formula, (token) =>
    token.kind === 'sheet' && namesSheet(token.text, from) ? sheetPrefix(to) : token.text,
  );
}

/** What is left of a formula when a sheet that it reads is deleted. */
export function dropSheetIn(formula: string, name: string): string {
  const gone = (token: Token | undefined): boolean => token?.kind === 'sheet' && namesSheet(token.text, name);
  return rewriteTokens(formula, (token, index, all) => {
    if (gone(token)) return REF_ERROR;
    return gone(all[index - 1]) ? '' : token.text;
  });
}

function namesSheet(prefix: string, name: string): boolean {
  return splitSheetName(prefix).sheet?.toLowerCase() === name.toLowerCase();
}
