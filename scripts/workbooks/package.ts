import { strToU8, zipSync, type Zippable } from 'fflate';
import { openWorkbook } from '../../host/workbook-session';
import {
  chartSheetDrawingXml,
  chartXml,
  commentsXml,
  drawingXml,
  externalLinkXml,
  personsXml,
  PIXEL,
  PRINTER,
  tableXml,
  themeXml,
  threadedXml,
  vmlXml,
} from './attachments';
import { place, type Book, type SheetMaker } from './model';
import { Relations } from './relations';
import { SharedTexts } from './shared-texts';
import { formulaCells, SheetXml } from './sheet-xml';
import { StyleTable } from './style-table';
import { appXml, coreXml, workbookXml } from './workbook-xml';
import { DECLARATION, MAIN, OFFICE } from './xml-text';

type Result = string | number | boolean | { readonly error: string } | undefined;

const MIME = 'application/vnd.openxmlformats-officedocument';
/** The bytes of a workbook. Results that its formulas lack are computed by the local host. */
export function makeWorkbook(book: Book): Uint8Array {
  const draft = new PackageMaker(book, () => undefined).bytes();
  const session = openWorkbook(draft, { bundle: { source: '' } });
  const values = new Map(book.sheets.map(({ name }) => [name, session.values(name)]));
  return new PackageMaker(book, (sheet, at) => {
    const { row, column } = place(at);
    const value = values.get(sheet)?.[row - 1]?.[column - 1];
    if (typeof value === 'string' && /^#[A-Z/0]+[!?]?$|^#N\/A$/.test(value)) return { error: value };
    if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
    throw new Error(`${book.file}: ${sheet}!${at} has no result that a file can hold`);
  }).bytes();
}

/** The parts of one file. */
class PackageMaker {
  private readonly parts = new Map<string, string | Uint8Array>();
  private readonly types: string[] = [];
  private readonly styles: StyleTable;
  private readonly texts = new SharedTexts();
  private tables = 0;
  private charts = 0;

  constructor(
    private readonly book: Book,
    private readonly computed: (sheet: string, at: string) => Result,
  ) {
    this.styles = new StyleTable(book.program);
  }

  bytes(): Uint8Array {
    const { book } = this;
    const root = new Relations();
    root.add('officeDocument', this.target('xl/workbook.xml', ''));
    const links = new Relations();
    const sheetIds = book.sheets.map((sheet, index) => {
      this.worksheet(sheet, index);
      return links.add('worksheet', this.target(`xl/worksheets/sheet${index + 1}.xml`, 'xl'));
    });
    if (book.chartSheet) sheetIds.push(this.chartSheet(links));
    if (book.program !== 'web') {
      this.add('xl/theme/theme1.xml', themeXml(), `${MIME}.theme+xml`);
      links.add('theme', this.target('xl/theme/theme1.xml', 'xl'));
    }
    const google =
      book.program === 'google' ? ' xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main"' : '';
    this.xml('xl/styles.xml', this.styles.xml(`xmlns="${MAIN}"${google}`), 'styles');
    links.add('styles', this.target('xl/styles.xml', 'xl'));
    if (!this.texts.isEmpty) {
      this.xml('xl/sharedStrings.xml', this.texts.xml(), 'sharedStrings');
      links.add('sharedStrings', this.target('xl/sharedStrings.xml', 'xl'));
    }
    const external = book.externalLink === undefined ? '' : this.externalLink(book.externalLink, links);
    if (book.program === 'excel') this.calculation(links);
    if (book.sheets.some(({ frame }) => frame.notes?.some(({ reply }) => reply !== undefined))) {
      this.add('xl/persons/person.xml', personsXml(book.author), 'application/vnd.ms-excel.person+xml');
      links.add('http://schemas.microsoft.com/office/2017/10/relationships/person', 'persons/person.xml');
    }
    this.xml('xl/workbook.xml', workbookXml(book, sheetIds, external), 'sheet.main');
    this.parts.set('xl/_rels/workbook.xml.rels', links.xml());
    if (book.program === 'excel' || book.program === 'libreoffice') this.properties(root);
    this.parts.set('_rels/.rels', root.xml());
    return this.zip();
  }

  private worksheet(sheet: SheetMaker, index: number): void {
    const { frame } = sheet;
    const path = `xl/worksheets/sheet${index + 1}.xml`;
    const links = new Relations();
    const number = index + 1;
    const hyperlinks = new Map<string, string>();
    for (const { at, to, inside } of frame.hyperlinks ?? []) {
      if (!inside) hyperlinks.set(at, links.add('hyperlink', to, true));
    }
    let printer: string | undefined;
    if (frame.printerSettings) {
      this.parts.set(`xl/printerSettings/printerSettings${number}.bin`, PRINTER);
      printer = links.add('printerSettings', `../printerSettings/printerSettings${number}.bin`);
    }
    const hasDrawing = frame.chart ?? frame.picture ?? (this.book.program === 'google' ? '' : undefined);
    const drawing =
      hasDrawing === undefined ? undefined : links.add('drawing', `../drawings/drawing${number}.xml`);
    if (drawing !== undefined) this.drawing(sheet, number);
    let legacyDrawing: string | undefined;
    if (frame.notes) {
      this.xml(
        `xl/comments${number}.xml`,
        commentsXml(frame.notes, this.book.program === 'excel'),
        'comments',
      );
      this.parts.set(`xl/drawings/vmlDrawing${number}.vml`, vmlXml(frame.notes, index));
      legacyDrawing = links.add('vmlDrawing', `../drawings/vmlDrawing${number}.vml`);
      links.add('comments', `../comments${number}.xml`);
      if (frame.notes.some(({ reply }) => reply !== undefined)) {
        const threads = `xl/threadedComments/threadedComment${number}.xml`;
        this.add(threads, threadedXml(frame.notes), 'application/vnd.ms-excel.threadedcomments+xml');
        links.add(
          'http://schemas.microsoft.com/office/2017/10/relationships/threadedComment',
          `../threadedComments/threadedComment${number}.xml`,
        );
      }
    }
    const tables = (frame.tables ?? []).map((table) => {
      const id = ++this.tables;
      this.xml(`xl/tables/table${id}.xml`, tableXml(table, id), 'table');
      return links.add('table', `../tables/table${id}.xml`);
    });
    const writer = new SheetXml(this.book, this.styles, this.texts, this.computed);
    const text = writer.write(
      sheet,
      {
        ...(drawing !== undefined && { drawing }),
        ...(legacyDrawing !== undefined && { legacyDrawing }),
        ...(printer !== undefined && { printer }),
        tables,
        hyperlinks,
      },
      index,
    );
    this.xml(path, text, 'worksheet');
    if (!links.isEmpty) this.parts.set(`xl/worksheets/_rels/sheet${number}.xml.rels`, links.xml());
  }

  private drawing({ frame }: SheetMaker, number: number): void {
    const links = new Relations();
    const ids: { chart?: string; picture?: string } = {};
    if (frame.picture !== undefined) {
      this.parts.set('xl/media/image1.png', PIXEL);
      ids.picture = links.add('image', '../media/image1.png');
    }
    if (frame.chart) ids.chart = links.add('chart', `../charts/chart${this.chart(frame.chart)}.xml`);
    this.add(`xl/drawings/drawing${number}.xml`, drawingXml(frame, ids), `${MIME}.drawing+xml`);
    if (!links.isEmpty) this.parts.set(`xl/drawings/_rels/drawing${number}.xml.rels`, links.xml());
  }

  private chart(chart: NonNullable<SheetMaker['frame']['chart']>): number {
    const number = ++this.charts;
    this.add(`xl/charts/chart${number}.xml`, chartXml(chart), `${MIME}.drawingml.chart+xml`);
    return number;
  }

  private chartSheet(links: Relations): string {
    const number = this.book.sheets.length + 1;
    const chart = this.chart(this.book.chartSheet!.chart);
    this.xml(
      'xl/chartsheets/sheet1.xml',
      `<chartsheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetPr/><sheetViews><sheetView zoomScale="90" workbookViewId="0" zoomToFit="1"/></sheetViews>` +
        '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><drawing r:id="rId1"/></chartsheet>',
      'chartsheet',
    );
    const own = new Relations();
    own.add('drawing', `../drawings/drawing${number}.xml`);
    this.parts.set('xl/chartsheets/_rels/sheet1.xml.rels', own.xml());
    const inner = new Relations();
    const id = inner.add('chart', `../charts/chart${chart}.xml`);
    this.add(`xl/drawings/drawing${number}.xml`, chartSheetDrawingXml(id), `${MIME}.drawing+xml`);
    this.parts.set(`xl/drawings/_rels/drawing${number}.xml.rels`, inner.xml());
    return links.add('chartsheet', 'chartsheets/sheet1.xml');
  }

  private externalLink(target: string, links: Relations): string {
    this.xml('xl/externalLinks/externalLink1.xml', externalLinkXml(), 'externalLink');
    const own = new Relations();
    own.add('externalLinkPath', target, true);
    this.parts.set('xl/externalLinks/_rels/externalLink1.xml.rels', own.xml());
    const id = links.add('externalLink', 'externalLinks/externalLink1.xml');
    return `<externalReferences><externalReference r:id="${id}"/></externalReferences>`;
  }

  private calculation(links: Relations): void {
    const cells = this.book.sheets.flatMap((sheet, index) =>
      formulaCells(sheet).map((at) => `<c r="${at}" i="${index * 2 + 1}"/>`),
    );
    if (cells.length === 0) return;
    this.xml('xl/calcChain.xml', `<calcChain xmlns="${MAIN}">${cells.join('')}</calcChain>`, 'calcChain');
    links.add('calcChain', 'calcChain.xml');
  }

  private properties(root: Relations): void {
    this.add('docProps/app.xml', appXml(this.book), `${MIME}.extended-properties+xml`);
    this.add(
      'docProps/core.xml',
      coreXml(this.book),
      'application/vnd.openxmlformats-package.core-properties+xml',
    );
    root.add(
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    );
    root.add('extended-properties', 'docProps/app.xml');
  }

  private xml(path: string, text: string, kind: string): void {
    const line = this.book.program === 'google' ? DECLARATION : `${DECLARATION}\n`;
    this.add(path, text.startsWith('<?xml') ? text : line + text, `${MIME}.spreadsheetml.${kind}+xml`);
  }

  private add(path: string, text: string, type: string): void {
    this.parts.set(path, text);
    this.types.push(`<Override PartName="/${path}" ContentType="${type}"/>`);
  }

  /** Some writers name targets from the root of the package. */
  private target(path: string, from: string): string {
    if (this.book.program === 'web') return `/${path}`;
    return from === '' ? path : path.slice(from.length + 1);
  }

  private zip(): Uint8Array {
    const paths = [...this.parts.keys()];
    const defaults = [
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ['png', 'image/png'],
      ['bin', `${MIME}.spreadsheetml.printerSettings`],
      ['vml', `${MIME}.vmlDrawing`],
    ] as const;
    const used = defaults.filter(
      ([extension], at) => at < 2 || paths.some((path) => path.endsWith(`.${extension}`)),
    );
    const types =
      `${DECLARATION}\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `${used.map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`).join('')}${this.types.join('')}</Types>`;
    const files: Zippable = { '[Content_Types].xml': strToU8(types) };
    for (const path of paths) {
      const part = this.parts.get(path)!;
      files[path] = typeof part === 'string' ? strToU8(part) : Uint8Array.from(part);
    }
    return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
  }
}
