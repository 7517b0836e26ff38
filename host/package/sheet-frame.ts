import { areaName, positionOf } from '../grid/a1';
import type { Sheet } from '../grid/sheet';
import { PIXELS, readAreas } from './sheet-traits';
import type { ChangedCell } from './sheet-diff';
import {
  attribute,
  child,
  childrenOf,
  numberAttribute,
  parseXml,
  retag,
  withAttributes,
  type Splice,
  type XmlElement,
} from './xml';

/** What stands around the cells and follows from a change: the used range, frozen lines, column widths. */
export function frameSplices(source: string, sheet: Sheet, changed: readonly ChangedCell[]): Splice[] {
  const root = parseXml(source, 'sheetData');
  return [...dimension(root, changed), ...panes(root, sheet), ...columns(root, sheet)];
}

function dimension(root: XmlElement, changed: readonly ChangedCell[]): Splice[] {
  const element = child(root, 'dimension');
  const area = readAreas(attribute(element, 'ref'))[0];
  if (!element || !area) return [];
  let { row, column } = area;
  let [lastRow, lastColumn] = [row + area.rows - 1, column + area.columns - 1];
  for (const { key, writing } of changed) {
    if (writing.kind === 'blank') continue;
    const at = positionOf(key);
    row = Math.min(row, at.row);
    column = Math.min(column, at.column);
    lastRow = Math.max(lastRow, at.row);
    lastColumn = Math.max(lastColumn, at.column);
  }
  const reference = areaName({ row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 });
  return reference === areaName(area) ? [] : [retag(element, { ref: reference })];
}

function panes(root: XmlElement, sheet: Sheet): Splice[] {
  const view = child(child(root, 'sheetViews'), 'sheetView');
  const pane = child(view, 'pane');
  const isFrozen = attribute(pane, 'state')?.startsWith('frozen') ?? false;
  const rows = isFrozen ? (numberAttribute(pane, 'ySplit') ?? 0) : 0;
  const columnsFrozen = isFrozen ? (numberAttribute(pane, 'xSplit') ?? 0) : 0;
  if (rows === sheet.frozenRows && columnsFrozen === sheet.frozenColumns) return [];
  const written = paneXml(sheet, root.prefix);
  // A selection names the pane that it is in; without any, readers begin at the top.
  const selections = childrenOf(view, 'selection').map(({ start, end }) => ({ start, end, text: '' }));
  if (pane) return [{ start: pane.start, end: pane.end, text: written }, ...selections];
  if (view && !view.empty) {
    return [{ start: view.contentStart, end: view.contentStart, text: written }, ...selections];
  }
  if (view) {
    const name = `${root.prefix}sheetView`;
    return [{ start: view.start, end: view.end, text: `<${name}${view.attributeText}>${written}</${name}>` }];
  }
  const { prefix } = root;
  const views = `<${prefix}sheetViews><${prefix}sheetView workbookViewId="0">${written}</${prefix}sheetView></${prefix}sheetViews>`;
  const at = (child(root, 'dimension') ?? child(root, 'sheetPr'))?.end ?? root.contentStart;
  return [{ start: at, end: at, text: views }];
}

function paneXml({ frozenRows, frozenColumns }: Sheet, prefix: string): string {
  if (frozenRows === 0 && frozenColumns === 0) return '';
  const corner = areaName({ row: frozenRows + 1, column: frozenColumns + 1, rows: 1, columns: 1 });
  const place = frozenRows === 0 ? 'topRight' : frozenColumns === 0 ? 'bottomLeft' : 'bottomRight';
  const attributes = withAttributes('', {
    ...(frozenColumns > 0 && { xSplit: String(frozenColumns) }),
    ...(frozenRows > 0 && { ySplit: String(frozenRows) }),
    topLeftCell: corner,
    activePane: place,
    state: 'frozen',
  });
  return `<${prefix}pane${attributes}/>`;
}

function columns(root: XmlElement, sheet: Sheet): Splice[] {
  const changed = new Set([...sheet.columnWidths.keys(), ...sheet.columnVisibility.keys()]);
  if (changed.size === 0) return [];
  const { prefix } = root;
  const holder = child(root, 'cols');
  const entries: { first: number; last: number; attributeText: string }[] = [];
  for (const column of childrenOf(holder, 'col')) {
    let first = numberAttribute(column, 'min') ?? 1;
    const last = numberAttribute(column, 'max') ?? first;
    const inside = [...changed].filter((at) => at >= first && at <= last).sort((a, b) => a - b);
    for (const at of inside) {
      if (at > first) entries.push({ first, last: at - 1, attributeText: column.attributeText });
      entries.push({ first: at, last: at, attributeText: column.attributeText });
      first = at + 1;
    }
    if (first <= last) entries.push({ first, last, attributeText: column.attributeText });
  }
  for (const column of changed) {
    const index = entries.findIndex(({ first, last }) => first === column && last === column);
    const entry = { first: column, last: column, attributeText: entries[index]?.attributeText ?? '' };
    const written = { ...entry, attributeText: withAttributes(entry.attributeText, look(sheet, column)) };
    if (index < 0) entries.push(written);
    else entries[index] = written;
  }
  const written = entries
    .sort((a, b) => a.first - b.first)
    .map(({ first, last, attributeText }) => {
      const attributes = withAttributes(attributeText, { min: String(first), max: String(last) });
      return `<${prefix}col${attributes}/>`;
    })
    .join('');
  const text = `<${prefix}cols>${written}</${prefix}cols>`;
  if (holder) return [{ start: holder.start, end: holder.end, text }];
  const data = child(root, 'sheetData');
  return data ? [{ start: data.start, end: data.start, text }] : [];
}

function look(sheet: Sheet, column: number): Record<string, string | null> {
  const pixels = sheet.columnWidths.get(column);
  const shown = sheet.columnVisibility.get(column);
  return {
    ...(pixels !== undefined && {
      width: String(Math.round((pixels / PIXELS) * 100) / 100),
      customWidth: '1',
    }),
    ...(shown !== undefined && { hidden: shown ? null : '1' }),
  };
}
