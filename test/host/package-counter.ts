import { strFromU8, unzipSync } from 'fflate';

/**
 * What a package holds, counted from its text. It shares nothing with the host: what the host overlooks when it reads
 * and writes has to show here.
 */

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  readonly start: number;
  readonly end: number;
}

export function* tags(xml: string): Generator<Found> {
  for (const match of xml.matchAll(TAG)) {
    const name = match[2]!;
    let attributes: Record<string, string> | undefined;
    yield {
      name: name.slice(name.indexOf(':') + 1),
      // Most tags of a long sheet are not asked for theirs.
      get attributes() {
        return (attributes ??= readAttributes(match[3]!));
      },
      isClosing: match[1] === '/',
      isEmpty: match[4] === '/',
      start: match.index,
      end: match.index + match[0].length,
    };
  }
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[name!] = double ?? single!;
  }
  return attributes;
}

export const opened = (xml: string, name: string): Found[] =>
  [...tags(xml)].filter((tag) => tag.name === name && !tag.isClosing);

/** The first element of a name, with its tags; the empty text where there is none. */
function outer(xml: string, name: string): string {
  const pattern = new RegExp(`<((?:\\w+:)?${name})(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</\\1>)`);
  return pattern.exec(xml)?.[0] ?? '';
}

/** Elements directly inside the first one of a name. */
function items(xml: string, holder: string): string[] {
  const text = outer(xml, holder);
  const result: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of tags(text)) {
    if (tag.isClosing) depth -= 1;
    if (!tag.isClosing && depth === 1) from = tag.start;
    if (depth === 1 && (tag.isClosing || tag.isEmpty)) result.push(text.slice(from, tag.end));
    if (!tag.isClosing && !tag.isEmpty) depth += 1;
  }
  return result;
}

export interface CountedCell {
  readonly value: string;
  readonly formula: string;
  /** The cell's look, spelled out: number format, font, fill, border, alignment, protection. */
  readonly style: string;
  /** The `<c>` as it stands. */
  readonly source: string;
}

export interface CountedSheet {
  readonly path: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly cells: ReadonlyMap<string, CountedCell>;
  /** The `<col>`s as they stand. */
  readonly columns: readonly string[];
  /** The part without its cells. */
  readonly around: string;
}

export interface Counted {
  readonly counts: Readonly<Record<string, number>>;
  /** Defined names with the sheet that each belongs to and what it refers to. */
  readonly names: readonly string[];
  readonly sheets: ReadonlyMap<string, CountedSheet>;
  /** The look of a cell that nobody has touched. */
  readonly plain: string;
}

const IN_SHEET = [
  ...[
    'mergeCell',
    'col',
    'dataValidation',
    'conditionalFormatting',
    'cfRule',
    'dataBar',
    'hyperlink',
    'brk',
    'ext',
  ],
  ...['pageSetup', 'printOptions', 'pageMargins', 'headerFooter', 'oddHeader', 'oddFooter', 'evenFooter'],
  ...[
    'sheetProtection',
    'protectedRange',
    'autoFilter',
    'filterColumn',
    'filter',
    'pane',
    'tabColor',
    'ignoredError',
  ],
  ...['drawing', 'legacyDrawing', 'tablePart', 'phoneticPr', 'row', 'f', 'outlinePr'],
];

