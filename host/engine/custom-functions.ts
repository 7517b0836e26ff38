import { CellError } from '../grid/cell';
import { instantToSerial, serialToInstant } from '../text/serial';
import { engineFormat, isTemporal } from './engine-values';
import { defineFunction, errorValue, type EngineArgument, type EngineValue } from './o-spreadsheet';

/** The spreadsheet that a formula is evaluated in, as its custom functions need it. */
export interface FunctionHost {
  readonly timeZone: string;
  /** Names of the bundle's custom functions, in capitals. */
  readonly functionNames: ReadonlySet<string>;
  /** Calls a function of the bundle; a thrown error comes back as a CellError with its message. */
  callFunction(name: string, args: readonly unknown[]): unknown;
  now(): number;
}

/** How many results are kept; a sheet of formulas fits well inside. */
const KEPT_RESULTS = 2_000;
const LONGEST_TEXT = 50_000;
const results = new WeakMap<FunctionHost, Map<string, unknown>>();
const defined = new Set<string>();

/** Makes the bundle's functions known to the engine, whose list is one for the whole process. */
export function defineCustomFunctions(names: Iterable<string>): void {
  for (const name of names) {
    if (defined.has(name)) continue;
    defined.add(name);
    defineFunction(name, (host, args) => compute(host as FunctionHost | undefined, name, args));
  }
  if (defined.has('NOW')) return;
  defined.add('NOW');
  defineFunction('NOW', (host) => clock(host as FunctionHost, (serial) => serial, 'd/m/yyyy hh:mm:ss'));
  // A picture in a cell: no script reads anything there.
  defineFunction('SPARKLINE', () => ({ value: '' }));
  defineFunction('TODAY', (host) => clock(host as FunctionHost, Math.floor, 'd/m/yyyy'));
}

function clock(host: FunctionHost, round: (serial: number) => number, format: string): EngineValue {
  return { value: round(instantToSerial(host.now(), host.timeZone)), format };
}

function compute(host: FunctionHost | undefined, name: string, args: readonly EngineArgument[]): unknown {
  if (!host?.functionNames.has(name)) return errorValue('#NAME?', `Unknown function: '${name}'.`);
  return onceForArguments(host, name, args, () => {
    const given = args.map((arg) => sheetsArgument(arg, host.timeZone));
    return engineResult(name, host.callFunction(name, given), host.timeZone);
  });
}

/** As Google does: the same arguments give the result of the first call, whatever else has changed. */
function onceForArguments(
  host: FunctionHost,
  name: string,
  args: readonly EngineArgument[],
  compute: () => unknown,
): unknown {
  const plain = (cell: EngineValue | undefined): unknown => [cell?.value ?? '', isTemporal(cell?.format)];
  const key = JSON.stringify([
    name,
    ...args.map((arg) => (isRange(arg) ? arg.map((column) => column.map(plain)) : plain(arg))),
  ]);
  const kept = results.get(host) ?? new Map<string, unknown>();
  results.set(host, kept);
  if (!kept.has(key)) {
    if (kept.size >= KEPT_RESULTS) kept.clear();
    kept.set(key, compute());
  }
  return kept.get(key);
}

function isRange(arg: EngineArgument): arg is readonly (readonly EngineValue[])[] {
  return Array.isArray(arg);
}

/** One cell is a value, a range an array of rows; dates are `Date`s in the spreadsheet's zone; a blank is ''. */
function sheetsArgument(arg: EngineArgument, zone: string): unknown {
  if (arg === undefined) return undefined;
  if (!isRange(arg)) return sheetsValue(arg, zone);
  const height = arg[0]?.length ?? 0;
  const rows = Array.from({ length: height }, (_, row) =>
    arg.map((column) => sheetsValue(column[row], zone)),
  );
  return height === 1 && arg.length === 1 ? rows[0]?.[0] : rows;
}

function sheetsValue(cell: EngineValue | undefined, zone: string): unknown {
  const value = cell?.value ?? '';
  if (typeof value !== 'number' || !isTemporal(cell?.format)) return value;
  return new Date(serialToInstant(value, zone));
}

function engineResult(name: string, result: unknown, zone: string): unknown {
  if (result instanceof CellError) return errorValue(result.code, result.message);
  if (!Array.isArray(result)) return engineValue(name, result, zone);
  const rows: unknown[][] = result.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [row]));
  const width = rows[0]?.length ?? 0;
  if (width === 0) return { value: '' };
  if (rows.some((row) => row.length !== width)) {
    return errorValue('#ERROR!', `${name} gave rows of different lengths, which Sheets does not take.`);
  }
  return Array.from({ length: width }, (_, column) =>
    rows.map((row) => engineValue(name, row[column], zone)),
  );
}

function engineValue(name: string, value: unknown, zone: string): EngineValue {
  if (value === null || value === undefined) return { value: '' };
  if (typeof value === 'boolean') return { value };
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { value } : errorValue('#NUM!', `Result of ${name} was not a number.`);
  }
  if (Object.prototype.toString.call(value) === '[object Date]') {
    const serial = instantToSerial((value as Date).getTime(), zone);
    const kind = serial >= 0 && serial < 1 ? 'h:mm' : Number.isInteger(serial) ? 'd/m/yyyy' : 'd/m/yyyy h:mm';
    return { value: serial, format: engineFormat(kind) };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > LONGEST_TEXT) {
    return errorValue(
      '#ERROR!',
      `Text result of ${name} is longer than the limit of ${LONGEST_TEXT} characters.`,
    );
  }
  return { value: text };
}
