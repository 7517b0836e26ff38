import { matchesOf, openOpponents, type Group } from './group';
import type { PlayerKey } from './match';

/**
 * The players whose results count for nobody (HG 2.3.3): all group matches finished, exactly one won, and all the
 * rest, at least one, lost by their own forfeit. Judged on the results as written, before any annulment.
 */
export function annulledPlayers(group: Group): Set<PlayerKey> {
  return new Set(group.players.filter((player) => isAnnulled(group, player)));
}

function isAnnulled(group: Group, player: PlayerKey): boolean {
  const own = matchesOf(group, player);
  let won = 0;
  let forfeited = 0;
  for (const { halfWins, ownForfeit } of own) {
    if (halfWins === 2) won += 1;
    if (ownForfeit !== null) forfeited += 1;
  }
  // Every match is one or the other, so none is pending.
  if (won !== 1 || forfeited < 1 || won + forfeited !== own.length) return false;
  return openOpponents(group, player).length === 0;
}
