import type { RatableMatch } from '../core/rating/rating-events';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import type { Outcome, PlayerKey } from '../core/standings/match';
import { playoffLimits } from '../core/standings/result-limits';
import { isBlank, type Row } from './cell';
import { findHeader, type Header } from './header';
import { MATCH_HEADERS } from './match-blocks';
import { matchColumnsOf, scoreColumnsMissing, type MatchColumns } from './match-columns';
import { isMatchRow, readMatchRow } from './match-row';
import { parseNumber, parseWhole } from './number';
import { PlayerCells, type RowPlayers } from './player-cells';
import type { ScoreReading } from './score';
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
  /** The header's row in the range, from 1. */
  readonly headerRow: number;
}

const WITHOUT_HEADER: RatableColumns = {
  match: {
    ...{ white: 0, black: 1, pointsWhite: 2, pointsBlack: 3, score: null, notes: [5] },
    ...{ group: null, latePointsWhite: null, latePointsBlack: null },
  },
  ...{ length: 4, order: null, headerRow: 0 },
};

/**
 * Matches for the rating: white, black, points white, points black, length, note; under a header in any order, with one
 * cell for the score and a column for the order of play too. Without a length a match has that of the groups. A match
 * still to come needs neither a length nor its order.
 */
export function readRatableMatches(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<RatableTable> {
  const whole = findHeader(rows, MATCH_HEADERS, ['matchLength', 'order']);
  if (!whole.ok) return whole;
  const found = whole.value ? whole : findHeader(rows, [['white', 'black']], ['matchLength', 'order']);
  if (!found.ok) return found;
  const columns = found.value ? columnsOf(found.value, rows) : WITHOUT_HEADER;
  if (found.value && columns.match.pointsWhite === null && columns.match.score === null) {
    return scoreColumnsMissing(found.value);
  }
  const names = new Map<PlayerKey, string>();
  const players = new PlayerCells();
  const matches: { match: RatableMatch; order: number }[] = [];
  for (let index = found.value ? found.value.row + 1 : 0; index < rows.length; index++) {
    const cells = rows[index]!;
    const named = players.bothOn(cells, columns.match);
    if (named === null) {
      const isMatch = isMatchRow(cells, index + 1, columns.match);
      if (!isMatch.ok) return isMatch;
      if (!isMatch.value) continue;
    }
    const read = readOne(cells, index + 1, columns, regulation, readWallClock, named);
    if (!read.ok) return read;
    const { white, black } = read.value;
    if (!names.has(white.key)) names.set(white.key, white.name);
    if (!names.has(black.key)) names.set(black.key, black.name);
    matches.push(read.value);
  }
  matches.sort((one, other) => (one.order === other.order ? 0 : one.order - other.order));
  return ok({ matches: matches.map(({ match }) => match), names });
}

interface RatableRow extends RowPlayers {
  readonly match: RatableMatch;
  readonly order: number;
}

function readOne(
  cells: Row,
  row: number,
  columns: RatableColumns,
  regulation: Regulation,
  readWallClock: ReadWallClock,
  named: RowPlayers | null,
): Result<RatableRow> {
  const lengthCell = columns.length === null ? '' : cells[columns.length];
  const length = isBlank(lengthCell)
    ? ok(regulation.groupMatchLength)
    : parseWhole(lengthCell, 'matchLength', 1);
  if (!length.ok) return at(length, { row, column: columns.length! + 1 });
  const { cube, draws, boardSquares: squares } = regulation;
  const reading = (isPlayoff: boolean): ScoreReading => ({
    limits: isPlayoff ? playoffLimits(regulation) : { length: length.value, cube, draws, squares },
    readWallClock,
  });
  const read = readMatchRow(cells, row, columns.match, reading, named);
  if (!read.ok) return read;
  const { white, black, match } = read.value;
  const { outcome, playoff } = match;
  if (length.value === null && !playoff && countsIn(outcome, regulation)) return lengthMissing(row, columns);
  const order = orderOf(cells, row, columns, outcome);
  if (!order.ok) return order;
  // Nobody asks for the length of a match that is not rated.
  const rated = playoff ? 1 : (length.value ?? 0);
  return ok({
    ...{ white, black, order: order.value },
    match: { white: white.key, black: black.key, outcome, length: rated, playoff },
  });
}

function countsIn({ kind }: Outcome, { rateForfeits }: Regulation): boolean {
  return kind === 'played' || (kind === 'forfeit' && rateForfeits);
}

function lengthMissing(row: number, { length, headerRow }: RatableColumns): Result<never> {
  return length === null
    ? fail('columnsMissing', { missing: ['matchLength'] }, { row: headerRow })
    : fail('notANumber', { given: '', what: 'matchLength' }, { row, column: length + 1 });
}

function orderOf(
  cells: Row,
  row: number,
  { order: column }: RatableColumns,
  { kind }: Outcome,
): Result<number> {
  if (column === null) return ok(row);
  if (kind === 'pending' && isBlank(cells[column])) return ok(Infinity);
  const order = parseNumber(cells[column] ?? '', 'order');
  return order.ok ? order : at(order, { row, column: column + 1 });
}

function columnsOf(header: Header, rows: readonly Row[]): RatableColumns {
  return {
    match: matchColumnsOf(header, rows),
    length: header.columns.get('matchLength') ?? null,
    order: header.columns.get('order') ?? null,
    headerRow: header.row + 1,
  };
}
