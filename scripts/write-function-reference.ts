import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionReference } from './function-reference';

const DOCS = join(__dirname, '../docs');

mkdirSync(DOCS, { recursive: true });
writeFileSync(join(DOCS, 'functions.md'), functionReference('es'));
writeFileSync(join(DOCS, 'functions.en.md'), functionReference('en'));
console.log('Written: docs/functions.md, docs/functions.en.md');
