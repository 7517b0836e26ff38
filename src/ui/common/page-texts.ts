import type { Language } from '../../i18n/languages';
import { livePage as el } from '../../i18n/el/live-page';
import { livePage as en } from '../../i18n/en/live-page';
import { livePage as es, type LivePageTexts } from '../../i18n/es/live-page';
import { livePage as ru } from '../../i18n/ru/live-page';
import { pageLanguage } from './page-language';

const TEXTS: Readonly<Record<Language, LivePageTexts>> = { es, en, el, ru };

export const texts: LivePageTexts = TEXTS[pageLanguage];
