import type { Regulation } from '../regulations/regulation';

/**
 * Minutes of the one break that each player may take between the games of a match (HG 2.2, INTERNATIONAL 2.2); `null`
 * where the regulation gives none, or leaves it to the director since the match is longer.
 */
export function breakMinutes(matchLength: number, { breaks }: Pick<Regulation, 'breaks'>): number | null {
  return breaks && matchLength <= (breaks.upToLength ?? Infinity) ? breaks.minutes : null;
}
