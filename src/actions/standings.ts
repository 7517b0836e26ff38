import { indexGroup, isComplete } from '../core/standings/group';
import type { Match, PlayerKey } from '../core/standings/match';
import { groupStandings } from '../core/standings/standings';
import type { Regulation } from '../core/regulations/regulation';
import { NO_CHANGES, type CellChange, type SheetContent, type WorkbookChanges } from '../ports/workbook';
import type { ColumnWord } from '../core/problems';
import { columnLetters, sheetReference } from '../sheet/a1';
import { findCrossTables } from '../sheet/find-cross-tables';
import { MATCH_HEADERS } from '../sheet/match-blocks';
import { findHeader } from '../sheet/header';
import type { MatchTable } from '../sheet/match-table';
import { readMatches } from '../sheet/read-matches';
import { isEmptySheet } from '../sheet/read-groups';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { formula, newSheet, SheetEdit, text } from './cell-changes';
import { freeRows } from './free-rows';
import { existingSchedule, scheduleSheet, type ScheduleSheet } from './schedule-sheet';
import { SWISS_COLUMNS, swissSheetOn, type SwissSheet } from './swiss/swiss-sheet';
import { told, type Told, type TournamentBook } from './tournament-book';

/** What TD_STANDINGS reads of a calendar. */
const FORMULA_COLUMNS = [
  ...(['group', 'white', 'black', 'pointsWhite', 'pointsBlack', 'score'] as const),
  ...(['latePointsWhite', 'latePointsBlack', 'note'] as const),
] satisfies readonly ColumnWord[];

/** Columns of the table that TD_STANDINGS spills, with the group. */
const STANDINGS_COLUMNS = 11;

/** What TD_SWISS_STANDINGS reads of it, and how many columns it spills. */
const SWISS_COLUMNS_READ = [
  ...(['round', 'black', 'white', 'pointsBlack', 'pointsWhite', 'score', 'note'] as const),
] satisfies readonly ColumnWord[];
const SWISS_STANDINGS_COLUMNS = 7;

/** Pixels for state and reason, the last two, whose texts grow with the evening. */
const TEXT_WIDTHS = [200, 640] as const;

/**
 * *Calcular clasificación*: a sheet whose one formula reads the calendar, so that a typed result changes the standings
 * at once; and the play-off games that are needed (HG 7.2.3, 4th), added to the calendar after a yes.
 */
export const standings: Action = (context) => {
  const { book, messages } = context;
  const texts = messages.actions.standings;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation, sheet: regulationSheet } = rules.value;
  const sheet = book.soughtSheet('schedule');
  if (!sheet.ok) return stop(sheet.text);
  const rounds = swissSheetOn(book, sheet.value, regulation);
  // The formula shows the sentence until the cell is mended; it is that of the rounds already.
  if (!rounds.ok) return stop(rounds.text);
  if (rounds.value) return swissStandings(context, rounds.value, regulationSheet);
  const listed = scheduleSheet(book);
  if (!listed.ok) return stop(listed.text);
  if (sheet.value === null || (listed.value === null && !holdsResults(sheet.value, regulation, book))) {
    const schedule = existingSchedule(book);
    return stop(schedule.ok ? texts.withProblem : schedule.text);
  }
  const schedule = listed.value;
  const formulaText = standingsFormula(sheet.value, schedule, regulationSheet, book);
  const live = liveSheet(book, formulaText);
  if (!live.ok) return stop(live.text);

  const read = book.on(sheet.value, readMatches(sheet.value.values, regulation, book.readWallClock));
  // The formula shows the same sentence until the cell is mended.
  if (!read.ok) {
    return { kind: 'done', changes: live.value, summary: texts.withProblem, remarks: [read.text] };
  }

  const overview = overviewOf(read.value, regulation);
  const playoffs = schedule ? addPlayoffs(context, schedule, overview.playoffs) : null;
  if (playoffs?.kind === 'ask') return ask(playoffs.question);
  const cells = [...live.value.cells, ...(playoffs?.cells ?? [])];
  const isSame = cells.length === 0 && live.value.newSheets.length === 0;
  // Where there are no rows to add to, the director is told which games are needed.
  const remarks = !schedule && overview.playoffs.length > 0 ? [texts.playoffsNeeded(overview.playoffs)] : [];
  return {
    kind: 'done',
    changes: { ...live.value, cells },
    summary: isSame ? texts.same : texts.done(overview.complete, overview.groups, overview.qualified),
    remarks,
  };
};

