import { livePage as en } from '../../i18n/en/live-page';
import { livePage as es, type LivePageTexts } from '../../i18n/es/live-page';

/** Put in by the build, as in the bundle: the other language is left out. */
declare const CUBILETE_LANGUAGE: string;

export const texts: LivePageTexts = CUBILETE_LANGUAGE === 'es' ? es : en;
