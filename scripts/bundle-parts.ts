import { parse, type Program } from 'acorn';
import { full } from 'acorn-walk';
import { build, type BuildOptions } from 'esbuild';
import { basename, join } from 'node:path';

/** A module as esbuild splits them off: its text, and what it imports. */
interface SplitModule {
  readonly name: string;
  readonly code: string;
  readonly imports: readonly string[];
  /** The packages whose code is in it. */
  readonly packages: readonly string[];
}

export interface BuiltPart {
  readonly text: string;
  readonly packages: readonly string[];
}

export interface BuiltBundle extends BuiltPart {
  /** Texts of the parts, by the name of their entry. */
  readonly parts: ReadonlyMap<string, BuiltPart>;
}

/**
 * Builds a bundle that loads at once, and parts of it that are loaded when they are needed and share its modules.
 *
 * Apps Script knows neither modules nor a loader, so each module becomes a function that returns what it exports. The bundle
 * is one global that keeps the modules it has run; a part is an object of the modules that the bundle lacks, by name, and is
 * added by `cubileteAddPart` (`src/gas/load-part.ts`).
 *
 * @param entry the bundle's own entry
 * @param parts entries of the parts
 */
export async function buildWithParts(
  globalName: string,
  entry: string,
  parts: readonly string[],
  settings: BuildOptions,
): Promise<BuiltBundle> {
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: [entry, ...parts],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'parts',
    entryNames: '[name]',
    chunkNames: 'shared-[hash]',
  });
  const inputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), Object.keys(output.inputs)]),
  );
  const modules = new Map(
    outputFiles.map(({ path, text }) => {
      const name = basename(path);
      return [name, splitModule(name, text, inputs.get(name) ?? [])];
    }),
  );
  const own = reachableFrom(nameOf(entry), modules);
  const builtParts = parts.map((part): [string, BuiltPart] => {
    const more = reachableFrom(nameOf(part), modules).filter((one) => !own.includes(one));
    return [basename(part, '.ts'), { text: `{${more.map(factory).join(',\n')}}\n`, ...packagesOf(more) }];
  });
  return { text: loader(globalName, nameOf(entry), own), ...packagesOf(own), parts: new Map(builtParts) };
}

const nameOf = (entry: string) => `${basename(entry, '.ts')}.js`;

const packagesOf = (modules: readonly SplitModule[]) => ({
  packages: [...new Set(modules.flatMap(({ packages }) => packages))],
});

/** Runs a module once; `cubileteAddPart` is a name inside, for the bundle's own code alone. */
function loader(globalName: string, main: string, modules: readonly SplitModule[]): string {
  return `var ${globalName} = (function () {
var makers = {${modules.map(factory).join(',\n')}};
var made = {};
function need(name) {
  if (!made[name]) made[name] = makers[name](need);
  return made[name];
}
function cubileteAddPart(part, more) {
  for (var name in more) if (!makers[name]) makers[name] = more[name];
  return need(part + ".js");
}
return need("${main}");
})();`;
}

const factory = ({ name, code }: SplitModule) => `"${name}":function(need){${code}}`;

/** The modules an entry needs, itself too. */
function reachableFrom(name: string, modules: ReadonlyMap<string, SplitModule>): SplitModule[] {
  const found = new Map<string, SplitModule>();
  const visit = (one: string) => {
    const module = modules.get(one);
    if (!module) throw new Error(`no module ${one}`);
    if (found.has(one)) return;
    found.set(one, module);
    module.imports.forEach(visit);
  };
  visit(name);
  return [...found.values()];
}

/** The body of a function that gives what an ES module exports. What it imports is read once, as it is made. */
function splitModule(name: string, text: string, inputs: readonly string[]): SplitModule {
  const program = parse(text, { ecmaVersion: 2020, sourceType: 'module' });
  const imports: string[] = [];
  const pieces: string[] = [];
  const exported = new Map<string, string>();
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const from = basename(String(node.source.value));
      imports.push(from);
      const names = node.specifiers.map((one) => {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') {
          throw unknownForm(name, one.type);
        }
        return one.imported.name === one.local.name
          ? one.local.name
          : `${one.imported.name}:${one.local.name}`;
      });
      pieces.push(names.length === 0 ? `need("${from}");` : `var {${names.join(',')}}=need("${from}");`);
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration || node.source) throw unknownForm(name, node.type);
      for (const { local, exported: outside } of node.specifiers) {
        if (local.type !== 'Identifier' || outside.type !== 'Identifier') throw unknownForm(name, local.type);
        exported.set(outside.name, local.name);
      }
    } else if (/^(?:Export|Import)/.test(node.type)) {
      throw unknownForm(name, node.type);
    } else {
      pieces.push(text.slice(node.start, node.end));
    }
  }
  assertNotReassigned(name, program, new Set(exported.values()));
  const given = [...exported].map(([outside, local]) => (outside === local ? local : `${outside}:${local}`));
  return {
    name,
    code: `${pieces.join(text.includes('\n\n') ? '\n' : '')}return{${given.join(',')}}`,
    imports,
    packages: [
      ...new Set(inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])),
    ],
  };
}

/** What is exported is copied once: a variable that changes later would not reach who imported it. */
function assertNotReassigned(module: string, program: Program, names: ReadonlySet<string>): void {
  full(program, (node) => {
    const target =
      node.type === 'AssignmentExpression'
        ? (node as unknown as { left: { type: string; name?: string } }).left
        : node.type === 'UpdateExpression'
          ? (node as unknown as { argument: { type: string; name?: string } }).argument
          : null;
    if (target?.type === 'Identifier' && names.has(target.name!)) {
      throw new Error(`${module}: ${target.name} is exported and assigned again`);
    }
  });
}

const unknownForm = (module: string, form: string) => new Error(`${module}: cannot take a ${form} apart`);

/** Entries of the parts, by the file each becomes. */
export const PARTS = ['commands', 'formulas-draw', 'formulas-swiss'] as const;

export const partEntry = (root: string, part: (typeof PARTS)[number]): string =>
  join(root, 'src/gas/parts', `${part}.ts`);
