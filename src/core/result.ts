import type { Problems } from './problems';

/**
 * What an operation gives back where failure is expected: the value, or the problem as data.
 * `throw` is kept for bugs (architecture, style 4).
 */
export type Result<T> = Ok<T> | Failure;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
}

/** Where something is wrong: row and column of the given range from 1, the header row included; and which argument. */
export interface Place {
  readonly row?: number;
  readonly column?: number;
  readonly argument?: string;
}

export type ProblemCode = keyof Problems;

/** An expected failure: what is wrong, with what is needed to say it in any language, and where. */
export type Problem = {
  [Code in ProblemCode]: { readonly code: Code; readonly params: Problems[Code]; readonly place?: Place };
}[ProblemCode];

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function fail<Code extends ProblemCode>(code: Code, params: Problems[Code], place?: Place): Failure {
  return { ok: false, problem: { code, params, ...(place && { place }) } as Problem };
}

/** The same failure, with what its place does not say yet. */
export function at(failure: Failure, place: Place): Failure {
  return {
    ok: false,
    problem: { ...failure.problem, place: { ...place, ...failure.problem.place } },
  };
}
