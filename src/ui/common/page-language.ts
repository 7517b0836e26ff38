import { LANGUAGES, type Language } from '../../i18n/languages';

/** Put in by the build. */
declare const CUBILETE_LANGUAGE: Language;

/** What is used of a page: the texts are read without one too, where there is no browser. */
interface PageRoot {
  readonly documentElement: { lang: string };
  querySelector(selector: string): { getAttribute(name: string): string | null } | null;
}

const page = (globalThis as { readonly document?: PageRoot }).document;

/**
 * The language the page is shown in: the one that the script wrote into it when it gave it out (`data-language` of the
 * page's own element), else the build's.
 */
export const pageLanguage: Language = writtenLanguage() ?? CUBILETE_LANGUAGE;

// Whoever listens to the page hears it in its language.
if (page) page.documentElement.lang = pageLanguage;

function writtenLanguage(): Language | undefined {
  const written = page?.querySelector('[data-language]')?.getAttribute('data-language');
  return LANGUAGES.find((language) => language === written);
}
