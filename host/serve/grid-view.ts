import { areaName, keyName, positionOf } from '../grid/a1';
import { CellError, type Cell, type Computed } from '../grid/cell';
import type { Sheet } from '../grid/sheet';
import type { Style } from '../grid/style-book';
import { shownText } from '../services/cell-exchange';
import { currentYear } from '../services/document-host';
import type { LocalDocument } from '../services/local-document';
import type { FileColumns } from './column-widths';
import { sparklineText } from '../text/sparkline-text';
import { editText } from './edit-text';
import type { BookChange, CellView, SheetFrame, StyleView } from './messages';

/** A cell as it was when it was last looked at. Cells are replaced, never changed, so that identity tells. */
interface Seen {
  readonly cell: Cell | undefined;
  readonly computed: Computed | undefined;
  readonly fills: string | undefined;
  readonly view: CellView;
  readonly json: string;
}

/** A cell of the file with neither content nor a look of its own. */
const BLANK = JSON.stringify({ value: null } satisfies CellView);

/** The workbook as the page shows it, and what of it is new since the last look. */
export class GridView {
  private readonly seen = new Map<Sheet, Map<number, Seen>>();
  private frames = '';
  version = 1;

  constructor(
    private readonly document: LocalDocument,
    private readonly fileColumns: ReadonlyMap<number, FileColumns>,
  ) {
    this.change();
  }

  /**
   * What changed since the last time; undefined if nothing did.
   *
   * @param menus the menus and the language, where they have changed
   */
  change(menus?: BookChange['menus']): BookChange | undefined {
    const { sheets } = this.document.workbook;
    const frames = this.sheetFrames();
    const framesText = JSON.stringify(frames);
    const isReshaped = framesText !== this.frames;
    this.frames = framesText;
    for (const sheet of this.seen.keys()) if (!sheets.includes(sheet)) this.seen.delete(sheet);
    const cells: Record<number, Record<string, CellView | null>> = {};
    for (const sheet of sheets) {
      const changed = this.changedCells(sheet);
      if (Object.keys(changed).length > 0) cells[sheet.id] = changed;
    }
    if (!isReshaped && !menus && Object.keys(cells).length === 0) return undefined;
    this.version++;
    return { version: this.version, cells, ...(isReshaped && { frames }), ...(menus && { menus }) };
  }

  /** All cells, as of the last look. */
  cells(): Record<number, Record<string, CellView>> {
    return Object.fromEntries(
      [...this.seen].map(([sheet, cells]) => [
        sheet.id,
        Object.fromEntries(
          [...cells].filter(([, { json }]) => json !== BLANK).map(([key, { view }]) => [keyName(key), view]),
        ),
      ]),
    );
  }

  sheetFrames(): SheetFrame[] {
    return this.document.workbook.sheets.map((sheet) => {
      const file = this.fileColumns.get((sheet.copiedFrom ?? sheet).id);
      const hidden = new Set(file?.hidden);
      for (const [column, isShown] of sheet.columnVisibility) {
        if (isShown) hidden.delete(column);
        else hidden.add(column);
      }
      return {
        id: sheet.id,
        name: sheet.name,
        rows: sheet.maxRows,
        columns: sheet.maxColumns,
        frozenRows: sheet.frozenRows,
        frozenColumns: sheet.frozenColumns,
        isHidden: sheet.visibility !== 'visible',
        merges: sheet.traits.merges.map(areaName),
        widths: Object.fromEntries([...(file?.widths ?? []), ...sheet.columnWidths]),
        hiddenColumns: [...hidden].sort((a, b) => a - b),
      };
    });
  }

  /** Passes over what is the same as before as quickly as it can: there are sheets of 80,000 cells. */
  private changedCells(sheet: Sheet): Record<string, CellView | null> {
    const seen = this.seen.get(sheet) ?? new Map<number, Seen>();
    this.seen.set(sheet, seen);
    const changed: Record<string, CellView | null> = {};
    const fills = filledAreas(sheet);
    const look = (key: number, cell: Cell | undefined): void => {
      const old = seen.get(key);
      const computed = sheet.computed.get(key);
      const filled = fills.get(key);
      if (old && old.cell === cell && isSame(old.computed, computed) && old.fills === filled?.join()) return;
      const view = this.view(sheet, key, cell, computed, filled);
      const json = JSON.stringify(view);
      seen.set(key, { cell, computed, fills: filled?.join(), view, json });
      if (json !== (old?.json ?? BLANK)) changed[keyName(key)] = json === BLANK ? null : view;
    };
    for (const [key, cell] of sheet.cells) look(key, cell);
    for (const key of sheet.computed.keys()) if (!sheet.cells.has(key)) look(key, undefined);
    for (const [key, { json }] of seen) {
      if (sheet.cells.has(key) || sheet.computed.has(key)) continue;
      seen.delete(key);
      if (json !== BLANK) changed[keyName(key)] = null;
    }
    return changed;
  }

  private view(
    sheet: Sheet,
    key: number,
    cell: Cell | undefined,
    computed: Computed | undefined,
    fills: readonly [number, number] | undefined,
  ): CellView {
    const at = positionOf(key);
    const { locale, styleBook } = this.document.workbook;
    const value = sheet.valueAt(at.row, at.column);
    const isError = value instanceof CellError;
    const plain = isError ? value.code : value;
    const shown = (isError ? undefined : sparklineText(cell?.formula)) ?? shownText(this.document, sheet, at);
    const isFilled = computed !== undefined && computed.source !== key;
    const format = sheet.formatAt(at.row, at.column);
    const typed = isFilled ? '' : editText(cell, format, locale, currentYear(this.document));
    const style = styleView(styleBook.get(sheet.styleIdAt(at.row, at.column)));
    return {
      value: plain,
      ...(shown !== String(plain ?? '') && { shown }),
      ...(cell?.formula !== undefined && { formula: cell.formula }),
      ...(typed !== shown && { typed }),
      ...(isError && { isError: true }),
      ...(isError && value.message !== '' && { message: value.message }),
      ...(style && { style }),
      ...(fills && { fills }),
      ...(isFilled && { filledBy: keyName(computed.source) }),
    };
  }
}

function isSame(old: Computed | undefined, now: Computed | undefined): boolean {
  if (!old || !now) return old === now;
  const [a, b] = [old.value, now.value];
  const sameValue =
    a instanceof CellError && b instanceof CellError ? a.code === b.code && a.message === b.message : a === b;
  return sameValue && old.format === now.format && old.source === now.source;
}

/** How far the result of each formula reaches, for those that fill more than their own cell. */
function filledAreas(sheet: Sheet): Map<number, readonly [number, number]> {
  const areas = new Map<number, readonly [number, number]>();
  for (const [key, { source }] of sheet.computed) {
    if (key === source) continue;
    const from = positionOf(source);
    const to = positionOf(key);
    const [rows, columns] = areas.get(source) ?? [1, 1];
    areas.set(source, [
      Math.max(rows, to.row - from.row + 1),
      Math.max(columns, to.column - from.column + 1),
    ]);
  }
  return areas;
}

function styleView(style: Style): StyleView | undefined {
  const align = (['left', 'center', 'right'] as const).find((side) => side === style.horizontalAlignment);
  const view: StyleView = {
    ...(style.bold && { bold: true }),
    ...(style.italic && { italic: true }),
    ...(style.fontColor !== '#000000' && { textColor: style.fontColor }),
    ...(style.background !== '#ffffff' && { fillColor: style.background }),
    ...(align && { align }),
    ...(style.wrap && { wrapping: 'wrap' }),
  };
  return Object.keys(view).length > 0 ? view : undefined;
}
