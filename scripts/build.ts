import { mkdirSync, readFileSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { LANGUAGES, type Language } from '../src/i18n/languages';
import { buildPages } from './build-pages';
import { buildWithParts, PARTS, partEntry } from './bundle-parts';
import { buildPanel } from './build-panel';
import { bundleStubs } from './bundle-stubs';

const ROOT = join(__dirname, '..');
const GLOBAL_NAME = 'Cubilete';

const SETTINGS = {
  // Newer syntax fails to push; what ES2019 lacks at run time is kept out by the compiler's `lib`.
  target: 'es2019',
  charset: 'utf8',
  minify: true,
  legalComments: 'none',
} as const;

/**
 * Builds what is pushed: `dist/Code.js`, `dist/appsscript.json`, the parts that are loaded when they are needed
 * (`commands.html`, `formulas-*.html`), the pages, and a `texts-XX.html` for each of the other languages.
 *
 * `Code.js` is an immediately called function under one global name, and behind it the top-level stubs that Sheets and
 * the menu call: Sheets reads help and arguments from these, and esbuild drops comments (platform notes).
 */
export async function buildBundle(language: Language, directory = join(ROOT, 'dist')): Promise<string> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const { text, packages, parts } = await buildWithParts(
    GLOBAL_NAME,
    join(ROOT, 'src/main.ts'),
    PARTS.map((part) => partEntry(ROOT, part)),
    { ...SETTINGS, define: { CUBILETE_LANGUAGE: JSON.stringify(language) } },
  );
  const file = join(directory, 'Code.js');
  writeFileSync(file, `${licences(packages)}${text}\n${bundleStubs(GLOBAL_NAME, language)}`);
  for (const [part, built] of parts) {
    writeFileSync(
      join(directory, `${part}.html`),
      asExpression(part, `${licences(built.packages)}${built.text}`),
    );
  }
  await buildPanel(language, directory);
  copyFileSync(join(ROOT, 'appsscript.json'), join(directory, 'appsscript.json'));
  await buildPages(language, directory);
  for (const other of LANGUAGES.filter((one) => one !== language)) {
    writeFileSync(join(directory, `texts-${other}.html`), await textsExpression(other));
  }
  return file;
}

/** The licences of the packages whose code is in a file, which ask to go with it. */
function licences(packages: readonly string[]): string {
  if (packages.length === 0) return '';
  const texts = packages.map((name) => {
    const text = readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim();
    return `Contains ${name}:\n\n${text}`;
  });
  return `/*!\n${texts.join('\n\n')}\n*/\n`;
}

/**
 * All texts of a language as one JavaScript expression. It goes into a file that is no script, or every formula would
 * load it; an .html file is the only other kind that Apps Script takes.
 */
async function textsExpression(language: Language): Promise<string> {
  const contents = `export { ${language} as texts } from './src/i18n/${language}/texts';`;
  const result = await build({
    ...SETTINGS,
    bundle: true,
    write: false,
    format: 'iife',
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    globalName: 'T',
  });
  const code = result.outputFiles[0]!.text.trim();
  return asExpression(`texts-${language}`, `(function () { ${code} return T.texts; })()\n`);
}

/** An .html file that holds JavaScript: Google's templates would take `<?` for a scriptlet. */
function asExpression(file: string, code: string): string {
  if (code.includes('<?')) throw new Error(`${file} holds "<?"`);
  return code;
}

function languageOf(given: string | undefined): Language {
  const language = LANGUAGES.find((known) => known === (given ?? 'es'));
  if (language) return language;
  console.error(`--locale ${given}: there are ${LANGUAGES.join(', ')}`);
  process.exit(2);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { locale: { type: 'string' }, out: { type: 'string' } } });
  const language = languageOf(values.locale);
  const file = await buildBundle(language, values.out);
  console.log(`Built ${relative(process.cwd(), file)} (${language})`);
}

if (require.main === module) void main();
