import { stop } from '../actions/action';
import { takeSnapshot } from '../actions/publish/snapshot';
import { TournamentBook } from '../actions/tournament-book';
import { LIVE_PARTS, type LiveSnapshot, type SnapshotAnswer } from '../ui/live-contract';
import type { PageId } from '../ui/contract';
import { currentMessages, messagesIn } from './command-messages';
import { documentLock } from './document-lock';
import { currentLanguage, languageNamed } from './language';
import { cubileteLive } from './live-answer';
import { pageInLanguage } from './page-in-language';
import { pageAddress } from './page-address';
import { publishedText } from './published-text';
import { SheetsWorkbook } from './sheets-workbook';
import { sheetTime } from './wall-clock';

/** Pixels: Google's dialogs take what fits the window. */
const DIALOG = { width: 900, height: 640 } as const;

/** The page for players; with `?format=json` what is published, for whoever makes a page of his own. */
export function doGet(
  event: { readonly parameter?: Readonly<Record<string, string>> } | undefined,
): GoogleAppsScript.HTML.HtmlOutput | GoogleAppsScript.Content.TextOutput {
  if (event?.parameter?.['format'] === 'json') {
    return ContentService.createTextOutput(cubileteLive()).setMimeType(ContentService.MimeType.JSON);
  }
  const published = publishedText(null);
  const snapshot = published && (JSON.parse(published.text) as LiveSnapshot);
  // The players' page has no document to ask: it speaks the language that the tournament was published in.
  const language = languageNamed(snapshot?.language);
  return pageInLanguage('live', language)
    .setTitle(snapshot?.title ?? messagesIn(language).live.title)
    .addMetaTag('viewport', 'width=device-width, initial-scale=1');
}

/** The workbook as it is now, for the director's own dialogs: JSON text of a `SnapshotAnswer`. */
export function snapshotAnswer(options?: unknown): string {
  // Whoever opens the players' page can call every function of the script, as its owner. This throws but for somebody who
  // has the document itself open, with its menus.
  SpreadsheetApp.getUi();
  const initials = (options as { initials?: unknown } | undefined)?.initials === true;
  const messages = currentMessages();
  const alone = documentLock.run(() => {
    const book = new TournamentBook(new SheetsWorkbook(), messages);
    const title = SpreadsheetApp.getActive().getName();
    return takeSnapshot(book, { parts: LIVE_PARTS, initials }, { title, now: sheetTime() });
  });
  if (alone === null) return JSON.stringify(stop(messages.actions.busy));
  const { value } = alone;
  const answer: SnapshotAnswer = value.ok
    ? { kind: 'snapshot', url: pageAddress(), snapshot: value.value }
    : { kind: 'stop', text: value.text };
  return JSON.stringify(answer);
}

/** A menu item that opens a page made from the workbook. */
export function openPage(id: PageId): void {
  const file = { 'blog-snippet': 'snippet', 'print-sheets': 'print' }[id];
  const page = pageInLanguage(file, currentLanguage()).setWidth(DIALOG.width).setHeight(DIALOG.height);
  SpreadsheetApp.getUi().showModalDialog(page, currentMessages().menu.pages[id]);
}
