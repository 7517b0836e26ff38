/**
 * Cuts a formula into pieces that join back to the same text, so that one kind of piece (references, sheet
 * names, separators) can be rewritten without touching the rest.
 */
export type TokenKind =
  'text' | 'sheet' | 'range' | 'function' | 'name' | 'number' | 'error' | 'brackets' | 'separator' | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const CELL = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`;
const COLUMN = String.raw`\$?[A-Za-z]{1,3}`;
const ROW = String.raw`\$?\d{1,7}`;

const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ['text', /"(?:[^"]|"")*"/y],
  ['sheet', /'(?:[^']|'')+'!/y],
  ['sheet', /(?:\[\d+\])?[\p{L}_][\p{L}\p{N}_.]*(?::[\p{L}_][\p{L}\p{N}_.]*)?!/uy],
  [
    'range',
    new RegExp(
      `(?:${CELL}(?::(?:${CELL}|${COLUMN}|${ROW}))?|${COLUMN}:${COLUMN}(?:\\$?\\d{1,7})?|${ROW}:(?:${COLUMN})?${ROW})(?![\\p{L}\\p{N}_.(!])`,
      'uy',
    ),
  ],
  ['function', /[\p{L}_][\p{L}\p{N}_.]*(?=\s*\()/uy],
  ['name', /[\p{L}_][\p{L}\p{N}_.]*/uy],
  ['number', /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['error', /#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!|SPILL!|CALC!)/iy],
  ['brackets', /\[(?:[^[\]']|'.|\[(?:[^[\]']|'.)*\])*\]/y],
  ['separator', /[,;\\]/y],
  ['other', /[\s\S]/y],
];

export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < formula.length) {
    const token = tokenAt(formula, at);
    at += token.text.length;
    tokens.push(token);
  }
  return tokens;
}

function tokenAt(formula: string, at: number): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(formula)?.[0];
    if (text) return { kind, text };
  }
  return { kind: 'other', text: formula.charAt(at) };
}

/** Rewrites the pieces of one kind, or of several. */
export function rewriteTokens(
  formula: string,
  rewrite: (token: Token, index: number, all: readonly Token[]) => string,
): string {
  return tokensOf(formula)
    .map((token, index, all) => rewrite(token, index, all))
    .join('');
}

/** The functions that a formula calls, in capitals. */
export function functionsIn(formula: string): string[] {
  return tokensOf(formula)
    .filter((token) => token.kind === 'function')
    .map((token) => token.text.toUpperCase());
}

export function quotedText(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

export function unquotedText(literal: string): string {
  return literal.slice(1, -1).replaceAll('""', '"');
}
