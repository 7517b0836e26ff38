import { areaHolds, parseArea, splitSheetName } from '../grid/a1';
import { CellError } from '../grid/cell';
import type { Sheet } from '../grid/sheet';
import type { ValidationRule } from '../grid/validation';
import { shiftFormula } from '../formula/references';
import type { DocumentHost } from './document-host';
import { enumeration, stub } from './stub';

type Google = typeof GoogleAppsScript.Spreadsheet;
type Criteria = GoogleAppsScript.Spreadsheet.DataValidationCriteria;

export const CRITERIA = enumeration<Google['DataValidationCriteria']>(
  ...([
    'VALUE_IN_LIST',
    'VALUE_IN_RANGE',
    'NUMBER_BETWEEN',
    'NUMBER_NOT_BETWEEN',
    'NUMBER_EQUAL_TO',
    'NUMBER_NOT_EQUAL_TO',
    'NUMBER_GREATER_THAN',
    'NUMBER_LESS_THAN',
    'NUMBER_GREATER_THAN_OR_EQUAL_TO',
    'NUMBER_LESS_THAN_OR_EQUAL_TO',
    'CHECKBOX',
    'CUSTOM_FORMULA',
  ] as const),
);

const OF_OPERATOR: Readonly<Record<string, Criteria>> = {
  between: CRITERIA.NUMBER_BETWEEN,
  notBetween: CRITERIA.NUMBER_NOT_BETWEEN,
  equal: CRITERIA.NUMBER_EQUAL_TO,
  notEqual: CRITERIA.NUMBER_NOT_EQUAL_TO,
  greaterThan: CRITERIA.NUMBER_GREATER_THAN,
  lessThan: CRITERIA.NUMBER_LESS_THAN,
  greaterThanOrEqual: CRITERIA.NUMBER_GREATER_THAN_OR_EQUAL_TO,
  lessThanOrEqual: CRITERIA.NUMBER_LESS_THAN_OR_EQUAL_TO,
};

/** The strict rule of a cell; of several the first. Rules that only warn are not kept by the host. */
export function validationAt(
  host: DocumentHost,
  sheet: Sheet,
  at: { readonly row: number; readonly column: number },
  rangeOf: (notation: string) => GoogleAppsScript.Spreadsheet.Range,
): LocalDataValidation | null {
  const rule = sheet.traits.validations.find(({ areas }) =>
    areas.some((area) => areaHolds(area, at.row, at.column)),
  );
  if (!rule) return null;
  const origin = rule.areas[0]!;
  const seen = (formula: string) => shiftFormula(formula, at.row - origin.row, at.column - origin.column);
  const limit = (formula: string) => host.calculator.valuesOf(seen(formula), sheet)[0] ?? 0;
  return new LocalDataValidation(...criteriaOf(rule, seen, limit, rangeOf));
}

function criteriaOf(
  { type, operator, formula1, formula2 }: ValidationRule,
  seen: (formula: string) => string,
  limit: (formula: string) => unknown,
  rangeOf: (notation: string) => GoogleAppsScript.Spreadsheet.Range,
): readonly [Criteria, readonly unknown[]] {
  const listed = /^="((?:[^"]|"")*)"$/.exec(formula1)?.[1];
  if (type === 'list' && listed !== undefined) {
    const items = listed.replaceAll('""', '"').split(',');
    return [CRITERIA.VALUE_IN_LIST, [items.map((item) => item.trim()), true]];
  }
  if (type === 'list') {
    const notation = seen(formula1).slice(1);
    const isRange = parseArea(splitSheetName(notation).rest, { maxRows: 1, maxColumns: 1 }) !== undefined;
    if (isRange) return [CRITERIA.VALUE_IN_RANGE, [rangeOf(notation), true]];
  }
  const numeric = OF_OPERATOR[operator];
  if ((type === 'decimal' || type === 'whole') && numeric !== undefined) {
    const limits = [formula1, ...(formula2 === '' ? [] : [formula2])].map(limit);
    if (!limits.some((one) => one instanceof CellError)) return [numeric, limits];
  }
  return [CRITERIA.CUSTOM_FORMULA, [seen(formula1)]];
}

export class LocalDataValidation extends stub<GoogleAppsScript.Spreadsheet.DataValidation>('DataValidation') {
  constructor(
    private readonly criteria: Criteria,
    private readonly values: readonly unknown[],
  ) {
    super();
  }

  override getCriteriaType(): Criteria {
    return this.criteria;
  }

  override getCriteriaValues(): unknown[] {
    return [...this.values];
  }

  /** A rule that only warns is not kept by the host. */
  override getAllowInvalid(): boolean {
    return false;
  }
}
