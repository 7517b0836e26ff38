import type { Namespaces } from './opc-package';
import { attribute, descendants, parseXml, retag, splice, type Splice } from './xml';

/** A worksheet with nothing in it. */
export const newSheetSource = ({ main, relationships }: Namespaces): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  `<worksheet xmlns="${main}" xmlns:r="${relationships}">` +
  '<sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>' +
  '<sheetData/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>';

/** What belongs to the source sheet alone, or leads to parts that a copy does not have. */
const LEFT_BEHIND = new Set([
  'sheetProtection',
  'protectedRanges',
  'hyperlinks',
  'drawing',
  'legacyDrawing',
  'legacyDrawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'customProperties',
  'extLst',
]);

/** The text of a sheet's part as the start of a copy. */
export function copiedSheetSource(source: string): string {
  const root = parseXml(source, 'sheetData');
  const splices: Splice[] = root.children
    .filter((element) => LEFT_BEHIND.has(element.name))
    .map(({ start, end }) => ({ start, end, text: '' }));
  for (const setup of descendants(root, 'pageSetup')) {
    if (attribute(setup, 'id') !== undefined) splices.push(retag(setup, { 'r:id': null }));
  }
  for (const view of descendants(root, 'sheetView')) splices.push(retag(view, { tabSelected: null }));
  return splice(source, splices);
}
