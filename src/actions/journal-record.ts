import type { CellContent, CellLook, ColumnWidth, Mark, Rename, TitleCell } from '../ports/workbook';

/** A cell before and after an action. */
export interface JournalCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly before: CellContent;
  readonly after: CellContent;
}

/** Cells of a column from a row on that were given a number format, with the formats they had. */
export interface JournalFormats {
  readonly sheet: string;
  readonly column: number;
  readonly row: number;
  /** Formats one after another, each with how many cells have it. */
  readonly before: readonly (readonly [cells: number, format: string])[];
  readonly after: string;
}

/** A cell that was dressed otherwise: what of its look was changed, and what it was. */
export interface JournalLook extends TitleCell {
  readonly before: Partial<CellLook>;
  readonly after: Partial<CellLook>;
}

/** What an action changed, as much of it as it takes to take it back. */
export interface JournalRecord {
  readonly newSheets: readonly string[];
  /** Names of copies made beforehand; they stay. */
  readonly copies: readonly string[];
  readonly renames: readonly Rename[];
  readonly marks: { readonly added: readonly Mark[]; readonly removed: readonly Mark[] };
  readonly formats: readonly JournalFormats[];
  /** What columns measured whose width changes. */
  readonly widths: readonly ColumnWidth[];
  readonly looks: readonly JournalLook[];
  readonly cells: readonly JournalCell[];
}

/** Written short, since a cell of the journal holds 50,000 characters: a sheet's name once, and a list a cell. */
interface Written {
  readonly newSheets: readonly string[];
  /** Only where there are any, these six. */
  readonly copies?: readonly string[];
  readonly widths?: readonly ColumnWidth[];
  readonly renames?: readonly Rename[];
  readonly marks?: JournalRecord['marks'];
  readonly formats?: readonly JournalFormats[];
  readonly looks?: readonly JournalLook[];
  readonly cells: Readonly<Record<string, readonly WrittenCell[]>>;
}

type WrittenCell = readonly [row: number, column: number, before: WrittenContent, after: WrittenContent];

/** A value, a value with its number format, or a formula with its format. */
type WrittenContent =
  | CellContent['value']
  | readonly [value: CellContent['value'], format: string]
  | { readonly formula: string; readonly format: string | null };

export function encodeRecord(record: JournalRecord): string {
  const { newSheets, copies, renames, marks, formats, widths, looks, cells } = record;
  const bySheet: Record<string, WrittenCell[]> = {};
  for (const { sheet, row, column, before, after } of cells) {
    (bySheet[sheet] ??= []).push([row, column, write(before), write(after)]);
  }
  const written: Written = {
    newSheets,
    ...(copies.length > 0 && { copies }),
    ...(widths.length > 0 && { widths }),
    ...(renames.length > 0 && { renames }),
    ...(marks.added.length + marks.removed.length > 0 && { marks }),
    ...(formats.length > 0 && { formats }),
    ...(looks.length > 0 && { looks }),
    cells: bySheet,
  };
  return JSON.stringify(written);
}

export function decodeRecord(text: string): JournalRecord {
  const written = JSON.parse(text) as Written;
  const { newSheets, copies = [], renames = [], marks, formats = [], widths = [], looks = [] } = written;
  return {
    ...{ newSheets, copies, renames, marks: marks ?? { added: [], removed: [] }, formats, widths, looks },
    cells: Object.entries(written.cells).flatMap(([sheet, ofSheet]) =>
      ofSheet.map(([row, column, before, after]) => ({
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
