import type { OpcPackage } from './opc-package';
import type { FileReading } from './workbook-reader';
import {
  child,
  childrenOf,
  descendants,
  escapeText,
  parseXml,
  retag,
  splice,
  textOf,
  type Splice,
} from './xml';

/** `docProps/app.xml` lists the titles of the sheets, where there is one. */
export function writeProperties(file: OpcPackage, { workbook, entries, layout }: FileReading): void {
  const path = file.related('', 'extended-properties')?.target;
  const source = file.tryText(path);
  const before = layout.sheets.filter(({ isWorksheet }) => isWorksheet).map(({ name }) => name);
  const now = workbook.sheets.map(({ name }) => name);
  const isSame = before.length === now.length && before.every((name, index) => name === now[index]);
  if (path === undefined || source === undefined || (isSame && entries.size === now.length)) return;
  const root = parseXml(source);
  const titles = child(child(root, 'TitlesOfParts'), 'vector');
  const pairs = child(root, 'HeadingPairs');
  if (!titles || !pairs) return;
  const items = childrenOf(titles, 'lpstr');
  const count = [...descendants(pairs, 'i4')][0];
  const listed = items.slice(0, before.length).map((item) => textOf(source, item));
  if (!count || listed.join('\n') !== before.join('\n')) return;
  const prefix = titles.prefix;
  const first = items[0];
  const last = items[before.length - 1];
  if (!first || !last) return;
  const written = now.map((name) => `<${prefix}lpstr>${escapeText(name)}</${prefix}lpstr>`).join('');
  const splices: Splice[] = [
    { start: first.start, end: last.end, text: written },
    { start: count.contentStart, end: count.contentEnd, text: String(now.length) },
    retag(titles, { size: String(items.length - before.length + now.length) }),
  ];
  file.write(path, splice(source, splices));
}