export function countPackage(bytes: Uint8Array): Counted {
  const files = unzipSync(bytes);
  const paths = Object.keys(files);
  const text = (path: string): string => (files[path] ? strFromU8(files[path]) : '');
  const workbook = text('xl/workbook.xml');
  const links = new Map(
    opened(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes['Id']!,
      attributes['Target']!,
    ]),
  );
  const shared = items(text('xl/sharedStrings.xml'), 'sst').map(plainText);
  const styles = styleTexts(text('xl/styles.xml'));
  const sheets = new Map<string, CountedSheet>();
  for (const { attributes } of opened(workbook, 'sheet')) {
    const target = links.get(attributes['r:id']!)!;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (path.includes('chartsheets')) continue;
    sheets.set(unescape(attributes['name']!), countSheet(path, text, shared, styles));
  }
  const under = (pattern: RegExp): string[] => paths.filter((path) => pattern.test(path));
  const inAll = (pattern: RegExp, name: string): number =>
    under(pattern).reduce((sum, path) => sum + opened(text(path), name).length, 0);
  const stylesheet = text('xl/styles.xml');
  const listed = opened(workbook, 'sheet').map(({ attributes }) => unescape(attributes['name']!));
  const names = opened(workbook, 'definedName').map(({ attributes, end }) => {
    const owner = attributes['localSheetId'];
    const refers = unescape(workbook.slice(end, workbook.indexOf('<', end)));
    return `${owner === undefined ? 'all' : listed[Number(owner)]}: ${attributes['name']} = ${refers}`;
  });
  return {
    sheets,
    names,
    plain: styles[0]!,
    counts: {
      definedNames: opened(workbook, 'definedName').length,
      hiddenSheets: opened(workbook, 'sheet').filter(({ attributes }) =>
        /idden/.test(attributes['state'] ?? ''),
      ).length,
      workbookProtection: opened(workbook, 'workbookProtection').length,
      externalReferences: opened(workbook, 'externalReference').length,
      comments: inAll(/^xl\/comments/, 'comment'),
      commentRuns: inAll(/^xl\/comments/, 'r'),
      noteBoxes: inAll(/\.vml$/, 'ClientData'),
      threads: inAll(/threadedComment/, 'threadedComment'),
      persons: inAll(/persons/, 'person'),
      runs: inAll(/sharedStrings/, 'r'),
      texts: shared.length,
      charts: under(/^xl\/charts\/chart\d+\.xml$/).length,
      series: inAll(/^xl\/charts/, 'ser'),
      chartSheets: under(/^xl\/chartsheets\/[^/]+\.xml$/).length,
      images: under(/^xl\/media\//).length,
      tables: under(/^xl\/tables\//).length,
      tableColumns: inAll(/^xl\/tables\//, 'tableColumn'),
      printers: under(/printerSettings/).length,
      externalLinks: under(/^xl\/externalLinks\/[^/]+\.xml$/).length,
      themes: under(/^xl\/theme\//).length,
      dxfs: items(stylesheet, 'dxfs').length,
      namedStyles: items(stylesheet, 'cellStyles').length,
      properties: under(/^docProps\//).length,
    },
  };
}

function countSheet(
  path: string,
  text: (path: string) => string,
  shared: readonly string[],
  styles: readonly string[],
): CountedSheet {
  const xml = text(path);
  const counts = Object.fromEntries(IN_SHEET.map((name) => [name, 0]));
  const cells = new Map<string, CountedCell>();
  const around: string[] = [];
  let at = 0;
  let cell: Found | undefined;
  for (const tag of tags(xml)) {
    if (tag.isClosing) {
      if (tag.name !== 'c' || !cell) continue;
      cells.set(cell.attributes['r']!, readCell(xml.slice(cell.start, tag.end), cell, shared, styles));
      [at, cell] = [tag.end, undefined];
      continue;
    }
    if (counts[tag.name] !== undefined) counts[tag.name]! += 1;
    for (const look of ['hidden', 'outlineLevel'] as const) {
      if (tag.name !== 'row' && tag.name !== 'col') continue;
      const value = tag.attributes[look];
      if (value === undefined || ['0', 'false'].includes(value)) continue;
      counts[`${tag.name} ${look}`] = (counts[`${tag.name} ${look}`] ?? 0) + 1;
    }
    if (tag.name !== 'c') continue;
    around.push(xml.slice(at, tag.start));
    if (tag.isEmpty) {
      cells.set(tag.attributes['r']!, readCell(xml.slice(tag.start, tag.end), tag, shared, styles));
      at = tag.end;
    } else cell = tag;
  }
  around.push(xml.slice(at));
  const columns = opened(outer(xml, 'cols'), 'col').map(({ attributes }) => JSON.stringify(attributes));
  return { path, counts, cells, columns, around: around.join('·') };
}

function readCell(
  source: string,
  { attributes }: Found,
  shared: readonly string[],
  styles: readonly string[],
): CountedCell {
  const style = styles[Number(attributes['s'] ?? 0)] ?? 'unknown style';
  if (source.endsWith('/>')) return { value: '', formula: '', style, source };
  const written = plainText(outer(source, 'v'));
  const type = attributes['t'] ?? 'n';
  const texts: Record<string, string> = {
    s: `text ${shared[Number(written)]}`,
    inlineStr: `text ${plainText(outer(source, 'is'))}`,
    str: `text ${written}`,
    n: written === '' ? '' : `number ${Number(written)}`,
  };
  const value = texts[type] ?? `${type} ${written}`;
  return { value: value === 'text ' ? '' : value, formula: outer(source, 'f'), style, source };
}

function styleTexts(xml: string): string[] {
  const lists = ['fonts', 'fills', 'borders'].map((name) => items(xml, name));
  // LibreOffice has an entry of its own for what format 0 is.
  const formats = new Map([
    ['0', 'General'] as const,
    ...opened(outer(xml, 'numFmts'), 'numFmt').map(
      ({ attributes }) => [attributes['numFmtId'], attributes['formatCode']] as const,
    ),
  ]);
  return items(xml, 'cellXfs').map((xf) => {
    const [{ attributes }] = [...tags(xf)] as [Found];
    const [font, fill, border] = ['fontId', 'fillId', 'borderId'].map(
      (name, at) => lists[at]![Number(attributes[name] ?? 0)],
    );
    const format = formats.get(attributes['numFmtId']) ?? attributes['numFmtId'];
    return [format, font, fill, border, outer(xf, 'alignment'), outer(xf, 'protection')].join(' | ');
  });
}

const plainText = (xml: string): string => unescape(xml.replace(/<[^>]*>/g, ''));

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#10;', '\n')
    .replaceAll('&amp;', '&');
}
