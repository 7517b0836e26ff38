import { at, fail, ok, type Result } from '../core/result';
import { isBlank, textOf, type Cell } from './cell';
import { playerKey } from './player-key';
import { parseRating, ratingColumnOf } from './read-players';
import { cellOf, isTotal, type Table } from './table';
import { foldWord } from './text';
import { OFF_WORDS } from './vocabulary';

/** A line of the level ranking, as it stands there. */
export interface RankingLine {
  readonly key: string;
  readonly name: string;
  readonly ratingCell: Cell;
  /** Off the ranking: whoever comes back starts as new (HG 8.3). */
  readonly isOff: boolean;
  /** His position in the list, from 0: equal ratings keep its order. */
  readonly position: number;
  /** Row and columns on the sheet, from 1. */
  readonly row: number;
  readonly nameColumn: number;
  readonly ratingColumn: number;
}

export interface Ranked {
  /** As the ranking writes it. */
  readonly name: string;
  /** `null` where the ranking gives none yet. */
  readonly rating: number | null;
  readonly isOff: boolean;
  readonly position: number;
}

/** The columns that make a list of levels. */
export const RANKING_HEADERS = [
  ['player', 'rating'],
  ['player', 'points'],
] as const;

/** Every line of a table under `RANKING_HEADERS` that names somebody. Notes below it are lines too: nobody asks for them. */
export function rankingLines({ header, rows }: Table): RankingLine[] {
  const nameColumn = header.columns.get('player')!;
  const ratingColumn = ratingColumnOf(header)!;
  return rows
    .filter((line) => !isBlank(line.cells[nameColumn]) && !isTotal(line))
    .map((line, position) => ({
      key: playerKey(textOf(line.cells[nameColumn])),
      name: textOf(line.cells[nameColumn]),
      ratingCell: line.cells[ratingColumn],
      isOff: OFF_WORDS.has(foldWord(textOf(cellOf(line, header, 'status')))),
      position,
      row: line.row + 1,
      nameColumn: nameColumn + 1,
      ratingColumn: ratingColumn + 1,
    }));
}

/** The lines that are players': without a gap below the header, or with a level. Notes stand below. */
export function rankedLines(table: Table): RankingLine[] {
  let expected = table.header.row + 1;
  let isBelowGap = false;
  const listed = new Set<number>();
  for (const { row } of table.rows) {
    isBelowGap ||= row !== expected;
    expected = row + 1;
    if (!isBelowGap) listed.add(row + 1);
  }
  return rankingLines(table).filter(({ row, ratingCell }) => listed.has(row) || !isBlank(ratingCell));
}

/**
 * What the ranking says of certain players. Only of these it has to be sound: one line each, with a number or nothing.
 *
 * @returns those of them whom the ranking knows
 */
export function ratingsOf(
  keys: ReadonlySet<string>,
  lines: readonly RankingLine[],
): Result<Map<string, Ranked>> {
  const found = new Map<string, Ranked>();
  const rowOf = new Map<string, number>();
  for (const { key, name, ratingCell, isOff, position, row, nameColumn, ratingColumn } of lines) {
    if (!keys.has(key)) continue;
    const first = rowOf.get(key);
    if (first !== undefined) return fail('playerTwice', { name, first }, { row, column: nameColumn });
    const rating = parseRating(ratingCell);
    if (!rating.ok) return at(rating, { row, column: ratingColumn });
    rowOf.set(key, row);
    found.set(key, { name, rating: isOff ? null : rating.value, isOff, position });
  }
  return ok(found);
}
