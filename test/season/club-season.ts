import { expect } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';
import { openWorkbook, type Run, type WorkbookSession } from '../../host/workbook-session';
import { answersToClose, readSeasonPlan } from '../../scripts/season';
import type { ActionId } from '../../src/ui/contract';
import type { Books, Sheets, Status, ToClose } from './independent-season';

export const EXAMPLE = 'examples/temporada.xlsx';
export const TOURNAMENTS: readonly ToClose[] = readSeasonPlan('examples/temporada.json').tournaments;

export const OPTIONS = { now: new Date('2026-12-01T00:00:00Z') };
const NO_CHANGES = { sheets: [], cells: [], restyled: 0 };

export function openExample(): WorkbookSession {
  return openWorkbook(EXAMPLE, OPTIONS);
}

let shown: Sheets | undefined;

/** The example's own sheets as they are displayed. */
export function exampleSheets(): Sheets {
  shown ??= sheetsOf(openExample());
  return shown;
}

/** The director's own sheets: the ranking and those of the tournaments. */
export function sheetsOf(session: WorkbookSession): Sheets {
  const own = session.sheets().filter((name) => name === 'Ranking' || name.includes(' '));
  return new Map(own.map((name) => [name, session.displayValues(name)]));
}

/** A workbook of these sheets, or of those of some tournaments alone: smaller, and so quicker. */
export function openSheets(sheets: Sheets, tournaments: readonly ToClose[] = TOURNAMENTS): WorkbookSession {
  const kept = [...sheets].filter(
    ([sheet]) => sheet === 'Ranking' || tournaments.some(({ name }) => sheet.endsWith(` ${name}`)),
  );
  const bytes = emptyWorkbook(
    kept.map(([name, rows]) => ({
      name,
      rows: rows.map((row) => row.map((cell) => (/^\d+(,\d+)?$/.test(cell) ? numberIn(cell) : cell))),
    })),
  );
  return openWorkbook(bytes, OPTIONS);
}

/** Another result, as the director types it. */
export interface Correction {
  readonly sheet: string;
  /** From 0, below the header. */
  readonly row: number;
  readonly points: readonly [string, string];
}

export function correct(session: WorkbookSession, { sheet, row, points }: Correction): void {
  const [header] = session.displayValues(sheet);
  session.typeAll(
    ['Puntos B', 'Puntos N'].map((title, side) => ({
      ...{ sheet, text: points[side]! },
      cell: `${'ABCDEFGHIJKLMN'[header!.indexOf(title)]}${row + 2}`,
    })),
  );
}

export function corrected(sheets: Sheets, corrections: readonly Correction[]): Sheets {
  const all = new Map(sheets);
  for (const { sheet, row, points } of corrections) {
    const [header, ...rows] = all.get(sheet)!;
    const cells = [...rows[row]!];
    ['Puntos B', 'Puntos N'].forEach((title, side) => (cells[header!.indexOf(title)] = points[side]!));
    all.set(sheet, [header!, ...rows.map((one, at) => (at === row ? cells : one))]);
  }
  return all;
}

export function run(session: WorkbookSession, action: ActionId): Run {
  const done = session.runAction(action);
  expect({ action, error: done.error }).toEqual({ action, error: undefined });
  return done;
}

export function close(session: WorkbookSession, tournament: ToClose): Run {
  session.answer(answersToClose(tournament));
  const done = run(session, 'close');
  const last = done.said[done.said.length - 1]!;
  // What stands in the way is said in a dialog of its own.
  expect(last.message).toMatch(/cerrado/);
  return done;
}

export function reopen(session: WorkbookSession, name: string): Run {
  session.answer({ '¿Cuál?': name });
  const done = run(session, 'reopen');
  expect(done.said[done.said.length - 1]!.message).toContain('está abierto otra vez');
  return done;
}

export function undo(session: WorkbookSession): Run {
  session.answer({});
  const done = run(session, 'undo');
  expect(done.said[done.said.length - 1]!.message).toMatch(/^Deshecho/);
  return done;
}

/** Nothing is written, or nothing but that a command was run. */
export function expectNothing(done: Run): void {
  expect(done.changes).toEqual(NO_CHANGES);
}

type Record_ = Readonly<Record<string, unknown>>;

function recordsOf(session: WorkbookSession, sheet: string): Record_[] {
  const [header, ...rows] = session.values(sheet);
  return rows.map((row) => Object.fromEntries(header!.map((title, column) => [String(title), row[column]])));
}

/** Ranking, Puntos and Temporada as the add-on has written them. */
export function booksOf(session: WorkbookSession): Books {
  return {
    ranking: new Map(
      recordsOf(session, 'Ranking')
        .filter((row) => row['Jugador'] !== '')
        .map((row) => [
          row['Jugador'] as string,
          {
            rating: row['Nivel'] as number,
            experience: (row['Experiencia'] || 0) as number,
            status: row['Estado'] as Status,
            place: row['Puesto'] === '' ? null : (row['Puesto'] as number),
          },
        ]),
    ),
    points: recordsOf(session, 'Puntos')
      .filter((row) => row['Jugador'] !== '')
      .map((row) => ({
        tournament: row['Torneo'] as string,
        player: row['Jugador'] as string,
        place: row['Puesto'] === '' ? null : (row['Puesto'] as number),
        wins: row['Ganados'] as number,
        hundredths: Math.round((row['Puntos'] as number) * 100),
        counts: row['Oficial'] === 'Sí',
      })),
    season: !session.sheets().includes('Temporada')
      ? []
      : recordsOf(session, 'Temporada').map((row) => ({
          player: row['Jugador'] as string,
          place: row['Pos'] as number,
          tournaments: row['Torneos'] as number,
          hundredths: Math.round((row['Puntos'] as number) * 100),
          titles: row['Títulos'] as number,
          wins: row['Ganados'] as number,
          eligible: row['Opta a premio'] === 'Sí',
        })),
  };
}

/** The same books: levels to a millionth, lines in any order. */
export function expectBooks(found: Books, wanted: Books): void {
  expect(comparable(found)).toEqual(comparable(wanted));
  for (const [player, { rating }] of wanted.ranking) {
    expect(Math.abs(found.ranking.get(player)!.rating - rating)).toBeLessThan(1e-6);
  }
}

function comparable({ ranking, points, season }: Books) {
  const sorted = (lines: readonly object[]) =>
    lines.map((line) => JSON.stringify(Object.entries(line).sort())).sort();
  return {
    ranking: sorted([...ranking].map(([player, line]) => ({ player, ...line, rating: 0 }))),
    points: sorted(points),
    season: sorted(season),
  };
}

/** The tournaments that Movimientos knows, each with its state. */
export function tournamentsIn(session: WorkbookSession): Map<string, string> {
  if (!session.sheets().includes('Movimientos')) return new Map();
  return new Map(
    recordsOf(session, 'Movimientos')
      .filter((row) => row['Tipo'] === 'Torneo')
      .map((row) => [row['Torneo'] as string, row['Fase'] as string]),
  );
}

/** The lines of Movimientos, levels to a millionth. */
export function ledgerOf(session: WorkbookSession): string[] {
  const lines = session
    .values('Movimientos')
    .map((row) =>
      row.map((cell) => (typeof cell === 'number' ? Math.round(cell * 1e6) / 1e6 : String(cell))).join(';'),
    );
  return lines.filter((line) => !/^;*$/.test(line));
}

function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}
