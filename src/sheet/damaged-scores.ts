import { judgeResult, type ResultLimits } from '../core/standings/result-limits';
import { textOf, type Cell } from './cell';
import { isUnfilled } from './score';
import { hiddenDateReadings, pairText, scoreReadings, type Pair, type ScoreReadings } from './score-readings';
import type { ReadWallClock } from './time';

/** The cells of a sheet as they are read; all four have the same shape. */
export interface SheetCells {
  readonly values: readonly (readonly Cell[])[];
  readonly display: readonly (readonly string[])[];
  readonly formulas: readonly (readonly string[])[];
  readonly formats: readonly (readonly string[])[];
}

/** A cell, rows and columns from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What a cell holds when it is repaired: both sides' points, or a number. */
export interface Repair extends CellPlace {
  readonly to: Pair | number;
}

/** One way to read a damaged score. */
export interface Reading {
  readonly text: string;
  /** Whether it can be the match's result. */
  readonly isPossible: boolean;
  readonly repairs: readonly Repair[];
}

/** A score that became a date or a time when it was typed. */
export interface DamagedScore extends CellPlace {
  readonly shown: string;
  /** Both players, white first. */
  readonly players: readonly string[];
  readonly isFormula: boolean;
  /** A text that looks like a date, not a date. */
  readonly isText: boolean;
  readonly readings: readonly Reading[];
}

/** A column where scores go, from 0, the end exclusive; `null`: down to the end of the grid. */
export interface ScoreColumn {
  readonly column: number;
  readonly top: number;
  readonly end: number | null;
  /** What its cells hold: both sides' points, or one side's. */
  readonly holds: 'scores' | 'points';
}

/** What is damaged in a table, and where its scores go. */
export interface DamagedTable {
  readonly scores: readonly DamagedScore[];
  readonly columns: readonly ScoreColumn[];
  /** Whether all of its columns are alike, as those of a cross-table. */
  readonly isSquare: boolean;
}

/** A match whose cells are looked at. */
export interface LookedAt {
  readonly cells: SheetCells;
  readonly players: readonly string[];
  readonly limits: ResultLimits;
  readonly readWallClock: ReadWallClock;
}

/**
 * A damaged cell with both sides' points; none where it is not damaged.
 *
 * @param known what the result is by other cells; `null` where they don't tell
 */
export function damagedResult(match: LookedAt, place: CellPlace, known: Pair | null): DamagedScore[] {
  const found = readingsAt(match, place);
  if (found === null) return [];
  const pairs = found.pairs.map((pair) => ({
    text: pairText(pair),
    isPossible:
      judgeResult(...pair, match.limits).ok && (known === null || pairText(pair) === pairText(known)),
    repairs: [{ ...place, to: pair }],
  }));
  const isNumber = found.whole !== null && !pairs.some(({ isPossible }) => isPossible);
  const readings = isNumber ? [{ text: String(found.whole), isPossible: false, repairs: [] }] : pairs;
  return [damagedAt(match, place, found, readings)];
}

/** Damaged cells with one side's points each; one of them may have been given both sides' points. */
export function damagedPoints(
  match: LookedAt,
  places: { readonly white: CellPlace; readonly black: CellPlace },
): DamagedScore[] {
  return (['white', 'black'] as const).flatMap((side) => {
    const own = places[side];
    const other = places[side === 'white' ? 'black' : 'white'];
    const found = readingsAt(match, own);
    if (found === null) return [];
    const points = pointsAt(match, other);
    const { whole } = found;
    const readings =
      whole === null
        ? found.pairs.map((pair) => bothReading(match, pair, side, { own, other }, points))
        : [numberReading(match, own, whole, points)];
    return [damagedAt(match, own, found, readings)];
  });
}

function numberReading(
  { limits }: LookedAt,
  place: CellPlace,
  number: number,
  others: number | null,
): Reading {
  // Whose are whose makes no difference.
  const isPossible = others === null || judgeResult(number, others, limits).ok;
  return { text: String(number), isPossible, repairs: [{ ...place, to: number }] };
}

/** Both sides' points in one side's cell: the other's must be blank, or say the same. */
function bothReading(
  match: LookedAt,
  pair: Pair,
  side: 'white' | 'black',
  { own, other }: { readonly own: CellPlace; readonly other: CellPlace },
  others: number | null,
): Reading {
  const { cells, limits } = match;
  const [ownPoints, otherPoints] = side === 'white' ? pair : [pair[1], pair[0]];
  const isFree = isUnfilled(cells.values[other.row]?.[other.column]) && !isFormulaAt(cells, other);
  const repairs: Repair[] = [{ ...own, to: ownPoints }];
  if (isFree) repairs.push({ ...other, to: otherPoints });
  const beside = readingsAt(match, other);
  const agrees = beside
    ? beside.whole === otherPoints || (beside.whole === null && beside.pairs.some((one) => isSame(one, pair)))
    : others === otherPoints;
  return {
    text: pairText(pair),
    isPossible: judgeResult(...pair, limits).ok && (isFree || agrees),
    repairs,
  };
}

function isSame(one: Pair, other: Pair): boolean {
  return pairText(one) === pairText(other);
}

/** What a cell of scores was before it was damaged; `null` for one that is not. */
export function readingsAt(
  { cells, readWallClock }: LookedAt,
  { row, column }: CellPlace,
): ScoreReadings | null {
  // The last player of a cross-table may have fewer rows on the sheet than the others.
  const cell = cells.values[row]?.[column];
  const look = { shown: cells.display[row]?.[column] ?? '', format: cells.formats[row]?.[column] ?? '' };
  return scoreReadings(cell, readWallClock, look) ?? hiddenDateReadings(cell);
}

/** One side's points, also those that are only shown as a date; `null` where it is no number. */
export function pointsAt(match: LookedAt, place: CellPlace): number | null {
  const whole = readingsAt(match, place)?.whole;
  if (whole !== undefined && whole !== null) return whole;
  const text = textOf(match.cells.values[place.row]?.[place.column]);
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function damagedAt(
  { cells, players }: LookedAt,
  { row, column }: CellPlace,
  { isText }: ScoreReadings,
  readings: readonly Reading[],
): DamagedScore {
  const shown = cells.display[row]?.[column] ?? textOf(cells.values[row]![column]);
  return { row, column, shown, players, isFormula: isFormulaAt(cells, { row, column }), isText, readings };
}

function isFormulaAt({ formulas }: SheetCells, { row, column }: CellPlace): boolean {
  return (formulas[row]?.[column] ?? '') !== '';
}