function swissStandings(
  { book, messages }: ActionContext,
  sheet: SwissSheet,
  regulationSheet: SheetContent | null,
): Outcome {
  const live = swissStandingsSheet(book, sheet, regulationSheet);
  if (!live.ok) return stop(live.text);
  const { cells, newSheets } = live.value;
  const { missing, played } = progressOf(sheet);
  const isSame = cells.length === 0 && newSheets.length === 0;
  const { standings: texts } = messages.actions;
  const summary = isSame ? texts.same : messages.swissRounds.standings(played, missing);
  return { kind: 'done', changes: live.value, summary, remarks: [] };
}

/** The last round there is something of, and its games without a result. */
function progressOf({ results: { games, byes } }: SwissSheet) {
  const played = [...games, ...byes].reduce((last, { round }) => Math.max(last, round), 0);
  return { played, missing: games.filter(({ match }) => match.outcome.kind === 'pending').length };
}

/** The formula whose table follows what is typed on the calendar. */
export function standingsFormula(
  sheet: SheetContent,
  schedule: ScheduleSheet | null,
  regulationSheet: SheetContent | null,
  book: TournamentBook,
): string {
  return schedule ? liveFormula(schedule, regulationSheet, book) : wholeSheetFormula(sheet, regulationSheet);
}

/** Whether a sheet has results in another form than a list by groups: cross-tables, or a block a group. */
function holdsResults({ values }: SheetContent, regulation: Regulation, book: TournamentBook): boolean {
  const squares = findCrossTables(values);
  if (!squares.ok || squares.value.length > 0) return true;
  // A result that can't be read is told by its cell, not as a table that is missing.
  const header = findHeader(values, MATCH_HEADERS);
  if (!header.ok || header.value !== null) return true;
  return readMatches(values, regulation, book.readWallClock).ok;
}

/** All of a sheet, wherever its tables stand. */
function wholeSheetFormula({ name, values }: SheetContent, regulationSheet: SheetContent | null): string {
  const last = columnLetters((values[0]?.length ?? 1) - 1);
  return `=TD_STANDINGS(${sheetReference(name)}!A1:${last}${rulesArgument(regulationSheet)})`;
}

function rulesArgument(regulationSheet: { readonly name: string } | null): string {
  return regulationSheet ? `,${sheetReference(regulationSheet.name)}!A1:B` : '';
}

function liveFormula(
  { table }: Pick<ScheduleSheet, 'table'>,
  regulationSheet: { readonly name: string } | null,
  { workbook, messages }: TournamentBook,
  name = 'TD_STANDINGS',
  columnsRead: readonly ColumnWord[] = FORMULA_COLUMNS,
): string {
  const { header, sheet } = table;
  const rules = rulesArgument(regulationSheet);
  const from = sheetReference(sheet.name);
  if (readsAlike(workbook.read(sheet.name), sheet, columnsRead)) {
    const last = Math.max(...header.columns.values(), ...header.notes);
    return `=${name}(${from}!A${header.row + 1}:${columnLetters(last)}${rules})`;
  }
  // The formula sees the director's own titles, which only he could tell: it is given ours above his columns.
  const read = columnsRead.filter((word) => header.columns.has(word));
  const titles = read.map((word) => `"${messages.columns[word]}"`);
  const columns = read.map((word) => {
    const letters = columnLetters(header.columns.get(word)!);
    return `${from}!${letters}${header.row + 2}:${letters}`;
  });
  return `=${name}(VSTACK(HSTACK(${titles.join(',')}),HSTACK(${columns.join(',')}))${rules})`;
}

/** Whether the titles as they stand lead to the same columns as those that were chosen. */
function readsAlike(raw: SheetContent, chosen: SheetContent, read: readonly ColumnWord[]): boolean {
  const columnsIn = ({ values }: SheetContent) => {
    const found = findHeader(values, [['white', 'black']], read);
    return found.ok && found.value && read.map((word) => found.value!.columns.get(word) ?? null);
  };
  return raw === chosen || JSON.stringify(columnsIn(raw)) === JSON.stringify(columnsIn(chosen));
}

/** The sheet of standings, following the rounds of a Swiss event by one formula. */
export function swissStandingsSheet(
  book: TournamentBook,
  sheet: SwissSheet,
  regulationSheet: { readonly name: string } | null,
): Told<WorkbookChanges> {
  const content = swissFormula(book, sheet, regulationSheet);
  return liveSheet(book, content, SWISS_STANDINGS_COLUMNS, TEXT_WIDTHS.slice(1));
}

