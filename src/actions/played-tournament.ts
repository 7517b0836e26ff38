import type { DrawConflict, DrawState } from '../core/knockout/play-draw';
import { playDraw } from '../core/knockout/play-draw';
import { roundRank, type Round } from '../core/knockout/rounds';
import { tournamentResult, type TournamentResult } from '../core/points/tournament-result';
import { ratingEvents, type RatableMatch, type RatingEvent } from '../core/rating/rating-events';
import type { Regulation } from '../core/regulations/regulation';
import { indexGroup, isComplete } from '../core/standings/group';
import type { Match, Outcome, PlayerKey } from '../core/standings/match';
import { groupStandings, type StandingsRow } from '../core/standings/standings';
import type { SheetContent } from '../ports/workbook';
import { conflictProblem, drawMatches } from '../sheet/draw-matches';
import { groupKey } from '../sheet/draw-reference';
import { findHeader } from '../sheet/header';
import type { LedgerMatch, TournamentSheets } from '../sheet/ledger-table';
import type { GroupMatches } from '../sheet/match-table';
import { orderOfPlay } from '../sheet/order-of-play';
import { readDraw } from '../sheet/read-draw';
import { readMatches } from '../sheet/read-matches';
import type { SwissTable } from '../sheet/read-swiss';
import type { DrawSource, PlaceHolder, WrittenDraw } from '../sheet/written-draw';
import { swissSheetOn, type SwissSheet } from './swiss/swiss-sheet';
import type { Told, TournamentBook } from './tournament-book';

/** One phase of elimination as its sheet has it: the draw, or the Last Chance. */
export interface PlayedDraw {
  readonly sheet: SheetContent;
  readonly written: WrittenDraw;
  readonly state: DrawState;
}

/** The group phase as the calendar has it. */
export interface PlayedGroups {
  readonly groups: readonly GroupMatches[];
  readonly names: ReadonlyMap<PlayerKey, string>;
  /** Who holds a place of a group, once the group is complete. */
  readonly placeHolder: PlaceHolder;
  /** Where the calendar holds Swiss rounds, whose places are those of a Swiss event. */
  readonly rounds?: SwissSheet;
}

/** A tournament as its sheets tell it. */
export interface PlayedTournament extends TournamentResult {
  readonly names: ReadonlyMap<PlayerKey, string>;
  /** Matches without a result, and results that can't be, a line each. */
  readonly open: readonly string[];
  readonly hasDraw: boolean;
  /** Rated matches and penalties for leaving, in the order played. */
  readonly events: readonly RatingEvent[];
  /** By the `match` numbers of the events. */
  readonly matches: readonly LedgerMatch[];
}

interface Line extends RatableMatch, LedgerMatch {}

/** Reads everything of a tournament from its sheets. */
export function playedTournament(
  book: TournamentBook,
  sheets: TournamentSheets,
  regulation: Regulation,
): Told<PlayedTournament> {
  const groups = playedGroups(book, sheets.schedule, regulation);
  if (!groups.ok) return groups;
  const holder: PlaceHolder = groups.value?.placeHolder ?? (() => null);
  const draw = playedDraw(book, sheets.draw, regulation, holder);
  if (!draw.ok) return draw;
  const lastChance = playedDraw(book, sheets.lastChance, lastChanceRules(regulation), holder);
  if (!lastChance.ok) return lastChance;

  const phases = {
    groups: groups.value?.groups.map(({ matches }) => matches) ?? [],
    draw: draw.value?.state ?? null,
    lastChance: lastChance.value?.state ?? null,
  };
  const result = tournamentResult(phases, regulation);
  const { annulled } = result;
  const lines = [
    ...(groups.value ? groupLines(groups.value, annulled) : []),
    ...(draw.value ? drawLines(draw.value, holder, regulation, book) : []),
    ...(lastChance.value ? drawLines(lastChance.value, holder, lastChanceRules(regulation), book) : []),
  ];
  const names = new Map<PlayerKey, string>([
    ...(lastChance.value?.written.names ?? []),
    ...(draw.value?.written.names ?? []),
    ...(groups.value?.names ?? []),
  ]);
  const nameOf = (player: PlayerKey) => names.get(player) ?? player;
  const open = [
    ...(groups.value ? openInGroups(groups.value, draw.value === null, regulation, nameOf) : []),
    ...[draw.value, lastChance.value].flatMap((phase) => (phase ? openInDraw(phase, book, nameOf) : [])),
  ];
  const events = ratingEvents(lines, regulation);
  const matches = lines.map(({ phase, score }) => ({ phase, score }));
  return { ok: true, value: { ...result, names, open, hasDraw: draw.value !== null, events, matches } };
}

