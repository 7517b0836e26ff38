import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Place, type Result } from '../core/result';
import { PENDING, type Outcome } from '../core/standings/match';
import { groupMatchLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, isDate, textOf, type Cell, type Row } from './cell';
import { GroupedMatches, type MatchTable } from './match-table';
import { playerKey } from './player-key';
import { parseName, type Name } from './read-players';
import { isPair, outcomeOf, parseSide, scoreFromOne, type ScoreReading } from './score';
import type { ReadWallClock } from './time';

interface Entry extends Name {
  /** Index of his row and of his column in the range. */
  readonly row: number;
  readonly column: number;
}

/**
 * A square cross-table: names down the first column, and the same names, or 1..n, along the first row. A cell holds the
 * row player's result against the column player, as `3-1` or as his points alone. One of the two cells of a pairing is
 * enough; two that contradict each other are a problem.
 *
 * @returns `null` when the range is no cross-table
 */
export function readCrossTable(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<MatchTable | null> {
  const entries = findEntries(rows);
  if (!entries.ok) return entries;
  if (!entries.value) return ok(null);
  const reading: ScoreReading = { limits: groupMatchLimits(regulation), readWallClock };
  const matches = new GroupedMatches(false);
  for (const [index, one] of entries.value.entries()) {
    for (const other of entries.value.slice(index + 1)) {
      const outcome = outcomeOfPair(rows, one, other, reading);
      if (!outcome.ok) return outcome;
      const match = { white: one.key, black: other.key, outcome: outcome.value, playoff: false };
      const place = { row: one.row + 1, column: other.column + 1, ownGroup: true };
      const added = matches.add({ white: one, black: other, match }, '', place);
      if (!added.ok) return added;
    }
  }
  return matches.table();
}

function findEntries(rows: readonly Row[]): Result<Entry[] | null> {
  const headerRow = rows.findIndex((row) => !isBlankRow(row));
  const header = rows[headerRow];
  const nameColumn = header ? header.findIndex((_, column) => hasNamesBelow(rows, headerRow, column)) : -1;
  if (!header || nameColumn === -1) return ok(null);

  const listed: { cell: Cell; row: number }[] = [];
  for (let row = headerRow + 1; row < rows.length && !isBlank(rows[row]![nameColumn]); row++) {
    listed.push({ cell: rows[row]![nameColumn], row });
  }
  const columnOf = numberedColumns(header, nameColumn, listed.length) ?? namedColumns(header, nameColumn);
  const keys = listed.map(({ cell }) => playerKey(textOf(cell)));
  // Each in a column of his own: in a list of matches the first row names one opponent, and the rows repeat him.
  const placed = new Set(keys.map(columnOf).filter((column) => column !== undefined));
  if (columnOf(playerKey(textOf(header[nameColumn])), -1) !== undefined) return ok(null);
  if (placed.size < 2 || placed.size * 2 < keys.length) return ok(null);

  const entries: Entry[] = [];
  for (const [index, { cell, row }] of listed.entries()) {
    const name = parseName(cell, row + 1, nameColumn + 1);
    if (!name.ok) return name;
    const place = { row: row + 1, column: nameColumn + 1 };
    const first = entries.find((entry) => entry.key === name.value.key);
    if (first) return fail('playerTwice', { name: name.value.name, first: first.row + 1 }, place);
    const column = columnOf(name.value.key, index);
    if (column === undefined) return fail('crossTableNotSquare', { name: name.value.name }, place);
    entries.push({ ...name.value, row, column });
  }
  return ok(entries);
}

/** The column of names is the first that holds text right below the header row. */
function hasNamesBelow(rows: readonly Row[], headerRow: number, column: number): boolean {
  const cell = rows[headerRow + 1]?.[column];
  return typeof cell === 'string' && !isBlank(cell) && /\p{L}/u.test(cell);
}

type ColumnOf = (key: string, index: number) => number | undefined;

function namedColumns(header: Row, nameColumn: number): ColumnOf {
  const columns = new Map<string, number>();
  header.forEach((cell, column) => {
    const key = playerKey(textOf(cell));
    if (column !== nameColumn && key !== '' && !columns.has(key)) columns.set(key, column);
  });
  return (key) => columns.get(key);
}

/** Columns headed 1..n, one for each name. */
function numberedColumns(header: Row, nameColumn: number, players: number): ColumnOf | null {
  const numbers = header.slice(nameColumn + 1, nameColumn + 1 + players).map((cell) => textOf(cell));
  const isNumbered =
    players >= 2 && numbers.length === players && numbers.every((text, at) => text === String(at + 1));
  return isNumbered ? (_, index) => (index < 0 ? undefined : nameColumn + 1 + index) : null;
}

function outcomeOfPair(
  rows: readonly Row[],
  one: Entry,
  other: Entry,
  reading: ScoreReading,
): Result<Outcome> {
  const place: Place = { row: one.row + 1, column: other.column + 1 };
  const mirrorPlace: Place = { row: other.row + 1, column: one.column + 1 };
  const cell: Cell = rows[one.row]![other.column];
  const mirror: Cell = rows[other.row]![one.column];
  if (!isWhole(cell) && !isWhole(mirror)) {
    // Each cell holds its own row player's points.
    const own = parseSide(cell, reading);
    if (!own.ok) return at(own, place);
    const others = parseSide(mirror, reading);
    if (!others.ok) return at(others, mirrorPlace);
    const outcome = outcomeOf(own.value, others.value, reading.limits);
    return outcome.ok ? outcome : at(outcome, outcome.side === 'black' ? mirrorPlace : place);
  }
  const direct = scoreFromOne(cell, reading);
  if (!direct.ok) return at(direct, place);
  const mirrored = scoreFromOne(mirror, reading);
  if (!mirrored.ok) return at(mirrored, mirrorPlace);
  const turned = turn(mirrored.value);
  if (direct.value.kind === 'pending') return ok(turned);
  if (turned.kind === 'pending' || sameOutcome(direct.value, turned)) return ok(direct.value);
  return fail(
    'contradictoryCells',
    { white: one.name, black: other.name, one: textOf(cell), other: textOf(mirror) },
    place,
  );
}

/** A cell that holds both sides' points, or was meant to before it became a date. */
function isWhole(cell: Cell): boolean {
  return isDate(cell) || (typeof cell === 'string' && isPair(cell));
}

function turn(outcome: Outcome): Outcome {
  return outcome.kind === 'pending'
    ? PENDING
    : ({ ...outcome, white: outcome.black, black: outcome.white } as Outcome);
}

function sameOutcome(one: Outcome, other: Outcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
