import { at, fail, ok, type Result } from '../core/result';
import { isBlank, textOf, type Cell } from './cell';
import { parseRating, ratingColumnOf } from './read-players';
import { isTotal, type Table } from './table';
import { fold } from './text';

/** A line of the level ranking, as it stands there. */
export interface RankingLine {
  readonly key: string;
  readonly name: string;
  readonly ratingCell: Cell;
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
  readonly position: number;
}

/** Every line that names somebody. Notes below the table are lines too: nobody asks for them. */
export function rankingLines({ header, rows }: Table): RankingLine[] {
  const nameColumn = header.columns.get('player')!;
  const ratingColumn = ratingColumnOf(header);
  return rows
    .filter((line) => !isBlank(line.cells[nameColumn]) && !isTotal(line))
    .map(({ row, cells }, position) => ({
      key: fold(textOf(cells[nameColumn])),
      name: textOf(cells[nameColumn]),
      ratingCell: ratingColumn === undefined ? '' : cells[ratingColumn],
      position,
      row: row + 1,
      nameColumn: nameColumn + 1,
      ratingColumn: (ratingColumn ?? nameColumn) + 1,
    }));
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
  for (const { key, name, ratingCell, position, row, nameColumn, ratingColumn } of lines) {
    if (!keys.has(key)) continue;
    const first = rowOf.get(key);
    if (first !== undefined) return fail('playerTwice', { name, first }, { row, column: nameColumn });
    const rating = parseRating(ratingCell);
    if (!rating.ok) return at(rating, { row, column: ratingColumn });
    rowOf.set(key, row);
    found.set(key, { name, rating: rating.value, position });
  }
  return ok(found);
}
