import { cellName, place, type Book, type Cell, type Column, type Formula, type SheetMaker } from './model';
import type { SharedTexts } from './shared-texts';
import type { StyleTable } from './style-table';
import { escapeXml, MAIN, OFFICE } from './xml-text';

/** Ids of the relationships that a worksheet names. */
export interface SheetLinks {
  readonly drawing?: string;
  readonly legacyDrawing?: string;
  readonly printer?: string;
  readonly tables: readonly string[];
  /** By the cell of the link. */
  readonly hyperlinks: ReadonlyMap<string, string>;
}

type Computed = (
  sheet: string,
  at: string,
) => string | number | boolean | { readonly error: string } | undefined;

/** Writes one worksheet part in the manner of the book's program. */
export class SheetXml {
  constructor(
    private readonly book: Book,
    private readonly styles: StyleTable,
    private readonly texts: SharedTexts,
    private readonly computed: Computed,
  ) {}

  private get isLibre(): boolean {
    return this.book.program === 'libreoffice';
  }

  private get isGoogle(): boolean {
    return this.book.program === 'google';
  }

  /** Prefix of element names: a library behind a web form writes one. */
  private get p(): string {
    return this.book.program === 'web' ? 'x:' : '';
  }

  write(sheet: SheetMaker, links: SheetLinks, index: number): string {
    const { frame } = sheet;
    const data = this.sheetData(sheet);
    const filter = frame.filter;
    const list = (name: string, items: readonly string[]): string =>
      items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`;
    const print = frame.print ?? {};
    return (
      this.opening(index) +
      this.properties(sheet) +
      this.views(sheet, index) +
      this.columns(frame.columns ?? []) +
      data +
      (frame.protection ?? '') +
      (frame.protectedRanges ? `<protectedRanges>${frame.protectedRanges}</protectedRanges>` : '') +
      (filter
        ? `<autoFilter ref="${filter.ref}"><filterColumn colId="${filter.column}"><filters>` +
          `${filter.values.map((value) => `<filter val="${escapeXml(value)}"/>`).join('')}</filters></filterColumn></autoFilter>`
        : '') +
      list(
        'mergeCells',
        sheet.merges.map((ref) => `<mergeCell ref="${ref}"/>`),
      ) +
      (this.book.program === 'excel' && frame.conditional
        ? '<phoneticPr fontId="0" type="noConversion"/>'
        : '') +
      (frame.conditional ?? []).join('') +
      list('dataValidations', frame.validations ?? []) +
      this.hyperlinks(sheet, links) +
      (print.options ?? '') +
      (print.margins ?? this.margins()) +
      (print.setup ?? '').replace('/>', links.printer ? ` r:id="${links.printer}"/>` : '/>') +
      (print.header ?? '') +
      (print.breaks ?? '') +
      (frame.ignoredErrors ?? '') +
      (links.drawing ? `<drawing r:id="${links.drawing}"/>` : '') +
      (links.legacyDrawing ? `<legacyDrawing r:id="${links.legacyDrawing}"/>` : '') +
      list(
        'tableParts',
        links.tables.map((id) => `<tablePart r:id="${id}"/>`),
      ) +
      (frame.ext ? `<extLst>${frame.ext}</extLst>` : '') +
      `</${this.p}worksheet>`
    );
  }

  private opening(index: number): string {
    if (this.book.program === 'web') return `<x:worksheet xmlns:x="${MAIN}" xmlns:r="${OFFICE}">`;
    const main = `<worksheet xmlns="${MAIN}"`;
    const compatibility = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    if (this.isGoogle) {
      return `${main} xmlns:r="${OFFICE}" xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main" ${compatibility} xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main">`;
    }
    if (this.isLibre) {
      return `${main} xmlns:r="${OFFICE}" xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xr2="http://schemas.microsoft.com/office/spreadsheetml/2015/revision2" ${compatibility}>`;
    }
    const uid = `{00000000-0001-0000-${String(index).padStart(4, '0')}-000000000000}`;
    return (
      `${main} xmlns:r="${OFFICE}" ${compatibility} mc:Ignorable="x14ac xr" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"` +
      ` xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xr:uid="${uid}">`
    );
  }

  private properties({ frame, cells }: SheetMaker): string {
    const tab = frame.tabColor ? `<tabColor rgb="FF${frame.tabColor}"/>` : '';
    const rows = [...cells.keys()];
    const columns = [...cells.values()].flatMap((line) => [...line.keys()]);
    if (this.isGoogle) return `<sheetPr>${tab}<outlinePr summaryBelow="0" summaryRight="0"/></sheetPr>`;
    if (this.book.program === 'web') return '';
    const corner = rows.length === 0 ? 'A1' : cellName(Math.min(...rows), Math.min(...columns));
    const end = rows.length === 0 ? 'A1' : cellName(Math.max(...rows), Math.max(...columns));
    const fit = frame.print?.setup?.includes('fitToHeight') ?? false;
    const properties = this.isLibre
      ? `<sheetPr filterMode="${frame.filter !== undefined}">${tab}<pageSetUpPr fitToPage="${fit}"/></sheetPr>`
      : tab !== '' || fit || frame.filter
        ? `<sheetPr${frame.filter ? ' filterMode="1"' : ''}>${tab}${fit ? '<pageSetUpPr fitToPage="1"/>' : ''}</sheetPr>`
        : '';
    return `${properties}<dimension ref="${corner}:${end}"/>`;
  }

  private views({ frame }: SheetMaker, index: number): string {
    const { p } = this;
    const [rows, columns] = frame.frozen ?? [0, 0];
    const pane =
      rows + columns === 0
        ? this.isLibre
          ? '<selection pane="topLeft" activeCell="A1" activeCellId="0" sqref="A1"/>'
          : ''
        : `<pane${columns ? ` xSplit="${columns}${this.isGoogle ? '.0' : ''}"` : ''}${rows ? ` ySplit="${rows}${this.isGoogle ? '.0' : ''}"` : ''}` +
          ` topLeftCell="${cellName(rows + 1, columns + 1)}" activePane="${rows && columns ? 'bottomRight' : rows ? 'bottomLeft' : 'topRight'}" state="frozen"/>` +
          `<selection pane="${rows && columns ? 'bottomRight' : rows ? 'bottomLeft' : 'topRight'}" activeCell="${cellName(rows + 1, columns + 1)}" sqref="${cellName(rows + 1, columns + 1)}"/>`;
    const selected = index === (this.book.active ?? 0);
    const attributes = this.isLibre
      ? ` showFormulas="false" showGridLines="true" showZeros="true" tabSelected="${selected}" zoomScale="100" zoomScaleNormal="100"`
      : this.isGoogle
        ? ' showGridLines="0"'
        : selected
          ? ' tabSelected="1" zoomScale="85" zoomScaleNormal="85"'
          : '';
    const height = frame.defaultRowHeight ?? (this.isGoogle ? 15.75 : this.isLibre ? 12.8 : 15);
    const levels = Object.values(frame.rowAttributes ?? {}).some((text) => text.includes('outlineLevel'));
    const format = this.isGoogle
      ? `customHeight="1" defaultColWidth="12.63" defaultRowHeight="${height}"`
      : this.isLibre
        ? `defaultColWidth="11.53515625" defaultRowHeight="${height}" zeroHeight="false" outlineLevelRow="${levels ? 1 : 0}" outlineLevelCol="0"`
        : `defaultRowHeight="${height}"${levels ? ' outlineLevelRow="1"' : ''}${this.book.program === 'excel' ? ' x14ac:dyDescent="0.25"' : ''}`;
    return (
      `<${p}sheetViews><${p}sheetView${attributes} workbookViewId="0">${pane}</${p}sheetView></${p}sheetViews>` +
      `<${p}sheetFormatPr ${format}/>`
    );
  }

  private columns(columns: readonly Column[]): string {
    if (columns.length === 0) return '';
    const written = columns.map(({ first, last = first, width, style, hidden, outline }) => {
      const number = style ? this.styles.indexOf(style) : 0;
      const look = this.isLibre
        ? ` collapsed="false" customWidth="true" hidden="${hidden ?? false}" outlineLevel="${outline ?? 0}"`
        : `${hidden ? ' hidden="1"' : ''} customWidth="1"${outline ? ` outlineLevel="${outline}"` : ''}`;
      return `<${this.p}col min="${first}" max="${last}" width="${width}"${number > 0 || this.isLibre ? ` style="${number}"` : ''}${look}/>`;
    });
    return `<${this.p}cols>${written.join('')}</${this.p}cols>`;
  }

  private sheetData(sheet: SheetMaker): string {
    const { p } = this;
    const attributes = sheet.frame.rowAttributes ?? {};
    const numbers = new Set([...sheet.cells.keys(), ...Object.keys(attributes).map(Number)]);
    const rows = [...numbers]
      .sort((a, b) => a - b)
      .map((row) => {
        const cells = [...(sheet.cells.get(row) ?? [])].sort(([a], [b]) => a - b);
        const [first, last] = [cells[0]?.[0] ?? 1, cells.at(-1)?.[0] ?? 1];
        const own = attributes[row] ? ` ${attributes[row]}` : '';
        const usual = this.isLibre
          ? `${own.includes('customFormat') ? '' : ' customFormat="false"'}${own.includes('ht=') ? '' : ' ht="12.8"'}${own.includes('hidden') ? '' : ' hidden="false"'} customHeight="${own.includes('ht=')}"${own.includes('outlineLevel') ? '' : ' outlineLevel="0"'} collapsed="false"`
          : this.book.program === 'excel'
            ? ` spans="${first}:${last}"`
            : '';
        const tail = this.book.program === 'excel' ? ' x14ac:dyDescent="0.25"' : '';
        const inside = cells.map(([column, cell]) => this.cell(sheet, row, column, cell)).join('');
        const tag = `<${p}row r="${row}"${usual}${own}${tail}`;
        return inside === '' ? `${tag}/>` : `${tag}>${inside}</${p}row>`;
      });
    return `<${p}sheetData>${rows.join('')}</${p}sheetData>`;
  }

  private cell(sheet: SheetMaker, row: number, column: number, { value, style }: Cell): string {
    const { p } = this;
    const at = cellName(row, column);
    const number = this.styles.indexOf(style);
    const s = number > 0 || this.isLibre ? ` s="${number}"` : '';
    const open = `<${p}c r="${at}"${s}`;
    if (value === '' || value === null) return `${open}/>`;
    if (typeof value === 'object' && 'formula' in value) {
      const result = value.cached ?? this.computed(sheet.name, at);
      return `${open}${resultXml(result, p, this.isLibre, this.isGoogle, this.formula(value))}</${p}c>`;
    }
    if (typeof value === 'object' && 'error' in value) {
      return `${open} t="e"><${p}v>${value.error}</${p}v></${p}c>`;
    }
    if (typeof value === 'number' || typeof value === 'boolean') {
      return `${open}${resultXml(value, p, this.isLibre, this.isGoogle, '')}</${p}c>`;
    }
    if (this.book.program === 'web' && typeof value === 'string') {
      return `${open} t="inlineStr"><x:is><x:t>${escapeXml(value)}</x:t></x:is></x:c>`;
    }
    return `${open} t="s"><${p}v>${this.texts.indexOf(value)}</${p}v></${p}c>`;
  }

  private formula({ formula, fills, shared }: Formula): string {
    const { p } = this;
    const aca = this.isLibre ? ' aca="false"' : '';
    if (shared) {
      const range = shared.range ? ` ref="${shared.range}"` : '';
      const tag = `<${p}f t="shared"${range} si="${shared.index}"`;
      return formula === '' ? `${tag}/>` : `${tag}>${escapeXml(formula)}</${p}f>`;
    }
    const array = fills ? ` t="array" ref="${fills}"` : '';
    return `<${p}f${array}${aca}>${escapeXml(formula)}</${p}f>`;
  }

  private hyperlinks({ frame }: SheetMaker, links: SheetLinks): string {
    const items = (frame.hyperlinks ?? []).map(({ at, to, inside }) =>
      inside
        ? `<hyperlink ref="${at}" location="${escapeXml(to)}" display="${escapeXml(to)}"/>`
        : `<hyperlink ref="${at}" r:id="${links.hyperlinks.get(at)}"/>`,
    );
    return items.length === 0 ? '' : `<hyperlinks>${items.join('')}</hyperlinks>`;
  }

  private margins(): string {
    if (this.isGoogle || this.book.program === 'web') return '';
    return this.isLibre
      ? '<pageMargins left="0.7875" right="0.7875" top="1.05277777777778" bottom="1.05277777777778" header="0.7875" footer="0.7875"/>'
      : '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>';
  }
}

function resultXml(
  value: ReturnType<Computed>,
  p: string,
  isLibre: boolean,
  isGoogle: boolean,
  formula: string,
): string {
  const v = (text: string): string => `<${p}v>${text}</${p}v>`;
  if (value === undefined) return `>${formula}`;
  if (typeof value === 'object') return ` t="e">${formula}${v(value.error)}`;
  if (typeof value === 'boolean') return ` t="b">${formula}${v(value ? '1' : '0')}`;
  if (typeof value === 'string') return ` t="str">${formula}${v(escapeXml(value))}`;
  const written = isGoogle && Number.isInteger(value) ? `${value}.0` : String(value);
  return `${isLibre ? ' t="n"' : ''}>${formula}${v(written)}`;
}

/** The formula cells of a sheet in order, for the chain of calculation. */
export function formulaCells({ cells }: SheetMaker): string[] {
  return [...cells].flatMap(([row, line]) =>
    [...line].flatMap(([column, { value }]) =>
      typeof value === 'object' && value !== null && 'formula' in value ? [cellName(row, column)] : [],
    ),
  );
}

export { place };
