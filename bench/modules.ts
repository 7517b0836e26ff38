import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const ROOT = join(__dirname, '..');

/**
 * Modules of the program that no formula offers by name, built with the bundle's settings.
 *
 * @param entry the text of a module that exports them, with paths from the project's root
 */
export function builtModules<Exports>(entry: string): Exports {
  const { outputFiles } = buildSync({
    ...{ bundle: true, write: false, minify: true, target: 'es2019', format: 'iife', globalName: 'Built' },
    stdin: { contents: entry, resolveDir: ROOT, loader: 'ts' },
  });
  return runInThisContext(`(function () { ${outputFiles[0]!.text}\nreturn Built; })()`) as Exports;
}
