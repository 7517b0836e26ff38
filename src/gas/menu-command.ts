import { ACTIONS } from '../actions/actions';
import { runAction as run } from '../actions/run-action';
import type { Ports } from '../ports/ports';
import type { ActionId } from '../ui/contract';
import { activeEditor } from './active-editor';
import { currentMessages } from './command-messages';
import { documentLock } from './document-lock';
import { languageCommand } from './language-command';
import { SheetDialogs } from './sheet-dialogs';
import { SheetsWorkbook } from './sheets-workbook';
import { sheetTime } from './wall-clock';

/**
 * Runs a menu item's command, with its questions in dialogs.
 *
 * @returns whether the document speaks another language since then, so that the menu is to be made anew
 */
export function runAction(id: ActionId): boolean {
  const dialogs = new SheetDialogs();
  if (id === 'language') return languageCommand(dialogs);
  const messages = currentMessages();
  const ports: Ports = {
    openWorkbook: () => new SheetsWorkbook(),
    dialogs,
    clock: { now: sheetTime },
    exclusive: documentLock,
    editor: activeEditor,
  };
  run(messages.menu.actions[id], ACTIONS[id], ports, messages);
  return false;
}
