import { keyOf, parseCell } from '../grid/a1';
import type { OpcPackage } from './opc-package';
import { richText } from './shared-strings';
import { attribute, child, childrenOf, parseXml } from './xml';

/** The notes of a sheet by cell. */
export function readNotes(file: OpcPackage, sheetPath: string): Map<number, string> {
  const notes = new Map<number, string>();
  const path = file.related(sheetPath, 'comments')?.target;
  const source = file.tryText(path);
  if (source === undefined) return notes;
  for (const comment of childrenOf(child(parseXml(source), 'commentList'), 'comment')) {
    const at = parseCell(attribute(comment, 'ref') ?? '');
    const text = child(comment, 'text');
    if (at && text) notes.set(keyOf(at.row, at.column), richText(source, text));
  }
  return notes;
}