export function swissFormula(
  book: TournamentBook,
  { name, table }: SwissSheet,
  rules: { readonly name: string } | null,
): string {
  if (table) return liveFormula({ table }, rules, book, 'TD_SWISS_STANDINGS', SWISS_COLUMNS_READ);
  const last = columnLetters(SWISS_COLUMNS.length - 1);
  return `=TD_SWISS_STANDINGS(${sheetReference(name)}!A1:${last}${rulesArgument(rules)})`;
}

function liveSheet(
  book: TournamentBook,
  content: string,
  columns = STANDINGS_COLUMNS,
  textWidths: readonly number[] = TEXT_WIDTHS,
): Told<WorkbookChanges> {
  const { actions } = book.messages;
  const found = book.sheet('standings');
  if (!found.ok) return found;
  if (found.value === null) {
    const name = actions.sheets.standings;
    const edit = new SheetEdit(name, null);
    edit.set(0, 0, formula(content));
    const fittedColumns = columns - textWidths.length;
    const widths = textWidths.map((pixels, index) => [fittedColumns + index, pixels] as const);
    const newSheets = [{ ...newSheet(name, columns), fittedColumns, widths }];
    return { ok: true, value: { ...NO_CHANGES, newSheets, cells: edit.cells } };
  }
  const sheet = found.value;
  const isOurs = /^=TD_(SWISS_)?STANDINGS\(/i.test(sheet.formulas[0]?.[0] ?? '');
  if (!isOurs && !isEmptySheet(sheet.values)) return told(actions.standings.otherLayout(sheet.name));
  const edit = new SheetEdit(sheet.name, sheet);
  edit.set(0, 0, formula(content));
  return { ok: true, value: { ...NO_CHANGES, cells: edit.cells } };
}

interface Playoff {
  readonly group: string;
  readonly white: string;
  readonly black: string;
}

interface Overview {
  readonly groups: number;
  readonly complete: number;
  readonly qualified: number;
  /** The play-off games to be played that no row of the calendar is there for. */
  readonly playoffs: readonly Playoff[];
}

export function overviewOf(table: MatchTable, regulation: Regulation): Overview {
  const nameOf = (player: PlayerKey) => table.names.get(player)!;
  const playoffs: Playoff[] = [];
  let complete = 0;
  let qualified = 0;
  for (const { group, matches } of table.groups) {
    const rows = groupStandings(matches, regulation);
    qualified += rows.filter(({ standing }) => standing === 'qualified').length;
    if (isComplete(indexGroup(matches, regulation))) complete += 1;
    for (const { player, playoff } of rows) {
      if (playoff.kind !== 'mustPlay') continue;
      for (const other of playoff.against) {
        if (player < other && !hasRow(matches, player, other)) {
          playoffs.push({ group, white: nameOf(player), black: nameOf(other) });
        }
      }
    }
  }
  return { groups: table.groups.length, complete, qualified, playoffs };
}

function hasRow(matches: readonly Match[], one: PlayerKey, other: PlayerKey): boolean {
  return matches.some(
    ({ playoff, white, black }) =>
      playoff && ((white === one && black === other) || (white === other && black === one)),
  );
}

type PlayoffRows =
  | { readonly kind: 'ask'; readonly question: Parameters<typeof ask>[0] }
  | { readonly kind: 'rows'; readonly cells: readonly CellChange[] };

/** Rows for the missing play-off games, in free rows above a total or below the calendar, after a yes. */
function addPlayoffs(
  { answers, messages }: ActionContext,
  { table, matches }: ScheduleSheet,
  playoffs: readonly Playoff[],
): PlayoffRows {
  const note = table.header.columns.get('note');
  if (playoffs.length === 0 || note === undefined) return { kind: 'rows', cells: [] };
  const question = messages.actions.standings.addPlayoffs(playoffs);
  const reply = answers.to(question);
  if (!reply) return { kind: 'ask', question };
  if (reply.button !== 'yes') return { kind: 'rows', cells: [] };
  const edit = new SheetEdit(table.sheet.name, table.sheet);
  const { columns } = table.header;
  const rows = freeRows(table, matches[matches.length - 1]?.row ?? table.header.row, playoffs.length);
  playoffs.forEach(({ group, white, black }, index) => {
    const row = rows[index]!;
    edit.set(row, columns.get('group')!, text(group));
    edit.set(row, columns.get('white')!, text(white));
    edit.set(row, columns.get('black')!, text(black));
    edit.set(row, note, text(messages.actions.standings.playoffNote));
  });
  return { kind: 'rows', cells: edit.cells };
}
