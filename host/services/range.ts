import { areaName, areasMeet, keyOf, sheetPrefix, splitSheetName, type Area } from '../grid/a1';
import { ServiceError } from '../grid/refusal';
import type { Sheet } from '../grid/sheet';
import type { Style, StyleChange } from '../grid/style-book';
import { AUTOMATIC, isGeneral } from '../text/number-format';
import { scriptValue, shownText } from './cell-exchange';
import { readColorName } from './color-names';
import { validationAt, type LocalDataValidation } from './data-validation';
import type { DocumentHost } from './document-host';
import { addMetadata, metadataAt, type LocalMetadata } from './metadata';
import {
  copyCells,
  pick,
  positionsOf,
  tableOf,
  writeFormulas,
  writeStyles,
  writeValues,
  type CopyWish,
} from './range-writing';
import { badSignature, isAnything, isText, isTextOrNull, requireTable } from './signature';
import { stub } from './stub';
import { mayEditAll } from './write-queue';

type GoogleRange = GoogleAppsScript.Spreadsheet.Range;
type FontWeight = GoogleAppsScript.Spreadsheet.FontWeight;
type Alignment = 'left' | 'center' | 'normal' | 'right' | null;

export class LocalRange extends stub<GoogleRange>('Range') {
  constructor(
    private readonly host: DocumentHost,
    /** The service that this range came from, so that getSheet() is that very object. */
    private readonly parent: GoogleAppsScript.Spreadsheet.Sheet,
    readonly grid: Sheet,
    readonly area: Area,
    private readonly notation: string = areaName(area),
  ) {
    super();
  }

  override getRow(): number {
    return this.area.row;
  }

  override getColumn(): number {
    return this.area.column;
  }

  override getNumRows(): number {
    return this.area.rows;
  }

  override getNumColumns(): number {
    return this.area.columns;
  }

  override getLastRow(): number {
    return this.area.row + this.area.rows - 1;
  }

  override getLastColumn(): number {
    return this.area.column + this.area.columns - 1;
  }

  override getA1Notation(): string {
    return this.notation;
  }

  override getSheet(): GoogleAppsScript.Spreadsheet.Sheet {
    return this.parent;
  }

  override getValue(): unknown {
    return this.getValues()[0]?.[0];
  }

  override getValues(): unknown[][] {
    return this.#read((at) => scriptValue(this.host, this.grid, at));
  }

  override getDisplayValue(): string {
    return this.getDisplayValues()[0]?.[0] ?? '';
  }

  override getDisplayValues(): string[][] {
    return this.#read((at) => shownText(this.host, this.grid, at));
  }

  override getFormula(): string {
    return this.getFormulas()[0]?.[0] ?? '';
  }

  override getFormulas(): string[][] {
    return this.#read(({ row, column }) => this.grid.cellAt(row, column)?.formula ?? '');
  }

  override getNumberFormat(): string {
    return this.getNumberFormats()[0]?.[0] ?? AUTOMATIC;
  }

