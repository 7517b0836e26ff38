/** The size that a line of levels is drawn in; the page stretches it to its column. */
export const LINE_BOX = { width: 60, height: 20 } as const;
/** Room for the thickness of the line. */
const EDGE = 2;

/** Where the line of levels goes, `x,y x,y`: the highest level at the top; all of them alike in the middle. */
export function levelPoints(levels: readonly number[]): string {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const across = (LINE_BOX.width - 2 * EDGE) / Math.max(1, levels.length - 1);
  const rounded = (number: number) => Math.round(number * 10) / 10;
  return levels
    .map((level, index) => {
      const share = high === low ? 0.5 : (high - level) / (high - low);
      return `${rounded(EDGE + index * across)},${rounded(EDGE + share * (LINE_BOX.height - 2 * EDGE))}`;
    })
    .join(' ');
}
