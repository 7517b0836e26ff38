import { parseCell, type Position } from '../grid/a1';
import { CellError, type Scalar } from '../grid/cell';
import { richText } from './shared-strings';
import {
  attribute,
  child,
  decodeCellText,
  decodeXml,
  localName,
  parseXml,
  tagsOf,
  textOf,
  type Tag,
} from './xml';

/** A `<c>` with its place in the part, so that it can be kept as it stands or replaced. */
export interface CellSlice extends Position {
  readonly attributeText: string;
  readonly start: number;
  readonly end: number;
  /** Between the tags; empty for `<c …/>`. */
  readonly content: string;
  /** Whether the cell says where it is; some writers leave it to be counted. */
  readonly named: boolean;
}

export interface RowSlice {
  readonly row: number;
  readonly attributeText: string;
  readonly start: number;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
  readonly named: boolean;
  readonly cells: readonly CellSlice[];
}

export interface SheetCells {
  readonly rows: readonly RowSlice[];
  /** Prefix of the part's elements (`x:` in some writers). */
  readonly prefix: string;
  /** Where rows can be put after the last one; undefined for `<sheetData/>`. */
  readonly contentEnd: number | undefined;
  readonly tag: Tag;
}

/** Finds every row and cell of a sheet part. */
export function scanCells(source: string): SheetCells | undefined {
  const rows: RowSlice[] = [];
  let data: Tag | undefined;
  let row: { tag: Tag; row: number; cells: CellSlice[] } | undefined;
  let cell: { tag: Tag; at: Position } | undefined;
  let lastRow = 0;
  const close = (contentEnd: number, end: number): void => {
    if (!row) return;
    const { tag, cells } = row;
    rows.push({ ...sliceOf(tag), row: row.row, contentStart: tag.end, contentEnd, end, cells });
    row = undefined;
  };
  const push = (content: string, end: number): void => {
    if (!row || !cell) return;
    row.cells.push({ ...sliceOf(cell.tag), ...cell.at, content, end });
    cell = undefined;
  };
  for (const tag of tagsOf(source)) {
    const name = localName(tag.name);
    if (!data) {
      if (name !== 'sheetData') continue;
      data = tag;
      const prefix = tag.name.slice(0, tag.name.length - name.length);
      if (tag.kind === 'empty') return { rows, prefix, contentEnd: undefined, tag };
    } else if (name === 'row') {
      if (tag.kind === 'close') {
        close(tag.start, tag.end);
        continue;
      }
      lastRow = Number(attribute(tag, 'r') ?? lastRow + 1);
      row = { tag, row: lastRow, cells: [] };
      if (tag.kind === 'empty') close(tag.end, tag.end);
    } else if (name === 'c') {
      if (tag.kind === 'close') {
        if (cell) push(source.slice(cell.tag.end, tag.start), tag.end);
        continue;
      }
      const named = parseCell(attribute(tag, 'r') ?? '');
      cell = { tag, at: named ?? { row: lastRow, column: (row?.cells.at(-1)?.column ?? 0) + 1 } };
      if (tag.kind === 'empty') push('', tag.end);
    } else if (name === 'sheetData') {
      const prefix = data.name.slice(0, data.name.length - 'sheetData'.length);
      return { rows, prefix, contentEnd: tag.start, tag: data };
    }
  }
  return undefined;
}

function sliceOf(tag: Tag): { attributeText: string; start: number; named: boolean } {
  return {
    attributeText: tag.attributeText,
    start: tag.start,
    named: attribute(tag, 'r') !== undefined,
  };
}

/** The `<f>` of a cell. */
export interface FormulaSlice {
  readonly text: string;
  readonly type: string;
  readonly reference: string | undefined;
  readonly sharedIndex: string | undefined;
}

export interface CellReading {
  readonly value: Scalar | null;
  readonly formula: FormulaSlice | undefined;
}

/** Most cells of a sheet: worth not parsing as a tree. */
const ONLY_VALUE = /^<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>$/;

/** What a `<c>` holds, before formulas are understood. */
export function readCell(slice: CellSlice, sharedStrings: readonly string[]): CellReading {
  if (slice.content === '') return { value: null, formula: undefined };
  const type = attribute(slice, 't') ?? 'n';
  const plain = ONLY_VALUE.exec(slice.content)?.[1];
  if (plain !== undefined) {
    return { value: readValue(type, decodeXml(plain), sharedStrings), formula: undefined };
  }
  const source = `<c>${slice.content}</c>`;
  const cell = parseXml(source);
  const formula = child(cell, 'f');
  const written = child(cell, 'v');
  const inline = child(cell, 'is');
  return {
    value: inline
      ? richText(source, inline)
      : readValue(type, written && textOf(source, written), sharedStrings),
    formula: formula && {
      text: textOf(source, formula),
      type: attribute(formula, 't') ?? 'normal',
      reference: attribute(formula, 'ref'),
      sharedIndex: attribute(formula, 'si'),
    },
  };
}

function readValue(type: string, text: string | undefined, sharedStrings: readonly string[]): Scalar | null {
  if (text === undefined) return null;
  switch (type) {
    case 's':
      return sharedStrings[Number(text)] ?? '';
    case 'str':
      return decodeCellText(text);
    case 'b':
      return text.trim() === '1' || text.trim() === 'true';
    case 'e':
      return new CellError(text.trim());
    case 'd':
      return isoSerial(text);
    default:
      return text.trim() === '' ? null : Number(text);
  }
}

/** Strict files may spell a date out. */
function isoSerial(text: string): number {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T');
  return Date.parse(zoned ? text : `${text}Z`) / 86_400_000 + 25_569;
}
