import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { emptyWorkbook } from '../host/new-workbook';
import { columnLetters } from '../src/sheet/a1';

/** Rows from A1; an hour is a part of a day. */
export type Grid = readonly (readonly (string | number | boolean | { readonly hour: number })[])[];

/** Cell styles by their number in the file: plain, titles, hours. */
const STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8E0D0"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/** A workbook with bold titles that stay in view, columns as wide as their texts, and hours that show as hours. */
export function styledWorkbook(
  sheets: readonly { readonly name: string; readonly rows: Grid }[],
): Uint8Array {
  const plain = emptyWorkbook(
    sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.hour : cell))),
    })),
  );
  const parts = Object.entries(unzipSync(plain)).map(([path, content]): [string, Uint8Array] => {
    const text = strFromU8(content);
    if (path === 'xl/styles.xml') {
      return [path, strToU8(text.replace(/(<styleSheet[^>]*>).*(<\/styleSheet>)/s, `$1${STYLES}$2`))];
    }
    const sheet = sheets[Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(path)?.[1]) - 1];
    return [path, sheet ? strToU8(styled(text, sheet.rows)) : content];
  });
  return zipSync(Object.fromEntries(parts), { mtime: new Date(1980, 0, 1) });
}

function styled(xml: string, rows: Grid): string {
  const hours = new Set(
    rows.flatMap((row, at) =>
      row.flatMap((cell, column) => (typeof cell === 'object' ? [`${columnLetters(column)}${at + 1}`] : [])),
    ),
  );
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (typeof row[column] === 'string' ? row[column].length : 5))),
  );
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width + 2}" customWidth="1"/>`)
    .join('');
  const view =
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return xml
    .replace('<sheetData>', `${view}<cols>${columns}</cols><sheetData>`)
    .replace(/<c r="([A-Z]+\d+)"/g, (cell, name: string) => {
      if (/^[A-Z]+1$/.test(name)) return `${cell} s="1"`;
      return hours.has(name) ? `${cell} s="2"` : cell;
    });
}