/** The final of the Last Chance is no final of the tournament: it is as long as its other matches (HG 7.4.14). */
export function lastChanceRules(regulation: Regulation): Regulation {
  const { knockoutMatchLength } = regulation;
  return {
    ...regulation,
    finalMatchLength: knockoutMatchLength,
    thirdPlaceMatch: false,
    refereeInFinal: false,
  };
}

/** The group phase on a calendar; `null` where there is none. */
export function playedGroups(
  book: TournamentBook,
  name: string,
  regulation: Regulation,
): Told<(PlayedGroups & { readonly lines: readonly Line[] }) | null> {
  const sheet = book.named(name);
  if (sheet === null) return { ok: true, value: null };
  const swiss = swissSheetOn(book, sheet, regulation);
  if (!swiss.ok) return swiss;
  const rounds = swiss.value;
  const read = rounds
    ? ({ ok: true, value: asOneGroup(rounds.results) } as const)
    : book.on(sheet, readMatches(sheet.values, regulation, book.readWallClock));
  if (!read.ok) return read;
  const { groups, names } = read.value;
  const places = new Map<string, PlayerKey>();
  for (const { group, matches } of groups) {
    if (rounds || !isComplete(indexGroup(matches, regulation))) continue;
    qualifyingOrder(matches, regulation).forEach(({ player, playoff }, index) => {
      if (playoff.kind === 'none') places.set(placeKey(group, index + 1), player);
    });
  }
  const header = findHeader(sheet.values, [['white', 'black']]);
  const columns = header.ok && header.value ? header.value : { columns: new Map() };
  const length = regulation.groupMatchLength ?? 0;
  const byRow = new Map<number, Line>();
  const extra: Line[] = [];
  for (const { group, matches, rows } of groups) {
    matches.forEach((match, index) => {
      const line: Line = { ...match, length, phase: group, score: scoreText(match.outcome) };
      // A cross-table has several matches a row: its order is as good as any.
      if (byRow.has(rows[index]! - 1)) extra.push(line);
      else byRow.set(rows[index]! - 1, line);
    });
  }
  const order = orderOfPlay(sheet.values, [...byRow.keys()], columns, book.readWallClock);
  return {
    ok: true,
    value: {
      ...{ groups, names },
      ...(rounds && { rounds }),
      placeHolder: (group, place) => places.get(placeKey(group, place)) ?? null,
      lines: [...order.map((row) => byRow.get(row)!), ...extra],
    },
  };
}

/** The games of Swiss rounds as matches without groups. */
function asOneGroup({ games, names }: SwissTable): Pick<PlayedGroups, 'groups' | 'names'> {
  const group = { group: '', matches: games.map(({ match }) => match), rows: games.map(({ row }) => row) };
  return { groups: [group], names };
}

/** The draw on a sheet, played as far as it is; `null` where there is none. */
export function playedDraw(
  book: TournamentBook,
  name: string,
  regulation: Regulation,
  placeHolder: PlaceHolder,
): Told<PlayedDraw | null> {
  const sheet = book.named(name);
  if (sheet === null || sheet.values.every((row) => row.every((cell) => cell === ''))) {
    return { ok: true, value: null };
  }
  const written = book.on(sheet, readDraw(sheet.values, regulation, book.readWallClock));
  if (!written.ok) return written;
  const state = playDraw(drawMatches(written.value, placeHolder), regulation);
  return { ok: true, value: { sheet, written: written.value, state } };
}

/** A group in the order in which its places of the second phase are given: who is out of it (2.3.2, 2.3.3) has none. */
export function qualifyingOrder(matches: readonly Match[], regulation: Regulation): StandingsRow[] {
  return groupStandings(matches, regulation).filter(
    ({ standing }) => standing !== 'annulled' && standing !== 'putOut',
  );
}

function placeKey(group: string, place: number): string {
  return JSON.stringify([groupKey(group), place]);
}

