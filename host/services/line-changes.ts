import { mapReferences } from '../formula/references';
import { keyOf, positionOf } from '../grid/a1';
import type { Cell } from '../grid/cell';
import { UsageError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { DocumentHost } from './document-host';

export type Axis = 'row' | 'column';

/** Puts empty rows or columns before one, as a person does; what stands behind moves, and so does what refers to it. */
export function insertLines(
  host: DocumentHost,
  sheet: Sheet,
  axis: Axis,
  before: number,
  count: number,
): void {
  if (axis === 'row') sheet.maxRows += count;
  else sheet.maxColumns += count;
  moveLines(host, sheet, axis, (line) => (line >= before ? line + count : line));
}

/** Drags columns to stand before another one. */
export function moveColumns(
  host: DocumentHost,
  sheet: Sheet,
  first: number,
  count: number,
  before: number,
): void {
  const last = first + count - 1;
  if (before >= first && before <= last + 1) return;
  const isMoved = (line: number) => line >= first && line <= last;
  const to = before > last ? before - count : before;
  moveLines(
    host,
    sheet,
    'column',
    (line) => {
      if (isMoved(line)) return to + line - first;
      if (line > last && line < before) return line - count;
      return line < first && line >= before ? line + count : line;
    },
    isMoved,
  );
}

function moveLines(
  host: DocumentHost,
  sheet: Sheet,
  axis: Axis,
  to: (line: number) => number,
  isMoved: (line: number) => boolean = () => false,
): void {
  requireSimple(host, sheet);
  const keyTo = (key: number) => {
    const { row, column } = positionOf(key);
    return axis === 'row' ? keyOf(to(row), column) : keyOf(row, to(column));
  };
  const widths = Array.from({ length: sheet.extent().lastColumn }, (_, at) => sheet.columnWidth(at + 1));
  replace(sheet.cells, (key: number, cell: Cell) => [keyTo(key), { ...cell }]);
  // A cell of the file that nothing stands in any more has to be written as empty.
  for (const key of sheet.fileCells.keys()) {
    if (!sheet.cells.has(key)) sheet.cells.set(key, { value: null, style: 0 });
  }
  replace(sheet.notes, (key: number, note: string) => [keyTo(key), note]);
  if (axis === 'column') {
    widths.forEach((pixels, at) => sheet.columnWidths.set(to(at + 1), pixels));
    replace(sheet.columnVisibility, (column: number, shown: boolean) => [to(column), shown]);
  }
  const { marks } = host.workbook;
  marks.forEach((mark, index) => {
    if (mark.sheet !== sheet || mark.line?.kind !== axis) return;
    marks[index] = { ...mark, line: { kind: axis, number: to(mark.line.number) } };
  });
  for (const other of host.workbook.sheets) {
    for (const [key, cell] of other.cells) {
      if (cell.formula === undefined) continue;
      const map = { sheet: sheet.name, isHere: other === sheet, axis, to, isMoved };
      const formula = mapReferences(cell.formula, map);
      if (formula !== cell.formula) other.cells.set(key, { ...cell, formula });
    }
  }
  host.calculator.rebuild();
}

/** What the host can't move along is refused, not left behind. */
function requireSimple({ workbook }: DocumentHost, sheet: Sheet): void {
  const { merges, validations, isProtected, typedAreas, others, defaultStyles } = sheet.traits;
  const there = [
    ...(merges.length > 0 ? ['merged cells'] : []),
    ...(validations.length > 0 ? ['data validations'] : []),
    ...(isProtected || sheet.protections.length > 0 ? ['protections'] : []),
    ...(typedAreas.length > 0 ? ['tables'] : []),
    ...(sheet.fileSpills.size > 0 ? ['array formulas'] : []),
    ...(defaultStyles.rows.size > 0 || defaultStyles.columns.some(({ style }) => style > 0)
      ? ['styles of whole rows or columns']
      : []),
    ...(workbook.names.length > 0 ? ['defined names'] : []),
    ...others,
  ];
  if (there.length === 0) return;
  throw new UsageError(
    `the local host can't move rows or columns of "${sheet.name}": it has ${there.join(', ')}`,
  );
}

function replace<T>(map: Map<number, T>, change: (key: number, item: T) => readonly [number, T]): void {
  const changed = [...map].map(([key, item]) => change(key, item));
  map.clear();
  for (const [key, item] of changed) map.set(key, item);
}
