import { replayEvents, type LedgerLine, type Ratings } from '../rating/ledger';
import type { RatingEvent } from '../rating/rating-events';
import type { Regulation } from '../regulations/regulation';
import type { PlayerKey } from '../standings/match';
import { attendance, type Attendance } from './attendance';
import type { ClosedTournament } from './tournament';

/** Where a season starts from. */
export interface SeasonBase {
  /** Everybody of the ranking, as he stood before the first closed tournament. */
  readonly ratings: Ratings;
  /** Who came to the official tournaments before it, oldest first. */
  readonly came: ReadonlyMap<PlayerKey, readonly boolean[]>;
}

export interface ProjectedTournament {
  readonly tournament: ClosedTournament;
  readonly lines: readonly LedgerLine[];
  /** Those it brought into the ranking, in the order of its participations. */
  readonly newcomers: readonly PlayerKey[];
  /** Those whose result in it no longer counts: they have been off the ranking since (HG 8.3). */
  readonly lost: ReadonlySet<PlayerKey>;
}

export interface Projection {
  readonly tournaments: readonly ProjectedTournament[];
  readonly ratings: Ratings;
  /** `null` where the regulation knows no attendance. */
  readonly attendance: ReadonlyMap<PlayerKey, Attendance> | null;
}

/**
 * Everything that follows from the closed tournaments, computed from the beginning: so closing twice changes nothing, and
 * a corrected tournament is followed by all later ones (rules §7). Unofficial tournaments move neither ratings nor
 * attendance.
 */
export function projectSeason(
  base: SeasonBase,
  tournaments: readonly ClosedTournament[],
  regulation: Regulation,
): Projection {
  const rule = regulation.attendance;
  const came = new Map([...base.came].map(([player, marks]) => [player, [...marks]]));
  let official = Math.max(0, ...[...came.values()].map((marks) => marks.length));
  let ratings = base.ratings;
  /** Who is in the ranking: a penalty alone brings nobody in. */
  const listed = new Set(ratings.keys());
  const projected: (ProjectedTournament & { lost: Set<PlayerKey> })[] = [];
  const marksOf = (player: PlayerKey): boolean[] => {
    const marks = came.get(player) ?? [];
    while (marks.length < official) marks.push(false);
    came.set(player, marks);
    return marks;
  };
  const isOff = (player: PlayerKey): boolean =>
    rule !== null && attendance(marksOf(player), rule).status === 'off';

  for (const tournament of tournaments) {
    const players = tournament.participations.map(({ player }) => player);
    const restarts = players
      .filter((player) => ratings.has(player) && isOff(player))
      .map((player): RatingEvent => ({ kind: 'restart', player }));
    // Levels corrected by hand after an unofficial one count; nothing that was played in it does.
    const events = tournament.official
      ? [...restarts, ...tournament.events]
      : tournament.events.filter(({ kind }) => kind === 'adjustment');
    const replay = replayEvents(ratings, events, regulation);
    const newcomers = tournament.official ? players.filter((player) => !listed.has(player)) : [];
    for (const player of newcomers) listed.add(player);
    ratings = withNewcomers(replay.ratings, newcomers, regulation);
    projected.push({ tournament, lines: replay.lines, newcomers, lost: new Set() });
    if (!tournament.official) continue;
    const here = tournament.came ?? new Set(players);
    for (const player of new Set([...ratings.keys(), ...here])) marksOf(player).push(here.has(player));
    official += 1;
    // Who is off the ranking by now loses what he has of the tournaments so far.
    const off = [...ratings.keys()].filter(isOff);
    for (const { lost } of projected) for (const player of off) lost.add(player);
  }
  const standing =
    rule && new Map([...ratings.keys()].map((player) => [player, attendance(marksOf(player), rule)]));
  return { tournaments: projected, ratings, attendance: standing };
}

/** Newcomers are in the ranking from their first tournament on, even if no match of theirs was rated. */
function withNewcomers(
  ratings: Ratings,
  newcomers: readonly PlayerKey[],
  { newcomerRating }: Regulation,
): Ratings {
  const all = new Map(ratings);
  for (const player of newcomers) {
    if (!all.has(player)) all.set(player, { rating: newcomerRating, experience: 0 });
  }
  return all;
}
