import { brightwellQuotient } from '../../othello/brightwell';
import { halfPoints, hasLeft, matchesOf, type Group } from '../group';
import type { PlayerKey } from '../match';
import { figures, type Criterion } from './criterion';

/** rules §10: the federation's Brightwell quotient, over what is finished. */
export const brightwell: Criterion = (level, group) => figures(level, (player) => quotientOf(group, player));

function quotientOf(group: Group, player: PlayerKey): number {
  const { boardSquares, brightwellCoefficient } = group.rules;
  let discs = 0;
  let opponentsHalfPoints = 0;
  let unplayed = group.unplayed?.get(player)?.rounds ?? 0;
  for (const { isFinished, opponent, pointsFor } of matchesOf(group, player)) {
    if (!isFinished) continue;
    if (hasLeft(group, opponent)) {
      unplayed += 1;
      continue;
    }
    discs += pointsFor;
    opponentsHalfPoints += halfPoints(group, opponent);
  }
  const ownHalfPoints = halfPoints(group, player);
  return brightwellQuotient(
    { discs, opponentsHalfPoints, unplayed, ownHalfPoints },
    brightwellCoefficient,
    boardSquares ?? 0,
  );
}
