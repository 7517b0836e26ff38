import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceCalls } from './calls';
import { loading } from './loading';
import { plot } from './plot';
import { report, seriesOf, targets, type Results } from './report';
import { arithmeticSeries, countingSeries, pairingSeries, ratingsSeries, standingsSeries } from './series';

const RESULTS = join(__dirname, 'results');
const FIGURES = join(RESULTS, 'results.json');

const PARTS: { readonly [Part in keyof Results]: () => Results[Part] | Promise<Results[Part]> } = {
  loading,
  standings: standingsSeries,
  counting: countingSeries,
  ratings: ratingsSeries,
  arithmetic: arithmeticSeries,
  pairing: pairingSeries,
  calls: serviceCalls,
};

/**
 * Measures the built bundle in `dist/` and what a user would take instead; writes a table, the figures and a plot. Parts that
 * are named are measured alone, and the others' figures kept.
 */
async function main(named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: there are ${Object.keys(PARTS).join(', ')}`);
  }
  const parts = named.length > 0 ? named : Object.keys(PARTS);
  if (parts.length > 1) return parts.forEach(inItsOwnProcess);
  const results = existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Partial<Results>) : {};
  const [part] = parts as [keyof Results];
  Object.assign(results, { [part]: await PARTS[part]() });
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(results, null, 2)}\n`);
  const missing = Object.keys(PARTS).filter((name) => !(name in results));
  if (missing.length > 0) return console.log(`Still to be measured: ${missing.join(', ')}`);
  write(results as Results);
}

/** What one part has measured would be compiled already when another measures it beside something else. */
function inItsOwnProcess(part: string): void {
  execFileSync(process.execPath, [...process.execArgv, __filename, part], { stdio: 'inherit' });
}

function write(results: Results): void {
  const series = seriesOf(results);
  writeFileSync(join(RESULTS, 'results.md'), report(results));
  writeFileSync(join(RESULTS, 'growth.svg'), plot(series));
  for (const { name, exponent } of series.flatMap(({ growth }) => growth)) {
    console.log(`${name} grows with size^${exponent.toFixed(2)}`);
  }
  for (const { target, found, isMet } of targets(results)) {
    console.log(`${isMet ? 'met' : 'NOT MET'}: ${target} (${found})`);
  }
}

void main(process.argv.slice(2));
