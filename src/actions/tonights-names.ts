import type { PlayerKey } from '../core/standings/match';
import type { SheetContent } from '../ports/workbook';
import { isBlank, textOf, type Cell } from '../sheet/cell';
import { parseSource } from '../sheet/draw-reference';
import { playerKey } from '../sheet/player-key';
import { readGroups } from '../sheet/read-groups';
import { readMatches } from '../sheet/read-matches';
import { isSumLabel } from '../sheet/sum-rows';
import { isTotal } from '../sheet/table';
import type { SheetWord } from '../sheet/vocabulary';
import type { FoundTable, Told, TournamentBook } from './tournament-book';

/** A player as a sheet writes him, where he first stands. */
export interface NamedPlayer {
  readonly key: PlayerKey;
  readonly name: string;
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
}

/** Everybody who is named on tonight's sheets. */
export interface TonightsNames {
  readonly sheets: readonly SheetContent[];
  /** Each once, in the order of the evening: entries, groups, calendar, draw, Last Chance. */
  readonly players: readonly NamedPlayer[];
  /** Whether two names can't be one person: both have a seat in the groups, or they play each other or the same opponent. */
  readonly areTwo: (one: PlayerKey, other: PlayerKey) => boolean;
}

const PHASES = ['schedule', 'draw', 'lastChance'] as const satisfies readonly SheetWord[];

/** Reads the names on whichever of tonight's sheets there are; a sheet of another layout has none. */
export function tonightsNames(book: TournamentBook): Told<TonightsNames> {
  const gathered = new Names();
  const entries = book.soughtSheet('entries');
  if (!entries.ok) return entries;
  if (entries.value) {
    const table = book.tableOn(entries.value, [['player']]);
    if (!table.ok) return table;
    gathered.sheets.push(entries.value);
    if (table.value) gathered.addColumn(table.value, table.value.header.columns.get('player')!);
  }
  const groups = book.sheet('groups');
  if (!groups.ok) return groups;
  if (groups.value) {
    const read = book.on(groups.value, readGroups(groups.value.values));
    if (!read.ok) return read;
    gathered.sheets.push(groups.value);
    const seated = (read.value ?? []).flatMap(({ players }) => players);
    gathered.addSomewhere(
      seated.map(({ name }) => name),
      groups.value,
    );
    for (const { key } of seated) gathered.seated.add(key);
  }
  for (const word of PHASES) {
    const sheet = book.sheet(word);
    if (!sheet.ok) return sheet;
    if (!sheet.value) continue;
    const table = book.tableOn(sheet.value, [['white', 'black']]);
    if (!table.ok) return table;
    gathered.sheets.push(sheet.value);
    if (table.value) gathered.addMatches(table.value, word === 'schedule');
    else if (word === 'schedule') gathered.addCrossTable(book, sheet.value);
  }
  return {
    ok: true,
    value: {
      sheets: gathered.sheets,
      players: [...gathered.players.values()],
      areTwo: (one, other) => gathered.areTwo(one, other),
    },
  };
}

class Names {
  readonly sheets: SheetContent[] = [];
  readonly players = new Map<PlayerKey, NamedPlayer>();
  readonly seated = new Set<PlayerKey>();
  private readonly playedBy = new Map<PlayerKey, Set<PlayerKey>>();
  /** Pairings of the groups: nobody plays the same opponent twice there. */
  private readonly opponentsOf = new Map<PlayerKey, Set<PlayerKey>>();

  addColumn({ rows, header, sheet }: FoundTable, column: number): void {
    let expected = header.row + 1;
    for (const line of rows) {
      // Below a gap there are notes too.
      if (line.row !== expected) break;
      expected = line.row + 1;
      if (!isTotal(line)) this.add(line.cells[column], sheet, line.row);
    }
  }

  addMatches({ rows, header, sheet }: FoundTable, areOfGroups: boolean): void {
    const columns = [header.columns.get('white')!, header.columns.get('black')!];
    for (const line of rows.filter((one) => !isTotal(one))) {
      const [white, black] = columns.map((column) => this.add(line.cells[column], sheet, line.row));
      if (!white || !black) continue;
      meet(this.playedBy, white, black);
      if (areOfGroups) meet(this.opponentsOf, white, black);
    }
  }

  addCrossTable(book: TournamentBook, sheet: SheetContent): void {
    const rules = book.regulation();
    if (!rules.ok) return;
    const read = readMatches(sheet.values, rules.value.regulation, book.readWallClock);
    if (!read.ok) return;
    this.addSomewhere([...read.value.names.values()], sheet);
    for (const { matches } of read.value.groups) {
      for (const { white, black } of matches) meet(this.playedBy, white, black);
    }
  }

  /** Names that stand in some cell of a sheet. */
  addSomewhere(names: readonly string[], sheet: SheetContent): void {
    const rowOf = new Map<PlayerKey, number>();
    sheet.values.forEach((cells, row) => {
      for (const cell of cells) {
        const key = typeof cell === 'string' ? playerKey(cell) : '';
        if (!rowOf.has(key)) rowOf.set(key, row);
      }
    });
    for (const name of names) this.add(name, sheet, rowOf.get(playerKey(name)) ?? 0);
  }

  areTwo(one: PlayerKey, other: PlayerKey): boolean {
    if (this.seated.has(one) && this.seated.has(other)) return true;
    if (this.playedBy.get(one)?.has(other)) return true;
    const opponents = this.opponentsOf.get(other);
    return [...(this.opponentsOf.get(one) ?? [])].some((player) => opponents?.has(player));
  }

  /** The player a cell names; `null` for a reference, a bye, a placeholder, a row of sums. */
  private add(cell: Cell, { name: sheet }: SheetContent, row: number): PlayerKey | null {
    if (typeof cell !== 'string' || isBlank(cell) || isSumLabel(cell)) return null;
    if (parseSource(cell).kind !== 'player') return null;
    const name = textOf(cell);
    const key = playerKey(name);
    if (!this.players.has(key)) this.players.set(key, { key, name, sheet, row: row + 1 });
    return key;
  }
}

function meet(met: Map<PlayerKey, Set<PlayerKey>>, one: PlayerKey, other: PlayerKey): void {
  for (const [player, opponent] of [
    [one, other],
    [other, one],
  ] as const) {
    const known = met.get(player);
    if (known) known.add(opponent);
    else met.set(player, new Set([opponent]));
  }
}
