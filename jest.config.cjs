/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  // Many suites wait for a browser or for LibreOffice: one worker less would leave a core idle.
  maxWorkers: '100%',
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
