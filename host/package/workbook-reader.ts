import { FILE_ROWS, keyOf, positionOf } from '../grid/a1';
import type { Cell, Scalar } from '../grid/cell';
import { Sheet, type Visibility } from '../grid/sheet';
import { StyleBook } from '../grid/style-book';
import { Workbook } from '../grid/workbook';
import { fromFile } from '../formula/dialects';
import type { SheetLocale } from '../text/locale';
import { formatClass } from '../text/number-format';
import { readTheme } from './colors';
import { readMarks } from './marks-part';
import { readNotes } from './notes-part';
import { FormulaReader, ownersOfSpilled } from './formula-cells';
import type { OpcPackage } from './opc-package';
import { readCell, scanCells } from './sheet-cells';
import { readSharedStrings } from './shared-strings';
import { readTraits, readTables, typedAreasOf } from './sheet-traits';
import { readStyles } from './styles-part';
import { readLayout, type SheetEntry, type WorkbookLayout } from './workbook-layout';
import { attribute, child, decodeXml, numberAttribute, parseXml } from './xml';

/** Days between the two beginnings of time that .xlsx knows. */
export const DAYS_1904 = 1462;

export interface ReadingOptions {
  readonly fileName: string;
  readonly locale: SheetLocale;
  readonly timeZone: string;
  /** The least grid that a sheet of the file gets; Sheets gives an imported one at least this. */
  readonly gridRows: number;
  readonly gridColumns: number;
}

export interface FileReading {
  readonly workbook: Workbook;
  readonly layout: WorkbookLayout;
  readonly entries: ReadonlyMap<Sheet, SheetEntry>;
  /** By sheet: cells that lean on a shared formula's own cell. */
  readonly sharedFormulas: ReadonlyMap<Sheet, ReadonlyMap<number, readonly number[]>>;
}

export function readWorkbook(file: OpcPackage, options: ReadingOptions): FileReading {
  const layout = readLayout(file, options.fileName);
  const theme = readTheme(file.tryText(layout.themePath));
  const styles = readStyles(file.tryText(layout.stylesPath), theme, options.locale);
  const styleBook = new StyleBook(styles.cells);
  const title = options.fileName.replace(/\.xlsx$/i, '');
  const workbook = new Workbook(title, styleBook, options.locale, options.timeZone);
  const sharedStrings = readSharedStrings(file.tryText(layout.sharedStringsPath));
  const entries = new Map<Sheet, SheetEntry>();
  const sharedFormulas = new Map<Sheet, ReadonlyMap<number, readonly number[]>>();
  const byIndex: (Sheet | undefined)[] = [];
  for (const entry of layout.sheets) {
    if (!entry.isWorksheet) {
      byIndex.push(undefined);
      workbook.cellless.push({ name: entry.name, id: entry.id });
      continue;
    }
    const sheet = new Sheet(entry.id, entry.name, options.gridRows, options.gridColumns, styleBook);
    const shared = readSheet(file, entry, sheet, sharedStrings, (style) =>
      layout.date1904 && isDay(styleBook.get(style).numberFormat) ? DAYS_1904 : 0,
    );
    const tables = readTables(file, entry.path, styles.differentialFormats);
    sheet.traits = { ...sheet.traits, typedAreas: tables.flatMap(typedAreasOf) };
    workbook.tables.push(...tables.map((table) => ({ ...table, sheetName: () => sheet.name })));
    sheet.visibility = entry.state as Visibility;
    workbook.sheets.push(sheet);
    entries.set(sheet, entry);
    sharedFormulas.set(sheet, shared);
    byIndex.push(sheet);
  }
  workbook.active = byIndex[layout.activeIndex];
  for (const { name, text, sheetIndex, hidden } of layout.names) {
    const sheet = sheetIndex === undefined ? undefined : byIndex[sheetIndex];
    workbook.names.push({ name, target: fromFile(decodeXml(text)).slice(1), sheet, hidden });
  }
  readMarks(file, layout, workbook);
  return { workbook, layout, entries, sharedFormulas };
}

