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

  test('speaks all languages, its own unless the script says another; no scriptlet, no end of the script within it', async () => {
    const html = await page;
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<div id="panel" data-language="${language}"></div>`);
    for (const search of ['Buscar jugador', 'Find a player', 'Αναζήτηση παίκτη', 'Найти игрока']) {
      expect(html).toContain(search);
    }
    expect(html).not.toContain('<?');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
