import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE_CHOICE, languageOfLocale, LANGUAGES, type Language } from '../../src/i18n/languages';
import type { LocalDocument } from '../services/local-document';

/** The language that the add-on speaks in a document: the one chosen, else the locale's, else the build's. */
export function documentLanguage(document: LocalDocument, bundle: string): Language {
  const chosen = document.documentProperty(LANGUAGE_CHOICE);
  return (
    LANGUAGES.find((language) => language === chosen) ??
    languageOfLocale(document.workbook.locale.code) ??
    buildLanguage(bundle)
  );
}

/** The texts of every other language stand in a file beside the bundle. */
function buildLanguage(bundle: string): Language {
  const isApart = (language: Language): boolean =>
    existsSync(join(dirname(bundle), `texts-${language}.html`));
  return LANGUAGES.find((language) => !isApart(language)) ?? 'es';
}
