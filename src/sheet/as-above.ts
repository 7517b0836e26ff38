import type { ColumnWord } from '../core/problems';
import { isBlank, textOf, type Row } from './cell';
import { fold } from './text';

type Columns = ReadonlyMap<ColumnWord, number>;

/** Where a row's round and hour are written: on the row itself, or above where the cell is left empty to say the same. */
export interface WrittenAt {
  readonly round: number | null;
  readonly hour: number | null;
}

/**
 * Directors write a round or an hour once, above all its matches. An empty hour is that above only within its round or,
 * where there are none, its group: where another begins without one, it is missing.
 *
 * @param lines indexes of the rows that are matches, from 0, downwards
 */
export function writtenAbove(
  rows: readonly Row[],
  lines: readonly number[],
  columns: Columns,
): ReadonlyMap<number, WrittenAt> {
  const cell = (line: number, word: ColumnWord) => {
    const column = columns.get(word);
    return column === undefined ? '' : rows[line]![column];
  };
  const at = new Map<number, WrittenAt>();
  let round: number | null = null;
  let hour: number | null = null;
  let group = '';
  const isOther = (line: number, word: ColumnWord, known: string) =>
    !isBlank(cell(line, word)) && fold(textOf(cell(line, word))) !== known;
  for (const line of lines) {
    const isAnother =
      round === null
        ? isOther(line, 'group', group)
        : isOther(line, 'round', fold(textOf(cell(round, 'round'))));
    if (isAnother) hour = null;
    if (!isBlank(cell(line, 'group'))) group = fold(textOf(cell(line, 'group')));
    if (!isBlank(cell(line, 'round'))) round = line;
    if (!isBlank(cell(line, 'hour'))) hour = line;
    at.set(line, { round, hour });
  }
  return at;
}
