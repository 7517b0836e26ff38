import type { RatableMatch } from '../core/rating/rating-events';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import type { Outcome, PlayerKey } from '../core/standings/match';
import { playoffLimits } from '../core/standings/result-limits';
import { isBlank, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { MATCH_HEADERS } from './match-blocks';
import { matchColumnsOf, scoreColumnsMissing, type MatchColumns } from './match-columns';
import { isMatchRow, readMatchRow } from './match-row';
import { parseNumber, parseWhole } from './number';
import { PlayerCells } from './player-cells';
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
  const lengths = new MatchLengths(columns, regulation, readWallClock);
  const matches: RatableMatch[] = [];
  const orders: number[] = [];
  for (let index = found.value ? found.value.row + 1 : 0; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    const named = players.bothOn(cells, columns.match);
    if (named === null) {
      const isMatch = isMatchRow(cells, row, columns.match);
      if (!isMatch.ok) return isMatch;
      if (!isMatch.value) continue;
    }
    const length = lengths.on(cells, row);
    if (!length.ok) return length;
    const read = readMatchRow(cells, row, columns.match, length.value, named);
    if (!read.ok) return read;
    const { white, black, match } = read.value;
    const { outcome, playoff } = match;
    const points = length.value.points;
    if (points === null && !playoff && countsIn(outcome, regulation)) return lengthMissing(row, columns);
    if (columns.order !== null) {
      const order = orderOn(cells, row, columns.order, outcome);
      if (!order.ok) return order;
      orders.push(order.value);
    }
    if (!names.has(white.key)) names.set(white.key, white.name);
    if (!names.has(black.key)) names.set(black.key, black.name);
    // Nobody asks for the length of a match that is not rated.
    matches.push({
      white: white.key,
      black: black.key,
      outcome,
      length: playoff ? 1 : (points ?? 0),
      playoff,
    });
  }
  return ok({ matches: columns.order === null ? matches : inOrder(matches, orders), names });
}

/** The matches by their order; those of the same one as they stand. */
function inOrder(matches: readonly RatableMatch[], orders: readonly number[]): RatableMatch[] {
  const sorted = matches.map((match, index) => ({ match, order: orders[index]! }));
  sorted.sort((one, other) => (one.order === other.order ? 0 : one.order - other.order));
  return sorted.map(({ match }) => match);
}

function countsIn({ kind }: Outcome, { rateForfeits }: Regulation): boolean {
  return kind === 'played' || (kind === 'forfeit' && rateForfeits);
}

function lengthMissing(row: number, { length, headerRow }: RatableColumns): Result<never> {
  return length === null
    ? fail('columnsMissing', { missing: ['matchLength'] }, { row: headerRow })
    : fail('notANumber', { given: '', what: 'matchLength' }, { row, column: length + 1 });
}

function orderOn(cells: Row, row: number, column: number, { kind }: Outcome): Result<number> {
  if (kind === 'pending' && isBlank(cells[column])) return ok(Infinity);
  const order = parseNumber(cells[column] ?? '', 'order');
  return order.ok ? order : at(order, { row, column: column + 1 });
}

/** What the length of a match says about its row. */
interface ReadByLength {
  /** `null` where neither the table nor the regulation tells. */
  readonly points: number | null;
  readonly ofMatch: ScoreReading;
  readonly ofPlayoff: ScoreReading;
}

/** The lengths of one table's matches: a row mostly has that of the row above. */
class MatchLengths {
  private lastCell: Cell;
  private last: Result<ReadByLength> | null = null;

  constructor(
    private readonly columns: RatableColumns,
    private readonly regulation: Regulation,
    private readonly readWallClock: ReadWallClock,
  ) {}

  on(cells: Row, row: number): Result<ReadByLength> {
    const { length: column } = this.columns;
    const cell = column === null ? '' : cells[column];
    if (this.last === null || cell !== this.lastCell) {
      this.last = this.read(cell);
      this.lastCell = cell;
    }
    return this.last.ok ? this.last : at(this.last, { row, column: column! + 1 });
  }

  private read(cell: Cell): Result<ReadByLength> {
    const { regulation, readWallClock } = this;
    const length = isBlank(cell) ? ok(regulation.groupMatchLength) : parseWhole(cell, 'matchLength', 1);
    if (!length.ok) return length;
    const { cube, draws, boardSquares: squares } = regulation;
    const points = length.value;
    return ok({
      points,
      ofMatch: { limits: { length: points, cube, draws, squares }, readWallClock },
      ofPlayoff: { limits: playoffLimits(regulation), readWallClock },
    });
  }
}

function columnsOf(header: Header, rows: readonly Row[]): RatableColumns {
  return {
    match: matchColumnsOf(header, rows),
    length: header.columns.get('matchLength') ?? null,
    order: header.columns.get('order') ?? null,
    headerRow: header.row + 1,
  };
}
