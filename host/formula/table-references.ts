import { areaName, sheetPrefix, type Area } from '../grid/a1';

/** A table of the file, as formulas name it: `Tabla1[Puntos]`. */
export interface TableArea {
  readonly name: string;
  readonly sheetName: () => string;
  readonly area: Area;
  readonly headerRows: number;
  readonly totalsRows: number;
  readonly columns: readonly string[];
}

const ITEM = /\[((?:[^[\]']|'.)*)\]|([:,])/g;

/**
 * The plain range that `[Puntos]`, `[[#This Row],[Puntos]]` or `[#All]` after a table's name means, seen from a
 * row; undefined for what the table does not have.
 */
export function tableRange(table: TableArea, brackets: string, row: number): string | undefined {
  const { area } = table;
  let rows = { first: area.row + table.headerRows, last: area.row + area.rows - 1 - table.totalsRows };
  const columns: number[] = [];
  for (const item of itemsOf(brackets)) {
    if (item.startsWith('#')) {
      const found = rowsOf(table, item.toLowerCase(), row, rows);
      if (!found) return undefined;
      rows = found;
    } else if (item !== '') {
      const index = table.columns.findIndex((name) => name.toLowerCase() === item.toLowerCase());
      if (index < 0) return undefined;
      columns.push(area.column + index);
    }
  }
  const first = columns.length > 0 ? Math.min(...columns) : area.column;
  const last = columns.length > 0 ? Math.max(...columns) : area.column + area.columns - 1;
  if (rows.last < rows.first) return undefined;
  const range = {
    row: rows.first,
    column: first,
    rows: rows.last - rows.first + 1,
    columns: last - first + 1,
  };
  return sheetPrefix(table.sheetName()) + areaName(range);
}

function itemsOf(brackets: string): string[] {
  const inner = brackets.slice(1, -1);
  if (!/(?:^|[^'])\[/.test(inner)) {
    return inner.startsWith('@') ? ['#This Row', plain(inner.slice(1))] : [plain(inner)];
  }
  const here = inner.startsWith('@') ? ['#This Row'] : [];
  return [
    ...here,
    ...[...inner.matchAll(ITEM)].flatMap(([, item]) => (item === undefined ? [] : [plain(item)])),
  ];
}

/** `'` escapes the characters that mean something between brackets. */
function plain(text: string): string {
  return text.replaceAll(/'(.)/g, '$1');
}

interface Rows {
  readonly first: number;
  readonly last: number;
}

function rowsOf(table: TableArea, item: string, row: number, current: Rows): Rows | undefined {
  const top = table.area.row;
  const bottom = top + table.area.rows - 1;
  switch (item) {
    case '#all':
      return { first: top, last: bottom };
    case '#data':
      return { first: current.first, last: bottom - table.totalsRows };
    case '#headers':
      return { first: top, last: top + table.headerRows - 1 };
    case '#totals':
      return { first: bottom - table.totalsRows + 1, last: bottom };
    case '#this row':
      return { first: row, last: row };
    default:
      return undefined;
  }
}
