import type { Regulation } from '../core/regulations/regulation';
import { fail, ok, type Result } from '../core/result';
import { groupMatchLimits, playoffLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, textOf, type Row } from './cell';
import { findHeader } from './header';
import { headerAgain, isLabel, MATCH_HEADERS, READ_ALONG, titleAbove, titleOfBlock } from './match-blocks';
import {
  matchColumnsOf,
  matchColumnsWithoutHeader,
  scoreColumnsMissing,
  type MatchColumns,
} from './match-columns';
import { isMatchRow, readMatchRow, scoreColumns, type RowReadings } from './match-row';
import { GroupedMatches, type MatchTable } from './match-table';
import { PlayerCells } from './player-cells';
import { readCrossTables } from './read-cross-table';
import { sumRowFinder } from './sum-rows';
import { readLocalWallClock, type ReadWallClock } from './time';

/**
 * Matches, in any of the forms of `TD_STANDINGS`: two players and two scores, also on both sides of a dash; a score between
 * two players; any columns under a header, a group column among them, in one block or in several with a title and the header
 * above each; or square cross-tables, each a group by its title.
 *
 * @param rows the range, header included where it has one
 * @returns matches by group; a problem with its place in the range: whatever a result can't be, a pairing that stands
 *   twice, a player against himself, a half-typed or damaged score, a column that is missing, a group that isn't named, a
 *   cross-table that is not square
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
  if (found.value) return readRows(rows, found.value.row + 1, matchColumnsOf(found.value, rows), rules);

  const crossTables = readCrossTables(rows, regulation, readWallClock);
  if (!crossTables.ok) return crossTables;
  if (crossTables.value) return ok(crossTables.value);

  const half = findHeader(rows, [['white', 'black']], READ_ALONG);
  if (!half.ok) return half;
  if (half.value) {
    const columns = matchColumnsOf(half.value, rows);
    return columns.pointsWhite === null
      ? scoreColumnsMissing(half.value)
      : readRows(rows, half.value.row + 1, columns, rules);
  }
  const columns = matchColumnsWithoutHeader(rows);
  return columns.ok ? readRows(rows, 0, columns.value, rules) : columns;
}

/** The rows below the first header: matches, and more headers and titles of groups among them. */
function readRows(
  rows: readonly Row[],
  firstRow: number,
  firstColumns: MatchColumns,
  rules: Rules,
  isGroupedBelow = false,
): Result<MatchTable> {
  let columns = firstColumns;
  const isTitled = rows.some((cells, row) => row >= firstRow && titleOfBlock(cells, firstColumns) !== null);
  const hasGroups = isTitled || isGroupedBelow || columns.group !== null;
  const matches = new GroupedMatches(hasGroups);
  const { regulation, readWallClock } = rules;
  const readings: RowReadings = {
    ofMatch: { limits: groupMatchLimits(regulation), readWallClock },
    ofPlayoff: { limits: playoffLimits(regulation), readWallClock },
  };
  const players = new PlayerCells();
  const isSum = sumRowFinder(rows, firstRow, { ...firstColumns, results: scoreColumns(firstColumns) });
  let group = { text: isTitled ? titleAbove(rows, firstRow - 1) : '', row: 0 };
  for (let index = firstRow; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    // A row that names two players, and says nothing else in their places, can only be a match.
    const named = players.bothOn(cells, columns);
    if (named === null) {
      const again = headerAgain(rows, index, columns);
      if (!again.ok) return again;
      if (again.value) {
        columns = again.value;
        if (columns.group !== null && !hasGroups) return readRows(rows, firstRow, firstColumns, rules, true);
        continue;
      }
      if (isSameRow(cells, rows[firstRow - 1])) {
        columns = firstColumns;
        continue;
      }
      if (isSum(index)) continue;
      const title = isTitled ? titleOfBlock(cells, columns) : null;
      if (title !== null) {
        group = { text: title, row };
        continue;
      }
    }
    if (columns.group !== null && !isBlank(cells[columns.group])) {
      group = { text: textOf(cells[columns.group]), row };
    }
    if (named === null) {
      const isMatch = isMatchRow(cells, row, columns);
      if (!isMatch.ok) return isMatch;
      if (!isMatch.value) continue;
      const isHalf = isBlank(cells[columns.white]) || isBlank(cells[columns.black]);
      if (isHalf && isLabel(rows, index, columns)) continue;
    }
    if (hasGroups && group.text === '') {
      return fail('groupMissing', {}, { row, column: (columns.group ?? columns.white) + 1 });
    }
    const read = readMatchRow(cells, row, columns, readings, named);
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

/** The lower row of a header of two may stand again without its bands. */
function isSameRow(cells: Row, header: Row | undefined): boolean {
  return header !== undefined && cells.every((cell, column) => textOf(cell) === textOf(header[column]));
}

interface Rules {
  readonly regulation: Regulation;
  readonly readWallClock: ReadWallClock;
}
