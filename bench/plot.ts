import type { Series } from './series';

/*
 * Drawn by hand: what there is of chart libraries draws into a browser's page or brings dozens of packages, for a few lines on
 * two logarithmic axes.
 */

const PANEL = { width: 420, height: 320, left: 62, right: 16, top: 36, bottom: 46 } as const;
const COLOURS = ['#0b6e4f', '#c2410c', '#1d4ed8', '#7e22ce'] as const;
const ENTRY = 16;

/** One panel a series, side by side: size across, milliseconds up, both logarithmic; the exponents in the legend. */
export function plot(all: readonly Series[]): string {
  const most = Math.max(...all.map(({ growth }) => growth.length));
  const [width, height] = [PANEL.width * all.length, PANEL.height + most * ENTRY + 8];
  const panels = all.map(
    (series, index) => `<g transform="translate(${index * PANEL.width} 0)">${panel(series)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function panel({ title, unit, sizes, growth }: Series): string {
  const across = axis(
    sizes.map(({ size }) => size),
    PANEL.left,
    PANEL.width - PANEL.right,
  );
  const medians = sizes.flatMap(({ timings }) => timings.map(({ median }) => median));
  const up = axis(medians, PANEL.height - PANEL.bottom, PANEL.top);
  const grid = [
    ...across.ticks.map(
      (tick) =>
        `${line(across.at(tick), PANEL.top, across.at(tick), PANEL.height - PANEL.bottom)}${text(across.at(tick), PANEL.height - PANEL.bottom + 15, label(tick), 'middle')}`,
    ),
    ...up.ticks.map(
      (tick) =>
        `${line(PANEL.left, up.at(tick), PANEL.width - PANEL.right, up.at(tick))}${text(PANEL.left - 6, up.at(tick) + 4, label(tick), 'end')}`,
    ),
  ];
  const curves = growth.map(({ name, exponent }, index) => {
    const points = sizes.map(
      ({ size, timings }) => [across.at(size), up.at(timings[index]!.median)] as const,
    );
    const colour = COLOURS[index % COLOURS.length]!;
    const dots = points.map(([x, y]) => `<circle cx="${one(x)}" cy="${one(y)}" r="3" fill="${colour}"/>`);
    const y = PANEL.height + index * ENTRY;
    return `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map(([x, at]) => `${one(x)},${one(at)}`).join(' ')}"/>${dots.join('')}
<rect x="${PANEL.left}" y="${y - 8}" width="10" height="10" fill="${colour}"/>${text(PANEL.left + 16, y + 1, `${name}: size^${exponent.toFixed(2)}`, 'start')}`;
  });
  return [
    text(PANEL.left, 20, `${title}: milliseconds by ${unit}`, 'start', 'bold'),
    ...grid,
    ...curves,
  ].join('\n');
}

function axis(values: readonly number[], from: number, to: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.log10) as [number, number];
  const at = (value: number) => from + ((Math.log10(value) - least) / (most - least)) * (to - from);
  const ticks: number[] = [];
  for (let power = Math.ceil(least); power <= Math.floor(most); power++) ticks.push(10 ** power);
  return { at, ticks };
}

const one = (number: number) => number.toFixed(1);
const label = (tick: number) => (tick >= 1 ? tick.toLocaleString('en') : String(Number(tick.toPrecision(1))));

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${one(x1)}" y1="${one(y1)}" x2="${one(x2)}" y2="${one(y2)}" stroke="#ddd"/>`;
}

function text(x: number, y: number, content: string, anchor: string, weight = 'normal'): string {
  return `<text x="${one(x)}" y="${one(y)}" text-anchor="${anchor}" font-weight="${weight}">${content}</text>`;
}
