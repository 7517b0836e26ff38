import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceCalls } from './calls';
import { loading } from './loading';
import { plot } from './plot';
import { report, targets, type Results } from './report';
import { pairingSeries, ratingsSeries, standingsSeries } from './series';

const RESULTS = join(__dirname, 'results');
const FIGURES = join(RESULTS, 'results.json');

const PARTS: { readonly [Part in keyof Results]: () => Results[Part] | Promise<Results[Part]> } = {
  loading,
  standings: standingsSeries,
  ratings: ratingsSeries,
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
  const results = existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Partial<Results>) : {};
  for (const [name, measure] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    Object.assign(results, { [name]: await measure() });
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(FIGURES, `${JSON.stringify(results, null, 2)}\n`);
  }
  const missing = Object.keys(PARTS).filter((name) => !(name in results));
  if (missing.length > 0) return console.log(`Still to be measured: ${missing.join(', ')}`);
  write(results as Results);
}

function write(results: Results): void {
  const series = [results.standings, results.ratings, results.pairing];
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
