import { openOpponents, type Group } from './group';
import { halfWins, ownForfeit, sideOf, type PlayerKey } from './match';

/**
 * The players whose results count for nobody (HG 2.3.3): all group matches finished, exactly one won, and all the
 * rest, at least one, lost by their own forfeit. Judged on the results as written, before any annulment.
 */
export function annulledPlayers(group: Group): Set<PlayerKey> {
  return new Set(group.players.filter((player) => isAnnulled(group, player)));
}

function isAnnulled(group: Group, player: PlayerKey): boolean {
  if (openOpponents(group, player).length > 0) return false;
  const own = group.matchesOf.get(player) ?? [];
  if (own.some((match) => match.outcome.kind === 'pending')) return false;
  const won = own.filter((match) => halfWins(match.outcome, sideOf(match, player)!) === 2).length;
  const forfeited = own.filter((match) => ownForfeit(match, player)).length;
  return won === 1 && forfeited >= 1 && won + forfeited === own.length;
}
