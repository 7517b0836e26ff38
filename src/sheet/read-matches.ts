import type { ColumnWord } from '../core/problems';
import type { Regulation } from '../core/regulations/regulation';
import { fail, ok, type Result } from '../core/result';
import { groupMatchLimits, playoffLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, textOf, type Row } from './cell';
import { findHeader } from './header';
import {
  matchColumnsOf,
  matchColumnsWithoutHeader,
  scoreColumnsMissing,
  type MatchColumns,
} from './match-columns';
import { isMatchRow, readMatchRow } from './match-row';
import { GroupedMatches, type MatchTable } from './match-table';
import { readCrossTables } from './read-cross-table';
import { readLocalWallClock, type ReadWallClock } from './time';
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
  if (found.value) return readRows(rows, found.value.row + 1, matchColumnsOf(found.value), rules);

  const crossTables = readCrossTables(rows, regulation, readWallClock);
  if (!crossTables.ok) return crossTables;
  if (crossTables.value) return ok(crossTables.value);

  const halfHeader = findHeader(rows, [['white', 'black']]);
  if (!halfHeader.ok) return halfHeader;
  if (halfHeader.value) return scoreColumnsMissing(halfHeader.value);

  const columns = matchColumnsWithoutHeader(rows);
  return columns.ok ? readRows(rows, 0, columns.value, rules) : columns;
}

function readRows(
  rows: readonly Row[],
  firstRow: number,
  columns: MatchColumns,
  rules: Rules,
): Result<MatchTable> {
  const matches = new GroupedMatches(columns.group !== null);
  const limitsOf = (isPlayoff: boolean) =>
    isPlayoff ? playoffLimits(rules.regulation) : groupMatchLimits(rules.regulation);
  let group = { text: '', row: 0 };
  for (let index = firstRow; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    if (columns.group !== null && !isBlank(cells[columns.group])) {
      group = { text: textOf(cells[columns.group]), row };
    }
    const isMatch = isMatchRow(cells, row, columns);
    if (!isMatch.ok) return isMatch;
    if (!isMatch.value) continue;
    if (columns.group !== null && group.text === '') {
      return fail('groupMissing', {}, { row, column: columns.group + 1 });
    }
    const read = readMatchRow(cells, row, columns, limitsOf, rules.readWallClock);
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
