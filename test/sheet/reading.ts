import type { Problem, Result } from '../../src/core/result';

/** What was read, where nothing is wrong. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code} ${JSON.stringify(result.problem.place)}`);
  return result.value;
}

/** What is wrong with what was read, and where. */
export function problemOf(result: Result<unknown>): Problem {
  if (result.ok) throw new Error(`nothing wrong with ${JSON.stringify(result.value)}`);
  return result.problem;
}
