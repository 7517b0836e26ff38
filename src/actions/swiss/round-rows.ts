import type { ColumnWord } from '../../core/problems';
import type { CellChange, CellContent, NewSheet } from '../../ports/workbook';
import { a1 } from '../../sheet/a1';
import { isBlank, textOf } from '../../sheet/cell';
import { playerKey } from '../../sheet/player-key';
import { BLANK, newSheet, SheetEdit, text, value } from '../cell-changes';
import { freeRows } from '../free-rows';
import { told, type Told, type TournamentBook } from '../tournament-book';
import { SWISS_COLUMNS, type SwissSheet } from './swiss-sheet';

/** A row of a round as it is to stand there. */
export interface RoundRow {
  readonly round: number;
  /** `null` for who plays nobody. */
  readonly board: number | null;
  readonly black: string;
  /** The opponent, or the word for none. */
  readonly white: string;
  readonly why: string;
}

/** Columns of a round that give way when it is paired anew. */
const OUR_COLUMNS: readonly ColumnWord[] = [
  ...(['round', 'board', 'hour', 'black', 'white', 'pointsBlack', 'pointsWhite', 'score', 'why'] as const),
];

export interface RowChanges {
  readonly cells: readonly CellChange[];
  readonly newSheets: readonly NewSheet[];
}

/** The rows, from 0, of what is written of a round: games and byes. Who came late or has withdrawn keeps his. */
export function rowsOfRound({ results }: SwissSheet, round: number): number[] {
  return [...results.games, ...results.byes]
    .filter((one) => one.round === round)
    .map(({ row }) => row - 1)
    .sort((one, other) => one - other);
}

/** Whether a round is written with these very pairings, whatever their order and their colours. */
export function holdsRound({ results }: SwissSheet, round: number, rows: readonly RoundRow[]): boolean {
  const written = new Set([
    ...results.games
      .filter((game) => game.round === round)
      .map(({ match }) => [match.white, match.black].sort().join('\n')),
    ...results.byes.filter((bye) => bye.round === round).map(({ player }) => player),
  ]);
  const planned = rows.map(({ board, black, white }) =>
    board === null ? playerKey(black) : [black, white].map(playerKey).sort().join('\n'),
  );
  return planned.length === written.size && planned.every((key) => written.has(key));
}

/**
 * Writes rows into the places given, and further ones where lines of the table go; places left over are emptied.
 *
 * @param places rows from 0 that may be written over: those of a round without any result
 */
export function writeRows(
  book: TournamentBook,
  sheet: SwissSheet,
  rows: readonly RoundRow[],
  places: readonly number[] = [],
): Told<RowChanges> {
  const { messages } = book;
  const { name, content, table } = sheet;
  const edit = new SheetEdit(name, content);
  const columns = table?.header.columns ?? new Map(SWISS_COLUMNS.map((word, column) => [word, column]));
  if (!table) for (const [word, column] of columns) edit.set(0, column, value(messages.columns[word]));

  const own = new Set(OUR_COLUMNS.flatMap((word) => columns.get(word) ?? []));
  for (const row of places) {
    const foreign = (content?.values[row] ?? []).findIndex((cell, at) => !own.has(at) && !isBlank(cell));
    if (foreign !== -1) return told(messages.actions.schedule.foreignColumn(`${name}!${a1(row, foreign)}`));
  }
  const further = Math.max(rows.length - places.length, 0);
  const free = table
    ? freeRows(table, lastLine(sheet), further)
    : Array.from({ length: further }, (_, index) => index + 1);
  const targets = [...places, ...free];
  targets.forEach((target, index) => {
    const line = rows[index];
    const cells: Partial<Record<ColumnWord, CellContent>> = line
      ? {
          ...{ round: roundContent(sheet, line.round), black: text(line.black), white: text(line.white) },
          ...{ board: line.board === null ? BLANK : value(line.board), why: text(line.why) },
        }
      : {};
    for (const word of OUR_COLUMNS) {
      const column = columns.get(word);
      // New rows keep what the director has prepared them with.
      if (column !== undefined && (cells[word] || index < places.length)) {
        edit.set(target, column, cells[word] ?? BLANK);
      }
    }
  });
  const newSheets =
    content === null ? [{ ...newSheet(name, SWISS_COLUMNS.length), widths: [[7, 520]] as const }] : [];
  return { ok: true, value: { cells: edit.cells, newSheets } };
}

/** The last row that is read as one of a round, from 0. */
function lastLine({ table, results }: SwissSheet): number {
  const { games, byes, missed, withdrawn } = results;
  const rows = [...games, ...byes, ...missed, ...withdrawn].map(({ row }) => row - 1);
  return Math.max(table!.header.row, ...rows);
}

/** As the director writes rounds: `3`, `Ronda 3`, `R3`. */
function roundContent({ table, content, results }: SwissSheet, round: number): CellContent {
  const column = table?.header.columns.get('round');
  const cells = [...results.games, ...results.byes].map(({ row }) => content!.values[row - 1]![column!]);
  const written = cells.filter((cell) => typeof cell === 'string' && !isBlank(cell)).pop();
  const parts = /^(\D*)\d+(\D*)$/.exec(textOf(written));
  return parts && parts[1] + parts[2]! !== '' ? text(`${parts[1]}${round}${parts[2]}`) : value(round);
}
