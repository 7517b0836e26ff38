import type { ColumnWord } from '../core/problems';
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
  /** Rows that name somebody again: each counts into the first one, and whether they are one person has to be asked. */
  readonly repeated: readonly RepeatedEntry[];
  /** Texts below the table that are no entries. */
  readonly ignored: readonly string[];
}

/** The columns that a list of entries has to have. */
export function entriesColumns(division: string | null): readonly ColumnWord[] {
  return division === null ? ['player'] : ['player', 'division'];
}

/** A second row for one name. */
export interface RepeatedEntry {
  /** As each row writes it. */
  readonly names: readonly [first: string, again: string];
  /** On the sheet, from 1. */
  readonly rows: readonly [first: number, again: number];
  /** One of the rows says that he plays and the other that he doesn't. */
  readonly contradicts: boolean;
}

type Presence = 'here' | 'absent' | 'unmarked';

interface Entry {
  readonly name: Name;
  readonly row: number;
  readonly presence: Presence;
  readonly confirmed: boolean;
}

/**
 * The entries of tonight. `Presente` tells who plays; `Confirmó` only where it says no. A cell that is neither yes nor
 * no nor an hour of arrival is a problem. Below a gap only names that `isKnown` are entries: notes stand there too. Of two
 * rows for one name any mark counts, and that he is here before that he isn't.
 *
 * @param division the only one that counts, where the tournament has several; `null`: all entries
 */
export function readEntries(
  table: Table,
  isKnown: (key: string) => boolean,
  division: string | null,
): Result<EntryList> {
  const nameColumn = table.header.columns.get('player')!;
  const entryOf = new Map<string, Entry>();
  const repeated: RepeatedEntry[] = [];
  const ignored: string[] = [];
  // A blank row between the header and the list is no end of it.
  let expected = table.rows[0]?.row;
  let belowGap = false;
  for (const line of table.rows) {
    belowGap ||= line.row !== expected;
    expected = line.row + 1;
    const cell = line.cells[nameColumn];
    if (isBlank(cell) || isTotal(line)) continue;
    if (
      division !== null &&
      foldWord(textOf(cellOf(line, table.header, 'division'))) !== foldWord(division)
    ) {
      continue;
    }
    const row = line.row + 1;
    const name = parseName(cell, row, nameColumn + 1);
    if (!name.ok) return name;
    if (belowGap && !isKnown(name.value.key)) {
      ignored.push(name.value.name);
      continue;
    }
    const presence = presenceOf(line, table);
    if (!presence.ok) return presence;
    const confirmed = mark(cellOf(line, table.header, 'confirmed')) === true;
    const entry = { name: name.value, row, presence: presence.value, confirmed };
    const first = entryOf.get(name.value.key);
    entryOf.set(name.value.key, first ? together(first, entry) : entry);
    if (first) {
      const marks = [first.presence, entry.presence];
      repeated.push({
        names: [first.name.name, entry.name.name],
        rows: [first.row, row],
        contradicts: marks.includes('here') && marks.includes('absent'),
      });
    }
  }

  const entries = [...entryOf.values()];
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
    repeated,
    ignored,
  });
}

function together(first: Entry, again: Entry): Entry {
  const marks = [first.presence, again.presence];
  const presence = (['here', 'absent'] as const).find((one) => marks.includes(one)) ?? 'unmarked';
  return { ...first, presence, confirmed: first.confirmed || again.confirmed };
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
