import { en } from './en/texts';
import { es, type Messages } from './es/texts';
import { helpEn } from './en/help';
import { optionsHelpEn } from './en/options-help';
import { helpEs, type Help } from './es/help';
import { optionsHelpEs, type OptionsHelp } from './es/options-help';

export const LANGUAGES = ['es', 'en', 'el', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export interface Texts {
  readonly messages: Messages;
  readonly help: Help;
  readonly options: OptionsHelp;
}

const ES: Texts = { messages: es, help: helpEs, options: optionsHelpEs };
const EN: Texts = { messages: en, help: helpEn, options: optionsHelpEn };

/** Greek and Russian fall back to English until they are written. */
const TEXTS: Readonly<Record<Language, Texts>> = { es: ES, en: EN, el: EN, ru: EN };

/** All texts of a language, for the build and the reference. The bundle holds those of one alone. */
export function textsIn(language: Language): Texts {
  return TEXTS[language];
}
