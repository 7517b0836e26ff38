/**
 * The tests, written for jest, read file by file into this process and kept there, so that a mutant costs only the tests that
 * go through it. What they take from '@jest/globals' is given here.
 */
const { readdirSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { expect } = require('expect');
const { bind } = require('jest-each');

const FOLDERS = ['core', 'sheet', 'functions', 'invariants'];

// Their time goes into size, noise or other processes; what they would notice, others notice by a value.
const LEFT_OUT = /large-events|any-input|any-draw|separation|best-matching|times-in-other-zones/;

// What a test file does while it is read is no test's doing, nor does it make a mutant one for which everything must be read
// again ("static"): only what the files under src do when they are read does.
const READING_TESTS = '(reading the tests)';

const coverage = (globalThis.__stryker__ ??= {});
const transformed = new Map();
let given;

/** The test files under `root` whose path MUTATION_TESTS, a regular expression, finds: all without it. */
function testFiles(root) {
  const asked = new RegExp(process.env.MUTATION_TESTS ?? '');
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, 'test', folder), { recursive: true })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.join(root, 'test', folder, name)),
  )
    .filter((file) => asked.test(file) && !LEFT_OUT.test(file))
    .sort();
}

/** The tests of a file, in their order: `{ id, file, run }`. The same file has the same ids each time. */
function readTests(file) {
  const tests = [];
  const titles = [];
  const hooks = [];
  const describe = (title, body) => {
    titles.push(title);
    body();
    titles.pop();
  };
  const test = (title, body) => {
    const before = [...hooks];
    const id = [path.basename(file, '.test.ts'), tests.length, ...titles, title].join(' ');
    const run = async () => {
      for (const hook of before) await (hook.done ??= hook.run());
      await body();
    };
    tests.push({ id, file, run });
  };
  given = {
    expect,
    beforeAll: (hook) => hooks.push({ run: async () => hook() }),
    describe: Object.assign(describe, { each: bind(describe) }),
    test: Object.assign(test, { each: bind(test) }),
  };
  require(file);
  return tests;
}

/** What is read next is read anew, its constants too. */
function forgetModules(root) {
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(root) && !file.includes('node_modules') && file.endsWith('.ts'))
      delete require.cache[file];
  }
}

require.extensions['.ts'] = (module, file) => {
  const before = coverage.currentTestId;
  coverage.currentTestId = /[\\/]test[\\/]/.test(file) ? READING_TESTS : undefined;
  try {
    module._compile(codeOf(file), file);
  } finally {
    coverage.currentTestId = before;
  }
};

function codeOf(file) {
  if (!transformed.has(file)) {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      ...{ filename: file, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      module: { type: 'commonjs' },
    });
    transformed.set(file, code);
  }
  return transformed.get(file);
}

const load = Module._load;
Module._load = function (request, ...rest) {
  return request === '@jest/globals' ? given : load.call(this, request, ...rest);
};

// Put in by the build.
globalThis.CUBILETE_LANGUAGE = 'es';

module.exports = { forgetModules, readTests, testFiles };
