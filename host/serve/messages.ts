import type { Language } from '../../src/i18n/languages';

/**
 * What the parts of the local page say to each other: the thread with the workbook, the server, and the browser.
 * Types alone, so that each side can import them.
 */

export type Scalar = string | number | boolean | null;

/** A cell as a person sees it. The browser computes nothing: values and texts are the workbook's own. */
export interface CellView {
  readonly value: Scalar;
  /** The text in the cell, when it is not the value itself. */
  readonly shown?: string;
  /** The formula in Sheets' own form, English with commas. */
  readonly formula?: string;
  /** What the formula bar shows, when it is neither the text in the cell nor nothing. */
  readonly typed?: string;
  readonly isError?: true;
  /** The sentence seen on hovering an error. */
  readonly message?: string;
  readonly style?: StyleView;
  /** How many rows and columns a formula fills. */
  readonly fills?: readonly [rows: number, columns: number];
  /** The cell whose formula fills this one. */
  readonly filledBy?: string;
}

export interface StyleView {
  readonly bold?: true;
  readonly italic?: true;
  readonly textColor?: string;
  readonly fillColor?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrapping?: 'wrap';
}

/** A sheet without its cells. */
export interface SheetFrame {
  readonly id: number;
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly isHidden: boolean;
  readonly merges: readonly string[];
  /** In pixels, by the column's number from 1. */
  readonly widths: Readonly<Record<number, number>>;
  readonly hiddenColumns: readonly number[];
}

/** By the sheet's id and the cell's name; null for a cell that is empty by now. */
export type CellsView = Readonly<Record<number, Readonly<Record<string, CellView | null>>>>;

export interface LocaleView {
  readonly code: string;
  readonly decimal: string;
  readonly group: string;
  readonly argumentSeparator: string;
  readonly dateFormat: string;
}

export interface FunctionHelp {
  readonly name: string;
  readonly description: string;
  readonly args: readonly { readonly name: string; readonly description: string }[];
}

/** Everything that the page shows of a workbook. */
export interface BookView {
  readonly title: string;
  readonly version: number;
  readonly sheets: readonly SheetFrame[];
  readonly cells: CellsView;
  readonly active: number;
  readonly locale: LocaleView;
  readonly menus: readonly MenuView[];
  /** What the local page itself speaks. */
  readonly language: Language;
  readonly functions: readonly FunctionHelp[];
  /** Whether the bundle has a live page. */
  readonly hasLivePage: boolean;
}

export interface MenuView {
  readonly title: string;
  readonly items: readonly MenuItemView[];
}

export type MenuItemView =
  | { readonly kind: 'item'; readonly label: string; readonly functionName: string }
  | { readonly kind: 'separator' }
  | { readonly kind: 'menu'; readonly menu: MenuView };

/** What is another than at the version before. */
export interface BookChange {
  readonly version: number;
  readonly cells: CellsView;
  /** Sheets came, went, or got another name or shape: the page has to be built anew. */
  readonly frames?: readonly SheetFrame[];
  /** The menus were made anew, as when another language was chosen. */
  readonly menus?: { readonly menus: readonly MenuView[]; readonly language: Language };
}

export interface Edit {
  readonly sheet: number;
  readonly cell: string;
  readonly text: string;
  /** The text is not a person's but a copied cell's content: English, with commas and decimal points. */
  readonly isContent?: boolean;
}

export type ButtonName = 'OK' | 'CANCEL' | 'YES' | 'NO' | 'CLOSE';

export interface QuestionView {
  readonly id: number;
  readonly kind: 'alert' | 'prompt';
  readonly title: string;
  readonly message: string;
  readonly buttons: readonly ButtonName[];
}

export interface AnswerView {
  readonly button: ButtonName;
  readonly text: string;
}

/** What the server pushes to one page, or to all of them. */
export type PageEvent =
  | { readonly kind: 'hello'; readonly boot: string }
  | { readonly kind: 'change'; readonly change: BookChange }
  | { readonly kind: 'question'; readonly question: QuestionView }
  | { readonly kind: 'toast'; readonly title: string; readonly message: string }
  | { readonly kind: 'show'; readonly page: ShownPageView };

export interface ShownPageView {
  /** Names the page's address: `/shown/ID`. */
  readonly id: string;
  readonly place: 'sidebar' | 'modal' | 'modeless';
  readonly title: string;
  readonly width?: number;
  readonly height?: number;
}

/** The answer to a call of `google.script.run`. */
export type CallAnswer = { readonly value: unknown } | { readonly error: string };

/** Between a page in a frame and the page around it. */
export type FrameMessage =
  | { readonly cubilete: 'call'; readonly id: number; readonly name: string; readonly args: unknown[] }
  | { readonly cubilete: 'close' }
  | { readonly cubilete: 'size'; readonly width?: number; readonly height?: number }
  /** Escape was pressed, and the page had no use for it. */
  | { readonly cubilete: 'escape' }
  | { readonly cubilete: 'focus' };

export interface FrameAnswer {
  readonly cubilete: 'answer';
  readonly id: number;
  readonly answer: CallAnswer;
}
