import type { FormatChange, SheetContent, Workbook } from '../ports/workbook';
import { isBlank } from '../sheet/cell';
import type { ScoreColumn } from '../sheet/damaged-scores';
import { isDateFormat } from '../sheet/score-readings';
import { TEXT_FORMAT } from './cell-changes';

/** No format of its own: Sheets shows a number as it is. */
export const AUTOMATIC_FORMAT = 'General';

const INTACT_SCORE = /^\s*\d+(\s*[-\u2010-\u2015\u2212:]\s*|\s+[aA]\s+)\d+/;
const USUAL_SEPARATOR = '-';

/**
 * What the director writes between two scores, blanks included: his formulas may count the literal text. The most
 * frequent one of a column, else of the other columns, else a hyphen.
 */
export function separatorIn({ values }: SheetContent, column: number, others: readonly number[]): string {
  for (const columns of [[column], others]) {
    const counts = new Map<string, number>();
    for (const row of values) {
      for (const at of columns) {
        const cell = row[at];
        const separator = typeof cell === 'string' ? INTACT_SCORE.exec(cell)?.[1] : undefined;
        if (separator !== undefined) counts.set(separator, (counts.get(separator) ?? 0) + 1);
      }
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most) return most[0];
  }
  return USUAL_SEPARATOR;
}

/**
 * The number formats that keep it from happening again: plain text where both sides' points go in one cell; where one
 * side's go, dates give way to the automatic format. Formulas, numbers and dates that stay as they are keep theirs.
 */
export function scoreFormats(
  sheet: SheetContent,
  columns: readonly ScoreColumn[],
  isRepaired: (row: number, column: number) => boolean,
  workbook: Workbook,
): FormatChange[] {
  return columns.flatMap(({ column, top, end, holds }) => {
    const now = workbook.columnFormats(sheet.name, column);
    const format = holds === 'scores' ? TEXT_FORMAT : AUTOMATIC_FORMAT;
    const mayChange = (row: number) => {
      const cell = sheet.values[row]?.[column];
      if ((sheet.formulas[row]?.[column] ?? '') !== '') return false;
      if (!isBlank(cell) && typeof cell !== 'string' && !isRepaired(row, column)) return false;
      return holds === 'scores' || isDateFormat(now[row] ?? '');
    };
    const runs: FormatChange[] = [];
    let first: number | null = null;
    const last = end ?? now.length;
    for (let row = top; row <= last; row++) {
      if (row < last && mayChange(row)) {
        first ??= row;
        continue;
      }
      // What is so already is no change.
      const changes = first !== null && now.slice(first, row).some((one) => one !== format);
      if (first !== null && changes) {
        runs.push({ sheet: sheet.name, column, row: first, rows: row - first, format });
      }
      first = null;
    }
    return runs;
  });
}
