import type { Area } from './a1';
import { areaHolds } from './a1';
import { CellError, type Scalar } from './cell';

/** A strict data validation rule of the file: a value that breaks it is refused. */
export interface ValidationRule {
  readonly areas: readonly Area[];
  readonly type: string;
  readonly operator: string;
  readonly allowsBlank: boolean;
  readonly formula1: string;
  readonly formula2: string;
}

/** What a rule's formula means seen from a cell: a value, or the values of a range. */
export type Resolve = (formula: string, from: { row: number; column: number }) => readonly (Scalar | null)[];

/** Whether every rule that covers the cell lets the value in. */
export function admits(
  rules: readonly ValidationRule[],
  row: number,
  column: number,
  value: Scalar | null,
  resolve: Resolve,
): boolean {
  if (value === null) return true;
  return rules
    .filter((rule) => rule.areas.some((area) => areaHolds(area, row, column)))
    .every((rule) => satisfies(rule, value, (formula) => resolve(formula, shiftFrom(rule, row, column))));
}

function shiftFrom(rule: ValidationRule, row: number, column: number): { row: number; column: number } {
  const origin = rule.areas[0];
  return { row: row - (origin?.row ?? row), column: column - (origin?.column ?? column) };
}

function satisfies(
  rule: ValidationRule,
  value: Scalar,
  resolve: (formula: string) => readonly (Scalar | null)[],
): boolean {
  if (rule.type === 'list') {
    const allowed = resolve(rule.formula1).map((item) => comparable(item));
    return allowed.includes(comparable(value));
  }
  if (rule.type === 'custom') return resolve(rule.formula1)[0] === true;
  const measured = rule.type === 'textLength' ? String(value).length : value;
  if (typeof measured !== 'number') return false;
  if (rule.type === 'whole' && !Number.isInteger(measured)) return false;
  const limit = (formula: string): number => Number(resolve(formula)[0] ?? 0);
  const first = limit(rule.formula1);
  switch (rule.operator) {
    case 'between':
      return measured >= first && measured <= limit(rule.formula2);
    case 'notBetween':
      return measured < first || measured > limit(rule.formula2);
    case 'equal':
      return measured === first;
    case 'notEqual':
      return measured !== first;
    case 'greaterThan':
      return measured > first;
    case 'greaterThanOrEqual':
      return measured >= first;
    case 'lessThan':
      return measured < first;
    default:
      return measured <= first;
  }
}

function comparable(value: Scalar | null): string {
  if (value instanceof CellError) return value.code;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return value === null ? '' : String(value).toLowerCase();
}
