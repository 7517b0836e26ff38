/** An error in a cell, by the code that Sheets shows (`#REF!`), with the sentence seen on hovering. */
export class CellError {
  constructor(
    readonly code: string,
    readonly message = '',
  ) {}

  toString(): string {
    return this.code;
  }
}

/** A date is a number here: days since 30 December 1899; only its format says that it is one. */
export type Scalar = number | string | boolean | CellError;

/** What was put into a cell. Cells are replaced, never changed, so that identity tells what was touched. */
export interface Cell {
  /** In Sheets' form: English names, commas, a leading `=`. */
  readonly formula?: string;
  /** The constant; for a formula the value that the file holds, null if it holds none. */
  readonly value: Scalar | null;
  readonly style: number;
  /** The formula was entered here or is ours, so that its result brings its own number format, as in Sheets. */
  readonly takesFormat?: boolean;
  /** Sheets does not even compute the formula: it cannot be read, or is not allowed. */
  readonly refusal?: CellError;
}

/** What a formula gives in a cell, its own or one that it spills into. */
export interface Computed {
  readonly value: Scalar | null;
  /** The number format that comes with the result, when the cell has none of its own. */
  readonly format?: string;
  /** Key of the formula's own cell. */
  readonly source: number;
  /** Nothing that it depends on has changed since the file was read. */
  readonly isAsInFile?: boolean;
}

export function sameScalar(a: Scalar | null, b: Scalar | null): boolean {
  if (a instanceof CellError && b instanceof CellError) return a.code === b.code;
  return a === b;
}
