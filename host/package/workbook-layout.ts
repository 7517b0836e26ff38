import { UsageError } from '../grid/refusal';
import type { OpcPackage } from './opc-package';
import { hasType } from './opc-package';
import {
  attribute,
  child,
  childrenOf,
  flagAttribute,
  numberAttribute,
  parseXml,
  type XmlElement,
} from './xml';

/** A sheet as workbook.xml lists it. */
export interface SheetEntry {
  readonly name: string;
  readonly id: number;
  readonly state: string;
  readonly relationshipId: string;
  readonly path: string;
  /** A worksheet has cells; chart sheets, dialogs and old modules are only kept. */
  readonly isWorksheet: boolean;
}

/** Where the parts of a workbook are. */
export interface WorkbookLayout {
  readonly path: string;
  readonly sheets: readonly SheetEntry[];
  readonly date1904: boolean;
  readonly stylesPath: string | undefined;
  readonly sharedStringsPath: string | undefined;
  readonly themePath: string | undefined;
  readonly calcChainPath: string | undefined;
  readonly activeIndex: number;
  readonly names: readonly { name: string; text: string; sheetIndex: number | undefined; hidden: boolean }[];
}

export function readLayout(file: OpcPackage, title: string): WorkbookLayout {
  const main = file.related('', 'officeDocument');
  if (!main || !file.has(main.target)) throw new UsageError(`${title} is not an .xlsx workbook`);
  const path = main.target;
  const source = file.text(path);
  const root = parseXml(source);
  if (root.name !== 'workbook') throw new UsageError(`${title} is not a spreadsheet`);
  const relationships = file.relationships(path);
  const target = (type: string): string | undefined =>
    relationships.find((relationship) => hasType(relationship, type))?.target;
  const entry = (element: XmlElement): SheetEntry => {
    const relationshipId = attribute(element, 'id') ?? '';
    const relationship = relationships.find(({ id }) => id === relationshipId);
    return {
      name: attribute(element, 'name') ?? '',
      id: numberAttribute(element, 'sheetId') ?? 0,
      state: attribute(element, 'state') ?? 'visible',
      relationshipId,
      path: relationship?.target ?? '',
      isWorksheet: relationship !== undefined && hasType(relationship, 'worksheet'),
    };
  };
  return {
    path,
    sheets: childrenOf(child(root, 'sheets'), 'sheet').map(entry),
    date1904: flagAttribute(child(root, 'workbookPr'), 'date1904'),
    stylesPath: target('styles'),
    sharedStringsPath: target('sharedStrings'),
    themePath: target('theme'),
    calcChainPath: target('calcChain'),
    activeIndex: numberAttribute(child(child(root, 'bookViews'), 'workbookView'), 'activeTab') ?? 0,
    names: childrenOf(child(root, 'definedNames'), 'definedName').map((element) => ({
      name: attribute(element, 'name') ?? '',
      text: source.slice(element.contentStart, element.contentEnd),
      sheetIndex: numberAttribute(element, 'localSheetId'),
      hidden: flagAttribute(element, 'hidden'),
    })),
  };
}
