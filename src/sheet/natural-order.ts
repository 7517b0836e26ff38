import { fold } from './text';

/** In the order a person would list them: `G2` before `G10`, capitals and accents ignored. */
export function inNaturalOrder<T>(list: readonly T[], textOf: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, parts: parts(textOf(item)) }))
    .sort((one, other) => compareParts(one.parts, other.parts))
    .map(({ item }) => item);
}

function parts(text: string): (string | number)[] {
  return (fold(text).match(/\d+|\D+/g) ?? []).map((part) => (/\d/.test(part) ? Number(part) : part));
}

function compareParts(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const [left, right] = [one[index]!, other[index]!];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return one.length - other.length;
}
