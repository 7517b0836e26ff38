import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { textsIn, type LocalTexts } from '../texts/texts';

/** The page was served in the language of the document; another one can be chosen while it is open. */
let language: Language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'es';

export function texts(): LocalTexts {
  return textsIn(language);
}

export function speak(wanted: Language): void {
  language = wanted;
  document.documentElement.lang = wanted;
}
