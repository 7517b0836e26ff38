/**
 * Properties and the fuzzer with about a million cases: `npm run test:long [-- TEST…]`. FC_RUNS and FC_SEED given by the
 * caller count; else a seed is drawn and said, so that what fails can be seen again.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The usual run draws some 69,000 cases in these folders. */
const FACTOR = '15';
const FOLDERS = ['test/fuzz', 'test/invariants', 'test/core', 'test/functions'];

const seed = process.env['FC_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));
const runs = process.env['FC_RUNS'] ?? FACTOR;
const given = process.argv.slice(2);
process.stdout.write(`FC_SEED=${seed} FC_RUNS=${runs}\n`);
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'jest', 'bin', 'jest.js'), ...(given.length > 0 ? given : FOLDERS)],
  { stdio: 'inherit', env: { ...process.env, FC_SEED: seed, FC_RUNS: runs } },
);
process.exitCode = status ?? 1;
