import type * as Commands from './parts/commands';
import type * as DrawFormulas from './parts/formulas-draw';
import type * as SwissFormulas from './parts/formulas-swiss';
import { messagesForFormula } from './language';

/** What stands in files of its own: only who needs it loads it. */
interface Parts {
  readonly commands: typeof Commands;
  readonly 'formulas-draw': typeof DrawFormulas;
  readonly 'formulas-swiss': typeof SwissFormulas;
}

/** Makers of a part's modules, by name; each asks for those it imports. */
type Modules = Readonly<Record<string, unknown>>;

/** Put around the bundle by the build (`scripts/bundle-parts.ts`): adds modules and runs the one of the part. */
declare const cubileteAddPart: (name: string, modules: Modules) => unknown;

const loaded = new Map<string, unknown>();

/**
 * Loads a part of the bundle. Apps Script runs every script file for every formula, so the parts are files of another
 * kind, each one expression; an .html file is the only other kind there is.
 */
export function loadPart<Part extends keyof Parts>(part: Part): Parts[Part] {
  const known = loaded.get(part) ?? cubileteAddPart(part, modulesIn(part));
  loaded.set(part, known);
  return known as Parts[Part];
}

function modulesIn(part: string): Modules {
  let expression: string;
  try {
    expression = HtmlService.createTemplateFromFile(part).getRawContent();
  } catch {
    throw new Error(messagesForFormula().partMissing(`${part}.html`));
  }
  // Our own file, made by the build and pushed with the script: nobody else can write it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const give = new Function(`return (${expression})`) as () => Modules;
  return give();
}
