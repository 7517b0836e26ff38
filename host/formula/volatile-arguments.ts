import { tokensOf } from './tokens';

/** TODAY is the one that Google lets through. */
const NOT_ALLOWED = new Set(['NOW', 'RAND', 'RANDARRAY', 'RANDBETWEEN']);

export const VOLATILE_ARGUMENT =
  'This function is not allowed to reference a cell with NOW(), RAND(), RANDARRAY(), or RANDBETWEEN().';

/** Whether a custom function of a formula is given something that is new at every moment. */
export function hasVolatileArgument(formula: string, ours: ReadonlySet<string>): boolean {
  /** For each open parenthesis, whether it stands inside a call of ours. */
  const inside: boolean[] = [];
  let called = false;
  for (const { kind, text } of tokensOf(formula)) {
    const within = inside.at(-1) ?? false;
    if (kind === 'function') {
      if (within && NOT_ALLOWED.has(text.toUpperCase())) return true;
      called = ours.has(text.toUpperCase());
    } else if (text === '(') {
      inside.push(within || called);
      called = false;
    } else if (text === ')') {
      inside.pop();
    }
  }
  return false;
}
