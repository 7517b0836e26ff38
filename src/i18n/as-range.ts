/** Longer lists are said by their ends: a sentence with a thousand numbers is none. */
const MOST_NAMED = 12;

/** Numbers that follow each other, as they are listed in a sentence. */
export function asRange(numbers: readonly number[]): readonly (number | string)[] {
  return numbers.length > MOST_NAMED ? [`${numbers[0]!}–${numbers[numbers.length - 1]!}`] : numbers;
}
