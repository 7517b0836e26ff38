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
  readonly secondPhase: { readonly startsAt: string; readonly results: readonly Game[] };
  readonly lastChance: { readonly goHome: readonly string[]; readonly results: readonly Game[] };
  readonly tournament: string;
  readonly gaveNotice: readonly string[];
}

export function readEvening(path: string): Evening {
  return JSON.parse(readFileSync(path, 'utf8')) as Evening;
}

/** The answers a director gives on that evening, by a piece of each question. */
export function answersOf(evening: Evening): Record<string, string> {
  const { actions, secondHalf } = es;
  const lastLine = (text: string) => text.split('\n').pop()!;
  return {
    [actions.schedule.proposal(0, 0, '').title]: evening.startsAt,
    [actions.standings.addPlayoffs([]).title]: 'YES',
    [secondHalf.draw.proposal(0, 0, '').title]: evening.secondPhase.startsAt,
    [lastLine(secondHalf.draw.whoStays([]).text)]: evening.lastChance.goHome.join(', '),
    [secondHalf.close.which(evening.tournament, []).text.split('?')[0]!]: evening.tournament,
    [secondHalf.close.didNotCome([], 0).title]: evening.gaveNotice.join(', '),
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
  const command = commands(session, told);
  command('seed-groups');
  command('schedule');
  const { columns } = es;
  for (const { white, black, who, at } of evening.arrivals) {
    const game = findGame(session, white, black, '', es.actions.sheets.schedule);
    game.type(fold(who) === fold(game.white) ? columns.arrivedWhite : columns.arrivedBlack, at);
  }
  command('lateness');
  for (const game of evening.results) typeResult(session, game);
  command('standings');
  for (const game of evening.playoffs) typeResult(session, game, es.actions.standings.playoffNote);
}

/**
 * Plays the second phase and the Last Chance on an evening whose groups are finished, and closes the tournament:
 * winners are moved on whenever the next match is not on the draw yet.
 */
export function playSecondHalf(
  session: WorkbookSession,
  evening: Evening,
  told: (run: Run) => void = () => undefined,
): void {
  const { sheets } = es.actions;
  const command = commands(session, told);
  const play = (sheet: string, games: readonly Game[]) => {
    for (const game of games) {
      if (!isOn(session, sheet, game)) command('advance');
      typeResult(session, game, null, sheet);
    }
    command('advance');
  };
  command('draw');
  play(sheets.draw, evening.secondPhase.results);
  command('last-chance');
  play(sheets.lastChance, evening.lastChance.results);
  command('close');
  command('season');
}

function commands(session: WorkbookSession, told: (run: Run) => void) {
  return (id: ActionId) => {
    const run = session.runAction(id);
    if (run.error) throw new Error(`${id}: ${run.error.message}`);
    told(run);
  };
}

function typeResult(
  session: WorkbookSession,
  { white, black, points }: Game,
  note: string | null = '',
  sheet = es.actions.sheets.schedule,
): void {
  const game = findGame(session, white, black, note, sheet);
  const [ofWhite, ofBlack] = fold(game.white) === fold(white) ? points : [points[1], points[0]];
  if (ofWhite !== '') game.type(es.columns.pointsWhite, ofWhite);
  if (ofBlack !== '') game.type(es.columns.pointsBlack, ofBlack);
}

function isOn(session: WorkbookSession, sheet: string, { white, black }: Game): boolean {
  return rowOf(session, white, black, null, sheet) !== null;
}

/** The row of a pairing, whoever is named first there. */
function findGame(
  session: WorkbookSession,
  white: string,
  black: string,
  note: string | null,
  sheet: string,
) {
  const found = rowOf(session, white, black, note, sheet);
  if (found === null) throw new Error(`${white}–${black} is not on ${sheet}`);
  return found;
}

/** @param note what the row's note has to be; `null`: anything. Rows that have a result are not taken then. */
function rowOf(session: WorkbookSession, white: string, black: string, note: string | null, sheet: string) {
  const [header, ...rows] = session.displayValues(sheet);
  const column = (title: string) => header!.indexOf(title);
  const players = (row: readonly string[]) =>
    [row[column(es.columns.white)]!, row[column(es.columns.black)]!] as const;
  const wanted = new Set([fold(white), fold(black)]);
  const index = rows.findIndex((row) => {
    const isOpen = [es.columns.pointsWhite, es.columns.pointsBlack].every(
      (title) => row[column(title)] === '',
    );
    const fits = note === null ? isOpen : row[column(es.columns.note)] === note;
    return fits && players(row).every((name) => wanted.has(fold(name)));
  });
  if (index === -1) return null;
  return {
    white: players(rows[index]!)[0],
    type: (title: string, text: string) =>
      session.type(sheet, `${columnLetters(column(title))}${index + 2}`, text),
  };
}
