import { OpcPackage } from '../package/opc-package';
import { readLayout } from '../package/workbook-layout';
import { attribute, child, childrenOf, flagAttribute, numberAttribute, parseXml } from '../package/xml';

export interface FileColumns {
  readonly widths: ReadonlyMap<number, number>;
  readonly hidden: ReadonlySet<number>;
}

/** Widths in the file count characters of the default font, about seven pixels. */
const PIXELS = 7;
/** A run of columns to the file's last one is one of unused columns. */
const MOST_COLUMNS = 200;

/** How wide the file has its columns, by the sheet's id. The workbook itself only keeps what is changed. */
export function fileColumns(bytes: Uint8Array, title: string): Map<number, FileColumns> {
  const file = OpcPackage.read(bytes, title);
  const sheets = readLayout(file, title).sheets.filter(({ isWorksheet }) => isWorksheet);
  return new Map(
    sheets.map(({ id, path }) => {
      const widths = new Map<number, number>();
      const hidden = new Set<number>();
      const root = parseXml(file.text(path), 'sheetData');
      for (const column of childrenOf(child(root, 'cols'), 'col')) {
        const first = numberAttribute(column, 'min') ?? 1;
        const last = Math.min(numberAttribute(column, 'max') ?? first, MOST_COLUMNS);
        const width = attribute(column, 'width') === undefined ? undefined : numberAttribute(column, 'width');
        for (let at = first; at <= last; at++) {
          if (width !== undefined) widths.set(at, Math.round(width * PIXELS));
          if (flagAttribute(column, 'hidden')) hidden.add(at);
        }
      }
      return [id, { widths, hidden }];
    }),
  );
}
