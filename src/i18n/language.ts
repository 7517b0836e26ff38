import { en } from './en/texts';
import { es, type Messages } from './es/texts';
import { helpEn } from './en/help';
import { helpEs, type Help } from './es/help';

export const LANGUAGES = ['es', 'en', 'el', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Greek and Russian fall back to English until they are written. */
const TEXTS: Readonly<Record<Language, { readonly messages: Messages; readonly help: Help }>> = {
  es: { messages: es, help: helpEs },
  en: { messages: en, help: helpEn },
  el: { messages: en, help: helpEn },
  ru: { messages: en, help: helpEn },
};

/** All texts of a language, for the build and the reference. The bundle holds those of one alone. */
export function textsIn(language: Language): { readonly messages: Messages; readonly help: Help } {
  return TEXTS[language];
}
