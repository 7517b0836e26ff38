import type { ColumnWord } from '../core/problems';
import { columnLetters } from '../sheet/a1';
import { textOf } from '../sheet/cell';
import { findCrossTables } from '../sheet/find-cross-tables';
import { findHeader } from '../sheet/header';
import { columnsOf, KNOWN_TABLES, missingOf, type KnownTable } from '../sheet/known-tables';
import { readGroups } from '../sheet/read-groups';
import type { SheetWord } from '../sheet/vocabulary';
import type { PossibleSheets, TournamentBook } from './tournament-book';

export interface RecognisedColumn {
  readonly word: ColumnWord;
  /** From 0. */
  readonly column: number;
  readonly letter: string;
  readonly title: string;
}

/** What a sheet of the director's is taken for, and what of it. */
export interface RecognisedSheet extends PossibleSheets {
  readonly word: SheetWord;
  /** `null` for a sheet that is known by its layout alone. */
  readonly table: KnownTable | null;
  /** The header's row on the only sheet, from 0; `null` where none is found. */
  readonly headerRow: number | null;
  readonly columns: readonly RecognisedColumn[];
  readonly missing: readonly ColumnWord[];
  /** How many cross-tables of results it holds. */
  readonly squares: number;
  /** Of a sheet of groups. */
  readonly groups: { readonly count: number; readonly players: number } | null;
  /** Why the sheet can't be read; `null` where it can. */
  readonly problem: string | null;
}

/** The sheets that a tournament is kept on, as they are recognised, in the order of an evening. */
export function recognisedSheets(book: TournamentBook): RecognisedSheet[] {
  const tables = KNOWN_TABLES.map((table) => recognisedTable(book, table));
  const [ranking, entries, ...phases] = tables;
  return [ranking!, entries!, recognisedGroups(book), ...phases];
}

function recognisedTable(book: TournamentBook, table: KnownTable): RecognisedSheet {
  const possible = book.possibleSheets(table.sheet);
  const found = { ...possible, word: table.sheet, table, groups: null };
  const nothing = { headerRow: null, columns: [], missing: [], squares: 0, problem: null };
  const [only, second] = possible.sheets;
  if (only === undefined || second !== undefined) return { ...found, ...nothing };
  const { values } = book.named(only)!;
  const header = findHeader(values, table.headers, columnsOf(table));
  if (!header.ok) return { ...found, ...nothing, problem: book.sentence(book.named(only)!, header.problem) };
  if (header.value === null) {
    const squares = table.sheet === 'schedule' ? findCrossTables(values) : null;
    return { ...found, ...nothing, squares: squares?.ok ? squares.value.length : 0 };
  }
  const { row, columns, notes } = header.value;
  return {
    ...found,
    headerRow: row,
    columns: columnsOf(table).flatMap((word) => {
      const column = word === 'note' ? notes[0] : columns.get(word);
      if (column === undefined) return [];
      return [
        { word, column, letter: columnLetters(column), title: textOf(rawTitle(book, only, row, column)) },
      ];
    }),
    missing: missingOf(
      table,
      (column) => columns.has(column) || (column === 'group' && isSwiss(book, columns)),
    ),
    squares: 0,
    problem: null,
  };
}

/** Rounds of a Swiss event have no groups. */
function isSwiss(book: TournamentBook, columns: ReadonlyMap<ColumnWord, number>): boolean {
  const rules = book.regulation();
  return columns.has('round') && rules.ok && rules.value.regulation.swiss !== null;
}

/** The title as the director has it, not as a reader is given it. */
function rawTitle({ workbook }: TournamentBook, sheet: string, row: number, column: number): unknown {
  return workbook.read(sheet).values[row]?.[column] ?? '';
}

function recognisedGroups(book: TournamentBook): RecognisedSheet {
  const possible = book.possibleSheets('groups');
  const found = {
    ...possible,
    word: 'groups',
    table: null,
    headerRow: null,
    columns: [],
    missing: [],
    squares: 0,
  } as const;
  const [only, second] = possible.sheets;
  if (only === undefined || second !== undefined) return { ...found, groups: null, problem: null };
  const sheet = book.named(only)!;
  const groups = readGroups(sheet.values);
  if (!groups.ok) return { ...found, groups: null, problem: book.sentence(sheet, groups.problem) };
  const players = (groups.value ?? []).reduce((sum, group) => sum + group.players.length, 0);
  return { ...found, groups: groups.value && { count: groups.value.length, players }, problem: null };
}
