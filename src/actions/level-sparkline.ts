/** More tournaments than a line as wide as a cell can show. */
const MOST = 36;

const OURS = /^=SPARKLINE\(\{-?\d+(?:;-?\d+)+\}\)$/i;

/**
 * A line of levels in one cell; `''` where there is nothing to draw a line between. Its numbers stand in it, so that it goes
 * with its row when the ranking is sorted. Whole ones, below each other: so it is written alike in every locale.
 */
export function sparkline(levels: readonly number[]): string {
  const shown = levels.slice(-MOST).map((level) => Math.round(level));
  return shown.length < 2 ? '' : `=SPARKLINE({${shown.join(';')}})`;
}

export function isSparkline(formula: string): boolean {
  return OURS.test(formula);
}
