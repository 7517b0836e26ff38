import { decodeXml, escapeAttribute, escapeText } from './xml';

const ELEMENT =
  /(<(?:\w+:)?(?:f|formula|formula1|formula2)(?:\s[^<>]*[^/<>])?>)([^<]+)(<\/(?:\w+:)?(?:f|formula|formula1|formula2)>)/g;
const CELLS = /<(?:\w+:)?sheetData[\s>][\s\S]*<\/(?:\w+:)?sheetData>/;

/** Rewrites the formulas of a part that stand in elements, outside the cells, which are written one by one. */
export function rewriteFormulaElements(source: string, rewrite: (formula: string) => string): string {
  const cells = CELLS.exec(source)?.[0];
  const [before = '', after = ''] = cells === undefined ? [source] : splitAround(source, cells);
  const apply = (text: string): string =>
    text.replaceAll(ELEMENT, (whole, open: string, content: string, close: string) => {
      const formula = decodeXml(content);
      const written = rewrite(formula);
      return written === formula ? whole : open + escapeText(written) + close;
    });
  return apply(before) + (cells ?? '') + apply(after);
}

const LINK = /(<(?:\w+:)?hyperlink\s[^<>]*?\blocation\s*=\s*)(?:"([^"]*)"|'([^']*)')/g;

/** Rewrites where the links of a sheet lead inside the workbook: in Sheets they go by the sheet, not by its name. */
export function rewriteLinks(source: string, rewrite: (place: string) => string): string {
  return source.replaceAll(LINK, (whole, before: string, double?: string, single?: string) => {
    const place = decodeXml(double ?? single ?? '');
    const written = rewrite(place);
    return written === place ? whole : `${before}"${escapeAttribute(written)}"`;
  });
}

function splitAround(source: string, middle: string): [string, string] {
  const at = source.indexOf(middle);
  return [source.slice(0, at), source.slice(at + middle.length)];
}
