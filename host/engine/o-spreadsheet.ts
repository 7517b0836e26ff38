/**
 * The one place that touches the engine, `@odoo/o-spreadsheet` (LGPL, used as published, never bundled). Only
 * what is used of it is typed here.
 */
import * as published from '@odoo/o-spreadsheet';

export interface EnginePosition {
  readonly sheetId: string;
  readonly col: number;
  readonly row: number;
}

export interface EngineValue {
  readonly value: string | number | boolean | null;
  readonly format?: string | undefined;
  readonly message?: string | undefined;
  readonly position?: EnginePosition | undefined;
  readonly errorOriginPosition?: EnginePosition | undefined;
}

export interface EvaluatedCell extends EngineValue {
  readonly type: 'empty' | 'text' | 'number' | 'boolean' | 'error';
}

export interface EngineZone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CellEdit extends EnginePosition {
  readonly content: string;
  readonly format: string;
}

export interface EngineModel {
  readonly getters: {
    getEvaluatedCell(position: EnginePosition): EvaluatedCell;
    getSpreadZone(position: EnginePosition): EngineZone | undefined;
    evaluateFormulaResult(
      sheetId: string,
      formula: string,
      at?: EnginePosition,
    ): EngineValue | EngineValue[][];
  };
  dispatch(
    type: string,
    payload: object,
  ): { readonly isSuccessful: boolean; readonly reasons: readonly string[] };
}

export interface EngineSheetData {
  readonly id: string;
  readonly name: string;
  readonly colNumber: number;
  readonly rowNumber: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly formats: Readonly<Record<string, number>>;
}

export interface EngineData {
  readonly sheets: readonly EngineSheetData[];
  readonly formats: Readonly<Record<number, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly locale: object;
}

/** A custom function's own view of an evaluation: `custom` is what its model was made with. */
export interface EvaluationContext {
  readonly [HOST]?: unknown;
}

/** Under this key a model carries the host that it belongs to, for functions that every model shares. */
export const HOST = 'localHost';

/** One argument: a value, a range column by column, or nothing. */
export type EngineArgument = EngineValue | readonly (readonly EngineValue[])[] | undefined;

interface FunctionDescription {
  readonly description: string;
  readonly args: readonly unknown[];
  compute(this: EvaluationContext, ...args: EngineArgument[]): unknown;
}

interface Published {
  readonly Model: new (data: object, config: object) => EngineModel;
  readonly UIPlugin: new (config: unknown) => PluginBase;
  readonly EvaluationError: new (message: string, value: string) => EngineValue;
  readonly helpers: {
    arg(definition: string, description: string): unknown;
    createEmptyWorkbookData(): object;
    createEmptySheet(id: string, name: string): object;
  };
  readonly registries: {
    readonly featurePluginRegistry: { add(name: string, plugin: unknown): void };
    readonly functionRegistry: {
      contains(name: string): boolean;
      replace(name: string, description: FunctionDescription): void;
    };
    readonly errorTypes: Set<string>;
  };
}

interface PluginBase {
  dispatch(
    type: string,
    payload: object,
  ): { readonly isSuccessful: boolean; readonly reasons: readonly string[] };
}

const engine = published as unknown as Published;

const BATCH = 'LOCAL_HOST_BATCH';
const REFUSALS_OF_NOTHING = new Set(['NoChanges']);

/** Lets many cells change before anything is evaluated: the engine evaluates once a command. */
class BatchPlugin extends engine.UIPlugin {
  static readonly getters: string[] = [];
  static readonly layers: string[] = [];

  handle(command: { type: string; edits?: readonly CellEdit[] }): void {
    if (command.type !== BATCH) return;
    for (const edit of command.edits ?? []) {
      const { isSuccessful, reasons } = this.dispatch('UPDATE_CELL', edit);
      if (!isSuccessful && !reasons.every((reason) => REFUSALS_OF_NOTHING.has(reason))) {
        throw new Error(`the engine refused a cell: ${reasons.join(', ')}`);
      }
    }
  }
}

let prepared = false;

function prepare(): void {
  if (prepared) return;
  prepared = true;
  // The engine asks for Node 22; this is the one thing of it that Node 20 lacks on our paths.
  if (!('groupBy' in Object)) {
    Object.defineProperty(Object, 'groupBy', { value: groupBy, configurable: true });
  }
  engine.registries.featurePluginRegistry.add('local_host_batch', BatchPlugin);
  for (const code of ['#REF!', '#ERROR!', '#VALUE!']) engine.registries.errorTypes.add(code);
}

function groupBy<K extends PropertyKey, T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => K,
): Partial<Record<K, T[]>> {
  const groups: Partial<Record<K, T[]>> = {};
  let index = 0;
  for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item);
  return groups;
}

/** The engine reports its timings on console.debug. */
function quietly<T>(work: () => T): T {
  const { debug } = console;
  console.debug = () => undefined;
  try {
    return work();
  } finally {
    console.debug = debug;
  }
}

export function createModel(data: EngineData, host: unknown): EngineModel {
  prepare();
  const sheets = data.sheets.map((sheet) => ({
    ...engine.helpers.createEmptySheet(sheet.id, sheet.name),
    ...sheet,
  }));
  const workbook = {
    ...engine.helpers.createEmptyWorkbookData(),
    sheets,
    formats: data.formats,
    namedRanges: data.names,
    settings: { locale: data.locale },
  };
  return quietly(() => new engine.Model(workbook, { custom: { [HOST]: host } }));
}

export function applyEdits(model: EngineModel, edits: readonly CellEdit[]): void {
  if (edits.length === 0) return;
  command(model, BATCH, { edits });
}

export function command(model: EngineModel, type: string, payload: object): void {
  const { isSuccessful, reasons } = quietly(() => model.dispatch(type, payload));
  if (!isSuccessful) throw new Error(`the engine refused ${type}: ${reasons.join(', ')}`);
}

export function evaluate(
  model: EngineModel,
  sheetId: string,
  formula: string,
): EngineValue | EngineValue[][] {
  return quietly(() => model.getters.evaluateFormulaResult(sheetId, formula));
}

export function errorValue(code: string, message: string): EngineValue {
  return new engine.EvaluationError(message, code);
}

/** Defines or replaces a function for every model of the process. */
export function defineFunction(
  name: string,
  compute: (host: unknown, args: readonly EngineArgument[]) => unknown,
): void {
  prepare();
  engine.registries.functionRegistry.replace(name, {
    description: name,
    args: [engine.helpers.arg('value (any, range<any>, optional, repeating)', 'value')],
    compute(this: EvaluationContext, ...args: EngineArgument[]) {
      return compute(this[HOST], args);
    },
  });
}
