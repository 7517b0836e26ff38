import { readFileSync } from 'node:fs';
import type { Run, WorkbookSession } from '../host/workbook-session';
import { es } from '../src/i18n/es/texts';
import type { ActionId } from '../src/ui/contract';

/** What a season has besides its sheets: `examples/temporada.json`. */
export interface Season {
  readonly tournaments: readonly { readonly name: string; readonly gaveNotice: readonly string[] }[];
}

export function readSeasonPlan(path: string): Season {
  return JSON.parse(readFileSync(path, 'utf8')) as Season;
}

/** The answers to close one of them, by a piece of each question. */
export function answersToClose({ name, gaveNotice }: Season['tournaments'][number]): Record<string, string> {
  const { close } = es.secondHalf;
  return {
    [close.which('', []).text.split('?')[0]!]: name,
    [close.didNotCome([], 0).title]: gaveNotice.join(', '),
  };
}

/**
 * Closes the tournaments of a season one after the other, as a director does at the end of each evening, and sums them up.
 *
 * @param told is called after each closing
 */
export function closeSeason(
  session: WorkbookSession,
  season: Season,
  told: (tournament: string, run: Run) => void = () => undefined,
): void {
  for (const tournament of season.tournaments) {
    session.answer(answersToClose(tournament));
    told(tournament.name, command(session, 'close'));
  }
  command(session, 'season');
}

function command(session: WorkbookSession, id: ActionId): Run {
  const run = session.runAction(id);
  if (run.error) throw new Error(`${id}: ${run.error.message}`);
  return run;
}
