/**
 * A list in an order drawn by a seed: the same seed and length always give the same order, on any machine.
 * Fisher–Yates over the mulberry32 sequence; plain integer arithmetic, so that a commission can repeat the draw.
 */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const drawn = [...list];
  const next = mulberry32(seed);
  for (let last = drawn.length - 1; last > 0; last--) {
    const pick = Math.floor(next() * (last + 1));
    [drawn[last], drawn[pick]] = [drawn[pick]!, drawn[last]!];
  }
  return drawn;
}

/** Numbers in [0, 1) from a 32-bit seed (Tommy Ettinger's mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = (seed % 0x1_0000_0000) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
