/**
 * The name among `keys` that differs from `key` by one letter typed, left out, doubled or swapped with the next.
 * Look-alikes are shown to the director, never merged (reported fault N03).
 */
export function lookAlike(key: string, keys: Iterable<string>): string | null {
  for (const other of keys) if (other !== key && isOneSlip(key, other)) return other;
  return null;
}

function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1;
  }
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwap || (left.length <= 1 && right.length <= 1);
}
