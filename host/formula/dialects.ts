import { FILE_COLUMNS, FILE_ROWS, columnLetters, splitSheetName } from '../grid/a1';
import { rewriteTokens, tokensOf, unquotedText, type Token } from './tokens';

/**
 * One formula is written in four ways: by Sheets' services (English, commas, open ranges), by a person (the
 * sheet's separators), in an .xlsx file (`_xlfn.` prefixes, ranges to the last row) and for the engine.
 */

const LAST_ROW = new RegExp(`^(\\$?[A-Z]+)(\\$?\\d+):(\\$?[A-Z]+)\\$?${FILE_ROWS}$`, 'i');
const LAST_COLUMN = new RegExp(`^(\\$?[A-Z]+)(\\$?\\d+):\\$?${columnLetters(FILE_COLUMNS)}(\\$?\\d+)$`, 'i');

/** From a file's `<f>`, without `=`, to Sheets' form. */
export function fromFile(written: string): string {
  const formula = rewriteTokens(written, (token) => {
    if (token.kind === 'function' || token.kind === 'name') {
      return token.text.replace(/^(?:_xlfn\.|_xlws\.|_xlpm\.|_xludf\.)+/i, '');
    }
    return token.kind === 'range' ? openRange(token.text) : token.text;
  });
  return `=${formula}`;
}

function openRange(range: string): string {
  return range.replace(LAST_ROW, '$1$2:$3').replace(LAST_COLUMN, '$1$2:$3');
}

/** To a file's `<f>`: ranges without end reach the last row, and newer functions carry their prefix. */
export function toFile(formula: string): string {
  return rewriteTokens(formula.slice(1), (token) => {
    if (token.kind === 'function') return filePrefix(token.text) + token.text;
    return token.kind === 'range' ? closedRange(token.text) : token.text;
  });
}

function closedRange(range: string): string {
  return range
    .replace(/^(\$?[A-Z]+)(\$?\d+):(\$?[A-Z]+)$/i, `$1$2:$3${FILE_ROWS}`)
    .replace(/^(\$?[A-Z]+)(\$?\d+):(\$?\d+)$/i, `$1$2:${columnLetters(FILE_COLUMNS)}$3`);
}

/** Functions that Excel knows only under a prefix in the file. */
const PREFIXED = new Set(
  (
    'ACOT ACOTH AGGREGATE ARABIC BASE BITAND BITOR BITXOR BITLSHIFT BITRSHIFT BYCOL BYROW CHOOSECOLS CHOOSEROWS ' +
    'CONCAT COT COTH CSC CSCH DAYS DECIMAL DROP EXPAND FILTERXML FORMULATEXT HSTACK IFNA IFS ISFORMULA ' +
    'ISOWEEKNUM LAMBDA LET MAKEARRAY MAP MAXIFS MINIFS NUMBERVALUE PDURATION PERMUTATIONA PHI RANDARRAY ' +
    'REDUCE RRI SCAN SEC SECH SEQUENCE SHEET SHEETS SORTBY SWITCH TAKE TEXTAFTER TEXTBEFORE TEXTJOIN ' +
    'TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE VSTACK WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR'
  ).split(' '),
);

function filePrefix(name: string): string {
  const upper = name.toUpperCase();
  if (upper === 'FILTER' || upper === 'SORT') return '_xlfn._xlws.';
  return PREFIXED.has(upper) || /\.(?:EXC|INC|MATH|S|DIST|INV|PRECISE)$/.test(upper) ? '_xlfn.' : '';
}

/** What names in a formula stand for, seen from its cell, in Sheets' form; undefined for what is not known. */
export interface EngineNaming {
  sheet(name: string): string | undefined;
  /** A name of the workbook that the engine cannot hold: a constant, a formula. */
  name(name: string): string | undefined;
  table(name: string, brackets: string): string | undefined;
}

