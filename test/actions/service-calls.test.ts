import { expect, test } from '@jest/globals';
import { openClub, records, ENTRIES, RANKING } from './club';
import { columnLetters } from '../../src/sheet/a1';
import type { CallCounts, WorkbookSession } from '../../host/workbook-session';

/** A club of so many players, all of them entered; the better rated wins every match. */
function clubOf(players: number): WorkbookSession {
  const name = (index: number) => `Jugador ${String(index).padStart(3, '0')}`;
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  return openClub({
    ranking: [RANKING[0]!, ...numbers.map((number) => [number, name(number), 2000 - number])],
    entries: [ENTRIES[0]!, ...numbers.map((number) => [name(number), 'sí'])],
    options: { grid: { rows: 2000, columns: 26 } },
  });
}

/** Types a result for every match that has its two players and none yet. */
function playAll(session: WorkbookSession, sheet: string, length: (round: string) => number): void {
  const [header] = session.displayValues(sheet);
  const column = (title: string) => columnLetters(header!.indexOf(title));
  const typings = records(session, sheet).flatMap((row, index) => {
    const [white, black] = [row['Blancas']!, row['Negras']!];
    if (row['Puntos B'] !== '' || /^Ganador|^$/.test(white) || /^Ganador|^$/.test(black)) return [];
    const [won, lost] = [column('Puntos B'), column('Puntos N')];
    const points = String(length(row['Ronda']!));
    const [first, second] = white < black ? [points, '1'] : ['1', points];
    return [
      { sheet, cell: `${won}${index + 2}`, text: first },
      { sheet, cell: `${lost}${index + 2}`, text: second },
    ];
  });
  session.typeAll(typings);
}

/** The whole second half; the calls of each command that is run once. */
function secondHalf(players: number): Record<string, CallCounts> {
  const session = clubOf(players);
  const calls: Record<string, CallCounts> = {};
  const run = (id: Parameters<WorkbookSession['runAction']>[0], as: string = id) => {
    const { error, calls: counts } = session.runAction(id);
    if (error) throw new Error(error.message);
    calls[as] = counts;
  };
  run('seed-groups');
  run('schedule');
  playAll(session, 'Calendario', () => 3);
  run('draw');
  playAll(session, 'Draw', () => 5);
  run('advance');
  for (let round = 0; round < 8; round++) {
    playAll(session, 'Draw', (name) => (name === 'Final' ? 7 : 5));
    session.runAction('advance');
  }
  run('last-chance');
  playAll(session, 'Última Chance', () => 5);
  for (let round = 0; round < 7; round++) {
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

test('the second half keeps to its budget of service calls, for 60 players and for 240', () => {
  // Closing looks three times, since each question is followed by a fresh read, and writes three sheets.
  const budgets = {
    ...{ draw: 100, advance: 100, 'last-chance': 135, close: 300, 'close again': 110 },
    ...{ season: 110, reopen: 260, undo: 160 },
  };
  const [sixty, many] = [secondHalf(60), secondHalf(240)];
  for (const [command, budget] of Object.entries(budgets)) {
    const [few, more] = [sixty[command]!.total, many[command]!.total];
    // What differs is the shape of the draw, rows added to a full grid, and that few pieces are written one by one: at
    // most a dozen calls, whatever the number of players.
    const holds = Math.max(few, more) <= budget && Math.abs(more - few) <= 12;
    expect(`${command}: ${few}, ${more}: ${holds}`).toBe(`${command}: ${few}, ${more}: true`);
  }
}, 120_000);
