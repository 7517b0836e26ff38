import type { Place, Problem } from '../core/result';
import { a1 } from '../sheet/a1';
import { shortened } from '../sheet/cell';
import type { FormulaMessages } from './es/formula-texts';
import type { Messages } from './es/texts';
import type { ProblemTexts } from './problem-texts';

/**
 * An expected problem as one sentence: where, what is wrong, what is allowed.
 *
 * @param mainArgument the argument that a place without a name is in; it goes without saying
 */
export function problemText(problem: Problem, mainArgument: string, messages: FormulaMessages): string {
  return sentence(placeText(problem.place, mainArgument, messages), problem, messages);
}

/** The same for a problem found on a sheet of the workbook: `Calendario!G5: …`, `Calendario, fila 1: …`. */
export function problemOnSheet(problem: Problem, sheet: string, messages: Messages): string {
  const { row, column } = problem.place ?? {};
  if (row === undefined) return sentence(sheet, problem, messages);
  const place =
    column === undefined ? messages.actions.rowOfSheet(sheet, row) : `${sheet}!${a1(row - 1, column - 1)}`;
  return sentence(place, problem, messages);
}

function sentence(place: string, problem: Problem, messages: FormulaMessages): string {
  const texts: ProblemTexts = messages.problems;
  const text = (texts[problem.code] as (params: unknown) => string)(quotable(problem.params));
  return place === '' ? capitalised(`${text}.`) : messages.place.sentence(place, text);
}

/** What a sentence names, cut to what can be read: a cell may hold 50,000 letters. */
function quotable(named: unknown): unknown {
  if (typeof named === 'string') return shortened(named);
  if (Array.isArray(named)) return named.map(quotable);
  if (typeof named !== 'object' || named === null) return named;
  return Object.fromEntries(Object.entries(named).map(([key, one]) => [key, quotable(one)]));
}

function placeText(
  place: Place | undefined,
  mainArgument: string,
  { place: words }: FormulaMessages,
): string {
  if (!place) return '';
  const { row, column, argument } = place;
  const isMain = argument === undefined || argument === mainArgument;
  if (row === undefined) return isMain ? '' : words.argument(argument);
  const where = column === undefined ? words.row(row) : words.rowAndColumn(row, column);
  return isMain ? where : words.inArgument(where, argument);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
