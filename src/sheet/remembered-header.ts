import type { ColumnWord } from '../core/problems';
import { isTitleOf } from './header';
import type { Cell, Row } from './cell';

/** Where a director's table has its header, and which of its columns mean what, as he once said. From 0. */
export interface RememberedHeader {
  readonly row: number;
  readonly columns: ReadonlyMap<ColumnWord, number>;
}

/**
 * The rows of a sheet with the titles of remembered columns as we would write them, whatever they are called now, and
 * without the titles of other columns that claim the same: so every reader finds the columns that were chosen.
 *
 * @param titleOf the title that a reader knows for a column
 */
export function withRememberedTitles(
  rows: readonly Row[],
  { row, columns }: RememberedHeader,
  titleOf: (column: ColumnWord) => string,
): readonly Row[] {
  const words = [...columns.keys()];
  const width = Math.max(rows[row]?.length ?? 0, ...[...columns.values()].map((column) => column + 1));
  const titles: Cell[] = Array.from({ length: width }, (_, column) => {
    const word = words.find((one) => columns.get(one) === column);
    if (word !== undefined) return titleOf(word);
    const cell = rows[row]?.[column] ?? '';
    return isTitleOf(cell, words) ? '' : cell;
  });
  return rows.map((cells, index) => (index === row ? titles : cells));
}
