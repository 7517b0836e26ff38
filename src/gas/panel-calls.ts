import type { Action } from '../actions/action';
import { ACTIONS } from '../actions/actions';
import { eveningState } from '../actions/panel/evening-state';
import { recordArrivals } from '../actions/panel/record-arrival';
import { recordResult } from '../actions/panel/record-result';
import { runQuietly } from '../actions/panel/run-quietly';
import { isLastEntry } from '../actions/panel/undo-entry';
import { TournamentBook } from '../actions/tournament-book';
import type { Messages } from '../i18n/es/texts';
import {
  ACTION_IDS,
  type PanelAnswer,
  type PanelArguments,
  type PanelCall,
  type PanelGivenAnswer,
  type PanelState,
} from '../ui/contract';
import { activeEditor } from './active-editor';
import { documentLock } from './document-lock';
import { currentMessages } from './command-messages';
import { currentLanguage } from './language';
import { pageInLanguage } from './page-in-language';
import { SheetsWorkbook } from './sheets-workbook';
import { sheetTime } from './wall-clock';

type Calls = { readonly [Call in PanelCall]: (...args: PanelArguments[Call]) => PanelAnswer };

const callsIn = (messages: Messages): Calls => ({
  cubiletePanelState: () => stateAnswer('', messages),
  cubiletePanelArrive: (matchKey, side, time, answers) =>
    run(messages.panel.arrival, recordArrivals([{ key: matchKey, side }], time ?? ''), messages, answers),
  cubiletePanelRollCall: (arrivals, answers) =>
    run(messages.panel.arrival, recordArrivals(arrivals, '='), messages, answers),
  cubiletePanelResult: (matchKey, result, seen, answers) =>
    run(messages.panel.result, recordResult(matchKey, result, seen ?? null), messages, answers),
  cubiletePanelUndo: (number, answers) =>
    isLastEntry(new SheetsWorkbook(), number ?? null, messages)
      ? run(messages.menu.actions.undo, ACTIONS.undo, messages, answers)
      : { kind: 'stop', text: messages.panel.otherEntry, state: stateNow(messages) },
  cubiletePanelRun: (actionId, answers) => {
    // The page is not to be trusted with more than the menu offers.
    const id = ACTION_IDS.find((known) => known === actionId);
    // The language is asked for in the menu alone: a page that is open keeps its own.
    if (!id || id === 'language') throw new Error(`No action ${String(actionId)}`);
    return run(messages.menu.actions[id], ACTIONS[id], messages, answers);
  },
});

/** What the stubs of the panel's calls call. */
export function panelCall<Call extends PanelCall>(name: Call, args: PanelArguments[Call]): string {
  // Whoever opens the players' page can call every function of the script, as its owner. This throws but for somebody who
  // has the document itself open, with its menus.
  SpreadsheetApp.getUi();
  const call = callsIn(currentMessages())[name] as (...given: PanelArguments[Call]) => PanelAnswer;
  return JSON.stringify(call(...args));
}

/** What the menu item's stub calls. */
export function openPanel(): void {
  const page = pageInLanguage('panel', currentLanguage()).setTitle('Cubilete');
  SpreadsheetApp.getUi().showSidebar(page);
}

function run(
  name: string,
  action: Action,
  messages: Messages,
  answers: readonly PanelGivenAnswer[] | null | undefined,
): PanelAnswer {
  const ports = {
    openWorkbook: () => new SheetsWorkbook(),
    clock: { now: sheetTime },
    exclusive: documentLock,
    editor: activeEditor,
  };
  const outcome = runQuietly(name, action, ports, messages, answers ?? []);
  if (outcome.kind === 'ask' || outcome.kind === 'failed') return outcome;
  return { kind: outcome.kind, text: outcome.text, state: stateNow(messages) };
}

function stateAnswer(text: string, messages: Messages): PanelAnswer {
  const state = eveningState(new TournamentBook(new SheetsWorkbook(), messages), sheetTime());
  return state.ok
    ? { kind: 'done', text, state: state.value }
    : { kind: 'stop', text: state.text, state: null };
}

/** The state after a write, so that the panel needn't call again; its lack is no failure of the write. */
function stateNow(messages: Messages): PanelState | null {
  try {
    const answer = stateAnswer('', messages);
    return answer.kind === 'done' ? answer.state : null;
  } catch {
    return null;
  }
}
