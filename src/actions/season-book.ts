import type { Ratings } from '../core/rating/ledger';
import type { Regulation } from '../core/regulations/regulation';
import { projectSeason, type Projection, type SeasonBase } from '../core/season/project-season';
import type { ClosedTournament, Participation } from '../core/season/tournament';
import type { PlayerKey } from '../core/standings/match';
import type { SheetContent } from '../ports/workbook';
import { readLedger, type Ledger, type LedgerTournament } from '../sheet/ledger-table';
import { isEmptySheet } from '../sheet/read-groups';
import { RANKING_HEADERS } from '../sheet/read-ranking';
import { readRankingTable, type AttendanceColumn, type RankingTable } from '../sheet/ranking-table';
import { fold } from '../sheet/text';
import { rankingSentence } from './one-person-twice';
import { pointsSheet, type PointsSheet } from './points-sheet';
import { told, type FoundTable, type Told, type TournamentBook } from './tournament-book';

/** A closed tournament with everything that is written of it. */
export interface RecordedTournament {
  readonly ledger: LedgerTournament;
  readonly participations: readonly Participation[];
}

/** The sheets that a season is written on, as they stand. */
export interface SeasonBook {
  readonly rankingTable: FoundTable;
  readonly ranking: RankingTable;
  readonly points: PointsSheet;
  readonly ledgerSheet: { readonly name: string; readonly content: SheetContent | null };
  readonly ledger: Ledger;
  readonly tournaments: readonly RecordedTournament[];
  readonly nameOf: (player: PlayerKey) => string;
}

const EMPTY_LEDGER: Ledger = { start: new Map(), tournaments: [], names: new Map() };

/**
 * Reads Ranking, Puntos and Movimientos.
 *
 * @param newNames names as tonight's sheets write them, for players whom the season does not know yet
 */
export function seasonBook(
  book: TournamentBook,
  newNames: ReadonlyMap<PlayerKey, string> = new Map(),
): Told<SeasonBook> {
  const { messages } = book;
  const ledgerSheet = book.sheet('ledger');
  if (!ledgerSheet.ok) return ledgerSheet;
  const content = ledgerSheet.value;
  const isEmpty = content === null || isEmptySheet(content.values);
  const ledger = isEmpty ? EMPTY_LEDGER : readLedger(content.values);
  if (ledger === null) return told(messages.secondHalf.close.otherLedger(content!.name));
  const points = pointsSheet(book);
  if (!points.ok) return points;

  const rankingTable = book.table('ranking', RANKING_HEADERS, [
    'rating',
    'experience',
    'status',
    'place',
    'notice',
    'levelHistory',
  ]);
  if (!rankingTable.ok) return rankingTable;
  const isKnown = (key: PlayerKey) =>
    newNames.has(key) || ledger.names.has(key) || points.value.names.has(key);
  const { sheet } = rankingTable.value;
  const ranking = readRankingTable(rankingTable.value, sheet, isKnown);
  if (!ranking.ok) return told(rankingSentence(book, sheet, ranking.problem));

  const names = new Map([...newNames, ...points.value.names, ...ledger.names]);
  for (const { key, name } of ranking.value.rows) names.set(key, name);
  return {
    ok: true,
    value: {
      rankingTable: rankingTable.value,
      ranking: ranking.value,
      points: points.value,
      ledgerSheet: { name: content?.name ?? messages.actions.sheets.ledger, content },
      ledger,
      tournaments: ledger.tournaments.map((tournament) => ({
        ledger: tournament,
        participations: points.value.participations.get(fold(tournament.name)) ?? [],
      })),
      nameOf: (player) => names.get(player) ?? player,
    },
  };
}

/** Ratings before the first closed tournament: the ledger's, and the ranking's for whom it does not know. */
export function baseOf(season: SeasonBook): SeasonBase {
  const { ranking, ledger, tournaments } = season;
  const closed = new Set(tournaments.map(({ ledger: { name } }) => fold(name)));
  const older = ranking.attendance.filter(({ title }) => !closed.has(fold(title)));
  const ratings = new Map(ledger.start);
  for (const { key, rating, experience, isOff } of ranking.rows) {
    // Who is off the ranking when it is first read comes in again as new (8.3).
    if (ratings.has(key) || rating === null || isOff || joinedLater(key, season)) continue;
    ratings.set(key, { rating, experience });
  }
  const came = new Map(
    ranking.rows.map((row) => [row.key, older.map((column) => ranking.came(row, column))] as const),
  );
  return { ratings, came };
}

/** In the ranking because of a closed tournament: his rating there is a result, not a start. */
function joinedLater(player: PlayerKey, { tournaments, ledger }: SeasonBook): boolean {
  return (
    !ledger.start.has(player) &&
    tournaments.some(
      ({ ledger: { state }, participations }) =>
        state === 'official' && participations.some((participation) => participation.player === player),
    )
  );
}

/**
 * The facts of recorded tournaments, those that are reopened left out. Who came is what the ranking's column says, where
 * nothing else changes: a mark that the director sets by hand counts.
 */
function closedTournaments(
  { ranking, tournaments: recorded }: SeasonBook,
  tournaments: readonly RecordedTournament[],
): ClosedTournament[] {
  return tournaments
    .filter(({ ledger }) => ledger.state !== 'reopened')
    .map((tournament) => {
      const { ledger, participations } = tournament;
      const official = ledger.state === 'official';
      const column = ranking.attendance.find(({ title }) => fold(title) === fold(ledger.name));
      const came =
        official && column && recorded.includes(tournament)
          ? cameBy(ranking, column, participations)
          : undefined;
      return { name: ledger.name, official, participations, events: ledger.events, ...(came && { came }) };
    });
}

function cameBy(
  ranking: RankingTable,
  column: AttendanceColumn,
  participations: readonly Participation[],
): Set<PlayerKey> {
  const listed = new Set(ranking.rows.map(({ key }) => key));
  return new Set([
    ...ranking.rows.filter((row) => ranking.came(row, column)).map(({ key }) => key),
    ...participations.map(({ player }) => player).filter((player) => !listed.has(player)),
  ]);
}

export function project(
  season: SeasonBook,
  tournaments: readonly RecordedTournament[],
  regulation: Regulation,
): Projection & { readonly base: Ratings } {
  const base = baseOf(season);
  return { ...projectSeason(base, closedTournaments(season, tournaments), regulation), base: base.ratings };
}
