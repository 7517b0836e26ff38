import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPanel } from '../../scripts/build-panel';
import { LANGUAGES } from '../../src/i18n/language';

describe.each(LANGUAGES)("the panel's page in %s", (language) => {
  const page = buildPanel(language, mkdtempSync(join(tmpdir(), 'cubilete-panel-'))).then((file) =>
    readFileSync(file, 'utf8'),
  );

  test('is one file that asks for nothing outside', async () => {
    const html = await page;
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<link|<img|@import|url\(|src=|\bfetch\(|XMLHttpRequest|import\(/);
    const addresses = [...html.matchAll(/https?:\/\/[^"'` )]+/g)].map(([address]) => address);
    expect(addresses.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([]);
  });

  test('has one language, no scriptlet and no end of the script within it', async () => {
    const html = await page;
    expect(html).toContain(`<html lang="${language === 'es' ? 'es' : 'en'}">`);
    expect(html.includes('Buscar jugador')).toBe(language === 'es');
    expect(html.includes('Find a player')).toBe(language !== 'es');
    expect(html).not.toContain('<?');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
