import { decodeXml, escapeText } from './xml';

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

function splitAround(source: string, middle: string): [string, string] {
  const at = source.indexOf(middle);
  return [source.slice(0, at), source.slice(at + middle.length)];
}
