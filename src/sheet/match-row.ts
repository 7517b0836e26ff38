import { at, fail, ok, type Failure, type Result } from '../core/result';
import { PENDING, type Match, type Outcome } from '../core/standings/match';
import { isEmptyDate } from './became-date';
import { isBlank, quoted, textOf, type Cell, type Row } from './cell';
import type { MatchColumns } from './match-columns';
import { parseNumber } from './number';
import { isBye, isWinnerOf, type RowPlayers } from './player-cells';
import { parseName } from './read-players';
import {
  isPlusMinus,
  isUnfilled,
  markOf,
  pointsBesideMark,
  scoreFromOne,
  scoreFromTwo,
  type ScoreReading,
} from './score';
import { foldWord } from './text';
import { readLocalWallClock } from './time';
import { PLAYOFF_MARKS } from './vocabulary';

/** A match as its row names it. */
export interface RowMatch extends RowPlayers {
  readonly match: Match;
}

/** How a result is read, and how it may end. */
export interface RowReadings {
  readonly ofMatch: ScoreReading;
  readonly ofPlayoff: ScoreReading;
}

/**
 * The match on a row that names two players.
 *
 * @param row the row's number in the range, from 1
 * @param players whom it names, where that is known already
 */
export function readMatchRow(
  cells: Row,
  row: number,
  columns: MatchColumns,
  readings: RowReadings,
  players: RowPlayers | null = null,
): Result<RowMatch> {
  if (players === null) {
    const named = readPlayersOf(cells, row, columns);
    return named.ok ? readMatchRow(cells, row, columns, readings, named.value) : named;
  }
  const { white, black } = players;
  if (white.key === black.key) {
    return fail('samePlayerTwiceInMatch', { name: white.name }, { row, column: columns.black + 1 });
  }

  const notes = notesOn(cells, columns);
  const playoff = notes.some(({ word }) => PLAYOFF_MARKS.has(word));
  const outcome = readOutcome(cells, row, columns, playoff ? readings.ofPlayoff : readings.ofMatch);
  if (!outcome.ok) return outcome;
  const forfeitNote = notes.find(({ word }) => markOf(word) !== null);
  if (forfeitNote && outcome.value.kind !== 'forfeit') {
    return fail(
      'forfeitOnlyInNote',
      { given: quoted(cells[forfeitNote.column]) },
      { row, column: forfeitNote.column + 1 },
    );
  }
  const match = { white: white.key, black: black.key, outcome: outcome.value, playoff };
  const { latePointsWhite, latePointsBlack } = columns;
  if (latePointsWhite === null || latePointsBlack === null) return ok({ white, black, match });
  const latePoints = readLatePoints(cells, row, latePointsWhite, latePointsBlack);
  return latePoints.ok ? ok({ white, black, match: { ...match, latePoints: latePoints.value } }) : latePoints;
}

function readPlayersOf(cells: Row, row: number, columns: MatchColumns): Result<RowPlayers> {
  for (const side of ['white', 'black'] as const) {
    if (isBlank(cells[columns[side]])) return fail('playerMissing', {}, { row, column: columns[side] + 1 });
  }
  const white = parseName(cells[columns.white], row, columns.white + 1);
  if (!white.ok) return white;
  const black = parseName(cells[columns.black], row, columns.black + 1);
  return black.ok ? ok({ white: white.value, black: black.value }) : black;
}

interface RowNote {
  readonly column: number;
  readonly word: string;
}

const NO_NOTES: readonly RowNote[] = [];

/** The notes of a row that say something: most have none. */
function notesOn(cells: Row, { notes }: MatchColumns): readonly RowNote[] {
  if (notes.every((column) => isBlank(cells[column]))) return NO_NOTES;
  return notes.map((column) => ({ column, word: foldWord(textOf(cells[column])) }));
}

