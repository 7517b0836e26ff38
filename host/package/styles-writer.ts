import type { DerivedStyle, StyleBook, StyleChange } from '../grid/style-book';
import { builtinFormatId } from './builtin-formats';
import {
  attribute,
  append,
  child,
  childrenOf,
  escapeAttribute,
  numberAttribute,
  parseXml,
  retag,
  splice,
  withAttributes,
  type Splice,
  type XmlElement,
} from './xml';

export const minimalStyles = (main: string): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  `<styleSheet xmlns="${main}">` +
  '<fonts count="1"><font><sz val="10"/><name val="Arial"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>';

const ORDER = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs'];
const PLAIN_XF = ' numFmtId="0" fontId="0" fillId="0" borderId="0"';

/** Adds derived styles at the end of a styles part; those that are there keep their numbers and their text. */
export class StylesWriter {
  private readonly root: XmlElement;
  private readonly added = new Map<string, string[]>();
  private readonly indexes = new Map<number, number>();
  private readonly xfs: XmlElement[];

  constructor(
    private readonly source: string,
    private readonly styleBook: StyleBook,
  ) {
    this.root = parseXml(source);
    this.xfs = this.list('cellXfs', 'xf');
  }

  /** The index in the file that a style has or will have. */
  indexOf(style: number): number {
    const derived = this.styleBook.derivation(style);
    if (!derived) return style;
    const known = this.indexes.get(style);
    if (known !== undefined) return known;
    if (this.xfs.length === 0) this.add('cellXfs', 0, `<${this.root.prefix}xf${PLAIN_XF}/>`);
    const index = this.add('cellXfs', this.xfs.length, this.xf(derived));
    this.indexes.set(style, index);
    return index;
  }

  get isChanged(): boolean {
    return this.added.size > 0;
  }

  text(): string {
    const splices: Splice[] = [];
    for (const [holder, items] of this.added) {
      const element = child(this.root, holder);
      const name = this.root.prefix + holder;
      if (!element) {
        const text = `<${name} count="${items.length}">${items.join('')}</${name}>`;
        splices.push({ ...this.placeOf(holder), text });
        continue;
      }
      const count = element.children.length + items.length;
      if (!element.empty) splices.push(retag(element, { count: String(count) }));
      splices.push(append(this.source, element, items.join('')));
    }
    return splice(this.source, splices);
  }

  /** Where a list that the part lacks belongs: the lists have a fixed order. */
  private placeOf(holder: string): { start: number; end: number } {
    const order = ORDER.indexOf(holder);
    const next = this.root.children.find(({ name }) => !ORDER.slice(0, order).includes(name));
    const at = next?.start ?? this.root.contentEnd;
    return { start: at, end: at };
  }

  private list(holder: string, item: string): XmlElement[] {
    return childrenOf(child(this.root, holder), item);
  }

  private add(holder: string, present: number, text: string): number {
    const items = this.added.get(holder) ?? [];
    this.added.set(holder, items);
    const same = items.indexOf(text);
    if (same >= 0) return present + same;
    items.push(text);
    return present + items.length - 1;
  }

  private xf({ base, change }: DerivedStyle): string {
    const { prefix } = this.root;
    const from = this.xfs[base] ?? this.xfs[0];
    let attributes = from?.attributeText ?? PLAIN_XF;
    if (change.numberFormat !== undefined) {
      const id = this.numberFormatId(change.numberFormat);
      attributes = withAttributes(attributes, { numFmtId: String(id), applyNumberFormat: '1' });
    }
    if (change.bold !== undefined || change.italic !== undefined || change.fontColor !== undefined) {
      const id = this.font(numberAttribute(from, 'fontId') ?? 0, change);
      attributes = withAttributes(attributes, { fontId: String(id), applyFont: '1' });
    }
    if (change.background !== undefined) {
      const id = this.fill(change.background);
      attributes = withAttributes(attributes, { fillId: String(id), applyFill: '1' });
    }
    let inside = from && !from.empty ? this.source.slice(from.contentStart, from.contentEnd) : '';
    if (change.horizontalAlignment !== undefined || change.wrap !== undefined) {
      attributes = withAttributes(attributes, { applyAlignment: '1' });
      inside = this.alignment(from, inside, change);
    }
    return inside === ''
      ? `<${prefix}xf${attributes}/>`
      : `<${prefix}xf${attributes}>${inside}</${prefix}xf>`;
  }

