import { cpus } from 'node:os';
import { CLUB_SIZES, type ActionRow } from './calls';
import type { Loading } from './loading';
import type { Series, Size } from './series';

export interface Results {
  readonly standings: Series;
  readonly counting: Series;
  readonly ratings: Series;
  readonly arithmetic: Series;
  readonly pairing: Series;
  readonly loading: Loading;
  readonly calls: readonly ActionRow[];
}

export interface Target {
  readonly target: string;
  readonly found: string;
  readonly isMet: boolean;
}

const MOST_GROWTH = 1.1;
const MOST_BYTES = 150_000;
const MOST_PAIRING = 10_000;
/** "Well under a second". */
const MOST_STANDINGS = 600;

export function report(results: Results): string {
  const { loading, calls } = results;
  return [
    '# Results of `npm run bench`',
    `Written by the benchmark; what they mean and how they are measured is in \`../README.md\`. Node ${process.versions.node.split('.')[0]}, ${cpus().length} processors. Milliseconds of processor time, medians; in brackets how many times ours that is.`,
    '![Time by size](growth.svg)',
    '## Targets',
    table(
      ['target', 'found', 'met'],
      targets(results).map(({ target, found, isMet }) => [target, found, isMet ? 'yes' : '**no**']),
    ),
    ...seriesOf(results).flatMap((one) => [`## ${one.title}`, seriesTable(one)]),
    '## Loading',
    table(
      ['in a fresh context', 'median, ms', 'least', 'most'],
      loading.timings.map(({ name, median, least, most }) => [name, ms(median), ms(least), ms(most)]),
    ),
    table(
      ['file', 'bytes', 'gzipped', 'loaded by'],
      loading.files.map(({ file, bytes, gzipped, isForEveryCell }) => [
        ...[file, bytes.toLocaleString('en'), gzipped.toLocaleString('en')],
        isForEveryCell ? 'every cell' : 'what needs it',
      ]),
    ),
    '## Service calls',
    table(
      ['action', ...CLUB_SIZES.map((players) => `${players} players`)],
      calls.map(({ action, calls: ofSizes }) => [action, ...ofSizes.map(String)]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** All series, in the order of the report. */
export function seriesOf({ standings, counting, ratings, arithmetic, pairing }: Results): Series[] {
  return [standings, counting, ratings, arithmetic, pairing];
}

export function targets({
  standings,
  counting,
  ratings,
  arithmetic,
  pairing,
  loading,
  calls,
}: Results): Target[] {
  const code = loading.files.find(({ isForEveryCell }) => isForEveryCell)!;
  const growing = calls.filter(({ calls: [few, , many] }) => many! > 1.25 * few!);
  return [
    ...[standings, ratings].flatMap(({ growth, title }) =>
      growth.slice(0, title === 'Ratings' ? 2 : 1).map(({ name, exponent }): Target => ({
        target: `${name} grows linearly: exponent at most ${MOST_GROWTH}`,
        found: exponent.toFixed(2),
        isMet: exponent <= MOST_GROWTH,
      })),
    ),
    ahead(only(standings, 'whole packages', /^[^,]*$/), 1),
    ahead(only(standings, 'a counting of what is read already', /TD_|alone/), 1),
    ahead(counting, 1),
    ahead(only(ratings, 'the libraries in a formula', /TD_|formula/), 1),
    ahead(only(ratings, 'the libraries alone', /TD_|alone/), 1),
    ahead(arithmetic, 1),
    {
      target: '1,000 groups (10,000 matches) in one call well under a second',
      ...under(last(standings.sizes).timings[0]!.median, MOST_STANDINGS),
    },
    {
      target: '400 players paired within 10 s',
      ...under(last(pairing.sizes).timings[0]!.median, MOST_PAIRING),
    },
    {
      target: 'what every cell loads is under 150 kB',
      found: `${code.bytes.toLocaleString('en')} bytes`,
      isMet: code.bytes < MOST_BYTES,
    },
    {
      target:
        'service calls do not grow with the players (16 to 600: a quarter at most, by the shape of the draw)',
      found: growing.length === 0 ? 'none grows' : growing.map(({ action }) => action).join(', '),
      isMet: growing.length === 0,
    },
  ];
}

function under(median: number, most: number): Pick<Target, 'found' | 'isMet'> {
  return { found: `${ms(median)} ms`, isMet: median < most };
}

/** @param own how many of the contestants are ours */
function ahead({ title, sizes }: Series, own: number): Target {
  const behind = new Map<string, number[]>();
  for (const { size, timings } of sizes) {
    for (const { name, median } of timings.slice(own)) {
      if (median < timings[0]!.median) behind.set(name, [...(behind.get(name) ?? []), size]);
    }
  }
  const found = [...behind].map(([name, at]) => `behind ${name} at ${at.join(', ')}`);
  return {
    target: `${title}: ahead of every peer at every size`,
    found: behind.size === 0 ? 'ahead' : found.join('; '),
    isMet: behind.size === 0,
  };
}

/** A series with some of its contestants. */
function only(series: Series, against: string, names: RegExp): Series {
  const sizes = series.sizes.map(({ size, timings }) => ({
    size,
    timings: timings.filter(({ name }) => names.test(name)),
  }));
  return { ...series, title: `${series.title} against ${against}`, sizes };
}

function seriesTable({ unit, sizes, growth }: Series): string {
  return table(
    [unit, ...growth.map(({ name }) => name)],
    [
      ...sizes.map(({ size, timings }) => [
        size.toLocaleString('en'),
        ...timings.map(
          ({ median }, index) => ms(median) + (index === 0 ? '' : ratio({ size, timings }, index)),
        ),
      ]),
      ['grows with size^', ...growth.map(({ exponent }) => exponent.toFixed(2))],
    ],
  );
}

function ratio({ timings }: Size, index: number): string {
  return ` (×${Number((timings[index]!.median / timings[0]!.median).toPrecision(2))})`;
}

function ms(time: number): string {
  return time >= 100 ? Math.round(time).toLocaleString('en') : Number(time.toPrecision(2)).toString();
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

function last<T>(list: readonly T[]): T {
  return list[list.length - 1]!;
}
