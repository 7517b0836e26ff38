import type { ColumnWord } from '../core/problems';
import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Result } from '../core/result';
import type { Match, Outcome } from '../core/standings/match';
import { groupMatchLimits, playoffLimits, type ResultLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, isDate, quoted, textOf, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { matchColumnsWithoutHeader, type MatchColumns } from './match-columns';
import { GroupedMatches, type MatchTable } from './match-table';
import { readCrossTable } from './read-cross-table';
import { parseName, type Name } from './read-players';
import { parseNumber } from './number';
import { markOf, scoreFromOne, scoreFromTwo, type Scored } from './score';
import { foldWord } from './text';
import { BYE_WORDS, PLAYOFF_MARKS } from './vocabulary';

/** The sets of columns that make a table of matches. */
const MATCH_HEADERS: readonly (readonly ColumnWord[])[] = [
  ['white', 'black', 'pointsWhite', 'pointsBlack'],
  ['white', 'black', 'score'],
];

/**
 * A table of matches, in any of the forms of `TD_STANDINGS`: two players and two scores, a score between two players,
 * a square cross-table, or any columns under a header, a group column among them.
 *
 * @param rows the range, header included where it has one
 * @returns matches by group; a problem with its place in the range: whatever a result can't be, a pairing that stands
 *   twice, a player against himself, a half-typed or damaged score, a column that is missing
 */
export function readMatches(rows: readonly Row[], regulation: Regulation): Result<MatchTable> {
  if (rows.every(isBlankRow)) return fail('noMatches', {});
  const found = findHeader(rows, MATCH_HEADERS);
  if (!found.ok) return found;
  if (found.value) return readRows(rows, found.value.row + 1, columnsOf(found.value), regulation);

  const crossTable = readCrossTable(rows, regulation);
  if (!crossTable.ok) return crossTable;
  if (crossTable.value) return ok(crossTable.value);

  const halfHeader = findHeader(rows, [['white', 'black']]);
  if (!halfHeader.ok) return halfHeader;
  if (halfHeader.value) return missingScores(halfHeader.value);

  const columns = matchColumnsWithoutHeader(rows);
  return columns.ok ? readRows(rows, 0, columns.value, regulation) : columns;
}

function columnsOf({ columns, notes }: Header): MatchColumns {
  const column = (word: ColumnWord) => columns.get(word) ?? null;
  return {
    white: columns.get('white')!,
    black: columns.get('black')!,
    pointsWhite: column('pointsWhite'),
    pointsBlack: column('pointsBlack'),
    score: column('pointsWhite') === null ? column('score') : null,
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
  regulation: Regulation,
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
    if (isBye(cells, columns)) continue;
    if (columns.group !== null && group.text === '') {
      return fail('groupMissing', {}, { row, column: columns.group + 1 });
    }
    const read = readRow(cells, row, columns, regulation);
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

interface RowMatch {
  readonly white: Name;
  readonly black: Name;
  readonly match: Match;
}

function readRow(cells: Row, row: number, columns: MatchColumns, regulation: Regulation): Result<RowMatch> {
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
  const outcome = readOutcome(cells, row, columns, limits);
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

function readOutcome(cells: Row, row: number, columns: MatchColumns, limits: ResultLimits): Result<Outcome> {
  const { pointsWhite, pointsBlack, score } = columns;
  let scored: Scored;
  let column: number;
  if (score !== null) {
    scored = scoreFromOne(cells[score], limits);
    column = score;
  } else {
    scored = scoreFromTwo(cells[pointsWhite!], cells[pointsBlack!], limits);
    column = !scored.ok && scored.side === 'black' ? pointsBlack! : pointsWhite!;
  }
  return scored.ok ? scored : at(scored, { row, column: column + 1 });
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

/** A player without an opponent, and nothing typed. */
function isBye(cells: Row, columns: MatchColumns): boolean {
  const isFree = (column: number) => BYE_WORDS.has(foldWord(textOf(cells[column])));
  return (isFree(columns.white) || isFree(columns.black)) && strayScore(cells, columns) === null;
}

function scoreColumns({ pointsWhite, pointsBlack, score }: MatchColumns): number[] {
  return [pointsWhite, pointsBlack, score].filter((column) => column !== null);
}
