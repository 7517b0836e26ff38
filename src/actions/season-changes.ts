import type { Ratings } from '../core/rating/ledger';
import type { Regulation } from '../core/regulations/regulation';
import type { Projection } from '../core/season/project-season';
import type { PlayerKey } from '../core/standings/match';
import type { Difference } from '../i18n/season-difference';
import { NO_CHANGES, type WorkbookChanges } from '../ports/workbook';
import { ledgerGrid } from '../sheet/ledger-table';
import { levelHistories } from '../sheet/level-history';
import { LEDGER_COLUMNS, type LedgerColumn } from '../sheet/ledger-words';
import type { OutCell } from '../sheet/cell';
import { fold } from '../sheet/text';
import { BLANK, newSheet, SheetEdit, text, value } from './cell-changes';
import type { PointsRow } from './points-sheet';
import { rankingChanges, type MarkColumn } from './ranking-changes';
import { project, type RecordedTournament, type SeasonBook } from './season-book';
import type { Told, TournamentBook } from './tournament-book';

export interface SeasonChanges {
  readonly changes: WorkbookChanges;
  /** Player by player, in the order of the tournament's result; those whom nothing changes for are left out. */
  readonly differences: readonly Difference[];
}

/** The columns of the ledger that hold ratings and chances, as they are best read. */
const LEDGER_FORMATS: Readonly<Partial<Record<LedgerColumn, string>>> = {
  ...{ beforeWinner: '0.00', beforeLoser: '0.00', difference: '0.00', upset: '0.0000' },
  ...{ changeWinner: '+0.00;-0.00;0.00', changeLoser: '+0.00;-0.00;0.00' },
  ...{ afterWinner: '0.00', afterLoser: '0.00' },
};

/**
 * The changes that make Ranking, Puntos and Movimientos say what follows from these tournaments, whatever they say now.
 *
 * @param after all recorded tournaments as they are to be
 * @param changed the one that is closed or reopened
 */
export function seasonChanges(
  book: TournamentBook,
  season: SeasonBook,
  after: readonly RecordedTournament[],
  changed: string,
  regulation: Regulation,
): Told<SeasonChanges> {
  const then = project(season, season.tournaments, regulation);
  const now = project(season, after, regulation);
  const points = season.points.changesTo(
    [...season.tournaments, ...after].map(({ ledger }) => ledger.name),
    pointsRows(now, season),
  );
  if (!points.ok) return points;
  const isInUse = now.tournaments.some(({ tournament }) => tournament.official);
  const isNewcomer = ({ tournaments }: Projection) => tournaments.flatMap(({ newcomers }) => newcomers);
  const stillIn = new Set(isNewcomer(now));
  const grid = ledgerOf(book, season, after.length > 0 ? now : null, after, regulation);
  const ranking = rankingChanges(book, season, {
    ratings: now.ratings,
    attendance: now.attendance,
    newcomerRating: regulation.newcomerRating,
    joined: joinedIn(now),
    left: new Set(isNewcomer(then).filter((player) => !stillIn.has(player) && !now.base.has(player))),
    marks: markColumns(season, after, changed),
    isInUse,
    histories: levelHistories(grid),
  });
  const ledger = ledgerChanges(season, grid);
  return {
    ok: true,
    value: {
      changes: {
        ...NO_CHANGES,
        newSheets: [...points.value.newSheets, ...ledger.newSheets],
        fitted: ranking.fitted,
        titles: ranking.titles,
        cells: [...ranking.cells, ...points.value.cells, ...ledger.cells],
      },
      differences: differencesOf(season, then, now, changed),
    },
  };
}

/** Everybody who took part in an official tournament, oldest first. */
function joinedIn({ tournaments }: Projection): PlayerKey[] {
  const official = tournaments.filter(({ tournament }) => tournament.official);
  return [
    ...new Set(official.flatMap(({ tournament }) => tournament.participations.map(({ player }) => player))),
  ];
}

function pointsRows({ tournaments }: Projection, { nameOf }: SeasonBook): PointsRow[] {
  return tournaments.flatMap(({ tournament, lost }) =>
    tournament.participations.map((participation) => ({
      ...participation,
      tournament: tournament.name,
      name: nameOf(participation.player),
      // Who went off the ranking has lost what he had (8.3).
      official: tournament.official && !lost.has(participation.player),
    })),
  );
}

