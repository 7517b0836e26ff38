import type { CellView, Edit, FunctionHelp } from '../messages';
import { contentOf, typedText, type BookModel, type EditSink } from './book-model';
import { texts } from './texts';
import type { Command, ComposerStore, PluginClass, Position, Zone } from './engine';

/** The engine names sheets by text. */
export function sheetKey(id: number): string {
  return `sheet-${id}`;
}

export function sheetIdOf(key: string): number {
  return Number(key.slice('sheet-'.length));
}

/** What the plugins, which the engine makes by itself, share with the page. */
export const shared: {
  book: BookModel | undefined;
  sink: EditSink | undefined;
  isApplying: boolean;
  composer: ComposerStore | undefined;
} = {
  book: undefined,
  composer: undefined,
  sink: undefined,
  isApplying: false,
};

export const APPLY = 'CUBILETE_APPLY';

const ALIGN = { number: 'right', text: 'left', boolean: 'center', error: 'center', empty: 'left' } as const;

function viewAt({ sheetId, col, row }: Position): CellView | undefined {
  return shared.book?.cell(sheetIdOf(sheetId), o_spreadsheet.helpers.toXC(col, row));
}

const EMPTY = { type: 'empty', value: null, formattedValue: '', defaultAlign: 'left' };

function evaluated(position: Position): object {
  const view = viewAt(position);
  if (!view || view.value === null) return EMPTY;
  const { value, isError, message } = view;
  const type = isError ? 'error' : (typeof value as 'number' | 'boolean' | 'string');
  const kind = type === 'string' ? 'text' : type;
  return {
    type: kind,
    value,
    formattedValue: view.shown ?? String(value),
    isAutoSummable: kind === 'number',
    defaultAlign: ALIGN[kind],
    position,
    ...(message !== undefined && { message }),
  };
}

function zoneOf(position: Position, [rows, columns]: readonly [number, number]): Zone {
  const { col, row } = position;
  return { left: col, top: row, right: col + columns - 1, bottom: row + rows - 1 };
}

interface Evaluation {
  handle(command: Command): void;
  finalize(): void;
}

/** In place of the engine's own evaluation: every value is the server's. */
function serverEvaluation(base: new (config: never) => object): new (config: never) => Evaluation {
  const positions = (sheetId: string): Position[] =>
    [...(shared.book?.cellsOf(sheetIdOf(sheetId)).keys() ?? [])].map((name) => ({
      sheetId,
      ...o_spreadsheet.helpers.toCartesian(name),
    }));
  return class extends base implements Evaluation {
    beforeHandle(): void {}
    handle(): void {}
    finalize(): void {}
    getEvaluatedCell(position: Position): object {
      return evaluated(position);
    }
    getEvaluatedCells(sheetId: string): object[] {
      return positions(sheetId).map(evaluated);
    }
    getEvaluatedCellsPositions(sheetId: string): Position[] {
      return positions(sheetId);
    }
    getSpreadZone(position: Position): Zone | undefined {
      const source = this.getArrayFormulaSpreadingOn(position) ?? position;
      const fills = viewAt(source)?.fills;
      return fills && zoneOf(source, fills);
    }
    getArrayFormulaSpreadingOn(position: Position): Position | undefined {
      const view = viewAt(position);
      if (view?.fills) return position;
      if (view?.filledBy === undefined) return undefined;
      return { sheetId: position.sheetId, ...o_spreadsheet.helpers.toCartesian(view.filledBy) };
    }
    isArrayFormulaSpillBlocked(): boolean {
      return false;
    }
    evaluateFormulaResult(): object {
      return { value: '' };
    }
    evaluateCompiledFormula(): object {
      return { value: '' };
    }
  };
}

/** The texts in the cells are the server's too: the engine would format the values by itself. */
function serverTexts(base: new (config: never) => object): new (config: never) => object {
  return class extends base {
    getCellText(position: Position, how?: { readonly showFormula?: boolean }): string {
      const view = viewAt(position);
      return how?.showFormula ? typedText(view) : (view?.shown ?? String(view?.value ?? ''));
    }
  };
}

