import type { FormulaMessages } from '../i18n/es/formula-texts';
import type { Help } from '../i18n/es/help';
import type { Cell, OutCell } from '../sheet/cell';
import type { ReadWallClock } from '../sheet/time';
import type { Result } from '../core/result';

/** What a custom function gives back: one cell or a table without ragged rows. */
export type Answer = OutCell | OutCell[][];

/** What a formula gets besides its arguments. */
export interface Environment {
  readonly messages: FormulaMessages;
  readonly readWallClock: ReadWallClock;
}

export interface Argument {
  readonly name: string;
  /** As in JSDoc: what Sheets shows of it. */
  readonly type: 'range' | 'number' | 'text' | 'time' | 'regulation';
  readonly optional: boolean;
}

/**
 * One custom function: the single source of its stub, help, reference, argument checks and local host.
 * Its help is under the same name in `i18n`.
 */
export interface FunctionSpecification {
  readonly name: keyof Help;
  readonly args: readonly Argument[];
  /** An expected problem comes back as a value, with its place in the argument it is about. */
  readonly compute: (args: readonly Cell[], environment: Environment) => Result<Answer>;
}

export function argument(name: string, type: Argument['type']): Argument {
  return { name, type, optional: false };
}

export function optional(name: string, type: Argument['type']): Argument {
  return { name, type, optional: true };
}

export const REGULATION_ARGUMENT = optional('regulation', 'regulation');
