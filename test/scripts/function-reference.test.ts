import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionReference } from '../../scripts/function-reference';

test.each([
  ['es', 'functions.md'],
  ['en', 'functions.en.md'],
] as const)(
  'the function reference in %s is what the specifications say (npm run docs)',
  (language, file) => {
    const written = readFileSync(join(__dirname, '../../docs', file), 'utf8');
    expect(written).toBe(functionReference(language));
  },
);
