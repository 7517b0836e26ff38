/** What the page uses of the grid's engine, as its own browser build publishes it. */

export interface Position {
  readonly sheetId: string;
  readonly col: number;
  readonly row: number;
}

export interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Command {
  readonly type: string;
  readonly [name: string]: unknown;
}

export interface Getters {
  getActiveSheetId(): string;
  getActivePosition(): Position;
  getSelectedZone(): Zone;
  getEvaluatedCell(position: Position): { readonly formattedValue: string };
}

export interface EngineModel {
  readonly getters: Getters;
  readonly selection: { selectCell(col: number, row: number): void };
  dispatch(type: string, payload?: object): { readonly isSuccessful: boolean };
}

export interface PluginBase {
  readonly getters: Getters;
  dispatch(type: string, payload: object): unknown;
}

export type PluginClass = new (config: never) => PluginBase;

interface Registry {
  add(key: string, value: unknown): Registry;
  replace(key: string, value: unknown): Registry;
  get(key: string): unknown;
  contains(key: string): boolean;
  getKeys(): string[];
  remove(key: string): void;
}

export interface ComposerStore {
  _currentContent: string;
  readonly currentEditedCell: Position;
  readonly editionMode: string;
  setContent(text: string): void;
}

interface Engine {
  setTranslationMethod(translate: (text: string) => string): void;
  readonly Model: new (data: object, config?: object) => EngineModel;
  readonly Spreadsheet: unknown;
  readonly CorePlugin: PluginClass;
  readonly UIPlugin: PluginClass;
  readonly helpers: {
    arg(definition: string, description: string): unknown;
    toCartesian(name: string): { readonly col: number; readonly row: number };
    toXC(col: number, row: number): string;
    createEmptyWorkbookData(): object;
    createEmptySheet(id: string, name: string): object;
  };
  readonly registries: Readonly<Record<string, Registry>>;
  readonly stores: { readonly CellComposerStore: { readonly prototype: object } };
}

interface App {
  mount(target: HTMLElement): Promise<unknown>;
  destroy(): void;
}

interface Owl {
  readonly App: new (component: unknown, options: object) => App;
}

declare global {
  const o_spreadsheet: Engine;
  const owl: Owl;
}

export type { App };
