import { dropSheetIn, mentionsSheet, renameSheetIn } from '../formula/references';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { DocumentHost } from './document-host';
import { PROTECTED } from './write-queue';

export function insertSheet(host: DocumentHost, name: string, index: number): Sheet {
  const sheet = host.workbook.insertSheet(name, index);
  host.calculator.addSheet(sheet);
  return sheet;
}

/** Removes a sheet; formulas that read it show #REF! from then on. */
export function deleteSheet(host: DocumentHost, sheet: Sheet): void {
  if (sheet.traits.isProtected || sheet.protections.length > 0) throw new ServiceError(PROTECTED);
  host.workbook.removeSheet(sheet);
  rewriteFormulas(host, sheet.name, (formula) => dropSheetIn(formula, sheet.name));
  host.calculator.rebuild();
}

export function renameSheet(host: DocumentHost, sheet: Sheet, name: string): void {
  if (name === sheet.name) return;
  if (isClosed(sheet)) throw new ServiceError(PROTECTED);
  if (name.trim() === '') throw new ServiceError('Sheet names cannot be empty.');
  if (host.workbook.sheetNamed(name) !== sheet) host.workbook.requireFreeName(name);
  const before = sheet.name;
  sheet.name = name;
  rewriteFormulas(host, before, (formula) => renameSheetIn(formula, before, name));
  host.calculator.resolve(sheet);
}

/** Whether the sheet as a whole is protected. */
function isClosed({ traits, protections }: Sheet): boolean {
  return traits.isProtected || protections.some(({ area }) => area === undefined);
}

/** A copy at the end, with values, formulas, looks and notes; charts are not taken along. */
export function copySheet(host: DocumentHost, source: Sheet): Sheet {
  const { workbook } = host;
  const word = workbook.locale.tag.startsWith('es') ? 'Copia de' : 'Copy of';
  let name = `${word} ${source.name}`;
  for (let number = 2; workbook.sheetNamed(name); number++) name = `${word} ${source.name} ${number}`;
  return copyUnder(host, source, name, workbook.sheets.length);
}

/** A copy with a name, at a place; what is remembered on the sheet is remembered on the copy. */
export function copyUnder(host: DocumentHost, source: Sheet, name: string, index: number): Sheet {
  const { workbook } = host;
  const sheet = workbook.insertSheet(name, index);
  sheet.maxRows = source.maxRows;
  sheet.maxColumns = source.maxColumns;
  sheet.copiedFrom = source;
  sheet.traits = { ...source.traits, isProtected: false, openAreas: [], typedAreas: [] };
  sheet.frozenRows = source.frozenRows;
  sheet.frozenColumns = source.frozenColumns;
  for (const [key, cell] of source.cells) sheet.cells.set(key, cell);
  for (const [column, width] of source.columnWidths) sheet.columnWidths.set(column, width);
  for (const [column, shown] of source.columnVisibility) sheet.columnVisibility.set(column, shown);
  for (const [key, note] of source.notes) sheet.notes.set(key, note);
  for (const mark of workbook.marks.filter((one) => one.sheet === source)) {
    workbook.marks.push({ ...mark, id: Math.max(...workbook.marks.map(({ id }) => id)) + 1, sheet });
  }
  host.calculator.addSheet(sheet);
  return sheet;
}

function rewriteFormulas(host: DocumentHost, name: string, rewrite: (formula: string) => string): void {
  for (const sheet of host.workbook.sheets) {
    for (const [key, cell] of sheet.cells) {
      if (cell.formula === undefined || !mentionsSheet(cell.formula, name)) continue;
      sheet.cells.set(key, { ...cell, formula: rewrite(cell.formula) });
    }
  }
  const { names } = host.workbook;
  names.forEach((entry, index) => {
    if (mentionsSheet(entry.target, name)) names[index] = { ...entry, target: rewrite(entry.target) };
  });
}
