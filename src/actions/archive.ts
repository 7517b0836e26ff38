import type { CellChange, Mark, Rename } from '../ports/workbook';
import { readLedger, sheetsCell, sheetsText } from '../sheet/ledger-table';
import type { SheetWord } from '../sheet/vocabulary';
import { text } from './cell-changes';
import { isSameTournament, sheetsOfTonight } from './tournament-sheets';
import type { Told, TournamentBook } from './tournament-book';

/** The sheets of a closed tournament, put aside so that the next one can begin. */
export interface Archive {
  readonly tournament: string;
  readonly renames: readonly Rename[];
  /** The ledger learns the new names. */
  readonly cells: readonly CellChange[];
  /** What no longer holds of them: that they are tonight's. */
  readonly marks: readonly Mark[];
}

const KEPT: readonly SheetWord[] = ['groups', 'schedule', 'standings', 'draw', 'lastChance'];

/** What has to be put aside before a new tournament; `null` where tonight's sheets are of no closed one. */
export function archive(book: TournamentBook): Told<Archive | null> {
  const tonight = sheetsOfTonight(book);
  if (!tonight.ok) return tonight;
  const sheet = book.sheet('ledger');
  if (!sheet.ok) return sheet;
  const ledger = sheet.value && readLedger(sheet.value.values);
  const closed = ledger?.tournaments.find(
    ({ sheets, state }) => state !== 'reopened' && isSameTournament(sheets, tonight.value),
  );
  if (!sheet.value || !closed) return { ok: true, value: null };

  const taken = new Set(book.workbook.sheetNames());
  const renames: Rename[] = [];
  for (const word of KEPT) {
    const found = book.sheet(word);
    if (!found.ok) return found;
    if (found.value === null) continue;
    const { name: from } = found.value;
    let to = `${from} ${closed.name}`;
    for (let copy = 2; taken.has(to); copy++) to = `${from} ${closed.name} (${copy})`;
    taken.add(to);
    renames.push({ from, to });
  }
  const renamed = (name: string) => renames.find(({ from }) => from === name)?.to ?? name;
  const { schedule, draw, lastChance } = tonight.value;
  const sheets = { schedule: renamed(schedule), draw: renamed(draw), lastChance: renamed(lastChance) };
  const at = sheetsCell(sheet.value.values, closed.name);
  const cells = at ? [{ sheet: sheet.value.name, ...at, to: text(sheetsText(sheets)) }] : [];
  const marks = book.workbook
    .marks()
    .filter(({ sheet: name, row, column }) => row === null && column === null && renamed(name) !== name);
  return { ok: true, value: { tournament: closed.name, renames, cells, marks } };
}