  override getNumberFormats(): string[][] {
    return this.#read(({ row, column }) => {
      const format = this.grid.formatAt(row, column);
      return isGeneral(format) ? AUTOMATIC : format;
    });
  }

  override getNote(): string {
    return this.getNotes()[0]?.[0] ?? '';
  }

  override getNotes(): string[][] {
    return this.#read(({ row, column }) => this.grid.notes.get(keyOf(row, column)) ?? '');
  }

  override getBackground(): string {
    return this.getBackgrounds()[0]?.[0] ?? '';
  }

  override getBackgrounds(): string[][] {
    return this.#readStyle((style) => style.background);
  }

  override getFontWeight(): FontWeight {
    return this.getFontWeights()[0]?.[0] ?? 'normal';
  }

  override getFontWeights(): FontWeight[][] {
    return this.#readStyle((style) => (style.bold ? 'bold' : 'normal'));
  }

  override getFontColor(): string {
    return this.getFontColors()[0]?.[0] ?? '#000000';
  }

  override getFontColors(): string[][] {
    return this.#readStyle((style) => style.fontColor);
  }

  override getHorizontalAlignment(): string {
    return this.getHorizontalAlignments()[0]?.[0] ?? 'general';
  }

  override getHorizontalAlignments(): string[][] {
    return this.#readStyle((style) => style.horizontalAlignment);
  }

  override getWrap(): boolean {
    return this.#readStyle((style) => style.wrap)[0]?.[0] ?? false;
  }

  override setValue(value: unknown): this {
    writeValues(this.host, this.grid, this.area, () => value);
    return this;
  }

  override setValues(values: unknown[][]): this {
    const table = this.#table('setValues', values, isAnything);
    writeValues(this.host, this.grid, this.area, (at) => pick(table, this.area, at));
    return this;
  }

  override setFormula(formula: string): this {
    if (!isText(formula)) throw badSignature('SpreadsheetApp.Range.setFormula', [formula]);
    writeFormulas(this.host, this.grid, this.area, () => formula);
    return this;
  }

  override setFormulas(formulas: string[][]): this {
    const table = this.#table('setFormulas', formulas, isTextOrNull);
    writeFormulas(this.host, this.grid, this.area, (at) => pick(table, this.area, at) ?? '');
    return this;
  }

  override setNumberFormat(numberFormat: string): this {
    if (!isText(numberFormat)) throw badSignature('SpreadsheetApp.Range.setNumberFormat', [numberFormat]);
    return this.#restyle(() => ({ numberFormat: fileFormat(numberFormat) }));
  }

  override setNumberFormats(numberFormats: string[][]): this {
    const table = this.#table('setNumberFormats', numberFormats, isText);
    return this.#restyle((at) => ({ numberFormat: fileFormat(pick(table, this.area, at) ?? '') }));
  }

  override setFontWeight(fontWeight: FontWeight | null): this {
    return this.#restyle(() => ({ bold: fontWeight === 'bold' }));
  }

  override setFontColor(color: string | null): this {
    const fontColor = color === null ? '#000000' : readColorName(color);
    // Google passes over what is not a colour, without a word.
    return fontColor === undefined ? this : this.#restyle(() => ({ fontColor }));
  }

  override setBackground(color: string | null): this {
    const background = color === null ? '#ffffff' : readColorName(color);
    return background === undefined ? this : this.#restyle(() => ({ background }));
  }

  override setBackgrounds(colors: (string | null)[][]): this {
    const table = this.#table('setBackgrounds', colors, isTextOrNull);
    return this.#restyle((at) => {
      const color = pick(table, this.area, at);
      const background = color === null || color === undefined ? '#ffffff' : readColorName(color);
      return background === undefined ? {} : { background };
    });
  }

  override setHorizontalAlignment(alignment: Alignment): this {
    const horizontalAlignment = alignment === null || alignment === 'normal' ? 'general' : alignment;
    return this.#restyle(() => ({ horizontalAlignment }));
  }

  override setWrap(wrap: boolean): this {
    return this.#restyle(() => ({ wrap }));
  }

  override setNote(note: string | null): this {
    return this.#putNotes(() => note);
  }

  override setNotes(notes: (string | null)[][]): this {
    const table = this.#table('setNotes', notes, isTextOrNull);
    return this.#putNotes((at) => pick(table, this.area, at) ?? null);
  }

  override clearContent(): this {
    writeValues(this.host, this.grid, this.area, () => null);
    return this;
  }

  override getDataValidations(): (LocalDataValidation | null)[][] {
    const rangeOf = (notation: string) => this.parent.getParent().getRange(withSheet(notation, this.grid));
    return this.#read((at) => validationAt(this.host, this.grid, at, rangeOf));
  }

  override canEdit(): boolean {
    this.host.settle();
    return mayEditAll(this.grid, this.area);
  }

  override activate(): this {
    this.host.workbook.active = this.grid;
    return this;
  }

  override isPartOfMerge(): boolean {
    return this.#merges().length > 0;
  }

  override getMergedRanges(): LocalRange[] {
    return this.#merges().map((area) => new LocalRange(this.host, this.parent, this.grid, area));
  }

  override copyTo(destination: GoogleRange, how?: unknown, transposed?: boolean): void {
    if (!(destination instanceof LocalRange)) {
      throw badSignature('SpreadsheetApp.Range.copyTo', [destination]);
    }
    copyCells(
      this.host,
      { sheet: this.grid, area: this.area },
      { sheet: destination.grid, area: destination.area },
      copyWish(how, transposed ?? false),
    );
  }

  override addDeveloperMetadata(key: string, value?: unknown, visibility?: unknown): this {
    addMetadata(this.host, this.grid, this.area, key, [value, visibility]);
    return this;
  }

  override getDeveloperMetadata(): LocalMetadata[] {
    return metadataAt(this.host, () => this.parent, this.grid, this.area);
  }

  #merges(): Area[] {
    return this.grid.traits.merges.filter((merge) => areasMeet(merge, this.area));
  }

  #read<T>(make: (at: { row: number; column: number }) => T): T[][] {
    this.host.settle();
    if (!this.host.isAlive(this.grid)) throw new ServiceError('The sheet of this range was deleted.');
    return tableOf(this.area, make);
  }

  #readStyle<T>(make: (style: Style) => T): T[][] {
    return this.#read(({ row, column }) =>
      make(this.host.workbook.styleBook.get(this.grid.styleIdAt(row, column))),
    );
  }

  #table<T>(method: string, values: unknown, accepts: (value: unknown) => value is T): T[][] {
    return requireTable(`SpreadsheetApp.Range.${method}`, values, this.area.rows, this.area.columns, accepts);
  }

  #restyle(changeAt: (at: { row: number; column: number }) => StyleChange): this {
    writeStyles(this.host, this.grid, this.area, changeAt);
    return this;
  }

  #putNotes(noteAt: (at: { row: number; column: number }) => string | null): this {
    this.host.settle();
    for (const at of positionsOf(this.area)) {
      const note = noteAt(at);
      if (note === null || note === '') this.grid.notes.delete(keyOf(at.row, at.column));
      else this.grid.notes.set(keyOf(at.row, at.column), String(note));
    }
    return this;
  }
}

function withSheet(notation: string, { name }: Sheet): string {
  return splitSheetName(notation).sheet === undefined ? `${sheetPrefix(name)}${notation}` : notation;
}

function fileFormat(format: string): string {
  return isGeneral(format) ? 'General' : format;
}

function copyWish(how: unknown, transposed: boolean): CopyWish {
  const name = typeof how === 'object' && how !== null && 'name' in how ? String(how.name) : 'PASTE_NORMAL';
  const options = (typeof how === 'object' && how !== null ? how : {}) as Record<string, unknown>;
  const contents = name !== 'PASTE_FORMAT' && options.formatOnly !== true;
  const valuesOnly = name === 'PASTE_VALUES' || options.contentsOnly === true;
  const formats = name !== 'PASTE_FORMULA' && !valuesOnly;
  return { contents, formats, valuesOnly, transposed };
}
