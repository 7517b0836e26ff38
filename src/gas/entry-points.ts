import { ACTIONS } from '../actions/actions';
import { runAction as run } from '../actions/run-action';
import { runFunction as compute } from '../functions/run-function';
import type { Answer } from '../functions/specification';
import { SPECIFICATIONS } from '../functions/specifications';
import type { Messages } from '../i18n/es/texts';
import type { Ports } from '../ports/ports';
import { ACTION_IDS, menuFunctionOf, PAGE_IDS, PANEL_ID, type ActionId } from '../ui/contract';
import { activeEditor } from './active-editor';
import { messages as ownMessages } from './build-language';
import { documentLock } from './document-lock';
import { currentMessages, messagesForFormula } from './language';
import { languageCommand } from './language-command';
import { SheetDialogs } from './sheet-dialogs';
import { SheetsWorkbook } from './sheets-workbook';
import { sheetTime, sheetWallClock } from './wall-clock';

/** What a custom function's stub calls. */
export function runFunction(name: string, args: readonly unknown[]): Answer {
  const specification = SPECIFICATIONS.find((known) => known.name === name);
  if (!specification) throw new Error(`No function ${name}`);
  return compute(specification, args, messagesForFormula(), sheetWallClock());
}

/** What a menu item's stub calls. */
export function runAction(id: ActionId): void {
  const dialogs = new SheetDialogs();
  if (id === 'language') {
    if (languageCommand(dialogs)) addMenu(currentMessages());
    return;
  }
  const messages = currentMessages();
  const ports: Ports = {
    openWorkbook: () => new SheetsWorkbook(),
    dialogs,
    clock: { now: sheetTime },
    exclusive: documentLock,
    editor: activeEditor,
  };
  run(messages.menu.actions[id], ACTIONS[id], ports, messages);
}

/**
 * The menu. A simple trigger may run without any permission (platform notes): then it is built from constants alone, in
 * the build's language.
 */
export function onOpen(event?: OpenEvent): void {
  const isPermitted = event?.authMode !== undefined && event.authMode !== ScriptApp.AuthMode.NONE;
  addMenu(isPermitted ? currentMessages() : ownMessages);
}

/** Right after installing the sheet is open already: the menu has to come at once. */
export function onInstall(event?: OpenEvent): void {
  onOpen(event);
}

interface OpenEvent {
  readonly authMode?: GoogleAppsScript.Script.AuthMode;
}

function addMenu(messages: Messages): void {
  const menu = SpreadsheetApp.getUi().createAddonMenu();
  menu.addItem(messages.panel.name, menuFunctionOf(PANEL_ID));
  for (const id of ACTION_IDS) {
    if (id === 'language') {
      for (const page of PAGE_IDS) menu.addItem(messages.live.pages[page], menuFunctionOf(page));
    }
    if (id === 'undo') menu.addSeparator();
    menu.addItem(messages.menu.actions[id], menuFunctionOf(id));
  }
  menu.addToUi();
}
