import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openWorkbook } from '../../host/workbook-session';
import { clubWorkbook, PLAYERS } from './club';

/** When the evening's first match begins is 20:00; the tests look at it five minutes later. */
export const AT_FIVE_PAST = ['--now', '2026-12-04T20:05:00-04:00'] as const;

interface Evening {
  readonly players?: readonly string[];
  /** By the rows of the calendar, from the first: white's points and black's. */
  readonly results?: readonly (readonly [white: number, black: number])[];
  readonly withDraw?: boolean;
  /** Everybody was there for his first match. */
  readonly isHere?: boolean;
}

/** All matches of the groups: nobody is level with anybody. */
export const GROUPS_PLAYED: readonly (readonly [number, number])[] = [
  ...([
    [3, 0],
    [3, 1],
    [1, 3],
    [3, 1],
    [3, 1],
    [1, 3],
  ] as const),
  ...([
    [3, 0],
    [3, 1],
    [1, 3],
    [3, 1],
    [3, 1],
    [1, 3],
  ] as const),
];

/** A club's workbook in the middle of its evening, as a file. */
export function eveningFile({
  players = PLAYERS.es,
  results = [],
  withDraw = false,
  isHere = false,
}: Evening): string {
  const folder = mkdtempSync(join(tmpdir(), 'evening-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'velada.xlsx');
  const session = openWorkbook(clubWorkbook(players.map((_, index) => `Jugador ${index + 1}`)), {
    now: new Date('2026-12-04T19:50:00-04:00'),
    ask: ({ buttons }) => ({ button: buttons[0]!, text: '' }),
  });
  // Typed as a person does who wants the text itself, whatever it begins with.
  session.typeAll(
    players.flatMap((player, index) => [
      { sheet: 'Ranking', cell: `B${index + 2}`, text: `'${player}` },
      { sheet: 'Inscritos', cell: `C${index + 2}`, text: `'${player}` },
    ]),
  );
  session.runAction('seed-groups');
  session.runAction('schedule');
  const hours = session.displayValues('Calendario').map((row) => row[2]);
  if (isHere) {
    const cells = hours.flatMap((hour, row) => (hour === '20:00' ? [`I${row + 1}`, `J${row + 1}`] : []));
    session.typeAll(cells.map((cell) => ({ sheet: 'Calendario', cell, text: '20:00' })));
  }
  session.typeAll(
    results.flatMap(([white, black], index) => [
      { sheet: 'Calendario', cell: `G${index + 2}`, text: String(white) },
      { sheet: 'Calendario', cell: `H${index + 2}`, text: String(black) },
    ]),
  );
  if (withDraw) session.runAction('draw');
  session.save(file);
  return file;
}
