import { runFunction as compute } from '../functions/run-function';
import type { Answer, FunctionSpecification } from '../functions/specification';
import { USUAL_FORMULAS } from '../functions/usual-formulas';
import type { FormulaMessages } from '../i18n/es/formula-texts';
import { MENU, menuFunctionOf, PANEL_ID, type ActionId, type MenuPlace } from '../ui/contract';
import { formulaMessages } from './build-language';
import { menuMessages, messagesForFormula } from './language';
import { loadPart } from './load-part';
import { sheetWallClock } from './wall-clock';

/** What a custom function's stub calls. */
export function runFunction(name: string, args: readonly unknown[]): Answer {
  return compute(formulaNamed(name), args, messagesForFormula(), sheetWallClock());
}

/** Most are in the bundle; those of the draw and of Swiss events are loaded by the cells that need them. */
function formulaNamed(name: string): FunctionSpecification {
  const among = (formulas: readonly FunctionSpecification[]) => formulas.find((known) => known.name === name);
  const found =
    among(USUAL_FORMULAS) ??
    among(loadPart('formulas-draw').FORMULAS) ??
    among(loadPart('formulas-swiss').FORMULAS);
  if (!found) throw new Error(`No function ${name}`);
  return found;
}

/** What a menu item's stub calls. */
export function runAction(id: ActionId): void {
  const hasOtherLanguage = loadPart('commands').runAction(id);
  if (hasOtherLanguage) addMenu(menuMessages());
}

/**
 * The menu. A simple trigger may run without any permission (platform notes): then it is built from constants alone, in
 * the build's language.
 */
export function onOpen(event?: OpenEvent): void {
  const isPermitted = event?.authMode !== undefined && event.authMode !== ScriptApp.AuthMode.NONE;
  addMenu(isPermitted ? menuMessages() : formulaMessages);
}

/** Right after installing the sheet is open already: the menu has to come at once. */
export function onInstall(event?: OpenEvent): void {
  onOpen(event);
}

interface OpenEvent {
  readonly authMode?: GoogleAppsScript.Script.AuthMode;
}

function addMenu({ menu: words }: FormulaMessages): void {
  const ui = SpreadsheetApp.getUi();
  const names: Readonly<Record<string, string>> = {
    ...words.actions,
    ...words.pages,
    [PANEL_ID]: words.panel,
  };
  const filled = (
    menu: GoogleAppsScript.Base.Menu,
    entries: readonly MenuPlace[],
  ): GoogleAppsScript.Base.Menu => {
    for (const entry of entries) {
      if (entry === '—') menu.addSeparator();
      else if (typeof entry === 'string') menu.addItem(names[entry]!, menuFunctionOf(entry));
      else menu.addSubMenu(filled(ui.createMenu(words.below[entry[0]]), entry[1]));
    }
    return menu;
  };
  filled(ui.createAddonMenu(), MENU).addToUi();
}
