import { panelPage as el } from '../../i18n/el/panel-page';
import { panelPage as en } from '../../i18n/en/panel-page';
import { panelPage as es, type PanelPageTexts } from '../../i18n/es/panel-page';
import type { Language } from '../../i18n/languages';
import { panelPage as ru } from '../../i18n/ru/panel-page';
import { pageLanguage } from '../common/page-language';

const TEXTS: Readonly<Record<Language, PanelPageTexts>> = { es, en, el, ru };

export const texts: PanelPageTexts = TEXTS[pageLanguage];
