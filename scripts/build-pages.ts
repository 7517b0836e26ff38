import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Language } from '../src/i18n/languages';

const ROOT = join(__dirname, '..');

/** A page of the add-on: its folder in `src/ui` with `main.tsx` and a style sheet of the folder's name. */
const PAGES = ['live', 'snippet', 'print'] as const;

/**
 * Builds `dist/live.html` and its like: script and style stand inside, since Apps Script serves nothing else, and nothing is
 * asked for outside.
 */
export async function buildPages(language: Language, directory: string): Promise<void> {
  for (const page of PAGES) {
    const folder = join(ROOT, 'src/ui', page);
    const [script, style] = await Promise.all([
      bundled(join(folder, 'main.tsx'), language),
      bundled(join(folder, `${page}.css`), language),
    ]);
    writeFileSync(join(directory, `${page}.html`), pageHtml(language, script, style));
  }
}

async function bundled(entry: string, language: Language): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    // Every character of its own survives whatever the page is served as.
    charset: 'ascii',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { CUBILETE_LANGUAGE: JSON.stringify(language) },
  });
  return outputFiles[0]!.text.trim();
}

/** Nothing in a script or a style may end its element. */
function pageHtml(language: string, script: string, style: string): string {
  const inside = (text: string) => text.replace(/<\/(script|style)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
  return [
    '<!DOCTYPE html>',
    notices(),
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<base target="_top">',
    `<style>${inside(style)}</style>`,
    '</head>',
    '<body>',
    `<div id="page" data-language="${language}"></div>`,
    `<script>${inside(script)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Whose work is inside, as their licences ask. */
function notices(): string {
  const lines = ['preact', 'uqr'].map((name) => {
    const licence = readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8');
    return `${name}: MIT, ${[...licence.matchAll(/^Copyright.*$/gm)].map(([line]) => line.trim()).join('; ')}`;
  });
  return `<!-- ${lines.join('. ').replace(/--+|[<>]/g, '')} -->`;
}