  private numberFormatId(wanted: string): number {
    // Sheets writes these letters small, the file format knows them in capitals.
    const code = wanted.replace(/am\/pm/gi, 'AM/PM');
    const builtin = builtinFormatId(code);
    if (builtin !== undefined) return builtin;
    const present = this.list('numFmts', 'numFmt');
    const known = present.find((element) => attribute(element, 'formatCode') === code);
    if (known) return numberAttribute(known, 'numFmtId') ?? 0;
    const ours = this.added.get('numFmts') ?? [];
    const first = Math.max(163, ...present.map((element) => numberAttribute(element, 'numFmtId') ?? 0)) + 1;
    const write = (id: number): string =>
      `<${this.root.prefix}numFmt numFmtId="${id}" formatCode="${escapeAttribute(code)}"/>`;
    const already = ours.findIndex((text, index) => text === write(first + index));
    if (already >= 0) return first + already;
    const id = first + ours.length;
    this.add('numFmts', present.length, write(id));
    return id;
  }

  private font(base: number, change: StyleChange): number {
    const { prefix } = this.root;
    const fonts = this.list('fonts', 'font');
    const from = fonts[base];
    const splices: Splice[] = [];
    let before = '';
    const set = (name: string, text: string | undefined): void => {
      const element = child(from, name);
      if (text === undefined) return;
      if (element) splices.push({ start: element.start, end: element.end, text });
      else before += text;
    };
    set('b', change.bold === undefined ? undefined : change.bold ? `<${prefix}b/>` : '');
    set('i', change.italic === undefined ? undefined : change.italic ? `<${prefix}i/>` : '');
    const inside = from && !from.empty ? insideWith(this.source, from, splices) : '';
    const color = change.fontColor;
    const colored = color === undefined ? inside : withColor(inside, color, prefix);
    return this.add('fonts', fonts.length, `<${prefix}font>${before}${colored}</${prefix}font>`);
  }

  private fill(background: string): number {
    const { prefix } = this.root;
    const fills = this.list('fills', 'fill');
    if (background === '#ffffff') return 0;
    const color = `FF${background.slice(1).toUpperCase()}`;
    const pattern =
      `<${prefix}patternFill patternType="solid"><${prefix}fgColor rgb="${color}"/>` +
      `<${prefix}bgColor indexed="64"/></${prefix}patternFill>`;
    return this.add('fills', fills.length, `<${prefix}fill>${pattern}</${prefix}fill>`);
  }

  private alignment(from: XmlElement | undefined, inside: string, change: StyleChange): string {
    const present = child(from, 'alignment');
    const attributes = withAttributes(present?.attributeText ?? '', {
      ...(change.horizontalAlignment !== undefined && { horizontal: change.horizontalAlignment }),
      ...(change.wrap !== undefined && { wrapText: change.wrap ? '1' : '0' }),
    });
    const written = `<${this.root.prefix}alignment${attributes}/>`;
    if (!present || !from) return written + inside;
    const at = present.start - from.contentStart;
    return inside.slice(0, at) + written + inside.slice(present.end - from.contentStart);
  }
}

function insideWith(source: string, element: XmlElement, splices: readonly Splice[]): string {
  const moved = splices.map(({ start, end, text }) => ({
    start: start - element.contentStart,
    end: end - element.contentStart,
    text,
  }));
  return splice(source.slice(element.contentStart, element.contentEnd), moved);
}

/** A font's colour comes before its name; readers take it anywhere, so it goes where the old one was or first. */
function withColor(inside: string, color: string, prefix: string): string {
  const written = `<${prefix}color rgb="FF${color.slice(1).toUpperCase()}"/>`;
  const present = /<(?:\w+:)?color\b[^>]*\/>/;
  if (present.test(inside)) return inside.replace(present, written);
  const name = /<(?:\w+:)?(?:name|family|charset|scheme)\b/.exec(inside);
  const at = name?.index ?? inside.length;
  return inside.slice(0, at) + written + inside.slice(at);
}
