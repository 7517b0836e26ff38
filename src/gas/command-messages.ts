import { el } from '../i18n/el/texts';
import { en } from '../i18n/en/texts';
import { es, type Messages } from '../i18n/es/texts';
import type { Language } from '../i18n/languages';
import { ru } from '../i18n/ru/texts';
import { currentLanguage, textsFromFile } from './language';
import { ownLanguage } from './build-language';

/** Put in by the build. */
declare const CUBILETE_LANGUAGE: Language;

/** Written so that the build leaves out the languages it doesn't need. */
const ownMessages: Messages =
  CUBILETE_LANGUAGE === 'es' ? es : CUBILETE_LANGUAGE === 'el' ? el : CUBILETE_LANGUAGE === 'ru' ? ru : en;

/** All that commands say, in the document's language. */
export function currentMessages(): Messages {
  return messagesIn(currentLanguage());
}

/** A script that was pushed without its text files speaks the build's language. */
export function messagesIn(language: Language): Messages {
  return language === ownLanguage ? ownMessages : (textsFromFile(language) ?? ownMessages);
}
