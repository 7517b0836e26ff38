import type { ColumnWord } from '../core/problems';
import { ok, type Failure, type Result } from '../core/result';
import { isBlank, isBlankRow, textOf, type Row } from './cell';
import { isUnderBands } from './column-titles';
import { isGroupTitle } from './group-title';
import { findHeader, isTitleOf } from './header';
import { matchColumnsOf, scoreColumnsMissing, type MatchColumns } from './match-columns';
import { strayScore } from './match-row';

/** The sets of columns that make a table of matches. */
export const MATCH_HEADERS: readonly (readonly ColumnWord[])[] = [
  ['white', 'black', 'pointsWhite', 'pointsBlack'],
  ['white', 'black', 'score'],
];

export const READ_ALONG = [
  'group',
  'latePointsWhite',
  'latePointsBlack',
] as const satisfies readonly ColumnWord[];

/** How far above a table its title may stand. */
const TITLE_ABOVE = 6;

/**
 * The columns from a header that stands again further down, above the next block of matches; the same as before where it
 * is the same, and for the upper row of a header of two: the columns are those of the lower.
 *
 * @returns `null` when the row is no header; `columnTwice`, `columnsMissing`
 */
export function headerAgain(
  rows: readonly Row[],
  row: number,
  columns: MatchColumns,
): Result<MatchColumns | null> {
  const cells = rows[row]!;
  // A header holds words where the points are: most rows are told from it by their first look.
  const points = cells[columns.pointsWhite ?? columns.score ?? 0];
  if (typeof points === 'number' || (typeof points === 'string' && /\d/.test(points))) return ok(null);
  const banded = headerUnderBands(rows, row);
  if (!banded.ok || banded.value) return banded;
  const below = headerUnderBands(rows, row + 1);
  if (!below.ok) return below;
  if (below.value) return ok(columns);
  if (isBlank(cells[columns.white]) && isBlank(cells[columns.black])) return ok(null);
  if (!isTitleOf(cells[columns.white], HEADS) && !isTitleOf(cells[columns.black], HEADS)) return ok(null);
  const found = findHeader([cells], [...MATCH_HEADERS, ['white', 'black']], READ_ALONG);
  if (!found.ok) return inRow(found, row);
  if (!found.value) return ok(null);
  const { columns: words } = found.value;
  const isSame = words.get('white') === columns.white && words.get('black') === columns.black;
  const isFull = MATCH_HEADERS.some((set) => set.every((word) => words.has(word)));
  if (isSame && !isFull) return ok(columns);
  const next = matchColumnsOf({ ...found.value, row }, rows);
  const hasPoints = next.pointsWhite !== null || next.score !== null;
  return hasPoints ? ok(next) : scoreColumnsMissing({ ...found.value, row });
}

/** The columns of a header of two rows, bands over titles, by its lower row; `null` where the row is none. */
function headerUnderBands(rows: readonly Row[], row: number): Result<MatchColumns | null> {
  if (row === 0 || !isUnderBands(rows, row)) return ok(null);
  const found = findHeader(rows.slice(row - 1, row + 1), MATCH_HEADERS, READ_ALONG);
  if (!found.ok) return inRow(found, row);
  return ok(found.value?.row === 1 ? matchColumnsOf({ ...found.value, row }, rows) : null);
}

/** A failure found in some rows alone, in its row of them all. */
function inRow({ problem }: Failure, row: number): Failure {
  return { ok: false, problem: { ...problem, place: { ...problem.place, row: row + 1 } } };
}

const HEADS: readonly ColumnWord[] = ['white', 'black', 'score', 'pointsWhite', 'pointsBlack', 'group'];

/** The title of a group on a row of its own, `Grupo A`, other words behind it perhaps; `null` where the row is no title. */
export function titleOfBlock(cells: Row, columns: MatchColumns): string | null {
  if (!isBlank(cells[columns.white]) && !isBlank(cells[columns.black])) return null;
  const first = cells.findIndex((cell) => !isBlank(cell));
  const isTitle =
    first !== columns.group && isGroupTitle(cells[first]) && strayScore(cells, columns) === null;
  return isTitle ? textOf(cells[first]) : null;
}

/** The title above a header, the nearest; `''` where there is none. */
export function titleAbove(rows: readonly Row[], headerRow: number): string {
  for (let row = headerRow - 1; row >= 0 && row >= headerRow - TITLE_ABOVE; row--) {
    const first = rows[row]!.find((cell) => !isBlank(cell));
    if (isGroupTitle(first)) return textOf(first);
  }
  return '';
}

/** A single cell of words right above a header, such as `Jornada 2`. */
export function isLabel(rows: readonly Row[], row: number, columns: MatchColumns): boolean {
  if (rows[row]!.filter((cell) => !isBlank(cell)).length !== 1) return false;
  const next = rows.findIndex((cells, index) => index > row && !isBlankRow(cells));
  if (next === -1) return false;
  const again = headerAgain(rows, next, columns);
  return again.ok && again.value !== null;
}
