import { el } from '../i18n/el/texts';
import { en } from '../i18n/en/texts';
import { es, type Messages } from '../i18n/es/texts';
import type { Language } from '../i18n/languages';
import { ru } from '../i18n/ru/texts';

/** Put in by the build: help and parameters have one language a deployment. */
declare const CUBILETE_LANGUAGE: Language;

export const ownLanguage: Language = CUBILETE_LANGUAGE;

/** Written so that the build leaves out the languages it doesn't need. */
export const messages: Messages =
  CUBILETE_LANGUAGE === 'es' ? es : CUBILETE_LANGUAGE === 'el' ? el : CUBILETE_LANGUAGE === 'ru' ? ru : en;
