import { describe, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, textsIn, type Language } from '../../src/i18n/language';
import { oneFewMany } from '../../src/i18n/wording';
import { MessageTypes, SAMPLE_TEXTS } from './message-types';

const SOURCES = join(__dirname, '../../src');
const types = new MessageTypes();

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

const LEAVES = new Map(
  LANGUAGES.map((language) => [
    language,
    // What kind of question it is is no text.
    leavesOf(textsIn(language).messages).filter(
      ({ path }) => path[path.length - 1] !== 'kind' || path[0] === 'ledger',
    ),
  ]),
);

/** Enough turns that every count meets every length of list, and every member of a union comes up. */
const TURNS = 20;

/** What a text says: itself, or what its function gives for samples of its parameters, questions' titles included. */
function saidBy({ path, value }: Leaf): string[] {
  if (typeof value !== 'function') return [String(value)];
  const parameters = types.parametersAt(path);
  return Array.from({ length: TURNS }).flatMap((_, turn) => {
    const given = parameters.map(({ type, name }, index) => types.sampleOf(type, turn, index, name));
    const said = (value as (...args: unknown[]) => unknown)(...given);
    if (typeof said === 'string') return [said];
    const { title, text } = said as { title: string; text: string };
    return [title, text];
  });
}

const at = (language: Language, path: readonly string[]): Leaf =>
  LEAVES.get(language)!.find((leaf) => leaf.path.join('.') === path.join('.'))!;

/** Blank on purpose. */
const MAY_BE_BLANK = new Set(['status.open', 'secondHalf.close.notice', 'live.states.toCome']);

/** Names, numbers and signs that are the same in every language. */
const SAME_EVERYWHERE = new Set([
  ...['groupName', 'reasons.signed', 'draw.place', 'actions.schedule.copyName', 'status.open'],
  ...['ledger.columns.length', 'ledger.columns.difference', 'ledger.columns.upset', 'place.sentence'],
  'swiss.brightwell',
]);

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('have the same keys, of the same kinds', () => {
    const kinds = (leaves: readonly Leaf[]) =>
      leaves.map(({ path, value }) => `${path.join('.')}: ${typeof value}`).sort();
    expect(kinds(LEAVES.get(language)!)).toEqual(kinds(LEAVES.get('es')!));
    const { help, options } = textsIn(language);
    const keys = (value: unknown) => leavesOf(value).map(({ path }) => path.join('.'));
    expect(keys(help).sort()).toEqual(keys(textsIn('es').help).sort());
    expect(keys(options).sort()).toEqual(keys(textsIn('es').options).sort());
  });

  test('say something for every parameter, and nothing that is no text', () => {
    const bad = LEAVES.get(language)!.flatMap((leaf) => {
      const path = leaf.path.join('.');
      return saidBy(leaf)
        .filter((said) => /undefined|\[object|NaN|=>/.test(said) || (said === '' && !MAY_BE_BLANK.has(path)))
        .map((said) => `${path}: ${said}`);
    });
    expect(bad).toEqual([]);
  });

  test('tell the names and numbers that Spanish tells', () => {
    // Numbers and names that a Spanish sentence holds are in every other language too.
    const lost = LEAVES.get('es')!.flatMap((leaf) => {
      const path = leaf.path.join('.');
      if (typeof leaf.value !== 'function' || SAYS_IT_OTHERWISE.has(path)) return [];
      const [spanish, own] = [saidBy(leaf), saidBy(at(language, leaf.path))];
      return spanish.flatMap((said, index) => {
        const missing = ['Ana', 'M1', 'Grupos', '14', '21'].filter(
          (sample) => said.includes(sample) && !own[index]!.includes(sample),
        );
        return missing.map((sample) => `${path} (${sample}): ${own[index]}`);
      });
    });
    expect(lost).toEqual([]);
  });
});

/** Where one language names a sheet of that name, or a number in words. */
const SAYS_IT_OTHERWISE = new Set(['draw.round']);

/** Whether something is said besides the names, numbers and signs that were given. */
const hasWords = (said: string) =>
  /\p{L}/u.test(SAMPLE_TEXTS.reduce((text, sample) => text.split(sample).join(''), said));

