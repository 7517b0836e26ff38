import { readFileSync } from 'node:fs';
import { openWorkbook, type Answers, type WorkbookSession } from '../../host/workbook-session';
import { saidIn } from '../actions/club';
import { EVENING, workbook } from '../host/open';

/** The workbooks of `test/fixtures/workbooks`, by what they are about. */
export const BOOKS = {
  club: 'excel-club-de-domino-y-tablas.xlsx',
  league: 'excel-liga-por-grupos.xlsx',
  threeRows: 'excel-tres-filas-por-jugador.xlsx',
  days: 'excel-one-sheet-per-day.xlsx',
  mac: 'excel-mac-1904-calendario.xlsx',
  long: 'excel-formato-hasta-10000.xlsx',
  locked: 'excel-hojas-protegidas.xlsx',
  form: 'web-inscripciones-por-formulario.xlsx',
  twoRankings: 'google-ranking-doble.xlsx',
  brokenRefs: 'google-refs-rotas.xlsx',
  russian: 'ruso-krugovoy-turnir.xlsx',
  greek: 'griego-protathlima.xlsx',
  pairs: 'libreoffice-parejas.xlsx',
  english: 'english-no-standard-names.xlsx',
  clubByLibreOffice: 'libreoffice-convertido-club.xlsx',
  rankingsByLibreOffice: 'libreoffice-convertido-google.xlsx',
} as const;

export type BookName = keyof typeof BOOKS;

export function bytesOf(book: BookName): Uint8Array {
  return new Uint8Array(readFileSync(workbook(BOOKS[book])));
}

export function openBook(book: BookName, answers?: Answers): WorkbookSession {
  return openWorkbook(bytesOf(book), { now: EVENING, ...(answers && { answers }) });
}

/** What *Configurar hojas* shows of a workbook, a line a sheet; all of it is accepted and so remembered. */
export function overviewOf(session: WorkbookSession): string {
  session.answer([{ button: 'OK', text: '' }]);
  const said = saidIn(session.runAction('configure-sheets'));
  session.answer({});
  return said;
}

/** Options under which matches have any two unequal numbers of points. */
export const ANY_LENGTH = [
  ['opción', 'valor'],
  ['groupMatchLength', ''],
];

/** The standings of a sheet as `TD_STANDINGS` gives them: group, player, played, won, for, against. */
export function standingsOf(session: WorkbookSession, sheet: string, rules?: unknown): unknown[][] {
  const values = session.values(sheet);
  const table = session.callFunction('TD_STANDINGS', rules ? [values, rules] : [values]) as unknown[][];
  const [titles, ...rows] = table;
  const columns = ['Grupo', 'Jugador', 'PJ', 'PG', 'PF', 'PC'].map((title) => titles!.indexOf(title));
  return rows.map((row) => columns.filter((column) => column !== -1).map((column) => row[column]));
}

/** The sentence that `TD_STANDINGS` has instead of a table. */
export function sentenceOf(session: WorkbookSession, sheet: string, rules?: unknown): string {
  try {
    standingsOf(session, sheet, rules);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no sentence';
}

/** Every cell of the director's own sheets, as shown and as typed. */
export function cellsOf(session: WorkbookSession, sheets: readonly string[]): unknown {
  return sheets.map((sheet) => [sheet, session.displayValues(sheet), session.formulas(sheet)]);
}
