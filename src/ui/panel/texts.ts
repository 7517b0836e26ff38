import { panelPage as en } from '../../i18n/en/panel-page';
import { panelPage as es, type PanelPageTexts } from '../../i18n/es/panel-page';
import type { Language } from '../../i18n/language';

/** Put in by the build. */
declare const CUBILETE_LANGUAGE: Language;

/** Written so that the build leaves out the language it doesn't need. Greek and Russian fall back to English. */
export const texts: PanelPageTexts = CUBILETE_LANGUAGE === 'es' ? es : en;
