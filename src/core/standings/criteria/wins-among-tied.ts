import { totals } from '../group';
import { figures, type Criterion } from './criterion';

/** HG 7.2.3, 1st: matches won in the matches among the tied; in half-wins, so that a draw counts half. */
export const winsAmongTied: Criterion = (level, group) => {
  const tied = new Set(level);
  return figures(level, (player) => totals(group, player, tied).halfWins);
};
