import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext, Script, type Context } from 'node:vm';
import { expressionsIn, filesService } from '../test/bundle/bundle-files';

export const DIST = join(__dirname, '../dist');

const code = readFileSync(join(DIST, 'Code.js'), 'utf8');
const parts = expressionsIn(DIST);

export type Formula = (...args: readonly unknown[]) => unknown[][];

/** A context as a formula finds it: the language, and the service that gives the bundle's own files. */
export function freshContext(): Context {
  return createContext({ HtmlService: filesService(parts) });
}

/** The bundle's source, run from the start: what every formula call pays before its first line. */
export function loadBundle(context: Context): void {
  // Another name each time, or the engine would remember the compiled code.
  new Script(code, { filename: `Code-${++loads}.js` }).runInContext(context);
}
let loads = 0;

/** Custom functions of one loaded bundle, and a way of giving them cells of their own side. */
export class LoadedBundle {
  private readonly context = freshContext();

  constructor() {
    loadBundle(this.context);
  }

  formula(name: string): Formula {
    return runInContext(name, this.context) as Formula;
  }

  cells<T>(cells: T): T {
    const parse = runInContext('JSON.parse', this.context) as (text: string) => T;
    return parse(JSON.stringify(cells));
  }
}
