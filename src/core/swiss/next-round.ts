import { isFinished, type PlayerKey } from '../standings/match';
import type { SwissGame, SwissResults } from './event';

export type NextRound<Game extends SwissGame> =
  | {
      readonly kind: 'open';
      /** The rounds that are played. */
      readonly before: SwissResults;
      /** Whom the director rests in the next one. */
      readonly resting: readonly PlayerKey[];
    }
  /** A game of a round under way, or of one that others have gone on from. */
  | { readonly kind: 'unfinished'; readonly game: Game };

/**
 * What the next round is paired from. A last round of which no game is finished is the one to pair: written down already,
 * it is paired again from what was before, so that pairing twice is pairing once. Where it holds byes alone, these are the
 * director's wish.
 */
export function nextRound<Game extends SwissGame>(results: {
  readonly games: readonly Game[];
  readonly byes: SwissResults['byes'];
}): NextRound<Game> {
  const { games, byes } = results;
  const last = [...games, ...byes].reduce((latest, { round }) => Math.max(latest, round), 0);
  const inLast = games.filter(({ round }) => round === last);
  const isPlayed = inLast.some(({ match }) => isFinished(match));
  const ofBefore = <Item extends { readonly round: number }>(items: readonly Item[]) =>
    isPlayed ? items : items.filter(({ round }) => round < last);
  const before = { games: ofBefore(games), byes: ofBefore(byes) };
  const unfinished = before.games.find(({ match }) => !isFinished(match));
  if (unfinished) return { kind: 'unfinished', game: unfinished };
  const resting = inLast.length === 0 ? byes.filter(({ round }) => round === last) : [];
  return { kind: 'open', before, resting: resting.map(({ player }) => player) };
}
