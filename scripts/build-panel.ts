import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Language } from '../src/i18n/languages';

const ROOT = join(__dirname, '..');

/**
 * Builds the panel's page, `panel.html`: script and style inside, nothing fetched from anywhere, since a page of Apps
 * Script has no files beside it.
 */
export async function buildPanel(language: Language, directory: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/ui/panel/main.tsx'), join(ROOT, 'src/ui/panel/panel.css')],
    bundle: true,
    write: false,
    outdir: directory,
    format: 'iife',
    target: 'es2019',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { CUBILETE_LANGUAGE: JSON.stringify(language) },
  });
  const text = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))!.text.trim();
  const file = join(directory, 'panel.html');
  writeFileSync(file, pageOf(language, text('.js'), text('.css')));
  return file;
}

function pageOf(language: Language, script: string, style: string): string {
  // An end tag inside the script would end it; `<?` begins a scriptlet where a page is made from a template.
  const safe = script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cubilete</title>
<style>${style}</style>
</head>
<body>
<div id="panel" data-language="${language}"></div>
<script>${safe}</script>
</body>
</html>
`;
}
