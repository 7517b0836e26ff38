import type { PlayerKey } from '../standings/match';
import { sharedPrizes } from './shared-prizes';

export interface Placed {
  readonly player: PlayerKey;
  /** Shared by all who have it: two semifinalists are both 3rd. */
  readonly place: number;
}

/**
 * Splits a pool among the places, in whole smallest units, summing exactly to the pool (MIAPUESTA "Torneos"; rules §9).
 * Whoever shares a place shares what belongs to the places they take together; a unit that is left over then goes to who
 * comes first in the list.
 *
 * @param units the pool in smallest units
 * @param shares of the places, the first place's first; those beyond the number of players count for nothing
 * @param placed everybody with his place; nobody may be without one
 * @returns units of each player, in the order of places; players without any are left out
 */
export function prizesOfPlaces(
  units: number,
  shares: readonly number[],
  placed: readonly Placed[],
): (Placed & { readonly units: number })[] {
  const amounts = sharedPrizes(units, shares.slice(0, placed.length));
  const inOrder = [...placed].sort((one, other) => one.place - other.place);
  const paid: (Placed & { readonly units: number })[] = [];
  for (let first = 0; first < amounts.length;) {
    const together = inOrder.filter(({ place }) => place === inOrder[first]!.place);
    const theirs = amounts.slice(first, first + together.length).reduce((sum, amount) => sum + amount, 0);
    const equal = sharedPrizes(
      theirs,
      together.map(() => 1),
    );
    together.forEach(({ player, place }, index) => paid.push({ player, place, units: equal[index]! }));
    first += together.length;
  }
  return paid.filter((one) => one.units > 0);
}
