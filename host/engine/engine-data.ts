import { keyName, positionOf } from '../grid/a1';
import { toEngine, type EngineNaming } from '../formula/dialects';
import { tableRange } from '../formula/table-references';
import type { Cell } from '../grid/cell';
import type { Sheet } from '../grid/sheet';
import type { Workbook } from '../grid/workbook';
import { engineContent, engineFormat } from './engine-values';
import type { CellEdit, EngineData, EnginePosition, EngineSheetData } from './o-spreadsheet';

/** What is shown to the engine in place of a cell: a formula may be hidden behind its last value. */
export type Shown = (sheet: Sheet, key: number, cell: Cell) => Pick<Cell, 'formula' | 'value' | 'refusal'>;

/** A name that no sheet of a person's has, so that an unknown sheet stays unknown to the engine too. */
export function engineId(sheet: Sheet): string {
  return `local_host_sheet_${sheet.id}`;
}

export function enginePosition(sheet: Sheet, key: number): EnginePosition {
  const { row, column } = positionOf(key);
  return { sheetId: engineId(sheet), row: row - 1, col: column - 1 };
}

/** How names in a formula are put to the engine; `row` is where the formula stands. */
export function engineNaming(workbook: Workbook, row = 1): EngineNaming {
  return {
    sheet: (name) => {
      const sheet = workbook.sheetNamed(name);
      return sheet && engineId(sheet);
    },
    name: (name) => {
      const found = workbook.names.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
      return found && !PLAIN_RANGE.test(found.target) ? found.target : undefined;
    },
    table: (name, brackets) => {
      const found = workbook.tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
      return found && tableRange(found, brackets, row);
    },
  };
}

export function cellEdit(workbook: Workbook, sheet: Sheet, key: number, shown: Shown): CellEdit {
  const cell = sheet.cells.get(key);
  return {
    ...enginePosition(sheet, key),
    content: cell ? engineContent(shown(sheet, key, cell), engineNaming(workbook, positionOf(key).row)) : '',
    format: cell ? engineFormat(workbook.styleBook.get(cell.style).numberFormat) : '',
  };
}

/** The whole workbook in the engine's form. Looks, merges and rules are none of its business. */
export function engineData(workbook: Workbook, shown: Shown): EngineData {
  const formats = new Map<string, number>();
  const sheets = workbook.sheets.map((sheet) => sheetData(workbook, sheet, formats, shown));
  return {
    sheets,
    formats: Object.fromEntries([...formats].map(([format, id]) => [id, format])),
    names: engineNames(workbook),
    locale: engineLocale(workbook),
  };
}

function sheetData(
  workbook: Workbook,
  sheet: Sheet,
  formats: Map<string, number>,
  shown: Shown,
): EngineSheetData {
  const cells: Record<string, string> = {};
  const cellFormats: Record<string, number> = {};
  for (const [key, cell] of sheet.cells) {
    const content = engineContent(shown(sheet, key, cell), engineNaming(workbook, positionOf(key).row));
    if (content !== '') cells[keyName(key)] = content;
    const format = engineFormat(workbook.styleBook.get(cell.style).numberFormat);
    if (format === '') continue;
    const id = formats.get(format) ?? formats.size + 1;
    formats.set(format, id);
    cellFormats[keyName(key)] = id;
  }
  const size = { colNumber: sheet.maxColumns, rowNumber: sheet.maxRows };
  return { id: engineId(sheet), name: engineId(sheet), ...size, cells, formats: cellFormats };
}

const PLAIN_RANGE = /!\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?$/i;

/** Names of ranges; names of constants and formulas are put in where they are used. */
function engineNames(workbook: Workbook): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { name, target, hidden } of workbook.names) {
    if (hidden || !PLAIN_RANGE.test(target)) continue;
    names[name] = toEngine(target.replaceAll('$', ''), engineNaming(workbook));
  }
  return names;
}

function engineLocale({ locale }: Workbook): object {
  return {
    name: locale.code,
    code: locale.code,
    thousandsSeparator: locale.group,
    decimalSeparator: locale.decimal,
    weekStart: 1,
    dateFormat: locale.dateFormat,
    timeFormat: 'hh:mm:ss',
    formulaArgSeparator: locale.argumentSeparator,
  };
}
