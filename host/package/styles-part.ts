import { PLAIN, type Style } from '../grid/style-book';
import type { SheetLocale } from '../text/locale';
import { builtinFormat } from './builtin-formats';
import { readColor } from './colors';
import {
  attribute,
  child,
  childrenOf,
  flagAttribute,
  numberAttribute,
  parseXml,
  type XmlElement,
} from './xml';

export interface FileStyles {
  readonly cells: readonly Style[];
  /** Number formats that differential styles set: a table column's own type. */
  readonly differentialFormats: readonly (string | undefined)[];
}

export function readStyles(
  source: string | undefined,
  theme: readonly string[],
  locale: SheetLocale,
): FileStyles {
  if (source === undefined) return { cells: [], differentialFormats: [] };
  const root = parseXml(source);
  const codes = new Map(
    childrenOf(child(root, 'numFmts'), 'numFmt').map((element) => [
      numberAttribute(element, 'numFmtId') ?? 0,
      attribute(element, 'formatCode') ?? 'General',
    ]),
  );
  const fonts = childrenOf(child(root, 'fonts'), 'font');
  const fills = childrenOf(child(root, 'fills'), 'fill');
  const read = (xf: XmlElement): Style => {
    const formatId = numberAttribute(xf, 'numFmtId') ?? 0;
    const font = fonts[numberAttribute(xf, 'fontId') ?? 0];
    const alignment = child(xf, 'alignment');
    return {
      numberFormat: codes.get(formatId) ?? builtinFormat(formatId, locale) ?? 'General',
      bold: isOn(child(font, 'b')),
      italic: isOn(child(font, 'i')),
      fontColor: readColor(child(font, 'color'), theme) ?? PLAIN.fontColor,
      background: readFill(fills[numberAttribute(xf, 'fillId') ?? 0], theme),
      horizontalAlignment: attribute(alignment, 'horizontal') ?? PLAIN.horizontalAlignment,
      wrap: flagAttribute(alignment, 'wrapText'),
      locked: flagAttribute(child(xf, 'protection'), 'locked', true),
    };
  };
  return {
    cells: childrenOf(child(root, 'cellXfs'), 'xf').map(read),
    differentialFormats: childrenOf(child(root, 'dxfs'), 'dxf').map((dxf) =>
      attribute(child(dxf, 'numFmt'), 'formatCode'),
    ),
  };
}

function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && flagAttribute(element, 'val', true);
}

function readFill(fill: XmlElement | undefined, theme: readonly string[]): string {
  const pattern = child(fill, 'patternFill');
  if (attribute(pattern, 'patternType') !== 'solid') return PLAIN.background;
  return readColor(child(pattern, 'fgColor'), theme) ?? PLAIN.background;
}
