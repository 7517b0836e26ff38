/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  // Put in by the build; pages read their texts by it.
  globals: { CUBILETE_LANGUAGE: 'es' },
  testMatch: ['**/*.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  collectCoverageFrom: ['src/**/*.ts', 'host/**/*.ts'],
};
