// A property's case is drawn anew in every run: with one seed a mutant has the same end each time.
process.env.FC_RUNS ??= '0.05';
process.env.FC_SEED ??= '1';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'in-process',
  plugins: ['./scripts/mutation/in-process-runner.mjs'],
  coverageAnalysis: 'perTest',
  mutate: ['src/core/**/*.ts', 'src/sheet/**/*.ts'],
  ignorePatterns: ['dist', 'out', 'coverage', 'docs'],
  tempDirName: 'out/mutation/sandbox',
  // Nothing here is checked for types: a mutant that the compiler would refuse is still run.
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 4_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'out/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 90, low: 90, break: null },
};
