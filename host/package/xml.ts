import { UsageError } from '../grid/refusal';

/**
 * A reader that keeps the place of everything it reads: parts are patched as text, so that what is not
 * changed stays byte for byte, and no tree is ever written back.
 */

const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([^\s/>"'=]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributeText: string;
  readonly start: number;
  readonly end: number;
}

/** A part of the file is not what it should be. */
export class XmlError extends UsageError {
  constructor(what: string) {
    super(`the workbook is damaged: ${what}`);
  }
}

/** Walks over the tags of a text from an offset; comments, CDATA and declarations are passed over. */
export function* tagsOf(text: string, from = 0): Generator<Tag, void> {
  const matcher = new RegExp(TAG.source, 'g');
  matcher.lastIndex = from;
  for (let match = matcher.exec(text); match; match = matcher.exec(text)) {
    const name = match[2];
    if (name === undefined) continue;
    yield {
      name,
      kind: match[1] ? 'close' : match[4] ? 'empty' : 'open',
      attributeText: match[3] ?? '',
      start: match.index,
      end: matcher.lastIndex,
    };
  }
}

export interface XmlElement {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly attributeText: string;
  readonly children: readonly XmlElement[];
  readonly start: number;
  /** Where the opening tag ends and the content begins. */
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
  /** `<a/>`: there is no closing tag to insert before. */
  readonly empty: boolean;
}

type Growing = Omit<XmlElement, 'children' | 'contentEnd' | 'end'> & {
  children: XmlElement[];
  contentEnd: number;
  end: number;
};

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Parses a part; `skip` names elements whose inside is not wanted as a tree (a sheet's cells). */
export function parseXml(text: string, skip?: string): XmlElement {
  const top: XmlElement[] = [];
  const open: Growing[] = [];
  let skipping = false;
  for (const tag of tagsOf(text)) {
    const name = localName(tag.name);
    if (skipping && !(tag.kind === 'close' && name === skip)) continue;
    if (tag.kind === 'close') {
      skipping = false;
      const element = open.pop();
      if (!element || element.name !== name) throw new XmlError(`unexpected </${tag.name}>`);
      element.contentEnd = tag.start;
      element.end = tag.end;
      (open.at(-1)?.children ?? top).push(element);
      continue;
    }
    const element: Growing = {
      name,
      prefix: tag.name.slice(0, tag.name.length - name.length),
      attributeText: tag.attributeText,
      children: [],
      start: tag.start,
      contentStart: tag.end,
      contentEnd: tag.end,
      end: tag.end,
      empty: tag.kind === 'empty',
    };
    if (element.empty) {
      (open.at(-1)?.children ?? top).push(element);
    } else {
      open.push(element);
      skipping = name === skip;
    }
  }
  const root = top[0];
  if (!root || open.length > 0) throw new XmlError('the text ends inside an element');
  return root;
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((candidate) => candidate.name === name);
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((candidate) => candidate.name === name) ?? [];
}

export function* descendants(element: XmlElement, name: string): Generator<XmlElement, void> {
  for (const inner of element.children) {
    if (inner.name === name) yield inner;
    yield* descendants(inner, name);
  }
}

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of an attribute, by its name without prefix. */
export function attribute(
  holder: { readonly attributeText: string } | undefined,
  name: string,
): string | undefined {
  if (!holder?.attributeText.includes(name)) return undefined;
  for (const match of holder.attributeText.matchAll(ATTRIBUTE)) {
    if (match[1] === name || localName(match[1] ?? '') === name) return decodeXml(match[2] ?? match[3] ?? '');
  }
  return undefined;
}

export function numberAttribute(
  holder: { readonly attributeText: string } | undefined,
  name: string,
): number | undefined {
  const text = attribute(holder, name);
  return text === undefined || text === '' ? undefined : Number(text);
}

/** An xsd:boolean attribute; absent is the default given. */
export function flagAttribute(
  holder: { readonly attributeText: string } | undefined,
  name: string,
  absent = false,
): boolean {
  const text = attribute(holder, name);
  return text === undefined ? absent : text === '1' || text === 'true';
}

/** Gives attributes new values (null removes one) and leaves the text of the others as it stands. */
export function withAttributes(attributeText: string, values: Record<string, string | null>): string {
  let result = attributeText;
  for (const [name, value] of Object.entries(values)) {
    const present = new RegExp(`\\s+${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`);
    const written = value === null ? '' : ` ${name}="${escapeAttribute(value)}"`;
    if (present.test(result)) result = result.replace(present, () => written);
    else result += written;
  }
  return result;
}

export function textOf(source: string, element: XmlElement | undefined): string {
  if (!element) return '';
  return decodeXml(source.slice(element.contentStart, element.contentEnd));
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function decodeXml(text: string): string {
  if (!text.includes('&') && !text.includes('<!')) return text.replaceAll('\r\n', '\n');
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g,
      (whole, data?: string, hex?: string, decimal?: string, name?: string) => {
        if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
        if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
        if (name !== undefined) return NAMED[name] ?? whole;
        return data ?? '';
      },
    );
}

const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element. What XML cannot carry goes as `_x0007_`, which is how .xlsx writes it. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replaceAll(UNSPEAKABLE, (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** Undoes the `_x000D_` of .xlsx strings. */
export function decodeCellText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies replacements given in any order; they must not overlap. Two insertions at one place keep their order. */
export function splice(text: string, splices: readonly Splice[]): string {
  const ordered = splices
    .map((item, order) => ({ ...item, order }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: replacement } of ordered) {
    if (start < at) throw new Error('two changes of one place in a part');
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** The splice that puts text at the end of an element's content, opening `<a/>` where need be. */
export function append(source: string, element: XmlElement, text: string): Splice {
  if (!element.empty) return { start: element.contentEnd, end: element.contentEnd, text };
  const tag = source.slice(element.start, element.end);
  const name = element.prefix + element.name;
  return {
    start: element.start,
    end: element.end,
    text: `${tag.replace(/\s*\/>$/, '>')}${text}</${name}>`,
  };
}

/** The splice that gives an element's opening tag other attributes. */
export function retag(element: XmlElement, values: Record<string, string | null>): Splice {
  const name = element.prefix + element.name;
  const attributes = withAttributes(element.attributeText, values);
  const end = element.empty ? element.end : element.contentStart;
  return { start: element.start, end, text: `<${name}${attributes}${element.empty ? '/>' : '>'}` };
}
