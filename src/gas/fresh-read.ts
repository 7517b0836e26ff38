import type { SheetContent } from '../ports/workbook';
import { isDate } from '../sheet/cell';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/**
 * Whether a sheet holds something else than what was read of it. What formulas come to is not compared, since a clock
 * among them would never be the same; the formulas themselves are where `formulasToo`.
 */
export function holdsOther(sheet: Sheet, content: SheetContent, formulasToo: boolean): boolean {
  const range = sheet.getDataRange();
  const values: readonly (readonly unknown[])[] = range.getValues();
  const formulas = formulasToo ? range.getFormulas() : content.formulas;
  if (values.length !== content.values.length || values[0]?.length !== content.values[0]?.length) return true;
  return values.some((cells, row) =>
    cells.some((cell, column) => {
      const formula = content.formulas[row]![column]!;
      if (formula !== formulas[row]![column]) return true;
      return formula === '' && !isSame(cell, content.values[row]![column]);
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (isDate(one) && isDate(other)) return one.getTime() === other.getTime();
  return one === other;
}
