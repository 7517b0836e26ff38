import type { BookChange, BookView, Edit, SheetFrame, StyleView } from '../messages';
import { BookModel, contentOf, typedText } from './book-model';
import type { App, EngineModel } from './engine';
import { APPLY, defineFunctions, prepareEngine, shared, sheetIdOf, sheetKey } from './grid-plugins';

const MOST_UNDONE = 100;

interface GridEvents {
  type(edits: readonly Edit[]): void;
  refuse(): void;
  /** The page missed something and has to ask for the whole workbook again. */
  reload(): void;
}

/** The spreadsheet in the page. */
export class Grid {
  private model: EngineModel | undefined;
  private app: App | undefined;
  private book: BookModel | undefined;
  private pending: Edit[] = [];
  private isReshaping = false;
  /** A sheet that is to be shown as soon as it is here: an answer can overtake a change. */
  private wanted: number | undefined;
  /** What stood in the cells before each thing that was typed here, the latest last. */
  private readonly before: (readonly Edit[])[] = [];

  private constructor(
    private readonly place: HTMLElement,
    private readonly templates: string,
    private readonly events: GridEvents,
  ) {}

  static async prepare(place: HTMLElement, events: GridEvents): Promise<Grid> {
    const templates = await (await fetch('/assets/o-spreadsheet.xml')).text();
    prepareEngine();
    const grid = new Grid(place, templates, events);
    shared.sink = {
      type: (edits) => grid.collect(edits),
      undo: () => grid.undo(),
      refuse: () => events.refuse(),
    };
    document.addEventListener('paste', (event) => grid.paste(event), true);
    document.addEventListener('keydown', (event) => grid.beginTyping(event), true);
    return grid;
  }

  /** Shows a workbook from the start. */
  async open(view: BookView): Promise<void> {
    if (this.book?.version === view.version) return;
    await this.untilTyped();
    defineFunctions(view.functions);
    this.book = new BookModel(view);
    shared.book = this.book;
    await this.build(this.activeSheet() ?? view.active);
  }

  activeSheet(): number | undefined {
    return this.model && sheetIdOf(this.model.getters.getActiveSheetId());
  }

  /** The text in a cell of a sheet, as it stands in the grid. */
  shown(sheetName: string, cell: string): string | undefined {
    const sheet = this.book?.frames.find(({ name }) => name === sheetName);
    if (!sheet || !this.model) return undefined;
    const position = { sheetId: sheetKey(sheet.id), ...o_spreadsheet.helpers.toCartesian(cell) };
    return this.model.getters.getEvaluatedCell(position).formattedValue;
  }

  async take(change: BookChange): Promise<void> {
    if (!this.book?.take(change)) return this.events.reload();
    if (change.frames) return this.reshape();
    const cells = Object.entries(change.cells).map(([sheet, changed]) => ({
      sheet: Number(sheet),
      names: Object.keys(changed),
    }));
    this.applying((model) => model.dispatch(APPLY, { cells }));
  }

  activate(sheet: number): void {
    const now = this.activeSheet();
    if (now === undefined || now === sheet) return;
    const isThere = this.book?.frames.some(({ id, isHidden }) => id === sheet && !isHidden);
    this.wanted = isThere ? undefined : sheet;
    if (!isThere) return;
    this.model?.dispatch('ACTIVATE_SHEET', { sheetIdFrom: sheetKey(now), sheetIdTo: sheetKey(sheet) });
  }

  select(sheetName: string, cell: string): void {
    const sheet = this.book?.frames.find(({ name }) => name === sheetName);
    if (sheet) this.activate(sheet.id);
    const { col, row } = o_spreadsheet.helpers.toCartesian(cell);
    this.model?.selection.selectCell(col, row);
    this.focus();
  }

  /** The keyboard belongs to the grid again, unless something is typed or asked elsewhere. */
  focus(): void {
    if (document.querySelector('dialog[open]')) return;
    this.place.querySelector<HTMLElement>('.o-grid .o-composer')?.focus();
  }

  /** Sheets came or went: the model is made anew, but not under the hands of somebody who is typing. */
  private async reshape(): Promise<void> {
    if (this.isReshaping) return;
    this.isReshaping = true;
    await this.untilTyped();
    this.isReshaping = false;
    const isHere = this.book?.frames.some(({ id }) => id === this.wanted) === true;
    await this.build(isHere ? this.wanted : this.activeSheet());
  }

  private async untilTyped(): Promise<void> {
    while (this.isTyping()) await new Promise((resolve) => setTimeout(resolve, 150));
  }

  private isTyping(): boolean {
    return shared.composer !== undefined && shared.composer.editionMode !== 'inactive';
  }

  private applying(work: (model: EngineModel) => void): void {
    if (!this.model) return;
    shared.isApplying = true;
    try {
      work(this.model);
    } finally {
      shared.isApplying = false;
    }
  }

