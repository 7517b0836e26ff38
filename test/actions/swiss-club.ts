import { emptyWorkbook, type NewSheet } from '../../host/new-workbook';
import {
  openWorkbook,
  type Answers,
  type OpenOptions,
  type Run,
  type WorkbookSession,
} from '../../host/workbook-session';
import { columnLetters } from '../../src/sheet/a1';
import { saidIn } from './club';

/** Twenty invented players, in the order of the list. */
export const PLAYERS = [
  ...['Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'Darío Peña', 'Elsa Mora', 'Fidel Rey', 'Gala Cruz', 'Hugo Paz'],
  ...[
    'Iris Vega',
    'Juan Lara',
    'Kira Soto',
    'Leo Marín',
    'Mara Vidal',
    'Nino Salas',
    'Olga Brito',
    'Paco Luna',
  ],
  ...['Quima Ros', 'Raúl Cano', 'Sara Pinto', 'Tito Vera'],
];

export const OTHELLO_RULES: NewSheet = {
  name: 'Reglamento',
  rows: [
    ['Opción', 'Valor'],
    ['base', 'OTHELLO'],
  ],
};

export interface SwissClub {
  readonly players?: readonly string[];
  readonly entries?: NonNullable<NewSheet['rows']>;
  readonly others?: readonly NewSheet[];
  readonly answers?: Answers;
  readonly options?: OpenOptions;
}

/** The built bundle on a workbook with a list of entries and the regulation OTHELLO. */
export function openSwiss({
  players = PLAYERS.slice(0, 10),
  entries = [['Jugador', 'Presente'], ...players.map((name) => [name, 'sí'])],
  others = [OTHELLO_RULES],
  answers,
  options,
}: SwissClub = {}): WorkbookSession {
  const bytes = emptyWorkbook([{ name: 'Inscritos', rows: entries }, ...others]);
  return openWorkbook(bytes, { ...options, ...(answers && { answers }) });
}

/** Runs a command that has to go through. */
export function command(session: WorkbookSession, id: Parameters<WorkbookSession['runAction']>[0]): Run {
  const run = session.runAction(id);
  if (run.error) throw new Error(`${id}: ${run.error.message}`);
  return run;
}

export interface Line {
  /** From 1. */
  readonly row: number;
  readonly round: number;
  readonly board: string;
  readonly black: string;
  readonly white: string;
  readonly discs: readonly [black: string, white: string];
  readonly why: string;
}

/** The rounds as they stand, blank rows left out. */
export function linesOf(session: WorkbookSession): Line[] {
  if (!session.sheets().includes('Calendario')) return [];
  const [header, ...rows] = session.displayValues('Calendario');
  const at = (row: readonly string[], title: string) => row[header!.indexOf(title)] ?? '';
  return rows
    .map((row, index) => ({
      ...{ row: index + 2, round: Number(at(row, 'Ronda')), board: at(row, 'Mesa') },
      ...{ black: at(row, 'Negras'), white: at(row, 'Blancas'), why: at(row, 'Por qué') },
      discs: [at(row, 'Puntos N'), at(row, 'Puntos B')] as const,
    }))
    .filter(({ black }) => black !== '');
}

/** Types the discs of every game without a result. */
export function playRound(session: WorkbookSession, discsOfBlack: (line: Line) => number): void {
  const [header] = session.displayValues('Calendario');
  const column = (title: string) => columnLetters(header!.indexOf(title));
  session.typeAll(
    linesOf(session)
      .filter(({ board, discs }) => board !== '' && discs.every((one) => one === ''))
      .flatMap((line) => {
        const black = discsOfBlack(line);
        return [
          { sheet: 'Calendario', cell: `${column('Puntos N')}${line.row}`, text: String(black) },
          { sheet: 'Calendario', cell: `${column('Puntos B')}${line.row}`, text: String(64 - black) },
        ];
      }),
  );
}

/** Pairs so many rounds and plays them; the earlier name of the list wins by 40–24. */
export function playRounds(session: WorkbookSession, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    command(session, 'pair-round');
    playRound(session, ({ black, white }) => (black < white ? 40 : 24));
  }
}

export { saidIn };
