import type { PlayerKey } from '../core/standings/match';

/** Shorter words than this are initials, numerals or names of their own: one letter makes them another. */
const SHORTEST_SLIP = 3;

/**
 * Finds among known names those that another may be meant for. They are shown to the director, never merged (reported
 * fault N03):
 * - one letter typed, left out, doubled or swapped with the next, in a word of three letters or more and not in a number;
 * - the same words in another order;
 * - an initial for a name (`ruiz r.`, `r. ruiz`), or one name without the other's last word, where only one name fits.
 *
 * The known names are prepared once, so that many are compared with many in no time.
 *
 * @returns the names that look like a key, itself never among them; slips first
 */
export function lookAlikes(known: Iterable<PlayerKey>): (key: PlayerKey) => readonly PlayerKey[] {
  const keys = [...new Set(known)];
  const byCut = grouped(keys, cuts);
  const byWords = grouped(keys, (key) => [sortedWords(key)]);
  const byInitials = grouped(keys, (key) => [initials(key)]);
  const byName = grouped(keys, (key) => [wordsOf(key).join(' ')]);
  const byShortened = grouped(keys, withoutLastWord);
  return (key) => {
    const others = (found: readonly PlayerKey[] | undefined) => (found ?? []).filter((one) => one !== key);
    const only = (found: readonly PlayerKey[]) => (found.length === 1 ? found : []);
    return [
      ...new Set([
        ...cuts(key).flatMap((cut) => others(byCut.get(cut)).filter((other) => isSlip(key, other))),
        ...others(byWords.get(sortedWords(key))),
        ...only(others(byInitials.get(initials(key))).filter((other) => isAbbreviated(key, other))),
        ...only([
          ...others(byShortened.get(wordsOf(key).join(' '))),
          ...withoutLastWord(key).flatMap((shortened) => others(byName.get(shortened))),
        ]),
      ]),
    ];
  };
}

function grouped(
  keys: readonly PlayerKey[],
  signsOf: (key: PlayerKey) => readonly string[],
): ReadonlyMap<string, readonly PlayerKey[]> {
  const found = new Map<string, PlayerKey[]>();
  for (const key of keys) {
    for (const sign of new Set(signsOf(key))) {
      const list = found.get(sign);
      if (list) list.push(key);
      else found.set(sign, [key]);
    }
  }
  return found;
}

/** A name and what is left of it without any one of its letters: two that differ by a slip have one of these in common. */
function cuts(key: PlayerKey): string[] {
  return [key, ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))];
}

function isSlip(one: PlayerKey, other: PlayerKey): boolean {
  if (!isOneSlip(one, other)) return false;
  const [words, otherWords] = [one.split(' '), other.split(' ')];
  // A blank typed or left out.
  if (words.length !== otherWords.length) return true;
  const pairs = words.map((word, at) => [lettersOf(word), lettersOf(otherWords[at]!)] as const);
  return pairs.every(
    ([word, otherWord]) =>
      word === otherWord ||
      (Math.max(word.length, otherWord.length) >= SHORTEST_SLIP &&
        !/\d/.test(word + otherWord) &&
        !(isNumeral(word) && isNumeral(otherWord))),
  );
}

/** Two different words, from the first letter in which they differ: one more or fewer, another, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (one[same] === other[same]) same += 1;
  const [left, right] = [one.slice(same), other.slice(same)];
  const isSwap = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwap || left === right.slice(1) || left.slice(1) === right || left.slice(1) === right.slice(1);
}

/** The same words, but that one of the names has an initial where the other has the word; one whole word in common. */
function isAbbreviated(one: PlayerKey, other: PlayerKey): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)];
  const shared = short.filter((word) => word.length > 1 && long.includes(word));
  if (shared.length === 0) return false;
  const left = (words: readonly string[]) => words.filter((word) => !shared.includes(word));
  const [leftOfOne, leftOfOther] = [left(short), left(long)];
  const areInitials = (words: readonly string[]) => words.every((word) => /^\p{L}$/u.test(word));
  return (
    leftOfOne.length === leftOfOther.length &&
    ![...leftOfOne, ...leftOfOther].every(isNumeral) &&
    areInitials(leftOfOne) !== areInitials(leftOfOther)
  );
}

/** None for a single word. */
function withoutLastWord(key: PlayerKey): string[] {
  return [wordsOf(key).slice(0, -1).join(' ')].filter((left) => left !== '');
}

function sortedWords(key: PlayerKey): string {
  return wordsOf(key).sort().join(' ');
}

function initials(key: PlayerKey): string {
  return wordsOf(key)
    .map((word) => word.charAt(0))
    .sort()
    .join('');
}

/** The words of a name without dots and commas: `r.ruiz` has two. */
function wordsOf(key: PlayerKey): string[] {
  return key.split(/[\s.,]/).filter((word) => word !== '');
}

function lettersOf(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '');
}

function isNumeral(word: string): boolean {
  return /^x{0,2}(?:ix|iv|v?i{0,3})$/.test(word);
}
