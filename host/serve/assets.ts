import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Body } from './http';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

const find = createRequire(__filename);
const engine = dirname(find.resolve('@odoo/o-spreadsheet'));
/** The grid's own dependencies, wherever the package manager put them. */
const beside = createRequire(find.resolve('@odoo/o-spreadsheet'));
const packageFolder = (name: string): string => dirname(beside.resolve(`${name}/package.json`));
const fonts = join(packageFolder('font-awesome'), 'fonts');

/** Every file that is served, by its name in `/assets/`: there is no way to any other. */
const FILES: Readonly<Record<string, readonly [type: string, path: string]>> = {
  'owl.js': [JAVASCRIPT, join(dirname(beside.resolve('@odoo/owl')), 'owl.iife.min.js')],
  'o-spreadsheet.js': [JAVASCRIPT, join(engine, 'o_spreadsheet.min.iife.js')],
  'o-spreadsheet.css': [CSS, join(engine, 'o_spreadsheet.css')],
  'o-spreadsheet.xml': ['application/xml; charset=utf-8', join(engine, 'o_spreadsheet.xml')],
  'bootstrap.css': [CSS, join(packageFolder('bootstrap'), 'dist', 'css', 'bootstrap.min.css')],
  'font-awesome.css': [CSS, join(packageFolder('font-awesome'), 'css', 'font-awesome.min.css')],
  'page.css': [CSS, join(__dirname, 'page', 'page.css')],
};

const FONT_TYPES: Readonly<Record<string, string>> = {
  'fontawesome-webfont.woff2': 'font/woff2',
  'fontawesome-webfont.woff': 'font/woff',
  'fontawesome-webfont.ttf': 'font/ttf',
};

export class Assets {
  private readonly bodies = new Map<string, Body>();

  private constructor(
    page: string,
    live: string,
    /** What `google.script.run` is in a page that the bundle makes. */
    readonly scriptRun: string,
  ) {
    this.bodies.set('/assets/page.js', { type: JAVASCRIPT, content: page });
    this.bodies.set('/assets/live.js', { type: JAVASCRIPT, content: live });
  }

  /** Bundles the browser's side. */
  static async prepare(): Promise<Assets> {
    const [page, live, scriptRun] = await Promise.all(['main', 'live', 'script-run'].map(bundled));
    return new Assets(page ?? '', live ?? '', scriptRun ?? '');
  }

  get(path: string): Body | undefined {
    const known = this.bodies.get(path);
    if (known) return known;
    const body = readAsset(path);
    if (body) this.bodies.set(path, body);
    return body;
  }
}

function readAsset(path: string): Body | undefined {
  const name = /^\/assets\/([\w.-]+)$/.exec(path)?.[1];
  if (name !== undefined && Object.hasOwn(FILES, name)) {
    const [type, file] = FILES[name] as readonly [string, string];
    return { type, content: readFileSync(file) };
  }
  // Font Awesome's style sheet looks for its fonts in the folder beside its own.
  const font = /^\/fonts\/([\w.-]+)$/.exec(path)?.[1];
  if (font !== undefined && Object.hasOwn(FONT_TYPES, font)) {
    return { type: FONT_TYPES[font] as string, content: readFileSync(join(fonts, font)) };
  }
  return undefined;
}

async function bundled(name: string): Promise<string> {
  const result = await build({
    entryPoints: [join(__dirname, 'page', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