/**
 * For the engine: sheets go by plain names of its own, tables by their ranges; its strings know no doubled quotes,
 * so a text that holds one becomes a concatenation; and it evaluates arrays everywhere, so ARRAYFORMULA's inside is
 * enough.
 */
export function toEngine(formula: string, naming: EngineNaming): string {
  return rewriteTokens(formula, ({ kind, text }, index, all) => {
    switch (kind) {
      case 'sheet': {
        const name = naming.sheet(splitSheetName(text).sheet ?? '');
        return name === undefined ? text : `${name}!`;
      }
      case 'name': {
        const next = all[index + 1];
        const meaning =
          next?.kind === 'brackets'
            ? naming.table(text, next.text)
            : all[index - 1]?.kind !== 'sheet' && naming.name(text);
        return meaning ? `(${toEngine(meaning, { ...naming, name: () => undefined })})` : text;
      }
      case 'brackets': {
        const table = all[index - 1];
        return table?.kind === 'name' && naming.table(table.text, text) !== undefined ? '' : text;
      }
      case 'text':
        return engineText(unquotedText(text));
      case 'error':
        return text.toUpperCase() === '#REF!' ? '#REF' : text;
      case 'function':
        return text.toUpperCase() === 'ARRAYFORMULA' ? '' : text;
      case 'range':
      case 'number':
      case 'separator':
      case 'other':
        return text;
    }
  });
}

function engineText(value: string): string {
  if (!value.includes('"') && !value.includes('\\')) return `"${value}"`;
  const pieces = value.split(/(["\\])/).filter((piece) => piece !== '');
  return `(${pieces.map((piece) => (piece === '"' ? 'CHAR(34)' : piece === '\\' ? 'CHAR(92)' : `"${piece}"`)).join('&')})`;
}

/**
 * What a person typed (or a script gave to setValue) to Sheets' form. With a decimal comma `;` separates
 * arguments, `\` columns; undefined where Sheets would call it a parse error.
 */
export function fromTyped(typed: string, decimal: '.' | ','): string | undefined {
  const body = typed.replace(/^=?/, '');
  if (body.trim() === '') return undefined;
  const tokens = tokensOf(body);
  const open = openParentheses(tokens);
  if (open === undefined) return undefined;
  const joined = decimal === '.' ? tokens : joinDecimals(tokens);
  return joined && `=${separators(joined, decimal === ',')}${')'.repeat(open)}`;
}

/** Formulas given to setFormula: English, with commas, though `;` is understood too. */
export function fromScript(formula: string): string {
  return `=${separators(tokensOf(formula.replace(/^=/, '')), false)}`;
}

/** Puts `2` `,` `5` together as 2.5; undefined when a comma stands anywhere else. */
function joinDecimals(tokens: readonly Token[]): Token[] | undefined {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (token.text !== ',') {
      result.push(token);
      continue;
    }
    const before = result.at(-1);
    const after = tokens[index + 1];
    const digits = /^\d+(?:[eE][+-]?\d+)?$/;
    if (before?.kind !== 'number' || !after || !digits.test(after.text) || before.text.includes('.')) {
      return undefined;
    }
    result[result.length - 1] = { kind: 'number', text: `${before.text}.${after.text}` };
    index++;
  }
  return result;
}

function separators(tokens: readonly Token[], decimalComma: boolean): string {
  let braces = 0;
  return tokens
    .map(({ kind, text }) => {
      if (text === '{') braces++;
      if (text === '}') braces--;
      if (kind !== 'separator') return text;
      if (text === ';') return braces > 0 ? ';' : ',';
      return text === '\\' && decimalComma && braces > 0 ? ',' : text;
    })
    .join('');
}

/** How many parentheses Sheets would close at the end; undefined for what it calls a parse error. */
function openParentheses(tokens: readonly Token[]): number | undefined {
  let depth = 0;
  for (const { kind, text } of tokens) {
    if (kind === 'other' && text === '"') return undefined;
    if (text === '(') depth++;
    if (text === ')') depth--;
    if (depth < 0) return undefined;
  }
  return depth;
}