/** Commands that only change how one person looks at the workbook on this page. */
const OWN_VIEW = new Set(['RESIZE_COLUMNS_ROWS']);

/**
 * Nothing is changed here: what a person types goes to the server, and comes back as a change. So the page never
 * shows what the workbook doesn't hold.
 */
function refusingCore(base: PluginClass): PluginClass {
  return class extends base {
    static readonly getters: string[] = [];

    allowDispatch(command: Command): string {
      if (shared.isApplying || !CORE_TYPES.has(command.type) || OWN_VIEW.has(command.type)) return 'Success';
      const edits = editsOf(command);
      if (edits) shared.sink?.type(edits);
      else shared.sink?.refuse();
      return 'Readonly';
    }
  };
}

const CORE_TYPES = new Set(
  (
    'UPDATE_CELL UPDATE_CELL_POSITION CLEAR_CELL CLEAR_CELLS DELETE_CONTENT ADD_COLUMNS_ROWS REMOVE_COLUMNS_ROWS ' +
    'RESIZE_COLUMNS_ROWS HIDE_COLUMNS_ROWS UNHIDE_COLUMNS_ROWS SET_GRID_LINES_VISIBILITY UNFREEZE_COLUMNS ' +
    'UNFREEZE_ROWS FREEZE_COLUMNS FREEZE_ROWS UNFREEZE_COLUMNS_ROWS ADD_MERGE REMOVE_MERGE CREATE_SHEET ' +
    'DELETE_SHEET DUPLICATE_SHEET MOVE_SHEET RENAME_SHEET COLOR_SHEET HIDE_SHEET SHOW_SHEET LOCK_SHEET ' +
    'UNLOCK_SHEET MOVE_RANGES ADD_CONDITIONAL_FORMAT CREATE_FIGURE CREATE_CHART SET_FORMATTING CLEAR_FORMATTING ' +
    'SET_BORDER SET_ZONE_BORDERS SET_BORDERS_ON_TARGET CREATE_TABLE CREATE_TABLE_STYLE CREATE_IMAGE GROUP_HEADERS ' +
    'ADD_DATA_VALIDATION_RULE REMOVE_DATA_VALIDATION_RULE UPDATE_LOCALE CREATE_NAMED_RANGE UPDATE_NAMED_RANGE ' +
    'DELETE_NAMED_RANGE ADD_PIVOT INSERT_PIVOT'
  ).split(' '),
);

/** The cells that a command would change, as texts; undefined for a command that is about anything else. */
function editsOf(command: Command): Edit[] | undefined {
  const key = command.sheetId as string;
  const sheet = sheetIdOf(key);
  const at = (col: number, row: number): string => o_spreadsheet.helpers.toXC(col, row);
  switch (command.type) {
    case 'UPDATE_CELL': {
      const { col, row, content } = command as unknown as Position & { content?: string };
      return content === undefined ? [] : [{ sheet, cell: at(col, row), text: content, isContent: true }];
    }
    case 'CLEAR_CELL': {
      const { col, row } = command as unknown as Position;
      return [{ sheet, cell: at(col, row), text: '' }];
    }
    case 'CLEAR_CELLS':
    case 'DELETE_CONTENT': {
      const zones = command.target as readonly Zone[];
      const filled = [...(shared.book?.cellsOf(sheet) ?? [])];
      return filled.flatMap(([name, { value, filledBy }]) => {
        const { col, row } = o_spreadsheet.helpers.toCartesian(name);
        const isInside = zones.some(
          ({ left, right, top, bottom }) => col >= left && col <= right && row >= top && row <= bottom,
        );
        return isInside && value !== null && filledBy === undefined ? [{ sheet, cell: name, text: '' }] : [];
      });
    }
    // Formulas elsewhere that follow a cell that was cut are the workbook's business, which has no such move.
    case 'MOVE_RANGES':
      return [];
    default:
      return undefined;
  }
}

