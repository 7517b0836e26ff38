import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInThisContext, Script, type Context } from 'node:vm';
import { expressionsIn, filesService } from '../test/bundle/bundle-files';

export const DIST = join(__dirname, '../dist');

const code = readFileSync(join(DIST, 'Code.js'), 'utf8');
const parts = expressionsIn(DIST);

const FORMULAS = [...code.matchAll(/^function (TD_\w+)\(/gm)].map(([, name]) => name!);

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

/**
 * Custom functions of one loaded bundle. It runs beside the packages that it is compared with, in a function of its own: in
 * a context of `node:vm` every look at `Math` or `Number` goes through an interceptor, which they don't pay.
 */
export class LoadedBundle {
  private readonly formulas: Readonly<Record<string, Formula>>;

  constructor() {
    const load = runInThisContext(
      `(function (HtmlService) { ${code}\nreturn { ${FORMULAS.join(', ')} }; })`,
    ) as (service: unknown) => Readonly<Record<string, Formula>>;
    this.formulas = load(filesService(parts));
  }

  formula(name: string): Formula {
    return this.formulas[name]!;
  }
}
