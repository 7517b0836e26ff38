import { readFileSync } from 'node:fs';
import type { Run, WorkbookSession } from '../host/workbook-session';
import { columnLetters } from '../src/sheet/a1';
import { fold } from '../src/sheet/text';
import { es } from '../src/i18n/es/texts';
import type { ActionId } from '../src/ui/contract';

interface Game {
  readonly white: string;
  readonly black: string;
  /** As they are typed: points, or a mark for who was not there. */
  readonly points: readonly [string, string];
}

/** What happens at the tables: `examples/velada.json`. */
export interface Evening {
  readonly startsAt: string;
  readonly arrivals: readonly { white: string; black: string; who: string; at: string }[];
  readonly results: readonly Game[];
  readonly playoffs: readonly Game[];
}

export function readEvening(path: string): Evening {
  return JSON.parse(readFileSync(path, 'utf8')) as Evening;
}

/** The answers a director gives on that evening, by a piece of each question. */
export function answersOf({ startsAt }: Evening): Record<string, string> {
  return {
    [es.actions.schedule.proposal(0, 0, '').title]: startsAt,
    [es.actions.standings.addPlayoffs([]).title]: 'YES',
  };
}

/**
 * Plays the group phase on an open workbook, as a director would: groups, calendar, arrivals, late points, results,
 * standings, play-offs.
 *
 * @param told is called after each command
 */
export function playGroupPhase(
  session: WorkbookSession,
  evening: Evening,
  told: (run: Run) => void = () => undefined,
): void {
  const command = (id: ActionId) => {
    const run = session.runAction(id);
    if (run.error) throw new Error(`${id}: ${run.error.message}`);
    told(run);
  };
  command('seed-groups');
  command('schedule');
  const { columns } = es;
  for (const { white, black, who, at } of evening.arrivals) {
    const game = findGame(session, white, black);
    game.type(fold(who) === fold(game.white) ? columns.arrivedWhite : columns.arrivedBlack, at);
  }
  command('lateness');
  for (const game of evening.results) typeResult(session, game);
  command('standings');
  for (const game of evening.playoffs) typeResult(session, game, es.actions.standings.playoffNote);
}

function typeResult(session: WorkbookSession, { white, black, points }: Game, note = ''): void {
  const game = findGame(session, white, black, note);
  const [ofWhite, ofBlack] = fold(game.white) === fold(white) ? points : [points[1], points[0]];
  if (ofWhite !== '') game.type(es.columns.pointsWhite, ofWhite);
  if (ofBlack !== '') game.type(es.columns.pointsBlack, ofBlack);
}

/** The row of a pairing on the calendar, whoever is named first there. */
function findGame(session: WorkbookSession, white: string, black: string, note = '') {
  const sheet = es.actions.sheets.schedule;
  const [header, ...rows] = session.displayValues(sheet);
  const column = (title: string) => header!.indexOf(title);
  const players = (row: readonly string[]) =>
    [row[column(es.columns.white)]!, row[column(es.columns.black)]!] as const;
  const wanted = new Set([fold(white), fold(black)]);
  const index = rows.findIndex(
    (row) => row[column(es.columns.note)] === note && players(row).every((name) => wanted.has(fold(name))),
  );
  if (index === -1) throw new Error(`${white}–${black} is not on the calendar`);
  return {
    white: players(rows[index]!)[0],
    type: (title: string, text: string) =>
      session.type(sheet, `${columnLetters(column(title))}${index + 2}`, text),
  };
}
