import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Language } from '../../src/i18n/languages';
import { ROOT } from '../bundle/bundle-files';

/** A text of `src/i18n` cut at what is put into it: `« jugadores: », «.»`. */
export type Pieces = readonly string[];

/** Every text of a language as it stands in its files; columns, sheets and commands are texts too. */
export function textsOf(language: Language): readonly Pieces[] {
  const folder = join(ROOT, 'src', 'i18n', language);
  return readdirSync(folder).flatMap((name) => {
    const source = ts.createSourceFile(
      name,
      readFileSync(join(folder, name), 'utf8'),
      ts.ScriptTarget.ES2022,
    );
    const found: Pieces[] = [];
    const walk = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push([node.text]);
      if (ts.isTemplateExpression(node)) {
        found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
    return found;
  });
}

/** What stands between quotation marks, the outermost where they are nested. */
export function quotedIn(text: string, [open, close]: readonly [string, string]): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  [...text].reduce((at, character) => {
    if (character === open && depth++ === 0) start = at + 1;
    if (character === close && depth > 0 && --depth === 0) found.push(text.slice(start, at));
    return at + character.length;
  }, 0);
  return found.map((one) => one.replace(/\s+/g, ' '));
}

/** Fewer letters than these say nothing of a text with gaps. */
const LEAST_LETTERS = 6;

/** Whether the program says so: a text or a part of one, gaps filled in; `…` stands for what the guide leaves out. */
export function isSaid(quoted: string, texts: readonly Pieces[]): boolean {
  const parts = quoted
    .split('…')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => /\p{L}/u.test(part));
  if (parts.length === 0) return false;
  return texts.some((pieces) => {
    if (pieces.length === 1) {
      const [text] = pieces.map((piece) => piece.toLowerCase());
      return parts.length === 1 && parts[0]!.length < LEAST_LETTERS
        ? text === parts[0]
        : parts.every((part) => text!.includes(part));
    }
    if (lettersIn(pieces) < LEAST_LETTERS) return false;
    return parts.every((part) => fits(part, pieces));
  });
}

/** A part of a text with gaps: what it shows of the pieces, from one sentence's beginning to another's end. */
function fits(part: string, pieces: Pieces): boolean {
  const lower = pieces.map((piece) => piece.replace(/\s+/g, ' ').toLowerCase());
  if (lower.some((piece) => piece.trim().length >= LEAST_LETTERS && piece.includes(part))) return true;
  for (let from = 0; from < lower.length; from += 1) {
    for (let to = from + 1; to < lower.length; to += 1) {
      const between = lower.slice(from + 1, to);
      for (const tail of tailsOf(lower[from]!)) {
        for (const head of headsOf(lower[to]!)) {
          const shown = [tail, ...between, head];
          if (lettersIn(shown) < LEAST_LETTERS) continue;
          if (new RegExp(`^${shown.map(escape).join('.+?')}[.:;]?$`, 'u').test(part)) return true;
        }
      }
    }
  }
  return false;
}

const lettersIn = (texts: readonly string[]): number => texts.join('').replace(/\P{L}/gu, '').length;

const SENTENCE_END = /(?<=[.:;?!,])\s/;

/** A piece, and what follows a sentence's end in it. */
function tailsOf(piece: string): readonly string[] {
  const sentences = piece.split(SENTENCE_END);
  return sentences.map((_, at) => sentences.slice(at).join(' ').trimStart());
}

/** A piece, and what stands before a sentence's end in it, without its last mark. */
function headsOf(piece: string): readonly string[] {
  const sentences = piece.split(SENTENCE_END);
  return sentences.map((_, at) =>
    sentences
      .slice(0, at + 1)
      .join(' ')
      .replace(/[.:;,]?\s*$/, ''),
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
