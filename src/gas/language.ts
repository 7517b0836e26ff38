import { lazyMessages } from '../i18n/lazy-messages';
import { LANGUAGE_CHOICE, languageOfLocale, LANGUAGES, type Language } from '../i18n/languages';
import type { FormulaMessages } from '../i18n/es/formula-texts';
import type { Messages } from '../i18n/es/texts';
import { formulaMessages, ownLanguage } from './build-language';
import { valueOfFile } from './expression-file';

/** Texts of other languages that were read from their files. */
const read = new Map<Language, Messages>();

/** The language the director has chosen for this document; `null` where none is. */
export function chosenLanguage(): Language | null {
  const stored = PropertiesService.getDocumentProperties()?.getProperty(LANGUAGE_CHOICE);
  return LANGUAGES.find((language) => language === stored) ?? null;
}

/** @param language `null`: the spreadsheet's locale decides again, else the build */
export function chooseLanguage(language: Language | null): void {
  const properties = PropertiesService.getDocumentProperties();
  if (language === null) properties.deleteProperty(LANGUAGE_CHOICE);
  else properties.setProperty(LANGUAGE_CHOICE, language);
}

/** The language that the spreadsheet's locale tells; `null` where it tells none. */
export function localeLanguage(): Language | null {
  return languageOfLocale(SpreadsheetApp.getActive().getSpreadsheetLocale());
}

/** The language chosen, else the one that the locale tells; where there is neither, or none can be asked, the build's. */
export function currentLanguage(): Language {
  try {
    return chosenLanguage() ?? localeLanguage() ?? ownLanguage;
  } catch {
    return ownLanguage;
  }
}

/** The language of that name; the build's where it is none of ours. */
export function languageNamed(name: string | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? ownLanguage;
}

/** For formulas: the language is asked for when a text is needed, and not before. */
export function messagesForFormula(): FormulaMessages {
  return lazyMessages(formulaMessages, menuMessages);
}

/** For the menu, which is built at once. A script that was pushed without its text files speaks the build's language. */
export function menuMessages(): FormulaMessages {
  const language = currentLanguage();
  return language === ownLanguage ? formulaMessages : (textsFromFile(language) ?? formulaMessages);
}

/** All texts of a language that is not the build's, from its file; `null` where there is none. */
export function textsFromFile(language: Language): Messages | null {
  const known = read.get(language);
  if (known) return known;
  try {
    const found = valueOfFile(`texts-${language}`) as Messages;
    read.set(language, found);
    return found;
  } catch {
    return null;
  }
}
