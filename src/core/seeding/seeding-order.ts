import { shuffled } from './drawn-order';

export interface Entrant {
  readonly name: string;
  /** `null`: no rating yet; he counts as a newcomer. */
  readonly rating: number | null;
}

/**
 * The order the groups are filled in (HG 7.2.1): best rating first, newcomers at the newcomers' rating.
 * Where nobody has a rating the order given is the order.
 *
 * Equal ratings keep the order of the list, unless the director asks for a draw: then his seed decides, and the same
 * seed always shows the same draw (7.2, "por estricto sorteo previo condicionado por el Ranking"; rules §3).
 */
export function seedingOrder<Player extends Entrant>(
  players: readonly Player[],
  newcomerRating: number,
  drawSeed: number | null,
): Player[] {
  const listed = drawSeed === null ? [...players] : shuffled(players, drawSeed);
  if (players.every((player) => player.rating === null)) return [...players];
  const ratingOf = (player: Player) => player.rating ?? newcomerRating;
  return listed.sort((a, b) => ratingOf(b) - ratingOf(a));
}
