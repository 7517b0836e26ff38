import { describe, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { livePage as liveEl } from '../../src/i18n/el/live-page';
import { panelPage as panelEl } from '../../src/i18n/el/panel-page';
import { livePage as liveEn } from '../../src/i18n/en/live-page';
import { panelPage as panelEn } from '../../src/i18n/en/panel-page';
import { livePage as liveEs } from '../../src/i18n/es/live-page';
import { panelPage as panelEs } from '../../src/i18n/es/panel-page';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { livePage as liveRu } from '../../src/i18n/ru/live-page';
import { panelPage as panelRu } from '../../src/i18n/ru/panel-page';

const PAGES = {
  live: { es: liveEs, en: liveEn, el: liveEl, ru: liveRu },
  panel: { es: panelEs, en: panelEn, el: panelEl, ru: panelRu },
};

type Text = string | ((...given: unknown[]) => string);

function leavesOf(value: object, path = ''): [path: string, text: Text][] {
  return Object.entries(value).flatMap(([key, inner]: [string, Text | object]) =>
    typeof inner === 'object' ? leavesOf(inner, `${path}${key}.`) : [[path + key, inner]],
  );
}

/** What the functions get: a count, a clock or a name, whichever fits; both are tried. */
const GIVEN: readonly (readonly unknown[])[] = [
  ...[0, 1, 2, 5, 21, 59, 100, 5000, 400000].map((count) => [count, count, count]),
  ['21:14', 5, 'X'],
  ['2026-03-07', '21:14', 'X'],
];

function saidBy(text: Text): string[] {
  if (typeof text === 'string') return [text];
  return GIVEN.flatMap((given) => {
    try {
      return [text(...given)];
    } catch {
      return []; // a name where it counts, or the other way round
    }
  });
}

const PAGE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];

describe.each(PAGE_NAMES)('the texts of the page: %s', (page) => {
  const inLanguage = (language: Language) => new Map(leavesOf(PAGES[page][language]));

  test.each(LANGUAGES)('%s says something under every key', (language) => {
    const leaves = inLanguage(language);
    expect([...leaves.keys()].sort()).toEqual([...inLanguage('es').keys()].sort());
    const bad = [...leaves].filter(([, text]) => {
      const said = saidBy(text);
      return said.length === 0 || said.some((one) => one === '' || /undefined|\[object|=>/.test(one));
    });
    expect(bad.map(([path]) => path)).toEqual([]);
  });

  test.each(['el', 'ru'] as const)('nothing is left untranslated in %s', (language) => {
    const same = [...inLanguage(language)].filter(([path, text]) =>
      (['es', 'en'] as const).some((other) => {
        const theirs = saidBy(inLanguage(other).get(path)!);
        const letters = (said: string) => /\p{L}/u.test(said.replace(/X|NaN/g, ''));
        return saidBy(text).some((said, index) => said === theirs[index] && letters(said));
      }),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });

  test.each([
    ['el', /[α-ωάέήίόύώ][a-z]|[a-z][α-ωάέήίόύώ]/i],
    ['ru', /[а-яё][a-z]|[a-z][а-яё]/i],
  ] as const)('the letters are those of %s', (language, mixed) => {
    const texts = [...inLanguage(language).values()].flatMap(saidBy);
    expect(texts.filter((said) => mixed.test(said))).toEqual([]);
  });

  test('every text is used', () => {
    const folders = page === 'panel' ? ['panel'] : ['common', 'live', 'snippet', 'print'];
    const code = folders
      .flatMap((folder) => {
        const path = join(__dirname, '../../src/ui', folder);
        return readdirSync(path).map((file) => readFileSync(join(path, file), 'utf8'));
      })
      .join('\n');
    const unused = [...inLanguage('es').keys()].filter((path) => {
      const [key, parent] = path.split('.').reverse();
      const looksUp = new RegExp(`texts\\.(?:\\w+\\.)*${parent}\\b(?:\\[|\\W*\\n|;|,|\\))`);
      return !new RegExp(`\\b${key}\\b`).test(code) && !(parent && looksUp.test(code));
    });
    expect(unused).toEqual([]);
  });
});

test.each([
  [1, '1 матч уже должен был закончиться', '1 ματς θα έπρεπε να έχει τελειώσει'],
  [3, '3 матча уже должны были закончиться', '3 ματς θα έπρεπε να έχουν τελειώσει'],
  [11, '11 матчей уже должны были закончиться', '11 ματς θα έπρεπε να έχουν τελειώσει'],
  [21, '21 матч уже должен был закончиться', '21 ματς θα έπρεπε να έχουν τελειώσει'],
])('%d matches that should have ended', (count, russian, greek) => {
  expect(panelRu.missingResults(count)).toBe(russian);
  expect(panelEl.missingResults(count)).toBe(greek);
});
