import { isBlank } from '../sheet/cell';
import { freeRows as freeRowsOf } from '../sheet/table';
import type { FoundTable } from './tournament-book';

/**
 * The rows where more of a table's lines go: those left free above its total first. A formula makes a row no free one,
 * though it shows nothing.
 *
 * @param lastLine the row of the table's last line, from 0
 */
export function freeRows(table: FoundTable, lastLine: number, wanted: number): number[] {
  const { values, formulas } = table.sheet;
  const isFree = (row: number) =>
    (values[row] ?? []).every(isBlank) && (formulas[row] ?? []).every((formula) => formula === '');
  return freeRowsOf(table, lastLine, isFree, wanted);
}
