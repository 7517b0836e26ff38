/** Rows and columns count from 1, as Sheets' own services do. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface Area extends Position {
  readonly rows: number;
  readonly columns: number;
}

export interface GridSize {
  readonly maxRows: number;
  readonly maxColumns: number;
}

/** The grid of an .xlsx file; a range that reaches its last row or column is open in Sheets' terms. */
export const FILE_ROWS = 1_048_576;
export const FILE_COLUMNS = 16_384;

const KEY_STRIDE = 32_768;

/** One number for a cell, so that sparse grids can be plain maps. */
export function keyOf(row: number, column: number): number {
  return row * KEY_STRIDE + column;
}

export function positionOf(key: number): Position {
  return { row: Math.floor(key / KEY_STRIDE), column: key % KEY_STRIDE };
}

export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

export function cellName(row: number, column: number): string {
  return `${columnLetters(column)}${row}`;
}

export function keyName(key: number): string {
  const { row, column } = positionOf(key);
  return cellName(row, column);
}

export function areaName(area: Area): string {
  const first = cellName(area.row, area.column);
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${cellName(area.row + area.rows - 1, area.column + area.columns - 1)}`;
}

const CELL = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/;

export function parseCell(text: string): Position | undefined {
  const match = CELL.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const position = { row: Number(match[2]), column: columnNumber(match[1]) };
  return position.row > 0 ? position : undefined;
}

interface Corner {
  readonly row?: number;
  readonly column?: number;
}

function parseCorner(text: string): Corner | undefined {
  const relative = /^R(\d{1,7})C(\d{1,5})$/i.exec(text);
  if (relative) return { row: Number(relative[1]), column: Number(relative[2]) };
  const match = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?$/.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  return {
    ...(match[1] !== undefined && { column: columnNumber(match[1]) }),
    ...(match[2] !== undefined && { row: Number(match[2]) }),
  };
}

/** Reads `B3`, `A1:C9`, `A2:F`, `A:C`, `2:5`, `$C$5:B2`, `R5C3`; what has no end reaches the edge of the grid. */
export function parseArea(text: string, grid: GridSize): Area | undefined {
  const ends = text.trim().split(':');
  const first = parseCorner(ends[0] ?? '');
  if (!first || ends.length > 2) return undefined;
  if (ends.length === 1) {
    if (first.row === undefined || first.column === undefined) return undefined;
    return { row: first.row, column: first.column, rows: 1, columns: 1 };
  }
  const second = parseCorner(ends[1] ?? '');
  if (!second) return undefined;
  const rows = span(first.row, second.row, grid.maxRows);
  const columns = span(first.column, second.column, grid.maxColumns);
  if (!rows || !columns) return undefined;
  return { row: rows.from, column: columns.from, rows: rows.length, columns: columns.length };
}

function span(
  a: number | undefined,
  b: number | undefined,
  edge: number,
): { from: number; length: number } | undefined {
  if (a === undefined && b === undefined) return { from: 1, length: edge };
  const start = a ?? b ?? 1;
  const end = a === undefined || b === undefined ? Math.max(edge, start) : b;
  if (start < 1 || end < 1) return undefined;
  return { from: Math.min(start, end), length: Math.abs(end - start) + 1 };
}

/** Splits `'Mi hoja'!B2` into the sheet's name and the rest; without a sheet the name is undefined. */
export function splitSheetName(text: string): { sheet: string | undefined; rest: string } {
  const quoted = /^'((?:[^']|'')*)'!(.*)$/s.exec(text);
  if (quoted) return { sheet: (quoted[1] ?? '').replaceAll("''", "'"), rest: quoted[2] ?? '' };
  const mark = text.lastIndexOf('!');
  if (mark < 0) return { sheet: undefined, rest: text };
  return { sheet: text.slice(0, mark), rest: text.slice(mark + 1) };
}

/** A sheet's name as a formula writes it: quoted unless it is a plain word. */
export function sheetPrefix(name: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !/^[A-Za-z]{1,3}\d+$/.test(name);
  return plain ? `${name}!` : `'${name.replaceAll("'", "''")}'!`;
}

export function areasMeet(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

export function areaHolds(area: Area, row: number, column: number): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}
