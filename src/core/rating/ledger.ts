import type { Regulation } from '../regulations/regulation';
import type { PlayerKey } from '../standings/match';
import { kFactor, ratingChange } from './rating-change';
import type { PenaltyCause, RatingEvent } from './rating-events';
import { winProbability } from './win-probability';

export interface RatingStanding {
  readonly rating: number;
  /** Points of match length played. */
  readonly experience: number;
}

export type Ratings = ReadonlyMap<PlayerKey, RatingStanding>;

/** How one player's rating moved. */
export interface Movement {
  readonly player: PlayerKey;
  readonly before: number;
  readonly after: number;
}

/** One checkable line of the ledger. */
export type LedgerLine =
  | {
      readonly kind: 'match';
      readonly match: number;
      readonly winner: Movement;
      readonly loser: Movement;
      readonly length: number;
      /** |Ra − Rb| and the winner's chance of losing, which the change is made of. */
      readonly difference: number;
      readonly upset: number;
      readonly kWinner: number;
      readonly kLoser: number;
    }
  | { readonly kind: 'penalty'; readonly cause: PenaltyCause; readonly player: Movement }
  | { readonly kind: 'restart' | 'adjustment'; readonly player: Movement };

export interface Replay {
  readonly lines: readonly LedgerLine[];
  readonly ratings: Ratings;
  /** Rated matches of each player who has any. */
  readonly played: ReadonlyMap<PlayerKey, number>;
}

/**
 * Plays events onto ratings, one by one in order (HG 7.5.1: "se calculan al finalizar cada encuentro").
 *
 * @param start ratings before; a player not among them starts as a newcomer
 */
export function replayEvents(
  start: Ratings,
  events: readonly RatingEvent[],
  regulation: Pick<Regulation, 'newcomerRating' | 'ratingPenalty' | 'kRamp' | 'experience'>,
): Replay {
  const ratings = new Map(start);
  const played = new Map<PlayerKey, number>();
  const newcomer: RatingStanding = { rating: regulation.newcomerRating, experience: 0 };
  const standing = (player: PlayerKey) => ratings.get(player) ?? newcomer;
  const move = (player: PlayerKey, to: RatingStanding): Movement => {
    const before = standing(player).rating;
    ratings.set(player, to);
    return { player, before, after: to.rating };
  };

  const lines = events.map((event): LedgerLine => {
    if (event.kind === 'restart') return { kind: 'restart', player: move(event.player, newcomer) };
    if (event.kind === 'adjustment') {
      const to = { ...standing(event.player), rating: event.rating };
      return { kind: 'adjustment', player: move(event.player, to) };
    }
    if (event.kind === 'penalty') {
      const { rating, experience } = standing(event.player);
      const player = move(event.player, { rating: rating - regulation.ratingPenalty, experience });
      return { kind: 'penalty', cause: event.cause, player };
    }
    const { winner, loser, length, match } = event;
    const [ofWinner, ofLoser] = [standing(winner), standing(loser)];
    const change = ratingChange(ofWinner, ofLoser, length, regulation);
    const after = ({ rating, experience }: RatingStanding, by: number) => ({
      rating: rating + by,
      experience: experience + length,
    });
    for (const player of [winner, loser]) played.set(player, (played.get(player) ?? 0) + 1);
    return {
      ...{ kind: 'match', match, length },
      winner: move(winner, after(ofWinner, change.winner)),
      loser: move(loser, after(ofLoser, change.loser)),
      difference: Math.abs(ofWinner.rating - ofLoser.rating),
      upset: winProbability(ofLoser.rating, ofWinner.rating, length),
      kWinner: kFactor(ofWinner.experience, length, regulation),
      kLoser: kFactor(ofLoser.experience, length, regulation),
    };
  });
  return { lines, ratings, played };
}
