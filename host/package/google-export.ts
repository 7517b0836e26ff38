import { CellError, type Scalar } from '../grid/cell';
import { quotedText, tokensOf, unquotedText } from '../formula/tokens';

/**
 * How Google writes what no other program can compute: `IFERROR(__xludf.DUMMYFUNCTION("…"),last value)`. Excel
 * and LibreOffice show the last value, Sheets and this host bring the formula back to life. The cells that an
 * array fills carry `"COMPUTED_VALUE"` in its place.
 */
const SPILLED = '"COMPUTED_VALUE"';
/** The longest text that a formula in a file can spell out. */
const LONGEST_LITERAL = 255;
/** The longest formula that Excel opens; a longer last value is left to the cell's own `<v>`. */
const LONGEST_FORMULA = 8_000;

export type Exported = { readonly kind: 'formula'; readonly formula: string } | { readonly kind: 'spilled' };

/** Undefined for a formula that is written as such. */
export function readExported(written: string): Exported | undefined {
  if (!/dummyfunction/i.test(written)) return undefined;
  const head = /^\s*IFERROR\s*\(\s*@?\s*_*xludf\.dummyfunction\s*\(/i.exec(written);
  if (!head) return undefined;
  const text = leadingText(written.slice(head[0].length));
  if (text === undefined) return undefined;
  if (text === SPILLED || text === 'COMPUTED_VALUE') return { kind: 'spilled' };
  // A formula over several lines comes between quotes of its own.
  const bare = /^"\s*[\w.]+\([\s\S]*\)\s*"$/.test(text) ? text.slice(1, -1) : text;
  return { kind: 'formula', formula: `=${bare.replace(/^=/, '')}` };
}

/** Reads `"…"&"…"` up to the parenthesis that closes it. */
function leadingText(source: string): string | undefined {
  const pieces: string[] = [];
  for (const { kind, text } of tokensOf(source)) {
    if (kind === 'text') pieces.push(unquotedText(text));
    else if (text === ')') return pieces.join('');
    else if (text !== '&' && text.trim() !== '') return undefined;
  }
  return undefined;
}

export function writeExported(formula: string, value: Scalar | null): string {
  return wrap(formula.slice(1), value);
}

export function writeSpilled(value: Scalar | null): string {
  return wrap(SPILLED, value);
}

function wrap(inner: string, value: Scalar | null): string {
  const dummy = `IFERROR(__xludf.DUMMYFUNCTION(${literal(inner)}),`;
  const last = lastValue(value);
  return dummy.length + last.length > LONGEST_FORMULA ? `${dummy}"")` : `${dummy}${last})`;
}

function lastValue(value: Scalar | null): string {
  if (typeof value === 'number') return /^-?\d+$/.test(String(value)) ? `${value}.0` : String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return literal(value instanceof CellError ? value.code : (value ?? ''));
}

function literal(text: string): string {
  const characters = [...text];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += LONGEST_LITERAL) {
    pieces.push(quotedText(characters.slice(at, at + LONGEST_LITERAL).join('')));
  }
  return pieces.join('&') || '""';
}
