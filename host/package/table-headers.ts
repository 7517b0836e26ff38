import { keyOf } from '../grid/a1';
import { CellError } from '../grid/cell';
import type { Sheet } from '../grid/sheet';
import type { OpcPackage } from './opc-package';
import { readTables } from './sheet-traits';
import type { ChangedCell } from './sheet-diff';
import { child, childrenOf, parseXml, retag, splice, type Splice } from './xml';

/**
 * A table repeats its headers in a part of its own, and Excel takes a file for damaged where the two differ: a
 * header that was changed in its cell is changed there too.
 */
export function writeTableHeaders(
  file: OpcPackage,
  sheetPath: string,
  sheet: Sheet,
  changed: readonly ChangedCell[],
): void {
  const keys = new Set(changed.map(({ key }) => key));
  for (const table of readTables(file, sheetPath, [])) {
    if (table.headerRows === 0) continue;
    const source = file.text(table.path);
    const columns = childrenOf(child(parseXml(source), 'tableColumns'), 'tableColumn');
    const splices: Splice[] = [];
    columns.forEach((column, index) => {
      const [row, place] = [table.area.row, table.area.column + index];
      if (!keys.has(keyOf(row, place))) return;
      const value = sheet.valueAt(row, place);
      const text = value === null || value instanceof CellError ? `Columna${index + 1}` : String(value);
      splices.push(retag(column, { name: text }));
    });
    if (splices.length > 0) file.write(table.path, splice(source, splices));
  }
}
