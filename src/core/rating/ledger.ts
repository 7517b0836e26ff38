import type { Regulation } from '../regulations/regulation';
import { halfWins, ownForfeit, type Outcome, type PlayerKey, type Side } from '../standings/match';
import { kFactor, ratingChange } from './rating-change';
import { winProbability } from './win-probability';

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

export interface Standing {
  readonly rating: number;
  readonly experience: number;
}

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
      /** Which of the given matches, from 0. */
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
  | { readonly kind: 'penalty'; readonly cause: PenaltyCause; readonly player: Movement };

export type Ratings = ReadonlyMap<PlayerKey, Standing>;

export interface RatedEvent {
  readonly lines: readonly LedgerLine[];
  readonly ratings: Ratings;
  /** Rated matches of each player who has any. */
  readonly played: ReadonlyMap<PlayerKey, number>;
}

/**
 * Rates an event match by match in the order played (HG 7.5.1). Forfeits and play-off games are rated only where the
 * regulation's options say so. Who left during the tournament loses his penalty once, where he first left; who confirmed
 * and did not come loses it after the last match.
 *
 * @param start ratings before the event; a player not among them starts as a newcomer
 */
export function rateEvent(
  start: Ratings,
  matches: readonly RatableMatch[],
  regulation: Regulation,
  didNotCome: readonly PlayerKey[] = [],
): RatedEvent {
  const ratings = new Map(start);
  const played = new Map<PlayerKey, number>();
  const lines: LedgerLine[] = [];
  const left = new Set<PlayerKey>();
  const standing = (player: PlayerKey): Standing =>
    ratings.get(player) ?? { rating: regulation.newcomerRating, experience: 0 };
  const penalise = (player: PlayerKey, cause: PenaltyCause) => {
    if (regulation.ratingPenalty === 0) return;
    const before = standing(player);
    const after = before.rating - regulation.ratingPenalty;
    ratings.set(player, { ...before, rating: after });
    lines.push({ kind: 'penalty', cause, player: { player, before: before.rating, after } });
  };

  matches.forEach((match, index) => {
    const side = winningSide(match.outcome);
    if (side !== null && isRated(match, regulation)) {
      const line = rateMatch(match, index, side, standing, regulation);
      lines.push(line);
      for (const { player, after } of [line.winner, line.loser]) {
        ratings.set(player, { rating: after, experience: standing(player).experience + match.length });
        played.set(player, (played.get(player) ?? 0) + 1);
      }
    }
    for (const player of [match.white, match.black]) {
      if (!hasLeft(match, player) || left.has(player)) continue;
      left.add(player);
      penalise(player, 'left');
    }
  });
  for (const player of didNotCome) penalise(player, 'didNotCome');
  return { lines, ratings, played };
}

function rateMatch(
  { white, black, length }: RatableMatch,
  match: number,
  winning: Side,
  standing: (player: PlayerKey) => Standing,
  regulation: Regulation,
): Extract<LedgerLine, { kind: 'match' }> {
  const [winner, loser] = winning === 'white' ? [white, black] : [black, white];
  const [ofWinner, ofLoser] = [standing(winner), standing(loser)];
  const change = ratingChange(ofWinner, ofLoser, length, regulation);
  return {
    kind: 'match',
    match,
    winner: { player: winner, before: ofWinner.rating, after: ofWinner.rating + change.winner },
    loser: { player: loser, before: ofLoser.rating, after: ofLoser.rating + change.loser },
    length,
    difference: Math.abs(ofWinner.rating - ofLoser.rating),
    upset: winProbability(ofLoser.rating, ofWinner.rating, length),
    kWinner: kFactor(ofWinner.experience, length, regulation),
    kLoser: kFactor(ofLoser.experience, length, regulation),
  };
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

function hasLeft(match: RatableMatch, player: PlayerKey): boolean {
  const side: Side = match.white === player ? 'white' : 'black';
  return ownForfeit(match, player) && match.outcome.kind === 'forfeit' && match.outcome[side] === 'left';
}
