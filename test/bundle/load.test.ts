import { describe, expect, test } from '@jest/globals';
import { parse, type Pattern } from 'acorn';
import { simple } from 'acorn-walk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext, runInThisContext } from 'node:vm';
import { USUAL_FORMULAS } from '../../src/functions/usual-formulas';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { buildFolder, expressionsIn, filesService } from './bundle-files';

const folder = buildFolder('es');
const source = readFileSync(join(folder, 'Code.js'), 'utf8');
const expressions = expressionsIn(folder);
/** A context with nothing but the language itself, and the files of the bundle's parts. */
const bareContext = () => createContext({ HtmlService: filesService(expressions) });

/** What ES2019 gives every script, without what browsers and Node add. */
const ES2019_GLOBALS = new Set([
  ...['Array', 'Boolean', 'Date', 'Error', 'Infinity', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'Object'],
  ...['Promise', 'Proxy', 'RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError'],
  ...['WeakMap', 'WeakSet', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'undefined'],
]);
const APPS_SCRIPT_GLOBALS = new Set([
  ...['SpreadsheetApp', 'LockService', 'Session', 'Utilities'],
  ...['PropertiesService', 'HtmlService', 'ContentService', 'ScriptApp', 'Function'],
]);

/** The names that a parameter or a declaration binds. */
function boundBy(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        boundBy(one.type === 'RestElement' ? one.argument : one.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? boundBy(one) : []));
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    case 'MemberExpression':
      return [];
  }
}

/** Names the bundle uses and nowhere declares. */
function freeNames(code: string): Set<string> {
  const program = parse(code, { ecmaVersion: 2019, sourceType: 'script' });
  const declared = new Set<string>();
  const used = new Set<string>();
  const declare = (...patterns: Pattern[]) => {
    for (const name of patterns.flatMap(boundBy)) declared.add(name);
  };
  simple(program, {
    VariableDeclarator: (node) => declare(node.id),
    Function: (node) => declare(...(node.id ? [node.id] : []), ...node.params),
    Class: (node) => declare(...(node.id ? [node.id] : [])),
    CatchClause: (node) => declare(...(node.param ? [node.param] : [])),
    Identifier: (node) => used.add(node.name),
  });
  return new Set([...used].filter((name) => !declared.has(name)));
}

/** What the parts may ask of the bundle, and the bundle of its loader. */
const OF_THE_LOADER = new Set(['need', 'cubileteAddPart', 'arguments']);

const codes: [file: string, code: string][] = [
  ['Code.js', source],
  ...[...expressions].map(([file, code]): [string, string] => [file, `(${code})`]),
];

describe('the bundle', () => {
  test('is there with its three parts and the texts of the other languages', () => {
    expect([...expressions.keys()].sort()).toEqual([
      ...['commands.html', 'formulas-draw.html', 'formulas-swiss.html'],
      ...['texts-el.html', 'texts-en.html', 'texts-ru.html'],
    ]);
  });

  test.each(codes)(
    '%s is ES2019 and names no global but those and the Apps Script services it uses',
    (_, code) => {
      const unknown = [...freeNames(code)].filter(
        (name) => !ES2019_GLOBALS.has(name) && !APPS_SCRIPT_GLOBALS.has(name) && !OF_THE_LOADER.has(name),
      );
      expect(unknown).toEqual([]);
    },
  );

  test('is small, since every formula loads it: 150 kB', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(150_000);
  });

  test('carries the licence of the package whose code is in a part, and only there', () => {
    const licence = /Contains edmonds-blossom-fixed:[^*]*Copyright \(c\) 2015[^*]*Permission/;
    expect(expressions.get('formulas-swiss.html')!.slice(0, 2000)).toMatch(licence);
    expect(source).not.toMatch(/blossom/i);
  });

  test('touches nothing outside ES2019 while it loads, no service either', () => {
    const touched: string[] = [];
    const scope = new Proxy(
      {},
      {
        has: () => true,
        get: (_, name) => {
          if (typeof name === 'string') touched.push(name);
          return typeof name === 'string' && ES2019_GLOBALS.has(name)
            ? (globalThis as Record<string, unknown>)[name]
            : undefined;
        },
      },
    );
    const load = runInThisContext(
      `(function (scope) { with (scope) { (function () { ${source} })(); } })`,
    ) as (scope: object) => void;
    load(scope);
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.filter((name) => !ES2019_GLOBALS.has(name))).toEqual([]);
  });

  test('computes in a bare context, where nothing is but the language itself and its parts', () => {
    const context = bareContext();
    runInContext(source, context);
    expect(runInContext('TD_LATE_POINTS(40, 3)', context)).toBe(2);
    expect(runInContext('TD_STANDINGS([["A", "B", 3, 1]])[1][1]', context)).toBe('A');
    expect(
      runInContext('TD_MINUTES_LATE(new Date(2026, 0, 1, 20), new Date(2026, 0, 1, 20, 40))', context),
    ).toBe(40);
    expect(runInContext('TD_SWISS_PAIRINGS([["A"], ["B"], ["C"]])[2].join()', context)).toBe(',C,Libre');
    const names = SPECIFICATIONS.map(({ name }) => `typeof ${name}`).join(',');
    expect(new Set(runInContext(`[${names}]`, context) as string[])).toEqual(new Set(['function']));
  });

  test('reads cells that come from another realm', () => {
    const context = bareContext();
    runInContext(source, context);
    const standings = runInContext('TD_STANDINGS', context) as (matches: unknown) => unknown[][];
    expect(standings([['A', 'B', 3, 1]])[1]!.slice(0, 4)).toEqual([1, 'A', 1, 1]);
    expect(() => standings([['A', 'B', new Date(2026, 0, 3), '']])).toThrow(/3-1/);
  });

  test('loads a part only for the formulas that are in it', () => {
    const asked: string[] = [];
    const service = filesService(expressions);
    const context = createContext({
      HtmlService: {
        createTemplateFromFile: (name: string) => {
          asked.push(name);
          return service.createTemplateFromFile(name);
        },
      },
    });
    runInContext(source, context);
    for (const { name } of USUAL_FORMULAS) {
      try {
        runInContext(`${name}([["A", "B", 3, 1]])`, context);
      } catch {
        // Whatever it makes of that: nothing was asked for.
      }
    }
    expect(asked).toEqual([]);
    runInContext('TD_KNOCKOUT([["Ana"], ["Beto"]])', context);
    expect(asked).toEqual(['formulas-draw']);
    runInContext('TD_KNOCKOUT([["Ana"], ["Beto"]])', context);
    expect(asked).toEqual(['formulas-draw']);
  });

  test('says which file is missing where a part was not pushed', () => {
    const context = createContext({ HtmlService: filesService(new Map()) });
    runInContext(source, context);
    expect(() => runInContext('TD_KNOCKOUT([["Ana"], ["Beto"]])', context) as unknown).toThrow(
      'Falta el archivo «formulas-draw.html» en el proyecto del guion; súbalo otra vez con todos los archivos.',
    );
  });
});
