import type { Messages } from '../../i18n/es/texts';
import type { CellContent, NewSheet, SheetContent } from '../../ports/workbook';
import { textOf } from '../../sheet/cell';
import { isEmptySheet } from '../../sheet/read-groups';
import {
  OWN_CELL,
  type LiveGroup,
  type LiveMatch,
  type LiveOptions,
  type LiveRound,
  type LiveSnapshot,
} from '../../ui/live-contract';
import { BLANK, formula, newSheet, SheetEdit, text, value } from '../cell-changes';
import { readIsPublic, saysItIsOver } from './live-words';

/** Title, when it was brought up to date, what is published. */
const ROW = { title: 0, updated: 1, isPublic: 2, tables: 4 } as const;

/** The standings have columns of their own, since their formula makes as many rows as there are players. */
const STANDINGS_COLUMNS = 11;
const OTHER_TABLES = STANDINGS_COLUMNS + 1;
const RIGHT_COLUMNS = 8;
const COLUMNS = OTHER_TABLES + RIGHT_COLUMNS;

/** Pixels for the first column, which the lines above the tables run over, and for the reasons of the standings. */
const WIDTHS = [
  [0, 90],
  [STANDINGS_COLUMNS - 1, 320],
] as const;

export function newLiveSheet(name: string): NewSheet {
  return { ...newSheet(name, COLUMNS), widths: WIDTHS };
}

/** What our sheet says of itself. */
export interface PublicSheet {
  /** `null` while nothing is published. An empty sheet may become ours. */
  readonly options: LiveOptions | null;
  readonly title: string;
}

/** `null` for a sheet of somebody else's. */
export function readLiveSheet({ values }: SheetContent): PublicSheet | null {
  if (isEmptySheet(values)) return { options: null, title: '' };
  const sentence = textOf(values[ROW.isPublic]?.[0]);
  const options = readIsPublic(sentence);
  const isOver = sentence === '' && saysItIsOver(textOf(values[ROW.updated]?.[0]));
  return options || isOver ? { options, title: textOf(values[ROW.title]?.[0]) } : null;
}

type Grid = readonly (readonly CellContent[])[];

/** The cells that make our sheet show what is published; the standings by a formula where full names are public. */
export function liveSheetEdit(
  name: string,
  content: SheetContent | null,
  snapshot: LiveSnapshot,
  options: LiveOptions,
  standingsFormula: string | null,
  messages: Messages,
): SheetEdit {
  const { live } = messages;
  const left: Grid = snapshot.groups
    ? [
        [text(live.sections.groups)],
        ...(standingsFormula === null
          ? standingsGrid(snapshot.groups, messages)
          : [[{ ...formula(standingsFormula), format: AUTOMATIC }]]),
      ]
    : [];
  const right: Grid = [
    ...section(live.sections.matches, snapshot.matches && matchesGrid(snapshot.matches, messages)),
    ...section(live.sections.cross, snapshot.groups && crossGrid(snapshot.groups, messages)),
    ...section(messages.actions.sheets.draw, snapshot.draw && drawGrid(snapshot.draw, messages)),
    ...section(
      messages.actions.sheets.lastChance,
      snapshot.lastChance && drawGrid(snapshot.lastChance, messages),
    ),
    ...section(live.sections.ranking, snapshot.ranking && rankingGrid(snapshot, messages)),
  ];
  const edit = new SheetEdit(name, content && withoutSpill(content));
  edit.set(ROW.title, 0, text(snapshot.title));
  // Written each time, so that publishing the same again is publishing all the same.
  edit.write(ROW.updated, 0, text(live.updated(snapshot.published.slice(11, 16))));
  edit.set(ROW.isPublic, 0, text(live.isPublic(options)));
  fill(edit, content, left, right);
  return edit;
}

/** The cells that leave nothing on our sheet but its title. Without a sheet: those that say so on a new one. */
export function emptiedSheetEdit(name: string, content: SheetContent | null, { live }: Messages): SheetEdit {
  const edit = new SheetEdit(name, content && withoutSpill(content));
  if (!content) edit.set(ROW.title, 0, text(live.title));
  edit.set(ROW.updated, 0, text(live.over));
  edit.set(ROW.isPublic, 0, BLANK);
  fill(edit, content, [], []);
  return edit;
}

function fill(edit: SheetEdit, content: SheetContent | null, left: Grid, right: Grid): void {
  const height = Math.max(left.length, right.length, (content?.values.length ?? 0) - ROW.tables);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const cell = column < OTHER_TABLES ? left[row]?.[column] : right[row]?.[column - OTHER_TABLES];
      edit.set(ROW.tables + row, column, cell ?? BLANK);
    }
  }
}

