import { formulaTexts as el } from '../i18n/el/formula-texts';
import { formulaTexts as en } from '../i18n/en/formula-texts';
import { formulaTexts as es, type FormulaMessages } from '../i18n/es/formula-texts';
import type { Language } from '../i18n/languages';
import { formulaTexts as ru } from '../i18n/ru/formula-texts';

/** Put in by the build: help and parameters have one language a deployment. */
declare const CUBILETE_LANGUAGE: Language;

export const ownLanguage: Language = CUBILETE_LANGUAGE;

/** Written so that the build leaves out the languages it doesn't need. */
export const formulaMessages: FormulaMessages =
  CUBILETE_LANGUAGE === 'es' ? es : CUBILETE_LANGUAGE === 'el' ? el : CUBILETE_LANGUAGE === 'ru' ? ru : en;
