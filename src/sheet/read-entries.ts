import { fail, ok, type Result } from '../core/result';
import { isBlank, isDate, quoted, textOf, type Cell } from './cell';
import { parseName, type Name } from './read-players';
import { cellOf, isTotal, type Table, type TableRow } from './table';
import { foldWord } from './text';
import { NO_WORDS, YES_WORDS } from './vocabulary';

/** Who has entered tonight, and what the director has noted of each. */
export interface EntryList {
  /** Marked as here, or not marked where nobody is. */
  readonly playing: readonly Name[];
  /** Marked as not coming. */
  readonly absent: readonly Name[];
  /** Without a mark where others have one: whether they play has to be asked. */
  readonly unmarked: readonly Name[];
  /** Of those absent, who had confirmed that he comes (HG 2.3.6). */
  readonly confirmedAbsent: readonly Name[];
  /** Texts below the table that are no entries. */
  readonly ignored: readonly string[];
}

type Presence = 'here' | 'absent' | 'unmarked';

/**
 * The entries of tonight. `Presente` tells who plays; `Confirmó` only where it says no. A cell that is neither yes nor
 * no nor an hour of arrival is a problem. Below a gap only names that `isKnown` are entries: notes stand there too.
 */
export function readEntries(table: Table, isKnown: (key: string) => boolean): Result<EntryList> {
  const nameColumn = table.header.columns.get('player')!;
  const rowOf = new Map<string, number>();
  const entries: { name: Name; presence: Presence; confirmed: boolean }[] = [];
  const ignored: string[] = [];
  let expected = table.header.row + 1;
  let belowGap = false;
  for (const line of table.rows) {
    belowGap ||= line.row !== expected;
    expected = line.row + 1;
    const cell = line.cells[nameColumn];
    if (isBlank(cell) || isTotal(line)) continue;
    const row = line.row + 1;
    const name = parseName(cell, row, nameColumn + 1);
    if (!name.ok) return name;
    if (belowGap && !isKnown(name.value.key)) {
      ignored.push(name.value.name);
      continue;
    }
    const first = rowOf.get(name.value.key);
    if (first !== undefined) {
      return fail('playerTwice', { name: name.value.name, first }, { row, column: nameColumn + 1 });
    }
    rowOf.set(name.value.key, row);
    const presence = presenceOf(line, table);
    if (!presence.ok) return presence;
    const confirmed = mark(cellOf(line, table.header, 'confirmed')) === true;
    entries.push({ name: name.value, presence: presence.value, confirmed });
  }

  const of = (presence: Presence) =>
    entries.filter((entry) => entry.presence === presence).map(({ name }) => name);
  const here = of('here');
  const unmarked = of('unmarked');
  return ok({
    playing: here.length > 0 ? here : unmarked,
    absent: of('absent'),
    confirmedAbsent: entries
      .filter(({ presence, confirmed }) => presence === 'absent' && confirmed)
      .map(({ name }) => name),
    unmarked: here.length > 0 ? unmarked : [],
    ignored,
  });
}

function presenceOf(line: TableRow, { header }: Table): Result<Presence> {
  const present = mark(cellOf(line, header, 'present'));
  if (present === 'unknown') return unknownMark(line, header.columns.get('present')!);
  if (present !== null) return ok(present ? 'here' : 'absent');
  const confirmed = mark(cellOf(line, header, 'confirmed'));
  return ok(confirmed === false ? 'absent' : 'unmarked');
}

function mark(cell: Cell): boolean | null | 'unknown' {
  if (isBlank(cell)) return null;
  // The hour he arrived at.
  if (isDate(cell)) return true;
  const word = foldWord(textOf(cell));
  if (YES_WORDS.has(word)) return true;
  if (NO_WORDS.has(word)) return false;
  return 'unknown';
}

function unknownMark(line: TableRow, column: number): Result<never> {
  return fail('notYesOrNo', { given: quoted(line.cells[column]) }, { row: line.row + 1, column: column + 1 });
}
