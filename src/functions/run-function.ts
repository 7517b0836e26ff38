import type { FormulaMessages } from '../i18n/es/formula-texts';
import { problemText } from '../i18n/problem-text';
import { fail } from '../core/result';
import type { Cell } from '../sheet/cell';
import { readLocalWallClock, type ReadWallClock } from '../sheet/time';
import type { Answer, FunctionSpecification } from './specification';

/**
 * Runs a custom function as the sheet calls it: cells in, cells out. An expected problem is thrown as one sentence,
 * which Sheets shows on hovering the cell.
 */
export function runFunction(
  specification: FunctionSpecification,
  args: readonly Cell[],
  messages: FormulaMessages,
  readWallClock: ReadWallClock = readLocalWallClock,
): Answer {
  const mainArgument = specification.args[0]!.name;
  const missing = specification.args.find(
    ({ optional, type }, index) => !optional && type === 'range' && args[index] === undefined,
  );
  const result = missing
    ? fail('missingArgument', { argument: missing.name })
    : specification.compute(args, { messages, readWallClock });
  if (!result.ok) throw new Error(problemText(result.problem, mainArgument, messages));
  return result.value;
}
