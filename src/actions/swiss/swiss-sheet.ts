import type { ColumnWord } from '../../core/problems';
import { SWISS_REGULATION } from '../../core/regulations/presets';
import type { Regulation } from '../../core/regulations/regulation';
import type { PlayerKey } from '../../core/standings/match';
import type { CellChange, NewSheet, SheetContent } from '../../ports/workbook';
import { groupsOfRounds } from '../../sheet/groups-apart';
import { isEmptySheet } from '../../sheet/read-groups';
import { readSwiss, type SwissTable } from '../../sheet/read-swiss';
import { ask, stop, type ActionContext, type Outcome } from '../action';
import { newSheet, SheetEdit, value } from '../cell-changes';
import { told, type FoundTable, type Told, type TournamentBook } from '../tournament-book';

/** The columns of Swiss rounds as we make them: black, who begins, stands first. */
export const SWISS_COLUMNS = [
  'round',
  'board',
  'black',
  'white',
  'pointsBlack',
  'pointsWhite',
  'note',
  'why',
] as const satisfies readonly ColumnWord[];

const SWISS_HEADER: readonly (readonly ColumnWord[])[] = [['round', 'white', 'black']];
const READ_ALONG: readonly ColumnWord[] = [
  ...(['board', 'hour', 'pointsBlack', 'pointsWhite', 'score', 'why', 'group'] as const),
];

/** The calendar as the rounds of a Swiss event. */
export interface SwissSheet {
  readonly name: string;
  readonly content: SheetContent | null;
  /** `null` on an empty or new sheet. */
  readonly table: FoundTable | null;
  readonly results: SwissTable;
}

export interface SwissRules {
  readonly regulation: Regulation & { readonly swiss: NonNullable<Regulation['swiss']> };
  /** The sheet Reglamento, whether it is there or made now. */
  readonly sheet: { readonly name: string } | null;
  readonly newSheets: readonly NewSheet[];
  readonly cells: readonly CellChange[];
}

/**
 * The regulation, which has to know Swiss rounds. Where no sheet names one, the director is asked about that which does,
 * and it is written down: standings and draw go by it too.
 */
export function swissRules(
  { book, answers, messages }: ActionContext,
  mayAdopt = false,
): SwissRules | Outcome {
  const texts = messages.swissRounds;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation, sheet } = rules.value;
  if (knowsSwiss(regulation)) {
    return { regulation, sheet, newSheets: [], cells: [] };
  }
  const [preset, other] = [regulation.preset, SWISS_REGULATION.preset];
  if (sheet !== null || !mayAdopt) return stop(texts.otherRegulation(preset, other));
  const question = texts.adopt(preset, other);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  if (reply.button !== 'yes') return stop(texts.otherRegulation(preset, other));
  const name = messages.actions.sheets.regulation;
  const edit = new SheetEdit(name, null);
  [messages.columns.option, messages.columns.value].forEach((title, at) => edit.set(0, at, value(title)));
  ['base', other].forEach((cell, at) => edit.set(1, at, value(cell)));
  const adopted = SWISS_REGULATION as SwissRules['regulation'];
  return { regulation: adopted, sheet: { name }, newSheets: [newSheet(name, 2)], cells: edit.cells };
}

function knowsSwiss(regulation: Regulation): regulation is SwissRules['regulation'] {
  return regulation.swiss !== null;
}

/** The sheet the rounds are on, or are to be on. */
export function swissSheet(book: TournamentBook, regulation: Regulation): Told<SwissSheet> {
  const found = book.soughtSheet('schedule');
  if (!found.ok) return found;
  const content = found.value;
  const { actions, swissRounds } = book.messages;
  const name = content?.name ?? actions.sheets.schedule;
  if (content === null || isEmptySheet(content.values)) {
    const results = { games: [], byes: [], missed: [], withdrawn: [], names: new Map<PlayerKey, string>() };
    return { ok: true, value: { name, content, table: null, results } };
  }
  const sheet = swissSheetOn(book, content, regulation);
  return !sheet.ok
    ? sheet
    : sheet.value
      ? { ok: true, value: sheet.value }
      : told(swissRounds.otherLayout(name));
}

/**
 * The rounds on the calendar; `null` where it holds something else: groups, cross-tables, or another regulation's matches.
 */
export function swissSheetOn(
  book: TournamentBook,
  content: SheetContent | null,
  regulation: Regulation,
): Told<(SwissSheet & { readonly table: FoundTable }) | null> {
  const table = swissTableOn(book, content, regulation);
  if (!table.ok) return table;
  if (content === null || table.value === null) return { ok: true, value: null };
  const read = book.on(content, readSwiss(content.values, regulation, book.readWallClock));
  if (!read.ok) return read;
  return { ok: true, value: { name: content.name, content, table: table.value, results: read.value } };
}

/** The table of the rounds, whether or not all of it can be read; `null` as above. */
export function swissTableOn(
  book: TournamentBook,
  content: SheetContent | null,
  { swiss }: Regulation,
): Told<FoundTable | null> {
  if (content === null || swiss === null) return { ok: true, value: null };
  const table = book.tableOn(content, SWISS_HEADER, READ_ALONG);
  return table.ok && table.value && isOfGroups(book, table.value) ? { ok: true, value: null } : table;
}

/**
 * Whether the matches are those of groups: a column «Grupo» alone does not make them so, since any other column is the
 * director's. One group is a group where tonight has a sheet of them, which «Crear calendario» writes from.
 */
function isOfGroups(book: TournamentBook, table: FoundTable): boolean {
  if (!table.header.columns.has('group')) return false;
  const groups = groupsOfRounds(table);
  if (groups !== 'one') return groups === 'apart';
  const sheet = book.sheet('groups');
  return !sheet.ok || (sheet.value !== null && !isEmptySheet(sheet.value.values));
}
