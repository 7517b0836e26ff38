import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Sheet } from '../grid/sheet';
import { dropSheetIn, mentionsSheet, renameSheetIn } from '../formula/references';
import { writeProperties } from './app-properties';
import { writeMarks } from './marks-part';
import { writeNotes } from './notes-writer';
import type { OpcPackage } from './opc-package';
import { rewriteFormulaElements, rewriteLinks } from './formula-elements';
import { copiedSheetSource, newSheetSource } from './new-sheet-part';
import { NOTHING_IN_FILE, SheetComparison, type FileSide, type SheetDiff } from './sheet-diff';
import { writeSheet } from './sheet-writer';
import { writeTableHeaders } from './table-headers';
import { minimalStyles, StylesWriter } from './styles-writer';
import { DAYS_1904, isDay, type FileReading } from './workbook-reader';
import { writeWorkbookPart } from './workbook-part';

const SPREADSHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The package with what changed in the workbook, and every other part as it was. */
export function writeWorkbook(
  original: OpcPackage,
  reading: FileReading,
  functionNames: ReadonlySet<string>,
): Uint8Array {
  return new WorkbookWriter(original, reading, functionNames).write();
}

class WorkbookWriter {
  private readonly file: OpcPackage;
  private readonly styles: StylesWriter;
  private readonly stylesPath: string;

  constructor(
    private readonly original: OpcPackage,
    private readonly reading: FileReading,
    private readonly functionNames: ReadonlySet<string>,
  ) {
    this.file = original.copy();
    const { layout, workbook } = reading;
    this.stylesPath = layout.stylesPath ?? original.freePath('xl/styles*.xml');
    const source = original.tryText(layout.stylesPath) ?? minimalStyles(original.namespaces.main);
    this.styles = new StylesWriter(source, workbook.styleBook);
  }

  write(): Uint8Array {
    const { workbook, entries, layout } = this.reading;
    const removed = [...entries.keys()].filter((sheet) => !workbook.sheets.includes(sheet));
    let formulasMoved = removed.length > 0;
    this.rewriteNames(removed);
    for (const sheet of workbook.sheets) {
      if (entries.has(sheet)) formulasMoved = this.updateSheet(sheet) || formulasMoved;
    }
    const added = workbook.sheets.filter((sheet) => !entries.has(sheet));
    const parts = new Map(added.map((sheet) => [sheet, this.addSheet(sheet)] as const));
    for (const sheet of removed) this.removeSheet(sheet);
    writeWorkbookPart(this.file, this.reading, parts);
    writeProperties(this.file, this.reading);
    writeMarks(this.file, layout, workbook);
    if (this.styles.isChanged) this.saveStyles();
    if (formulasMoved && layout.calcChainPath !== undefined) {
      this.removeCalculationChain(layout.calcChainPath);
    }
    return this.file.bytes();
  }

  private updateSheet(sheet: Sheet): boolean {
    const path = this.reading.entries.get(sheet)?.path ?? '';
    const shared = this.reading.sharedFormulas.get(sheet) ?? new Map<number, readonly number[]>();
    const side = { cells: sheet.fileCells, spills: sheet.fileSpills, shared };
    const { changed, formulasMoved } = this.compare(sheet, side);
    const source = this.file.text(path);
    const written = this.writeCells(source, sheet, changed);
    if (written !== source) this.file.write(path, written);
    writeTableHeaders(this.file, path, sheet, changed);
    writeNotes(this.file, path, sheet.notes);
    return formulasMoved;
  }

  private compare(sheet: Sheet, side: FileSide): SheetDiff {
    const { styleBook } = this.reading.workbook;
    return new SheetComparison(sheet, side, styleBook, this.functionNames).diff();
  }

  private writeCells(source: string, sheet: Sheet, changed: SheetDiff['changed']): string {
    const { styleBook } = this.reading.workbook;
    const { date1904 } = this.reading.layout;
    return writeSheet(source, {
      sheet,
      changed,
      formatOf: (style) => this.styles.indexOf(style),
      dayShift: (style) => (date1904 && isDay(styleBook.get(style).numberFormat) ? DAYS_1904 : 0),
    });
  }

  /** Adds a part for a new sheet and gives the id of its relationship. */
  private addSheet(sheet: Sheet): string {
    const { layout, entries } = this.reading;
    const from = sheet.copiedFrom;
    const copiedPath = from && entries.get(from)?.path;
    const source =
      copiedPath === undefined
        ? newSheetSource(this.file.namespaces)
        : copiedSheetSource(this.original.text(copiedPath));
    const side: FileSide =
      from && copiedPath !== undefined
        ? {
            cells: from.fileCells,
            spills: from.fileSpills,
            shared: this.reading.sharedFormulas.get(from) ?? new Map(),
          }
        : NOTHING_IN_FILE;
    const written = this.writeCells(source, sheet, this.compare(sheet, side).changed);
    const path = this.file.freePath('xl/worksheets/sheet*.xml');
    this.file.write(path, written);
    this.file.declare(path, `${SPREADSHEETML}.worksheet+xml`);
    writeNotes(this.file, path, sheet.notes);
    return this.file.relate(layout.path, 'worksheet', path);
  }

  private removeSheet(sheet: Sheet): void {
    const entry = this.reading.entries.get(sheet);
    if (!entry) return;
    this.file.removeRelated(this.reading.layout.path, entry.relationshipId);
  }

  /** Rules, conditional formats and charts name sheets too. */
  private rewriteNames(removed: readonly Sheet[]): void {
    const renamed = [...this.reading.entries].filter(([sheet, entry]) => sheet.name !== entry.name);
    const rename = (formula: string): string => {
      let result = formula;
      for (const [sheet, entry] of renamed) {
        if (!removed.includes(sheet) && mentionsSheet(result, entry.name)) {
          result = renameSheetIn(result, entry.name, sheet.name);
        }
      }
      return result;
    };
    const rewrite = (formula: string): string => {
      let result = rename(formula);
      for (const sheet of removed) {
        const name = this.reading.entries.get(sheet)?.name ?? sheet.name;
        if (mentionsSheet(result, name)) result = dropSheetIn(result, name);
      }
      return result;
    };
    if (renamed.length === 0 && removed.length === 0) return;
    for (const path of this.file.paths()) {
      if (!/\/(?:worksheets|charts)\/[^/]+\.xml$/.test(`/${path}`)) continue;
      const source = this.file.text(path);
      const written = rewriteLinks(rewriteFormulaElements(source, rewrite), rename);
      if (written !== source) this.file.write(path, written);
    }
  }

  private saveStyles(): void {
    this.file.write(this.stylesPath, this.styles.text());
    if (this.reading.layout.stylesPath !== undefined) return;
    this.file.declare(this.stylesPath, `${SPREADSHEETML}.styles+xml`);
    this.file.relate(this.reading.layout.path, 'styles', this.stylesPath);
  }

  /** The order of calculation lists the formula cells of the file; readers make it anew when it is missing. */
  private removeCalculationChain(path: string): void {
    const { layout } = this.reading;
    const related = this.file.relationships(layout.path).find(({ target }) => target === path);
    if (related) this.file.removeRelated(layout.path, related.id);
  }
}

/** Writes beside the target and renames, so that a broken run leaves no half file. */
export function saveFile(path: string, bytes: Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const handle = openSync(temporary, 'w');
    try {
      writeSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
