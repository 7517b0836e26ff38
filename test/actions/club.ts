import { emptyWorkbook, type NewSheet } from '../../host/new-workbook';
import {
  openWorkbook,
  type Answers,
  type OpenOptions,
  type Run,
  type WorkbookSession,
} from '../../host/workbook-session';

type Rows = NonNullable<NewSheet['rows']>;

/** Twelve players of an invented club, best first. */
export const RANKING: Rows = [
  ['Puesto', 'Jugador', 'Nivel'],
  [1, 'Ana Ruiz', 1900],
  [2, 'Beto Gil', 1850],
  [3, 'Carla Sosa', 1800],
  [4, 'Darío Peña', 1750],
  [5, 'Elsa Mora', 1700],
  [6, 'Fidel Rey', 1650],
  [7, 'Gala Cruz', 1600],
  [8, 'Hugo Paz', 1550],
  [9, 'Iris Vega', 1500],
  [10, 'Juan Lara', 1450],
  [11, 'Kira Soto', 1400],
  [12, 'Leo Marín', 1350],
];

/** Eight of them have entered: two groups of four. */
export const ENTRIES: Rows = [
  ['Jugador', 'Presente'],
  ['Ana Ruiz', 'sí'],
  ['Beto Gil', 'sí'],
  ['Carla Sosa', 'sí'],
  ['Darío Peña', 'sí'],
  ['Elsa Mora', 'sí'],
  ['Fidel Rey', 'sí'],
  ['Gala Cruz', 'sí'],
  ['Hugo Paz', 'sí'],
];

export interface Club {
  readonly ranking?: Rows;
  readonly entries?: Rows;
  readonly others?: readonly NewSheet[];
  readonly answers?: Answers;
  readonly options?: OpenOptions;
}

/** The built bundle on a workbook of the club. */
export function openClub({
  ranking = RANKING,
  entries = ENTRIES,
  others = [],
  answers,
  options,
}: Club = {}): WorkbookSession {
  const bytes = emptyWorkbook([
    { name: 'Ranking', rows: ranking },
    { name: 'Inscritos', rows: entries },
    ...others,
  ]);
  return openWorkbook(bytes, { ...options, ...(answers && { answers }) });
}

/** Everything the add-on said in a run, one text. */
export function saidIn(run: Run): string {
  return run.said.map((one) => `${one.title}\n${one.message}`).join('\n');
}

/** Cells that a run wrote outside the journal: `Calendario!K2`. */
export function writtenCells({ changes }: Run): string[] {
  return changes.cells
    .filter(({ sheet, written }) => written && !sheet.startsWith('Bitácora'))
    .map(({ sheet, cell }) => `${sheet}!${cell}`);
}

/** The workbook saved and opened again, with other answers: what a director does the next minute. */
export function again(session: WorkbookSession, answers?: Answers, options?: OpenOptions): WorkbookSession {
  return openWorkbook(session.bytes(), { ...options, ...(answers && { answers }) });
}

/** All sheets but the journal, as a person sees them and as they were typed. */
export function pictureOf(session: WorkbookSession): Record<string, unknown> {
  return Object.fromEntries(
    session
      .sheets()
      .filter((name) => !name.startsWith('Bitácora'))
      .map((name) => [name, { shown: session.displayValues(name), formulas: session.formulas(name) }]),
  );
}

/** A sheet's rows as records under its first row's titles. */
export function records(session: WorkbookSession, sheet: string): Record<string, string>[] {
  const [header, ...rows] = session.displayValues(sheet);
  return rows.map((row) => Object.fromEntries(header!.map((title, column) => [title, row[column]!])));
}
