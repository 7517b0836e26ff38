import type { Draw, DrawMatch, Slot } from '../core/knockout/draw';
import { roundRank, type Round } from '../core/knockout/rounds';
import type { ColumnWord } from '../core/problems';
import type { Regulation } from '../core/regulations/regulation';
import type { PlayerKey } from '../core/standings/match';
import { minutesPerMatch } from '../core/schedule/match-time';
import { NO_CHANGES, type CellContent, type SheetContent, type WorkbookChanges } from '../ports/workbook';
import { a1 } from '../sheet/a1';
import { isBlank } from '../sheet/cell';
import { groupKey } from '../sheet/draw-reference';
import { isEmptySheet } from '../sheet/read-groups';
import { isPrepared } from '../sheet/match-row';
import { cellOf, isTotal } from '../sheet/table';
import type { Moment } from '../sheet/time';
import type { SheetWord } from '../sheet/vocabulary';
import type { DrawSource } from '../sheet/written-draw';
import { BLANK, newSheet, SheetEdit, text, value } from './cell-changes';
import { hourContent } from './hours';
import { told, type FoundTable, type Told, type TournamentBook } from './tournament-book';

/** The columns of a draw as we make it, in their order. */
export const DRAW_COLUMNS = [
  'match',
  'round',
  'hour',
  'board',
  'white',
  'black',
  'pointsWhite',
  'pointsBlack',
  'note',
  'winnerTo',
  'whiteFrom',
  'blackFrom',
  'referee',
] as const satisfies readonly ColumnWord[];

const HEADER: readonly (readonly ColumnWord[])[] = [['match', 'round', 'white', 'black']];

/** A draw to be written. */
export interface PlannedDraw {
  readonly draw: Draw;
  readonly nameOf: (player: PlayerKey) => string;
  /** Names of the groups, where players come by their places in them; empty where they are just listed. */
  readonly groupNames: readonly string[];
  /** Who may choose the colour in his first match, or leave it and win a drawn game. */
  readonly choosers: readonly PlayerKey[];
  /** The first match's hour; `null`: without hours. */
  readonly start: Moment | null;
  readonly regulation: Regulation;
}

/** The sheet a draw goes on. */
export interface DrawSheet {
  readonly name: string;
  readonly content: SheetContent | null;
  /** `null` on an empty or new sheet. */
  readonly table: FoundTable | null;
  /** Rows with something typed as their result. */
  readonly results: number;
}

export function drawSheet(book: TournamentBook, word: SheetWord): Told<DrawSheet> {
  const { actions } = book.messages;
  const found = book.sheet(word);
  if (!found.ok) return found;
  const content = found.value;
  const name = content?.name ?? actions.sheets[word];
  if (content === null || isEmptySheet(content.values)) {
    return { ok: true, value: { name, content, table: null, results: 0 } };
  }
  const table = book.tableOn(content, HEADER, DRAW_COLUMNS);
  if (!table.ok) return table;
  if (table.value === null) return told(book.messages.secondHalf.draw.otherLayout(name));
  const { header, rows } = table.value;
  const hasResult = (row: (typeof rows)[number]) =>
    (['pointsWhite', 'pointsBlack', 'score'] as const).some(
      (column) => !isBlank(cellOf(row, header, column)) && !isPrepared(cellOf(row, header, column)),
    );
  return {
    ok: true,
    value: {
      name,
      content,
      table: table.value,
      results: rows.filter((row) => !isTotal(row) && hasResult(row)).length,
    },
  };
}

