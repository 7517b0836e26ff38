import { columnLetters } from '../../src/sheet/a1';
import type { WorkbookSession } from '../../host/workbook-session';
import { openClub, records, type Club } from './club';

/** A club whose two groups of four are played out: the better rated wins 3–1, so places follow the ranking. */
export function playedGroups(club: Club = {}): WorkbookSession {
  const session = openClub(club);
  session.runAction('seed-groups');
  session.runAction('schedule');
  const ratings = new Map(records(session, 'Ranking').map((row) => [row['Jugador']!, Number(row['Nivel'])]));
  records(session, 'Calendario').forEach((row, index) => {
    const [white, black] = [ratings.get(row['Blancas']!)!, ratings.get(row['Negras']!)!];
    session.type('Calendario', `G${index + 2}`, white > black ? '3' : '1');
    session.type('Calendario', `H${index + 2}`, white > black ? '1' : '3');
  });
  return session;
}

/** Types a result on the first row of the draw on which a match has none (or, with `over`, the first row of it). */
export function typeDraw(
  session: WorkbookSession,
  match: string,
  [white, black]: readonly [string, string],
  { sheet = 'Draw', over = false } = {},
): void {
  const [header, ...rows] = session.displayValues(sheet);
  const column = (title: string) => header!.indexOf(title);
  const at = rows.findIndex(
    (row) =>
      row[column('Partido')] === match &&
      (over || (row[column('Puntos B')] === '' && row[column('Puntos N')] === '')),
  );
  if (at === -1) throw new Error(`${match} has no row without a result`);
  session.type(sheet, `${columnLetters(column('Puntos B'))}${at + 2}`, white);
  session.type(sheet, `${columnLetters(column('Puntos N'))}${at + 2}`, black);
}

/** The players of each row: `M2: Ana–Beto`. */
export function pairings(session: WorkbookSession, sheet = 'Draw'): string[] {
  return records(session, sheet)
    .filter((row) => row['Partido'] !== '')
    .map((row) => `${row['Partido']}: ${row['Blancas']}–${row['Negras']}`);
}
