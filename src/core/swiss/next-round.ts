import { leftIn } from '../standings/group';
import { isFinished, type PlayerKey } from '../standings/match';
import type { SwissBye, SwissGame, SwissResults } from './event';

export type NextRound<Game extends SwissGame> =
  | {
      readonly kind: 'open';
      readonly round: number;
      /** The rounds that are played. */
      readonly before: SwissResults;
      /** Whom the director rests in the next one. */
      readonly resting: readonly PlayerKey[];
      /** Who is not paired: withdrawn by then, or late and not in before the round after. */
      readonly out: ReadonlySet<PlayerKey>;
    }
  /** Games of a round under way, or of one that others have gone on from; one at least. */
  | { readonly kind: 'unfinished'; readonly games: readonly Game[] };

/**
 * What the next round is paired from. A last round of which no game is finished is the one to pair: written down already,
 * it is paired again from what was before, so that pairing twice is pairing once. Where it holds byes alone, these are the
 * director's wish.
 */
export function nextRound<Game extends SwissGame>(
  results: SwissResults & { readonly games: readonly Game[] },
): NextRound<Game> {
  const { games, byes, missed = [], withdrawn = [] } = results;
  const last = [...games, ...byes].reduce((latest, { round }) => Math.max(latest, round), 0);
  const inLast = games.filter(({ round }) => round === last);
  const isPlayed = inLast.some(({ match }) => isFinished(match));
  const round = isPlayed || last === 0 ? last + 1 : last;
  const ofBefore = <Item extends { readonly round: number }>(items: readonly Item[]) =>
    items.filter((item) => item.round < round);
  const before = { games: ofBefore(games), byes: ofBefore(byes), missed: ofBefore(missed) };
  const unfinished = before.games.filter(({ match }) => !isFinished(match));
  if (unfinished.length > 0) return { kind: 'unfinished', games: unfinished };
  const resting = inLast.length === 0 ? byes.filter((bye) => bye.round === last) : [];
  return {
    ...{ kind: 'open', round, before, resting: resting.map(({ player }) => player) },
    out: new Set([
      ...withdrawn.filter((one) => one.round <= round).map(({ player }) => player),
      ...missed.filter((one) => one.round === round).map(({ player }) => player),
      ...leftDuring(before.games).map(({ player }) => player),
    ]),
  };
}

/** Who left during a game, and the first round after it. */
export function leftDuring(games: readonly SwissGame[]): SwissBye[] {
  return games.flatMap(({ round, match }) =>
    [match.white, match.black]
      .filter((player) => leftIn(match, player))
      .map((player) => ({ round: round + 1, player })),
  );
}
