import type { Regulation } from '../regulations/regulation';
import { winProbability } from './win-probability';

/** A player when a match is rated. */
export interface RatedPlayer {
  readonly rating: number;
  /** Points of match length played before this match. */
  readonly experience: number;
}

export interface RatingChange {
  readonly winner: number;
  /** Not positive. */
  readonly loser: number;
}

/** How much the ratings change (rules §7): 4·K·√n times the chance that the winner had of losing. */
export function ratingChange(
  winner: RatedPlayer,
  loser: RatedPlayer,
  matchLength: number,
  regulation: Pick<Regulation, 'kRamp' | 'experience'>,
): RatingChange {
  const upset = winProbability(loser.rating, winner.rating, matchLength);
  const stake = stakeOf(upset, matchLength);
  const change = (player: RatedPlayer) => stake * kFactor(player.experience, matchLength, regulation);
  return { winner: change(winner), loser: -change(loser) };
}

/** What a match is played for, before each one's K (rules §7): 4·√n times the chance that the winner had of losing. */
export function stakeOf(upset: number, matchLength: number): number {
  return 4 * Math.sqrt(matchLength) * upset;
}

/** K falls from 5 to 1 over the first 400 points of experience, where the ramp is on; else it is 1. */
export function kFactor(
  experience: number,
  matchLength: number,
  { kRamp, experience: counted }: Pick<Regulation, 'kRamp' | 'experience'>,
): number {
  if (!kRamp) return 1;
  const points = counted === 'includingMatch' ? experience + matchLength : experience;
  return Math.max(1, 5 - points / 100);
}
