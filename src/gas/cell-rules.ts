import type { CellChange, CellRule, NumberRule } from '../ports/workbook';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Validation = GoogleAppsScript.Spreadsheet.DataValidation;
type Range = GoogleAppsScript.Spreadsheet.Range;
type Criteria = GoogleAppsScript.Spreadsheet.DataValidationCriteria;

/** The cells of one sheet whose new value a strict rule would refuse: one read, and one for each list kept in cells. */
export function refusedCells(
  sheet: Sheet,
  cells: readonly CellChange[],
): { readonly cell: CellChange; readonly rule: CellRule }[] {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  const judged = cells.filter(
    ({ row, column, to }) => row < maxRows && column < maxColumns && to.formula === '' && to.value !== '',
  );
  if (judged.length === 0) return [];
  const [rows, columns] = [judged.map(({ row }) => row), judged.map(({ column }) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const validations = sheet
    .getRange(top + 1, left + 1, Math.max(...rows) - top + 1, Math.max(...columns) - left + 1)
    .getDataValidations();
  const lists = new Map<string, readonly string[]>();
  return judged.flatMap((cell) => {
    const rule = ruleOf(validations[cell.row - top]?.[cell.column - left] ?? null, lists);
    return rule === null || admits(rule, cell.to.value) ? [] : [{ cell, rule }];
  });
}

/** `null` for a rule that only warns, or that can't be judged from here. */
function ruleOf(validation: Validation | null, lists: Map<string, readonly string[]>): CellRule | null {
  if (validation === null || validation.getAllowInvalid()) return null;
  const type = validation.getCriteriaType();
  const values: unknown[] = validation.getCriteriaValues();
  const { CHECKBOX, VALUE_IN_LIST, VALUE_IN_RANGE } = SpreadsheetApp.DataValidationCriteria;
  // A checkbox may stand for other values than true and false.
  if (type === CHECKBOX) return values.length === 0 ? { kind: 'checkbox' } : listRule(values);
  if (type === VALUE_IN_LIST) return listRule(values[0] as unknown[]);
  if (type === VALUE_IN_RANGE) {
    const range = values[0] as Range;
    const name = `${range.getSheet().getName()}!${range.getA1Notation()}`;
    if (!lists.has(name)) lists.set(name, textsOf(range.getValues().flat(), range.getDisplayValues().flat()));
    return listRule(lists.get(name)!);
  }
  const compare = numberRules().find(([criteria]) => criteria === type)?.[1];
  const limits = values.map(Number);
  return compare === undefined || !limits.every(Number.isFinite) ? null : { kind: 'number', compare, limits };
}

function listRule(values: readonly unknown[]): CellRule {
  return { kind: 'list', values: values.map(String).filter((one) => one !== '') };
}

/** A list's entries may be meant as they stand or as they show. */
function textsOf(values: readonly unknown[], display: readonly string[]): readonly string[] {
  return [...new Set([...display, ...values.filter((one) => typeof one !== 'object').map(String)])];
}

function numberRules(): readonly (readonly [Criteria, NumberRule])[] {
  const criteria = SpreadsheetApp.DataValidationCriteria;
  return [
    [criteria.NUMBER_BETWEEN, 'between'],
    [criteria.NUMBER_NOT_BETWEEN, 'notBetween'],
    [criteria.NUMBER_EQUAL_TO, 'equal'],
    [criteria.NUMBER_NOT_EQUAL_TO, 'notEqual'],
    [criteria.NUMBER_GREATER_THAN, 'above'],
    [criteria.NUMBER_LESS_THAN, 'below'],
    [criteria.NUMBER_GREATER_THAN_OR_EQUAL_TO, 'atLeast'],
    [criteria.NUMBER_LESS_THAN_OR_EQUAL_TO, 'atMost'],
  ];
}

function admits(rule: CellRule, value: string | number | boolean): boolean {
  if (rule.kind === 'checkbox') return typeof value === 'boolean';
  if (rule.kind === 'list') {
    const folded = String(value).trim().toLowerCase();
    return rule.values.some((one) => one.trim().toLowerCase() === folded);
  }
  if (typeof value !== 'number') return false;
  const [first = 0, second = first] = rule.limits;
  const isBetween = value >= Math.min(first, second) && value <= Math.max(first, second);
  switch (rule.compare) {
    case 'between':
      return isBetween;
    case 'notBetween':
      return !isBetween;
    case 'equal':
      return value === first;
    case 'notEqual':
      return value !== first;
    case 'above':
      return value > first;
    case 'below':
      return value < first;
    case 'atLeast':
      return value >= first;
    case 'atMost':
      return value <= first;
  }
}
