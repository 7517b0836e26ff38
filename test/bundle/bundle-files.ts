import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/language';

export const ROOT = join(__dirname, '../..');

/** Builds the bundle in a language, in a folder of its own, and gives that folder. */
export function buildFolder(
  language: Language,
  folder = mkdtempSync(join(tmpdir(), `cubilete-${language}-`)),
): string {
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

/** The files of a built folder that hold code as one expression: parts of the bundle, and texts of other languages. */
export function expressionsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) =>
    /^(?:commands|formulas-\w+|texts-\w+)\.html$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** `HtmlService` as far as a bundle without a host needs it: the text of the files beside it. */
export function filesService(files: ReadonlyMap<string, string>): {
  createTemplateFromFile: (name: string) => { getRawContent: () => string };
} {
  return {
    createTemplateFromFile: (name: string) => ({
      getRawContent: () => {
        const text = files.get(`${name}.html`);
        if (text === undefined) throw new Error(`No HTML file named ${name} was found.`);
        return text;
      },
    }),
  };
}
