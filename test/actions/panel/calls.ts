import type {
  PanelAnswer,
  PanelArguments,
  PanelCall,
  PanelMatch,
  PanelState,
} from '../../../src/ui/contract';
import type { WorkbookSession } from '../../../host/workbook-session';
import { again, openClub, type Club } from '../club';

/** An evening of the club with two groups of four; matches at 20:00, 20:24 and 20:48. */
export function openEvening(at: string, club: Club = {}): WorkbookSession {
  const session = openClub(club);
  session.runAction('seed-groups');
  session.runAction('schedule');
  return later(session, at);
}

/** The same workbook at another time of that evening, in Caracas (four hours behind Greenwich). */
export function later(session: WorkbookSession, at: string): WorkbookSession {
  return again(session, undefined, { now: new Date(`2026-01-15T${at}:10-04:00`) });
}

export function call<Call extends PanelCall>(
  session: WorkbookSession,
  name: Call,
  ...args: PanelArguments[Call]
): { readonly answer: PanelAnswer; readonly run: ReturnType<WorkbookSession['callFromPage']> } {
  const run = session.callFromPage(name, args);
  if (run.error) throw new Error(run.error.message);
  return { answer: JSON.parse(run.value!) as PanelAnswer, run };
}

export function stateOf(session: WorkbookSession): PanelState {
  const { answer } = call(session, 'cubiletePanelState');
  if (answer.kind !== 'done' || !answer.state) throw new Error(JSON.stringify(answer));
  return answer.state;
}

export function matchOf(state: PanelState, white: string, black: string): PanelMatch {
  const match = state.matches.find((one) => one.white === white && one.black === black);
  if (!match) throw new Error(`${JSON.stringify(state.problems)} no match ${white}–${black}`);
  return match;
}
