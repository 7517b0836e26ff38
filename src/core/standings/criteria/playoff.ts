import { halfWins, isFinished, sideOf, type PlayerKey } from '../match';
import type { Group } from '../group';
import { figures, type Criterion } from './criterion';

/** HG 7.2.3, 4th: one-point games among those still level; with three or more, the wins in them decide. */
export const playoff: Criterion = (level, group) => {
  const games = playoffsAmong(level, group);
  return figures(level, (player) =>
    games.reduce((wins, game) => {
      const side = sideOf(game, player);
      return side === null ? wins : wins + halfWins(game.outcome, side);
    }, 0),
  );
};

/** The play-off games of a set that are still to be played, as pairs. */
export function openPlayoffs(level: readonly PlayerKey[], group: Group): [PlayerKey, PlayerKey][] {
  const played = playoffsAmong(level, group);
  const open: [PlayerKey, PlayerKey][] = [];
  level.forEach((one, index) => {
    for (const other of level.slice(index + 1)) {
      const met = played.some((game) => sideOf(game, one) !== null && sideOf(game, other) !== null);
      if (!met) open.push([one, other]);
    }
  });
  return open;
}

function playoffsAmong(level: readonly PlayerKey[], group: Group) {
  return group.playoffs.filter(
    (game) => isFinished(game) && level.includes(game.white) && level.includes(game.black),
  );
}
