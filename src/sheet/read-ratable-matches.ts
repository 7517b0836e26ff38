import type { RatableMatch } from '../core/rating/rating-events';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import type { PlayerKey } from '../core/standings/match';
import { playoffLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { matchColumnsOf, type MatchColumns } from './match-columns';
import { byeColumn, readMatchRow } from './match-row';
import { parseNumber, parseWhole } from './number';
import type { ReadWallClock } from './time';

export interface RatableTable {
  readonly matches: readonly RatableMatch[];
  /** Every player's name as first written, in the order they appear. */
  readonly names: ReadonlyMap<PlayerKey, string>;
}

interface RatableColumns {
  readonly match: MatchColumns;
  readonly length: number | null;
  /** When it was played, where the rows don't stand in that order. */
  readonly order: number | null;
}

const WITHOUT_HEADER: RatableColumns = {
  match: {
    ...{ white: 0, black: 1, pointsWhite: 2, pointsBlack: 3, score: null, notes: [5] },
    ...{ group: null, latePointsWhite: null, latePointsBlack: null },
  },
  length: 4,
  order: null,
};

/**
 * Matches for the rating: white, black, points white, points black, length, note; under a header in any order, with one
 * cell for the score and a column for the order of play too. Without a length a match has that of the groups.
 */
export function readRatableMatches(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<RatableTable> {
  const found = findHeader(
    rows,
    [
      ['white', 'black', 'pointsWhite', 'pointsBlack'],
      ['white', 'black', 'score'],
    ],
    ['matchLength', 'order'],
  );
  if (!found.ok) return found;
  const columns = found.value ? columnsOf(found.value) : WITHOUT_HEADER;
  const names = new Map<PlayerKey, string>();
  const matches: { match: RatableMatch; order: number }[] = [];
  for (let index = found.value ? found.value.row + 1 : 0; index < rows.length; index++) {
    const cells = rows[index]!;
    const isEmpty = isBlank(cells[columns.match.white]) && isBlank(cells[columns.match.black]);
    if (isBlankRow(cells) || isEmpty || byeColumn(cells, columns.match) !== null) continue;
    const read = readOne(cells, index + 1, columns, regulation, readWallClock);
    if (!read.ok) return read;
    for (const [key, name] of read.value.names) if (!names.has(key)) names.set(key, name);
    matches.push(read.value);
  }
  const inOrder = matches.sort((one, other) => one.order - other.order).map(({ match }) => match);
  return ok({ matches: inOrder, names });
}

function readOne(
  cells: Row,
  row: number,
  columns: RatableColumns,
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<{ match: RatableMatch; order: number; names: [PlayerKey, string][] }> {
  const length = lengthOf(columns.length === null ? '' : cells[columns.length], regulation);
  if (!length.ok) return at(length, { row, column: (columns.length ?? 0) + 1 });
  const order = columns.order === null ? ok(row) : parseNumber(cells[columns.order], 'option');
  if (!order.ok) return at(order, { row, column: columns.order! + 1 });
  const { cube, draws } = regulation;
  const read = readMatchRow(
    cells,
    row,
    columns.match,
    (isPlayoff) => (isPlayoff ? playoffLimits(regulation) : { length: length.value, cube, draws }),
    readWallClock,
  );
  if (!read.ok) return read;
  const { white, black, match } = read.value;
  return ok({
    match: {
      ...{ white: match.white, black: match.black, outcome: match.outcome },
      ...{ length: match.playoff ? 1 : length.value, playoff: match.playoff },
    },
    order: order.value,
    names: [
      [white.key, white.name],
      [black.key, black.name],
    ],
  });
}

function lengthOf(cell: Cell, { groupMatchLength, preset }: Regulation): Result<number> {
  if (!isBlank(cell)) return parseWhole(cell, 'matchLength', 1);
  return groupMatchLength === null ? fail('matchLengthNeeded', { regulation: preset }) : ok(groupMatchLength);
}

function columnsOf(header: Header): RatableColumns {
  return {
    match: matchColumnsOf(header),
    length: header.columns.get('matchLength') ?? null,
    order: header.columns.get('order') ?? null,
  };
}
