/** Heights that letters have. */
const BARS = '▁▂▃▄▅▆▇█';

/**
 * What Sheets draws as a line, in letters: a bar a number. Undefined for any formula but a sparkline of numbers that stand in
 * it, one below another or side by side.
 */
export function sparklineText(formula: string | undefined): string | undefined {
  const list = /^=SPARKLINE\(\{\s*([-\d.;,\s]+)\}/i.exec(formula ?? '')?.[1];
  if (list === undefined) return undefined;
  const numbers = list
    .split(/[;,]/)
    .map((piece) => Number(piece))
    .filter((number) => !Number.isNaN(number));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const share = (number: number) => (high === low ? 0.5 : (number - low) / (high - low));
  return numbers.map((number) => BARS[Math.round(share(number) * (BARS.length - 1))]).join('');
}