/** Applies the server's changes in one go, and keeps the engine's own undo out: it would only undo them here. */
function applying(base: PluginClass): PluginClass {
  return class extends base {
    static readonly getters: string[] = [];
    static readonly layers: string[] = [];

    allowDispatch(command: Command): string {
      if (command.type === 'REQUEST_UNDO') shared.sink?.undo();
      return command.type === 'REQUEST_UNDO' || command.type === 'REQUEST_REDO' ? 'Readonly' : 'Success';
    }

    handle(command: Command): void {
      if (command.type !== APPLY) return;
      for (const { sheet, names } of command.cells as readonly { sheet: number; names: string[] }[]) {
        for (const name of names) this.put(sheet, name);
      }
    }

    private put(sheet: number, name: string): void {
      const view = shared.book?.cell(sheet, name);
      const content = view ? contentOf(view) : '';
      const position = { sheetId: sheetKey(sheet), ...o_spreadsheet.helpers.toCartesian(name) };
      this.dispatch('UPDATE_CELL', { ...position, content, style: view?.style ?? null, format: '' });
    }
  };
}

/** The formula bar shows the workbook's own text, and what is typed goes away as it was typed. */
function patchComposer(): void {
  Object.assign(o_spreadsheet.stores.CellComposerStore.prototype, {
    getComposerContent(this: ComposerStore, position: Position) {
      shared.composer = this;
      return { text: typedText(viewAt(position)) };
    },
    getCurrentCanonicalContent(this: ComposerStore) {
      return this._currentContent;
    },
    confirmEdition(this: ComposerStore) {
      const { sheetId, col, row } = this.currentEditedCell;
      const cell = o_spreadsheet.helpers.toXC(col, row);
      shared.sink?.type([{ sheet: sheetIdOf(sheetId), cell, text: this._currentContent }]);
      this.setContent('');
    },
  });
}

const KEPT_IN_CELL_MENU = new Set(['cut', 'copy', 'paste']);

/** Takes out of the engine's menus what the local page does not do. */
function trimMenus(): void {
  const { cellMenuRegistry, rowMenuRegistry, colMenuRegistry, topbarMenuRegistry } = o_spreadsheet.registries;
  for (const registry of [cellMenuRegistry, rowMenuRegistry, colMenuRegistry]) {
    for (const key of registry?.getKeys() ?? []) if (!KEPT_IN_CELL_MENU.has(key)) registry?.remove(key);
  }
  for (const key of topbarMenuRegistry?.getKeys() ?? []) topbarMenuRegistry?.remove(key);
}

/** So that typing `=TD_` offers the add-on's functions with their help. */
export function defineFunctions(functions: readonly FunctionHelp[]): void {
  const registry = o_spreadsheet.registries.functionRegistry;
  for (const { name, description, args } of functions) {
    if (registry?.contains(name)) continue;
    registry?.add(name, {
      description,
      args: args.map((argument) =>
        o_spreadsheet.helpers.arg(`${argument.name} (any, range<any>, optional)`, argument.description),
      ),
      compute: () => '',
    });
  }
}

/** Done once, before the first model is made. */
export function prepareEngine(): void {
  const { coreViewsPluginRegistry, corePluginRegistry, featurePluginRegistry } = o_spreadsheet.registries;
  const own = coreViewsPluginRegistry?.get('evaluation') as new (config: never) => object;
  coreViewsPluginRegistry?.replace('evaluation', serverEvaluation(own));
  const sheetTexts = featurePluginRegistry?.get('ui_sheet') as new (config: never) => object;
  featurePluginRegistry?.replace('ui_sheet', serverTexts(sheetTexts));
  corePluginRegistry?.add('cubilete_refusing', refusingCore(o_spreadsheet.CorePlugin));
  featurePluginRegistry?.add('cubilete_applying', applying(o_spreadsheet.UIPlugin));
  o_spreadsheet.setTranslationMethod(
    (text) => (texts().engine as Readonly<Record<string, string>>)[text] ?? text,
  );
  patchComposer();
  trimMenus();
}