/** What the formula of the standings shows is nothing that stands there: written down, it would be in the formula's way. */
function withoutSpill(content: SheetContent): SheetContent {
  const { values, formulas } = content;
  const first = formulas.findIndex((row) => (row[0] ?? '').startsWith('=TD_STANDINGS('));
  if (first === -1) return content;
  return {
    ...content,
    values: values.map((cells, row) =>
      row < first ? cells : cells.map((cell, column) => (column < STANDINGS_COLUMNS ? '' : cell)),
    ),
  };
}

function section(title: string, grid: Grid | null): Grid {
  return grid === null || grid.length < 2 ? [] : [[text(title)], ...grid, []];
}

/** Where other rows stood before there may be plain text, which would make text of numbers and formulas. */
const AUTOMATIC = 'General';

const figure = (number: number) => value(number, AUTOMATIC);
const numberOr = (cell: string) => (/^\d{1,15}$/.test(cell) ? figure(Number(cell)) : text(cell));
const titles = (words: readonly string[]) => words.map((word) => text(word));

function standingsGrid(groups: readonly LiveGroup[], { columns, standings: words }: Messages): Grid {
  return [
    titles([
      ...[columns.group, words.place, words.player, words.played, words.won, words.lost],
      ...[words.pointsFor, words.pointsAgainst, words.difference, words.status, words.reason],
    ]),
    ...groups.flatMap(({ group, standings }) =>
      standings.map((row) => [
        ...[numberOr(group), figure(row.place), text(row.player), figure(row.played), figure(row.won)],
        ...[figure(row.lost), figure(row.pointsFor), figure(row.pointsAgainst), figure(row.difference)],
        ...[text(row.status), text(row.reason)],
      ]),
    ),
  ];
}

/** Columns before the results of a cross-table: the number and the name. */
const BEFORE_RESULTS = 2;

/** The cross-tables of all groups that have room, one below another; of longer ones page and paper have the whole. */
function crossGrid(groups: readonly LiveGroup[], { standings: words, live }: Messages): Grid {
  const tables = groups.flatMap(({ group, standings, crossTable = [] }): Grid => {
    const isEmpty = crossTable.every((row) => row.every((cell) => cell === ''));
    if (isEmpty || BEFORE_RESULTS + standings.length > RIGHT_COLUMNS) return [];
    return [
      [numberOr(group), text(words.player), ...standings.map((_, index) => figure(index + 1))],
      ...standings.map(({ player }, row) => [
        ...[figure(row + 1), text(player)],
        ...crossTable[row]!.map((cell, column) => text(row === column ? OWN_CELL : cell)),
      ]),
      [],
    ];
  });
  return tables.length === 0 ? [] : [[text(live.crossLegend)], ...tables.slice(0, -1)];
}

function matchesGrid(matches: readonly LiveMatch[], { columns, live }: Messages): Grid {
  const words = ['group', 'round', 'hour', 'board', 'white', 'score', 'black', 'status'] as const;
  return [
    titles(words.map((word) => columns[word])),
    ...matches.map((match) => [
      ...[numberOr(match.group), numberOr(match.round), text(match.hour), numberOr(match.board)],
      ...[text(match.white), text(match.result), text(match.black), text(live.states[match.state])],
    ]),
  ];
}

function drawGrid(rounds: readonly LiveRound[], { columns, live }: Messages): Grid {
  const words = ['match', 'round', 'hour', 'board', 'white', 'score', 'black', 'status'] as const;
  return [
    titles(words.map((word) => columns[word])),
    ...rounds.flatMap(({ matches }) =>
      matches.map(({ id, round, hour, board, white, black, result, state }) => [
        ...[text(id), text(round), text(hour), numberOr(board), text(white.player ?? white.from)],
        ...[text(result), text(black.player ?? black.from), text(live.states[state])],
      ]),
    ),
  ];
}

function rankingGrid({ ranking }: LiveSnapshot, { columns }: Messages): Grid {
  const words = ['place', 'player', 'rating', 'status'] as const;
  return [
    titles(words.map((word) => columns[word])),
    ...(ranking ?? []).map(({ place, player, level, state }) => [
      ...[figure(place), text(player), level === null ? BLANK : figure(level), text(state)],
    ]),
  ];
}

/** Whether anything is on it that would be seen. */
export function isBlankSnapshot({ groups, matches, draw, lastChance, ranking }: LiveSnapshot): boolean {
  return [groups, matches, draw, lastChance, ranking].every((part) => part === null || part.length === 0);
}
