import { columnLetters } from '../../src/sheet/a1';

/** Which program's habits a file follows. */
export type Program = 'excel' | 'google' | 'libreoffice' | 'web';

export interface Style {
  readonly b?: boolean;
  readonly i?: boolean;
  readonly sz?: number;
  readonly color?: string;
  readonly fill?: string;
  /** Number format. */
  readonly fmt?: string;
  readonly border?: boolean;
  readonly center?: boolean;
  readonly wrap?: boolean;
  readonly unlocked?: boolean;
  readonly font?: string;
}

/** A formula, with the result that the file keeps; without one the local host computes it when the file is made. */
export interface Formula {
  readonly formula: string;
  readonly cached?: string | number | boolean | ErrorCode;
  /** The range that an array formula fills. */
  readonly fills?: string;
  /** Excel writes a formula that is copied down once, with the range it stands for, and then only its number. */
  readonly shared?: { readonly index: number; readonly range?: string };
}

export interface ErrorCode {
  readonly error: string;
}

/** A text of several runs. */
export interface Rich {
  readonly runs: readonly (readonly [string, { readonly b?: boolean; readonly color?: string }?])[];
}

/** `null` leaves the cell out; the empty text leaves it blank, with its style. */
export type Value = string | number | boolean | null | Formula | Rich | ErrorCode;

export const f = (formula: string, cached?: Formula['cached']): Formula =>
  cached === undefined ? { formula } : { formula, cached };
export const rich = (...runs: Rich['runs'][number][]): Rich => ({ runs });
export const bad = (error: string): ErrorCode => ({ error });

/** Days since the beginning of time of spreadsheets. */
export const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569;
export const hour = (hours: number, minutes = 0): number => (hours * 60 + minutes) / 1440;

/** Google's export of a formula that no other program has. */
export function googleFormula(formula: string, cached: string | number): Formula {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const last =
    typeof cached === 'number' ? (Number.isInteger(cached) ? `${cached}.0` : cached) : quoted(cached);
  return { formula: `IFERROR(__xludf.DUMMYFUNCTION(${quoted(formula)}),${last})`, cached };
}

/** What such a formula filled beyond its own cell. */
export const filledByGoogle = (cached: string | number): Formula => googleFormula('"COMPUTED_VALUE"', cached);

export interface Column {
  readonly first: number;
  readonly last?: number;
  readonly width: number;
  readonly style?: Style;
  readonly hidden?: boolean;
  readonly outline?: number;
}

export interface Table {
  readonly name: string;
  readonly ref: string;
  readonly columns: readonly string[];
  readonly totals?: boolean;
}

/** A note on a cell; `reply` makes it a thread, as newer Excel writes comments. */
export interface Note {
  readonly at: string;
  readonly text: string;
  readonly author: string;
  readonly reply?: string;
}

/** What a worksheet has besides cells. Pieces of XML go to their place in the part's fixed order. */
export interface Frame {
  state?: 'hidden' | 'veryHidden';
  tabColor?: string;
  frozen?: readonly [rows: number, columns: number];
  columns?: readonly Column[];
  /** Attributes of rows: `ht`, `hidden`, `outlineLevel`, `s`. */
  rowAttributes?: Readonly<Record<number, string>>;
  defaultRowHeight?: number;
  protection?: string;
  protectedRanges?: string;
  filter?: { readonly ref: string; readonly column: number; readonly values: readonly string[] };
  conditional?: readonly string[];
  validations?: readonly string[];
  hyperlinks?: readonly { readonly at: string; readonly to: string; readonly inside?: boolean }[];
  print?: { options?: string; margins?: string; setup?: string; header?: string; breaks?: string };
  printerSettings?: boolean;
  ignoredErrors?: string;
  picture?: string;
  chart?: { readonly title: string; readonly names: string; readonly values: string };
  tables?: readonly Table[];
  notes?: readonly Note[];
  ext?: string;
}

export interface Cell {
  readonly value: Value;
  readonly style: Style | undefined;
}

/** A worksheet in the making. */
export class SheetMaker {
  readonly cells = new Map<number, Map<number, Cell>>();
  readonly merges: string[] = [];
  readonly frame: Frame = {};
  private sharedCount = 0;

  constructor(readonly name: string) {}

  put(at: string, value: Value, style?: Style): this {
    const { row, column } = place(at);
    return this.set(row, column, value, style);
  }

  set(row: number, column: number, value: Value, style?: Style): this {
    if (value === null) return this;
    const line = this.cells.get(row) ?? new Map<number, Cell>();
    line.set(column, { value, style });
    this.cells.set(row, line);
    return this;
  }

  /** Rows from a corner; one style for all, or one a column. */
  rows(
    at: string,
    rows: readonly (readonly Value[])[],
    style?: Style | readonly (Style | undefined)[],
  ): this {
    const from = place(at);
    rows.forEach((values, down) =>
      values.forEach((value, right) => {
        const own = Array.isArray(style)
          ? (style as readonly (Style | undefined)[])[right]
          : (style as Style);
        this.set(from.row + down, from.column + right, value, own);
      }),
    );
    return this;
  }

  /** A text over a merged range, whose other cells have the style too. */
  band(range: string, value: Value, style?: Style): this {
    const [from, to] = range.split(':').map(place);
    for (let row = from!.row; row <= to!.row; row++) {
      for (let column = from!.column; column <= to!.column; column++) {
        const isCorner = row === from!.row && column === from!.column;
        this.set(row, column, isCorner ? value : '', style);
      }
    }
    this.merges.push(range);
    return this;
  }

  merge(...ranges: string[]): this {
    this.merges.push(...ranges);
    return this;
  }

  /** A formula copied down a column, written as Excel shares it. */
  sharedDown(at: string, count: number, formula: string, style?: Style): this {
    const { row, column } = place(at);
    const index = this.sharedCount++;
    const range = `${at}:${cellName(row + count - 1, column)}`;
    this.set(row, column, { formula, shared: { index, range } }, style);
    for (let down = 1; down < count; down++) {
      this.set(row + down, column, { formula: '', shared: { index } }, style);
    }
    return this;
  }

  /** Empty cells with a style, as formatting leaves them. */
  blank(range: string, style: Style): this {
    const [from, to] = range.split(':').map(place);
    for (let row = from!.row; row <= to!.row; row++) {
      for (let column = from!.column; column <= to!.column; column++) {
        if (!this.cells.get(row)?.has(column)) this.set(row, column, '', style);
      }
    }
    return this;
  }

  with(frame: Frame): this {
    Object.assign(this.frame, frame);
    return this;
  }
}

export const sheet = (name: string): SheetMaker => new SheetMaker(name);

export interface Name {
  readonly name: string;
  readonly refers: string;
  /** Place of the sheet that the name belongs to. */
  readonly sheet?: number;
  readonly hidden?: boolean;
}

export interface Book {
  readonly file: string;
  readonly program: Program;
  readonly author: string;
  readonly sheets: readonly SheetMaker[];
  readonly names?: readonly Name[];
  readonly date1904?: boolean;
  readonly active?: number;
  readonly workbookProtection?: string;
  /** A chart on a sheet of its own, after the others. */
  readonly chartSheet?: { readonly name: string; readonly chart: NonNullable<Frame['chart']> };
  /** A workbook that some formula looked into. */
  readonly externalLink?: string;
}

export function place(at: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(at) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

export const cellName = (row: number, column: number): string => `${columnLetters(column - 1)}${row}`;
