import type { ResultLimits } from '../core/standings/result-limits';
import { textOf } from './cell';
import {
  damagedPoints,
  damagedResult,
  type CellPlace,
  type DamagedScore,
  type DamagedTable,
  type LookedAt,
  type ScoreColumn,
  type SheetCells,
} from './damaged-scores';
import type { CrossTable, CrossTableEntry } from './find-cross-tables';
import { rowsOfLostResults } from './further-rows';
import { isPair, scoreFromOne } from './score';
import type { Pair } from './score-readings';
import type { ReadWallClock } from './time';

/** Every damaged score of a cross-table. What stands in a pairing's other cell tells which reading it is. */
export function damagedInCrossTable(
  cells: SheetCells,
  table: CrossTable,
  limits: ResultLimits,
  readWallClock: ReadWallClock,
): DamagedTable {
  const holds = table.pointsIn || hasPoints(cells, table) ? 'points' : 'scores';
  const scores: DamagedScore[] = [];
  const lostIn = rowsOfLostResults(cells.values, table, { limits, readWallClock });
  for (const [index, one] of table.entries.entries()) {
    for (const other of table.entries.slice(index + 1)) {
      for (const [own, opponent] of [
        [one, other],
        [other, one],
      ] as const) {
        const match = { cells, limits, readWallClock, players: [own.name, opponent.name] };
        for (const down of [0, ...lostIn]) {
          const [cell, mirror] = [placeOf(own, opponent, down), placeOf(opponent, own, down)];
          if (table.pointsIn) {
            const beside = (columns: number): CellPlace => ({ ...cell, column: cell.column + columns });
            const { own: ownPoints, opponent: others } = table.pointsIn;
            scores.push(...damagedPoints(match, { white: beside(ownPoints), black: beside(others) }));
          } else if (holds === 'scores') {
            scores.push(...damagedResult(match, cell, turned(match, mirror)));
          } else if (own === one) {
            // Each cell holds its own row player's points.
            scores.push(...damagedPoints(match, { white: cell, black: mirror }));
          }
        }
      }
    }
  }
  scores.sort((one, other) => one.row - other.row || one.column - other.column);
  return { scores, columns: columnsOf(table, holds), isSquare: true };
}

function placeOf({ row }: CrossTableEntry, { column }: CrossTableEntry, down: number): CellPlace {
  return { row: row + down, column };
}

/** Whether the cells hold the points of one side, and not those of both. */
function hasPoints(cells: SheetCells, { entries }: CrossTable): boolean {
  const filled = entries.flatMap(({ row }) => entries.map(({ column }) => cells.values[row]![column]));
  const pairs = filled.filter((cell) => typeof cell === 'string' && isPair(cell)).length;
  return filled.filter((cell) => /^[1-9]\d{0,2}$/.test(textOf(cell))).length > pairs;
}

/** The result that the other cell of a pairing holds, seen from this one. */
function turned(match: LookedAt, { row, column }: CellPlace): Pair | null {
  const read = scoreFromOne(match.cells.values[row]?.[column], match);
  return read.ok && read.value.kind === 'played' ? [read.value.black, read.value.white] : null;
}

function columnsOf({ entries, extent, pointsIn }: CrossTable, holds: ScoreColumn['holds']): ScoreColumn[] {
  const { top, bottom } = extent;
  return entries
    .flatMap(({ column }) => (pointsIn ? [column, column + 1] : [column]))
    .map((column) => ({ column, top: top + 1, end: bottom + 1, holds }));
}