/** The changes that make the sheet hold a draw. What stood in our columns gives way. */
export function drawChanges(
  book: TournamentBook,
  { name, content, table }: DrawSheet,
  planned: PlannedDraw,
): Told<WorkbookChanges> {
  const { messages } = book;
  const edit = new SheetEdit(name, content);
  const columns = table?.header.columns ?? new Map(DRAW_COLUMNS.map((word, column) => [word, column]));
  const missing = DRAW_COLUMNS.filter((word) => !columns.has(word) && word !== 'referee');
  if (missing.length > 0) return told(messages.actions.tableMissing(name, missing));
  const first = (table?.header.row ?? 0) + 1;
  if (!table) for (const [word, column] of columns) edit.set(0, column, value(messages.columns[word]));
  const rows = drawRows(planned, book);
  let end = Math.max(first + rows.length, table?.end ?? 0);
  const notes = (table?.header.notes ?? []).filter((column) => column !== columns.get('note'));
  const results = [columns.get('score') ?? [], notes].flat();
  const own = new Set<number>([...DRAW_COLUMNS.flatMap((word) => columns.get(word) ?? []), ...results]);
  let index = 0;
  for (let row = first; row < end; row++) {
    if (table?.rows.some((line) => line.row === row && isTotal(line))) {
      // A row of sums stays, and the matches go on below it.
      end += 1;
      continue;
    }
    const match = rows[index++];
    const foreign = (content?.values[row] ?? []).findIndex((cell, at) => !own.has(at) && !isBlank(cell));
    if (foreign !== -1) return told(messages.secondHalf.draw.foreignColumn(`${name}!${a1(row, foreign)}`));
    for (const column of results) edit.set(row, column, BLANK);
    for (const word of DRAW_COLUMNS) {
      const column = columns.get(word);
      if (column !== undefined && !results.includes(column)) {
        edit.set(row, column, match?.[word] ?? BLANK);
      }
    }
  }
  const newSheets = content === null ? [newSheet(name, DRAW_COLUMNS.length)] : [];
  return { ok: true, value: { ...NO_CHANGES, newSheets, cells: edit.cells } };
}

type DrawRow = Readonly<Partial<Record<(typeof DRAW_COLUMNS)[number], CellContent>>>;

function drawRows(
  { draw, nameOf, groupNames, choosers, start, regulation }: PlannedDraw,
  { messages }: TournamentBook,
): DrawRow[] {
  const perMatch = minutesPerMatch(regulation.knockoutMatchLength, null, regulation);
  const minutes = perMatch.ok ? perMatch.value : null;
  const rounds = [...new Set(draw.matches.map(({ round }) => roundRank(round)))].sort(
    (one, other) => one - other,
  );
  const boardOf = boards(draw.matches);
  const from = new Map(draw.seeds.map(({ player, from: place }) => [player, place]));
  const slot = (of: Slot) => (of.kind === 'player' ? text(nameOf(of.player)) : text(slotText(of, messages)));
  const origin = (of: Slot): CellContent => {
    if (of.kind !== 'player') return text(slotText(of, messages));
    const place = from.get(of.player);
    const group = place && groupNames[place.group];
    return place && group ? text(messages.draw.place(groupKey(group), place.place)) : BLANK;
  };
  return draw.matches.map((match): DrawRow => {
    const { id, round, white, black, winnerTo } = match;
    const chooser = choosers.find((player) =>
      [white, black].some((side) => side.kind === 'player' && side.player === player),
    );
    return {
      ...(chooser !== undefined && { note: text(messages.swissRounds.choosesColour(nameOf(chooser))) }),
      ...{ match: value(id), round: text(messages.draw.round(round)), board: value(boardOf.get(match)!) },
      ...(start && { hour: hourOfRound(start, rounds.indexOf(roundRank(round)), minutes) }),
      ...{ white: slot(white), black: slot(black), whiteFrom: origin(white), blackFrom: origin(black) },
      ...(winnerTo !== null && { winnerTo: value(winnerTo) }),
      ...(round === 2 &&
        regulation.refereeInFinal && { referee: value(messages.secondHalf.draw.commission) }),
    };
  });
}

/** Where nobody says how long a match is, only the first round's hour is known. */
function hourOfRound(start: Moment, round: number, minutes: number | null): CellContent {
  return minutes === null && round > 0 ? BLANK : hourContent(start, round * (minutes ?? 0));
}

function boards(matches: readonly DrawMatch[]): Map<DrawMatch, number> {
  const taken = new Map<Round, number>();
  return new Map(
    matches.map((match) => {
      const board = (taken.get(match.round) ?? 0) + 1;
      taken.set(match.round, board);
      return [match, board];
    }),
  );
}

/** A reference as it is written, which is read back the same. */
export function slotText(source: Slot | DrawSource, { draw }: TournamentBook['messages']): string {
  switch (source.kind) {
    case 'winner':
    case 'loser':
      return draw[source.kind](source.of);
    case 'groupPlace':
      return draw.place(source.group, source.place);
    case 'bye':
      return draw.bye;
    case 'player':
    case 'open':
      return '';
  }
}
