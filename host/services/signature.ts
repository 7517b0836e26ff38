import { ServiceError } from '../grid/refusal';
import { isService, serviceName } from './stub';

/** What Google answers to arguments that no form of a method takes. */
export function badSignature(method: string, args: readonly unknown[]): ServiceError {
  const types = args.flatMap(typeNames).join(',');
  return new ServiceError(`The parameters (${types}) don't match the method signature for ${method}.`);
}

/** A list that is not a table is named element by element. */
function typeNames(value: unknown): string[] {
  return Array.isArray(value) ? (value as unknown[]).map(typeName) : [typeName(value)];
}

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'boolean') return 'Boolean';
  if (Array.isArray(value)) return `${typeNames(value)[0] ?? 'Object'}[]`;
  return typeof value === 'object' && isService(value) ? `SpreadsheetApp.${serviceName(value)}` : '(class)';
}

/** A table of the shape that a range has, or Google's complaint about it. */
export function requireTable<T>(
  method: string,
  table: unknown,
  rows: number,
  columns: number,
  accepts: (value: unknown) => value is T,
): T[][] {
  if (!Array.isArray(table) || table.length === 0 || !table.every((row) => Array.isArray(row))) {
    throw badSignature(method, [table]);
  }
  const cells = table as unknown[][];
  if (cells.length !== rows) {
    throw new ServiceError(
      `The number of rows in the data does not match the number of rows in the range. The data has ${cells.length} but the range has ${rows}.`,
    );
  }
  for (const row of cells) {
    if (row.length === columns) continue;
    throw new ServiceError(
      `The number of columns in the data does not match the number of columns in the range. The data has ${row.length} but the range has ${columns}.`,
    );
  }
  // A hole in a row reads as undefined, as an absent value does.
  const dense = cells.map((row) => Array.from(row));
  if (!dense.every((row) => row.every(accepts))) throw badSignature(method, [table]);
  return dense;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isAnything(value: unknown): value is unknown {
  void value;
  return true;
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || value === undefined || typeof value === 'string';
}
