import type { ColumnWord } from '../core/problems';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import { PENDING, type Match, type Outcome } from '../core/standings/match';
import { groupMatchLimits, playoffLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, isDate, quoted, textOf, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { matchColumnsWithoutHeader, type MatchColumns } from './match-columns';
import { GroupedMatches, type MatchTable } from './match-table';
import { readCrossTable } from './read-cross-table';
import { parseName, type Name } from './read-players';
import { parseNumber } from './number';
import { markOf, scoreFromOne, scoreFromTwo, type ScoreReading } from './score';
import { foldWord } from './text';
import { readLocalWallClock, type ReadWallClock } from './time';
import { BYE_WORDS, PLAYOFF_MARKS } from './vocabulary';

/** The sets of columns that make a table of matches. */
const MATCH_HEADERS: readonly (readonly ColumnWord[])[] = [
  ['white', 'black', 'pointsWhite', 'pointsBlack'],
  ['white', 'black', 'score'],
];

const READ_ALONG = ['group', 'latePointsWhite', 'latePointsBlack'] as const satisfies readonly ColumnWord[];

/**
 * A table of matches, in any of the forms of `TD_STANDINGS`: two players and two scores, a score between two players,
 * a square cross-table, or any columns under a header, a group column among them.
 *
 * @param rows the range, header included where it has one
 * @returns matches by group; a problem with its place in the range: whatever a result can't be, a pairing that stands
 *   twice, a player against himself, a half-typed or damaged score, a column that is missing
 */
export function readMatches(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock = readLocalWallClock,
): Result<MatchTable> {
  const rules = { regulation, readWallClock };
  if (rows.every(isBlankRow)) return fail('noMatches', {});
  const found = findHeader(rows, MATCH_HEADERS, READ_ALONG);
  if (!found.ok) return found;
  if (found.value) return readRows(rows, found.value.row + 1, columnsOf(found.value), rules);

  const crossTable = readCrossTable(rows, regulation, readWallClock);
  if (!crossTable.ok) return crossTable;
  if (crossTable.value) return ok(crossTable.value);

  const halfHeader = findHeader(rows, [['white', 'black']]);
  if (!halfHeader.ok) return halfHeader;
  if (halfHeader.value) return missingScores(halfHeader.value);

  const columns = matchColumnsWithoutHeader(rows);
  return columns.ok ? readRows(rows, 0, columns.value, rules) : columns;
}

function columnsOf({ columns, notes }: Header): MatchColumns {
  const column = (word: ColumnWord) => columns.get(word) ?? null;
  const hasBothPoints = columns.has('pointsWhite') && columns.has('pointsBlack');
  return {
    white: columns.get('white')!,
    black: columns.get('black')!,
    pointsWhite: hasBothPoints ? column('pointsWhite') : null,
    pointsBlack: hasBothPoints ? column('pointsBlack') : null,
    score: column('score'),
    group: column('group'),
    latePointsWhite: column('latePointsWhite'),
    latePointsBlack: column('latePointsBlack'),
    notes,
  };
}

function missingScores({ row, columns }: Header): Result<never> {
  const missing = (['pointsWhite', 'pointsBlack'] as const).filter((word) => !columns.has(word));
  return fail('columnsMissing', { missing }, { row: row + 1 });
}

function readRows(
  rows: readonly Row[],
  firstRow: number,
  columns: MatchColumns,
  rules: Rules,
): Result<MatchTable> {
  const matches = new GroupedMatches(columns.group !== null);
  let group = { text: '', row: 0 };
  for (let index = firstRow; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    const isMatch = !isBlank(cells[columns.white]) || !isBlank(cells[columns.black]);
    if (columns.group !== null && !isBlank(cells[columns.group])) {
      group = { text: textOf(cells[columns.group]), row };
    }
    if (!isMatch) {
      const stray = strayScore(cells, columns);
      if (stray !== null) return fail('playerMissing', {}, { row, column: stray + 1 });
      continue;
    }
    const bye = byeColumn(cells, columns);
    if (bye !== null) {
      const typed = strayScore(cells, columns);
      if (typed === null) continue;
      return fail('resultAgainstBye', { given: textOf(cells[bye]) }, { row, column: typed + 1 });
    }
    if (columns.group !== null && group.text === '') {
      return fail('groupMissing', {}, { row, column: columns.group + 1 });
    }
    const read = readRow(cells, row, columns, rules);
    if (!read.ok) return read;
    const added = matches.add(read.value, group.text, {
      row,
      column: columns.white + 1,
      ownGroup: group.row === row,
    });
    if (!added.ok) return added;
  }
  return matches.table();
}

interface Rules {
  readonly regulation: Regulation;
  readonly readWallClock: ReadWallClock;
}

interface RowMatch {
  readonly white: Name;
  readonly black: Name;
  readonly match: Match;
}

function readRow(
  cells: Row,
  row: number,
  columns: MatchColumns,
  { regulation, readWallClock }: Rules,
): Result<RowMatch> {
  for (const side of ['white', 'black'] as const) {
    if (isBlank(cells[columns[side]])) return fail('playerMissing', {}, { row, column: columns[side] + 1 });
  }
  const white = parseName(cells[columns.white], row, columns.white + 1);
  if (!white.ok) return white;
  const black = parseName(cells[columns.black], row, columns.black + 1);
  if (!black.ok) return black;
  if (white.value.key === black.value.key) {
    return fail('samePlayerTwiceInMatch', { name: white.value.name }, { row, column: columns.black + 1 });
  }

  const notes = columns.notes.map((column) => ({ column, word: foldWord(textOf(cells[column])) }));
  const playoff = notes.some(({ word }) => PLAYOFF_MARKS.has(word));
  const limits = playoff ? playoffLimits(regulation) : groupMatchLimits(regulation);
  const outcome = readOutcome(cells, row, columns, { limits, readWallClock });
  if (!outcome.ok) return outcome;
  const forfeitNote = notes.find(({ word }) => markOf(word) !== null);
  if (forfeitNote && outcome.value.kind !== 'forfeit') {
    return fail(
      'forfeitOnlyInNote',
      { given: quoted(cells[forfeitNote.column]) },
      { row, column: forfeitNote.column + 1 },
    );
  }
  const latePoints = readLatePoints(cells, row, columns);
  if (!latePoints.ok) return latePoints;
  return ok({
    white: white.value,
    black: black.value,
    match: {
      white: white.value.key,
      black: black.value.key,
      outcome: outcome.value,
      playoff,
      ...(latePoints.value && { latePoints: latePoints.value }),
    },
  });
}

/** The outcome from two columns, from one, or from both forms where a table keeps them side by side. */
function readOutcome(
  cells: Row,
  row: number,
  { white, black, pointsWhite, pointsBlack, score }: MatchColumns,
  reading: ScoreReading,
): Result<Outcome> {
  const inTwo =
    pointsWhite === null || pointsBlack === null
      ? null
      : scoreFromTwo(cells[pointsWhite], cells[pointsBlack], reading);
  if (inTwo && !inTwo.ok) {
    const column = inTwo.side === 'black' ? pointsBlack! : pointsWhite!;
    return at(inTwo, { row, column: column + 1 });
  }
  const inOne = score === null ? null : scoreFromOne(cells[score], reading);
  if (inOne && !inOne.ok) return at(inOne, { row, column: score! + 1 });
  const [one, other] = [inTwo?.value ?? PENDING, inOne?.value ?? PENDING];
  if (one.kind === 'pending') return ok(other);
  if (other.kind === 'pending' || JSON.stringify(one) === JSON.stringify(other)) return ok(one);
  const texts = {
    ...{ white: textOf(cells[white]), black: textOf(cells[black]) },
    ...{ one: `${textOf(cells[pointsWhite!])}-${textOf(cells[pointsBlack!])}`, other: textOf(cells[score!]) },
  };
  return fail('contradictoryCells', texts, { row, column: score! + 1 });
}

/** Late points count only where the regulation takes them out of the difference; a blank is none. */
function readLatePoints(
  cells: Row,
  row: number,
  { latePointsWhite, latePointsBlack }: MatchColumns,
): Result<Match['latePoints'] | null> {
  if (latePointsWhite === null || latePointsBlack === null) return ok(null);
  const read = (column: number) => {
    const cell: Cell = cells[column];
    if (isBlank(cell)) return ok(0);
    if (isDate(cell)) return fail('notANumber', { given: quoted(cell), what: 'points' });
    return parseNumber(cell, 'points');
  };
  const white = read(latePointsWhite);
  if (!white.ok) return at(white, { row, column: latePointsWhite + 1 });
  const black = read(latePointsBlack);
  if (!black.ok) return at(black, { row, column: latePointsBlack + 1 });
  return ok({ white: white.value, black: black.value });
}

/** A score or mark on a row without players is a typing slip, not a match; its column. Prepared rows hold 0 or 0-0. */
function strayScore(cells: Row, columns: MatchColumns): number | null {
  const typed = scoreColumns(columns).find((column) => {
    const text = textOf(cells[column]).replace(/\s/g, '');
    return text !== '' && !/^0([-–:]0)?$/.test(text);
  });
  return typed ?? null;
}

/** The column that says one side has no opponent. */
function byeColumn(cells: Row, { white, black }: MatchColumns): number | null {
  return [white, black].find((column) => BYE_WORDS.has(foldWord(textOf(cells[column])))) ?? null;
}

function scoreColumns({ pointsWhite, pointsBlack, score }: MatchColumns): number[] {
  return [pointsWhite, pointsBlack, score].filter((column) => column !== null);
}
