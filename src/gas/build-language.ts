import { en } from '../i18n/en/texts';
import { es, type Messages } from '../i18n/es/texts';
import type { Language } from '../i18n/language';

/** Put in by the build: help and parameters have one language a deployment. */
declare const CUBILETE_LANGUAGE: Language;

/** Written so that the build leaves out the language it doesn't need. Greek and Russian fall back to English. */
export const messages: Messages = CUBILETE_LANGUAGE === 'es' ? es : en;
