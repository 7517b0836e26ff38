import { ACTIONS } from '../actions/actions';
import { runAction as run } from '../actions/run-action';
import { runFunction as compute } from '../functions/run-function';
import type { Answer } from '../functions/specification';
import { SPECIFICATIONS } from '../functions/specifications';
import type { Ports } from '../ports/ports';
import { ACTION_IDS, menuFunctionOf, PAGE_IDS, PANEL_ID, type ActionId } from '../ui/contract';
import { activeEditor } from './active-editor';
import { messages } from './build-language';
import { documentLock } from './document-lock';
import { SheetDialogs } from './sheet-dialogs';
import { SheetsWorkbook } from './sheets-workbook';
import { sheetTime, sheetWallClock } from './wall-clock';

/** What a custom function's stub calls. */
export function runFunction(name: string, args: readonly unknown[]): Answer {
  const specification = SPECIFICATIONS.find((known) => known.name === name);
  if (!specification) throw new Error(`No function ${name}`);
  return compute(specification, args, messages, sheetWallClock());
}

/** What a menu item's stub calls. */
export function runAction(id: ActionId): void {
  const ports: Ports = {
    openWorkbook: () => new SheetsWorkbook(),
    dialogs: new SheetDialogs(),
    clock: { now: sheetTime },
    exclusive: documentLock,
    editor: activeEditor,
  };
  run(messages.menu.actions[id], ACTIONS[id], ports, messages);
}

/** The menu, from constants alone: a simple trigger may run without any permission (platform notes). */
export function onOpen(): void {
  const menu = SpreadsheetApp.getUi().createAddonMenu();
  menu.addItem(messages.panel.name, menuFunctionOf(PANEL_ID));
  for (const id of ACTION_IDS) {
    if (id === 'undo') {
      for (const page of PAGE_IDS) menu.addItem(messages.live.pages[page], menuFunctionOf(page));
      menu.addSeparator();
    }
    menu.addItem(messages.menu.actions[id], menuFunctionOf(id));
  }
  menu.addToUi();
}

/** Right after installing the sheet is open already: the menu has to come at once. */
export function onInstall(): void {
  onOpen();
}
