import type { FunctionHelp } from './messages';

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*function\s+([A-Za-z_$][\w$]*)\s*\(([^)]*)\)/g;

/** The help that Sheets reads from a bundle: the comment before each custom function. */
export function functionHelp(bundle: string): FunctionHelp[] {
  return [...bundle.matchAll(DOCUMENTED)]
    .filter(([, comment = '']) => comment.includes('@customfunction'))
    .map(([, comment = '', name = '', parameters = '']) => {
      const lines = comment.split('\n').map((line) => line.replace(/^\s*\*\s?/, '').trim());
      const description = lines.filter((line) => line !== '' && !line.startsWith('@')).join(' ');
      const texts = new Map(
        lines.flatMap((line) => {
          const found = /^@param\s+(?:\{[^}]*\}\s+)?([\w$]+)\s*(.*)$/.exec(line);
          return found ? [[found[1] ?? '', found[2] ?? ''] as const] : [];
        }),
      );
      const args = parameters
        .split(',')
        .map((parameter) => parameter.trim())
        .filter((parameter) => parameter !== '')
        .map((parameter) => ({ name: parameter, description: texts.get(parameter) ?? '' }));
      return { name, description, args };
    });
}
