import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse, type Comment, type FunctionDeclaration, type Program } from 'acorn';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { LANGUAGES, textsIn } from '../../src/i18n/language';
import {
  ACTION_IDS,
  LIVE_CALLS,
  menuFunctionOf,
  PAGE_IDS,
  PANEL_CALLS,
  PANEL_ID,
} from '../../src/ui/contract';
import { buildIn } from './bundle-files';

interface Stub {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly comment: string;
}

/** The plain top-level functions of a bundle, each with the comment right before it: what Sheets reads. */
function stubsOf(source: string): Stub[] {
  const comments: Comment[] = [];
  const program: Program = parse(source, { ecmaVersion: 2019, sourceType: 'script', onComment: comments });
  return program.body
    .filter((node): node is FunctionDeclaration => node.type === 'FunctionDeclaration')
    .map((node) => ({
      name: node.id.name,
      parameters: node.params.map((param) => (param.type === 'Identifier' ? param.name : param.type)),
      comment:
        comments.find(({ type, end }) => type === 'Block' && source.slice(end, node.start).trim() === '')
          ?.value ?? '',
    }));
}

describe.each(LANGUAGES)('the stubs of the bundle in %s', (language) => {
  let stubs: Map<string, Stub>;
  beforeAll(() => {
    stubs = new Map(stubsOf(buildIn(language)).map((stub) => [stub.name, stub]));
  });

  test.each(SPECIFICATIONS.map((specification) => [specification.name, specification] as const))(
    '%s has the parameters and the help of its specification',
    (name, { args }) => {
      const stub = stubs.get(name)!;
      const help = textsIn(language).help[name];
      expect(stub.parameters).toEqual(args.map((arg) => arg.name));
      expect(stub.comment).toContain(help.help);
      expect(stub.comment).toMatch(/^ \* @customfunction$/m);
      expect(stub.comment).toContain(`@return ${help.returns}`);
      const documented = [...stub.comment.matchAll(/@param \{[^}]+\} (\w+) (.+)$/gm)];
      expect(documented.map((match) => [match[1], match[2]])).toEqual(Object.entries(help.args));
    },
  );

  test('there are these functions and no others', () => {
    expect([...stubs.keys()].sort()).toEqual(
      [
        ...SPECIFICATIONS.map(({ name }) => name),
        'onOpen',
        'onInstall',
        ...ACTION_IDS.map(menuFunctionOf),
        menuFunctionOf(PANEL_ID),
        ...Object.keys(PANEL_CALLS),
        ...PAGE_IDS.map(menuFunctionOf),
        ...Object.keys(LIVE_CALLS),
        'doGet',
      ].sort(),
    );
  });

  test('only custom functions are offered in a cell, and no name is private', () => {
    for (const { name, comment } of stubs.values()) {
      expect(comment.includes('@customfunction')).toBe(name.startsWith('TD_'));
      expect(name).not.toMatch(/_$/);
    }
  });
});
