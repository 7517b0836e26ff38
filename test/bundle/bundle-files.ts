import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/language';

export const ROOT = join(__dirname, '../..');

/** Builds the bundle in a language, in a folder of its own, and gives that folder. */
export function buildFolder(language: Language): string {
  const folder = mkdtempSync(join(tmpdir(), `cubilete-${language}-`));
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts', '--locale', language, '--out', folder],
    { cwd: ROOT },
  );
  return folder;
}

/** The source of the bundle in a language. */
export function buildIn(language: Language): string {
  return readFileSync(join(buildFolder(language), 'Code.js'), 'utf8');
}
