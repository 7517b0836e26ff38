import type { BookChange, BookView, CellsView, CellView, Edit, SheetFrame } from '../messages';

/** What the page knows of the workbook: the server's own view of it, kept up by its changes. */
export class BookModel {
  frames: readonly SheetFrame[];
  version: number;
  private readonly cells = new Map<number, Map<string, CellView>>();

  constructor(readonly book: BookView) {
    this.frames = book.sheets;
    this.version = book.version;
    this.merge(book.cells);
  }

  /** Takes a change over; false if one was missed before it. Older ones are known already. */
  take(change: BookChange): boolean {
    if (change.version <= this.version) return true;
    if (change.version !== this.version + 1) return false;
    this.version = change.version;
    if (change.frames) this.frames = change.frames;
    this.merge(change.cells);
    return true;
  }

  cell(sheet: number, name: string): CellView | undefined {
    return this.cells.get(sheet)?.get(name);
  }

  cellsOf(sheet: number): ReadonlyMap<string, CellView> {
    return this.cells.get(sheet) ?? new Map<string, CellView>();
  }

  private merge(cells: CellsView): void {
    for (const [id, changed] of Object.entries(cells)) {
      const sheet = this.cells.get(Number(id)) ?? new Map<string, CellView>();
      this.cells.set(Number(id), sheet);
      for (const [name, view] of Object.entries(changed)) {
        if (view) sheet.set(name, view);
        else sheet.delete(name);
      }
    }
  }
}

/** The text that the formula bar shows. */
export function typedText(view: CellView | undefined): string {
  return view ? (view.typed ?? view.shown ?? String(view.value ?? '')) : '';
}

/** What the grid's engine holds for a cell, so that copying carries formulas along. */
export function contentOf({ value, formula, filledBy }: CellView): string {
  if (filledBy !== undefined) return '';
  if (formula !== undefined) return formula;
  if (value === null) return '';
  if (typeof value === 'string') return `'${value}`;
  return typeof value === 'number' ? String(value) : value ? 'TRUE' : 'FALSE';
}

/** Where edits go. */
export interface EditSink {
  type(edits: readonly Edit[]): void;
  /** Takes back what was typed last on this page. */
  undo(): void;
  /** Something was tried that the local page does not do. */
  refuse(): void;
}
