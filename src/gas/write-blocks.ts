import type { CellChange, CellContent, SheetContent } from '../ports/workbook';
import { isDate } from '../sheet/cell';

/** A rectangle of one sheet to be written in one call, either values or formulas. From 0. */
export interface Block {
  readonly row: number;
  readonly column: number;
  readonly contents: readonly (readonly CellContent[])[];
}

/** A rectangle to be given a number format. From 0. */
export interface FormatRun {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly format: string;
}

type CellKind = 'value' | 'formula';

/** A run of rows in one column. */
interface Run {
  readonly column: number;
  readonly row: number;
  readonly contents: readonly CellContent[];
}

/**
 * Puts the changed cells of a sheet into few rectangles, however many rows there are: a call costs as much for one cell
 * as for a thousand (platform notes). Unchanged cells between two changed ones of a column are written again as they
 * are; where that can't be done exactly (a formula among values, a date) the rectangle ends.
 *
 * @param content the sheet as read; `null` for a new one
 */
export function writeBlocks(cells: readonly CellChange[], content: SheetContent | null): Block[] {
  return (['value', 'formula'] as const).flatMap((kind) => {
    const ofKind = cells.filter(({ to }) => kindOf(to) === kind);
    if (ofKind.length === 0) return [];
    if (kind === 'value' && isBlankSheet(content)) return [boundingBlock(ofKind)];
    return joinColumns(
      columnRuns(ofKind, (from, to, column) => unchangedBetween(from, to, column, content, kind)),
    );
  });
}

/**
 * The rectangles whose number format changes, to be set before anything is written. Cells that nothing stands in yet get
 * the format of their neighbours above and below, so that a new table takes few calls.
 */
export function formatRuns(cells: readonly CellChange[], content: SheetContent | null): FormatRun[] {
  const changed = cells.filter(
    ({ row, column, to }) => to.format !== null && to.format !== (content?.formats[row]?.[column] ?? null),
  );
  const formats = [...new Set(changed.map(({ to }) => to.format!))];
  const formatAt = new Map(changed.map(({ row, column, to }) => [`${row},${column}`, to.format]));
  const isNew = (row: number, column: number) =>
    row >= (content?.values.length ?? 0) || column >= (content?.values[0]?.length ?? 0);
  return formats.flatMap((format) => {
    const runs = columnRuns(
      changed.filter(({ to }) => to.format === format),
      (from, to, column) => {
        const gap: CellContent[] = [];
        for (let row = from; row < to; row++) {
          if (!isNew(row, column) || formatAt.has(`${row},${column}`)) return null;
          gap.push(BLANK);
        }
        return gap;
      },
    );
    return joinColumns(runs).map(({ row, column, contents }) => ({
      ...{ row, column, rows: contents.length, columns: contents[0]!.length },
      format,
    }));
  });
}

function kindOf({ formula }: CellContent): CellKind {
  return formula === '' ? 'value' : 'formula';
}

function isBlankSheet(content: SheetContent | null): boolean {
  return content === null || content.values.every((row) => row.every((cell) => cell === ''));
}

function boundingBlock(cells: readonly CellChange[]): Block {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const contents = Array.from({ length: Math.max(...rows) - top + 1 }, () =>
    Array.from({ length: Math.max(...columns) - left + 1 }, () => BLANK),
  );
  for (const { row, column, to } of cells) contents[row - top]![column - left] = to;
  return { row: top, column: left, contents };
}

const BLANK: CellContent = { value: '', formula: '', format: null };

/** What goes into the rows of a gap between two cells of a column; `null` where they can't be one run. */
type Bridge = (from: number, to: number, column: number) => readonly CellContent[] | null;

function columnRuns(cells: readonly CellChange[], bridge: Bridge): Run[] {
  const byColumn = new Map<number, CellChange[]>();
  for (const cell of cells) byColumn.set(cell.column, [...(byColumn.get(cell.column) ?? []), cell]);
  return [...byColumn.keys()]
    .sort((one, other) => one - other)
    .flatMap((column) => runsOfColumn(byColumn.get(column)!, bridge));
}

function runsOfColumn(cells: readonly CellChange[], bridge: Bridge): Run[] {
  const runs: { column: number; row: number; contents: CellContent[] }[] = [];
  for (const { row, column, to } of [...cells].sort((one, other) => one.row - other.row)) {
    const last = runs[runs.length - 1];
    const end = last && last.row + last.contents.length;
    const gap = end === undefined ? null : end === row ? [] : bridge(end, row, column);
    if (last && gap) last.contents.push(...gap, to);
    else runs.push({ column, row, contents: [to] });
  }
  return runs;
}

/** The cells of a gap as they can be written again, or `null` where one can't. */
function unchangedBetween(
  from: number,
  to: number,
  column: number,
  content: SheetContent | null,
  kind: CellKind,
): CellContent[] | null {
  if (content === null) return null;
  const gap: CellContent[] = [];
  for (let row = from; row < to; row++) {
    const formula = content.formulas[row]?.[column] ?? '';
    const value = content.values[row]?.[column] ?? '';
    if ((formula !== '') !== (kind === 'formula')) return null;
    if (isDate(value)) return null;
    gap.push({ value: value as CellContent['value'], formula, format: null });
  }
  return gap;
}

/** Neighbouring columns with the same rows are one rectangle. */
function joinColumns(runs: readonly Run[]): Block[] {
  const blocks: { row: number; column: number; contents: CellContent[][] }[] = [];
  for (const { row, column, contents } of runs) {
    const left = blocks.find(
      (block) =>
        block.row === row &&
        block.contents.length === contents.length &&
        block.column + block.contents[0]!.length === column,
    );
    if (left) contents.forEach((content, index) => left.contents[index]!.push(content));
    else blocks.push({ row, column, contents: contents.map((content) => [content]) });
  }
  return blocks;
}