export function isDay(format: string): boolean {
  const kind = formatClass(format);
  return kind === 'date' || kind === 'datetime';
}

function readSheet(
  file: OpcPackage,
  entry: SheetEntry,
  sheet: Sheet,
  sharedStrings: readonly string[],
  dayShift: (style: number) => number,
): ReadonlyMap<number, readonly number[]> {
  const source = file.text(entry.path);
  const cells = scanCells(source);
  const formulas = new FormulaReader();
  const rowStyles = new Map<number, number>();
  const spilled = new Map<number, Scalar | null>();
  const exported: number[] = [];
  const arrays: { key: number; keys: number[] }[] = [];
  for (const row of cells?.rows ?? []) {
    if (attribute(row, 'customFormat') === '1' || attribute(row, 'customFormat') === 'true') {
      rowStyles.set(row.row, numberAttribute(row, 's') ?? 0);
    }
    for (const slice of row.cells) {
      const key = keyOf(slice.row, slice.column);
      const style = numberAttribute(slice, 's') ?? 0;
      const { value: raw, formula } = readCell(slice, sharedStrings);
      const value = typeof raw === 'number' ? raw + dayShift(style) : raw;
      const reading = formula && formulas.read(formula, slice.row, slice.column);
      if (reading?.kind === 'spilled') {
        spilled.set(key, value);
        sheet.fileCells.set(key, { value: null, style });
        continue;
      }
      const cell: Cell = reading
        ? { formula: reading.formula, value, style, ...(reading.exported && { takesFormat: true }) }
        : { value: value === '' ? null : value, style };
      sheet.fileCells.set(key, cell);
      if (reading?.exported) exported.push(key);
      if (reading?.fills) arrays.push({ key, keys: keysOf(reading.fills).filter((other) => other !== key) });
    }
  }
  for (const { key, keys } of arrays) claimFilled(sheet, key, keys);
  const owners = ownersOfSpilled(new Set(spilled.keys()), exported);
  for (const [key, value] of spilled) {
    const source = owners.get(key);
    if (source === undefined) {
      sheet.fileCells.set(key, { value, style: sheet.fileCells.get(key)?.style ?? 0 });
    } else sheet.fileSpills.set(key, { source, value });
  }
  for (const [key, cell] of sheet.fileCells) sheet.cells.set(key, cell);
  const root = parseXml(source, 'sheetData');
  sheet.traits = { ...sheet.traits, ...readTraits(source, root, rowStyles) };
  const pane = child(child(child(root, 'sheetViews'), 'sheetView'), 'pane');
  if (attribute(pane, 'state')?.startsWith('frozen')) {
    sheet.frozenRows = numberAttribute(pane, 'ySplit') ?? 0;
    sheet.frozenColumns = numberAttribute(pane, 'xSplit') ?? 0;
  }
  for (const [key, note] of readNotes(file, entry.path)) sheet.notes.set(key, note);
  for (const key of sheet.fileCells.keys()) {
    const { row, column } = positionOf(key);
    if (row < FILE_ROWS) sheet.maxRows = Math.max(sheet.maxRows, row);
    sheet.maxColumns = Math.max(sheet.maxColumns, column);
  }
  return formulas.dependants();
}

function keysOf(area: { row: number; column: number; rows: number; columns: number }): number[] {
  const keys: number[] = [];
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      keys.push(keyOf(row, column));
    }
  }
  return keys;
}

/** The values in the rest of an array formula's range are its own, not constants. */
function claimFilled(sheet: Sheet, source: number, keys: readonly number[]): void {
  for (const key of keys) {
    const cell = sheet.fileCells.get(key);
    if (!cell || cell.formula !== undefined) continue;
    sheet.fileSpills.set(key, { source, value: cell.value });
    sheet.fileCells.set(key, { value: null, style: cell.style });
  }
}