  private async build(active: number | undefined): Promise<void> {
    const { book } = this;
    if (!book) return;
    const at = this.model?.getters.getActivePosition();
    const model = new o_spreadsheet.Model(workbookData(book));
    const app = new owl.App(o_spreadsheet.Spreadsheet, { props: { model }, templates: this.templates });
    this.app?.destroy();
    this.place.replaceChildren();
    this.app = app;
    this.model = model;
    if (active !== undefined) this.activate(active);
    if (at && this.activeSheet() === sheetIdOf(at.sheetId)) model.selection.selectCell(at.col, at.row);
    await app.mount(this.place);
  }

  /** One command can change many cells one by one; they are sent together. */
  private collect(edits: readonly Edit[]): void {
    if (this.pending.length === 0) {
      setTimeout(() => {
        const byCell = new Map(this.pending.map((edit) => [`${edit.sheet} ${edit.cell}`, edit]));
        this.pending = [];
        if (byCell.size > 0) this.send([...byCell.values()]);
      });
    }
    this.pending.push(...edits);
  }

  private send(edits: readonly Edit[]): void {
    const before = edits.map(({ sheet, cell }) => ({
      sheet,
      cell,
      text: typedText(this.book?.cell(sheet, cell)),
    }));
    this.before.push(before);
    if (this.before.length > MOST_UNDONE) this.before.shift();
    this.events.type(edits);
  }

  /** What commands did is taken back by the add-on's own «Deshacer». */
  private undo(): void {
    const before = this.before.pop();
    if (before) this.events.type(before);
  }

  /**
   * The engine's field holds the cell's text until the next frame is drawn, and whoever types quicker than that
   * would have it behind the first letter: so the first letter replaces it.
   */
  private beginTyping({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
    if (key.length !== 1 || ctrlKey || metaKey || this.isTyping()) return;
    if (target instanceof HTMLElement && target.matches('.o-grid .o-composer')) {
      getSelection()?.selectAllChildren(target);
    }
  }

  /** Text from elsewhere is typed cell by cell, as it is; what was copied here the engine pastes itself. */
  private paste(event: ClipboardEvent): void {
    const target = event.target as HTMLElement | null;
    const isInGrid = target !== null && this.place.contains(target) && !this.isTyping();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOurs = (event.clipboardData?.getData('text/html') ?? '').includes('data-osheet-clipboard');
    const sheet = this.activeSheet();
    if (!isInGrid || isOurs || text === '' || !this.model || sheet === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { left, top } = this.model.getters.getSelectedZone();
    const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
    this.collect(
      rows.flatMap((line, row) =>
        line.split('\t').map((piece, column) => ({
          sheet,
          cell: o_spreadsheet.helpers.toXC(left + column, top + row),
          text: piece,
        })),
      ),
    );
  }
}

/** The workbook in the engine's own form. */
function workbookData(book: BookModel): object {
  const { locale } = book.book;
  const styles = new Map<string, { readonly id: number; readonly style: StyleView }>();
  const sheets = book.frames.map((frame) => sheetData(book, frame, styles));
  return {
    ...o_spreadsheet.helpers.createEmptyWorkbookData(),
    sheets,
    styles: Object.fromEntries([...styles.values()].map(({ id, style }) => [id, style])),
    settings: {
      locale: {
        name: locale.code,
        code: locale.code,
        thousandsSeparator: locale.group,
        decimalSeparator: locale.decimal,
        weekStart: 1,
        dateFormat: locale.dateFormat,
        timeFormat: 'hh:mm:ss',
        formulaArgSeparator: locale.argumentSeparator,
      },
    },
  };
}

function sheetData(
  book: BookModel,
  frame: SheetFrame,
  styles: Map<string, { readonly id: number; readonly style: StyleView }>,
): object {
  const cells: Record<string, string> = {};
  const cellStyles: Record<string, number> = {};
  for (const [name, view] of book.cellsOf(frame.id)) {
    const content = contentOf(view);
    if (content !== '') cells[name] = content;
    if (!view.style) continue;
    const key = JSON.stringify(view.style);
    const known = styles.get(key) ?? { id: styles.size + 1, style: view.style };
    styles.set(key, known);
    cellStyles[name] = known.id;
  }
  const columns: Record<number, { size?: number; isHidden?: boolean }> = {};
  for (const [column, size] of Object.entries(frame.widths)) columns[Number(column) - 1] = { size };
  for (const column of frame.hiddenColumns) columns[column - 1] = { ...columns[column - 1], isHidden: true };
  return {
    ...o_spreadsheet.helpers.createEmptySheet(sheetKey(frame.id), frame.name),
    rowNumber: frame.rows,
    colNumber: frame.columns,
    cells,
    styles: cellStyles,
    merges: frame.merges.filter((merge) => merge.includes(':')),
    cols: columns,
    isVisible: !frame.isHidden,
    panes: { xSplit: frame.frozenColumns, ySplit: frame.frozenRows },
  };
}
