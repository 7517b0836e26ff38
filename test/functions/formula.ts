import { runFunction } from '../../src/functions/run-function';
import type { Answer, FunctionSpecification } from '../../src/functions/specification';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { textsIn, type Language } from '../../src/i18n/language';
import type { Cell, OutCell } from '../../src/sheet/cell';

export type FunctionName = FunctionSpecification['name'];

/** What a formula gets: the function by its name, with its arguments as Sheets hands them over. */
export function formula(name: FunctionName, ...args: readonly Cell[]): Answer {
  return formulaIn('es', name, ...args);
}

export function table(name: FunctionName, ...args: readonly Cell[]): OutCell[][] {
  const answer = formula(name, ...args);
  if (!Array.isArray(answer)) throw new Error(`${name} gave one cell`);
  return answer;
}

/** A row of TD_STANDINGS by its Spanish titles. */
export interface Standing {
  readonly Grupo?: OutCell;
  readonly Pos: number;
  readonly Jugador: string;
  readonly PJ: number;
  readonly PG: number;
  readonly PP: number;
  readonly PF: number;
  readonly PC: number;
  readonly Dif: number;
  readonly Estado: string;
  readonly Motivo: string;
}

export function standings(matches: Cell, regulation?: Cell): Standing[] {
  const [header, ...rows] = table('TD_STANDINGS', matches, regulation);
  return rows.map(
    (row) => Object.fromEntries(row.map((cell, column) => [header?.[column], cell])) as unknown as Standing,
  );
}

export function places(matches: Cell, regulation?: Cell): Record<string, number> {
  return Object.fromEntries(standings(matches, regulation).map((row) => [row.Jugador, row.Pos]));
}

export function statuses(matches: Cell, regulation?: Cell): Record<string, string> {
  return Object.fromEntries(standings(matches, regulation).map((row) => [row.Jugador, row.Estado]));
}

export function formulaIn(language: Language, name: FunctionName, ...args: readonly Cell[]): Answer {
  const specification = SPECIFICATIONS.find((one) => one.name === name);
  if (!specification) throw new Error(`no function ${name}`);
  return runFunction(specification, args, textsIn(language).messages);
}