/** The column of the changed tournament, and of any other that has none yet. */
function markColumns(
  { ranking, tournaments }: SeasonBook,
  after: readonly RecordedTournament[],
  changed: string,
): MarkColumn[] {
  const isChanged = ({ ledger }: RecordedTournament) => ledger.name === changed;
  const isOfficial = ({ ledger }: RecordedTournament) => ledger.state === 'official';
  const hasColumn = ({ ledger: { name } }: RecordedTournament) =>
    ranking.attendance.some(({ title }) => fold(title) === fold(name));
  const columns = after
    .filter((one) => isOfficial(one) && (isChanged(one) || !hasColumn(one)))
    .map(({ ledger: { name }, participations }) => ({
      ...{ title: name, keepsTitle: true },
      came: new Set(participations.map(({ player }) => player)),
    }));
  const taken = tournaments
    .filter((one) => one.ledger.state !== 'unofficial')
    .flatMap(({ ledger: { name } }) => {
      const now = after.find(({ ledger }) => ledger.name === name);
      const isOut = !now || (now.ledger.name === changed && !isOfficial(now));
      return isOut ? [{ title: name, came: null, keepsTitle: now?.ledger.state === 'reopened' }] : [];
    });
  return [...columns, ...taken];
}

function ledgerOf(
  { messages }: TournamentBook,
  { nameOf }: SeasonBook,
  now: (Projection & { readonly base: Ratings }) | null,
  after: readonly RecordedTournament[],
  { articles }: Regulation,
): OutCell[][] {
  const [left = '', didNotCome = left] = (articles.ratingPenalty ?? '').split(', ');
  const linesOf = new Map(now?.tournaments.map(({ tournament, lines }) => [tournament.name, lines]));
  return ledgerGrid(
    now?.base ?? new Map(),
    after.map(({ ledger }) => ({ tournament: ledger, lines: linesOf.get(ledger.name) ?? [] })),
    nameOf,
    { rating: articles.levels ?? '', left, didNotCome, restart: articles.attendance ?? '' },
    messages.ledger,
  );
}

function ledgerChanges(
  { ledgerSheet }: SeasonBook,
  grid: readonly (readonly OutCell[])[],
): Pick<WorkbookChanges, 'newSheets' | 'cells'> {
  const { name, content } = ledgerSheet;
  const edit = new SheetEdit(name, content);
  const height = Math.max(grid.length, content?.values.length ?? 0);
  for (let row = 0; row < height; row++) {
    LEDGER_COLUMNS.forEach((column, at) => edit.set(row, at, contentOf(grid[row]?.[at] ?? '', column)));
  }
  const isNew = content === null && edit.cells.length > 0;
  return { newSheets: isNew ? [newSheet(name, LEDGER_COLUMNS.length)] : [], cells: edit.cells };
}

function contentOf(cell: OutCell, column: LedgerColumn) {
  if (cell === '') return BLANK;
  return typeof cell === 'string' ? text(cell) : value(cell, LEDGER_FORMATS[column] ?? null);
}

function differencesOf(season: SeasonBook, then: Projection, now: Projection, changed: string): Difference[] {
  const resultsIn = ({ tournaments }: Projection) =>
    new Map(
      tournaments
        .filter(({ tournament }) => tournament.name === changed)
        .flatMap(({ tournament }) => tournament.participations.map((one) => [one.player, one] as const)),
    );
  const [before, after] = [resultsIn(then), resultsIn(now)];
  const shown = new Map(season.ranking.rows.map(({ key, rating }) => [key, rating]));
  const players = new Set([...after.keys(), ...before.keys(), ...shown.keys(), ...now.ratings.keys()]);
  return [...players].flatMap((player): Difference[] => {
    const results = [before.get(player) ?? null, after.get(player) ?? null] as const;
    const isSameResult = JSON.stringify(results[0]) === JSON.stringify(results[1]);
    const from = shown.get(player) ?? null;
    const to = now.ratings.get(player)?.rating ?? from;
    const isSameRating = from !== null && to !== null && Math.abs(from - to) < 1e-9;
    const statuses = [then, now].map(({ attendance }) => attendance?.get(player)?.status ?? null);
    const status = statuses[0] === statuses[1] ? null : statuses[1]!;
    const isFirstTime = statuses[0] === null && status === 'active';
    if (isSameResult && isSameRating && (status === null || isFirstTime)) return [];
    return [
      {
        name: season.nameOf(player),
        results: isSameResult ? [null, null] : results,
        ratings: [from, isSameRating ? from : to],
        status: isFirstTime ? null : status,
      },
    ];
  });
}
