import { ACTION_IDS, LIVE_CALLS, menuFunctionOf, PAGE_IDS, PANEL_CALLS, PANEL_ID } from '../src/ui/contract';
import type { Argument, FunctionSpecification } from '../src/functions/specification';
import { SPECIFICATIONS } from '../src/functions/specifications';
import type { Help } from '../src/i18n/es/help';
import { textsIn, type Language } from '../src/i18n/language';

/** As JSDoc names them; what Sheets shows beside an argument. */
const JSDOC_TYPES: Readonly<Record<Argument['type'], string>> = {
  range: 'Array<Array<*>>',
  number: 'number|Array<Array<number>>',
  text: 'string',
  time: 'Date|string|Array<Array<*>>',
  regulation: 'string|Array<Array<*>>',
};

/** The top-level functions of the bundle, with the help that Sheets reads from them, in the build's language. */
export function bundleStubs(globalName: string, language: Language): string {
  const { help } = textsIn(language);
  return [
    ...SPECIFICATIONS.map((specification) => functionStub(globalName, specification, help)),
    `function onOpen(e) {\n  ${globalName}.onOpen(e);\n}`,
    `function onInstall(e) {\n  ${globalName}.onInstall(e);\n}`,
    `function ${menuFunctionOf(PANEL_ID)}() {\n  ${globalName}.openPanel();\n}`,
    ...ACTION_IDS.map(
      (action) => `function ${menuFunctionOf(action)}() {\n  ${globalName}.runAction("${action}");\n}`,
    ),
    ...Object.entries(PANEL_CALLS).map(([name, parameters]) => panelStub(globalName, name, parameters)),
    ...PAGE_IDS.map(
      (page) => `function ${menuFunctionOf(page)}() {\n  ${globalName}.openPage("${page}");\n}`,
    ),
    `function doGet(e) {\n  return ${globalName}.doGet(e);\n}`,
    ...Object.entries(LIVE_CALLS).map(([name, parameters]) => pageCallStub(globalName, name, parameters)),
    '',
  ].join('\n\n');
}

/** What the panel reaches by `google.script.run`. */
function panelStub(globalName: string, name: string, parameters: readonly string[]): string {
  const list = parameters.join(', ');
  return `function ${name}(${list}) {\n  return ${globalName}.panelCall("${name}", [${list}]);\n}`;
}

/** What a page reaches by `google.script.run`. */
function pageCallStub(globalName: string, name: string, parameters: readonly string[]): string {
  const list = parameters.join(', ');
  return `function ${name}(${list}) {\n  return ${globalName}.${name}(${list});\n}`;
}

function functionStub(globalName: string, { name, args }: FunctionSpecification, help: Help): string {
  const texts = help[name];
  const argumentTexts: Readonly<Record<string, string>> = texts.args;
  const parameters = args.map((arg) => arg.name).join(', ');
  return [
    '/**',
    ` * ${texts.help}`,
    ' *',
    ...args.map((arg) => ` * @param {${JSDOC_TYPES[arg.type]}} ${arg.name} ${argumentTexts[arg.name]!}`),
    ` * @return ${texts.returns} ${texts.example}`,
    ' * @customfunction',
    ' */',
    `function ${name}(${parameters}) {`,
    `  return ${globalName}.runFunction("${name}", [${parameters}]);`,
    '}',
  ].join('\n');
}
