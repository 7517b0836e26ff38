import type { FormulaMessages } from './es/formula-texts';

/**
 * Texts that are only loaded when one of them is looked up: most formulas give numbers and need none.
 *
 * @param like texts of any language, for the keys
 */
export function lazyMessages(like: FormulaMessages, load: () => FormulaMessages): FormulaMessages {
  let loaded: FormulaMessages | null = null;
  const lazy = {};
  for (const key of Object.keys(like) as (keyof FormulaMessages)[]) {
    Object.defineProperty(lazy, key, { enumerable: true, get: () => (loaded ??= load())[key] });
  }
  return lazy as FormulaMessages;
}
