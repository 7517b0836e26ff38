import { zipSync, type Zippable } from 'fflate';
import { cellName } from './grid/a1';
import { escapeAttribute, escapeText } from './package/xml';
import { minimalStyles } from './package/styles-writer';

export interface NewSheet {
  readonly name: string;
  /** Rows from A1; a text beginning with `=` is a formula. */
  readonly rows?: readonly (readonly (string | number | boolean | null)[])[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The bytes of a small, valid .xlsx workbook with these sheets. */
export function emptyWorkbook(sheets: readonly NewSheet[] = [{ name: 'Hoja 1' }]): Uint8Array {
  const numbers = sheets.map((_, index) => index + 1);
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
      numbers
        .map(
          (number) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
        )
        .join('') +
      '</Types>',
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      sheets
        .map(
          ({ name }, index) =>
            `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
        )
        .join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((number): [string, string] => ['worksheet', `worksheets/sheet${number}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': minimalStyles(MAIN).slice(DECLARATION.length),
  };
  sheets.forEach(({ rows = [] }, index) => {
    const data = rows.map((row, at) => rowXml(row, at + 1)).join('');
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`;
  });
  const files: Zippable = {};
  for (const [path, text] of Object.entries(parts)) {
    files[path] = new TextEncoder().encode(DECLARATION + text);
  }
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const items = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}

function rowXml(row: readonly (string | number | boolean | null)[], number: number): string {
  const cells = row.map((value, index) => cellXml(value, cellName(number, index + 1)));
  return `<row r="${number}">${cells.join('')}</row>`;
}

function cellXml(value: string | number | boolean | null, name: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value.startsWith('=')) return `<c r="${name}"><f>${escapeText(value.slice(1))}</f></c>`;
  return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;
}
