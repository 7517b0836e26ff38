import type { Regulation } from '../regulations/regulation';
import type { PlayerKey } from '../standings/match';
import { kFactor, stakeOf } from './rating-change';
import { eachRatingEvent, type PenaltyCause, type RatableMatch, type RatingEvent } from './rating-events';
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

/** Where ratings have come to. */
export interface Rated {
  readonly ratings: Ratings;
  /** Rated matches of each player who has any. */
  readonly played: ReadonlyMap<PlayerKey, number>;
}

export interface Replay extends Rated {
  readonly lines: readonly LedgerLine[];
}

type ReplayRules = Pick<Regulation, 'newcomerRating' | 'ratingPenalty' | 'kRamp' | 'experience'>;

/**
 * Plays events onto ratings, one by one in order (HG 7.5.1: "se calculan al finalizar cada encuentro").
 *
 * @param start ratings before; a player not among them starts as a newcomer
 */
export function replayEvents(
  start: Ratings,
  events: readonly RatingEvent[],
  regulation: ReplayRules,
): Replay {
  const moving = new MovingRatings(start, regulation);
  const lines = events.map((event) => (event.kind === 'match' ? moving.line(event) : moving.play(event)));
  return { lines, ...moving.rated() };
}

/**
 * Where matches bring ratings, for whom the events and lines between don't matter: the same as {@link replayEvents} on
 * their {@link ratingEvents}.
 */
export function rateMatches(
  start: Ratings,
  matches: readonly RatableMatch[],
  regulation: Regulation,
  didNotCome: readonly PlayerKey[] = [],
): Rated {
  const moving = new MovingRatings(start, regulation);
  eachRatingEvent(matches, regulation, didNotCome, (event) => {
    if (event.kind === 'match') moving.rate(event);
    else moving.play(event);
  });
  return moving.rated();
}

type MatchEvent = RatingEvent & { readonly kind: 'match' };

/**
 * Ratings on their way through the events. Every player has a number, and what moves stands in lists of numbers: so a
 * match makes no objects, which would take longer than its arithmetic.
 */
class MovingRatings {
  private readonly numberOf = new Map<PlayerKey, number>();
  private readonly ratings: number[] = [];
  private readonly experience: number[] = [];
  private readonly matches: number[] = [];

  constructor(
    start: Ratings,
    private readonly regulation: ReplayRules,
  ) {
    for (const [player, standing] of start) this.add(player, standing);
  }

  /** Lets a match move both ratings. */
  rate({ winner, loser, length }: MatchEvent): void {
    const { ratings, experience, matches, regulation } = this;
    const won = this.number(winner);
    const lost = this.number(loser);
    const stake = stakeOf(winProbability(ratings[lost]!, ratings[won]!, length), length);
    ratings[won]! += stake * kFactor(experience[won]!, length, regulation);
    ratings[lost]! -= stake * kFactor(experience[lost]!, length, regulation);
    experience[won]! += length;
    experience[lost]! += length;
    matches[won]! += 1;
    matches[lost]! += 1;
  }

  /** The same, and says how. */
  line(event: MatchEvent): LedgerLine {
    const { winner, loser, length, match } = event;
    const { ratings, experience, regulation } = this;
    const won = this.number(winner);
    const lost = this.number(loser);
    const ofWinner = ratings[won]!;
    const ofLoser = ratings[lost]!;
    const kWinner = kFactor(experience[won]!, length, regulation);
    const kLoser = kFactor(experience[lost]!, length, regulation);
    this.rate(event);
    return {
      ...{ kind: 'match', match, length },
      winner: { player: winner, before: ofWinner, after: ratings[won]! },
      loser: { player: loser, before: ofLoser, after: ratings[lost]! },
      difference: Math.abs(ofWinner - ofLoser),
      upset: winProbability(ofLoser, ofWinner, length),
      ...{ kWinner, kLoser },
    };
  }

  /** What is no match moves one rating, and says how. */
  play(event: Exclude<RatingEvent, MatchEvent>): LedgerLine {
    const { newcomerRating, ratingPenalty } = this.regulation;
    switch (event.kind) {
      case 'penalty': {
        const player = this.moveTo(event.player, (rating) => rating - ratingPenalty);
        return { kind: 'penalty', cause: event.cause, player };
      }
      case 'restart':
        this.experience[this.number(event.player)] = 0;
        return { kind: 'restart', player: this.moveTo(event.player, () => newcomerRating) };
      case 'adjustment':
        return { kind: 'adjustment', player: this.moveTo(event.player, () => event.rating) };
    }
  }

  rated(): Rated {
    const ratings = new Map<PlayerKey, RatingStanding>();
    const played = new Map<PlayerKey, number>();
    for (const [player, number] of this.numberOf) {
      ratings.set(player, { rating: this.ratings[number]!, experience: this.experience[number]! });
      if (this.matches[number]! > 0) played.set(player, this.matches[number]!);
    }
    return { ratings, played };
  }

  private moveTo(player: PlayerKey, to: (rating: number) => number): Movement {
    const number = this.number(player);
    const before = this.ratings[number]!;
    const after = to(before);
    this.ratings[number] = after;
    return { player, before, after };
  }

  private number(player: PlayerKey): number {
    const number = this.numberOf.get(player);
    return number ?? this.add(player, { rating: this.regulation.newcomerRating, experience: 0 });
  }

  private add(player: PlayerKey, { rating, experience }: RatingStanding): number {
    const number = this.ratings.length;
    this.numberOf.set(player, number);
    this.ratings.push(rating);
    this.experience.push(experience);
    this.matches.push(0);
    return number;
  }
}