function groupLines(
  { lines }: { readonly lines: readonly Line[] },
  annulled: ReadonlySet<PlayerKey>,
): Line[] {
  const isPlayed = ({ outcome }: Line) => outcome.kind === 'played';
  return lines.filter((line) => !(isPlayed(line) && (annulled.has(line.white) || annulled.has(line.black))));
}

/** The results of a draw in the order played: round by round, as they stand. */
function drawLines(
  { written, state }: PlayedDraw,
  placeHolder: PlaceHolder,
  { knockoutMatchLength, finalMatchLength }: Regulation,
  { messages }: TournamentBook,
): Line[] {
  const seated = (source: DrawSource) => {
    if (source.kind === 'player') return source.player;
    if (source.kind === 'groupPlace') return placeHolder(source.group, source.place);
    return source.kind === 'winner' || source.kind === 'loser'
      ? (state.matches.get(source.of)?.[source.kind] ?? null)
      : null;
  };
  return [...written.lines]
    .sort((one, other) => roundRank(one.round) - roundRank(other.round) || one.row - other.row)
    .flatMap(({ round, white, black, outcome }): Line[] => {
      const players = { white: seated(white.written), black: seated(black.written) };
      if (players.white === null || players.black === null || outcome.kind === 'pending') return [];
      const length = (round === 2 ? finalMatchLength : knockoutMatchLength) ?? 0;
      const phase = messages.draw.round(round);
      return [
        {
          ...{ white: players.white, black: players.black, outcome, length, playoff: false },
          ...{ phase, score: scoreText(outcome) },
        },
      ];
    });
}

/** Group matches without a result; and, where the places count, the ties that are still to be decided. A line each. */
export function openInGroups(
  { groups, rounds }: PlayedGroups,
  placesCount: boolean,
  regulation: Regulation,
  nameOf: (player: PlayerKey) => string,
): string[] {
  return groups.flatMap(({ group, matches }) => {
    const line = (between: string, players: readonly PlayerKey[]) =>
      `${group && `${group}: `}${players.map(nameOf).join(between)}`;
    const pending = matches
      .filter(({ outcome, playoff }) => outcome.kind === 'pending' && !playoff)
      .map(({ white, black }) => line('–', [white, black]));
    if (!placesCount || rounds || pending.length > 0) return pending;
    return groupStandings(matches, regulation).flatMap(({ player, standing, playoff }) => {
      if (standing !== 'open' && standing !== 'qualified') return [];
      if (playoff.kind === 'mustPlay') {
        return playoff.against.filter((other) => player < other).map((other) => line('–', [player, other]));
      }
      const isFirst = playoff.kind === 'stillLevel' && playoff.with.every((other) => player < other);
      return isFirst && standing === 'open' ? [line(' = ', [player, ...playoff.with])] : [];
    });
  });
}

function openInDraw(
  { sheet, written, state }: PlayedDraw,
  book: TournamentBook,
  nameOf: (player: PlayerKey) => string,
): string[] {
  const roundOf = new Map<string, Round>(written.lines.map(({ match, round }) => [match, round]));
  const { draw } = book.messages;
  const pending = [...state.matches]
    .filter(([, { winner }]) => winner === undefined)
    .map(([match, { white, black }]) => {
      const players = [white, black].map((seat) => (seat ? nameOf(seat) : '?')).join('–');
      return `${sheet.name}, ${match} (${draw.round(roundOf.get(match)!)}): ${players}`;
    });
  return [
    ...pending,
    ...state.conflicts.map((conflict) => conflictText(conflict, { sheet, written }, book, nameOf)),
  ];
}

/** A result in a draw that can't be, as a sentence. */
export function conflictText(
  conflict: DrawConflict,
  { sheet, written }: Pick<PlayedDraw, 'sheet' | 'written'>,
  book: TournamentBook,
  nameOf: (player: PlayerKey) => string,
): string {
  return book.sentence(sheet, conflictProblem(conflict, written, nameOf));
}

/** The winner's points first. */
function scoreText(outcome: Outcome): string {
  if (outcome.kind === 'played') {
    const points = [outcome.white, outcome.black];
    return `${Math.max(...points)}–${Math.min(...points)}`;
  }
  return outcome.kind === 'pending' ? '' : 'F';
}
