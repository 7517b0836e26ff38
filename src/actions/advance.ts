import { playDraw, type DrawState } from '../core/knockout/play-draw';
import type { WrittenResult } from '../core/knockout/draw';
import type { Regulation } from '../core/regulations/regulation';
import type { PlayerKey, Side } from '../core/standings/match';
import { NO_CHANGES, type CellChange, type SheetContent } from '../ports/workbook';
import { textOf } from '../sheet/cell';
import { drawMatches, writtenResult } from '../sheet/draw-matches';
import { isReference, parseSource } from '../sheet/draw-reference';
import type { DrawLine, DrawSide, PlaceHolder } from '../sheet/written-draw';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { BLANK, SheetEdit, text, value } from './cell-changes';
import { freeRows } from './free-rows';
import { drawSheet, slotText } from './draw-sheet';
import {
  conflictText,
  lastChanceRules,
  playedDraw,
  playedGroups,
  type PlayedDraw,
} from './played-tournament';
import { prizeRemarks } from './prize-money';
import { sheetsOfTonight } from './tournament-sheets';
import type { FoundTable } from './tournament-book';

const SIDES = ['white', 'black'] as const;
const FROM = { white: 'whiteFrom', black: 'blackFrom' } as const;

/**
 * *Avanzar ganadores*: puts into every side of the draw whoever is due there by the results as they are now, places of
 * groups too; a result that is taken back brings the reference back. After a forfeit the match against whoever comes
 * back (HG 2.3.9) gets a row of its own. A result that can't be any more goes only after a yes.
 */
export const advance: Action = (context) => {
  const { book, messages } = context;
  const texts = messages.secondHalf.advance;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation } = rules.value;
  const tonight = sheetsOfTonight(book, ['draw', 'lastChance']);
  if (!tonight.ok) return stop(tonight.text);
  const groups = playedGroups(book, tonight.value.schedule, regulation);
  if (!groups.ok) return stop(groups.text);
  const holder: PlaceHolder = groups.value?.placeHolder ?? (() => null);
  const names = groups.value?.names ?? new Map<PlayerKey, string>();

  const cells: CellChange[] = [];
  const remarks: string[] = [];
  let found = false;
  for (const [word, itsRules] of [
    ['draw', regulation],
    ['lastChance', lastChanceRules(regulation)],
  ] as const) {
    const sheet = drawSheet(book, word);
    if (!sheet.ok) return stop(sheet.text);
    const { table, name } = sheet.value;
    if (!table) continue;
    const played = playedDraw(book, name, itsRules, holder);
    if (!played.ok) return stop(played.text);
    if (!played.value) continue;
    found = true;
    const result = advanceOn(context, played.value, table, itsRules, holder, names);
    if ('kind' in result) return result;
    cells.push(...result.cells);
    remarks.push(...result.remarks);
    if (word === 'draw') {
      remarks.push(...prizeRemarks(played.value.state, regulation, nameIn(played.value, names), messages));
    }
  }
  if (!found) return stop(texts.nothing);
  const summary = cells.length === 0 ? texts.same : texts.done(cells.length);
  return { kind: 'done', changes: { ...NO_CHANGES, cells }, summary, remarks };
};

interface Advanced {
  readonly cells: readonly CellChange[];
  readonly remarks: readonly string[];
}

function advanceOn(
  { book, answers, messages }: ActionContext,
  played: PlayedDraw,
  table: FoundTable,
  regulation: Regulation,
  holder: PlaceHolder,
  groupNames: ReadonlyMap<PlayerKey, string>,
): Advanced | Outcome {
  const { written, sheet } = played;
  const nameOf = nameIn(played, groupNames);
  const wrong = impossibleResults(played, regulation, holder);
  let state = played.state;
  const remarks: string[] = [];
  const cleared = new Set<DrawLine>();
  if (wrong.lines.size > 0) {
    const sentences = wrong.conflicts.map((conflict) => conflictText(conflict, played, book, nameOf));
    const question = messages.secondHalf.advance.clear(sentences);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') {
      state = wrong.state;
      for (const line of wrong.lines) cleared.add(line);
    } else remarks.push(...sentences);
  }

  const edit = new SheetEdit(sheet.name, sheet);
  const columns = withOrigins(table);
  let usesOrigins = false;
  for (const line of written.lines) {
    const seats = state.matches.get(line.match)!;
    const isCleared = cleared.has(line);
    if (isCleared) {
      for (const word of ['pointsWhite', 'pointsBlack', 'score'] as const) {
        const column = table.header.columns.get(word);
        if (column !== undefined) edit.set(line.row, column, BLANK);
      }
    }
    // A result stays with the names it was played under.
    const isPlayed = line.outcome.kind !== 'pending' && !isCleared;
    for (const side of SIDES) {
      const { source } = line[side];
      const from = table.header.columns.get(FROM[side]);
      const given = from === undefined ? '' : textOf(sheet.values[line.row]?.[from]);
      const origin = isReference(parseSource(given)) ? given : '';
      if (line.isReplay ? !isPlayed : isReference(source) && (!isPlayed || isReference(line[side].written))) {
        const column = table.header.columns.get(side)!;
        const cell = sheet.values[line.row]?.[column];
        const seat = line.isReplay || !isReference(source) ? seats[side] : seatOf(line[side], state, holder);
        const isWaiting = isReference(parseSource(cell));
        if (seat) edit.set(line.row, column, text(nameOf(seat)));
        else if (seat === null) edit.set(line.row, column, text(messages.draw.bye));
        else if (!isWaiting) edit.set(line.row, column, text(origin || slotText(source, messages)));
        if (isWaiting && seat !== undefined && given === '') {
          edit.set(line.row, columns[side], text(textOf(cell)));
          usesOrigins ||= from === undefined;
        }
      }
    }
  }
  if (usesOrigins) {
    for (const side of SIDES) edit.set(table.header.row, columns[side], text(messages.columns[FROM[side]]));
  }
  addReplays(edit, table, played, state, nameOf);
  return { cells: edit.cells, remarks };
}

