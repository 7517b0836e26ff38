import type { Regulation } from '../regulations/regulation';
import { halfWins, type Outcome, type PlayerKey, type Side } from '../standings/match';

/** A match to be rated, in the order played. */
export interface RatableMatch {
  readonly white: PlayerKey;
  readonly black: PlayerKey;
  readonly outcome: Outcome;
  readonly length: number;
  readonly playoff: boolean;
}

/** Who did what costs rating points (HG 2.3.5, 2.3.6). */
export type PenaltyCause = 'left' | 'didNotCome';

/** Something that moves ratings. */
export type RatingEvent =
  | {
      readonly kind: 'match';
      readonly winner: PlayerKey;
      readonly loser: PlayerKey;
      readonly length: number;
      /** Which of the given matches, from 0. */
      readonly match: number;
    }
  | { readonly kind: 'penalty'; readonly player: PlayerKey; readonly cause: PenaltyCause }
  /** He comes back after having been off the ranking: as new (HG 8.3). */
  | { readonly kind: 'restart'; readonly player: PlayerKey }
  /** The director has written another rating into the ranking. */
  | { readonly kind: 'adjustment'; readonly player: PlayerKey; readonly rating: number };

/**
 * What moves ratings in an event, in order. Forfeits and play-off games count only where the regulation's options say so.
 * Who left during the tournament loses his penalty once, where he first left; who confirmed and did not come loses it
 * after the last match.
 */
export function ratingEvents(
  matches: readonly RatableMatch[],
  regulation: Regulation,
  didNotCome: readonly PlayerKey[] = [],
): RatingEvent[] {
  const events: RatingEvent[] = [];
  eachRatingEvent(matches, regulation, didNotCome, (event) => events.push(event));
  return events;
}

/** The same events one by one, for whom a list of them would only be thrown away. */
export function eachRatingEvent(
  matches: readonly RatableMatch[],
  regulation: Regulation,
  didNotCome: readonly PlayerKey[],
  happen: (event: RatingEvent) => void,
): void {
  const left = new Set<PlayerKey>();
  const penalise = (player: PlayerKey, cause: PenaltyCause) => {
    if (regulation.ratingPenalty > 0) happen({ kind: 'penalty', player, cause });
  };
  for (let index = 0; index < matches.length; index++) {
    const match = matches[index]!;
    const { white, black, length } = match;
    const side = winningSide(match.outcome);
    if (side !== null && isRated(match, regulation)) {
      const winner = side === 'white' ? white : black;
      const loser = side === 'white' ? black : white;
      happen({ kind: 'match', winner, loser, length, match: index });
    }
    if (match.outcome.kind !== 'forfeit') continue;
    for (const side of ['white', 'black'] as const) {
      const player = match[side];
      if (match.outcome[side] !== 'left' || left.has(player)) continue;
      left.add(player);
      penalise(player, 'left');
    }
  }
  for (const player of didNotCome) penalise(player, 'didNotCome');
}

/** The side that won; `null` for a match that is pending, drawn, or lost by both. */
function winningSide(outcome: Outcome): Side | null {
  if (halfWins(outcome, 'white') === 2) return 'white';
  return halfWins(outcome, 'black') === 2 ? 'black' : null;
}

function isRated({ outcome, playoff }: RatableMatch, { rateForfeits, ratePlayoffs }: Regulation): boolean {
  if (playoff && !ratePlayoffs) return false;
  return outcome.kind === 'played' || rateForfeits;
}
