import type { Language } from '../i18n/languages';

/** What the build writes into a page, for the script to replace. */
const WRITTEN = /data-language="[a-z]*"/;

/** A page of ours from its file, speaking that language; without any in its file it keeps the build's. */
export function pageInLanguage(file: string, language: Language): GoogleAppsScript.HTML.HtmlOutput {
  const content = HtmlService.createTemplateFromFile(file).getRawContent();
  return HtmlService.createHtmlOutput(content.replace(WRITTEN, `data-language="${language}"`));
}
