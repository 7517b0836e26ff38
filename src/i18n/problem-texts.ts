import type { Problems } from '../core/problems';

/** A sentence for every problem there is: the compiler holds the languages to it. */
export type ProblemTexts = { readonly [Code in keyof Problems]: (params: Problems[Code]) => string };
