import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Language } from '../../src/i18n/languages';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { ROOT } from '../bundle/bundle-files';
import { isSaid, quotedIn, textsOf, type Pieces } from './words';

const MARKS: Readonly<Record<Language, readonly [string, string]>> = {
  ...{ es: ['«', '»'], en: ['“', '”'], ru: ['«', '»'], el: ['«', '»'] },
};

/** Quoted, and nobody's words but the guide's: what people type, and the regulations' own titles. */
const OWN_WORDS = new Set([
  ...['Apellido, Nombre', 'Surname, Name', 'Pagó', 'A. R.', 'Регламент Турниров'],
  'Κανόνες και διαδικασίες του backgammon',
]);

const PAGES = [
  ...['docs/guia', 'docs/guide'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
  ...['docs/despliegue.md', 'docs/deployment.md', 'README.md'],
];

function languageOf(page: string): Language {
  const own = /\.(ru|el)\.md$/.exec(page)?.[1];
  if (own === 'ru' || own === 'el') return own;
  return page.startsWith('docs/guia') || page.includes('despliegue') ? 'es' : 'en';
}

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
/** Blocks of code and code in a line are nobody's words. */
const prose = (page: string): string => read(page).replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ');

const known = new Map<Language, readonly Pieces[]>();
const textsIn = (language: Language): readonly Pieces[] => {
  const texts = known.get(language) ?? textsOf(language);
  known.set(language, texts);
  return texts;
};

const guidePages = PAGES.filter((page) => page !== 'README.md' && page !== 'docs/deployment.md');

test.each(guidePages)('%s quotes what the program says', (page) => {
  const language = languageOf(page);
  const quoted = quotedIn(prose(page), MARKS[language]).filter((one) => !OWN_WORDS.has(one));
  expect(quoted.filter((one) => !isSaid(one, textsIn(language)))).toEqual([]);
});

test.each(PAGES)('every link and picture of %s leads somewhere', (page) => {
  const targets = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  const broken = targets.filter((target) => {
    if (/^https:\/\//.test(target)) return false;
    const [path, anchor] = target.split('#');
    const file = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path!));
    if (!existsSync(join(ROOT, file))) return true;
    return anchor !== undefined && !anchorsOf(file).includes(decodeURIComponent(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(PAGES)('every function that %s names is there', (page) => {
  const names = new Set([...read(page).matchAll(/\bTD_[A-Z_]+/g)].map(([name]) => name));
  const functions = new Set<string>(SPECIFICATIONS.map(({ name }) => name));
  expect([...names].filter((name) => name !== 'TD_' && !functions.has(name))).toEqual([]);
});

/** Headings as the address names them. */
function anchorsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe('what counts as said', () => {
  const texts: readonly Pieces[] = [['Anotar'], ['No puede editar ', ': está protegido. Pida permiso.']];

  test('a text, a part of one, one with its gaps filled in', () => {
    for (const quoted of [
      'Anotar',
      'anotar',
      'No puede editar …: está protegido. …',
      'No puede editar A1: está protegido',
    ]) {
      expect(`${quoted}: ${isSaid(quoted, texts)}`).toBe(`${quoted}: true`);
    }
  });

  test('nothing else', () => {
    for (const quoted of ['Apuntar', 'An', 'No puede borrar A1: está protegido', 'Sembrar A1', '…']) {
      expect(`${quoted}: ${isSaid(quoted, texts)}`).toBe(`${quoted}: false`);
    }
  });
});

test('both guides have the same pictures, and show each of them', () => {
  const [es, en] = ['docs/guia', 'docs/guide'].map((folder) => readdirSync(join(ROOT, folder, 'img')).sort());
  expect(en).toEqual(es);
  for (const folder of ['docs/guia', 'docs/guide']) {
    const shown = PAGES.filter((page) => page.startsWith(`${folder}/`))
      .map(read)
      .join('\n');
    expect(es!.filter((name) => !shown.includes(`(img/${name})`))).toEqual([]);
  }
});
