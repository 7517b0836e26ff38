import { beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { LANGUAGES, textsIn, type Language } from '../../src/i18n/language';
import { buildFolder } from '../bundle/bundle-files';
import { clubWorkbook, Evening, LOCALES } from './club-evening';
import { differencesBetween } from './same-in-words';

const bundles = new Map<Language, string>();

beforeAll(() => {
  for (const language of LANGUAGES) bundles.set(language, join(buildFolder(language), 'Code.js'));
}, 120_000);

/** Everything an evening says in questions and notices. */
const saidIn = ({ runs }: Evening) =>
  runs.flatMap(({ said }) => said.map(({ title, message }) => `${title}\n${message}`)).join('\n');

const played = new Map<Language, Evening>();

/** An evening from the groups to the season, played once a language. */
function wholeEvening(language: Language): Evening {
  const known = played.get(language);
  if (known) return known;
  const evening = new Evening(clubWorkbook(language), bundles.get(language)!, language);
  evening.groups();
  evening.secondPhase();
  played.set(language, evening);
  return evening;
}

describe('an evening in each language', () => {
  let spanish: Evening;
  beforeAll(() => {
    spanish = wholeEvening('es');
  }, 120_000);

  test('is one with play-offs, a forfeit and a penalty', () => {
    expect(saidIn(spanish)).toContain('Faltan las partidas de desempate');
    expect(saidIn(spanish)).toContain('«Open 1» cerrado: 8 jugadores, campeón Ana Ruiz.');
    expect(spanish.session.values('Movimientos').map((row) => row[1])).toContain('Penalización');
    expect(spanish.session.values('Clasificación').flat()).toContain('Clasificado');
  });

  test.each(['en', 'el', 'ru'] as const)(
    '%s: the same results',
    (language) => {
      const evening = wholeEvening(language);
      expect(differencesBetween(spanish.session, evening.session)).toEqual([]);
      expect(evening.session.warnings().filter((text) => text.startsWith('no scripted answer'))).toHaveLength(
        spanish.session.warnings().filter((text) => text.startsWith('no scripted answer')).length,
      );
      expect(saidIn(evening)).not.toMatch(/undefined|\[object|NaN/);
      // No sheet in another language: every name is one of the language's own.
      const own = new Set<string>(Object.values(textsIn(language).messages.actions.sheets));
      expect(evening.session.sheets().filter((name) => !own.has(name))).toEqual([]);
    },
    120_000,
  );

  test.each(LANGUAGES)(
    '%s: the season is undone',
    (language) => {
      const evening = new Evening(wholeEvening(language).bytes(), bundles.get(language)!, language);
      const { season } = textsIn(language).messages.actions.sheets;
      expect(evening.session.sheets()).toContain(season);
      evening.run('undo');
      expect(evening.session.sheets()).not.toContain(season);
    },
    120_000,
  );
});

describe('one bundle in all languages', () => {
  test.each(['en', 'el', 'ru'] as const)(
    'the Spanish bundle in a spreadsheet of %s',
    (language) => {
      const evening = new Evening(clubWorkbook(language), bundles.get('es')!, language);
      evening.groups();
      evening.secondPhase();
      expect(differencesBetween(wholeEvening(language).session, evening.session)).toEqual([]);
      expect(saidIn(evening)).toBe(saidIn(wholeEvening(language)));
    },
    120_000,
  );
});

describe('a workbook begun in one language goes on in another', () => {
  test.each([
    ['es', 'ru'],
    ['ru', 'el'],
    ['el', 'en'],
    ['en', 'es'],
  ] as const)(
    'from %s to %s, in the middle of an evening',
    (from, to) => {
      const begun = new Evening(clubWorkbook(from), bundles.get(from)!, from);
      begun.groups();
      const open = (language: Language) =>
        new Evening(begun.bytes(), bundles.get(language)!, language, 'Open 1', LOCALES[from]);
      const [same, other] = [open(from), open(to)];
      for (const evening of [same, other]) evening.secondPhase();
      expect(differencesBetween(same.session, other.session)).toEqual([]);
    },
    120_000,
  );

  test('a second tournament in Russian after one in Spanish, and back: the season and the ledger go on', () => {
    const first = wholeEvening('es').bytes();
    const second = (language: Language) => {
      const evening = new Evening(first, bundles.get(language)!, language, 'Open 2', LOCALES.es);
      evening.groups();
      evening.secondPhase();
      return evening;
    };
    const [spanish, russian] = [second('es'), second('ru')];
    expect(differencesBetween(spanish.session, russian.session)).toEqual([]);
    expect(spanish.session.values('Movimientos').flat()).toContain('Open 2');
    const back = new Evening(russian.bytes(), bundles.get('es')!, 'es');
    expect(
      back
        .run('season')
        .said.map(({ message }) => message)
        .join('\n'),
    ).toContain('La temporada ya está puesta');
  }, 240_000);

  test('what was done in Spanish is taken back in Greek', () => {
    const begun = new Evening(clubWorkbook('es'), bundles.get('es')!, 'es');
    begun.run('seed-groups');
    const greek = new Evening(begun.bytes(), bundles.get('el')!, 'el', 'Open 1', LOCALES.es);
    expect(greek.session.sheets()).toContain('Grupos');
    greek.run('undo');
    expect(greek.session.sheets()).not.toContain('Grupos');
  });
});
