/** `A`, `A y B`, `A, B y C`; the joining word may depend on the word after it. */
export function listOf(words: readonly (string | number)[], joinBefore: (next: string) => string): string {
  const texts = words.map(String);
  const last = texts[texts.length - 1] ?? '';
  if (texts.length < 2) return last;
  return `${texts.slice(0, -1).join(', ')} ${joinBefore(last)} ${last}`;
}

/** Spanish «y» before a word: «e» where it would meet its own sound. */
export function spanishAnd(next: string): string {
  return /^(i|hi(?!e))/i.test(next) ? 'e' : 'y';
}

/** Spanish «o» before a word or number: «u» where it would meet its own sound. */
export function spanishOr(next: string): string {
  return /^(o|ho|8|11$)/i.test(next) ? 'u' : 'o';
}

/** A difference with its sign: `+2`, `0`, `−1`. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** One or several, as Spanish, English and Greek count. */
export function oneOrMany(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/**
 * One, few or many, as Russian counts whole numbers (CLDR): 1, 21, 101 партия; 2–4, 22 партии; 5, 11–14, 111 партий.
 * Written out: `Intl.PluralRules` need not be there.
 */
export function oneFewMany(count: number, one: string, few: string, many: string): string {
  const [units, tens] = [Math.abs(count) % 10, Math.abs(count) % 100];
  if (units === 1 && tens !== 11) return one;
  return units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14) ? few : many;
}

/** How many of each size there are, the largest number first: `[[4, 10], [3, 1]]`. */
export function countBySize(sizes: readonly number[]): [size: number, count: number][] {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Points counted in halves, as a scoresheet has them: `2½`. */
export function halves(halfPoints: number): string {
  if (halfPoints === 1) return '½';
  return halfPoints % 2 === 1 ? `${(halfPoints - 1) / 2}½` : String(halfPoints / 2);
}
