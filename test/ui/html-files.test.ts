import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { livePage as enPage } from '../../src/i18n/en/live-page';
import { en } from '../../src/i18n/en/texts';
import { livePage as esPage } from '../../src/i18n/es/live-page';
import { es } from '../../src/i18n/es/texts';

const ROOT = join(__dirname, '../..');

describe.each(['live', 'snippet', 'print'])('dist/%s.html', (name) => {
  const html = readFileSync(join(ROOT, `dist/${name}.html`), 'utf8');

  test('has its script and its style inside and asks for nothing outside', () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<link|@import|url\(|<script[^>]+src|fetch\(|XMLHttpRequest|sendBeacon/);
    const addresses = [...html.matchAll(/https?:\/\/[\w.]+/g)].map(([address]) => address);
    // Names of namespaces, and whose library it is.
    expect(new Set(addresses.filter((address) => !/w3\.org|github\.com/.test(address)))).toEqual(new Set());
  });

  test('is plain ASCII, and no scriptlet', () => {
    expect(/^[\x20-\x7e\n\t]*$/.test(html)).toBe(true);
    expect(html).not.toContain('<?');
  });
});

test('no page makes HTML of what it is given, but for the preview in which nothing may run', () => {
  const files = readdirSync(join(ROOT, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, 'src/ui', file), 'utf8'));
  const sources = files.join('\n');
  expect(sources).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|new Function/i);
  expect(sources.match(/srcdoc/g)).toHaveLength(1);
  expect(sources).toContain('sandbox="" srcdoc={html}');
});

test('the pages head their tables as the formulas do', () => {
  expect(esPage.standings).toEqual(es.standings);
  expect(enPage.standings).toEqual(en.standings);
});
