/**
 * A test runner for Stryker that keeps the tests loaded and begins with the quickest: most mutants are caught in milliseconds.
 * (The runners for jest and mocha take them in the order of files, and read everything again where a part would do.)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
} from '@stryker-mutator/api/test-runner';

const FIRST_RUN = 'first-run.json';

/** A test that takes more of the processor's time is left out: what it alone would catch counts as not caught. */
const MOST_CPU_MS = Number(process.env.MUTATION_MOST_CPU_MS ?? 400);

/** A loop without end is told by a test going through the mutant so many times as often as without it. */
const OUT_OF_HAND = 100;

class InProcessRunner {
  #root = process.cwd();
  #reader = createRequire(import.meta.url)(path.join(this.#root, 'scripts/mutation/read-tests.cjs'));
  #context = (globalThis.__stryker__ ??= {});
  #tests = [];
  #firstRun;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    this.#readAll();
    const durations = {};
    const tests = [];
    for (const { id, file, run } of this.#tests) {
      const begun = performance.now();
      const used = process.cpuUsage();
      this.#context.currentTestId = id;
      const failure = await failureOf(run);
      const timeSpentMs = performance.now() - begun;
      if (failure === undefined && process.cpuUsage(used).user / 1000 > MOST_CPU_MS) {
        delete this.#context.mutantCoverage?.perTest[id];
        continue;
      }
      durations[id] = timeSpentMs;
      const status = failure === undefined ? TestStatus.Success : TestStatus.Failed;
      tests.push({ ...{ id, name: id, fileName: file, timeSpentMs, status }, failureMessage: failure });
    }
    this.#context.currentTestId = undefined;
    const mutantCoverage = this.#context.mutantCoverage;
    this.#firstRun = { durations, hits: mutantCoverage?.perTest ?? {} };
    // For the processes that don't make this run.
    writeFileSync(FIRST_RUN, JSON.stringify(this.#firstRun));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, mutantActivation, reloadEnvironment, sandboxFileName }) {
    this.#firstRun ??= JSON.parse(readFileSync(FIRST_RUN, 'utf8'));
    Object.assign(this.#context, { hitLimit: undefined, hitCount: undefined, activeMutant: undefined });
    if (mutantActivation === 'static') return this.#whileReading(activeMutant.id, sandboxFileName);
    if (reloadEnvironment || this.#tests.length === 0) this.#readAll();
    this.#context.activeMutant = activeMutant.id;
    const filter = new Set(testFilter);
    return this.#firstFailure(this.#tests.filter(({ id }) => filter.has(id)));
  }

  #readAll() {
    this.#reader.forgetModules(this.#root);
    this.#tests = this.#reader.testFiles(this.#root).flatMap((file) => this.#reader.readTests(file));
  }

  /** A mutant in what a file does when it is read: test files are read one by one, those named like it first. */
  async #whileReading(mutant, sourceFile) {
    this.#context.activeMutant = mutant;
    this.#reader.forgetModules(this.#root);
    let nrOfTests = 0;
    for (const file of this.#nearestFirst(sourceFile)) {
      let tests = [];
      const failure = await failureOf(() => (tests = this.#reader.readTests(file)));
      // Where the tests can't even be read the mutant is as caught as can be.
      if (failure !== undefined) return killed([], failure, nrOfTests);
      const result = await this.#firstFailure(tests);
      nrOfTests += result.nrOfTests ?? 0;
      if (result.status !== MutantRunStatus.Survived) return result;
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  #nearestFirst(sourceFile) {
    const name = path.basename(sourceFile, '.ts');
    const folder = path.dirname(path.relative(path.join(this.#root, 'src'), sourceFile));
    const nearness = (file) => (file.includes(name) ? 2 : 0) + (file.includes(`/test/${folder}/`) ? 1 : 0);
    return this.#reader.testFiles(this.#root).sort((one, other) => nearness(other) - nearness(one));
  }

  async #firstFailure(tests) {
    const { durations, hits } = this.#firstRun;
    const quickestFirst = tests
      .filter(({ id }) => durations[id] !== undefined)
      .sort((one, other) => durations[one.id] - durations[other.id]);
    for (const [index, { id, run }] of quickestFirst.entries()) {
      this.#context.hitCount = 0;
      this.#context.hitLimit = OUT_OF_HAND * (10 + (hits[id]?.[this.#context.activeMutant] ?? 0));
      const failure = await failureOf(run);
      const outOfHand = determineHitLimitReached(this.#context.hitCount, this.#context.hitLimit);
      if (outOfHand) return outOfHand;
      if (failure !== undefined) return killed([id], failure, index + 1);
    }
    return { status: MutantRunStatus.Survived, nrOfTests: quickestFirst.length };
  }
}

function killed(killedBy, failureMessage, nrOfTests) {
  return { status: MutantRunStatus.Killed, killedBy, failureMessage, nrOfTests };
}

/** What a test says when it fails; undefined if it passes. */
async function failureOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
