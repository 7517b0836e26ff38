import { areaName, keyName } from '../grid/a1';
import { CellError, type Scalar } from '../grid/cell';
import { toFile } from '../formula/dialects';
import { writeExported, writeSpilled } from './google-export';
import type { CellSlice } from './sheet-cells';
import type { CellWriting } from './sheet-diff';
import { escapeText, withAttributes } from './xml';

export interface CellXml {
  readonly key: number;
  /** Index of the cell's format in the file. */
  readonly format: number;
  readonly writing: CellWriting;
  /** What is taken from a date's number in a workbook that counts from 1904. */
  readonly dayShift: number;
  /** Prefix of the part's elements. */
  readonly prefix: string;
  /** The cell as the file has it. */
  readonly present: CellSlice | undefined;
}

/** A `<c>`; nothing for a blank cell that no format keeps. */
export function cellXml(cell: CellXml, inherited: number): string {
  const { writing, prefix, present } = cell;
  if (writing.kind === 'blank' && cell.format === inherited && !present) return '';
  const { type, content } = cellContent(cell);
  const attributes =
    writing.kind === 'result' && present
      ? withAttributes(present.attributeText, { r: keyName(cell.key), s: formatOf(cell), t: type })
      : withAttributes('', { r: keyName(cell.key), s: formatOf(cell), t: type });
  return content === '' ? `<${prefix}c${attributes}/>` : `<${prefix}c${attributes}>${content}</${prefix}c>`;
}

function formatOf({ format }: CellXml): string | null {
  return format === 0 ? null : String(format);
}

function cellContent(cell: CellXml): { type: string | null; content: string } {
  const { writing, prefix } = cell;
  switch (writing.kind) {
    case 'blank':
      return { type: null, content: '' };
    case 'constant':
      return constant(writing.value, cell);
    case 'formula':
      return withFormula(
        `<${prefix}f>${escapeText(toFile(writing.formula))}</${prefix}f>`,
        writing.value,
        cell,
      );
    case 'result':
      return withFormula(formulaInFile(cell, writing.fills && areaName(writing.fills)), writing.value, cell);
    case 'exported':
      return exported(writeExported(writing.formula, writing.value), writing.value, cell);
    case 'spilled':
      return exported(writeSpilled(writing.value), writing.value, cell);
  }
}

function constant(value: Scalar, cell: CellXml): { type: string | null; content: string } {
  const { prefix } = cell;
  if (typeof value !== 'string') return valueXml(value, cell);
  const text = `<${prefix}t xml:space="preserve">${escapeText(value)}</${prefix}t>`;
  return { type: 'inlineStr', content: `<${prefix}is>${text}</${prefix}is>` };
}

function withFormula(
  formula: string,
  value: Scalar | null,
  cell: CellXml,
): { type: string | null; content: string } {
  const result = valueXml(value, cell);
  return { type: result.type, content: formula + result.content };
}

/** Google writes an error as the text of its code here, since the formula around it catches errors. */
function exported(
  formula: string,
  value: Scalar | null,
  cell: CellXml,
): { type: string | null; content: string } {
  const shown = value instanceof CellError ? value.code : value;
  return withFormula(`<${cell.prefix}f>${escapeText(formula)}</${cell.prefix}f>`, shown, cell);
}

/** Error codes that the file format knows; the others are Google's own. */
const FILE_ERRORS = new Set(['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A']);

function valueXml(value: Scalar | null, cell: CellXml): { type: string | null; content: string } {
  const { prefix } = cell;
  const v = (text: string): string => `<${prefix}v>${text}</${prefix}v>`;
  if (typeof value === 'number') return { type: null, content: v(String(value - cell.dayShift)) };
  if (typeof value === 'boolean') return { type: 'b', content: v(value ? '1' : '0') };
  if (value instanceof CellError) {
    return { type: 'e', content: v(FILE_ERRORS.has(value.code) ? value.code : '#VALUE!') };
  }
  return { type: 'str', content: v(escapeText(value ?? '')) };
}

const FORMULA = /<(?:\w+:)?f(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/(?:\w+:)?f>)/;

/** The `<f>` as it stands, with the range that an array formula now fills. */
function formulaInFile({ present }: CellXml, fills: string | undefined): string {
  const written = FORMULA.exec(present?.content ?? '')?.[0] ?? '';
  const isArray = /\st\s*=\s*["']array["']/.test(written);
  return fills !== undefined && isArray
    ? written.replace(/\sref\s*=\s*("[^"]*"|'[^']*')/, ` ref="${fills}"`)
    : written;
}
