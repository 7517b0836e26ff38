import type { ColumnWord } from '../core/problems';
import type { Participation } from '../core/season/tournament';
import type { PlayerKey } from '../core/standings/match';
import { NO_CHANGES, type CellContent, type SheetContent, type WorkbookChanges } from '../ports/workbook';
import { a1 } from '../sheet/a1';
import { isBlank, textOf } from '../sheet/cell';
import { playerKey } from '../sheet/player-key';
import { isEmptySheet } from '../sheet/read-groups';
import { readSeason } from '../sheet/read-season';
import { isTotal } from '../sheet/table';
import { fold } from '../sheet/text';
import { BLANK, isAutomatic, newSheet, SheetEdit, text, value } from './cell-changes';
import { freeRows } from './free-rows';
import { told, type FoundTable, type Told, type TournamentBook } from './tournament-book';

/** The columns of annual points, in their order. */
const POINTS_COLUMNS = [
  'tournament',
  'player',
  'place',
  'wins',
  'points',
  'official',
] as const satisfies readonly ColumnWord[];

type PointsColumn = (typeof POINTS_COLUMNS)[number];

/** A row to be written: a player's result of a tournament. */
export interface PointsRow extends Participation {
  readonly tournament: string;
  readonly name: string;
  readonly official: boolean;
}

export interface PointsSheet {
  /** What stands there, by folded tournament. */
  readonly participations: ReadonlyMap<string, readonly Participation[]>;
  readonly names: ReadonlyMap<PlayerKey, string>;
  /** As first written, in their order. */
  readonly tournaments: readonly string[];
  readonly sheetName: string;
  /** The columns where they stand, for a formula over them; the usual ones on a new sheet. */
  readonly header: { readonly row: number; readonly lastColumn: number };
  /** The changes that make the rows of these tournaments just these; rows of other tournaments stay. */
  readonly changesTo: (tournaments: readonly string[], rows: readonly PointsRow[]) => Told<WorkbookChanges>;
}

export function pointsSheet(book: TournamentBook): Told<PointsSheet> {
  const { actions } = book.messages;
  const found = book.sheet('points');
  if (!found.ok) return found;
  const sheet = found.value;
  if (sheet === null || isEmptySheet(sheet.values)) {
    return { ok: true, value: emptyPoints(book, sheet) };
  }
  const table = book.tableOn(sheet, [['tournament', 'player']], POINTS_COLUMNS);
  if (!table.ok) return table;
  if (table.value === null) return told(actions.tableMissing(sheet.name, ['tournament', 'player']));
  const missing = POINTS_COLUMNS.filter((word) => !table.value!.header.columns.has(word));
  if (missing.length > 0) return told(actions.tableMissing(sheet.name, missing));
  const isBare = table.value.rows.length === 0;
  const season = isBare ? null : book.on(sheet, readSeason(sheet.values));
  if (season && !season.ok) return season;

  const participations = new Map<string, Participation[]>();
  for (const { tournament, player, place, wins, recorded } of season?.value.results ?? []) {
    const list = participations.get(tournament) ?? [];
    list.push({ player, place, wins, points: recorded ?? 0 });
    participations.set(tournament, list);
  }
  const filled = table.value;
  return {
    ok: true,
    value: {
      participations,
      names: season?.value.names ?? new Map(),
      tournaments: tournamentsIn(filled),
      sheetName: sheet.name,
      header: { row: filled.header.row, lastColumn: Math.max(...filled.header.columns.values()) },
      changesTo: (tournaments, rows) => changesOn(filled, tournaments, rows, book),
    },
  };
}

function tournamentsIn({ rows, header }: FoundTable): string[] {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const name = textOf(cells[header.columns.get('tournament')!]);
    if (name !== '' && !names.has(fold(name))) names.set(fold(name), name);
  }
  return [...names.values()];
}

function emptyPoints({ messages }: TournamentBook, sheet: SheetContent | null): PointsSheet {
  const name = sheet?.name ?? messages.actions.sheets.points;
  return {
    participations: new Map(),
    names: new Map(),
    tournaments: [],
    sheetName: name,
    header: { row: 0, lastColumn: POINTS_COLUMNS.length - 1 },
    changesTo: (_, rows) => {
      if (rows.length === 0) return { ok: true, value: NO_CHANGES };
      const edit = new SheetEdit(name, sheet);
      POINTS_COLUMNS.forEach((word, column) => edit.set(0, column, value(messages.columns[word])));
      rows.forEach((row, index) => {
        POINTS_COLUMNS.forEach((word, column) =>
          edit.set(index + 1, column, contentOf(row, word, messages, '')),
        );
      });
      const newSheets = sheet === null ? [newSheet(name, POINTS_COLUMNS.length)] : [];
      return { ok: true, value: { ...NO_CHANGES, newSheets, cells: edit.cells } };
    },
  };
}

/**
 * The rows of our tournaments go, in their order, where rows of ours stand already, and on in free rows; what is left
 * over is blanked. A row that would be filled with another result must hold nothing of the director's beside it.
 */
function changesOn(
  table: FoundTable,
  tournaments: readonly string[],
  wanted: readonly PointsRow[],
  { messages }: TournamentBook,
): Told<WorkbookChanges> {
  const { sheet, header, rows } = table;
  const ours = new Set(tournaments.map(fold));
  const column = (word: PointsColumn) => header.columns.get(word)!;
  const slots = rows
    .filter(({ cells }) => ours.has(fold(textOf(cells[column('tournament')]))))
    .map(({ row }) => row);
  const read = new Set(POINTS_COLUMNS.map(column));
  const edit = new SheetEdit(sheet.name, sheet);
  const lines = rows.filter((line) => !isTotal(line) && !isBlank(line.cells[column('player')]));
  const last = Math.max(header.row, ...lines.map(({ row }) => row));
  const free = freeRows(table, last, Math.max(0, wanted.length - slots.length));
  for (let index = 0; index < Math.max(wanted.length, slots.length); index++) {
    const row = slots[index] ?? free[index - slots.length]!;
    const before = sheet.values[row] ?? [];
    const next = wanted[index];
    const isSame =
      next !== undefined &&
      fold(textOf(before[column('tournament')])) === fold(next.tournament) &&
      playerKey(textOf(before[column('player')])) === next.player;
    const foreign = before.findIndex((cell, at) => !read.has(at) && !isBlank(cell));
    if (!isSame && foreign !== -1) {
      return told(messages.secondHalf.close.foreignColumn(`${sheet.name}!${a1(row, foreign)}`));
    }
    for (const word of POINTS_COLUMNS) {
      const format = sheet.formats[row]?.[column(word)] ?? '';
      edit.set(row, column(word), next ? contentOf(next, word, messages, format) : BLANK);
    }
  }
  return { ok: true, value: { ...NO_CHANGES, cells: edit.cells } };
}

/** @param format the cell's own number format, which stays where the director has chosen one */
function contentOf(
  row: PointsRow,
  word: PointsColumn,
  { season }: TournamentBook['messages'],
  format: string,
): CellContent {
  switch (word) {
    case 'tournament':
      return text(row.tournament);
    case 'player':
      return text(row.name);
    case 'place':
      return row.place === null ? BLANK : value(row.place);
    case 'wins':
      return value(row.wins);
    case 'points':
      return value(row.points / 100, isAutomatic(format) ? '0.00' : null);
    case 'official':
      return value(row.official ? season.yes : season.no);
  }
}
