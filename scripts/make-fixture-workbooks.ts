import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS } from './workbooks/books';
import { makeWorkbook } from './workbooks/package';

/** Writes the workbooks that tests open as directors have them: `npx tsx scripts/make-fixture-workbooks.ts [FOLDER]`. */
const folder = process.argv[2] ?? join(__dirname, '..', 'test', 'fixtures', 'workbooks');
mkdirSync(folder, { recursive: true });
for (const book of BOOKS) {
  const bytes = makeWorkbook(book());
  writeFileSync(join(folder, book().file), bytes);
  console.log(`${book().file}: ${bytes.length} bytes`);
}
