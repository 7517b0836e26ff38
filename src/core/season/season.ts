import { annualPoints } from '../points/annual-points';
import type { Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';
import type { PlayerKey } from '../standings/match';

/** What a player has from one tournament. */
export interface SeasonResult {
  readonly tournament: string;
  readonly player: PlayerKey;
  /** `null`: took part. */
  readonly place: number | null;
  readonly wins: number;
  /** Points as recorded, in hundredths, where the table has them; else they are computed. */
  readonly recorded: number | null;
  readonly official: boolean;
  /** Level rating, the last thing that separates; `null` where the table has none. */
  readonly rating: number | null;
}

export interface SeasonRow {
  readonly place: number;
  readonly player: PlayerKey;
  readonly tournaments: number;
  /** In hundredths. */
  readonly points: number;
  readonly titles: number;
  readonly wins: number;
  /** Whether he has come often enough for the prizes (HG 8.4). */
  readonly eligible: boolean;
}

/**
 * The ranking of a season (HG 7.5, 8): sums over official tournaments; points, then titles, then matches won, then level
 * rating; equal on all is the same place. Several seasons together give the historical ranking.
 */
export function seasonRanking(results: readonly SeasonResult[], regulation: Regulation): Result<SeasonRow[]> {
  if (regulation.annualPoints === null) {
    return fail('notInRegulation', { regulation: regulation.preset, what: 'annualPoints' });
  }
  const official = results.filter((result) => result.official);
  const held = new Set(official.map(({ tournament }) => tournament)).size;
  const sums = new Map<PlayerKey, Omit<SeasonRow, 'place' | 'eligible'> & { rating: number | null }>();
  for (const { player, place, wins, recorded, rating } of official) {
    const points = recorded === null ? annualPoints(place, wins, regulation) : ok(recorded);
    if (!points.ok) return points;
    const sum = sums.get(player) ?? { player, tournaments: 0, points: 0, titles: 0, wins: 0, rating: null };
    sums.set(player, {
      player,
      tournaments: sum.tournaments + 1,
      points: sum.points + points.value,
      titles: sum.titles + (place === 1 ? 1 : 0),
      wins: sum.wins + wins,
      // Rows in another order must not change the ranking: of several ratings the highest.
      rating: rating === null ? sum.rating : Math.max(rating, sum.rating ?? rating),
    });
  }
  const order = [...sums.values()].sort(
    (one, other) => byMerit(one, other) || (one.player < other.player ? -1 : 1),
  );
  const needed = (held * (regulation.prizeAttendance ?? 0)) / 100;
  let place = 0;
  return ok(
    order.map((sum, index) => {
      if (index === 0 || byMerit(order[index - 1]!, sum) !== 0) place = index + 1;
      const { player, tournaments, points, titles, wins } = sum;
      return { place, player, tournaments, points, titles, wins, eligible: tournaments >= needed };
    }),
  );
}

type Sum = Pick<SeasonRow, 'points' | 'titles' | 'wins'> & { readonly rating: number | null };

function byMerit(one: Sum, other: Sum): number {
  return (
    other.points - one.points ||
    other.titles - one.titles ||
    other.wins - one.wins ||
    (other.rating ?? 0) - (one.rating ?? 0)
  );
}