function nameIn({ written }: PlayedDraw, groupNames: ReadonlyMap<PlayerKey, string>) {
  return (player: PlayerKey) => groupNames.get(player) ?? written.names.get(player) ?? player;
}

/** The columns of «Viene de»; where the director has none, two at the right end. */
function withOrigins({ header, sheet }: FoundTable): Readonly<Record<Side, number>> {
  const width = sheet.values[0]?.length ?? 0;
  return {
    white: header.columns.get('whiteFrom') ?? width,
    black: header.columns.get('blackFrom') ?? width + (header.columns.has('whiteFrom') ? 0 : 1),
  };
}

/** Who is due at a side; while a group is open, whoever has been put on its place. */
function seatOf({ source, written }: DrawSide, state: DrawState, holder: PlaceHolder) {
  if (source.kind === 'winner' || source.kind === 'loser') return state.matches.get(source.of)?.[source.kind];
  const player = source.kind === 'groupPlace' ? holder(source.group, source.place) : null;
  if (player !== null) return player;
  return written.kind === 'player' ? written.player : undefined;
}

/** Results that earlier ones rule out, and how the draw stands without them: taken out until all others can be. */
function impossibleResults({ written, state }: PlayedDraw, regulation: Regulation, holder: PlaceHolder) {
  const lines = new Set<DrawLine>();
  const conflicts = [...state.conflicts];
  let now = state;
  while (now.conflicts.length > 0) {
    const before = lines.size;
    for (const conflict of now.conflicts) {
      const line = written.lines.find(
        (one) =>
          one.match === conflict.match &&
          !lines.has(one) &&
          isSame(writtenResult(one, holder), conflict.result),
      );
      if (line) lines.add(line);
    }
    if (lines.size === before) break;
    now = playDraw(
      drawMatches(written, holder, (line) => lines.has(line)),
      regulation,
    );
    conflicts.push(...now.conflicts);
  }
  return { lines, conflicts, state: now };
}

function isSame(one: WrittenResult, other: WrittenResult): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Rows below the draw's for matches that wait for whoever was brought back. */
function addReplays(
  edit: SheetEdit,
  table: FoundTable,
  { written }: PlayedDraw,
  state: DrawState,
  nameOf: (player: PlayerKey) => string,
): void {
  const { header, sheet } = table;
  const last = Math.max(header.row, ...written.lines.map((line) => line.row));
  const rows = freeRows(table, last, state.matches.size);
  let next = 0;
  for (const [match, { white, black, winner, back }] of state.matches) {
    if (back.length === 0 || winner !== undefined || !white || !black) continue;
    const first = written.lines.find((line) => line.match === match)!;
    if (
      written.lines.some((line) => line.match === match && line.isReplay && line.outcome.kind === 'pending')
    ) {
      continue;
    }
    const row = rows[next++]!;
    const copied = ['match', 'round', 'winnerTo', 'referee'] as const;
    for (const word of copied) {
      const column = header.columns.get(word);
      if (column !== undefined) edit.set(row, column, copyOf(sheet, first.row, column));
    }
    edit.set(row, header.columns.get('white')!, text(nameOf(white)));
    edit.set(row, header.columns.get('black')!, text(nameOf(black)));
  }
}

function copyOf({ values, formats }: SheetContent, row: number, column: number) {
  const cell = values[row]?.[column];
  if (typeof cell === 'number') return value(cell, formats[row]?.[column] ?? null);
  return text(textOf(cell));
}
