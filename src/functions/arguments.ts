import type { NumberWord } from '../core/problems';
import { SWISS_REGULATION } from '../core/regulations/presets';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, rowsOf, type Cell } from '../sheet/cell';
import { parseNumber, parseWhole } from '../sheet/number';
import { readRegulation } from '../sheet/read-regulation';

/** Goes on under the regulation an argument names. */
export function underRegulation<T>(
  argument: Cell,
  compute: (regulation: Regulation) => Result<T>,
  byDefault?: Regulation,
): Result<T> {
  const regulation = readRegulation(argument, byDefault);
  return regulation.ok ? compute(regulation.value) : at(regulation, { argument: 'regulation' });
}

/** Goes on under a regulation that knows Swiss rounds; without an argument under the one that ships with them. */
export function underSwissRegulation<T>(
  argument: Cell,
  compute: (regulation: Regulation) => Result<T>,
): Result<T> {
  const known = (regulation: Regulation) =>
    regulation.swiss === null
      ? fail('notInRegulation', { regulation: regulation.preset, what: 'swiss' })
      : compute(regulation);
  return underRegulation(argument, known, SWISS_REGULATION);
}

/** A whole number that has to be there. */
export function requiredWhole(cell: Cell, name: string, what: NumberWord, min: number): Result<number> {
  if (isBlank(cell)) return fail('missingArgument', { argument: name }, { argument: name });
  const number = parseWhole(cell, what, min);
  return number.ok ? number : at(number, { argument: name });
}

/** A number that has to be there. */
export function requiredNumber(cell: Cell, name: string, what: NumberWord): Result<number> {
  if (isBlank(cell)) return fail('missingArgument', { argument: name }, { argument: name });
  const number = parseNumber(cell, what);
  return number.ok ? number : at(number, { argument: name });
}

/** The one cell of an argument, whether it came as a cell or as a range with one that is filled. */
export function onlyCell(argument: Cell, name: string): Result<Cell> {
  const [cell, ...more] = rowsOf(argument)
    .flat()
    .filter((one) => !isBlank(one));
  return more.length > 0 ? fail('oneValueOnly', { argument: name }) : ok(cell);
}

/**
 * A sheet waits half a minute for a formula and then shows an error that says nothing. More players than can be worked out
 * in a few seconds are a range that was selected too tall, or groups without their column: that is said instead.
 */
export function fitTogether(players: number, most: number): Result<null> {
  return players > most ? fail('tooManyTogether', { players, most }) : ok(null);
}