/** The outcome from two columns, from one, or from both forms where a table keeps them side by side. */
function readOutcome(
  cells: Row,
  row: number,
  { white, black, pointsWhite, pointsBlack, score }: MatchColumns,
  reading: ScoreReading,
): Result<Outcome> {
  // A table has columns for both sides' points or for neither's.
  const inTwo =
    pointsWhite === null ? ok(PENDING) : scoreFromTwo(cells[pointsWhite], cells[pointsBlack!], reading);
  if (!inTwo.ok) {
    const column = inTwo.side === 'black' ? pointsBlack! : pointsWhite!;
    return at(inTwo, { row, column: column + 1 });
  }
  if (score === null) return inTwo;
  const inOne = scoreFromOne(cells[score], reading);
  if (!inOne.ok) {
    // The same result again, in a column whose format made a date of it.
    return saysTheSame(inTwo.value, inOne) ? inTwo : at(inOne, { row, column: score + 1 });
  }
  const [one, other] = [inTwo.value, inOne.value];
  if (one.kind === 'pending') return ok(other);
  if (other.kind === 'pending' || JSON.stringify(one) === JSON.stringify(other)) return ok(one);
  // The points that were made up for a forfeit, beside `5-0 w/o`.
  if (pointsBesideMark(cells[score]) === `${one.white}-${one.black}`) return ok(other);
  const texts = {
    ...{ white: textOf(cells[white]), black: textOf(cells[black]) },
    ...{ one: `${textOf(cells[pointsWhite!])}-${textOf(cells[pointsBlack!])}`, other: textOf(cells[score]) },
  };
  return fail('contradictoryCells', texts, { row, column: score + 1 });
}

/** Whether a score that became a date or a time may have been this result. */
function saysTheSame(outcome: Outcome, { problem }: Failure): boolean {
  if (outcome.kind !== 'played') return false;
  const { readings } = problem.params as { readonly readings?: readonly string[] };
  return readings?.includes(`${outcome.white}-${outcome.black}`) ?? false;
}

/** Late points count only where the regulation takes them out of the difference; a blank is none. */
function readLatePoints(
  cells: Row,
  row: number,
  latePointsWhite: number,
  latePointsBlack: number,
): Result<NonNullable<Match['latePoints']>> {
  const read = (column: number) => {
    const cell: Cell = cells[column];
    return isBlank(cell) ? ok(0) : parseNumber(cell, 'points');
  };
  const white = read(latePointsWhite);
  if (!white.ok) return at(white, { row, column: latePointsWhite + 1 });
  const black = read(latePointsBlack);
  if (!black.ok) return at(black, { row, column: latePointsBlack + 1 });
  return ok({ white: white.value, black: black.value });
}

/**
 * Whether a row of a table is a match: not a blank or prepared one, nor a bye. A result that stands on one of those would
 * be lost, so it is a problem.
 */
export function isMatchRow(cells: Row, row: number, columns: MatchColumns): Result<boolean> {
  const reference = [columns.white, columns.black].find((column) => isWinnerOf(cells[column]));
  if (reference !== undefined) {
    // Who plays a match of the second phase is not known before; a result needs the player himself.
    return strayScore(cells, columns) === null
      ? ok(false)
      : fail('notAName', { given: quoted(cells[reference]) }, { row, column: reference + 1 });
  }
  const isOpen = isBlank(cells[columns.white]) && isBlank(cells[columns.black]);
  const bye = byeColumn(cells, columns);
  if (!isOpen && bye === null) return ok(true);
  const typed = strayScore(cells, columns);
  // Who plays nobody has «+» and «-» in Russian tables, as after a forfeit.
  if (typed === null || (bye !== null && isPlusMinus(cells[typed]))) return ok(false);
  const place = { row, column: typed + 1 };
  return bye === null
    ? fail('playerMissing', {}, place)
    : fail('resultAgainstBye', { given: textOf(cells[bye]) }, place);
}

/** A score or mark on a row without players is a typing slip, not a match; its column. Prepared rows hold 0 or 0-0. */
export function strayScore(cells: Row, columns: MatchColumns): number | null {
  const typed = scoreColumns(columns).find((column) => {
    const cell = cells[column];
    return !isUnfilled(cell) && !isPrepared(cell);
  });
  return typed ?? null;
}

/** What rows are prepared with where a result is to come: 0, `0-0`, an empty date. */
export function isPrepared(cell: Cell): boolean {
  return isEmptyDate(cell, readLocalWallClock) || /^0(?:[-–:]0)?$/.test(textOf(cell).replace(/\s/g, ''));
}

/** The column that says one side has no opponent. */
function byeColumn(cells: Row, { white, black }: MatchColumns): number | null {
  return [white, black].find((column) => isBye(cells[column])) ?? null;
}

/** Where the result of a match stands. */
export function scoreColumns({ pointsWhite, pointsBlack, score }: MatchColumns): number[] {
  return [pointsWhite, pointsBlack, score].filter((column) => column !== null);
}
