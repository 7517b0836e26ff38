import type { Qualifier } from '../core/knockout/draw';
import type { ColumnWord } from '../core/problems';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, isBlankRow, textOf, type Cell, type Row } from './cell';
import { parseSource } from './draw-reference';
import { findHeader, type Header } from './header';
import { inNaturalOrder } from './natural-order';
import { parseNumber, parseWhole } from './number';
import { parseName } from './read-players';
import { fold } from './text';
import { QUALIFIED_WORDS } from './vocabulary';

export interface QualifierList {
  readonly qualifiers: readonly Qualifier[];
  readonly names: ReadonlyMap<string, string>;
}

interface Columns {
  readonly player: number;
  readonly group: number | null;
  readonly place: number | null;
  readonly wins: number | null;
  readonly difference: number | null;
  readonly status: number | null;
}

const NAMES_ONLY: Columns = {
  player: 0,
  group: null,
  place: null,
  wins: null,
  difference: null,
  status: null,
};

const GROUP_PLACE_NAME: Columns = { ...NAMES_ONLY, group: 0, place: 1, player: 2 };

/**
 * Who plays the second phase: names in the order of seeds; or group, place and name. The table of `TD_STANDINGS` is
 * taken too, those in it who have qualified.
 *
 * @returns a problem with its place: a name or a place of a group twice, a place that is no whole number, fewer than two
 */
export function readQualifiers(rows: readonly Row[]): Result<QualifierList> {
  const found = findHeader(rows, [['group', 'place', 'player'], ['player']], ['wins', 'status']);
  if (!found.ok) return found;
  const header = found.value;
  const columns = header
    ? columnsOf(header, rows[header.row]!)
    : isGroupPlaceName(rows)
      ? GROUP_PLACE_NAME
      : NAMES_ONLY;

  const body = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(header ? header.row + 1 : 0)
    .filter(({ cells }) => !isBlankRow(cells));
  // The table of the standings has nobody in it yet while nobody has qualified; a list of one's own has no such column.
  const hasQualified = (cells: Row) => isQualified(cellIn(cells, columns.status));
  const isStandings =
    (columns.status !== null && columns.wins !== null) || body.some(({ cells }) => hasQualified(cells));

  const rowOf = new Map<string, number>();
  const names = new Map<string, string>();
  const read: { player: string; group: string; place: number; wins: number; difference: number }[] = [];
  let group = '';
  for (const { cells, row } of body) {
    const groupCell = cellIn(cells, columns.group);
    if (!isBlank(groupCell)) group = textOf(groupCell);
    if (isStandings && !hasQualified(cells)) continue;
    if (isBlank(cells[columns.player])) return fail('playerMissing', {}, { row, column: columns.player + 1 });
    const name = parseName(cells[columns.player], row, columns.player + 1);
    if (!name.ok) return name;
    const { key } = name.value;
    // A list may hold `1G1` before the groups are over; what the draw itself would say is no name.
    const { kind } = parseSource(cells[columns.player]);
    if (kind !== 'player' && kind !== 'groupPlace') {
      return fail('notAName', { given: name.value.name }, { row, column: columns.player + 1 });
    }
    const first = rowOf.get(key);
    if (first !== undefined) {
      return fail('playerTwice', { name: name.value.name, first }, { row, column: columns.player + 1 });
    }
    rowOf.set(key, row);
    names.set(key, name.value.name);
    if (columns.group === null) {
      read.push({ player: key, group: '', place: 0, wins: 0, difference: 0 });
      continue;
    }
    if (group === '') return fail('groupMissing', {}, { row, column: columns.group + 1 });
    const place = parseWhole(cardinal(cells[columns.place!]), 'place', 1);
    if (!place.ok) return at(place, { row, column: columns.place! + 1 });
    const seat = JSON.stringify([fold(group), place.value]);
    const taken = rowOf.get(seat);
    if (taken !== undefined) {
      const params = { group, place: place.value, first: taken };
      return fail('placeTwice', params, { row, column: columns.place! + 1 });
    }
    rowOf.set(seat, row);
    const wins = numberIn(cellIn(cells, columns.wins));
    const difference = numberIn(cellIn(cells, columns.difference));
    read.push({ player: key, group, place: place.value, wins, difference });
  }
  if (read.length < 2) return fail('tooFewForDraw', { players: read.length });
  const groups = inNaturalOrder(
    [...new Map(read.map((one) => [fold(one.group), one.group])).values()],
    (one) => one,
  );
  const indexOf = new Map(groups.map((one, index) => [fold(one), index]));
  return ok({
    names,
    qualifiers: read.map(({ player, group: its, place, wins, difference }) => ({
      player,
      from: columns.group === null ? null : { group: indexOf.get(fold(its))!, place, wins, difference },
    })),
  });
}

function columnsOf({ columns }: Header, titles: Row): Columns {
  const column = (word: ColumnWord) => columns.get(word) ?? null;
  return {
    player: columns.get('player')!,
    group: columns.has('place') ? column('group') : null,
    place: column('place'),
    wins: column('wins'),
    difference: differenceColumn(titles),
    status: column('status'),
  };
}

function cellIn(cells: Row, column: number | null): Cell {
  return column === null ? undefined : cells[column];
}

/**
 * Group, place, name without a header: the second column holds places. Most rows tell, so that a slip in one of them is
 * found there; a rating is no place.
 */
function isGroupPlaceName(rows: readonly Row[]): boolean {
  const filled = rows.filter((row) => !isBlankRow(row));
  const like = filled.filter((row) => !isBlank(row[2]) && /^\d{1,2}$/.test(textOf(cardinal(row[1]))));
  return like.length * 2 > filled.length;
}

/** `1º`, `2.º`, `3er`, `1st` are numbers to a person. */
function cardinal(cell: Cell): Cell {
  const ordinal = /^(\d{1,2})\s?\.?\s?(?:º|°|ª|o|er|ero|do|to|st|nd|rd|th|ος|η|е|й)\.?$/iu.exec(textOf(cell));
  return ordinal ? Number(ordinal[1]) : cell;
}

/** As our own tables title it. */
const DIFFERENCE_TITLES: readonly string[] = [
  ...['dif', 'diff', 'diferencia', 'difference', 'διαφ', 'διαφορα', 'разн', 'разница'],
];

function differenceColumn(header: Row): number | null {
  const index = header.findIndex((cell) => DIFFERENCE_TITLES.includes(fold(textOf(cell))));
  return index === -1 ? null : index;
}

/** A figure of the standings; what is none counts as 0, since only an option of the seeding looks at it. */
function numberIn(cell: Cell): number {
  const number = parseNumber(cell, 'wins');
  if (number.ok) return number.value;
  // `.5` of a drawn match.
  const short = Number(textOf(cell).replace('−', '-'));
  return Number.isFinite(short) ? short : 0;
}

/** `Clasificado`, and `Clasificado; desempate con …` where a play-off is about the place alone. */
function isQualified(cell: Cell): boolean {
  return QUALIFIED_WORDS.has(fold(textOf(cell).split(';')[0]!));
}
