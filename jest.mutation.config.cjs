// What `npm run mutation` runs: the tests that are about src/core and src/sheet, and fast. MUTATION_TESTS, a regular
// expression, takes fewer of them.
const { testMatch: _, ...base } = require('./jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  // Which tests a file has is found by following imports: through src too.
  roots: ['<rootDir>/test', '<rootDir>/src'],
  testRegex: process.env.MUTATION_TESTS || '/test/(core|sheet|functions|invariants)/.*\\.test\\.ts$',
  // Their time goes into size or noise; what they would notice, others notice by a value.
  testPathIgnorePatterns: ['/large-events', '/any-input', '/any-draw', '/separation', '/best-matching'],
};
