import type { ColumnWord } from '../core/problems';
import type { SheetWord } from './vocabulary';

/** What is looked for in a table that a director keeps. */
export interface KnownTable {
  readonly sheet: SheetWord;
  /** Sets of columns, each of which makes a header of such a table. */
  readonly headers: readonly (readonly ColumnWord[])[];
  /** Without these some command can't do its work; any one of a list is enough. */
  readonly needed: readonly (readonly ColumnWord[])[];
  /** Read or written where they are there. */
  readonly useful: readonly ColumnWord[];
}

/** The tables of `workbook.md` that have columns, in the order of an evening. */
export const KNOWN_TABLES: readonly KnownTable[] = [
  {
    sheet: 'ranking',
    headers: [['player', 'rating'], ['player', 'points'], ['player']],
    needed: [['player'], ['rating', 'points']],
    useful: ['place', 'experience', 'status'],
  },
  {
    sheet: 'entries',
    headers: [['player']],
    needed: [['player'], ['present']],
    useful: ['confirmed', 'division'],
  },
  {
    sheet: 'schedule',
    headers: [['white', 'black']],
    needed: [['group'], ['white'], ['black'], ['pointsWhite', 'score'], ['pointsBlack', 'score']],
    useful: [
      ...(['round', 'hour', 'board', 'arrivedWhite', 'arrivedBlack'] as const),
      ...(['latePointsWhite', 'latePointsBlack', 'note', 'start'] as const),
    ],
  },
  {
    sheet: 'draw',
    headers: [['white', 'black']],
    needed: [['match'], ['white'], ['black'], ['pointsWhite', 'score'], ['pointsBlack', 'score']],
    useful: ['round', 'hour', 'board', 'winnerTo', 'note', 'referee'],
  },
];

/** Every column of such a table, those that are needed first. */
export function columnsOf({ needed, useful }: KnownTable): readonly ColumnWord[] {
  return [...new Set([...needed.flat(), ...useful])];
}

/** What is missing of what is needed: the first column of each list that has none. */
export function missingOf({ needed }: KnownTable, has: (column: ColumnWord) => boolean): ColumnWord[] {
  return needed.filter((any) => !any.some(has)).map((any) => any[0]!);
}
