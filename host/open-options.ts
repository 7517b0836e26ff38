import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ActionId } from '../src/ui/contract';
import type { WorkbookChanges } from './grid/changes';
import { UsageError } from './grid/refusal';
import type { CallCounts, Faults } from './services/call-meter';
import type { Answers, Asker, Said } from './services/dialogs';
import type { Failure } from './services/local-document';
import type { Screen } from './services/screen';
import type { Editor } from './services/script-services';

export interface OpenOptions {
  /** Path of the built bundle, or its text and the folder of its .html files; `dist/Code.js` by default. */
  readonly bundle?: string | { readonly source: string; readonly folder?: string };
  /** The spreadsheet's locale, which an .xlsx file does not say. */
  readonly locale?: string;
  /** The spreadsheet's zone; the manifest's beside the bundle by default. */
  readonly timeZone?: string;
  /** The script's zone; the manifest's by default. */
  readonly scriptTimeZone?: string;
  /** The language of the person's account: `es`. */
  readonly userLocale?: string;
  /** Fixes the clock. */
  readonly now?: Date;
  readonly answers?: Answers;
  /** Who is asked when no answers are scripted. */
  readonly ask?: Asker;
  /** Where toasts and pages appear while a command runs. */
  readonly screen?: Screen;
  /** Who sits before the workbook; by default someone whose mail address is not told. */
  readonly user?: Editor;
  /** Makes the n-th service call of every run fail. */
  readonly failAt?: number;
  /** The least grid that each sheet gets; Sheets gives an imported one 1000 × 26. */
  readonly grid?: { readonly rows: number; readonly columns: number };
}

export interface Typing {
  readonly sheet: string;
  readonly cell: string;
  readonly text: string;
}

/** What goes wrong, or happens meanwhile, in one run. */
export interface RunOptions extends Faults {
  /** Before that call another person types cells; where the sheet is not there, or no longer, nothing. */
  readonly editAt?: { readonly call: number; readonly typings: readonly Typing[] } | undefined;
  /** Before every one of these calls another person types something else into a cell. */
  readonly typing?:
    { readonly sheet: string; readonly cell: string; readonly from: number; readonly to: number } | undefined;
  /** Before that call another person protects a range, or the whole sheet. */
  readonly protectAt?: { readonly call: number; readonly sheet: string; readonly range?: string } | undefined;
  /** Before that call another director runs a command, to its end. */
  readonly meanwhile?: { readonly call: number; readonly action: ActionId } | undefined;
}

/** What came of one menu command. */
export interface Run {
  readonly action: string;
  readonly said: readonly Said[];
  readonly changes: WorkbookChanges;
  readonly calls: CallCounts;
  /** The calls in their order: `Range.getValues`. */
  readonly trace: readonly string[];
  readonly error: Failure | undefined;
  /** The command that another director ran meanwhile. */
  readonly meanwhile?: Run;
}

/** Any key will do, as long as it is always the same. */
export const USUAL_USER: Editor = { key: 'u7p2xq4m9k' };
const BUNDLE = join('dist', 'Code.js');

/** The bundle's text, and the zone that the manifest beside it gives the script. */
export function readBundle(bundle: OpenOptions['bundle']): {
  source: string;
  name: string;
  manifestZone: string | undefined;
  htmlFile: (name: string) => string | undefined;
} {
  if (typeof bundle === 'object') {
    const { source, folder } = bundle;
    const htmlFile = folder === undefined ? () => undefined : htmlFilesIn(resolve(folder));
    return { source, name: 'bundle', manifestZone: undefined, htmlFile };
  }
  const path = resolve(bundle ?? BUNDLE);
  if (!existsSync(path)) throw new UsageError(`there is no ${bundle ?? BUNDLE}: run "npm run build" first`);
  const manifest = join(dirname(path), 'appsscript.json');
  const zone = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { timeZone?: string }).timeZone
    : undefined;
  return {
    source: readFileSync(path, 'utf8'),
    name: basename(path),
    manifestZone: zone,
    htmlFile: htmlFilesIn(dirname(path)),
  };
}

function htmlFilesIn(folder: string): (name: string) => string | undefined {
  return (name) => {
    const file = join(folder, `${name}.html`);
    return /^[\w -]+(?:\/[\w -]+)*$/.test(name) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}
