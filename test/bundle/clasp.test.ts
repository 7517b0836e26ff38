import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './bundle-files';

test('exactly the bundle, its parts, its pages, its manifest and the texts of the other languages would be pushed', () => {
  const clasp = join(ROOT, 'node_modules/@google/clasp/build/src/index.js');
  // A home of its own: no login may be found.
  const home = mkdtempSync(join(tmpdir(), 'cubilete-home-'));
  const output = execFileSync(process.execPath, [clasp, 'show-file-status', '--json'], {
    cwd: ROOT,
    env: { ...process.env, HOME: home },
    encoding: 'utf8',
  });
  const { filesToPush } = JSON.parse(output) as { filesToPush: string[] };
  expect(filesToPush.map((file) => file.replace(/^dist\//, '')).sort()).toEqual([
    'Code.js',
    'appsscript.json',
    'commands.html',
    ...['formulas-draw.html', 'formulas-swiss.html'],
    'live.html',
    'panel.html',
    'print.html',
    'snippet.html',
    ...['texts-el.html', 'texts-en.html', 'texts-ru.html'],
  ]);
});

test('the manifest asks for V8 and for no more than the document and its menus', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/appsscript.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(manifest).toMatchObject({
    runtimeVersion: 'V8',
    oauthScopes: [
      'https://www.googleapis.com/auth/spreadsheets.currentonly',
      'https://www.googleapis.com/auth/script.container.ui',
    ],
  });
});
