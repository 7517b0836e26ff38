import type { CellChange, CellContent, SheetContent } from '../ports/workbook';
import { isDate } from '../sheet/cell';

/** A rectangle of one sheet to be written in one call, either values or formulas. From 0. */
export interface Block {
  readonly row: number;
  readonly column: number;
  readonly contents: readonly (readonly CellContent[])[];
}

/** One value for cells here and there, in one call. From 0. */
export interface Spread {
  readonly value: CellContent['value'];
  readonly cells: readonly { readonly row: number; readonly column: number }[];
}

export interface WritePlan {
  readonly blocks: readonly Block[];
  readonly spreads: readonly Spread[];
}

/** A rectangle to be given a number format. From 0. */
export interface FormatRun {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly format: string;
}

const TEXT_FORMAT = '@';

/** A run of rows in one column. */
interface Run {
  readonly column: number;
  readonly row: number;
  readonly contents: readonly CellContent[];
}

/** So many calls a sheet cost little enough to write nothing but what changes. */
const FEW_CALLS = 12;

/** Words and names that no locale makes a number, a date or a formula of. */
const PLAIN_WORDS = /^\p{L}[\p{L}\p{M}' ]*$/u;
const BOOLEAN_WORD = /^(true|false|verdadero|falso|истина|ложь|αληθές|ψευδές)$/i;

/**
 * Puts the changed cells of a sheet into few calls, however many rows there are: a call costs as much for one cell as for
 * a thousand (platform notes). Nothing but the changed cells is written, since somebody may be typing between them; only
 * in a column of many pieces and many different values the unchanged cells between two changed ones are written again as
 * they are. Where that can't be done exactly (a formula among values, a date) the rectangle ends.
 *
 * @param content the sheet as read; `null` for a new one
 */
export function writePlan(cells: readonly CellChange[], content: SheetContent | null): WritePlan {
  const [values, formulas] = [
    cells.filter(({ to }) => to.formula === ''),
    cells.filter(({ to }) => to.formula !== ''),
  ];
  const ofFormulas = joinColumns(
    columnRuns(formulas, (from, to, column) => unchangedBetween(from, to, column, content, 'formula')),
  );
  if (values.length === 0) return { blocks: ofFormulas, spreads: [] };
  if (isBlankSheet(content)) return { blocks: [boundingBlock(values), ...ofFormulas], spreads: [] };
  const exactly = joinColumns(columnRuns(values, () => null));
  if (exactly.length <= FEW_CALLS) return { blocks: [...exactly, ...ofFormulas], spreads: [] };

  const scattered = new ByValue(content);
  const runs = [...byColumn(values).values()]
    .map((cells) => ({ cells, pieces: runsOfColumn(cells, () => null) }))
    .sort((one, other) => scattered.countOf(one.cells) - scattered.countOf(other.cells))
    .flatMap(({ cells, pieces }) => {
      if (pieces.length === 1) return pieces;
      if (scattered.takes(cells)) return [];
      return runsOfColumn(cells, (from, to, at) => unchangedBetween(from, to, at, content, 'value'));
    })
    .sort((one, other) => one.column - other.column);
  return { blocks: [...joinColumns(runs), ...ofFormulas], spreads: scattered.spreads };
}

/** Cells of several columns by what they are to hold, as long as that is few different things. */
class ByValue {
  private readonly places = new Map<CellContent['value'], { row: number; column: number }[]>();

  constructor(private readonly content: SheetContent | null) {}

  countOf(cells: readonly CellChange[]): number {
    return new Set(cells.map((cell) => this.valueOf(cell))).size;
  }

  /** Takes a column, or leaves it where there would be too many. */
  takes(cells: readonly CellChange[]): boolean {
    if (new Set([...this.places.keys(), ...cells.map((cell) => this.valueOf(cell))]).size > FEW_CALLS) {
      return false;
    }
    for (const cell of cells) {
      const value = this.valueOf(cell);
      const known = this.places.get(value);
      const place = { row: cell.row, column: cell.column };
      if (known) known.push(place);
      else this.places.set(value, [place]);
    }
    return true;
  }

  get spreads(): Spread[] {
    return [...this.places].map(([value, cells]) => ({ value, cells }));
  }

  private valueOf({ row, column, to }: CellChange): CellContent['value'] {
    return typed(to, this.content?.formats[row]?.[column] ?? '');
  }
}

/** What `setValues` has to be given so that the cell holds just this: it reads text as typing does. */
export function typed({ value, format }: CellContent, formatNow: string): CellContent['value'] {
  if (typeof value !== 'string' || value === '' || (format ?? formatNow) === TEXT_FORMAT) return value;
  return PLAIN_WORDS.test(value) && !BOOLEAN_WORD.test(value) ? value : `'${value}`;
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
  return [...byColumn(cells).values()].flatMap((ofColumn) => runsOfColumn(ofColumn, bridge));
}

/** From left to right. */
function byColumn(cells: readonly CellChange[]): Map<number, CellChange[]> {
  const found = new Map<number, CellChange[]>();
  for (const cell of [...cells].sort((one, other) => one.column - other.column)) {
    const ofColumn = found.get(cell.column);
    if (ofColumn) ofColumn.push(cell);
    else found.set(cell.column, [cell]);
  }
  return found;
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
  kind: 'value' | 'formula',
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
