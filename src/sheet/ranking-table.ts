import { at, fail, ok, type Result } from '../core/result';
import { isBlank, textOf, type Row } from './cell';
import { isHeaderWord, type Header } from './header';
import { parseNumber } from './number';
import { playerKey } from './player-key';
import { cameTo } from './read-attendance';
import { parseRating, ratingColumnOf } from './read-players';
import { cellOf, isTotal, type Table, type TableRow } from './table';
import { foldWord } from './text';
import { OFF_WORDS } from './vocabulary';

/** A player's row of the level ranking. */
export interface RankingRow {
  readonly key: string;
  readonly name: string;
  /** Index of the row on the sheet, from 0. */
  readonly row: number;
  /** `null` where there is none yet. */
  readonly rating: number | null;
  readonly experience: number;
  /** Said to be off the ranking (HG 8.3). */
  readonly isOff: boolean;
}

/** A column of marks, one a tournament. */
export interface AttendanceColumn {
  readonly title: string;
  readonly column: number;
}

export interface RankingTable {
  readonly rows: readonly RankingRow[];
  readonly attendance: readonly AttendanceColumn[];
  /** Rows below the last player in which a newcomer can be written, from 0: blank in all columns that are read. */
  readonly freeRow: (taken: number) => number;
  readonly came: (row: RankingRow, column: AttendanceColumn) => boolean;
}

/** What people mark attendance with; a column that holds anything else is one of notes. */
const MARKS = new Set([
  'x',
  'х',
  '✓',
  '✔',
  '•',
  '1',
  '0',
  'si',
  's',
  'yes',
  'y',
  'true',
  'false',
  'no',
  'n',
  'p',
  'a',
  'f',
  '-',
  ...['+', 'ναι', 'ν', 'οχι', 'χ', 'π', 'да', 'д', 'нет', 'н', 'п', 'б'],
]);

/**
 * The level ranking as a whole. Players stand without a gap below the header; below the first gap only those who
 * `isKnown` do, since notes and means stand there too.
 */
export function readRankingTable(
  { header, rows, end }: Table,
  sheet: { readonly values: readonly Row[]; readonly formulas: readonly (readonly string[])[] },
  isKnown: (key: string) => boolean,
): Result<RankingTable> {
  const nameColumn = header.columns.get('player')!;
  const ratingColumn = ratingColumnOf(header);
  const found: RankingRow[] = [];
  const rowOf = new Map<string, number>();
  let expected = header.row + 1;
  let belowGap = false;
  for (const line of rows) {
    const name = textOf(line.cells[nameColumn]);
    belowGap ||= line.row !== expected || name === '';
    expected = line.row + 1;
    const key = playerKey(name);
    if (name === '' || isTotal(line) || (belowGap && !isKnown(key))) continue;
    const first = rowOf.get(key);
    if (first !== undefined) {
      return fail('playerTwice', { name, first: first + 1 }, { row: line.row + 1, column: nameColumn + 1 });
    }
    rowOf.set(key, line.row);
    const rating = ratingColumn === undefined ? ok(null) : parseRating(line.cells[ratingColumn]);
    if (!rating.ok) return at(rating, { row: line.row + 1, column: ratingColumn! + 1 });
    const experience = experienceOf(line, header);
    if (!experience.ok) return experience;
    // A note may stand right below the last player: nothing but a text of nobody we know.
    const besides = [...header.columns.values()].some((at) => at !== nameColumn && !isBlank(line.cells[at]));
    if (!besides && !isKnown(key)) continue;
    const isOff = OFF_WORDS.has(foldWord(textOf(cellOf(line, header, 'status'))));
    found.push({ key, name, row: line.row, rating: rating.value, experience: experience.value, isOff });
  }
  const last = Math.max(header.row, ...found.map(({ row }) => row));
  const read = [...header.columns.values()];
  return ok({
    rows: found,
    attendance: attendanceColumns(sheet, header.row, found),
    freeRow: (taken) => freeRow(sheet.values, last + 1, end, read, taken),
    came: ({ row }, { column }) => cameTo(sheet.values[row]![column]),
  });
}

function experienceOf(line: TableRow, header: Header): Result<number> {
  const cell = cellOf(line, header, 'experience');
  if (isBlank(cell)) return ok(0);
  const number = parseNumber(cell, 'experience');
  const place = { row: line.row + 1, column: header.columns.get('experience')! + 1 };
  return number.ok ? number : at(number, place);
}

/** Titled columns of no other meaning that hold nothing but marks, typed by hand. */
function attendanceColumns(
  {
    values,
    formulas,
  }: { readonly values: readonly Row[]; readonly formulas: readonly (readonly string[])[] },
  headerRow: number,
  rows: readonly RankingRow[],
): AttendanceColumn[] {
  return values[headerRow]!.flatMap((cell, column) => {
    if (isBlank(cell) || isHeaderWord(cell)) return [];
    const filled = rows.filter(({ row }) => !isBlank(values[row]![column]));
    const isMarks =
      filled.length > 0 &&
      filled.every(({ row }) => {
        // Of a sign such as `*` nothing is left: it is as good as a stroke.
        const mark = foldWord(textOf(values[row]![column])) || '-';
        return formulas[row]![column] === '' && MARKS.has(mark);
      });
    return isMarks ? [{ title: textOf(cell), column }] : [];
  });
}

function freeRow(
  values: readonly Row[],
  from: number,
  end: number,
  columns: readonly number[],
  taken: number,
): number {
  let left = taken;
  for (let row = from; row < end; row++) {
    if (!columns.every((column) => isBlank(values[row]![column]))) continue;
    if (left === 0) return row;
    left -= 1;
  }
  return end + left;
}
