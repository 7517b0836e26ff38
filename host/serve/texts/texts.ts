import type { Language } from '../../../src/i18n/languages';
import { el } from './el';
import { en } from './en';
import { es, type LocalTexts } from './es';
import { ru } from './ru';

export type { LocalTexts };

const TEXTS: Readonly<Record<Language, LocalTexts>> = { es, en, el, ru };

export function textsIn(language: Language): LocalTexts {
  return TEXTS[language];
}
