import type * as Commands from './parts/commands';
import type * as DrawFormulas from './parts/formulas-draw';
import type * as SwissFormulas from './parts/formulas-swiss';
import { valueOfFile } from './expression-file';
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

/** Loads a part of the bundle, once a run. */
export function loadPart<Part extends keyof Parts>(part: Part): Parts[Part] {
  const known = loaded.get(part) ?? cubileteAddPart(part, modulesIn(part));
  loaded.set(part, known);
  return known as Parts[Part];
}

function modulesIn(part: string): Modules {
  try {
    return valueOfFile(part) as Modules;
  } catch {
    throw new Error(messagesForFormula().partMissing(`${part}.html`));
  }
}
