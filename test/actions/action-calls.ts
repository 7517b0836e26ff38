import type { CallCounts, Run, WorkbookSession } from '../../host/workbook-session';
import { columnLetters } from '../../src/sheet/a1';
import type { ActionId } from '../../src/ui/contract';
import { ENTRIES, openClub, RANKING, records } from './club';
import { command, openSwiss, playRound } from './swiss-club';

/** What is counted: a command, or a command done once more where nothing is left to do. */
export type Counted = ActionId | `${ActionId} again`;

export type ActionCalls = ReadonlyMap<Counted, CallCounts>;

/** What the others write is looked at: a command that stops costs less than one that works. */
const WRITE_NOTHING: ReadonlySet<Counted> = new Set([
  'language',
  'configure-sheets',
  'close again',
  'season',
]);

const GRID = { rows: 6000, columns: 26 };
const nameOf = (index: number) => `Jugador ${String(index + 1).padStart(3, '0')}`;

/** Every menu command once, doing something, with so many players; the service calls of each. */
export function callsOfActions(players: number): ActionCalls {
  return new Map([...eveningCalls(players), ...swissCalls(players)]);
}

/** From the list of entries to the season's ranking and back, with slips that commands mend. */
function eveningCalls(players: number): ActionCalls {
  const session = clubOf(players);
  const calls = new Map<Counted, CallCounts>();
  const run = (id: ActionId, as: Counted = id): Run => {
    const done = command(session, id);
    if (done.changes.cells.length === 0 && !WRITE_NOTHING.has(as)) throw new Error(`${as} wrote nothing`);
    calls.set(as, done.calls);
    return done;
  };
  run('language');
  run('configure-sheets');
  const [list] = session.runAction('configure-tournament').said;
  const number = /(\d+)\. Hora del primer encuentro:/.exec(list!.message)![1]!;
  session.answer([`${number}=19:30`, '', '']);
  run('configure-tournament');
  session.answer({ '¿Es la misma persona?': 'YES' });
  run('review-names');
  run('seed-groups');
  run('schedule');
  arrive(session);
  run('lateness');
  damage(session);
  session.answer(['1 1', 'YES']);
  run('repair-scores');
  session.answer({});
  playAll(session, 'Calendario', () => 3);
  run('standings');
  // More than a few hundred players don't fit into what can be published: of them the ranking alone.
  const parts = players > 300 ? '4' : '';
  session.answer({ '¿Qué se publica': { text: parts }, 'nombres completos': 'YES' });
  run('publish');
  run('unpublish');
  session.answer({});
  run('draw');
  playAll(session, 'Draw', () => 5);
  run('advance');
  for (let round = 0; round < 9; round++) {
    playAll(session, 'Draw', (name) => (name === 'Final' ? 7 : 5));
    session.runAction('advance');
  }
  run('last-chance');
  playAll(session, 'Última Chance', () => 5);
  for (let round = 0; round < 8; round++) {
    session.runAction('advance');
    playAll(session, 'Última Chance', () => 5);
  }
  run('close');
  run('close', 'close again');
  run('season');
  run('reopen');
  run('undo');
  return calls;
}

/** Two rounds of Othello, of which one is paired twice; somebody leaves and somebody comes. */
function swissCalls(players: number): ActionCalls {
  const session = openSwiss({
    players: Array.from({ length: players }, (_, index) => nameOf(index)),
    answers: { '¿Quién se retira?': nameOf(4), 'Desde qué ronda': '', '¿Cómo se llama?': 'Zoe Luz' },
    options: { grid: GRID },
  });
  const calls = new Map<Counted, CallCounts>();
  command(session, 'pair-round');
  playRound(session, ({ black, white }) => (black < white ? 40 : 24));
  calls.set('pair-round', command(session, 'pair-round').calls);
  calls.set('pair-round again', command(session, 'pair-round').calls);
  playRound(session, ({ black, white }) => (black < white ? 41 : 23));
  calls.set('withdraw', command(session, 'withdraw').calls);
  calls.set('add-late', command(session, 'add-late').calls);
  return calls;
}

/** A club of so many players, all of them entered, the second with a slip in his name. */
function clubOf(players: number): WorkbookSession {
  const indices = Array.from({ length: players }, (_, index) => index);
  const entered = (index: number) => (index === 1 ? nameOf(index).replace('dor', 'odr') : nameOf(index));
  return openClub({
    ranking: [RANKING[0]!, ...indices.map((index) => [index + 1, nameOf(index), 2000 - index])],
    entries: [ENTRIES[0]!, ...indices.map((index) => [entered(index), 'sí'])],
    options: { grid: GRID, now: new Date('2026-03-07T20:30:00-04:00') },
  });
}

/** Every fifth white comes twenty-five minutes late. */
function arrive(session: WorkbookSession): void {
  const [header, ...rows] = session.displayValues('Calendario');
  const column = (title: string) => header!.indexOf(title);
  const arrived = columnLetters(column('Llegó B'));
  session.typeAll(
    rows.flatMap((row, index) => {
      const [hours, minutes] = row[column('Hora')]!.split(':').map(Number);
      if (index % 5 !== 0 || hours === undefined || minutes === undefined) return [];
      const late = (hours * 60 + minutes + 25) % (24 * 60);
      const text = `${Math.floor(late / 60)}:${String(late % 60).padStart(2, '0')}`;
      return [{ sheet: 'Calendario', cell: `${arrived}${index + 2}`, text }];
    }),
  );
}

/** Both sides' points typed into the first one's cell: that becomes a date. */
function damage(session: WorkbookSession): void {
  const [header] = session.displayValues('Calendario');
  const points = columnLetters(header!.indexOf('Puntos B'));
  session.typeAll([4, 5].map((row) => ({ sheet: 'Calendario', cell: `${points}${row}`, text: '3-1' })));
}

/** Types a result for every match that has its two players and none yet; the better rated wins. */
function playAll(session: WorkbookSession, sheet: string, length: (round: string) => number): void {
  const [header] = session.displayValues(sheet);
  const column = (title: string) => columnLetters(header!.indexOf(title));
  const [ofWhite, ofBlack] = [column('Puntos B'), column('Puntos N')];
  session.typeAll(
    records(session, sheet).flatMap((row, index) => {
      const [white, black] = [row['Blancas']!, row['Negras']!];
      if (row['Puntos B'] !== '' || /^Ganador|^$/.test(white) || /^Ganador|^$/.test(black)) return [];
      const won = String(length(row['Ronda']!));
      const [first, second] = white < black ? [won, '1'] : ['1', won];
      return [
        { sheet, cell: `${ofWhite}${index + 2}`, text: first },
        { sheet, cell: `${ofBlack}${index + 2}`, text: second },
      ];
    }),
  );
}