describe.each(['el', 'ru'] as const)('no text is left untranslated in %s', (language) => {
  test.each(['es', 'en'] as const)('as it is in %s', (other) => {
    const same = LEAVES.get(language)!.flatMap((leaf) => {
      const path = leaf.path.join('.');
      if (SAME_EVERYWHERE.has(path)) return [];
      const [own, theirs] = [saidBy(leaf), saidBy(at(other, leaf.path))];
      const alike = own.find((said, index) => said === theirs[index] && hasWords(said));
      return alike === undefined ? [] : [`${path}: ${alike}`];
    });
    expect(same).toEqual([]);
  });

  test('help and options too; only examples of formulas are alike', () => {
    const own = textsIn(language);
    for (const other of ['es', 'en'] as const) {
      const theirs = new Set(
        leavesOf([textsIn(other).help, textsIn(other).options]).map(({ value }) => String(value)),
      );
      const same = leavesOf([own.help, own.options]).filter(
        ({ path, value }) => theirs.has(String(value)) && path[path.length - 1] !== 'example',
      );
      expect(same).toEqual([]);
    }
  });

  test('the letters are its own', () => {
    // Latin letters that look like Greek or Russian ones inside a word are not found by searching.
    const mixed = language === 'ru' ? /[а-яё][a-z]|[a-z][а-яё]/i : /[α-ωάέήίόύώ][a-z]|[a-z][α-ωάέήίόύώ]/i;
    const texts = [
      ...LEAVES.get(language)!.flatMap(saidBy),
      ...leavesOf([textsIn(language).help, textsIn(language).options]).map(({ value }) => String(value)),
    ];
    expect(texts.filter((text) => mixed.test(text))).toEqual([]);
    expect(texts.filter((text) => /[“”"]/.test(text.replace(/^=TD_.*$/, '')))).toEqual([]);
  });
});

test('every text is used', () => {
  expect(types.unusedKeys()).toEqual([]);
});

test('every problem that has a sentence is one that is found', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? sources(join(folder, entry.name))
        : [readFileSync(join(folder, entry.name), 'utf8')],
    );
  const code = ['core', 'sheet', 'functions', 'actions']
    .flatMap((one) => sources(join(SOURCES, one)))
    .join('\n');
  const unknown = Object.keys(textsIn('es').messages.problems).filter(
    (problem) => !code.includes(`'${problem}'`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ...[
    [1, 'партия'],
    [2, 'партии'],
    [5, 'партий'],
    [11, 'партий'],
    [21, 'партия'],
    [22, 'партии'],
  ],
  ...[
    [25, 'партий'],
    [101, 'партия'],
    [111, 'партий'],
    [0, 'партий'],
    [12, 'партий'],
    [14, 'партий'],
  ],
  ...[
    [104, 'партии'],
    [112, 'партий'],
    [1000, 'партий'],
  ],
] as [number, string][])('%d %s in Russian, as the CLDR counts', (count, word) => {
  expect(oneFewMany(count, 'партия', 'партии', 'партий')).toBe(word);
  const forms = { one: 'партия', few: 'партии', many: 'партий', other: 'партии', zero: '', two: '' };
  expect(forms[new Intl.PluralRules('ru').select(count)]).toBe(word);
});

test.each([
  [1, '1 матч, групп: 1.', '1 ματς σε 1 όμιλο.'],
  [2, '2 матча, групп: 2.', '2 ματς σε 2 ομίλους.'],
  [5, '5 матчей, групп: 5.', '5 ματς σε 5 ομίλους.'],
  [11, '11 матчей, групп: 11.', '11 ματς σε 11 ομίλους.'],
  [21, '21 матч, групп: 21.', '21 ματς σε 21 ομίλους.'],
  [22, '22 матча, групп: 22.', '22 ματς σε 22 ομίλους.'],
  [25, '25 матчей, групп: 25.', '25 ματς σε 25 ομίλους.'],
  [101, '101 матч, групп: 101.', '101 ματς σε 101 ομίλους.'],
  [111, '111 матчей, групп: 111.', '111 ματς σε 111 ομίλους.'],
])('%d matches to be scheduled', (count, russian, greek) => {
  const asked = (language: Language) =>
    textsIn(language).messages.actions.schedule.proposal(count, count, '20:00').text;
  expect(asked('ru')).toContain(russian);
  expect(asked('el')).toContain(greek);
});
