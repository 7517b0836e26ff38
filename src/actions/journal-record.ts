import type { CellContent, Rename } from '../ports/workbook';

/** A cell before and after an action. */
export interface JournalCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly before: CellContent;
  readonly after: CellContent;
}

/** What an action changed, as much of it as it takes to take it back. */
export interface JournalRecord {
  readonly newSheets: readonly string[];
  readonly renames: readonly Rename[];
  readonly cells: readonly JournalCell[];
}

/** Written short, since a cell of the journal holds 50,000 characters: a sheet's name once, and a list a cell. */
interface Written {
  readonly newSheets: readonly string[];
  /** Only where there are any. */
  readonly renames?: readonly Rename[];
  readonly cells: Readonly<Record<string, readonly WrittenCell[]>>;
}

type WrittenCell = readonly [row: number, column: number, before: WrittenContent, after: WrittenContent];

/** A value, a value with its number format, or a formula with its format. */
type WrittenContent =
  | CellContent['value']
  | readonly [value: CellContent['value'], format: string]
  | { readonly formula: string; readonly format: string | null };

export function encodeRecord({ newSheets, renames, cells }: JournalRecord): string {
  const bySheet: Record<string, WrittenCell[]> = {};
  for (const { sheet, row, column, before, after } of cells) {
    (bySheet[sheet] ??= []).push([row, column, write(before), write(after)]);
  }
  const renamed = renames.length > 0 && { renames };
  return JSON.stringify({ newSheets, ...renamed, cells: bySheet } satisfies Written);
}

export function decodeRecord(text: string): JournalRecord {
  const { newSheets, renames = [], cells } = JSON.parse(text) as Written;
  return {
    newSheets,
    renames,
    cells: Object.entries(cells).flatMap(([sheet, written]) =>
      written.map(([row, column, before, after]) => ({
        ...{ sheet, row, column },
        before: read(before),
        after: read(after),
      })),
    ),
  };
}

function write({ value, formula, format }: CellContent): WrittenContent {
  if (formula !== '') return { formula, format };
  return format === null ? value : [value, format];
}

function read(written: WrittenContent): CellContent {
  if (typeof written !== 'object') return { value: written, formula: '', format: null };
  if ('formula' in written) return { value: '', formula: written.formula, format: written.format };
  return { value: written[0], formula: '', format: written[1] };
}
