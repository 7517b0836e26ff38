import { helpEl } from './el/help';
import { optionsHelpEl } from './el/options-help';
import { el } from './el/texts';
import { helpEn } from './en/help';
import { optionsHelpEn } from './en/options-help';
import { en } from './en/texts';
import { helpEs, type Help } from './es/help';
import { optionsHelpEs, type OptionsHelp } from './es/options-help';
import { es, type Messages } from './es/texts';
import { LANGUAGES, type Language } from './languages';
import { helpRu } from './ru/help';
import { optionsHelpRu } from './ru/options-help';
import { ru } from './ru/texts';

export { LANGUAGES, type Language };

export interface Texts {
  readonly messages: Messages;
  readonly help: Help;
  readonly options: OptionsHelp;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  es: { messages: es, help: helpEs, options: optionsHelpEs },
  en: { messages: en, help: helpEn, options: optionsHelpEn },
  el: { messages: el, help: helpEl, options: optionsHelpEl },
  ru: { messages: ru, help: helpRu, options: optionsHelpRu },
};

/** All texts of a language, for the build and the reference. The bundle holds those of one alone. */
export function textsIn(language: Language): Texts {
  return TEXTS[language];
}
