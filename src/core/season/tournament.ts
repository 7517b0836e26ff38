import type { RatingEvent } from '../rating/rating-events';
import type { PlayerKey } from '../standings/match';

/** What one player has of a tournament. */
export interface Participation {
  readonly player: PlayerKey;
  /** `null`: he took part. */
  readonly place: number | null;
  readonly wins: number;
  /** In hundredths, with the cap of the Last Chance applied. */
  readonly points: number;
}

/** The facts of a closed tournament: what everything about ratings, points and attendance follows from. */
export interface ClosedTournament {
  readonly name: string;
  /** Unofficial ones (HG 8.1, "verano") count for nothing but are written down. */
  readonly official: boolean;
  readonly participations: readonly Participation[];
  /** Who came, where the director has marked it otherwise than by the participations. */
  readonly came?: ReadonlySet<PlayerKey>;
  /** In the order they happened; `match` numbers are the record's own. */
  readonly events: readonly RatingEvent[];
}
