import type { Sheet } from '../grid/sheet';
import { toFile } from '../formula/dialects';
import type { OpcPackage } from './opc-package';
import type { FileReading } from './workbook-reader';
import {
  attribute,
  child,
  childrenOf,
  escapeAttribute,
  escapeText,
  parseXml,
  retag,
  splice,
  withAttributes,
  type Splice,
  type XmlElement,
} from './xml';

/** A line of `<sheets>`: one of the file, or a new sheet. */
type Line =
  | { readonly index: number; readonly sheet: Sheet | undefined }
  | { readonly index: undefined; readonly sheet: Sheet };

/** Brings the list of sheets, the names and the active tab up to date. */
export function writeWorkbookPart(
  file: OpcPackage,
  reading: FileReading,
  added: ReadonlyMap<Sheet, string>,
): void {
  const { layout, workbook, entries } = reading;
  const source = file.text(layout.path);
  const root = parseXml(source);
  const holder = child(root, 'sheets');
  if (!holder) return;
  const sheetOf = new Map([...entries].map(([sheet, entry]) => [entry, sheet]));
  const elements = childrenOf(holder, 'sheet');
  const lines: Line[] = layout.sheets.map((entry, index) => ({ index, sheet: sheetOf.get(entry) }));
  const kept = lines.filter(({ sheet }) => !sheet || workbook.sheets.includes(sheet));
  for (const sheet of added.keys()) {
    const before = workbook.sheets[workbook.sheets.indexOf(sheet) - 1];
    const at = before ? kept.findIndex((line) => line.sheet === before) + 1 : 0;
    kept.splice(at, 0, { index: undefined, sheet });
  }
  const splices: Splice[] = [];
  const idAttribute = relationshipAttribute(root, file.namespaces.relationships);
  const written = kept.map((line) => lineXml(source, elements, line, added, idAttribute)).join('');
  const isSame = kept.length === lines.length && kept.every((line, index) => line.index === index);
  if (!isSame || written !== elements.map(({ start, end }) => source.slice(start, end)).join('')) {
    splices.push({ start: holder.contentStart, end: holder.contentEnd, text: written });
  }
  const newIndex = new Map(
    kept.flatMap((line, index) => (line.index === undefined ? [] : [[line.index, index]])),
  );
  splices.push(...nameSplices(source, root, reading, newIndex), ...viewSplices(root, newIndex));
  if (splices.length > 0) file.write(layout.path, splice(source, splices));
}

function lineXml(
  source: string,
  elements: readonly XmlElement[],
  line: Line,
  added: ReadonlyMap<Sheet, string>,
  idAttribute: string,
): string {
  if (line.index === undefined) {
    const { name, id, visibility } = line.sheet;
    const state = visibility === 'visible' ? '' : ` state="${visibility}"`;
    const prefix = elements[0]?.prefix ?? '';
    const relationship = `${idAttribute}="${added.get(line.sheet)}"`;
    return `<${prefix}sheet name="${escapeAttribute(name)}" sheetId="${id}"${state} ${relationship}/>`;
  }
  const element = elements[line.index];
  if (!element) return '';
  const present = source.slice(element.start, element.end);
  const { sheet } = line;
  if (!sheet) return present;
  const changes: Record<string, string | null> = {};
  if (attribute(element, 'name') !== sheet.name) changes.name = sheet.name;
  if ((attribute(element, 'state') ?? 'visible') !== sheet.visibility) {
    changes.state = sheet.visibility === 'visible' ? null : sheet.visibility;
  }
  if (Object.keys(changes).length === 0) return present;
  return `<${element.prefix}sheet${withAttributes(element.attributeText, changes)}/>`;
}

/** `r:id`, under the prefix that the part gives to relationships, or with a declaration of its own. */
function relationshipAttribute(root: XmlElement, namespace: string): string {
  const declared = /xmlns:(\w+)\s*=\s*["'][^"']*officeDocument\/(?:2006\/)?relationships["']/;
  const prefix = declared.exec(root.attributeText)?.[1];
  return prefix === undefined ? `xmlns:r="${namespace}" r:id` : `${prefix}:id`;
}

/** A name that belongs to one sheet says so by the sheet's place in the list. */
function nameSplices(
  source: string,
  root: XmlElement,
  { layout, workbook, entries }: FileReading,
  newIndex: ReadonlyMap<number, number>,
): Splice[] {
  const splices: Splice[] = [];
  const namesNow = new Map(workbook.names.map((entry, index) => [index, entry]));
  const sheetsGone = [...entries.keys()].some(
    (sheet) => !workbook.sheets.includes(sheet) || entries.get(sheet)?.name !== sheet.name,
  );
  childrenOf(child(root, 'definedNames'), 'definedName').forEach((element, index) => {
    const old = layout.names[index]?.sheetIndex;
    const moved = old === undefined ? undefined : newIndex.get(old);
    if (old !== undefined && moved === undefined) {
      splices.push({ start: element.start, end: element.end, text: '' });
      return;
    }
    if (moved !== undefined && moved !== old) splices.push(retag(element, { localSheetId: String(moved) }));
    const target = namesNow.get(index)?.target;
    const written = target === undefined ? undefined : escapeText(toFile(`=${target}`));
    if (
      sheetsGone &&
      written !== undefined &&
      written !== source.slice(element.contentStart, element.contentEnd)
    ) {
      splices.push({ start: element.contentStart, end: element.contentEnd, text: written });
    }
  });
  return splices;
}

function viewSplices(root: XmlElement, newIndex: ReadonlyMap<number, number>): Splice[] {
  return childrenOf(child(root, 'bookViews'), 'workbookView').flatMap((view) => {
    const changes: Record<string, string> = {};
    for (const name of ['activeTab', 'firstSheet']) {
      const old = attribute(view, name);
      const moved = newIndex.get(Number(old)) ?? 0;
      if (old !== undefined && moved !== Number(old)) changes[name] = String(moved);
    }
    return Object.keys(changes).length > 0 ? [retag(view, changes)] : [];
  });
}
