import type { Dialogs } from '../ports/dialogs';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages';
import { fold } from '../sheet/text';
import { chooseLanguage, chosenLanguage, currentLanguage, localeLanguage } from './language';
import { currentMessages } from './command-messages';

/**
 * *Idioma*: asks which language the document is to be spoken to in, and remembers it. No command on the workbook: what
 * stands in it is read in any of the languages, and nothing of it changes.
 *
 * @returns whether another language holds now
 */
export function languageCommand(dialogs: Dialogs): boolean {
  const before = currentMessages();
  const title = before.menu.actions.language;
  const names = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);
  const current = LANGUAGE_NAMES[currentLanguage()];
  const isByLocale = chosenLanguage() === null && localeLanguage() !== null;
  const reply = dialogs.ask(before.language.choose(names, current, isByLocale));
  if (reply === null) {
    dialogs.notify(title, before.actions.nothingChanged);
    return false;
  }
  const wanted = reply.text === '' ? null : languageGiven(reply.text);
  if (wanted === undefined) {
    dialogs.tell(title, before.language.unknown(reply.text, names));
    return false;
  }
  chooseLanguage(wanted);
  const now = currentMessages();
  dialogs.notify(now.menu.actions.language, now.language.done(LANGUAGE_NAMES[currentLanguage()]));
  return true;
}

/** By its number in the list, its name or its code. */
function languageGiven(text: string): Language | undefined {
  const given = fold(text);
  return LANGUAGES.find(
    (language, index) =>
      given === String(index + 1) || given === language || given === fold(LANGUAGE_NAMES[language]),
  );
}
