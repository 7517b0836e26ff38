import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { emptyWorkbook, type NewSheet } from '../../host/new-workbook';
import { openWorkbook, type OpenOptions, type Run, type WorkbookSession } from '../../host/workbook-session';

export const FIXTURES = join(__dirname, '..', 'fixtures', 'host');

export function fixture(name: string): string {
  return join(FIXTURES, name);
}

/** A workbook as directors have them; `test/fixtures/workbooks/README.md` tells what each holds. */
export function workbook(name: string): string {
  return join(__dirname, '..', 'fixtures', 'workbooks', name);
}

/** A moment that tests agree on: Saturday 7 March 2026, 20:00 in Caracas. */
export const EVENING = new Date('2026-03-08T00:00:00Z');

/** Opens a workbook with a bundle written for the test. */
export function openWith(
  bundle: string,
  source: string | Uint8Array | readonly NewSheet[] = [{ name: 'Hoja 1' }],
  options: OpenOptions = {},
): WorkbookSession {
  const opened = typeof source === 'string' || source instanceof Uint8Array ? source : emptyWorkbook(source);
  return openWorkbook(opened, { bundle: { source: bundle }, now: EVENING, ...options });
}

/** Runs a piece of script as a menu command on a workbook, and gives what came of it. */
export function runScript(
  script: string,
  source?: string | Uint8Array | readonly NewSheet[],
  options?: OpenOptions,
): { session: WorkbookSession; run: Run; logged: string[] } {
  const session = openWith(`function command() { ${script} }`, source, options);
  const run = session.runFunction('command');
  const logged = run.said.filter(({ kind }) => kind === 'log').map(({ message }) => message);
  return { session, run, logged };
}

/** The message that a piece of script ends with. */
export function messageOf(script: string, source?: readonly NewSheet[], options?: OpenOptions): string {
  return runScript(script, source, options).run.error?.message ?? 'no error';
}

export function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([path, data]) => [path, new TextDecoder().decode(data)]),
  );
}

/** The parts whose content differs between two packages, and those that only one has. */
export function differingParts(before: Uint8Array, after: Uint8Array): string[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].filter((path) => old.get(path) !== now.get(path)).sort();
}

/** A workbook from parts, over a small valid one. */
export function packageWith(
  parts: Readonly<Record<string, string | Uint8Array>>,
  base = emptyWorkbook(),
): Uint8Array {
  const files = unzipSync(base);
  for (const [path, part] of Object.entries(parts)) {
    files[path] = typeof part === 'string' ? new TextEncoder().encode(part) : Uint8Array.from(part);
  }
  return zipSync(files);
}

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with one sheet of which the cells are given as XML. */
export function workbookWithRows(rows: string): Uint8Array {
  return packageWith({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}
