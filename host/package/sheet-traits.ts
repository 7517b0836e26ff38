import { parseArea, FILE_COLUMNS, FILE_ROWS, type Area } from '../grid/a1';
import type { SheetTraits } from '../grid/sheet';
import type { ValidationRule } from '../grid/validation';
import { fromFile } from '../formula/dialects';
import type { TableArea } from '../formula/table-references';
import { hasType, type OpcPackage } from './opc-package';
import {
  attribute,
  child,
  childrenOf,
  decodeCellText,
  descendants,
  flagAttribute,
  numberAttribute,
  parseXml,
  textOf,
  type XmlElement,
} from './xml';

/** Elements that say something of certain cells. */
const TIED = [
  ['conditionalFormatting', 'conditional formats'],
  ['autoFilter', 'a filter'],
  ['tableParts', 'tables'],
  ['hyperlinks', 'links'],
  ['drawing', 'drawings or charts'],
  ['legacyDrawing', 'notes'],
] as const;

/** Widths in the file count characters of the default font, about so many pixels each. */
export const PIXELS = 7;

const FILE_GRID = { maxRows: FILE_ROWS, maxColumns: FILE_COLUMNS };

export function readAreas(reference: string | undefined): Area[] {
  return (reference ?? '')
    .split(/\s+/)
    .map((part) => parseArea(part, FILE_GRID))
    .filter((area) => area !== undefined);
}

/** What a worksheet says besides its cells. `root` is the part parsed without its rows. */
export function readTraits(
  source: string,
  root: XmlElement,
  rowStyles: ReadonlyMap<number, number>,
): Omit<SheetTraits, 'typedAreas'> {
  return {
    defaultStyles: {
      rows: rowStyles,
      columns: childrenOf(child(root, 'cols'), 'col').map((column) => ({
        first: numberAttribute(column, 'min') ?? 0,
        last: numberAttribute(column, 'max') ?? 0,
        style: numberAttribute(column, 'style') ?? 0,
      })),
    },
    columnWidths: childrenOf(child(root, 'cols'), 'col').flatMap((column) => {
      const width = numberAttribute(column, 'width');
      const [first, last] = [numberAttribute(column, 'min') ?? 0, numberAttribute(column, 'max') ?? 0];
      return width === undefined ? [] : [{ first, last, pixels: Math.round(width * PIXELS) }];
    }),
    merges: childrenOf(child(root, 'mergeCells'), 'mergeCell').flatMap((merge) =>
      readAreas(attribute(merge, 'ref')),
    ),
    validations: [...descendants(root, 'dataValidation')]
      .map((element) => readValidation(source, element))
      .filter((rule) => rule !== undefined),
    others: TIED.filter(([element]) => child(root, element) !== undefined).map(([, name]) => name),
    isProtected: flagAttribute(child(root, 'sheetProtection'), 'sheet'),
    openAreas: childrenOf(child(root, 'protectedRanges'), 'protectedRange').flatMap((range) =>
      readAreas(attribute(range, 'sqref')),
    ),
  };
}

/** Only a rule that stops bad input counts; the others warn, and a script is not asked. */
function readValidation(source: string, element: XmlElement): ValidationRule | undefined {
  const strict =
    flagAttribute(element, 'showErrorMessage') && (attribute(element, 'errorStyle') ?? 'stop') === 'stop';
  const type = attribute(element, 'type') ?? 'none';
  if (!strict || type === 'none') return undefined;
  const sqref = attribute(element, 'sqref') ?? textOf(source, child(element, 'sqref'));
  const formula = (name: string): string => {
    const holder = child(element, name);
    const text = textOf(source, child(holder, 'f') ?? holder);
    return text === '' ? '' : fromFile(text);
  };
  return {
    areas: readAreas(sqref),
    type,
    operator: attribute(element, 'operator') ?? 'between',
    allowsBlank: flagAttribute(element, 'allowBlank'),
    formula1: formula('formula1'),
    formula2: formula('formula2'),
  };
}

export interface FileTable extends Omit<TableArea, 'sheetName'> {
  readonly path: string;
  /** Columns whose number format the table itself sets: Sheets calls such a column typed. */
  readonly typedColumns: readonly number[];
}

export function readTables(
  file: OpcPackage,
  sheetPath: string,
  differentialFormats: readonly (string | undefined)[],
): FileTable[] {
  return file
    .relationships(sheetPath)
    .filter((relationship) => hasType(relationship, 'table') && file.has(relationship.target))
    .flatMap(({ target }) => {
      const table = parseXml(file.text(target));
      const area = readAreas(attribute(table, 'ref'))[0];
      if (!area) return [];
      const columns = childrenOf(child(table, 'tableColumns'), 'tableColumn');
      const isTyped = (column: XmlElement): boolean =>
        differentialFormats[numberAttribute(column, 'dataDxfId') ?? -1] !== undefined;
      return {
        path: target,
        name: attribute(table, 'displayName') ?? attribute(table, 'name') ?? '',
        area,
        headerRows: numberAttribute(table, 'headerRowCount') ?? 1,
        totalsRows: numberAttribute(table, 'totalsRowCount') ?? 0,
        columns: columns.map((column) => decodeCellText(attribute(column, 'name') ?? '')),
        typedColumns: columns.flatMap((column, index) => (isTyped(column) ? [index] : [])),
      };
    });
}

/** The data cells of a table's typed columns. */
export function typedAreasOf({ area, headerRows, totalsRows, typedColumns }: FileTable): Area[] {
  return typedColumns.map((index) => ({
    row: area.row + headerRows,
    column: area.column + index,
    rows: area.rows - headerRows - totalsRows,
    columns: 1,
  }));
}
