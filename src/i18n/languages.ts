/** The languages there are. Apart from the texts, so that the bundle can name them without holding them. */
export const LANGUAGES = ['es', 'en', 'el', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Under which the document's properties keep the language that its director has chosen. */
export const LANGUAGE_CHOICE = 'language';

/** Each by its own name: whoever chooses one reads that. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'English',
  el: 'Ελληνικά',
  ru: 'Русский',
};

/**
 * The language of a spreadsheet's locale: `es_VE` is Spanish. `null` where it doesn't tell: one that we don't speak, and
 * English, since many a club that speaks something else has never changed its sheets from `en_US`.
 */
export function languageOfLocale(locale: string): Language | null {
  const code = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === code && language !== 'en') ?? null;
}
