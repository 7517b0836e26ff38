import { cellName, positionOf } from '../grid/a1';
import type { Sheet } from '../grid/sheet';
import { cellXml } from './cell-xml';
import { scanCells, type CellSlice, type RowSlice, type SheetCells } from './sheet-cells';
import type { ChangedCell } from './sheet-diff';
import { frameSplices } from './sheet-frame';
import { attribute, splice, withAttributes, XmlError, type Splice } from './xml';

export interface SheetWriting {
  readonly sheet: Sheet;
  readonly changed: readonly ChangedCell[];
  /** The index in the file of a style. */
  formatOf(style: number): number;
  dayShift(style: number): number;
}

/** The part with the changed cells in place; everything else of it is the same text. */
export function writeSheet(source: string, writing: SheetWriting): string {
  const cells = scanCells(source);
  if (!cells) throw new XmlError(`the sheet "${writing.sheet.name}" has no cells to write to`);
  const rows = new Map<number, ChangedCell[]>();
  for (const change of writing.changed) {
    const { row } = positionOf(change.key);
    const list = rows.get(row) ?? [];
    list.push(change);
    rows.set(row, list);
  }
  const splices = new RowsWriter(cells, writing).splices(rows);
  return splice(source, [...splices, ...frameSplices(source, writing.sheet, writing.changed)]);
}

class RowsWriter {
  private readonly present: ReadonlyMap<number, RowSlice>;

  constructor(
    private readonly cells: SheetCells,
    private readonly writing: SheetWriting,
  ) {
    this.present = new Map(cells.rows.map((row) => [row.row, row]));
  }

  splices(rows: ReadonlyMap<number, readonly ChangedCell[]>): Splice[] {
    const splices: Splice[] = [];
    const fresh: { row: number; text: string }[] = [];
    for (const [row, changed] of [...rows].sort(([a], [b]) => a - b)) {
      const present = this.present.get(row);
      if (present) splices.push(...this.rowSplices(present, changed));
      else {
        const text = changed.map((change) => this.xml(change, undefined)).join('');
        if (text !== '') {
          fresh.push({ row, text: `<${this.name('row')} r="${row}">${text}</${this.name('row')}>` });
        }
      }
    }
    return [...splices, ...this.newRows(fresh, new Set(rows.keys()))];
  }

  private name(local: string): string {
    return this.cells.prefix + local;
  }

  private xml(change: ChangedCell, present: CellSlice | undefined): string {
    const format = this.writing.formatOf(change.style);
    const { sheet } = this.writing;
    return cellXml(
      {
        key: change.key,
        format,
        writing: change.writing,
        dayShift: this.writing.dayShift(change.style),
        prefix: this.cells.prefix,
        present,
      },
      this.writing.formatOf(sheet.inheritedStyle(change.key)),
    );
  }

  private rowSplices(row: RowSlice, changed: readonly ChangedCell[]): Splice[] {
    const byColumn = new Map(row.cells.map((cell) => [cell.column, cell]));
    const splices: Splice[] = [];
    let appended = '';
    for (const change of changed) {
      const { column } = positionOf(change.key);
      const present = byColumn.get(column);
      const text = this.xml(change, present);
      if (present) splices.push({ start: present.start, end: present.end, text });
      else {
        const next = row.cells.find((cell) => cell.column > column);
        if (next) splices.push({ start: next.start, end: next.start, text });
        else appended += text;
      }
    }
    const touched = new Set(changed.map((change) => positionOf(change.key).column));
    for (const cell of row.cells) {
      if (!cell.named && !touched.has(cell.column)) splices.push(this.named(cell));
    }
    const attributes = withSpans(row, changed);
    const isEmpty = row.contentStart === row.end;
    const tag = this.name('row');
    if (isEmpty && appended !== '') {
      return [{ start: row.start, end: row.end, text: `<${tag}${attributes}>${appended}</${tag}>` }];
    }
    if (attributes !== row.attributeText) {
      splices.push({
        start: row.start,
        end: row.contentStart,
        text: `<${tag}${attributes}${isEmpty ? '/>' : '>'}`,
      });
    }
    if (appended !== '') splices.push({ start: row.contentEnd, end: row.contentEnd, text: appended });
    return splices;
  }

  /** A cell that was found by counting has to say where it is once its neighbours change. */
  private named(cell: CellSlice): Splice {
    const from = cell.start + this.name('c').length + 1;
    const attributes = withAttributes(cell.attributeText, { r: cellName(cell.row, cell.column) });
    return { start: from, end: from + cell.attributeText.length, text: attributes };
  }

  private newRows(fresh: readonly { row: number; text: string }[], rewritten: ReadonlySet<number>): Splice[] {
    if (fresh.length === 0) return [];
    const { rows, contentEnd, tag } = this.cells;
    if (contentEnd === undefined) {
      const name = this.name('sheetData');
      const text = fresh.map((row) => row.text).join('');
      return [{ start: tag.start, end: tag.end, text: `<${name}>${text}</${name}>` }];
    }
    const splices: Splice[] = rows
      .filter((row) => !row.named && !rewritten.has(row.row))
      .map((row) => {
        const from = row.start + this.name('row').length + 1;
        const attributes = withAttributes(row.attributeText, { r: String(row.row) });
        return { start: from, end: from + row.attributeText.length, text: attributes };
      });
    for (const { row, text } of fresh) {
      const next = rows.find((candidate) => candidate.row > row);
      const at = next?.start ?? contentEnd;
      splices.push({ start: at, end: at, text });
    }
    return splices;
  }
}

/** `spans` is a hint for readers; it must not be narrower than the row. */
function withSpans(row: RowSlice, changed: readonly ChangedCell[]): string {
  const named = row.named ? row.attributeText : withAttributes(row.attributeText, { r: String(row.row) });
  const spans = /^(\d+):(\d+)$/.exec(attribute(row, 'spans') ?? '');
  if (!spans) return named;
  const columns = changed.map((change) => positionOf(change.key).column);
  const first = Math.min(Number(spans[1]), ...columns);
  const last = Math.max(Number(spans[2]), ...columns);
  const wider = `${first}:${last}`;
  return wider === spans[0] ? named : withAttributes(named, { spans: wider });
}
