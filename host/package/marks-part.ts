import type { DeveloperMark, Workbook } from '../grid/workbook';
import type { OpcPackage } from './opc-package';
import { hasType } from './opc-package';
import type { WorkbookLayout } from './workbook-layout';
import { attribute, childrenOf, escapeAttribute, numberAttribute, parseXml } from './xml';

/**
 * Developer metadata have no place in an .xlsx file: they are kept in a custom part, which programs that don't know it
 * leave alone, and only where there are any.
 */
const NAMESPACE = 'urn:cubilete:developer-metadata';

export function readMarks(file: OpcPackage, { path }: WorkbookLayout, workbook: Workbook): void {
  const source = file.tryText(marksPath(file, path)?.target);
  if (source === undefined) return;
  for (const element of childrenOf(parseXml(source), 'mark')) {
    const name = attribute(element, 'sheet');
    const sheet = name === undefined ? undefined : workbook.sheetNamed(name);
    if (name !== undefined && !sheet) continue;
    const [row, column] = [numberAttribute(element, 'row'), numberAttribute(element, 'column')];
    workbook.marks.push({
      ...{ id: numberAttribute(element, 'id') ?? 0, sheet, line: lineOf(row, column) },
      key: attribute(element, 'key') ?? '',
      value: attribute(element, 'value') ?? null,
      visibility: attribute(element, 'visibility') === 'PROJECT' ? 'PROJECT' : 'DOCUMENT',
    });
  }
}

/** Writes the part anew where the marks are others than the file's. */
export function writeMarks(file: OpcPackage, { path }: WorkbookLayout, { marks }: Workbook): void {
  const known = marksPath(file, path);
  if (marks.length === 0) {
    if (known) file.removeRelated(path, known.id);
    return;
  }
  const written = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<marks xmlns="${NAMESPACE}">${marks.map(markXml).join('')}</marks>`;
  if (known) {
    if (file.text(known.target) !== written) file.write(known.target, written);
    return;
  }
  const target = file.freePath('customXml/item*.xml');
  file.write(target, written);
  file.declareExtension('xml', 'application/xml');
  file.relate(path, 'customXml', target);
}

function marksPath(
  file: OpcPackage,
  path: string,
): { readonly id: string; readonly target: string } | undefined {
  return file
    .relationships(path)
    .find(
      (relationship) =>
        hasType(relationship, 'customXml') && (file.tryText(relationship.target) ?? '').includes(NAMESPACE),
    );
}

function lineOf(row: number | undefined, column: number | undefined): DeveloperMark['line'] {
  if (row !== undefined) return { kind: 'row', number: row };
  return column === undefined ? undefined : { kind: 'column', number: column };
}

function markXml({ id, sheet, line, key, value, visibility }: DeveloperMark): string {
  const attributes: readonly (readonly [string, string | number | null | undefined])[] = [
    ['id', id],
    ['sheet', sheet?.name],
    [line?.kind ?? 'row', line?.number],
    ['key', key],
    ['value', value],
    ['visibility', visibility],
  ];
  const written = attributes.flatMap(([name, content]) =>
    content === undefined || content === null ? [] : [` ${name}="${escapeAttribute(String(content))}"`],
  );
  return `<mark${written.join('')}/>`;
}
