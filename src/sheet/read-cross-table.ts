import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Failure, type Place, type Result } from '../core/result';
import { PENDING, type Outcome } from '../core/standings/match';
import { groupMatchLimits } from '../core/standings/result-limits';
import { becameDate, isEmptyDate } from './became-date';
import { isDate, textOf, type Cell, type Row } from './cell';
import { findCrossTables, type CrossTable, type CrossTableEntry } from './find-cross-tables';
import { rowsOfLostResults } from './further-rows';
import { GroupedMatches, type MatchTable } from './match-table';
import {
  isPair,
  isPlusMinus,
  outcomeOf,
  parseSide,
  scoreFromOne,
  scoreFromTwo,
  type ScoreReading,
} from './score';
import type { ReadWallClock } from './time';

/**
 * The cross-tables of a range, each a group by its title: names down a column, and along the top the same names, their
 * beginnings, or numbers. A cell holds the row player's result against the column player, as `3-1` or as his points
 * alone; or he has two columns, for the row player's points and his own. One of the two places of a pairing is enough; two
 * that contradict each other are a problem. A single table has a group where a title stands above it.
 *
 * @returns `null` when there is no cross-table in the range
 */
export function readCrossTables(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<MatchTable | null> {
  const tables = findCrossTables(rows);
  if (!tables.ok) return tables;
  if (tables.value.length === 0) return ok(null);
  const reading: ScoreReading = { limits: groupMatchLimits(regulation), readWallClock };
  const hasGroups = tables.value.length > 1 || tables.value[0]!.isTitledAbove;
  const matches = new GroupedMatches(hasGroups);
  for (const table of tables.value) {
    const several = anotherGame(rows, table, reading);
    if (several) return several;
    for (const [index, one] of table.entries.entries()) {
      for (const other of table.entries.slice(index + 1)) {
        const outcome = outcomeOfPair(rows, one, other, table, reading);
        if (!outcome.ok) return outcome;
        const match = { white: one.key, black: other.key, outcome: outcome.value, playoff: false };
        const place = { row: one.row + 1, column: other.column + 1, ownGroup: true };
        const added = matches.add({ white: one, black: other, match }, hasGroups ? table.group : '', place);
        if (!added.ok) return added;
      }
    }
  }
  return matches.table();
}

/** A second result where two players meet, in one of the rows that a player takes: a game a row. */
function anotherGame(rows: readonly Row[], table: CrossTable, reading: ScoreReading): Failure | null {
  const { entries, rowsEach, pointsIn } = table;
  const lostIn = rowsOfLostResults(rows, table, reading);
  for (const { row, name } of entries) {
    for (let down = 1; down < rowsEach; down++) {
      for (const { column } of entries) {
        for (const beside of pointsIn ? [0, 1] : [0]) {
          const cell = rows[row + down]?.[column + beside];
          const place = { row: row + down + 1, column: column + 1 };
          if (isResult(cell)) return fail('severalGames', { name }, place);
          const isLost = lostIn.includes(down) && !isEmptyDate(cell, reading.readWallClock);
          const lost = isLost ? becameDate(cell, reading) : null;
          if (lost) return at(lost, { ...place, column: place.column + beside });
        }
      }
    }
  }
  return null;
}

function isResult(cell: Cell): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && (isPair(cell) || isPlusMinus(cell)));
}

function outcomeOfPair(
  rows: readonly Row[],
  one: CrossTableEntry,
  other: CrossTableEntry,
  { pointsIn }: CrossTable,
  reading: ScoreReading,
): Result<Outcome> {
  const cell: Cell = rows[one.row]![other.column];
  const mirror: Cell = rows[other.row]![one.column];
  if (!pointsIn && !isWhole(cell) && !isWhole(mirror)) {
    // Each cell holds its own row player's points.
    const place = placeOf(one, other);
    const mirrorPlace = placeOf(other, one);
    const own = parseSide(cell, reading);
    if (!own.ok) return at(own, place);
    const others = parseSide(mirror, reading);
    if (!others.ok) return at(others, mirrorPlace);
    const outcome = outcomeOf(own.value, others.value, reading.limits);
    return outcome.ok ? outcome : at(outcome, outcome.side === 'black' ? mirrorPlace : place);
  }
  const direct = wholeResult(rows, one, other, pointsIn, reading);
  if (!direct.ok) return direct;
  const mirrored = wholeResult(rows, other, one, pointsIn, reading);
  if (!mirrored.ok) return mirrored;
  const turned = turn(mirrored.value);
  if (direct.value.kind === 'pending') return ok(turned);
  if (turned.kind === 'pending' || sameOutcome(direct.value, turned)) return ok(direct.value);
  return fail(
    'contradictoryCells',
    {
      ...{ white: one.name, black: other.name },
      ...{ one: resultText(rows, one, other, pointsIn), other: resultText(rows, other, one, pointsIn) },
    },
    placeOf(one, other),
  );
}

type PointsIn = CrossTable['pointsIn'];

/** The result a row player has written against another, in one cell or in two. */
function wholeResult(
  rows: readonly Row[],
  { row }: CrossTableEntry,
  { column }: CrossTableEntry,
  pointsIn: PointsIn,
  reading: ScoreReading,
): Result<Outcome> {
  const cells = rows[row]!;
  const read = pointsIn
    ? scoreFromTwo(cells[column + pointsIn.own], cells[column + pointsIn.opponent], reading)
    : scoreFromOne(cells[column], reading);
  if (read.ok) return read;
  const beside = pointsIn ? pointsIn[read.side === 'black' ? 'opponent' : 'own'] : 0;
  return at(read, { row: row + 1, column: column + beside + 1 });
}

function resultText(
  rows: readonly Row[],
  { row }: CrossTableEntry,
  { column }: CrossTableEntry,
  pointsIn: PointsIn,
): string {
  const text = (beside: number) => textOf(rows[row]![column + beside]);
  return pointsIn ? `${text(pointsIn.own)}-${text(pointsIn.opponent)}` : text(0);
}

function placeOf(one: CrossTableEntry, other: CrossTableEntry): Place {
  return { row: one.row + 1, column: other.column + 1 };
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
